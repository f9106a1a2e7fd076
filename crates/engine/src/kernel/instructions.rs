//! The instructions that a kernel's inner loops are compiled for.

/// The instructions that a kernel's inner loops are compiled for. Each loop is written once and in
/// portable Rust; the compiler makes of it what the instructions allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Instructions {
    /// What every processor of the target has.
    Portable,
    /// AVX2, with the bit counts that come with it.
    #[cfg(target_arch = "x86_64")]
    Avx2,
    /// AVX-512 for words and bytes, in vectors of any width.
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

impl Instructions {
    /// The best that this processor has.
    pub(crate) fn detect() -> Self {
        Self::available().last().unwrap_or(Self::Portable)
    }

    /// All that this processor has, the best last.
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn available() -> impl Iterator<Item = Self> {
        let avx2 = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        let avx512 = avx2
            && is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512vl");
        let avx2 = avx2.then_some(Self::Avx2);
        let avx512 = avx512.then_some(Self::Avx512);
        std::iter::once(Self::Portable).chain(avx2).chain(avx512)
    }

    /// All that this processor has, the best last.
    #[cfg(not(target_arch = "x86_64"))]
    pub(crate) fn available() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Portable)
    }
}

/// A computation that gains from vector instructions. Its `run`, and whatever that calls in inner
/// loops, must be `#[inline(always)]`, else the copies would share one portable body.
pub(crate) trait Vectorised {
    type Output;

    fn run(self) -> Self::Output;
}

/// Runs a computation in the copy of it that was compiled for the given instructions.
pub(crate) fn run_with<C: Vectorised>(instructions: Instructions, computation: C) -> C::Output {
    match instructions {
        Instructions::Portable => computation.run(),
        #[cfg(target_arch = "x86_64")]
        // SAFETY: other instructions than portable come from detection alone, and what the copy
        // is compiled for is what was detected.
        #[expect(unsafe_code)]
        Instructions::Avx2 => unsafe { run_avx2(computation) },
        #[cfg(target_arch = "x86_64")]
        // SAFETY: likewise.
        #[expect(unsafe_code)]
        Instructions::Avx512 => unsafe { run_avx512(computation) },
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2<C: Vectorised>(computation: C) -> C::Output {
    computation.run()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512dq,avx512vl")]
fn run_avx512<C: Vectorised>(computation: C) -> C::Output {
    computation.run()
}
