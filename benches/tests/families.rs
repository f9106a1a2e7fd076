//! The bench families: their shapes, that they never change, and how their games end.

use catmouse_benches::families::{self, Family};
use catmouse_benches::{random, textbook};
use catmouse_game::{Graph, Node};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

#[test]
fn fingerprints_stay() {
    let fingerprints: Vec<_> = families::all(0).iter().map(fingerprint).collect();
    let expected = [
        ("n50", 200, 66299, 0x7f79_5a3b_7b2d_127b),
        ("n50-draws", 200, 63916, 0x62c7_e4de_c756_e7e3),
        ("small", 1000, 18166, 0xee5b_9594_a28c_ce68),
        ("random-4000", 1, 7978, 0xeb38_85de_a7a5_66f1),
        ("grid-63x63", 1, 7812, 0x6451_678d_b856_8b4e),
        ("dense-1000", 1, 149235, 0x7273_b253_1918_4374),
        ("dense-1000-draws", 1, 149654, 0xab2d_cb0c_b2da_4f57),
        ("tree-3000", 1, 2999, 0x1ce9_cdd8_780f_ca5e),
        ("cycle-2000", 1, 2000, 0xd86a_103d_bf19_e5e8),
    ];
    assert_eq!(fingerprints, expected);
}

#[test]
fn other_offsets_give_other_graphs() {
    for name in families::names() {
        let [first, second] = [0, 1].map(|offset| families::by_name(name, offset).unwrap());
        assert_ne!(fingerprint(&first), fingerprint(&second), "{name}");
    }
    assert!(families::by_name("no-such-family", 0).is_none());
}

#[test]
fn node_counts() {
    for family in families::all(0) {
        let expected = match family.name {
            "n50" | "n50-draws" => 50..=50,
            "small" => 8..=12,
            "random-4000" => 4000..=4000,
            "grid-63x63" => 3969..=3969,
            "dense-1000" | "dense-1000-draws" => 1000..=1000,
            "tree-3000" => 3000..=3000,
            "cycle-2000" => 2000..=2000,
            other => panic!("what should {other} look like?"),
        };
        let counts: Vec<u32> = family.graphs.iter().map(Graph::node_count).collect();
        let ends = *counts.iter().min().unwrap()..=*counts.iter().max().unwrap();
        assert_eq!(ends, expected, "{}", family.name);
    }
}

#[test]
fn every_node_has_a_neighbour_and_the_cat_can_move() {
    for family in (0..3).flat_map(families::all) {
        for graph in &family.graphs {
            let isolated = graph.nodes().find(|&node| graph.degree(node) == 0);
            assert_eq!(isolated, None, "{}", family.name);
            assert_ne!(graph.neighbours(CAT), [HOLE], "{}", family.name);
        }
    }
}

#[test]
fn average_degrees() {
    let close = |name, wanted: f64| {
        let graph = families::by_name(name, 0).unwrap().graphs.remove(0);
        let degree = 2.0 * f64::from(graph.edge_count()) / f64::from(graph.node_count());
        assert!((degree / wanted - 1.0).abs() < 0.03, "{name}: {degree}");
    };
    close("random-4000", 4.0);
    close("dense-1000", 0.3 * 999.0);
    close("dense-1000-draws", 0.3 * 999.0);
}

#[test]
fn the_hole_of_draws_is_remote() {
    for (name, doors_max) in [("n50-draws", 2), ("dense-1000-draws", 1)] {
        for graph in families::by_name(name, 0).unwrap().graphs {
            let doors = graph.neighbours(HOLE);
            assert!((1..=doors_max).contains(&doors.len()), "{name}: {doors:?}");
            for &door in doors {
                assert!(![MOUSE, CAT].contains(&door), "{name}");
                assert!(!graph.has_edge(MOUSE, door), "{name}");
            }
        }
    }
}

#[test]
fn answers_stay_and_draws_are_drawn() {
    assert_eq!(answers("n50"), [9, 189, 2]);
    assert_eq!(answers("small"), [78, 714, 208]);
    let drawn = answers("n50-draws");
    assert_eq!(drawn, [166, 34, 0]);
    assert!(drawn[0] > 120, "more than 60 % are to be draws: {drawn:?}");
    assert_eq!(answers("dense-1000-draws"), [1, 0, 0]);
}

#[test]
fn trees_and_cycles_and_grids_are_what_they_say() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for nodes in 0..40 {
        let tree = random::tree(nodes, &mut rng);
        assert_eq!(tree.edge_count(), nodes.saturating_sub(1));
        assert!(is_connected(&tree), "{tree:?}");
    }
    let cycle = random::cycle(9);
    assert!(is_connected(&cycle) && cycle.nodes().all(|node| cycle.degree(node) == 2));
    let edges = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5)];
    assert_eq!(random::grid(3, 2), Graph::from_edges(6, edges).unwrap());
}

/// The 16 labelled trees on 4 nodes come equally often.
#[test]
fn trees_are_uniform() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut counts = std::collections::HashMap::new();
    for _ in 0..16_000 {
        *counts.entry(random::tree(4, &mut rng)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 16);
    let counts: Vec<i32> = counts.into_values().collect();
    assert!(
        counts.iter().all(|count| (850..1150).contains(count)),
        "{counts:?}"
    );
}

#[test]
fn shuffling_labels_keeps_the_degrees() {
    let grid = random::grid(5, 4);
    let shuffled = random::shuffle_labels(&grid, &mut ChaCha8Rng::seed_from_u64(9));
    assert_ne!(shuffled, grid);
    assert_eq!(sorted_degrees(&shuffled), sorted_degrees(&grid));
    assert!(is_connected(&shuffled));
}

const HOLE: Node = Node::new(0);
const MOUSE: Node = Node::new(1);
const CAT: Node = Node::new(2);

/// How many games end in a draw, are won by the mouse, by the cat.
fn answers(name: &str) -> [u32; 3] {
    let mut counts = [0; 3];
    for graph in families::by_name(name, 0).unwrap().graphs {
        let answer = textbook::solve(&textbook::adjacency(&graph)).answer();
        counts[usize::from(answer)] += 1;
    }
    counts
}

/// Name, graphs, edges, and a hash (FNV-1a) of all nodes and edges in their order.
fn fingerprint(family: &Family) -> (&'static str, usize, u32, u64) {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut feed = |number: u32| {
        for byte in number.to_le_bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    for graph in &family.graphs {
        feed(graph.node_count());
        for (low, high) in graph.edges() {
            feed(low.number());
            feed(high.number());
        }
    }
    let edges = family.graphs.iter().map(Graph::edge_count).sum();
    (family.name, family.graphs.len(), edges, hash)
}

fn is_connected(graph: &Graph) -> bool {
    let mut reached: Vec<Node> = graph.nodes().take(1).collect();
    let mut next = 0;
    while let Some(&node) = reached.get(next) {
        for &neighbour in graph.neighbours(node) {
            if !reached.contains(&neighbour) {
                reached.push(neighbour);
            }
        }
        next += 1;
    }
    reached.len() == Node::new(graph.node_count()).index()
}

fn sorted_degrees(graph: &Graph) -> Vec<u32> {
    let mut degrees: Vec<u32> = graph.nodes().map(|node| graph.degree(node)).collect();
    degrees.sort_unstable();
    degrees
}
