//! Tests of the decoupled L1D.

mod text;
