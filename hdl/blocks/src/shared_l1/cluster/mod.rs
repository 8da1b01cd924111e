//! A cluster: nodes of `shared_l1` that random programs keep busy, the links between them, L2 and its
//! memory, and checks that hold whatever the nodes are made of.
//!
//! ```text
//!  core --> node --+                        +--> node --> core
//!           ...    +==> links, 4 classes ==>+    ...
//!           slice --+                       +--> slice
//! ```
//! A node is whatever turns `In` into `Out` in a cycle: golden models and Verilated designs run alike.
//!
//! - Links keep the order of messages of one class from one sender to one receiver, and a packet's
//!   beats together; nothing else. Every message takes a random time, every buffer has few places, a
//!   link moves one message a cycle, of any class, and a class that cannot move holds up no other.
//! - A slice of L2 serves requests of one node to one line in the order in which they came, others as
//!   chance has it, and answers after a random time.
//! - A core presents a refused request again. When it has nothing left to ask it raises `flush`; when
//!   every node has shown `flushed` the next kernel begins.
//!
//! In every cycle the contract of each stream is checked; that every request is answered once, with its
//! sectors in rising order, and within [`Setup::patience`] cycles of its first offer; that L2 gets the
//! writes that the cores made, each once; and that no load returns bytes older than its own core's
//! writes before it, as [`Failure`] says. An older byte is one that L2 held before such a write.

mod answers;
mod bench;
mod driver;
mod fabric;
mod history;
mod lane;
mod program;
mod setup;
mod slice;
mod wires;

pub use bench::{Cluster, Failure, Kind, Node, Seen};
pub use fabric::Class;
pub use setup::{Setup, Span};
