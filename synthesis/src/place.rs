//! nextpnr on a block between two rows of registers, so that all its paths count and no pins are needed.

use crate::error::{Error, tail};
use crate::mapping::{read, verilog};
use crate::path::{Path, Step};
use crate::run::Run;
use crate::subject::Subject;
use crate::target::Target;
use emit::{Manifest, ManifestPort, PortDirection, PortRole};
use serde_json::Value;
use tools::store::Store;
use tools::{NEXTPNR_ECP5, NEXTPNR_ICE40, YOSYS};

/// The module around a block.
const HARNESS: &str = "warpcache_harness";

/// The path that allows the least frequency, or why the block could not be placed.
pub(crate) fn longest(
    target: &Target,
    subject: &Subject,
    store: &Store,
) -> Result<Result<Path, String>, Error> {
    let (synthesis, tool, device): (_, _, &[&str]) = match target {
        Target::Ice40 => ("synth_ice40", &NEXTPNR_ICE40, &["--hx8k", "--package", "ct256"]),
        _ => ("synth_ecp5", &NEXTPNR_ECP5, &["--25k", "--package", "CABGA381"]),
    };
    let design = &subject.emitted;
    let harness = harness(&design.manifest);
    let script = format!(
        "{}read_verilog {HARNESS}.v\n{synthesis} -top {HARNESS}\ndelete t:$scopeinfo\n\
         write_json netlist.json\n",
        read(design)
    );
    let mut files =
        vec![("map.ys".to_string(), script.as_str()), (format!("{HARNESS}.v"), harness.as_str())];
    files.extend(verilog(design));
    let run = Run {
        tool: &YOSYS,
        what: design.top.clone(),
        arguments: ["-Qqq", "-s", "map.ys"].map(String::from).to_vec(),
        files,
        outputs: vec!["netlist.json".to_string()],
        is_answer: |_| false,
    };
    let netlist = run.outcome(store)?.outputs.concat();
    let frequency = format!("{:.3}", 1e6 / f64::from(subject.fpga_period_ps));
    let own = [
        "--json",
        "netlist.json",
        "--report",
        "report.json",
        "--timing-allow-fail",
        "--seed",
        "1",
        "--freq",
        &frequency,
    ];
    let run = Run {
        tool,
        what: design.top.clone(),
        arguments: device.iter().chain(&own).map(|word| word.to_string()).collect(),
        files: vec![("netlist.json".to_string(), &netlist)],
        outputs: vec!["report.json".to_string()],
        is_answer: |said| obstacle(said).is_some(),
    };
    let outcome = run.outcome(store)?;
    if let (false, Some(obstacle)) = (outcome.is_done, obstacle(&outcome.said)) {
        return Ok(Err(format!("does not fit {}: {obstacle}", device[0].trim_start_matches('-'))));
    }
    let report = serde_json::from_str(&outcome.outputs.concat()).unwrap_or(Value::Null);
    path(&report).map(Ok).ok_or_else(|| Error::Failed {
        tool: tool.name,
        what: design.top.clone(),
        said: tail(&outcome.said),
    })
}

/// nextpnr's message for a device that is too small: `no BELs remaining to implement cell type
/// ...`.
fn obstacle(said: &str) -> Option<&str> {
    // A cell type with a `$` is none of a device: it should not have come so far.
    let is_error = |line: &&str| line.starts_with("ERROR: ") && !line.contains("'$");
    let errors = said.lines().filter(is_error);
    errors.filter_map(|line| line.find("no BELs remaining").map(|at| &line[at..])).next()
}

/// Inputs come from a shift register; outputs go to registers, which a second row folds into one bit.
fn harness(manifest: &Manifest) -> String {
    let data = |direction| {
        let is_data =
            move |port: &&ManifestPort| port.direction == direction && port.role != PortRole::Clock;
        manifest.ports.iter().filter(is_data)
    };
    let width = |direction| data(direction).map(|port| port.width).sum::<usize>().max(1);
    let (inputs, outputs) = (width(PortDirection::In) - 1, width(PortDirection::Out) - 1);
    let mut connections = Vec::new();
    if manifest.ports.iter().any(|port| port.role == PortRole::Clock) {
        connections.push(".clock (clock)".to_string());
    }
    for (direction, vector) in [(PortDirection::In, "in_q"), (PortDirection::Out, "out")] {
        let mut low = 0;
        for port in data(direction) {
            let high = low + port.width - 1;
            connections.push(format!(".{} ({vector}[{high}:{low}])", port.name));
            low = high + 1;
        }
    }
    format!(
        "module {HARNESS} (input wire clock, input wire scan_in, output wire scan_out);
    reg  [{inputs}:0] in_q;
    wire [{outputs}:0] out;
    reg  [{outputs}:0] out_q;
    reg  [{outputs}:0] fold_q;
    {} u_block ({});
    assign scan_out = fold_q[{outputs}];
    always @(posedge clock) begin
        in_q <= {{in_q, scan_in}};
        out_q <= out;
        fold_q <= out_q ^ (fold_q << 1);
    end
endmodule
",
        manifest.top,
        connections.join(", ")
    )
}

/// The longest path from clock edge to clock edge in a report of nextpnr.
fn path(report: &Value) -> Option<Path> {
    let clocks = report["fmax"].as_object()?;
    let achieved = clocks.values().filter_map(|clock| clock["achieved"].as_f64());
    let slowest = achieved.min_by(f64::total_cmp)?;
    let is_clocked = |end: &Value| end.as_str().is_some_and(|end| end.contains("edge"));
    let paths = report["critical_paths"].as_array()?;
    let path = paths.iter().find(|path| is_clocked(&path["from"]) && is_clocked(&path["to"]))?;
    let parts = path["path"].as_array()?;
    let cell = |end: &Value| end["cell"].as_str().map(str::to_string);
    let mut steps: Vec<Step> = Vec::new();
    let mut wire = 0.0;
    for part in parts {
        let delay = part["delay"].as_f64()? * 1_000.0;
        if part["type"] == "routing" {
            wire = delay;
            continue;
        }
        steps.push(Step {
            pin: cell(&part["to"])?,
            cell: part["type"].as_str()?.to_string(),
            delay_ps: ((delay + wire) * 1e3).round() / 1e3,
        });
        wire = 0.0;
    }
    Some(Path {
        kind: "register to register".to_string(),
        start: cell(&parts.first()?["from"])?,
        end: cell(&parts.last()?["to"])?,
        least_period_ps: (1e9 / slowest).round() / 1e3,
        steps,
        beside: vec![],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use emit::PortMeaning;

    #[test]
    fn only_a_device_that_is_too_small_is_an_answer() {
        let full = "ERROR: Unable to place cell 's_DFF', no BELs remaining to implement cell type \
                    'TRELLIS_FF'";
        let expected = "no BELs remaining to implement cell type 'TRELLIS_FF'";
        assert_eq!(obstacle(&format!("Info: Packing\n{full}\n0 warnings")), Some(expected));
        assert_eq!(obstacle("ERROR: Unsupported cell\n"), None);
        assert_eq!(obstacle(&full.replace("TRELLIS_FF", "$scopeinfo")), None);
        assert_eq!(obstacle("Info: no BELs remaining\n"), None);
    }

    #[test]
    fn every_port_but_the_clock_is_between_registers() {
        let port = |name: &str, direction, width, role| ManifestPort {
            name: name.into(),
            direction,
            width,
            elements: None,
            fields: vec![name.into()],
            stream: None,
            role,
            depends_on: vec![],
            meaning: PortMeaning::default(),
        };
        let manifest = Manifest {
            top: "block".into(),
            summary: String::new(),
            streams: vec![],
            ports: vec![
                port("clock", PortDirection::In, 1, PortRole::Clock),
                port("a", PortDirection::In, 3, PortRole::Plain),
                port("b", PortDirection::In, 2, PortRole::Plain),
                port("c", PortDirection::Out, 4, PortRole::Plain),
            ],
            parameters: vec![],
            modules: vec![],
            memories: vec![],
            words: vec![],
            storage: vec![],
            counters: vec![],
            config: Value::Null,
        };
        let text = harness(&manifest);
        let block =
            "block u_block (.clock (clock), .a (in_q[2:0]), .b (in_q[4:3]), .c (out[3:0]));";
        assert!(text.contains(block) && text.contains("reg  [4:0] in_q;"), "{text}");
        let (ports, bare) = (manifest.ports[1..2].to_vec(), manifest);
        let text = harness(&Manifest { ports, ..bare });
        assert!(text.contains("block u_block (.a (in_q[2:0]));"), "{text}");
    }
}
