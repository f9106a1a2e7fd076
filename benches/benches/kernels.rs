//! Every contender on every family, named `contender/family/nodes`. An iteration answers all the
//! graphs of the family, and its answers are held against textbook's.

use std::cell::LazyCell;
use std::hint::black_box;

use catmouse_benches::contenders::{self, Contender, Game};
use catmouse_benches::families::{self, Family};
use catmouse_engine::Outcome;
use criterion::measurement::WallTime;
use criterion::{
    BenchmarkGroup, BenchmarkId, Criterion, SamplingMode, Throughput, criterion_group,
    criterion_main,
};

criterion_group!(benches, kernels);
criterion_main!(benches);

fn kernels(criterion: &mut Criterion) {
    let textbook = Contender::textbook().expect("the system gives a thread");
    let contenders = contenders::all().expect("the system gives threads");
    for family in families::all(0) {
        let (name, games) = games_of(family);
        // Worked out only if a filter lets one of the benches through.
        let expected = LazyCell::new(|| textbook.answers(&games));
        for contender in std::iter::once(&textbook).chain(&contenders) {
            if contender.takes(&games) {
                let mut group = criterion.benchmark_group(contender.name());
                bench(&mut group, contender, name, &games, &expected);
                group.finish();
            }
        }
    }
}

fn bench(
    group: &mut BenchmarkGroup<'_, WallTime>,
    contender: &Contender,
    family: &str,
    games: &[Game],
    expected: &LazyCell<Vec<Outcome>, impl FnOnce() -> Vec<Outcome>>,
) {
    if games.len() == 1 {
        // A game as large as these can take seconds.
        group.sample_size(10).sampling_mode(SamplingMode::Flat);
    }
    let nodes = games.iter().map(|game| game.graph.node_count()).max();
    let nodes = nodes.expect("a family has a graph");
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function(BenchmarkId::new(family, nodes), |bencher| {
        let expected: &[Outcome] = expected;
        bencher.iter(|| assert_eq!(contender.answers(black_box(games)), expected));
    });
}

fn games_of(family: Family) -> (&'static str, Vec<Game>) {
    let games = family.graphs.into_iter().map(Game::new).collect();
    (family.name, games)
}
