//! The block and its mutants side by side, as one circuit in which the control input chooses the mutant.

use super::graph::{Circuit, Graph, Literal};
use super::invariants::Invariants;
use super::netlist::{Mutation, Netlist};
use crate::yosys::Workshop;
use crate::{Error, Exemption, contract};
use emit::{Design, ManifestPort, PortDirection, PortRole};
use std::collections::HashMap;
use std::fmt::Write as _;
use testbenches::engine::{CONTROL, CONTROL_BITS};
use testbenches::ports::{Condition, FieldInfo};

/// The two, with what is assumed of them.
pub(super) struct Pair {
    circuit: Circuit,
    /// The input of each bit that chooses the mutant, if it chooses anything.
    control: Vec<Option<usize>>,
    /// Latches of the block and of the mutant that hold the same bit.
    ties: Vec<Tie>,
}

/// A latch of the block and the mutant's, by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tie {
    pub block: usize,
    pub mutant: usize,
}

/// Where both start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Reset,
    /// Any state at all, one for both.
    Anywhere,
}

/// One step of both.
pub(super) struct Step {
    pub graph: Graph,
    /// All that is assumed holds.
    pub holds: Literal,
    /// An output differs where it means something.
    pub outputs_differ: Literal,
    /// The next value of every latch; of a start from anywhere, one more says that there was a step.
    pub next: Vec<Literal>,
}

impl Pair {
    /// The block beside the first of `mutations` as mutant 1, and so on.
    pub(super) fn new(
        outputs: &[FieldInfo],
        design: &Design,
        netlist: &Netlist,
        exempt: &[Exemption],
        invariants: Option<&Invariants>,
        mutations: &[Mutation],
    ) -> Result<Pair, Error> {
        let workshop = Workshop::new()?;
        workshop.write("flat.il", &netlist.text()?)?;
        workshop.write("pair.v", &module(&design.manifest.ports, exempt, outputs))?;
        let read = match invariants {
            Some(invariants) => invariants.read_command(&workshop)?,
            None => "read_ilang flat.il\n".to_owned(),
        };
        let top = &design.top;
        let mutate: String =
            (1..).zip(mutations).map(|(number, one)| one.behind(number) + "\n").collect();
        workshop.yosys(&format!(
            "{read}rename {top} block\ndesign -stash block\n\
             read_ilang flat.il\n{mutate}opt_clean\nrename {top} mutant\ndesign -stash mutant\n\
             read_verilog -formal pair.v\ndesign -copy-from block -as block block\n\
             design -copy-from mutant -as mutant mutant\nprep -flatten -top pair\nasync2sync\nchformal -cover -remove\n\
             memory_map\nsetundef -zero -init\nopt -full\nsetundef -undriven -anyseq\nsetattr -unset keep\n\
             delete -output\nopt -full\ntechmap\nopt -fast\ndffunmap\nabc -g AND -fast\nopt_clean\n\
             write_aiger -zinit -ascii -symbols pair.aag\n",
        ))?;
        let circuit = Circuit::parse(&workshop.read("pair.aag")?).ok_or_else(|| Error::Tool {
            tool: "Yosys".to_owned(),
            text: "its AIGER cannot be read".to_owned(),
        })?;
        let input = |bit| {
            let name = format!("{CONTROL}[{bit}]");
            circuit.inputs.iter().position(|input| *input == name)
        };
        let control = (0..CONTROL_BITS).map(input).collect();
        let ties = ties(&circuit);
        Ok(Pair { circuit, control, ties })
    }

    pub(super) fn ties(&self) -> &[Tie] {
        &self.ties
    }

    /// A step of the block and of one mutant, whose latches in `equal` are the block's.
    pub(super) fn step(&self, number: usize, equal: &[Tie], start: Start) -> Step {
        let Circuit { inputs, latches, gates, bad, constraints } = &self.circuit;
        let (mut graph, mut values) = self.states(start);
        for (bit, input) in self.control.iter().enumerate() {
            if let Some(input) = input {
                values[input + 1] = number >> bit & 1;
            }
        }
        for tie in equal {
            values[inputs.len() + tie.mutant + 1] = values[inputs.len() + tie.block + 1];
        }
        let value = |values: &[Literal], literal: Literal| values[literal / 2] ^ (literal & 1);
        for &(left, right) in gates {
            let gate = graph.and(value(&values, left), value(&values, right));
            values.push(gate);
        }
        let holds = graph.all(constraints.iter().map(|literal| value(&values, *literal)));
        let is_equal = graph.all(bad.iter().map(|literal| value(&values, *literal) ^ 1));
        let outputs_differ = graph.and(holds, is_equal ^ 1);
        let mut next: Vec<Literal> =
            latches.iter().map(|latch| value(&values, latch.next)).collect();
        if start == Start::Anywhere {
            next.push(1);
        }
        Step { graph, holds, outputs_differ, next }
    }

    /// A graph without gates, and in it false, the inputs, and the latches.
    fn states(&self, start: Start) -> (Graph, Vec<Literal>) {
        let (inputs, latches) = (self.circuit.inputs.len(), self.circuit.latches.len());
        if start == Start::Reset {
            let sources = self.circuit.sources();
            return (Graph::new(sources), (0..=sources).map(|variable| 2 * variable).collect());
        }
        // Before the first step each latch has the value of an input, which tied ones share.
        let mut graph = Graph::new(inputs + 2 * latches + 1);
        let mut first: Vec<Literal> = (0..latches).map(|latch| 2 * (inputs + latch + 1)).collect();
        for tie in &self.ties {
            first[tie.mutant] = first[tie.block];
        }
        let was_step = 2 * (inputs + 2 * latches + 1);
        let mut values: Vec<Literal> = (0..=inputs).map(|variable| 2 * variable).collect();
        for (latch, first) in first.into_iter().enumerate() {
            let kept = graph.and(was_step, 2 * (inputs + latches + latch + 1));
            let started = graph.and(was_step ^ 1, first);
            values.push(graph.and(kept ^ 1, started ^ 1) ^ 1);
        }
        (graph, values)
    }
}

/// The latches of both that drive the same wire.
fn ties(circuit: &Circuit) -> Vec<Tie> {
    let named = |prefix: &'static str| {
        circuit.latches.iter().enumerate().flat_map(move |(place, latch)| {
            let names = latch.names.iter();
            names.filter_map(move |name| Some((name.strip_prefix(prefix)?, place)))
        })
    };
    let of_block: HashMap<&str, usize> = named("u_block.").collect();
    let of_mutant = named("u_mutant.");
    let mut ties: Vec<Tie> = of_mutant
        .filter_map(|(name, mutant)| Some(Tie { block: *of_block.get(name)?, mutant }))
        .collect();
    ties.dedup_by_key(|tie| tie.mutant);
    ties
}

/// A module that runs the block and the mutant side by side.
fn module(ports: &[ManifestPort], exempt: &[Exemption], outputs: &[FieldInfo]) -> String {
    let mut text = String::from("`default_nettype none\nmodule pair (\n");
    let range = |port: &ManifestPort| format!("[{}:0]", port.width - 1);
    for port in ports.iter().filter(|port| port.direction == PortDirection::In) {
        let _ = writeln!(text, "    input wire {} {},", range(port), port.name);
    }
    let _ = writeln!(text, "    input wire [{}:0] {CONTROL}\n);", CONTROL_BITS - 1);
    for port in ports.iter().filter(|port| port.direction == PortDirection::Out) {
        let _ = writeln!(text, "    wire {} {};", range(port), port.name);
        let _ = writeln!(text, "    wire {} mutant_{};", range(port), port.name);
    }
    for (module, prefix, more) in
        [("block", "", String::new()), ("mutant", "mutant_", format!(", .{CONTROL}({CONTROL})"))]
    {
        let connections = ports.iter().map(|port| match port.direction {
            PortDirection::In => format!(".{0}({0})", port.name),
            PortDirection::Out => format!(".{0}({prefix}{0})", port.name),
        });
        let connections: Vec<String> = connections.collect();
        let _ = writeln!(text, "    {module} u_{module} ({}{more});", connections.join(", "));
    }
    let is_clocked = ports.iter().any(|port| port.role == PortRole::Clock)
        && ports.iter().any(|port| port.role == PortRole::Reset);
    if is_clocked {
        text.push_str(&crate::prelude::text(
            "pair",
            &[("clock".into(), 1), ("reset".into(), 1)],
            &[],
        ));
        text.push_str(&contract::assumptions(ports, exempt));
    } else {
        text.push_str("    wire formal_on = 1'b1;\n");
    }
    text.push_str("    always @* if (formal_on) begin\n");
    // A port that this geometry does not have would be a free net on either side.
    let is_port = |field: &&FieldInfo| ports.iter().any(|port| port.name == field.name);
    for field in outputs.iter().filter(is_port) {
        let condition = meaning(field, outputs);
        let _ = writeln!(text, "        if ({condition}) assert ({0} == mutant_{0});", field.name);
    }
    text.push_str("    end\nendmodule\n");
    text
}

/// When the field means something: its whole chain of qualifiers.
fn meaning(field: &FieldInfo, outputs: &[FieldInfo]) -> String {
    let Some(Condition { port, is }) = &field.when else { return "1'b1".to_owned() };
    let above = outputs.iter().find(|other| other.name == *port);
    let above = above.map_or("1'b1".to_owned(), |above| meaning(above, outputs));
    format!("{}{port} && {above}", if *is { "" } else { "!" })
}
