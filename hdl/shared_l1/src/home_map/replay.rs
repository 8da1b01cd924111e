//! Replay of transactions: `home`, answered with the line's home core, set and tag.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out};

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[Operation::new("home", &["line"])];

    const ROW: Row = Row {
        operations: "`home line`",
        answer: "`core`, `set`, `tag`: the home core of the line, and where it lies there",
    };

    /// The line address.
    type Op = u64;
    type Known = ();
    type Session = ();

    fn known(_config: &Config) {}

    fn session(_config: &Config) {}

    fn parse(config: &Config, _known: &mut (), arguments: &Arguments) -> Result<u64, Refusal> {
        arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()))
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        line: &u64,
    ) -> Result<Answer, Stuck> {
        let out = driver.cycle(&In { line: *line })?;
        Ok(Answer::new()
            .integer("core", out.core)
            .integer("set", out.set_number)
            .hex("tag", out.tag))
    }
}
