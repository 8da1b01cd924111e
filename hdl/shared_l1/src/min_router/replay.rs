//! Replay of transactions: `route`, answered with the way of the request and why.

use testbenches::replay::{Answer, Arguments, Driver, Operation, Refusal, Replay, Row, Stuck};

use super::{Config, Dut, In, Out, Request};

/// A core asks for a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    /// Number of the core that asks.
    pub core: u64,
    /// The line address.
    pub line: u64,
}

impl Replay for Dut {
    const OPERATIONS: &'static [Operation] = &[Operation::new("route", &["core", "line"])];

    const ROW: Row = Row {
        operations: "`route core line`",
        answer: "`to` (`home`, `l2`), `hops_home`, `hops_l2`, `slice`: the way of the core's request, \
         and why",
    };

    type Op = Route;
    type Known = ();
    type Session = ();

    fn known(_config: &Config) {}

    fn session(_config: &Config) {}

    fn parse(config: &Config, _known: &mut (), arguments: &Arguments) -> Result<Route, Refusal> {
        Ok(Route {
            core: arguments.integer("core", 0..=config.cores() as u64 - 1)?,
            line: arguments.hex("line", 0..=u64::MAX >> (64 - config.line_bits()))?,
        })
    }

    fn run(
        _config: &Config,
        _session: &mut (),
        driver: &mut Driver<'_, In, Out>,
        route: &Route,
    ) -> Result<Answer, Stuck> {
        let out = driver.cycle(&In { request: Request { core: route.core, line: route.line } })?;
        Ok(Answer::new()
            .word("to", if out.to_l2 { "l2" } else { "home" })
            .integer("hops_home", out.hops_home)
            .integer("hops_l2", out.hops_l2)
            .integer("slice", out.slice))
    }
}
