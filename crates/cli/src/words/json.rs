//! Places for programs.

use serde::Serialize;

/// A place, told by its nodes.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum JsonPlace<T> {
    /// The node of a side of one piece.
    Node(T),
    /// The nodes of a team, ascending by number.
    Nodes(Vec<T>),
    /// Off the board: null.
    OffBoard,
}
