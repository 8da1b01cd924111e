//! The chips by hand, beside golden slices, and what is chosen for loads that are shared and not.

mod by_hand;
mod choices;
mod golden;

use crate::{Evaluation, Metrics, Report, Request, Setup};
use design::{Design, System};
use traces::{Access, Kind, Operation};

fn design(fields: &str) -> Design {
    let text = format!("design = \"sac\"\nname = \"t\"\n{fields}\n");
    Design::parse(&text, "t.toml").unwrap_or_else(|error| panic!("{error}"))
}

/// The design with L1s of two lines and pages of `page_bytes`, which are placed so.
fn evaluation(design: &Design, page_bytes: u32, placement: &str) -> Evaluation {
    let pages = format!("pages = {{ bytes = {page_bytes}, placement = \"{placement}\" }}");
    let system = System::parse(&format!("l1 = {{ sets = 2, ways = 1 }}\n{pages}"), "s.toml");
    let setup = Setup { system: system.unwrap(), cores: None, metrics: Metrics::all() };
    Evaluation::new(design, &setup).unwrap()
}

fn request(core: u32, kind: Kind, line: u64, sectors: u32) -> Request {
    let operation = Operation { kind, bypass_l1: false };
    Request::single(core, operation, Access { line, sectors })
}

fn load(core: u32, line: u64) -> Request {
    request(core, Kind::Load, line, 0xf)
}

fn total(report: &Report, name: &str) -> u64 {
    report.total_of(name).unwrap_or_else(|| panic!("{name}"))
}

fn number(report: &Report, name: &str) -> f64 {
    report.total[name].as_f64().unwrap_or_else(|| panic!("{name}"))
}
