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
        self.divides.next = (self.step.val() == Step::Local)
            || (self.step.val() == Step::Hits)
            || (self.step.val() == Step::Uniformity);
        self.multiplies.next = !self.divides.val() && (self.step.val() != Step::Rest);

        self.part.next = bits_to(self.local_requests.val(), sum_bits);
        self.whole.next = bits_to(self.total_requests.val(), sum_bits);
        if self.step.val() == Step::Hits {
            self.part.next = bits_to(self.memory_side_hits.val(), sum_bits);
            self.whole.next = bits_to(self.memory_side_requests.val(), sum_bits);
            if self.for_sm_side.val() {
                self.part.next = bits_to(self.crd_hits.val(), sum_bits);
                self.whole.next = bits_to(self.crd_requests.val(), sum_bits);
            }
        }
        if self.step.val() == Step::Uniformity {
            self.part.next = bits_to(self.memory_side_sum.val(), sum_bits);
            self.whole.next = bits_to(self.carry.val(), sum_bits);
            if self.for_sm_side.val() {
                self.part.next = bits_to(self.sm_side_sum.val(), sum_bits);
            }
        }

        self.share.next = self.local_share.val();
        if self.for_remote.val() {
            self.share.next = bits_to(65536, b_bits) - self.local_share.val();
        }
        self.a.next = bits_to(self.carry.val(), a_bits);
        self.b.next = self.share.val();
        match self.step.val() {
            Step::Spread => {
                self.a.next = bits_to(self.memory_side_most.val(), a_bits);
                if self.for_sm_side.val() {
                    self.a.next = bits_to(self.sm_side_most.val(), a_bits);
                }
                self.b.next = self._slices.into();
            }
            Step::Slices => {
                self.a.next = self._b_llc.into();
                self.b.next = bits_to(self.carry.val(), b_bits);
            }
            Step::Miss => {
                self.a.next = bits_to(self.llc.val(), a_bits);
                self.b.next = bits_to(65536, b_bits) - self.hit_rate.val();
            }
            Step::Memory => {
                self.a.next = self._b_mem.into();
            }
            Step::Hit => {
                self.a.next = bits_to(self.llc.val(), a_bits);
                self.b.next = self.hit_rate.val();
            }
            Step::Limit => {
                self.a.next = self._b_intra.into();
                if !self.for_sm_side.val() {
                    // The networks are there for a side alone.
                    self.b.next = 65536.into();
                    if self.for_remote.val() {
                        self.a.next = self._b_inter.into();
                    }
                }
            }
            Step::Compare => {
                self.a.next = self.eab_memory_side.val();
                self.b.next = (65536 + self._theta).into();
            }
            _ => {}
        }
    }
}
