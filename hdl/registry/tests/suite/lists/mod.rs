//! The lists of blocks, random geometries, and fields that nothing reads.

mod blocks;
mod geometry;
mod unread;
