//! The words in which a game is told: its players, its places, its positions.
//!
//! A game carries a [`Vocabulary`]; together with the names of the nodes it makes [`Words`], through
//! which every verb writes and reads what it says about that game. So a new game needs a vocabulary,
//! and no verb has to know it.

mod json;
mod vocabulary;

use std::fmt::{self, Display};

use catmouse_engine::{Arena, Node, Place, Player};
use catmouse_formats::Names;

pub(crate) use self::json::JsonPlace;
pub(crate) use self::vocabulary::{Noun, Vocabulary};

/// How a game is told.
#[derive(Clone, Copy)]
pub(crate) struct Words<'w> {
    arena: &'w Arena<'w>,
    vocabulary: Vocabulary,
    nodes: NodeNames<'w>,
}

/// What the nodes are called.
#[derive(Clone, Copy)]
pub(crate) enum NodeNames<'w> {
    /// By their numbers.
    Numbers,
    /// By the names that the text of the graph gives them.
    Names(&'w Names),
}

impl<'w> From<Option<&'w Names>> for NodeNames<'w> {
    fn from(names: Option<&'w Names>) -> Self {
        names.map_or(Self::Numbers, Self::Names)
    }
}

/// Where a side stands off the board.
const OFF_BOARD: &str = "off";

/// What joins the nodes of a side of several pieces.
const JOINT: char = '+';

impl<'w> Words<'w> {
    pub(crate) fn new(
        arena: &'w Arena<'w>,
        vocabulary: Vocabulary,
        nodes: impl Into<NodeNames<'w>>,
    ) -> Self {
        Self {
            arena,
            vocabulary,
            nodes: nodes.into(),
        }
    }

    /// The names that the text of the graph gives its nodes, if it does.
    pub(crate) fn names(self) -> Option<&'w Names> {
        match self.nodes {
            NodeNames::Numbers => None,
            NodeNames::Names(names) => Some(names),
        }
    }

    /// What the players, and where they win, are called.
    pub(crate) fn vocabulary(self) -> Vocabulary {
        self.vocabulary
    }

    /// What a player is called.
    pub(crate) fn player(self, player: Player) -> Noun {
        self.vocabulary.player(player)
    }

    /// A place of a player: a node, the nodes of several pieces like `3+5`, or `off` the board.
    pub(crate) fn place(self, player: Player, place: Place) -> impl Display + use<'w> {
        Written(move |formatter: &mut fmt::Formatter<'_>| {
            let mut nodes = self.arena.moves_of(player).nodes_of(place);
            let Some(first) = nodes.next() else {
                return formatter.write_str(OFF_BOARD);
            };
            self.write_node(first, formatter)?;
            nodes.try_for_each(|node| {
                write!(formatter, "{JOINT}")?;
                self.write_node(node, formatter)
            })
        })
    }

    /// A place of a player for programs: a node's number, an array of the numbers of several
    /// pieces, or null off the board.
    pub(crate) fn json_place(self, player: Player, place: Place) -> JsonPlace<u32> {
        self.json_place_of(player, place, Node::number)
    }

    /// The same by the names of the nodes, if the text of the graph gives them names.
    pub(crate) fn json_names(self, player: Player, place: Place) -> Option<JsonPlace<&'w str>> {
        let names = self.names()?;
        Some(self.json_place_of(player, place, |node| names.name(node)))
    }

    fn json_place_of<T>(
        self,
        player: Player,
        place: Place,
        told: impl Fn(Node) -> T,
    ) -> JsonPlace<T> {
        let moves = self.arena.moves_of(player);
        let mut nodes = moves.nodes_of(place).map(told);
        match moves.team() {
            None => nodes.next().map_or(JsonPlace::OffBoard, JsonPlace::Node),
            Some(team) if team.off_board() == place => JsonPlace::OffBoard,
            Some(_) => JsonPlace::Nodes(nodes.collect()),
        }
    }

    fn write_node(self, node: Node, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nodes {
            NodeNames::Numbers => node.fmt(formatter),
            NodeNames::Names(names) => write_name(names.name(node), formatter),
        }
    }
}

/// What a function writes.
struct Written<Write>(Write);

impl<Write: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> Display for Written<Write> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(formatter)
    }
}

/// Writes a name, in quotes unless it is a plain word.
fn write_name(name: &str, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    let is_plain = |character: char| character.is_alphanumeric() || character == '_';
    if !name.is_empty() && name.chars().all(is_plain) {
        formatter.write_str(name)
    } else {
        write!(formatter, "{name:?}")
    }
}

#[cfg(test)]
mod tests {
    use catmouse_engine::Graph;
    use catmouse_formats::read_named;

    use super::*;

    #[test]
    fn places_are_told_by_number_or_name() {
        let named = read_named(b"graph { hole -- jerry -- \"old tom\" }", None).unwrap();
        let arena = Arena::cat_and_mouse(&named.graph).unwrap();
        let told = |names: Option<&Names>| {
            let words = Words::new(&arena, Vocabulary::CAT_AND_MOUSE, names);
            let places = arena.legal_moves(arena.start());
            let places = places.map(|place| words.place(Player::Mouse, place).to_string());
            places.collect::<Vec<_>>()
        };
        assert_eq!(told(None), ["0", "2"]);
        assert_eq!(told(named.names.as_ref()), ["hole", "\"old tom\""]);
    }

    #[test]
    fn several_pieces_are_told_together() {
        let square = Graph::from_edges(4, [(0, 1), (1, 2), (2, 3), (3, 0)]).unwrap();
        let arena = Arena::cops_and_robbers(&square, 2).unwrap();
        let words = Words::new(&arena, Vocabulary::CAT_AND_MOUSE, None);
        let start = arena.start();
        let told = |place| words.place(Player::Cat, place).to_string();
        assert_eq!(told(start.cat), "off");
        let chosen = arena.legal_moves(start).nth(1).unwrap();
        assert_eq!(told(chosen), "0+1");
    }
}
