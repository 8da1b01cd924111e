//! `bundle!` and `ports!`: declarations of ports, from which come records of values and wires.

mod block;
mod bundle;
mod declaration;
mod member;
mod record;
mod wires;

pub use block::block;
pub use bundle::bundle;
