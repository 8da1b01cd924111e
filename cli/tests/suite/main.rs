//! The program from the outside: exit status, both streams, and what lies on the disk afterwards.

mod generate;
mod generated;
mod hostile;
mod lint;
mod refusals;
mod replay;
mod reports;
mod support;
mod verify;
