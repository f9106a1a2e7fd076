//! Writes the seeds of all fuzz targets.
//!
//! Text targets get graphs in each format and near misses, or certificates; the others get random bytes of several
//! lengths, which make cases of several sizes.

use std::path::Path;
use std::{fs, io};

use catmouse_engine::Solver;
use catmouse_fuzz::TARGETS;
use catmouse_fuzz::cases::Kind;
use catmouse_fuzz::checks::raw_games;

/// Text with a meaning of its own to some reader.
const TEXTS: [(&str, &[u8]); 24] = [
    ("empty", b""),
    ("no-node", b"[]"),
    ("triangle", b"[[1,2],[0,2],[0,1]]\n"),
    ("draw", b"[[2,5],[3],[0,4,5],[1,4,5],[2,3],[0,2,3]]"),
    ("isolated", b"[[],[2],[1],[]]"),
    ("spread", b" [ [ 1 ,\t2 ] ,\r\n [ 2, 0 ] , [ 0 , 1 ] ] \n"),
    ("two", b"[[1],[0]]\n[[1,2],[0],[0]]\n"),
    ("two-on-a-line", b"[[1],[0]][[]]"),
    (
        "fault-between",
        b"[[1],[0]] oops\n[[1],[0]\n[[]] [[1],[0]]\n[]",
    ),
    ("unclosed", b"[[1],[0"),
    ("one-way", b"[[1],[]]"),
    ("self-loop", b"[[0]]"),
    ("duplicate", b"[[1,1],[0,0]]"),
    ("out-of-range", b"[[2],[4294967295]]"),
    ("too-large", b"[[4294967296]]"),
    ("numbers", b"[[-1,1.0,1e0,01]]"),
    ("marked", b"\xEF\xBB\xBF[[1],[0]]"),
    ("not-utf-8", b"[[1],[0\xC3\x28]]"),
    ("edges", b"0 1\n1 2\n2 0\n"),
    ("edges-commented", b"# a path\n0 1 # first\n\n 2\t1\r\n5\n"),
    ("edges-repeated", b"0 1\n1 0\n"),
    ("edges-sparse", b"0 65538\n"),
    ("edges-negative", b"-1 0\n"),
    ("other", b"graph { 0 -- 1 }"),
];

/// The lengths of the random seeds.
const LENGTHS: [usize; 12] = [0, 4, 8, 12, 20, 30, 45, 60, 90, 120, 160, 200];

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    for target in &TARGETS {
        let folder = corpus.join(target.name);
        fs::create_dir_all(&folder)?;
        if target.name == "verify_raw" {
            write_certificates(&folder)?;
        } else if let "read_raw" | "json_serde" = target.name {
            for (name, text) in TEXTS {
                fs::write(folder.join(format!("{name}.seed")), text)?;
            }
        } else {
            for length in LENGTHS {
                let bytes = random_bytes(length);
                fs::write(folder.join(format!("{length:03}-bytes.seed")), bytes)?;
            }
        }
    }
    Ok(())
}

/// Writes all certificates of the games that raw bytes are held against: whole, and without the
/// header, which is put before them.
fn write_certificates(folder: &Path) -> io::Result<()> {
    for (number, game) in raw_games().iter().enumerate() {
        let graph = game.graph();
        let arena = game.arena(&graph);
        let table = Solver::new().solve(&arena).map_err(io::Error::other)?;
        for kind in Kind::ALL {
            let name = format!("{number}-{kind:?}").to_lowercase();
            let whole = kind.certificate(&table);
            let body: Vec<u8> = whole
                .split_inclusive(|&byte| byte == b'\n')
                .skip(4)
                .flatten()
                .copied()
                .collect();
            fs::write(folder.join(format!("{name}.seed")), &whole)?;
            fs::write(folder.join(format!("{name}-body.seed")), body)?;
        }
    }
    Ok(())
}

/// Bytes by Knuth's linear congruential generator, always the same for a length.
fn random_bytes(length: usize) -> Vec<u8> {
    let mut number = length as u64;
    let mut next = || {
        number = number
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        number.to_be_bytes()[0]
    };
    (0..length).map(|_| next()).collect()
}
