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
//!   chance has it, and answers after a random time; it reads a load's bytes when it serves it, or as late as
//!   it may ([`Setup::l2_reads_late`]).
//! - A core retries a refused request. When it has nothing left to ask it raises `flush`; when
//!   every node has shown `flushed` the next kernel begins.
//!
//! Checked in every cycle: the contract of each stream; that every request is answered once, with its
//! sectors in rising order, and within [`Setup::patience`] cycles of its first offer (R22 of the node);
//! that L2 gets each write of a core once, as it was; that nothing is unanswered when a node has flushed.
//! And R21: writes to a byte have the order in which L2 served them, and a load returns none before its
//! own core's last write to that byte that was accepted before it, nor its core's next write or one behind
//! that. The first rule broken ends the run with a [`Failure`].

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
pub use history::Judged;
pub use setup::{Setup, Span};
