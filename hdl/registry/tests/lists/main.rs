//! The lists of blocks, random geometries, and fields that nothing reads.
//!
//! Outside of the library, which would be compiled a second time for them: it holds the harness of every block.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod blocks;
mod geometry;
mod unread;
