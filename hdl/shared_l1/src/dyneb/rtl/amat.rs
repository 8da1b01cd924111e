//! The average memory access times, in 1/256 cycles.
use super::super::Config;
use kit::serial_fraction::{self, SerialFraction};
use kit::serial_multiplier::{self, SerialMultiplier};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

// The quotients in turn, then the products.
const PRIVATE_MISS: usize = 0;
const SHARED_MISS: usize = 1;
const LOCAL_SHARE: usize = 2;
const LOCAL_MISS: usize = 3;
const REMOTE: usize = 4;
const DONE: usize = 5;

// A share is 0 to 256, in 1/256.
const SHARE_BITS: usize = 9;
const FRACTION_BITS: usize = 8;

/// Compares the access times of both groups: three quotients and two products.
///
/// The L1 latency adds the same to both sides and is left out. On the private side nothing is
/// remote, so that its time beyond the L1 is the miss rate times the L2 latency.
#[derive(LogicBlock)]
pub struct AmatMetric {
    kind: Kind,
    /// The last cycle before the counters stall: the first operands are taken in the next one.
    pub start: Signal<In, Bit>,
    /// A_p.
    pub private_accesses: Wire<In>,
    /// M_p.
    pub private_misses: Wire<In>,
    /// A_s.
    pub shared_accesses: Wire<In>,
    /// M_s.
    pub shared_misses: Wire<In>,
    /// H_s.
    pub shared_home_replies: Wire<In>,
    /// AMAT_s is strictly lower; holds once everything is worked out.
    pub shared_wins: Signal<Out, Bit>,
    step: Reg,
    private_miss: Reg,
    shared_miss: Reg,
    local: Reg,
    local_miss: Reg,
    remote_time: Reg,
    part: Wire<Local>,
    whole: Wire<Local>,
    a: Wire<Local>,
    b: Wire<Local>,
    fraction: SerialFraction,
    multiplier: SerialMultiplier,
    _l2: usize,
    _home: usize,
}

impl AmatMetric {
    pub fn new(config: &Config) -> AmatMetric {
        let bits = config.counter_bits();
        let (l2, home) = (config.amat_l2_latency(), config.amat_home_latency());
        // home * 256 + miss * l2, and the same again for the sum of both terms.
        let time_bits = index_bits(home.max(l2) + 1) + SHARE_BITS + 1;
        let fraction = serial_fraction::Config::new(bits + 1, FRACTION_BITS)
            .expect("counters of at most 16 bits fit the fraction");
        let multiplier = serial_multiplier::Config::new(time_bits, SHARE_BITS)
            .expect("latencies of at most 10 bits fit the multiplier");
        AmatMetric {
            kind: Kind::of::<AmatMetric>(
                "Compares the average memory access times of the private and the shared group.",
            )
            .named("dyneb_amat_metric")
            .with("bits", bits)
            .with("l2_latency", l2)
            .with("home_latency", home),
            start: Signal::default(),
            private_accesses: Wire::new(bits),
            private_misses: Wire::new(bits),
            shared_accesses: Wire::new(bits),
            shared_misses: Wire::new(bits),
            shared_home_replies: Wire::new(bits),
            shared_wins: Signal::default(),
            step: Reg::with_reset(index_bits(DONE + 1), DONE as u64),
            private_miss: Reg::new(SHARE_BITS),
            shared_miss: Reg::new(SHARE_BITS),
            local: Reg::new(SHARE_BITS),
            local_miss: Reg::new(SHARE_BITS),
            remote_time: Reg::new(time_bits),
            part: Wire::new(bits),
            whole: Wire::new(bits + 1),
            a: Wire::new(time_bits),
            b: Wire::new(SHARE_BITS),
            fraction: SerialFraction::new(fraction),
            multiplier: SerialMultiplier::new(multiplier),
            _l2: l2,
            _home: home,
        }
    }
}

impl Logic for AmatMetric {
    #[kernel]
    fn update(&mut self) {
        let bits = self.private_misses.width();
        let time_bits = self.a.width();

        self.part = self.private_misses;
        self.whole = bits_to(self.private_accesses, bits + 1);
        if self.step.q == SHARED_MISS {
            self.part = self.shared_misses;
            self.whole = bits_to(self.shared_accesses, bits + 1);
        }
        if self.step.q == LOCAL_SHARE {
            self.part = self.shared_accesses;
            self.whole = bits_to(self.shared_accesses, bits + 1)
                + bits_to(self.shared_home_replies, bits + 1);
        }
        let divides = self.step.q < LOCAL_MISS;
        self.fraction.start.valid = divides;
        self.fraction.start.part = bits_to(self.part, bits + 1);
        self.fraction.start.whole = self.whole;
        self.fraction.result.ready = true;

        // floor(local * miss), then remote * (home + miss * l2).
        self.a = bits_to(self.shared_miss.q, time_bits);
        self.b = self.local.q;
        if self.step.q == REMOTE {
            self.a =
                bits_to(self.shared_miss.q, time_bits) * self._l2 + (self._home << FRACTION_BITS);
            self.b = bits_to(256, SHARE_BITS) - self.local.q;
        }
        self.multiplier.start.valid = !divides && (self.step.q != DONE);
        self.multiplier.start.a = self.a;
        self.multiplier.start.b = self.b;
        self.multiplier.result.ready = true;

        let divided = self.fraction.result.valid;
        let multiplied = self.multiplier.result.valid;
        let fraction = self.fraction.result.fraction;
        let product = self.multiplier.result.product >> FRACTION_BITS;
        let is_empty = self.whole == 0;
        self.step.hold();
        self.private_miss.hold();
        self.shared_miss.hold();
        self.local.hold();
        self.local_miss.hold();
        self.remote_time.hold();
        if divided || multiplied {
            self.step.d = self.step.q + 1;
        }
        if divided && (self.step.q == PRIVATE_MISS) {
            self.private_miss.d = fraction;
            if is_empty {
                self.private_miss.d = 0;
            }
        }
        if divided && (self.step.q == SHARED_MISS) {
            self.shared_miss.d = fraction;
            if is_empty {
                self.shared_miss.d = 0;
            }
        }
        if divided && (self.step.q == LOCAL_SHARE) {
            // All of nothing is local.
            self.local.d = fraction;
        }
        if multiplied && (self.step.q == LOCAL_MISS) {
            self.local_miss.d = bits_to(product, SHARE_BITS);
        }
        if multiplied && (self.step.q == REMOTE) {
            self.remote_time.d = bits_to(product, time_bits);
        }
        if self.start {
            self.step.d = PRIVATE_MISS.into();
        }

        let private_time = bits_to(self.private_miss.q, time_bits) * self._l2;
        let shared_time = bits_to(self.local_miss.q, time_bits) * self._l2 + self.remote_time.q;
        self.shared_wins = shared_time < private_time;
    }
}
