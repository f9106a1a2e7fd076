//! Cat and Mouse with its options.

use catmouse_engine::{
    Arena, CatAndMouseRules, Digraph, Moves, Node, Place, PlaceSet, Player, PromiseError,
};

use super::{Ground, Refusal};

/// Cat and Mouse as it is to be played.
#[derive(Clone, Debug)]
pub(crate) struct CatAndMouse {
    /// Where the holes are, who stands where and moves first, and what a stalemate means.
    pub(crate) rules: CatAndMouseRules,
    /// Whether it is played on directed graphs.
    pub(crate) is_directed: bool,
    /// Who may pass.
    pub(crate) passing: Vec<Player>,
    /// Whether what the published problem excludes is refused.
    pub(crate) strict: bool,
}

/// What it is played on.
pub(crate) struct CatAndMouseBoard<'g> {
    game: &'g CatAndMouse,
    ground: &'g Ground,
    /// The graph with self-loops along which those move who may pass, if anyone may.
    passing: Option<Digraph>,
}

impl CatAndMouse {
    pub(super) fn board<'g>(&'g self, ground: &'g Ground) -> Result<CatAndMouseBoard<'g>, Refusal> {
        let passing = (!self.passing.is_empty()).then(|| match ground {
            Ground::Graph(graph) => Digraph::from(graph).with_self_loops(),
            Ground::Digraph(graph) => graph.with_self_loops(),
        });
        Ok(CatAndMouseBoard {
            game: self,
            ground,
            passing: passing.transpose()?,
        })
    }
}

impl CatAndMouseBoard<'_> {
    pub(super) fn arena(&self) -> Result<Arena<'_>, Refusal> {
        let arena = self.arena_by(&self.game.rules)?;
        if self.game.strict {
            arena.check_promise()?;
        }
        Ok(arena)
    }

    /// The game with its own holes, to be asked about all starts: what is promised of the start
    /// alone does not count.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be played there, or is not to be.
    pub(crate) fn arena_from_anywhere(&self) -> Result<Arena<'_>, Refusal> {
        self.arena_around(self.game.rules.holes.clone())
    }

    /// The same with one hole, which is this one.
    ///
    /// # Errors
    /// [`Refusal`] if it can't be played there, or is not to be.
    pub(crate) fn arena_around_hole(&self, hole: Node) -> Result<Arena<'_>, Refusal> {
        self.arena_around(Place::from(hole).into())
    }

    /// All nodes, ascending.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        self.ground.nodes()
    }

    fn arena_around(&self, holes: PlaceSet) -> Result<Arena<'_>, Refusal> {
        let mut others = self.ground.nodes();
        let mut other = || others.find(|&node| !holes.contains(node.into()));
        let rules = &self.game.rules;
        let (mouse, cat) = (other(), other());
        let arena = self.arena_by(&CatAndMouseRules {
            mouse: mouse.unwrap_or(rules.mouse),
            cat: cat.or(mouse).unwrap_or(rules.cat),
            holes,
            ..*rules
        })?;
        if self.game.strict {
            check_promise_of_graph(&arena)?;
        }
        Ok(arena)
    }

    fn arena_by(&self, rules: &CatAndMouseRules) -> Result<Arena<'_>, Refusal> {
        let [mouse_moves, cat_moves] = Player::BOTH.map(|player| self.moves_of(player));
        Ok(Arena::cat_and_mouse_by(mouse_moves, cat_moves, rules)?)
    }

    fn moves_of(&self, player: Player) -> Moves<'_> {
        match (&self.passing, self.ground) {
            (Some(passing), _) if self.game.passing.contains(&player) => passing.into(),
            (_, Ground::Graph(graph)) => graph.into(),
            (_, Ground::Digraph(graph)) => graph.into(),
        }
    }
}

/// Checks what is promised of the graph, whatever the start.
fn check_promise_of_graph(arena: &Arena<'_>) -> Result<(), PromiseError> {
    match arena.check_promise() {
        Err(PromiseError::FinishedStart { .. } | PromiseError::CannotMove { .. }) => Ok(()),
        checked => checked,
    }
}
