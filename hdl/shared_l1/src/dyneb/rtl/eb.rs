//! The effective bandwidths, compared without division.
use kit::serial_multiplier::{self, SerialMultiplier};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

// The products in turn: R_p A_p, times M_s; R_s A_s, H_s M_s, their sum times M_p.
const PRIVATE: usize = 0;
const CROSS_PRIVATE: usize = 1;
const SHARED: usize = 2;
const HOME: usize = 3;
const CROSS_SHARED: usize = 4;
const DONE: usize = 5;

/// Compares EB_x = R_x A_x / M_x + H_x of both groups: five products on one multiplier. Without a private miss
/// EB_p is infinite or 0: it decides alone, or the shared side is compared with 0.
#[derive(LogicBlock)]
pub struct EbMetric {
    kind: Kind,
    /// The last cycle before the counters stall: the first operands are taken in the next one.
    pub start: Signal<In, Bit>,
    /// A_p.
    pub private_accesses: Wire<In>,
    /// M_p.
    pub private_misses: Wire<In>,
    /// R_p.
    pub private_l2_replies: Wire<In>,
    /// A_s.
    pub shared_accesses: Wire<In>,
    /// M_s.
    pub shared_misses: Wire<In>,
    /// R_s.
    pub shared_l2_replies: Wire<In>,
    /// H_s.
    pub shared_home_replies: Wire<In>,
    /// EB_s is strictly larger; holds once the products are done.
    pub shared_wins: Signal<Out, Bit>,
    step: Reg,
    /// The last product, or the sum of the last two: the side that is worked on.
    side: Reg,
    /// The private side, while the other is worked on.
    private: Reg,
    /// The shared side was larger.
    larger: Flop<Bit>,
    a: Wire<Local>,
    b: Wire<Local>,
    multiplier: SerialMultiplier,
}

impl EbMetric {
    /// The metric on counters of `bits` bits, 4..=16.
    pub fn new(bits: usize) -> EbMetric {
        // R_s A_s + H_s M_s has a carry; a cross product has `bits` more.
        let sum_bits = 2 * bits + 1;
        let config = serial_multiplier::Config::new(sum_bits, bits)
            .expect("counters of at most 16 bits fit the multiplier");
        EbMetric {
            kind: Kind::of::<EbMetric>(
                "Compares R * A / M + H of the private and the shared group by cross-multiplication.",
            )
            .named("dyneb_eb_metric")
            .with("bits", bits),
            start: Signal::default(),
            private_accesses: Wire::new(bits),
            private_misses: Wire::new(bits),
            private_l2_replies: Wire::new(bits),
            shared_accesses: Wire::new(bits),
            shared_misses: Wire::new(bits),
            shared_l2_replies: Wire::new(bits),
            shared_home_replies: Wire::new(bits),
            shared_wins: Signal::default(),
            step: Reg::with_reset(index_bits(DONE + 1), DONE as u64),
            side: Reg::new(sum_bits),
            private: Reg::new(3 * bits),
            larger: Flop::new(),
            a: Wire::new(sum_bits),
            b: Wire::new(bits),
            multiplier: SerialMultiplier::new(config),
        }
    }
}

impl Logic for EbMetric {
    #[kernel]
    fn update(&mut self) {
        let bits = self.private_misses.width();
        let sum_bits = self.a.width();
        let private_hits_all = self.private_misses == 0;
        let shared_hits_all = self.shared_misses == 0;
        let private_infinite = private_hits_all && self.private_l2_replies.any();
        let shared_infinite =
            shared_hits_all && (self.shared_l2_replies.any() || self.shared_home_replies.any());

        self.a = bits_to(self.private_l2_replies, sum_bits);
        self.b = self.private_accesses;
        if self.step.q == CROSS_PRIVATE {
            self.a = self.side.q;
            self.b = self.shared_misses;
        }
        if self.step.q == SHARED {
            self.a = bits_to(self.shared_l2_replies, sum_bits);
            self.b = self.shared_accesses;
        }
        if self.step.q == HOME {
            self.a = bits_to(self.shared_home_replies, sum_bits);
            self.b = self.shared_misses;
        }
        if self.step.q == CROSS_SHARED {
            self.a = self.side.q;
            // EB_p = 0 / 0 counts as 0: the shared side is then compared as it is.
            self.b = self.private_misses + bits_to(private_hits_all, bits);
        }
        self.multiplier.start.valid = self.step.q != DONE;
        self.multiplier.start.a = self.a;
        self.multiplier.start.b = self.b;
        self.multiplier.result.ready = true;

        let multiplied = self.multiplier.result.valid;
        let product = self.multiplier.result.product;
        let private_side = bits_to(self.private.q, sum_bits + bits);
        self.side.hold();
        self.private.hold();
        self.larger.hold();
        self.step.hold();
        if multiplied {
            self.step.d = self.step.q + 1;
            self.side.d = bits_to(product, sum_bits);
            if self.step.q == CROSS_PRIVATE {
                self.private.d = bits_to(product, 3 * bits);
            }
            if self.step.q == HOME {
                self.side.d = self.side.q + bits_to(product, sum_bits);
            }
            if self.step.q == CROSS_SHARED {
                self.larger.d = product > private_side;
            }
        }
        if self.start {
            self.step.d = PRIVATE.into();
        }

        self.shared_wins = !private_infinite && (shared_infinite || self.larger.q);
    }
}
