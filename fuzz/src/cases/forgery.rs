//! Altered certificates.

use arbitrary::{Arbitrary, Result, Unstructured};
use catmouse_engine::{Table, certify_exact, certify_start, certify_table};
use catmouse_verifier::mutations::mutate;

use super::below;

/// The kinds of certificates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The outcome of the start.
    Start,
    /// Outcome and exact plies of the start.
    Exact,
    /// Outcome and exact plies of every position.
    Table,
}

/// A game, and how a certificate of it is altered.
#[derive(Clone, Debug)]
pub struct Forgery<Case> {
    /// The game.
    pub game: Case,
    /// The kind of the certificate.
    pub kind: Kind,
    /// How many changes are made, one after the other.
    pub changes: u32,
    /// What is chosen, one choice after the other; all that are missing are 0.
    pub choices: Vec<u16>,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Start, Self::Exact, Self::Table];

    /// The certificate of this kind that the engine writes.
    pub fn certificate(self, table: &Table<'_>) -> Vec<u8> {
        let mut certificate = Vec::new();
        match self {
            Self::Start => certify_start(table, &mut certificate),
            Self::Exact => certify_exact(table, &mut certificate),
            Self::Table => certify_table(table, &mut certificate),
        }
        .expect("memory takes whatever is written to it");
        certificate
    }
}

impl<'b, Case: Arbitrary<'b>> Arbitrary<'b> for Forgery<Case> {
    fn arbitrary(bytes: &mut Unstructured<'b>) -> Result<Self> {
        let kind = Kind::ALL[below(bytes, 3)? as usize];
        let changes = below(bytes, 4)?;
        let choices = (0..6 * changes).map(|_| u16::arbitrary(bytes));
        Ok(Self {
            kind,
            changes,
            choices: choices.collect::<Result<_>>()?,
            game: Case::arbitrary(bytes)?,
        })
    }
}

impl<Case> Forgery<Case> {
    /// A certificate with all changes made to it.
    pub fn alter(&self, mut certificate: Vec<u8>) -> Vec<u8> {
        let mut choices = self.choices.iter().map(|&choice| usize::from(choice));
        let mut pick = |bound: usize| choices.next().unwrap_or(0) % bound;
        for _ in 0..self.changes {
            certificate = mutate(&certificate, &mut pick);
        }
        certificate
    }
}
