//! What is called what in a game.

use std::fmt;

use catmouse_engine::Player;

/// The words of one game. A game in which a word can't come up may have any there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vocabulary {
    /// The evader.
    pub(crate) mouse: Noun,
    /// The pursuer.
    pub(crate) cat: Noun,
    /// Where the evader is safe: `in the hole`.
    pub(crate) safe: &'static str,
    /// Where the pursuer wins by arriving: `at its goal`.
    pub(crate) goal: &'static str,
}

/// What a player is called, one piece or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noun {
    word: &'static str,
    is_plural: bool,
}

impl Vocabulary {
    /// The words of Cat and Mouse.
    pub(crate) const CAT_AND_MOUSE: Self = Self {
        mouse: Noun::one("mouse"),
        cat: Noun::one("cat"),
        safe: "in the hole",
        goal: "at its goal",
    };

    /// The words of Cops and Robbers with several cops.
    pub(crate) const COPS_AND_ROBBER: Self = Self {
        mouse: Noun::one("robber"),
        cat: Noun::several("cops"),
        ..Self::CAT_AND_MOUSE
    };

    /// The words of Cops and Robbers with one cop.
    pub(crate) const COP_AND_ROBBER: Self = Self {
        cat: Noun::one("cop"),
        ..Self::COPS_AND_ROBBER
    };

    /// What a player is called.
    pub(crate) const fn player(self, player: Player) -> Noun {
        match player {
            Player::Mouse => self.mouse,
            Player::Cat => self.cat,
        }
    }
}

impl Noun {
    /// A single one: `mouse`.
    pub(crate) const fn one(word: &'static str) -> Self {
        let is_plural = false;
        Self { word, is_plural }
    }

    /// Several together: `cops`.
    pub(crate) const fn several(word: &'static str) -> Self {
        let is_plural = true;
        Self { word, is_plural }
    }

    /// The noun with the form of a verb that goes with it: `mouse wins`, `cops win`.
    pub(crate) fn does(self, singular: &str, plural: &str) -> String {
        format!("{self} {}", self.verb(singular, plural))
    }

    /// The form of a verb that goes with the noun.
    pub(crate) const fn verb<'v>(self, singular: &'v str, plural: &'v str) -> &'v str {
        if self.is_plural { plural } else { singular }
    }
}

impl fmt::Display for Noun {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.word)
    }
}
