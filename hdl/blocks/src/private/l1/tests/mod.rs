//! Tests of the L1.

mod text;
