//! What typical and wrong calls show, word for word.

#[test]
fn screens_are_as_written_down() {
    trycmd::TestCases::new().case("tests/screens/*.trycmd");
}
