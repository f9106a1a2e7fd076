//! No bytes make the verifier panic, whatever they look like.

use catmouse_game::{Arena, Graph};
use catmouse_verifier::{Rejection, Verified, VerifyError, game_hash, verify, verify_stream};
use proptest::prelude::*;

fn graph() -> Graph {
    Graph::from_edges(5, [(0, 3), (1, 4), (2, 3), (2, 4), (3, 4)]).unwrap()
}

fn check(kind: Option<&str>, body: &[u8]) -> Result<Verified, Rejection> {
    let graph = graph();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let header = kind.map_or(String::new(), |kind| {
        let hash = game_hash(&arena);
        format!("catmouse certificate 1\nkind {kind}\ngame sha256 {hash}\nstart 1 2 mouse\n")
    });
    verify(&arena, &[header.as_bytes(), body].concat())
}

/// Text made of what certificates are made of.
fn tokens() -> impl Strategy<Value = Vec<u8>> {
    const WORDS: [&str; 38] = [
        "mouse",
        "cat",
        " holds",
        " wins in ",
        " lasts ",
        "end",
        "\n",
        " ",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "10",
        "4294967295",
        "4294967296",
        "99999999999999999999",
        "mouse to move\n",
        "cat to move\n",
        "positions 40\n",
        "plies 8\n",
        "plies 127\n",
        "plies 70000\n",
        "*",
        ".",
        "a",
        "B",
        "3*a",
        "4*.",
        "1 2 3 4\n",
        "1 2 4 4\n",
        "4 2 3 3\n",
        "1 a5*B\n",
        "\u{ff}",
        "\r",
        "\t",
        "-",
    ];
    prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..40)
        .prop_map(|words| words.concat().into_bytes())
}

fn kinds() -> impl Strategy<Value = &'static str> {
    prop::sample::select(&["start", "exact", "table"][..])
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, ..ProptestConfig::default() })]

    #[test]
    fn bytes_are_rejected(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(check(None, &bytes).is_err());
    }

    #[test]
    fn bytes_after_a_header_are_rejected(
        kind in kinds(),
        bytes in prop::collection::vec(any::<u8>(), 0..200),
    ) {
        prop_assert!(check(Some(kind), &bytes).is_err());
    }

    #[test]
    fn words_after_a_header_do_no_harm(kind in kinds(), text in tokens()) {
        let _ = check(Some(kind), &text);
    }

    #[test]
    fn words_in_a_table_do_no_harm(plies in 0..9_000_000_u32, text in tokens()) {
        let header = format!("positions 40\nplies {plies}\nmouse to move\n");
        let _ = check(Some("table"), &[header.as_bytes(), &text].concat());
    }
}

#[test]
fn a_line_without_end_is_not_held() {
    let graph = graph();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let endless = std::io::BufReader::new(std::io::repeat(b'1'));
    let rejected = verify_stream(&arena, endless, 1 << 20);
    assert!(matches!(
        rejected,
        Err(VerifyError::Rejected(Rejection { line: 1, .. }))
    ));
}

#[test]
fn a_failing_reader_is_no_verdict() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("broken"))
        }
    }
    let graph = graph();
    let arena = Arena::cat_and_mouse(&graph).unwrap();
    let error = verify_stream(&arena, std::io::BufReader::new(Broken), 1 << 20);
    assert!(matches!(error, Err(VerifyError::Io(_))));
}
