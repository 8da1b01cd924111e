//! Standard output that was closed before the program began, as by `>&-`. Rust opens `/dev/null` in its place before
//! `main`, and what is written there would be lost with status 0.
#![allow(unsafe_code)] // What runs before Rust's start is an unsafe attribute.

use std::io::{self, Error, Write};
use std::os::fd::AsFd;
use std::sync::atomic::{AtomicBool, Ordering};

static IS_CLOSED: AtomicBool = AtomicBool::new(false);

// SAFETY: `.init_array` holds functions of this signature; `look` needs nothing that Rust's start sets up, and no panic
// leaves it.
#[used]
#[unsafe(link_section = ".init_array")]
static LOOK: extern "C" fn() = look;

extern "C" fn look() {
    let closed = rustix::io::fcntl_getfd(io::stdout().as_fd()).is_err();
    IS_CLOSED.store(closed, Ordering::Relaxed);
}

/// Standard output, and an error for each write to one that was closed.
#[derive(Debug)]
pub struct Out;

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match IS_CLOSED.load(Ordering::Relaxed) && !bytes.is_empty() {
            true => Err(Error::from(rustix::io::Errno::BADF)),
            false => io::stdout().write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stdout().flush()
    }
}
