//! Tables of ports over cycles: directed tests, and timing diagrams that are run.
//!
//! A row is a port, by its name in Verilog, and a cell a cycle; rows end with a line or `;`. Cells of inputs are
//! applied, those of outputs compared, in every engine.
//!
//! | cell | means |
//! | --- | --- |
//! | `27`, `0x1b`, `0b11011` | the value |
//! | `miss` | the value that the port's declaration names so |
//! | `a`, `b0`, `ff` | else, hexadecimal digits that begin with a letter |
//! | `both=0b11` | the value, drawn under that label |
//! | `x` | an input that means nothing (0), an output that is not compared |
//! | `.` | as in the cycle before |
//! | `1*20` | the same for 20 cycles |
//! | `\|20` | as before for 20 cycles, which are drawn as a gap |
//!
//! A row that ends early stays as it is; an input without a row is 0. `core_valid` is, of the ports `core_0_valid`,
//! `core_1_valid` and so on, the vector of their bits; wider ones have values with commas between. `reset` resets,
//! `clock p` is only drawn.

mod draw;
mod parse;
mod run;

pub use draw::{Lane, lanes};
pub use parse::Table;
pub use run::inputs;
pub(crate) use run::run;

#[cfg(test)]
mod tests;

/// Tests that are tables: of each, for every geometry of a list, a run in golden model, rust-hdl and Verilog.
///
/// ```text
/// testbenches::waves! { Dut;
///     fn r3_an_acknowledgement_is_a_header_alone {
///         (boundaries()) "
///             reply_valid    1
///             packet_ready   1
///             packet_header  1
///             packet_last    1
///         "
///         [paper(), whole()] "reply_sectors 0; packet_sectors 0"
///     }
/// }
/// ```
#[macro_export]
macro_rules! waves {
    ($dut:ty; $($(#[$attribute:meta])* fn $name:ident { $($configs:tt $table:literal)+ })+) => {
        $(
            $(#[$attribute])*
            #[test]
            fn $name() {
                $($crate::testing::shows::<$dut>(&$configs, $table);)+
            }
        )+
    };
}
