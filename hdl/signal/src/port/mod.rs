//! Values of a block's ports in a cycle, plain and as wires.
//!
//! A port, or a bundle of ports, is declared once, by [`bundle!`](crate::bundle!) and
//! [`ports!`](crate::ports!). Of a declaration come a record of values, which golden models, stimulus and
//! engines exchange, and the wires of the hardware; both know every port's name, width, direction,
//! sentence and encoding.

mod info;
mod lanes;
mod leaf;
mod link;
mod list;
mod pack;
mod said;
mod stream;
mod value;

pub use info::{Condition, Encoding, FieldInfo, Place, fields};
pub use lanes::Lanes;
pub use link::{Link, assignments};
pub use list::List;
pub use pack::{Pack, Packing, pack_hdl, unpack_hdl};
pub use said::{PortText, Said};
pub use stream::{FlowWires, StreamWires, Streamed};
pub use value::{Bundle, Carried, Input, Output, PortValue, Ready, Simulated};

/// A value of up to 512 bits, least significant limb first.
pub type Wide = [u64; 8];

/// A sector's bytes, up to 128, least significant limb first.
pub type Beat = [u64; 16];

/// A beat that begins with these words, up to 16; its other bytes are 0.
pub const fn beginning<const N: usize>(words: [u64; N]) -> Beat {
    let mut beat = [0; 16];
    let mut place = 0;
    while place < N {
        beat[place] = words[place];
        place += 1;
    }
    beat
}
