//! A cluster: the nodes of a design, their cores, and the network and L2 that join them, cycle by cycle.
//!
//! ```text
//!  core --> node --+                        +--> node --> core
//!           ...    +==> network, 4 classes =+    ...
//!           slice --+                       +--> slice
//! ```
//! A node is whatever turns the inputs of a cycle into its outputs: golden models and Verilated designs run alike, and
//! [`in_step()`] has one beside the other. A [`Top`] represents all nodes, with what joins them inside. How the ports of
//! a design's node map to its core, to classes of messages and to `flush` is one implementation of [`Wiring`]. Four parts
//! are exchangeable:
//!
//! | part | is | here |
//! | --- | --- | --- |
//! | [`Program`] | what the cores ask for, when, and what they retry | random, in [`random`] |
//! | [`Network`] | the network and L2: when a message arrives, and when L2 answers | random, in [`random`] |
//! | [`Judge`] | the memory, and what every load may return | [`History`], [`Unjudged`] |
//! | [`Observer`] | what is counted | [`Counts`] |
//!
//! Checked in every cycle, whatever the parts: the contract of each stream; that every request is answered once, with its
//! sectors in rising order, and within the program's patience (R22 of the shared L1's node); that a node names itself in
//! what it sends; that nothing is unanswered when it has flushed (R17). By [`History`]: that L2 gets each write of a
//! core once, as it was; and R21: writes to a byte have the order in which L2 served them, and a load returns none before
//! its core's last write to that byte that was accepted before it, nor its core's next write or one behind that.
//! The first rule broken ends the run with a [`Failure`].
//!
//! When every node has shown `flushed` the next kernel begins.

mod answers;
mod cluster;
mod history;
mod in_step;
pub mod lane;
mod parts;
mod port;
pub mod random;
mod streams;
mod top;
mod wiring;

pub use answers::Answered;
pub use cluster::{Cluster, Failure, Node};
pub use history::{History, Judged, Returned};
pub use in_step::{beside, in_step};
pub use parts::{Counts, Judge, Network, Observer, Parts, Program, Refusal, Status, Unjudged};
pub use port::Port;
pub use top::{AtSlice, Nodes, Top};
pub use wiring::{Beat, Class, Given, HomeWord, Names, Never, Room, Shown, Slices, Wiring};
