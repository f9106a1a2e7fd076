//! Forgeries, each of them rejected for what is wrong with it.

use std::collections::BTreeMap;

use catmouse_engine::{
    Arena, Digraph, Graph, Node, Outcome, Place, Player, Position, Roles, Solver, Stalemate, Table,
};
use catmouse_verifier::{Proved, Rule, Verified, game_hash};

use crate::games::{Kind, all_graphs, certificate, long_game, position, text, verdict};

const START_KINDS: [Kind; 2] = [Kind::Start, Kind::Exact];

fn rule(arena: &Arena<'_>, text: &str) -> Rule {
    verdict(arena, text).expect_err(text).rule
}

fn header(arena: &Arena<'_>, kind: &str) -> String {
    let (start, hash) = (arena.start(), game_hash(arena));
    let (mouse, cat, turn) = (start.mouse, start.cat, start.turn);
    format!("catmouse certificate 1\nkind {kind}\ngame sha256 {hash}\nstart {mouse} {cat} {turn}\n")
}

/// A guarantee that lists all that play can reach if its owner makes best moves, with such plies
/// as are wanted for a position reached after so many moves.
fn forge(
    table: &Table<'_>,
    owner: Player,
    heading: &str,
    plies: impl Fn(Position, u32) -> Option<u32>,
) -> String {
    let arena = table.arena();
    let mut listed = BTreeMap::new();
    let mut open = vec![(arena.start(), 0)];
    while let Some((position, depth)) = open.pop() {
        let mut moves: Vec<Place> = arena.legal_moves(position).collect();
        if position.turn == owner && !moves.is_empty() {
            if listed.contains_key(&position) {
                continue;
            }
            moves = vec![table.best_moves(position)[0]];
            listed.insert(position, (moves[0], plies(position, depth)));
        }
        open.extend(moves.into_iter().map(|to| (position.after(to), depth + 1)));
    }
    let entries = listed.into_iter().map(|(position, (to, plies))| {
        let plies = plies.map_or(String::new(), |plies| format!(" {plies}"));
        format!("{} {} {to}{plies}\n", position.mouse, position.cat)
    });
    format!("{owner} {heading}\n{}", entries.collect::<String>())
}

fn published_draw() -> Graph {
    let rows = [
        [2, 5].as_slice(),
        &[3],
        &[0, 4, 5],
        &[1, 4, 5],
        &[2, 3],
        &[0, 2, 3],
    ];
    Graph::from_adjacency(rows).unwrap()
}

#[test]
fn a_draw_claimed_for_the_game_won_after_133_plies() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let [mouse, cat] = Player::BOTH.map(|player| forge(&table, player, "holds", |_, _| None));
    for kind in ["start", "exact"] {
        let forgery = format!("{}{mouse}{cat}end\n", header(&arena, kind));
        let outcome = Outcome::CatWins;
        assert_eq!(rule(&arena, &forgery), Rule::Finish { outcome });
    }
    let least = format!("{}{cat}end\n", header(&arena, "start"));
    let proved = Proved::AtLeastDraw {
        player: Player::Cat,
    };
    let position = arena.start();
    assert_eq!(
        verdict(&arena, &least),
        Ok(Verified::Start { position, proved })
    );
}

#[test]
fn a_win_claimed_in_a_drawn_game() {
    let graph = published_draw();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    for player in Player::BOTH {
        let falling = forge(&table, player, "wins in 1000", |_, depth| {
            Some(1000 - depth)
        });
        let forgery = format!("{}{falling}end\n", header(&arena, "start"));
        assert!(matches!(
            rule(&arena, &forgery),
            Rule::TooManyPlies { .. } | Rule::Finish { .. }
        ));
    }
}

/// The plies fall by each move of the winner's own, but the loser can undo that.
#[test]
fn plies_in_which_the_loser_can_go_round() {
    let ring = Graph::from_edges(5, [(1, 2), (2, 3), (3, 4), (4, 1)]).unwrap();
    let arena = Arena::cat_and_mouse(&ring).unwrap();
    let arena = arena.starting_from(position(1, 3, Player::Cat)).unwrap();
    let table = Solver::new().solve(&arena).unwrap();
    let round = forge(&table, Player::Cat, "wins in 9", |position, _| {
        Some(2 * position.cat.number())
    });
    let forgery = format!("{}{round}end\n", header(&arena, "start"));
    assert!(matches!(rule(&arena, &forgery), Rule::TooManyPlies { .. }));
    let level = forge(&table, Player::Cat, "wins in 9", |_, _| Some(9));
    let forgery = format!("{}{level}end\n", header(&arena, "start"));
    let (allowed, plies) = (7, 9);
    assert_eq!(
        rule(&arena, &forgery),
        Rule::TooManyPlies { allowed, plies }
    );
}

#[test]
fn one_reply_left_out() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for kind in START_KINDS {
        let whole = text(certificate(&arena, kind));
        let lines: Vec<&str> = whole.lines().collect();
        for (index, _) in lines
            .iter()
            .enumerate()
            .skip(5)
            .filter(|(_, line)| line.as_bytes()[0].is_ascii_digit())
        {
            let mut lines = lines.clone();
            let entry = lines.remove(index);
            let rejection = verdict(&arena, &format!("{}\n", lines.join("\n"))).unwrap_err();
            assert_eq!(rejection.rule, Rule::Missing);
            let missing = rejection.position.unwrap();
            assert!(entry.starts_with(&format!("{} {} ", missing.mouse, missing.cat)));
        }
    }
}

#[test]
fn plies_off_by_two_everywhere() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let shift = |text: &str, by: i64, first: &str| {
        let mut shifting = false;
        let lines = text.lines().map(|line| {
            shifting |= line.starts_with(first);
            let (front, last) = line.rsplit_once(' ').unwrap_or((line, ""));
            match last.parse::<i64>() {
                Ok(plies) if shifting => format!("{front} {}\n", (plies + by).max(0)),
                _ => format!("{line}\n"),
            }
        });
        lines.collect::<String>()
    };
    let start = text(certificate(&arena, Kind::Start));
    assert!(matches!(
        rule(&arena, &shift(&start, -2, "cat wins")),
        Rule::TooManyPlies { .. }
    ));
    let weaker = verdict(&arena, &shift(&start, 2, "cat wins"));
    let (outcome, plies_max) = (Outcome::CatWins, Some(135));
    let (position, proved) = (arena.start(), Proved::Outcome { outcome, plies_max });
    assert_eq!(weaker, Ok(Verified::Start { position, proved }));

    let exact = text(certificate(&arena, Kind::Exact));
    assert!(matches!(
        rule(&arena, &shift(&exact, 2, "cat wins")),
        Rule::TooFewPlies { .. } | Rule::Missing
    ));
    assert!(matches!(
        rule(&arena, &shift(&exact, -2, "cat wins")),
        Rule::TooManyPlies { .. }
    ));
    assert!(matches!(
        rule(&arena, &shift(&exact, -2, "mouse lasts")),
        Rule::Guarantee | Rule::Unreached
    ));
}

/// Each position is listed with the plies that it is owed, so one less is too few.
#[test]
fn one_promise_to_last_a_ply_too_short() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let honest = text(certificate(&arena, Kind::Exact));
    let heading = honest
        .lines()
        .position(|line| line.starts_with("mouse lasts"));
    let (heading, end) = (heading.unwrap(), honest.lines().count() - 1);
    for index in heading + 1..end {
        let mut lines: Vec<String> = honest.lines().map(str::to_owned).collect();
        let (front, plies) = lines[index].rsplit_once(' ').unwrap();
        let plies = plies.parse::<u32>().unwrap() - 1;
        lines[index] = format!("{front} {plies}");
        let owed = i64::from(plies) + 1;
        let forgery = format!("{}\n", lines.join("\n"));
        assert_eq!(rule(&arena, &forgery), Rule::TooFewPlies { owed, plies });
    }
}

/// From 1 the mouse can only go to 4, next to the cat: it lasts 2 plies, not 3.
#[test]
fn a_loss_said_to_last_a_ply_longer() {
    let graph = Graph::from_edges(5, [(0, 3), (1, 4), (2, 4), (3, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let wins = "cat wins in 3\n4 2 4 2\n";
    let forgery = format!(
        "{}{wins}mouse lasts 3\n1 2 4 3\nend\n",
        header(&arena, "exact")
    );
    let (owed, plies) = (1, 0);
    assert_eq!(rule(&arena, &forgery), Rule::TooFewPlies { owed, plies });
}

#[test]
fn a_table_with_two_plies_more_everywhere() {
    let graph = Graph::from_edges(5, [(0, 3), (1, 4), (2, 3), (2, 4), (3, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let table = text(certificate(&arena, Kind::Table));
    let shifted = table.lines().map(|line| match line.split_once(' ') {
        Some(("plies", plies)) => format!("plies {}\n", plies.parse::<u32>().unwrap() + 2),
        Some((label, row)) if label.parse::<u32>().is_ok() => {
            let later = |letter: char| match letter {
                'b'..='h' | 'B'..='H' => char::from_u32(u32::from(letter) + 2).unwrap(),
                other => other,
            };
            format!("{label} {}\n", row.chars().map(later).collect::<String>())
        }
        _ => format!("{line}\n"),
    });
    let shifted = shifted.collect::<String>();
    assert!(matches!(rule(&arena, &shifted), Rule::Entry { .. }));
}

#[test]
fn a_stalemate_taken_for_a_win() {
    // The cat at 2 has no neighbour but the hole, the mouse goes to and fro between 1 and 3.
    let graph = Graph::from_edges(4, [(0, 2), (1, 3)]).unwrap();
    let game = Arena::cat_and_mouse(&graph).unwrap();
    let forgery = format!("{}mouse wins in 1\n1 2 3 1\nend\n", header(&game, "start"));
    assert_eq!(
        rule(&game, &forgery),
        Rule::Finish {
            outcome: Outcome::Draw
        }
    );

    let moves = || catmouse_engine::Moves::from(&graph).barring(Place::new(0));
    let strict = |stalemate| {
        let arena = Arena::builder(&graph, moves())
            .safe(Place::new(0))
            .stalemate(stalemate);
        arena.start(Place::new(1), Place::new(2)).build().unwrap()
    };
    let loses = strict(Stalemate::Loses);
    let honest = format!("{}mouse wins in 1\n1 2 3 1\nend\n", header(&loses, "start"));
    assert!(verdict(&loses, &honest).is_ok());
    let trap = format!("{}cat holds\nend\n", header(&loses, "start"));
    let outcome = Outcome::MouseWins;
    assert_eq!(rule(&loses, &trap), Rule::Finish { outcome });
    let wins = strict(Stalemate::Wins);
    let forgery = format!("{}mouse wins in 1\n1 2 3 1\nend\n", header(&wins, "start"));
    let outcome = Outcome::CatWins;
    assert_eq!(rule(&wins, &forgery), Rule::Finish { outcome });
}

#[test]
fn the_cat_in_the_hole() {
    let graph = Graph::from_edges(5, [(0, 2), (2, 3), (1, 3), (0, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let start = header(&arena, "start").replace("start 1 2", "start 1 0");
    assert_eq!(
        rule(&arena, &format!("{start}cat wins in 0\nend\n")),
        Rule::ForeignStart
    );
    let listed = format!("{}cat wins in 9\n1 0 2 3\nend\n", header(&arena, "start"));
    assert_eq!(rule(&arena, &listed), Rule::NoSuchPosition);
    let entered = format!("{}cat wins in 9\n3 2 0 3\nend\n", header(&arena, "start"));
    let (player, to) = (Player::Cat, Place::new(0));
    assert_eq!(rule(&arena, &entered), Rule::IllegalMove { player, to });
}

#[test]
fn the_certificate_of_the_mirrored_graph() {
    let graph = published_draw();
    let mirrored = graph.edges().map(|(a, b)| (5 - a.number(), 5 - b.number()));
    let mirrored = Graph::from_edges(6, mirrored.collect::<Vec<_>>()).unwrap();
    let [hole, mouse, cat] = [5, 4, 3].map(Node::new);
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let mirror = Arena::cat_and_mouse_with(&mirrored, Roles { hole, mouse, cat }).unwrap();
    for kind in Kind::ALL {
        let foreign = text(certificate(&mirror, kind));
        assert_eq!(rule(&arena, &foreign), Rule::ForeignGame);
        let own = game_hash(&arena).to_string();
        let rehashed = foreign.replace(&game_hash(&mirror).to_string(), &own);
        assert_eq!(rule(&arena, &rehashed), Rule::ForeignStart);
        let restarted = rehashed.replace("start 4 3 mouse", "start 1 2 mouse");
        assert!(verdict(&arena, &restarted).is_err());
    }
}

#[test]
fn the_other_player_said_to_win() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for kind in START_KINDS {
        let honest = text(certificate(&arena, kind));
        let swapped = honest.replace("cat wins in", "mouse wins in");
        assert!(verdict(&arena, &swapped.replace("mouse lasts", "cat lasts")).is_err());
    }
    let table = text(certificate(&arena, Kind::Table));
    let (head, rows) = table.split_at(table.find("mouse to move\n1 ").unwrap());
    let swap = |letter: char| match letter {
        'a'..='j' => letter.to_ascii_uppercase(),
        'A'..='J' => letter.to_ascii_lowercase(),
        other => other,
    };
    let swapped = rows.lines().map(|line| match line.split_once(' ') {
        Some((label, row)) if label.parse::<u32>().is_ok() => {
            format!("{label} {}\n", row.chars().map(swap).collect::<String>())
        }
        _ => format!("{line}\n"),
    });
    let swapped = format!("{head}{}", swapped.collect::<String>());
    assert!(matches!(rule(&arena, &swapped), Rule::FinishedEntry { .. }));
}

#[test]
fn a_move_along_no_edge() {
    let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    for to in [0, 1, 4, 4_294_967_295] {
        let forgery = format!(
            "{}mouse wins in 1\n1 2 {to} 1\nend\n",
            header(&arena, "start")
        );
        let (player, to) = (Player::Mouse, Place::new(to));
        assert_eq!(rule(&arena, &forgery), Rule::IllegalMove { player, to });
    }
}

#[test]
fn a_directed_arc_taken_backwards() {
    let arcs = Digraph::from_adjacency([vec![1], vec![2], vec![1], vec![0]]).unwrap();
    let moves = catmouse_engine::Moves::from(&arcs).barring(Place::new(0));
    let arena = Arena::builder(&arcs, moves).safe(Place::new(0));
    let arena = arena.start(Place::new(1), Place::new(3)).build().unwrap();
    let forgery = format!("{}mouse wins in 1\n1 3 0 1\nend\n", header(&arena, "start"));
    let (player, to) = (Player::Mouse, Place::new(0));
    assert_eq!(rule(&arena, &forgery), Rule::IllegalMove { player, to });
}

#[test]
fn positions_that_play_never_reaches() {
    let graph = Graph::from_edges(5, [(0, 1), (1, 3), (2, 3), (3, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let forgery = format!(
        "{}mouse wins in 1\n1 2 0 1\n1 3 0 1\nend\n",
        header(&arena, "start")
    );
    let rejection = verdict(&arena, &forgery).unwrap_err();
    assert_eq!((rejection.line, rejection.rule), (7, Rule::Unreached));
    assert_eq!(rejection.position, Some(position(1, 3, Player::Mouse)));
}

#[test]
fn an_island_of_a_trap_that_play_never_reaches() {
    let graph = Graph::from_edges(6, [(1, 3), (2, 4), (4, 5)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let trap = "mouse holds\n1 2 3\n1 4 3\n1 5 3\n3 2 1\n3 4 1\n3 5 1\n";
    let cat = "cat holds\n1 2 4\n1 4 2\n1 5 4\n3 2 4\n3 4 2\n3 5 4\n";
    let forgery = format!("{}{trap}{cat}end\n", header(&arena, "start"));
    // From 3 with the cat at 2 play comes to 1 with the cat at 4, never the other way round.
    assert_eq!(rule(&arena, &forgery), Rule::Unreached);
}

#[test]
fn listed_twice_or_out_of_order() {
    let graph = long_game();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let honest = text(certificate(&arena, Kind::Start));
    let lines: Vec<&str> = honest.lines().collect();
    for index in 5..lines.len() - 2 {
        let (mut doubled, mut swapped) = (lines.clone(), lines.clone());
        doubled.insert(index, lines[index]);
        swapped.swap(index, index + 1);
        for forged in [doubled, swapped] {
            let rejection = verdict(&arena, &format!("{}\n", forged.join("\n"))).unwrap_err();
            assert_eq!(rejection.rule, Rule::Order);
            assert_eq!(rejection.line, u64::try_from(index).unwrap() + 2);
        }
    }
}

#[test]
fn another_spelling_of_the_same() {
    let graph = Graph::from_edges(6, [(0, 1), (1, 3), (2, 3), (3, 4), (4, 5)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let start = text(certificate(&arena, Kind::Start));
    let table = text(certificate(&arena, Kind::Table));
    assert!(table.contains("0 5*a\n"), "{table}");
    let spellings = [
        (&start, "1 2 0 1", "01 2 0 1"),
        (&start, "1 2 0 1", "1  2 0 1"),
        (&start, "1 2 0 1", " 1 2 0 1"),
        (&start, "1 2 0 1", "1 2 0 1 "),
        (&start, "1 2 0 1", "1\t2 0 1"),
        (&start, "1 2 0 1", "+1 2 0 1"),
        (&start, "1 2 0 1", "1 2 0 1\r"),
        (&start, "wins in 1", "wins in 01"),
        (&start, "wins in", "wins  in"),
        (&start, "end", "END"),
        (&start, "end", "\nend"),
        (&table, "0 5*a", "0 aaaaa"),
        (&table, "0 5*a", "0 4*aa"),
        (&table, "0 5*a", "0 a4*a"),
        (&table, "0 5*a", "0 05*a"),
        (&table, "0 5*a", "0 5*0a"),
        (&table, "0 5*a", "0 1*a4*a"),
        (&table, "0 5*a", "00 5*a"),
        (&table, "0 5*a", "0  5*a"),
        (&table, "0 5*a", "0 5 *a"),
        (&table, "0 5*a", "0 6*a"),
        (&table, "0 5*a", "0 4*a"),
        (&table, "0 5*a", "0 4294967295*a"),
        (&table, "0 5*a", "0 5*429496729a"),
        (&table, "0 5*a", "0 5*429496730a"),
        (&table, "positions 60", "positions 060"),
    ];
    for (honest, from, to) in spellings {
        let forgery = honest.replacen(&format!("{from}\n"), &format!("{to}\n"), 1);
        let forgery = if forgery == *honest {
            honest.replacen(from, to, 1)
        } else {
            forgery
        };
        assert_ne!(forgery, *honest);
        assert!(verdict(&arena, &forgery).is_err(), "{to:?}");
    }
}

#[test]
fn rows_under_other_labels_and_a_run_of_four_written_out() {
    let graph = Graph::from_edges(5, [(0, 1), (1, 3), (2, 3), (3, 4)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let honest = text(certificate(&arena, Kind::Table));
    let run = "cat to move\n0 4*a\n1 ";
    assert!(honest.contains(run), "{honest}");
    for forged in [
        "cat to move\n0 aaaa\n1 ",
        "cat to move\n0 4*a\n0 ",
        "cat to move\n0 4*a\n2 ",
    ] {
        let forgery = honest.replace(run, forged);
        assert!(matches!(rule(&arena, &forgery), Rule::Expected { .. }));
    }
}

#[test]
fn another_version_or_kind() {
    let graph = all_graphs(4).nth(9).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let honest = text(certificate(&arena, Kind::Table));
    for version in [
        "certificate 2",
        "certificate 01",
        "certificate 1.0",
        "certificate",
    ] {
        let forgery = honest.replacen("certificate 1", version, 1);
        assert_eq!(rule(&arena, &forgery), Rule::Version);
    }
    for kind in ["kind start", "kind exact", "kind tables", "kind"] {
        let forgery = honest.replacen("kind table", kind, 1);
        assert!(matches!(rule(&arena, &forgery), Rule::Expected { .. }));
    }
}

#[test]
fn a_table_said_to_be_huge() {
    let graph = all_graphs(4).nth(9).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let honest = text(certificate(&arena, Kind::Table));
    let forgery = honest.replace("positions 24", "positions 1000000000000000000");
    let rejection = verdict(&arena, &forgery).unwrap_err();
    assert_eq!(rejection.line, 5);

    let graph = Graph::from_edges(200_000, [(0, 1)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let positions = arena.position_count();
    let forgery = format!(
        "{}positions {positions}\nplies 1\n",
        header(&arena, "table")
    );
    let (bytes, limit_bytes) = (positions, catmouse_verifier::MEMORY_LIMIT);
    assert_eq!(
        rule(&arena, &forgery),
        Rule::MemoryLimit { bytes, limit_bytes }
    );
    let forgery = format!(
        "{}positions {positions}\nplies 8388606\n",
        header(&arena, "table")
    );
    assert!(matches!(rule(&arena, &forgery), Rule::PliesLimit { .. }));
}

#[test]
fn promises_that_prove_nothing_together() {
    let graph = Graph::from_edges(4, [(0, 3), (1, 3), (1, 2)]).unwrap();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let wins = "mouse wins in 3\n1 2 3 3\n3 1 0 1\n";
    let lasts = "cat lasts 3\n3 2 1 2\n";
    let less = "cat lasts 2\n";
    let own = "mouse lasts 3\n1 2 3 3\n";
    let holds = "mouse holds\n1 2 3\n3 1 0\n";
    for (kind, guarantees) in [
        ("start", vec![]),
        ("start", vec![lasts]),
        ("start", vec![wins, lasts]),
        ("start", vec![wins, wins]),
        ("start", vec![holds, holds]),
        ("exact", vec![]),
        ("exact", vec![wins]),
        ("exact", vec![lasts, wins]),
        ("exact", vec![wins, less]),
        ("exact", vec![wins, own]),
        ("exact", vec![holds]),
        ("exact", vec![wins, lasts, lasts]),
    ] {
        let forgery = format!("{}{}end\n", header(&arena, kind), guarantees.concat());
        assert_eq!(
            rule(&arena, &forgery),
            Rule::Guarantee,
            "{kind} {guarantees:?}"
        );
    }
    let honest = format!("{}{wins}{lasts}end\n", header(&arena, "exact"));
    assert_eq!(text(certificate(&arena, Kind::Exact)), honest);
}

/// Where endless play is a win, the player who never loses by an end has not won for that.
#[test]
fn holding_on_while_endless_play_is_lost() {
    let ring = Graph::from_edges(6, [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 0)]).unwrap();
    let robber_escapes = |endless| {
        let arena = Arena::builder(&ring, &ring)
            .stalemate(Stalemate::Loses)
            .endless(endless);
        arena.start(Place::new(0), Place::new(3)).build().unwrap()
    };
    let arena = robber_escapes(Outcome::CatWins);
    let trap = text(certificate(&arena, Kind::Exact));
    let (mouse, cat) = (
        trap.find("mouse holds").unwrap(),
        trap.find("cat holds").unwrap(),
    );
    let (mouse, cat) = (&trap[mouse..cat], &trap[cat..]);
    let forgery = format!("{}{mouse}end\n", header(&arena, "start"));
    assert_eq!(rule(&arena, &forgery), Rule::Guarantee);
    let honest = format!("{}{cat}", header(&arena, "start"));
    let (outcome, plies_max) = (Outcome::CatWins, None);
    let (position, proved) = (arena.start(), Proved::Outcome { outcome, plies_max });
    assert_eq!(
        verdict(&arena, &honest),
        Ok(Verified::Start { position, proved })
    );
}
