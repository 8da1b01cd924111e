//! `[verilog]`: what the emitted files say beside the hardware.

use super::Rule;
use super::section::section;

section! {
    /// Names, licence and script of what is emitted, in every design: they change no hardware.
    pub struct Verilog in "verilog" {
        /// Prefix of every module's name: empty, or 1 to 24 letters, digits and single '_', the first a
        /// letter, and no keyword of Verilog, SystemVerilog or C++.
        prefix: String = String::new(), Rule::Prefix;
        /// The licence that every file names: empty, or an SPDX licence expression of at most 72 characters, as in
        /// "MIT OR Apache-2.0".
        licence: String = String::new(), Rule::Licence;
        /// Treatment by `synth.ys` of memories that answer a cycle later: "black_box", "logic".
        synth_memories: String = String::from("black_box"), Rule::Word(&["black_box", "logic"]);
    }
    crosses: &[]
}

impl Verilog {
    /// Whether `synth.ys` leaves memories out, for macros.
    pub fn has_black_boxes(&self) -> bool {
        self.synth_memories == "black_box"
    }
}
