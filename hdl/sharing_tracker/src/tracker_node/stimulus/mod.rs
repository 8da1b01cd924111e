//! The random core and next level of every L1, warps whose loads go to the same lines, and banks that forward loads of
//! other cores.

mod remote;
mod warps;

use testbenches::stimulus::Rng;

use super::l1;
use super::{Config, In, Out};
use base::stimulus::Flushes;
use base::streams::Counter;
use remote::RemoteCores;
pub use warps::Warps;

/// The random environment.
pub struct Stimulus {
    config: Config,
    rng: Rng,
    /// Core, next level and `flush`.
    l1: base::stimulus::Stimulus,
    warps: Warps,
    others: RemoteCores,
    /// Flushes beside those of `l1`, which know nothing of warps.
    flushes: Flushes,
    last: In,
}

impl Stimulus {
    /// An environment for `config`; the same seed gives the same inputs for the same outputs.
    pub fn new(config: &Config, seed: u64) -> Stimulus {
        let l1 = base::stimulus::Stimulus::new(config.l1(), seed ^ 1);
        Stimulus {
            config: config.clone(),
            rng: Rng::new(seed),
            l1: l1.without_strays().with_even_ids(),
            warps: Warps::new(config),
            others: RemoteCores::new(config),
            flushes: Flushes::default(),
            last: In::default(),
        }
    }
}

impl testbenches::dut::Stimulus for Stimulus {
    type In = In;
    type Out = Out;

    fn next(&mut self, last: Option<&Out>) -> In {
        let rng = &mut self.rng;
        match last {
            Some(out) => {
                self.others.see(&self.last, out);
                if self.last.ticket.valid && out.ticket.ready {
                    self.warps.took(self.last.ticket.id);
                }
                if out.core_reply.valid && self.last.core_reply.ready {
                    self.warps.answered(&out.core_reply);
                }
                self.flushes.see(rng, out.flushed, out.flushed);
            }
            None => {
                self.others.reset(rng);
                self.warps.reset(rng);
                self.flushes = Flushes::default();
            }
        }
        let shown = last.map(l1::of_core);
        let l1 = self.l1.next(shown.as_ref());
        self.others.asked(l1.core_request.line);
        let was_ready = last.map(|out| (out.warp.ready, out.ticket.ready));
        // Warps load what forwards wait for, so that loads join entries which are kept.
        let line = self.others.awaited(rng).unwrap_or(l1.core_request.line);
        let (active_warps, warp, warp_sector, ticket) = self.warps.next(rng, was_ready, line);
        let (forward, answer, nack) = self.others.next(rng, last);
        let flush = self.flushes.next(rng, 2_000, self.config.l1().sets() as u64);
        self.last = In {
            active_warps,
            warp,
            warp_sector,
            ticket,
            core_request: l1.core_request,
            core_reply: l1.core_reply,
            message: l1.down_request,
            down_reply: l1.down_reply,
            forward,
            answer,
            nack,
            flush: l1.flush || flush,
            counter: Counter { index: rng.bits(Config::COUNTER_INDEX_BITS) },
        };
        self.last
    }
}
