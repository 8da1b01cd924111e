//! Whether a survivor can be told from the block at all.
//!
//! Both run side by side from a reset on, with equal inputs and memories that start with zeros; every output is
//! compared in the cycles in which it means something. Signal correspondence and reachability then prove that no
//! difference ever comes about, or find one.

use super::netlist::{Mutation, Netlist};
use crate::yosys::Workshop;
use crate::{Error, contract};
use emit::{Design, ManifestPort, PortDirection, PortRole};
use std::fmt::Write as _;
use std::time::Duration;
use testbenches::ports::FieldInfo;
use testbenches::registry::DynBlock;

/// What a solver says of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Equivalent,
    /// Some inputs tell it from the block after so many cycles.
    Different {
        cycles: u32,
    },
    Unknown,
}

pub(super) struct Equivalence<'a> {
    pub block: &'a dyn DynBlock,
    pub design: &'a Design,
    pub netlist: &'a Netlist,
}

impl Equivalence<'_> {
    pub(super) fn decide(&self, mutation: &Mutation, limit: Duration) -> Result<Verdict, Error> {
        let workshop = Workshop::new()?;
        workshop.write("flat.il", &self.netlist.text()?)?;
        workshop.write("pair.v", &pair(&self.design.manifest.ports, self.block.outputs()))?;
        let top = &self.design.top;
        workshop.yosys(&format!(
            "read_ilang flat.il\nrename {top} block\ndesign -stash block\n\
             read_ilang flat.il\n{mutation}\nrename {top} mutant\ndesign -stash mutant\n\
             read_verilog -formal pair.v\ndesign -copy-from block -as block block\n\
             design -copy-from mutant -as mutant mutant\nprep -flatten -top pair\nasync2sync\nchformal -cover -remove\n\
             memory_map\nsetundef -zero -init\nopt -full\nsetundef -undriven -anyseq\ndelete -output\ntechmap\n\
             opt -fast\ndffunmap\nabc -g AND -fast\nopt_clean\nwrite_aiger -zinit pair.aig\n",
            mutation = mutation.alone()
        ))?;
        let seconds = limit.as_secs();
        let commands = format!("read_aiger pair.aig; fold; strash; scorr; pdr -T {seconds}");
        let text = workshop.abc(&commands, limit * 2)?;
        if text.contains("Property proved") {
            return Ok(Verdict::Equivalent);
        }
        let frame = text.split("asserted in frame ").nth(1).and_then(|rest| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse::<u32>().ok()
        });
        Ok(frame.map_or(Verdict::Unknown, |frame| Verdict::Different { cycles: frame + 1 }))
    }
}

/// A module that runs the block and the mutant side by side.
fn pair(ports: &[ManifestPort], outputs: &[FieldInfo]) -> String {
    let mut text = String::from("module pair (\n");
    let range = |port: &ManifestPort| format!("[{}:0]", port.width - 1);
    let inputs: Vec<String> = ports
        .iter()
        .filter(|port| port.direction == PortDirection::In)
        .map(|port| format!("    input wire {} {}", range(port), port.name))
        .collect();
    let _ = writeln!(text, "{}\n);", inputs.join(",\n"));
    for port in ports.iter().filter(|port| port.direction == PortDirection::Out) {
        let _ = writeln!(text, "    wire {} {};", range(port), port.name);
        let _ = writeln!(text, "    wire {} mutant_{};", range(port), port.name);
    }
    for (module, prefix) in [("block", ""), ("mutant", "mutant_")] {
        let connections = ports.iter().map(|port| match port.direction {
            PortDirection::In => format!(".{0}({0})", port.name),
            PortDirection::Out => format!(".{0}({prefix}{0})", port.name),
        });
        let connections: Vec<String> = connections.collect();
        let _ = writeln!(text, "    {module} u_{module} ({});", connections.join(", "));
    }
    let is_clocked = ports.iter().any(|port| port.role == PortRole::Clock)
        && ports.iter().any(|port| port.role == PortRole::Reset);
    if is_clocked {
        text.push_str(&crate::prelude::text(&[("clock".into(), 1), ("reset".into(), 1)], &[]));
        text.push_str(&contract::assumptions(ports));
    } else {
        text.push_str("    wire formal_on = 1'b1;\n");
    }
    text.push_str("    always @* if (formal_on) begin\n");
    for field in outputs {
        let condition = meaning(field, outputs);
        let _ = writeln!(text, "        if ({condition}) assert ({0} == mutant_{0});", field.name);
    }
    text.push_str("    end\nendmodule\n");
    text
}

/// When the field means something: its whole chain of qualifiers.
fn meaning(field: &FieldInfo, outputs: &[FieldInfo]) -> String {
    let Some(name) = field.when else { return "1'b1".to_owned() };
    let above = outputs.iter().find(|other| other.name == name);
    let above = above.map_or("1'b1".to_owned(), |above| meaning(above, outputs));
    format!("{name} && {above}")
}
