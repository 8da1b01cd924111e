//! The operands of each step's division or multiplication.
use crate::eab_unit::Config;
use rust_hdl::core::prelude::*;
use signal::prelude::*;

/// The steps: of the whole, of an organisation, of a side of it, and the comparison.
#[derive(LogicState, Clone, Copy, PartialEq, Debug)]
pub enum Step {
    Rest,
    Local,
    Hits,
    Spread,
    Uniformity,
    Slices,
    Miss,
    MissShare,
    Memory,
    Hit,
    HitShare,
    Limit,
    Compare,
}

/// Chooses the operands of a step.
#[derive(LogicBlock)]
pub struct Operands {
    kind: Kind,
    /// Step of the calculation whose operands are chosen.
    pub step: Signal<In, Step>,
    /// The organisation is SM-side.
    pub for_sm_side: Signal<In, Bit>,
    /// The side is the remote one.
    pub for_remote: Signal<In, Bit>,
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
    /// R_local.
    pub local_share: Wire<In>,
    /// The organisation's hit rate.
    pub hit_rate: Wire<In>,
    /// The result of the step before.
    pub carry: Wire<In>,
    /// B_LLC x LSU.
    pub llc: Wire<In>,
    /// Effective available bandwidth (EAB) of memory-side in 1/16 GB/s.
    pub eab_memory_side: Wire<In>,
    /// The step divides.
    pub divides: Signal<Out, Bit>,
    /// The dividend, in units of the result's 65536ths.
    pub part: Wire<Out>,
    /// By what.
    pub whole: Wire<Out>,
    /// The step multiplies.
    pub multiplies: Signal<Out, Bit>,
    /// A bandwidth, or the greatest of the slice counters.
    pub a: Wire<Out>,
    /// A rate, or N.
    pub b: Wire<Out>,
    share: Wire<Local>,
    _slices: usize,
    _theta: usize,
    _b_intra: usize,
    _b_inter: usize,
    _b_llc: usize,
    _b_mem: usize,
}

impl Operands {
    /// The operands of `config`'s program.
    pub fn new(config: &Config, carry_bits: usize) -> Operands {
        let sum = || Wire::new(config.sum_bits());
        let rate = || Wire::new(Config::RATE_BITS);
        Operands {
            kind: Kind::of::<Operands>("Chooses what a step divides or multiplies.")
                .named("eab_unit_operands"),
            step: Signal::default(),
            for_sm_side: Signal::default(),
            for_remote: Signal::default(),
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
            local_share: rate(),
            hit_rate: rate(),
            carry: Wire::new(carry_bits),
            llc: Wire::new(Config::BANDWIDTH_BITS),
            eab_memory_side: Wire::new(Config::BANDWIDTH_BITS),
            divides: Signal::default(),
            part: Wire::new(config.part_bits()),
            whole: Wire::new(config.part_bits()),
            multiplies: Signal::default(),
            a: Wire::new(Config::BANDWIDTH_BITS),
            b: Wire::new(Config::RATE_BITS),
            share: Wire::new(Config::RATE_BITS),
            _slices: config.slices(),
            _theta: config.theta_65536(),
            _b_intra: config.b_intra(),
            _b_inter: config.b_inter(),
            _b_llc: config.b_llc(),
            _b_mem: config.b_mem(),
        }
    }
}

impl Logic for Operands {
    #[kernel]
    fn update(&mut self) {
        let (a_bits, b_bits, sum_bits) = (self.a.width(), self.b.width(), self.part.width());
        self.divides = (self.step == Step::Local)
            || (self.step == Step::Hits)
            || (self.step == Step::Uniformity);
        self.multiplies = !self.divides && (self.step != Step::Rest);

        self.part = bits_to(self.local_requests, sum_bits);
        self.whole = bits_to(self.total_requests, sum_bits);
        if self.step == Step::Hits {
            self.part = bits_to(self.memory_side_hits, sum_bits);
            self.whole = bits_to(self.memory_side_requests, sum_bits);
            if self.for_sm_side {
                self.part = bits_to(self.crd_hits, sum_bits);
                self.whole = bits_to(self.crd_requests, sum_bits);
            }
        }
        if self.step == Step::Uniformity {
            self.part = bits_to(self.memory_side_sum, sum_bits);
            self.whole = bits_to(self.carry, sum_bits);
            if self.for_sm_side {
                self.part = bits_to(self.sm_side_sum, sum_bits);
            }
        }

        self.share = self.local_share;
        if self.for_remote {
            self.share = bits_to(65536, b_bits) - self.local_share;
        }
        self.a = bits_to(self.carry, a_bits);
        self.b = self.share;
        match self.step {
            Step::Spread => {
                self.a = bits_to(self.memory_side_most, a_bits);
                if self.for_sm_side {
                    self.a = bits_to(self.sm_side_most, a_bits);
                }
                self.b = self._slices.into();
            }
            Step::Slices => {
                self.a = self._b_llc.into();
                self.b = bits_to(self.carry, b_bits);
            }
            Step::Miss => {
                self.a = bits_to(self.llc, a_bits);
                self.b = bits_to(65536, b_bits) - self.hit_rate;
            }
            Step::Memory => {
                self.a = self._b_mem.into();
            }
            Step::Hit => {
                self.a = bits_to(self.llc, a_bits);
                self.b = self.hit_rate;
            }
            Step::Limit => {
                self.a = self._b_intra.into();
                if !self.for_sm_side {
                    // The networks are there for a side alone.
                    self.b = 65536;
                    if self.for_remote {
                        self.a = self._b_inter.into();
                    }
                }
            }
            Step::Compare => {
                self.a = self.eab_memory_side;
                self.b = (65536 + self._theta).into();
            }
            _ => {}
        }
    }
}
