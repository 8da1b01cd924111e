//! The program from the outside: exit status, both streams, and what lies on the disk afterwards.

// Helpers panic as the tests do that call them; clippy's setting for tests sees only those marked so.
#![allow(clippy::unwrap_used)]

mod area;
mod attack;
mod benches;
mod blocks;
mod configs;
mod describe;
mod files;
mod generate;
mod generated;
mod hostile;
mod implementation;
mod kills;
mod library;
mod lint;
mod options;
mod packages;
mod preview;
mod prove;
mod refusals;
mod replay;
mod reports;
mod settings;
mod shells;
mod study;
mod support;
mod sweep;
mod tools;
mod trace;
mod verify;
