//! Turns Verilog text into a design that is called once a cycle.
//!
//! Verilator translates the text to C++ (with `-Wall` and no waiver), the C++ compiler makes a
//! shared object of it and a generated shim, and the object is loaded into this process. Builds
//! are kept in a [`Cache`], so that the same text costs a second once and nothing after that.
//!
//! ```no_run
//! use testbenches::verilated::{PortSlots, Program, Source, Trace};
//! let text = "module inverter (input wire [99:0] a, output wire [99:0] y); assign y = ~a; endmodule";
//! let source = Source {
//!     top: "inverter".into(),
//!     files: vec![("inverter.v".into(), text.into())],
//!     has_clock: false,
//!     has_reset: false,
//!     inputs: vec![PortSlots::new("a", 100)],
//!     outputs: vec![PortSlots::new("y", 100)],
//! };
//! let mut inverter = Program::build(&source, Trace::Off)?.start(1);
//! let mut y = [0; 2];
//! inverter.cycle(false, &[0, 0], &mut y);
//! assert_eq!(y, [u64::MAX, (1 << 36) - 1]);
//! # Ok::<(), testbenches::verilated::Error>(())
//! ```

mod build;
mod cache;
mod contents;
mod error;
mod header;
mod implementation;
mod private;
mod program;
mod runtime;
mod shim;
mod source;
#[cfg(test)]
mod tests;

pub use cache::{CACHE_VARIABLE, Cache};
pub use error::Error;
pub use implementation::Implementation;
pub use private::end;
pub use program::{Instance, Program};
pub use source::{PortSlots, Source};

use std::path::Path;

/// Whether a design can write waveforms. Building for them takes longer, as does every cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trace {
    /// The design writes no waveforms.
    Off,
    /// The design can write FST files, for GTKWave and Surfer.
    Fst,
    /// The design can write VCD files, which every viewer and many scripts read; much larger.
    Vcd,
}

impl Trace {
    /// The format of the file `path`: VCD where its name ends in `.vcd`, else FST.
    pub fn of(path: &Path) -> Trace {
        let is_vcd = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("vcd"));
        if is_vcd { Trace::Vcd } else { Trace::Fst }
    }

    /// Verilator's class that writes the file, which has a separate header.
    fn writer(self) -> Option<Writer> {
        match self {
            Trace::Off => None,
            Trace::Fst => Some(Writer { header: "verilated_fst_c.h", class: "VerilatedFstC" }),
            Trace::Vcd => Some(Writer { header: "verilated_vcd_c.h", class: "VerilatedVcdC" }),
        }
    }
}

/// A class of Verilator that writes waveforms.
#[derive(Clone, Copy, Debug)]
struct Writer {
    header: &'static str,
    class: &'static str,
}
