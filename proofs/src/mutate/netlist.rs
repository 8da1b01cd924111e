//! The flat netlist of a block, and what Yosys can change in it.

use super::workshop_of;
use crate::Error;
use crate::yosys::Workshop;
use emit::Design;
use testbenches::engine::{CONTROL, CONTROL_BITS};

/// Semantics of a cell with many selects when several are true: as in a solver it joins their values. Yosys
/// would print a `casez`, in which the first one wins.
const JOINING: &str = r#"
(* techmap_celltype = "$pmux" *)
module joining (A, B, S, Y);
    parameter WIDTH = 1;
    parameter S_WIDTH = 1;
    input [WIDTH-1:0] A;
    input [WIDTH*S_WIDTH-1:0] B;
    input [S_WIDTH-1:0] S;
    output [WIDTH-1:0] Y;
    genvar i;
    generate
        for (i = 0; i < S_WIDTH; i = i + 1) begin : choice
            wire [WIDTH-1:0] joined;
            if (i == 0)
                assign joined = B[0 +: WIDTH] & {WIDTH{S[0]}};
            else
                assign joined = choice[i-1].joined | (B[i*WIDTH +: WIDTH] & {WIDTH{S[i]}});
        end
    endgenerate
    assign Y = |S ? choice[S_WIDTH-1].joined : A;
endmodule
"#;

/// One change of the netlist, as Yosys lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mutation {
    /// Arguments behind the word `mutate` in the command that makes it.
    command: String,
}

impl Mutation {
    /// The value of an option such as `-port`.
    fn value(&self, option: &str) -> &str {
        let mut words = self.command.split(' ').skip_while(|word| *word != option);
        words.nth(1).unwrap_or_default()
    }

    /// The change, as in `inv Y[3] of $and`.
    pub(super) fn what(&self) -> String {
        // A cell's name begins behind its instance's, `$flatten\u_w.\u_v.`; a file's name has dots too.
        let cell = self.value("-cell");
        let cell = cell.rsplit_once(".$").map_or(cell, |(_, own)| own);
        let cell = cell.split('$').find(|part| !part.is_empty()).unwrap_or(cell);
        let (mode, port, bit) = (self.value("-mode"), self.value("-port"), self.value("-portbit"));
        let wire = match self.value("-wire") {
            "" => String::new(),
            wire => format!(", {wire}[{}]", self.value("-wirebit")),
        };
        format!("{mode} {port}[{bit}] of {cell}{wire}")
    }

    /// The places in the emitted text that it belongs to, as `file:line`.
    pub(super) fn sources(&self) -> Vec<String> {
        let words: Vec<&str> = self.command.split(' ').collect();
        let places = words.windows(2).filter(|pair| pair[0] == "-src").filter_map(|pair| {
            let (place, _) = pair[1].split_once('.').and_then(|(file, rest)| {
                let (lines, _) = rest.split_once('.')?;
                Some((format!("{file}.{lines}"), ()))
            })?;
            Some(place)
        });
        let mut places: Vec<String> = places.collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// Whether it changes what is no logic: the clock, of which there is one, or the enable and resets of a memory's
    /// read port, which Yosys gives every memory, and cannot print where they are no constants.
    fn is_not_logic(&self) -> bool {
        let port = self.value("-port");
        let is_fixed = ["RD_EN", "RD_ARST", "RD_SRST"].contains(&port);
        is_fixed || port.ends_with("CLK") || self.value("-wire") == "clock"
    }

    /// Whether it changes the output of a register.
    pub(super) fn is_of_register(&self) -> bool {
        self.value("-port") == "Q"
    }

    /// The command that puts it behind the control input.
    pub(super) fn behind(&self, number: usize) -> String {
        format!("mutate -ctrl {CONTROL} {CONTROL_BITS} {number} {}", self.command)
    }
}

/// A block's modules as one netlist.
pub(super) struct Netlist {
    workshop: Workshop,
}

impl Netlist {
    pub(super) fn new(design: &Design) -> Result<Netlist, Error> {
        let (workshop, read) = workshop_of(design)?;
        let top = &design.top;
        workshop.yosys(&format!(
            "{read}hierarchy -check -top {top}\nproc\nflatten\nopt_expr\nopt_clean\nmemory_collect\n\
             write_ilang flat.il\n"
        ))?;
        Ok(Netlist { workshop })
    }

    /// The netlist as text, in Yosys' language.
    pub(super) fn text(&self) -> Result<String, Error> {
        self.workshop.read("flat.il")
    }

    /// At most so many mutations, spread evenly; the same for the same seed.
    pub(super) fn list(&self, number: usize, seed: u64) -> Result<Vec<Mutation>, Error> {
        let seed = seed % 0x7fff_ffff;
        let script =
            format!("read_ilang flat.il\nmutate -list {number} -seed {seed} -o list.txt\n");
        self.workshop.yosys(&script)?;
        let text = self.workshop.read("list.txt")?;
        let commands = text.lines().filter_map(|line| line.strip_prefix("mutate "));
        let mutations = commands.map(|command| Mutation { command: command.to_owned() });
        Ok(mutations.filter(|mutation| !mutation.is_not_logic()).collect())
    }

    /// The netlist in Verilog with these mutations in it: the first is number 1 of the control input.
    pub(super) fn with(&self, mutations: &[Mutation]) -> Result<String, Error> {
        let commands: String =
            (1..).zip(mutations).map(|(number, mutation)| mutation.behind(number) + "\n").collect();
        // A vector of which one bit goes into another looks like a loop, which Verilator 5.006 settles wrongly.
        let script = format!(
            "read_ilang flat.il\n{commands}techmap -map joining.v\nopt_clean\nsplitnets\n\
             write_verilog -noattr mutants.v\n"
        );
        self.workshop.write("joining.v", JOINING)?;
        self.workshop.yosys(&script)?;
        self.workshop.read("mutants.v")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "-mode cnot1 -module top -cell $flatten\\u_w.\\u_v.$or$bits_depth32.v:40$33 -port A -portbit 23 \
        -ctrlbit 20 -wire u_w.mask -wirebit 23 -src top.v:90.34-101.6 -src bits_depth32.v:40.29-40.50 -src top.v:90.34-101.6";

    #[test]
    fn a_mutation_tells_what_and_where() {
        let mutation = Mutation { command: LINE.to_owned() };
        assert_eq!(mutation.what(), "cnot1 A[23] of or, u_w.mask[23]");
        assert_eq!(mutation.sources(), ["bits_depth32.v:40", "top.v:90"]);
        assert!(!mutation.is_not_logic() && !mutation.is_of_register());
        assert!(Mutation { command: LINE.replace("u_w.mask", "clock") }.is_not_logic());
    }

    #[test]
    fn what_two_selects_choose_is_joined_in_the_text_too() {
        let workshop = Workshop::new().unwrap();
        let cell = "module read (input wire [1:0] s, input wire [7:0] b, output wire [3:0] y);\n\
            \\$pmux #(.WIDTH(4), .S_WIDTH(2)) u (.A(4'd0), .B(b), .S(s), .Y(y));\nendmodule\n";
        workshop.write("cell.v", cell).unwrap();
        workshop.yosys("read_verilog -icells cell.v\nwrite_ilang flat.il\n").unwrap();
        let netlist = Netlist { workshop };
        netlist.with(&[]).unwrap();
        let prove = |s, y| {
            let goal = format!("sat -verify -set s {s} -set b 150 -prove y {y}");
            netlist.workshop.yosys(&format!("read_verilog mutants.v\nproc\n{goal}\n"))
        };
        for (s, y) in [(0, 0), (1, 6), (2, 9), (3, 15)] {
            prove(s, y).unwrap();
        }
        assert!(prove(3, 6).is_err());
    }
}
