//! The hardware: two counters, a position in the epoch, and the comparison of what they hold.

use super::{Config, Ports};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The block; see the documentation of the module above.
#[derive(LogicBlock)]
pub struct RequestThrottler {
    kind: Kind,
    pub(super) ports: Ports,
    position: Reg,
    total: Reg,
    hits: Reg,
    total_next: Wire<Local>,
    hits_next: Wire<Local>,
    _config: Config,
}

impl RequestThrottler {
    /// The hardware of `config`.
    pub fn new(config: &Config) -> RequestThrottler {
        let bits = config.counter_bits();
        RequestThrottler {
            kind: Kind::of::<RequestThrottler>(
                "Samples how many of a core's ring requests another L1 answers, and throttles the \
                 core's requests for the rest of an epoch when they are too few.",
            ),
            ports: Ports::new(config),
            position: Reg::new(config.position_bits()),
            total: Reg::new(bits),
            hits: Reg::new(bits),
            total_next: Wire::new(bits),
            hits_next: Wire::new(bits),
            _config: config.clone(),
        }
    }
}

impl Logic for RequestThrottler {
    #[kernel]
    fn update(&mut self) {
        let sample = self._config.sample() as usize;
        let epoch = self._config.epoch() as usize;
        let numerator = self._config.h_min_numerator() as usize;
        let denominator = self._config.h_min_denominator() as usize;
        let bits = self._config.counter_bits();
        let position_bits = self._config.position_bits();
        // A position and a tick; a count times the denominator, the greater of both factors.
        let moved_bits = position_bits + 1;
        let product_bits = bits + index_bits(denominator + 1);

        let is_sampling = self.position.q < sample;

        self.total_next = self.total.q;
        if is_sampling && self.inject && !self.total.q.all() {
            self.total_next = self.total.q + 1;
        }
        self.hits_next = self.hits.q;
        // Both hold once the total is full, so that their ratio holds.
        if is_sampling && self.hit && !self.total_next.all() && (self.hits.q != self.total_next) {
            self.hits_next = self.hits.q + 1;
        }

        let moved = bits_to(self.position.q, moved_bits) + bits_to(self.retired, moved_bits);
        self.position.d = bits_to(moved, position_bits);
        self.total.d = self.total_next;
        self.hits.d = self.hits_next;
        if moved >= epoch {
            self.position.d = bits_to(moved - epoch, position_bits);
            self.total.d = 0;
            self.hits.d = 0;
        }

        // The counters hold after the window, and with them the comparison.
        let is_worth_it = (bits_to(self.hits.q, product_bits) * denominator)
            > (bits_to(self.total.q, product_bits) * numerator);
        self.admit = is_sampling || is_worth_it;
        self.phase = cat(!is_sampling && !is_worth_it, !is_sampling && is_worth_it);
        self.n_total = self.total.q;
        self.n_hits = self.hits.q;
    }
}
