//! What the tests of this design's blocks have in common.

use emit::{EmitOptions, Manifest};
use testbenches::contract::Violation;
use testbenches::coverage::Coverage;
use testbenches::dut::{Dut, Model as _, Monitor as _};
use testbenches::engine::{BoxedEngine, Engine, EngineKind, make};
use testbenches::lint::lint_designs;
use testbenches::lockstep::{VerifyError, VerifyOptions, verify, verify_engines};

use design::Design;

/// A design with some fields, on a mesh with room for 256 cores.
pub fn design(fields: &str) -> Design {
    let text = format!("design = \"shared-l1\"\nname = \"t\"\nmesh.columns = 64\n{fields}");
    Design::parse(&text, "t.toml").unwrap()
}

/// An engine after a reset, driven cycle by cycle.
pub struct Bench<D: Dut> {
    engine: BoxedEngine<D>,
}

impl<D: Dut> Bench<D> {
    pub fn new(config: &D::Config, kind: EngineKind) -> Bench<D> {
        let mut bench = Bench { engine: make::<D>(config, kind, 1).unwrap() };
        bench.reset();
        bench
    }

    pub fn reset(&mut self) {
        self.engine.cycle(true, &D::In::default());
    }

    /// The outputs of a cycle.
    pub fn cycle(&mut self, input: D::In) -> D::Out {
        let out = self.engine.cycle(false, &input);
        assert_eq!(self.engine.fault(), None);
        out
    }
}

/// Runs `test` on every engine.
pub fn each<D: Dut>(config: &D::Config, test: impl Fn(&mut Bench<D>)) {
    for kind in EngineKind::ALL {
        test(&mut Bench::new(config, kind));
    }
}

/// Runs golden model and Verilog in lockstep, the first cycles with rust-hdl too; every bin is hit.
pub fn agree<D: Dut>(config: &D::Config, seed: u64, cycles: u64, cycles_of_three: u64) {
    let run = |engines: &[EngineKind], cycles, coverage_required| {
        let engines = engines.to_vec();
        let options =
            VerifyOptions { engines, coverage_required, ..VerifyOptions::for_test(seed, cycles) };
        verify::<D>(config, &options).unwrap_or_else(|error| panic!("{error}"))
    };
    run(&EngineKind::ALL, cycles_of_three, false);
    let report = run(&[EngineKind::Model, EngineKind::Verilog], cycles, true);
    assert!(report.resets > 0);
}

/// A user's geometry may be odder than the boundaries: its bins are hit too, or declared out of reach.
/// The golden model alone is enough to see it.
pub fn covers<D: Dut>(config: &D::Config, cycles: u64) {
    let engines = vec![EngineKind::Model];
    let options = VerifyOptions { engines, ..VerifyOptions::for_test(7, cycles) };
    verify::<D>(config, &options).unwrap_or_else(|error| panic!("{config:?}: {error}"));
}

/// A golden model whose configuration, inputs or outputs are tampered with.
struct Faulty<D: Dut> {
    config: D::Config,
    model: D::Model,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
}

impl<D: Dut> Engine<D::In, D::Out> for Faulty<D> {
    fn name(&self) -> &str {
        "faulty"
    }

    fn cycle(&mut self, reset: bool, input: &D::In) -> D::Out {
        if reset {
            self.model = D::model(&self.config);
            return D::Out::default();
        }
        let mut seen = *input;
        (self.before)(&mut seen);
        let mut out = self.model.step(&seen);
        (self.after)(&seen, &mut out);
        out
    }
}

/// Whether lockstep tells a block of geometry `right` from one that is built from `wrong`, sees its
/// inputs through `before`, and has its outputs changed by `after`.
pub fn is_noticed<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> bool {
    let (config, model) = (wrong.clone(), D::model(wrong));
    let faulty: BoxedEngine<D> = Box::new(Faulty::<D> { config, model, before, after });
    let engines = vec![make::<D>(right, EngineKind::Model, 1).unwrap(), faulty];
    match verify_engines::<D>(right, engines, &VerifyOptions::new(1, 100_000, "none")) {
        Err(VerifyError::Mismatch(_)) => true,
        Err(other) => panic!("{other}"),
        Ok(_) => false,
    }
}

/// What the monitor alone says to a block of geometry `wrong` whose inputs and outputs are tampered with,
/// where it expects one of geometry `right`; nothing if it finds nothing.
pub fn alone<D: Dut>(
    right: &D::Config,
    wrong: &D::Config,
    before: fn(&mut D::In),
    after: fn(&D::In, &mut D::Out),
) -> String {
    let (config, model) = (wrong.clone(), D::model(wrong));
    let faulty: BoxedEngine<D> = Box::new(Faulty::<D> { config, model, before, after });
    let options =
        VerifyOptions { coverage_required: false, ..VerifyOptions::new(1, 100_000, "none") };
    match verify_engines::<D>(right, vec![faulty], &options) {
        Err(VerifyError::Mismatch(mismatch)) => mismatch.to_string(),
        Err(other) => panic!("{other}"),
        Ok(_) => String::new(),
    }
}

/// What is changed of the outputs of a cycle.
pub type Change<D> = fn(&mut <D as Dut>::Out);

/// The inputs of a cycle, and what is changed of its outputs.
pub type Cycle<D> = (<D as Dut>::In, Change<D>);

/// What the monitor says to these inputs; nothing if they are as promised.
pub fn promised<D: Dut>(config: &D::Config, inputs: &[D::In]) -> String {
    let cycles: Vec<Cycle<D>> =
        inputs.iter().map(|&input| (input, (|_| {}) as Change<D>)).collect();
    observed::<D>(config, &cycles)
}

/// What the monitor says to cycles in which the block answers as the model does, changed.
pub fn observed<D: Dut>(config: &D::Config, cycles: &[Cycle<D>]) -> String {
    let (mut model, mut monitor) = (D::model(config), D::monitor(config));
    let mut coverage = Coverage::new();
    let seen: Result<(), Violation> = cycles.iter().try_for_each(|(input, change)| {
        let mut output = model.step(input);
        change(&mut output);
        monitor.observe(input, &output, &mut coverage)
    });
    seen.map_or_else(|violation| violation.to_string(), |()| String::new())
}

/// The manifests of blocks of these geometries, whose text every front end finds clean.
pub fn clean<D: Dut>(configs: &[D::Config]) -> Vec<Manifest> {
    let emitted = |config| emit::emit(&D::rtl(config), &EmitOptions::default()).unwrap();
    let designs: Vec<emit::Design> = configs.iter().map(emitted).collect();
    let report = lint_designs(&designs).unwrap();
    assert!(report.is_clean(), "{report}");
    designs.into_iter().map(|design| design.manifest).collect()
}

/// Bits that a block stores.
pub fn stored_bits(manifest: &Manifest) -> usize {
    manifest.storage.iter().map(|part| part.register_bits + part.memory_bits).sum()
}

/// Every rule of a page has a test of its name, and every such test a rule.
pub fn assert_rules_are_tested(page: &str, tests: &str, rules: u32) {
    let numbers = |text: &str, before: &str, after: char| -> Vec<u32> {
        let found = text.lines().filter_map(|line| line.strip_prefix(before)?.split(after).next());
        found.filter_map(|number| number.parse().ok()).collect()
    };
    assert_eq!(numbers(page, "//! - **R", '*'), (1..=rules).collect::<Vec<u32>>());
    assert_eq!(numbers(tests, "fn r", '_'), (1..=rules).collect::<Vec<u32>>());
}
