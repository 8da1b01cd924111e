//! The system's allocator, whose failures end the program with an error in its form.
#![allow(unsafe_code)] // `GlobalAlloc` is an unsafe trait; each call is handed on as it is.

use std::alloc::{GlobalAlloc, Layout, System};
use std::io::{Write, stderr};
use std::process::exit;

/// Hands every request to the system; where that refuses one, prints an error and ends the program with status 3.
/// Rust's handler aborts, which users take for a crash.
#[derive(Debug)]
pub struct Allocator;

// SAFETY: results and arguments are those of `System`, which keeps the trait's contract; no null pointer is returned.
unsafe impl GlobalAlloc for Allocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's promises are those that `System` asks for.
        granted(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        granted(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        granted(unsafe { System.realloc(memory, layout, size) }, size)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}

fn granted(memory: *mut u8, size: usize) -> *mut u8 {
    if memory.is_null() {
        refused(size);
    }
    memory
}

/// Prints without allocating.
#[cold]
fn refused(size: usize) -> ! {
    let mut errors = stderr();
    let _ = writeln!(
        errors,
        "error: memory: must be enough for what is asked; got no {size} bytes more from the system; try a smaller \
         geometry, fewer requests, or a higher limit (ulimit -v)"
    );
    exit(3)
}
