//! Metrics by hand; and events without time, beside golden nodes that take theirs.

mod by_hand;
mod clusters;
mod l1s;
mod nodes;
mod rings;
mod runs;
mod second_ccn;
mod second_tracker;
mod trackers;

use crate::{Evaluation, Metrics, Request, Setup};
use design::{Design, System};
use traces::{Access, Kind, Operation};

/// A design from its word and its fields.
fn design(kind: &str, fields: &str) -> Design {
    let text = format!("design = \"{kind}\"\nname = \"t\"\n{fields}\n");
    Design::parse(&text, "t.toml").unwrap_or_else(|error| panic!("{error}"))
}

fn system() -> System {
    System::load("taco16").unwrap()
}

/// The design in so many cores, which a design that states them has anyway.
fn evaluation(design: &Design, cores: u32, metrics: Metrics) -> Evaluation {
    let setup = Setup { system: system(), cores: Some(cores), metrics };
    Evaluation::new(design, &setup).unwrap()
}

fn request(core: u32, kind: Kind, line: u64, sectors: u32) -> Request {
    let operation = Operation { kind, bypass_l1: false };
    Request::single(core, operation, Access { line, sectors })
}

/// The same, not for the L1.
fn past(request: Request) -> Request {
    let operation = Operation { bypass_l1: true, ..request.operation };
    Request { operation, ..request }
}
