//! The paper's equations as they are, in floating point: which of their minima is the least, and how
//! far from them the block may be. 53 bits leave an error below 2^-20 units.

use super::super::{Config, In, Slice};

/// One side of one organisation.
#[derive(Clone, Copy, Debug, Default)]
pub struct Side {
    /// Bandwidth between SMs and slices.
    pub network: f64,
    /// Bandwidth of hits.
    pub hit: f64,
    /// Bandwidth of misses in the slices.
    pub miss: f64,
    /// Bandwidth of the links that misses cross; infinite where they cross none.
    pub link: f64,
    /// Bandwidth of the memory.
    pub memory: f64,
}

impl Side {
    /// The least limit of the misses.
    pub fn least(&self) -> f64 {
        self.miss.min(self.link).min(self.memory)
    }
}

/// Both organisations: local and remote side of each, as in table 1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exact {
    /// Local and remote side under the memory-side organisation.
    pub memory_side: [Side; 2],
    /// Local and remote side under the SM-side organisation.
    pub sm_side: [Side; 2],
}

impl Exact {
    /// The exact results of a profile; all 0 where it is empty (R9).
    pub fn of(config: &Config, sums: &In, slices: &[Slice]) -> Exact {
        if sums.total_requests == 0 || sums.memory_side_requests == 0 {
            return Exact::default();
        }
        let intra = config.b_intra() as f64;
        let inter = config.b_inter() as f64;
        let local = rate(sums.local_requests, sums.total_requests);
        let llc_hit = rate(sums.memory_side_hits, sums.memory_side_requests);
        let crd_hit = match sums.crd_requests {
            0 => llc_hit,
            requests => rate(sums.crd_hits, requests),
        };
        let side = |share: f64, lsu: f64, hit: f64, network: f64, link: f64| {
            let llc = config.b_llc() as f64 * lsu;
            Side {
                network,
                hit: llc * hit * share,
                miss: llc * (1.0 - hit) * share,
                link,
                memory: config.b_mem() as f64 * share,
            }
        };
        let [memory_side, sm_side] = [0, 1].map(|organisation| {
            let requests =
                slices.iter().map(|slice| [slice.memory_side, slice.sm_side][organisation]);
            lsu(requests.collect())
        });
        let remote = 1.0 - local;
        let none = f64::INFINITY;
        Exact {
            memory_side: [
                side(local, memory_side, llc_hit, intra, none),
                side(remote, memory_side, llc_hit, inter, none),
            ],
            sm_side: [
                side(local, sm_side, crd_hit, intra * local, none),
                side(remote, sm_side, crd_hit, intra * remote, inter),
            ],
        }
    }
}

fn rate(part: u64, whole: u64) -> f64 {
    part.min(whole) as f64 / whole as f64
}

/// LSU, 1 where no slice has a request.
fn lsu(requests: Vec<u64>) -> f64 {
    match requests.iter().max() {
        None | Some(0) => 1.0,
        Some(most) => requests.iter().sum::<u64>() as f64 / (requests.len() as f64 * *most as f64),
    }
}
