//! What the tests of every block share.
use rust_hdl::core::prelude::Block;
use std::collections::BTreeSet;
use testbenches::contract::{Scoreboard, StreamContract, Violation};
use testbenches::dut::Dut;
use testbenches::engine::{self, BoxedEngine, EngineKind};
use testbenches::lockstep::{self, VerifyOptions};
use testbenches::ports::Record;
use testbenches::stimulus::{Pressure, Rng, StreamSink, StreamSource};

/// The value of a port of any width.
pub type Wide = [u64; 8];

/// A random value of `width` bits.
pub fn wide(rng: &mut Rng, width: usize) -> Wide {
    core::array::from_fn(|limb| rng.bits(width.saturating_sub(64 * limb).min(64)))
}

/// `value` as a port of any width.
pub fn small(value: u64) -> Wide {
    [value, 0, 0, 0, 0, 0, 0, 0]
}

/// Golden model and hardware side by side, for a directed test.
pub struct Bench<D: Dut> {
    model: BoxedEngine<D>,
    hdl: BoxedEngine<D>,
}

impl<D: Dut> Bench<D> {
    /// Both right after reset.
    pub fn new(config: D::Config) -> Bench<D> {
        Bench::between(&config, &config)
    }

    /// A model and hardware that may have different geometries: a deliberate fault.
    pub fn between(model: &D::Config, hdl: &D::Config) -> Bench<D> {
        let make = |kind, config| engine::make::<D>(config, kind, 1).unwrap();
        let (model, hdl) = (make(EngineKind::Model, model), make(EngineKind::Hdl, hdl));
        let mut bench = Bench { model, hdl };
        bench.reset();
        bench
    }

    /// A cycle of reset.
    pub fn reset(&mut self) {
        self.model.cycle(true, &D::In::default());
        self.hdl.cycle(true, &D::In::default());
    }

    /// A cycle; gives the hardware's outputs, which must agree with the model's.
    pub fn cycle(&mut self, input: D::In) -> D::Out {
        let (model, hdl) = (self.model.cycle(false, &input), self.hdl.cycle(false, &input));
        assert!(model.agrees(&hdl), "{input:?}: the model gives {model:?}, the hardware {hdl:?}");
        hdl
    }
}

/// Runs the three engines in lockstep on each configuration; every bin must be hit.
pub fn verify<D: Dut>(configs: &[D::Config], cycles: u64) {
    for (seed, config) in (1..).zip(configs) {
        let options = VerifyOptions::for_test(seed, cycles);
        if let Err(error) = lockstep::verify::<D>(config, &options) {
            panic!("{config:?}: {error}");
        }
    }
}

/// The emitted text of a block's top module.
pub fn top_text(block: &dyn Block) -> String {
    let design = emit::emit(block, &emit::EmitOptions::default()).unwrap();
    design.modules.iter().find(|m| m.name == design.top).unwrap().text.clone()
}

/// Every rule `R<n>` of a page has a test `r<n>_..`, and every such test a rule.
pub fn every_rule_has_a_test(page: &str, tests: &str) {
    let numbers = |text: &str, mark: &str| -> BTreeSet<u32> {
        let digits = |s: &str| s.chars().take_while(char::is_ascii_digit).collect::<String>();
        text.split(mark).skip(1).filter_map(|rest| digits(rest).parse().ok()).collect()
    };
    let (rules, tested) = (numbers(page, "- **R"), numbers(tests, "fn r"));
    assert!(!rules.is_empty(), "the page has no rules");
    assert_eq!(rules, tested, "rules and tests differ");
}

/// Random words into a block and out of it.
pub struct Traffic {
    rng: Rng,
    source: StreamSource<Wide>,
    sink: StreamSink,
    width: usize,
}

impl Traffic {
    /// Words of `width` bits.
    pub fn new(width: usize, seed: u64) -> Traffic {
        Traffic {
            rng: Rng::new(seed),
            source: StreamSource::new(Pressure::mixed()),
            sink: StreamSink::new(Pressure::mixed()),
            width,
        }
    }

    /// The word offered and the ready of the other end.
    pub fn next(&mut self, was_ready: Option<bool>) -> (Option<Wide>, bool) {
        let width = self.width;
        let offer = self.source.next(&mut self.rng, was_ready, |rng| Some(wide(rng, width)));
        (offer, self.sink.next(&mut self.rng))
    }
}

/// Checks that what enters leaves, in order and by the contract of streams.
pub struct Through {
    push: StreamContract<Wide>,
    pop: StreamContract<Wide>,
    board: Scoreboard<Wide>,
}

impl Through {
    /// Nothing has entered.
    pub fn new() -> Through {
        Through {
            push: StreamContract::new("push").may_start_valid(),
            pop: StreamContract::new("pop"),
            board: Scoreboard::new("pop"),
        }
    }

    /// One cycle of both streams: valid, ready and data of each.
    pub fn check(
        &mut self,
        push: (bool, bool, Wide),
        pop: (bool, bool, Wide),
    ) -> Result<(), Violation> {
        self.push.check(push.0, push.1, push.2)?;
        self.pop.check(pop.0, pop.1, pop.2)?;
        if pop.0 && pop.1 {
            self.board.seen(&pop.2)?;
        }
        if push.0 && push.1 {
            self.board.expect(push.2);
        }
        Ok(())
    }
}

/// Ties the names `Config`, `In`, `Out`, `Rtl`, `Model`, `Random`, `Covered` and `Watch` of a
/// block's test module together.
macro_rules! dut {
    ($dut:ident, $name:literal, $unreachable:expr) => {
        /// The block under test.
        pub struct $dut;

        impl testbenches::dut::Dut for $dut {
            const NAME: &'static str = $name;
            type Config = Config;
            type In = In;
            type Out = Out;
            type Rtl = Rtl;
            type Model = Model;
            type Stimulus = Random;
            type Bins = Covered;
            type Monitor = Watch;

            fn rtl(config: &Config) -> Rtl {
                Rtl::new(*config)
            }
            fn model(config: &Config) -> Model {
                Model::new(*config)
            }
            fn stimulus(config: &Config, seed: u64) -> Random {
                Random::new(*config, seed)
            }
            fn monitor(config: &Config) -> Watch {
                Watch::new(*config)
            }
            fn unreachable(config: &Config) -> Vec<testbenches::coverage::Unreachable<Covered>> {
                let unreachable: fn(&Config) -> Vec<(Covered, &'static str)> = $unreachable;
                let excuse = |(bin, why)| testbenches::coverage::Unreachable::new(bin, why);
                unreachable(config).into_iter().map(excuse).collect()
            }
        }
    };
}
pub(crate) use dut;

/// A mask of `n` bits, 1..=64: empty, full, sparse, or each bit at random.
pub fn requests(rng: &mut Rng, n: usize) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 => u64::MAX >> (64 - n),
        2 => 1 << rng.below(n as u64),
        3 => 1 << rng.below(n as u64) | 1 << rng.below(n as u64),
        4 | 5 => rng.bits(n) & rng.bits(n) & rng.bits(n),
        _ => rng.bits(n),
    }
}

/// A number of `width` bits, 1..=64: at random, small, or at an end of its range.
pub fn operand(rng: &mut Rng, width: usize) -> u64 {
    match rng.below(8) {
        0 => 0,
        1 => u64::MAX >> (64 - width),
        2 => 1,
        3 | 4 => rng.bits(width) >> rng.below(width as u64),
        _ => rng.bits(width),
    }
}

const PAGE: &str = "- **R1** One.\n- **R2** Two, see R1.\n";

#[test]
fn a_page_with_a_test_for_each_rule_passes() {
    every_rule_has_a_test(PAGE, "fn r1_one() {}\nfn r2_two() {}\nfn run() {}");
}

#[test]
#[should_panic = "rules and tests differ"]
fn a_rule_without_a_test_is_found() {
    every_rule_has_a_test(PAGE, "fn r1_one() {}");
}

#[test]
#[should_panic = "rules and tests differ"]
fn a_test_without_a_rule_is_found() {
    every_rule_has_a_test(PAGE, "fn r1_one() {}\nfn r2_two() {}\nfn r3_three() {}");
}
