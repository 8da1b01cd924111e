//! The ports: those of every L1 cache.

pub use base::ports::{In, Out, Ports};

signal::ports! {
    rtl super::rtl::L1 = base::ports;
}
