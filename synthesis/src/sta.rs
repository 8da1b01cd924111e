//! OpenSTA on a netlist of library cells, with the SDC that `generate` writes. Wires are ideal.

use crate::error::{Error, tail};
use crate::liberty::Library;
use crate::macros;
use crate::mapping::{Aim, Mapping};
use crate::path::{Part, Path, Step, TimingOptions};
use crate::run::Run;
use crate::subject::Subject;
use crate::target::Target;
use emit::PortRole;
use tools::OPENSTA;

/// Kinds of paths: their name, and where they begin and end in OpenSTA's terms.
const KINDS: [(&str, &str); 4] = [
    ("register to register", "-from [all_registers -clock_pins] -to [all_registers -data_pins]"),
    ("input to register", "-from [all_inputs] -to [all_registers -data_pins]"),
    ("register to output", "-from [all_registers -clock_pins] -to [all_outputs]"),
    ("input to output", "-from [all_inputs] -to [all_outputs]"),
];

/// The path that allows the least frequency, if there is any.
pub(crate) fn longest(
    target: &Target,
    library: &Library,
    subject: &Subject,
    options: &TimingOptions,
) -> Result<Option<Path>, Error> {
    let design = &subject.emitted;
    let macro_bits = options.macro_bits.unwrap_or(options.sram.smallest_bits);
    let period_ps = subject.period_ps;
    let mapping = Mapping { target, library: Some(library), macro_bits, aim: Aim::Speed };
    let netlist = mapping.run(design, &options.store)?.netlist;
    let memories = macros::macros(&design.manifest.memories, macro_bits);
    let memories = macros::liberty(&memories, &options.sram);
    let has_registers = design.manifest.ports.iter().any(|port| port.role == PortRole::Clock);
    let script = script(&design.top, has_registers);
    let run = Run {
        tool: &OPENSTA,
        what: design.top.clone(),
        arguments: ["-no_init", "-no_splash", "-exit", "paths.tcl"].map(String::from).to_vec(),
        files: vec![
            ("paths.tcl".to_string(), &script),
            ("cells.lib".to_string(), &library.text),
            ("macros.lib".to_string(), &memories),
            ("netlist.v".to_string(), &netlist),
            ("constraints.sdc".to_string(), &subject.sdc),
        ],
        outputs: vec![],
        is_answer: |_| false,
    };
    let said = run.outcome(&options.store)?.said;
    // OpenSTA ends with success whatever it thinks of a file, and names that of which it thinks so.
    if !said.ends_with(END) && !said.contains("cells.lib") {
        let (tool, what) = (OPENSTA.name, design.top.clone());
        return Err(Error::Failed { tool, what, said: tail(&said) });
    }
    if !said.ends_with(END) {
        return Err(Error::Input(format!(
            "{}: must be a Liberty file that OpenSTA reads; got {}; try --target liberty without a \
             file",
            library.path.display(),
            tail(&said)
        )));
    }
    let paths = KINDS.iter().filter_map(|(kind, _)| {
        let (_, rest) = said.split_once(&mark(kind))?;
        path(kind, rest.split(MARK).next()?, f64::from(period_ps))
    });
    Ok(paths.max_by(|a, b| a.least_period_ps.total_cmp(&b.least_period_ps)))
}

const MARK: &str = "@@ ";
const END: &str = "@@ end\n";

fn mark(kind: &str) -> String {
    format!("{MARK}{kind}\n")
}

fn script(top: &str, has_registers: bool) -> String {
    let mut text = format!(
        "read_liberty cells.lib\nread_liberty macros.lib\nset_cmd_units -time ns\n\
         read_verilog netlist.v\nlink_design {top}\nread_sdc constraints.sdc\n"
    );
    for (kind, ends) in KINDS.iter().filter(|(kind, _)| has_registers || !kind.contains("register"))
    {
        text += &format!(
            "puts \"{MARK}{kind}\"\nreport_checks -path_delay max -format full -digits 5 {ends}\n"
        );
    }
    text + "puts \"@@ end\"\n"
}

/// Parts of the period beside the cells, as OpenSTA has them.
const BESIDE: [&str; 4] =
    ["input external delay", "output external delay", "clock uncertainty", "library setup time"];

/// How the ports' parts end, which grow with the period.
const OUTSIDE: &str = "external delay";

/// Reads one report. The ports' part grows with the period, all else does not.
fn path(kind: &str, report: &str, period_ps: f64) -> Option<Path> {
    let name = |field: &str| {
        let line = report.lines().find_map(|line| line.strip_prefix(field))?;
        Some(plain(line.split_whitespace().next()?))
    };
    let (mut outside, mut slack, mut steps, mut beside) = (0.0, None, Vec::new(), Vec::new());
    for line in report.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [delay, _, ..] if let Some(what) = BESIDE.iter().find(|what| line.ends_with(*what)) => {
                let delay_ps = ps(delay)?.abs();
                outside += if what.ends_with(OUTSIDE) { delay_ps } else { 0.0 };
                beside.push(Part { what: what.to_string(), delay_ps });
            }
            [value, "slack", ..] => slack = Some(ps(value)?),
            [delay, _, "^" | "v", pin, cell] => steps.push(Step {
                pin: plain(pin),
                cell: cell.trim_matches(['(', ')']).to_string(),
                delay_ps: ps(delay)?,
            }),
            _ => {}
        }
    }
    let (start, end) = (name("Startpoint: ")?, name("Endpoint: ")?);
    let inside = period_ps - slack? - outside;
    let least_period_ps = rounded(inside / (1.0 - outside / period_ps));
    steps.retain(|step| step.delay_ps > 0.0);
    for part in beside.iter_mut().filter(|part| part.what.ends_with(OUTSIDE)) {
        part.delay_ps = rounded(part.delay_ps * least_period_ps / period_ps);
    }
    beside.retain(|part| part.delay_ps > 0.0);
    Some(Path { kind: kind.to_string(), start, end, least_period_ps, steps, beside })
}

/// A name without the type that Yosys adds to that of a register: `u_eb/private_q[3]$_SDFFE_PP0P_/D`.
fn plain(name: &str) -> String {
    let Some((register, rest)) = name.split_once("$_") else { return name.to_string() };
    match rest.split_once('/') {
        Some((_, pin)) => format!("{register}/{pin}"),
        None => register.to_string(),
    }
}

/// Nanoseconds as OpenSTA prints them.
fn ps(text: &str) -> Option<f64> {
    text.parse::<f64>().ok().map(|ns| rounded(ns * 1e3))
}

/// To a thousandth.
fn rounded(ps: f64) -> f64 {
    (ps * 1e3).round() / 1e3
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPORT: &str =
        "Startpoint: u_ways_1/u_tags (rising edge-triggered flip-flop clocked by clock)
Endpoint: answer_way[0] (output port clocked by clock)
Path Group: clock

    Delay      Time   Description
-------------------------------------------------------------
   0.00000    0.00000   clock clock (rise edge)
   0.00000    0.00000 ^ u_ways_1/u_tags/clock (ram_32x28_r1)
   0.50000    0.50000 v u_ways_1/u_tags/read_0_data[27] (ram_32x28_r1)
   0.34020    0.84020 ^ _115_/ZN (NOR2_X1)
   0.00000    0.84020 ^ answer_way[0] (out)
             0.84020   data arrival time

   1.00000    1.00000   clock clock (rise edge)
  -0.05000    0.95000   clock uncertainty
  -0.30000    0.65000   output external delay
             0.65000   data required time
            -0.19020   slack (VIOLATED)
";

    #[test]
    fn the_least_period_leaves_the_ports_their_part() {
        let path = path("register to output", REPORT, 1_000.0).unwrap();
        // 840.2 ps and 50 ps of uncertainty in the 70 % that are left.
        assert!((path.least_period_ps - 890.2 / 0.7).abs() < 0.01, "{path:?}");
        assert_eq!((path.start.as_str(), path.end.as_str()), ("u_ways_1/u_tags", "answer_way[0]"));
        let cells: Vec<&str> = path.steps.iter().map(|step| step.cell.as_str()).collect();
        assert_eq!(cells, ["ram_32x28_r1", "NOR2_X1"]);
        assert_eq!(path.steps[1].delay_ps, 340.2);
        // 840.2 + 50 + 0.3 * 1271.714 are 1271.714.
        let beside: Vec<_> =
            path.beside.iter().map(|part| (part.what.as_str(), part.delay_ps)).collect();
        assert_eq!(beside, [("clock uncertainty", 50.0), ("output external delay", 381.514)]);
        let all =
            path.steps.iter().map(|step| step.delay_ps).chain(beside.iter().map(|part| part.1));
        assert!((all.sum::<f64>() - path.least_period_ps).abs() < 0.01, "{path:?}");
    }

    #[test]
    fn a_register_is_called_by_its_name() {
        assert_eq!(plain("u_eb/private_q[3]$_SDFFE_PP0P_/D"), "u_eb/private_q[3]/D");
        assert_eq!(plain("u_eb/private_q[3]$_SDFFE_PP0P_"), "u_eb/private_q[3]");
        assert_eq!(plain("u_eb/_17_/ZN"), "u_eb/_17_/ZN");
    }

    #[test]
    fn a_report_without_a_path_has_none() {
        assert_eq!(path("input to output", "No paths found.\n", 1_000.0), None);
        assert_eq!(path("input to output", &REPORT.replace("slack", "slck"), 1_000.0), None);
    }
}
