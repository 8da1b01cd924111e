//! The program of the equations, a quotient or a product a step.
use super::operands::{Operands, Step};
use crate::eab_unit::Config;
use kit::serial_fraction::{self, SerialFraction};
use kit::serial_multiplier::{self, SerialMultiplier};
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// Computes both organisations' bandwidths one after the other, of each the local side and then the remote one,
/// and compares them.
#[derive(LogicBlock)]
pub struct Calculation {
    kind: Kind,
    /// Starts; what comes in holds until `ends`.
    pub start: Signal<In, Bit>,
    /// L1 misses.
    pub total_requests: Wire<In>,
    /// Those to the local chip's memory partition.
    pub local_requests: Wire<In>,
    /// Requests at the slices.
    pub memory_side_requests: Wire<In>,
    /// Hits at the slices, summed over the chips.
    pub memory_side_hits: Wire<In>,
    /// Requests that the directories sampled.
    pub crd_requests: Wire<In>,
    /// Those that would have hit under SM-side.
    pub crd_hits: Wire<In>,
    /// Sum of the slice counters under memory-side.
    pub memory_side_sum: Wire<In>,
    /// The greatest of them.
    pub memory_side_most: Wire<In>,
    /// Sum of the slice counters under SM-side.
    pub sm_side_sum: Wire<In>,
    /// The greatest of them.
    pub sm_side_most: Wire<In>,
    /// The last cycle: the results are valid from the next one on.
    pub ends: Signal<Out, Bit>,
    /// Effective available bandwidth (EAB) of memory-side in 1/16 GB/s, from the cycle after `ends` on.
    pub eab_memory_side: Wire<Out>,
    /// Effective available bandwidth (EAB) of SM-side in 1/16 GB/s, from the cycle after `ends` on.
    pub eab_sm_side: Wire<Out>,
    /// SM-side is to be chosen.
    pub chooses_sm_side: Signal<Out, Bit>,
    step: Flop<Step>,
    /// The organisation is SM-side.
    for_sm_side: Flop<Bit>,
    /// The side is the remote one.
    for_remote: Flop<Bit>,
    /// R_local.
    local_share: Reg,
    hit_rate: Reg,
    /// First operand of the next step: N * max, LSU, miss or hit bandwidth.
    carry: Reg,
    /// B_LLC x LSU.
    llc: Reg,
    /// The least of the limits on the side's misses.
    miss: Reg,
    memory_side: Reg,
    sm_side: Reg,
    sm_side_wins: Flop<Bit>,
    operands: Operands,
    fraction: SerialFraction,
    multiplier: SerialMultiplier,
    bandwidth: Wire<Local>,
    bound: Wire<Local>,
    demand: Wire<Local>,
    granted: Wire<Local>,
    _b_inter: usize,
}

impl Calculation {
    /// The program of `config`.
    pub fn new(config: &Config) -> Calculation {
        let sum = || Wire::new(config.sum_bits());
        let (bandwidth, rate) = (Config::BANDWIDTH_BITS, Config::RATE_BITS);
        let carry_bits = config.spread_bits().max(bandwidth);
        let fraction = serial_fraction::Config::new(config.part_bits(), Config::FRACTION_BITS)
            .expect("sums of at most 28 bits fit the fraction");
        let multiplier = serial_multiplier::Config::new(bandwidth, rate)
            .expect("bandwidths of 20 bits fit the multiplier");
        Calculation {
            kind: Kind::of::<Calculation>(
                "Computes both effective available bandwidths, a quotient or a product a step.",
            )
            .named("eab_unit_calculation"),
            start: Signal::default(),
            total_requests: sum(),
            local_requests: sum(),
            memory_side_requests: sum(),
            memory_side_hits: sum(),
            crd_requests: sum(),
            crd_hits: sum(),
            memory_side_sum: Wire::new(config.spread_bits()),
            memory_side_most: Wire::new(config.slice_counter_bits()),
            sm_side_sum: Wire::new(config.spread_bits()),
            sm_side_most: Wire::new(config.slice_counter_bits()),
            ends: Signal::default(),
            eab_memory_side: Wire::new(bandwidth),
            eab_sm_side: Wire::new(bandwidth),
            chooses_sm_side: Signal::default(),
            step: Flop::new(),
            for_sm_side: Flop::new(),
            for_remote: Flop::new(),
            local_share: Reg::new(rate),
            hit_rate: Reg::new(rate),
            carry: Reg::new(carry_bits),
            llc: Reg::new(bandwidth),
            miss: Reg::new(bandwidth),
            memory_side: Reg::new(bandwidth),
            sm_side: Reg::new(bandwidth),
            sm_side_wins: Flop::new(),
            operands: Operands::new(config, carry_bits),
            fraction: SerialFraction::new(fraction),
            multiplier: SerialMultiplier::new(multiplier),
            bandwidth: Wire::new(bandwidth),
            bound: Wire::new(bandwidth),
            demand: Wire::new(bandwidth),
            granted: Wire::new(bandwidth),
            _b_inter: config.b_inter(),
        }
    }
}

impl Logic for Calculation {
    #[kernel]
    fn update(&mut self) {
        self.choose_operands();
        self.start_step();
        let ended = self.fraction.result.valid || self.multiplier.result.valid;
        // Nothing of nothing is all of it.
        let rate = self.fraction.result.fraction;
        let product = self.multiplier.result.product;
        self.bandwidth = bits_to(product >> 16, self.bandwidth.width());
        self.limit_bandwidth();
        self.hold_registers();
        self.end_step(ended, rate, product);
        self.ends = ended && (self.step.q == Step::Compare);
        self.eab_memory_side = self.memory_side.q;
        self.eab_sm_side = self.sm_side.q;
        self.chooses_sm_side = self.sm_side_wins.q;
    }
}

impl Calculation {
    #[kernel]
    fn choose_operands(&mut self) {
        self.operands.step = self.step.q;
        self.operands.for_sm_side = self.for_sm_side.q;
        self.operands.for_remote = self.for_remote.q;
        self.operands.total_requests = self.total_requests;
        self.operands.local_requests = self.local_requests;
        self.operands.memory_side_requests = self.memory_side_requests;
        self.operands.memory_side_hits = self.memory_side_hits;
        self.operands.crd_requests = self.crd_requests;
        self.operands.crd_hits = self.crd_hits;
        self.operands.memory_side_sum = self.memory_side_sum;
        self.operands.memory_side_most = self.memory_side_most;
        self.operands.sm_side_sum = self.sm_side_sum;
        self.operands.sm_side_most = self.sm_side_most;
        self.operands.local_share = self.local_share.q;
        self.operands.hit_rate = self.hit_rate.q;
        self.operands.carry = self.carry.q;
        self.operands.llc = self.llc.q;
        self.operands.eab_memory_side = self.memory_side.q;
    }

    #[kernel]
    fn start_step(&mut self) {
        self.fraction.start.valid = self.operands.divides;
        self.fraction.start.part = self.operands.part;
        self.fraction.start.whole = self.operands.whole;
        self.fraction.result.ready = true;
        self.multiplier.start.valid = self.operands.multiplies;
        self.multiplier.start.a = self.operands.a;
        self.multiplier.start.b = self.operands.b;
        self.multiplier.result.ready = true;
    }

    #[kernel]
    fn limit_bandwidth(&mut self) {
        let carried = bits_to(self.carry.q, self.bandwidth.width());
        // Misses of SM-side's remote side cross the links.
        self.bound = carried;
        if self.for_sm_side.q && self.for_remote.q && (carried > self._b_inter) {
            self.bound = self._b_inter.into();
        }
        // Hits and misses of both sides together are at most B_LLC: a bandwidth's bits hold all sums.
        self.demand = carried + self.miss.q;
        self.granted = self.demand;
        if self.demand > self.bandwidth {
            self.granted = self.bandwidth;
        }
        if (self.total_requests == 0) || (self.memory_side_requests == 0) {
            self.granted = 0;
        }
    }

    #[kernel]
    fn hold_registers(&mut self) {
        self.step.hold();
        self.for_sm_side.hold();
        self.for_remote.hold();
        self.local_share.hold();
        self.hit_rate.hold();
        self.carry.hold();
        self.llc.hold();
        self.miss.hold();
        self.memory_side.hold();
        self.sm_side.hold();
        self.sm_side_wins.hold();
    }
}

/// The program: what a step leaves, and which one follows.
impl Calculation {
    #[kernel]
    fn end_step(&mut self, ended: Bit, rate: Word, product: Word) {
        match self.step.q {
            Step::Rest => {
                self.rest();
            }
            Step::Local => {
                if ended {
                    self.local_share.d = rate;
                    self.step.d = Step::Hits;
                }
            }
            Step::Hits => {
                self.end_hits(ended, rate);
            }
            Step::Spread => {
                if ended {
                    self.carry.d = bits_to(product, self.carry.q.width());
                    self.step.d = Step::Uniformity;
                }
            }
            Step::Uniformity => {
                if ended {
                    self.carry.d = bits_to(rate, self.carry.q.width());
                    self.step.d = Step::Slices;
                }
            }
            Step::Slices => {
                if ended {
                    self.llc.d = self.bandwidth;
                    self.step.d = Step::Miss;
                }
            }
            Step::Miss => {
                if ended {
                    self.carry_bandwidth();
                    self.step.d = Step::MissShare;
                }
            }
            Step::MissShare => {
                if ended {
                    self.carry_bandwidth();
                    self.step.d = Step::Memory;
                }
            }
            Step::Memory => {
                self.end_memory(ended);
            }
            Step::Hit => {
                if ended {
                    self.carry_bandwidth();
                    self.step.d = Step::HitShare;
                }
            }
            Step::HitShare => {
                if ended {
                    self.carry_bandwidth();
                    self.step.d = Step::Limit;
                }
            }
            Step::Limit => {
                self.end_limit(ended);
            }
            _ => {
                self.end_compare(ended, product);
            }
        }
    }

    #[kernel]
    fn rest(&mut self) {
        self.for_sm_side.d = false;
        self.for_remote.d = false;
        if self.start {
            self.step.d = Step::Local;
            self.memory_side.d = 0;
            self.sm_side.d = 0;
        }
    }

    #[kernel]
    fn end_hits(&mut self, ended: Bit, rate: Word) {
        if ended {
            // Without a sampled request SM-side hits as often as memory-side.
            if !self.for_sm_side.q || self.crd_requests.any() {
                self.hit_rate.d = rate;
            }
            self.step.d = Step::Spread;
        }
    }

    #[kernel]
    fn carry_bandwidth(&mut self) {
        self.carry.d = bits_to(self.bandwidth, self.carry.q.width());
    }

    #[kernel]
    fn end_memory(&mut self, ended: Bit) {
        if ended {
            self.miss.d = self.bound;
            if self.bandwidth < self.bound {
                self.miss.d = self.bandwidth;
            }
            self.step.d = Step::Hit;
        }
    }

    /// A side is done: its remote side follows, then the other organisation, then their comparison.
    #[kernel]
    fn end_limit(&mut self, ended: Bit) {
        if ended {
            if self.for_sm_side.q {
                self.sm_side.d = self.sm_side.q + self.granted;
            } else {
                self.memory_side.d = self.memory_side.q + self.granted;
            }
            self.for_remote.d = !self.for_remote.q;
            self.step.d = Step::Miss;
            if self.for_remote.q {
                self.for_sm_side.d = true;
                self.step.d = Step::Hits;
                if self.for_sm_side.q {
                    self.step.d = Step::Compare;
                }
            }
        }
    }

    #[kernel]
    fn end_compare(&mut self, ended: Bit, product: Word) {
        let product_bits = Config::BANDWIDTH_BITS + Config::RATE_BITS;
        if ended {
            self.sm_side_wins.d =
                bits_to(cat(self.sm_side.q, bits_to(0, 16)), product_bits) > product;
            self.step.d = Step::Rest;
        }
    }
}
