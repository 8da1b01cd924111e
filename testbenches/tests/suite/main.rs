//! The harness on a toy block: three engines agree, and every way to be wrong is caught.

mod engines;
mod lockstep;
mod registry;
mod replay;
mod toy;
mod waves;
