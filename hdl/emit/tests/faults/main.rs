//! Every check of the emitter fires on a block that is wrong on purpose, in exactly these words.
#![allow(clippy::unwrap_used)] // A test fails by panicking, helpers included.

mod drive;
mod loops;
mod names;
mod several;
mod widths;

use emit::{EmitErrors, EmitOptions};
use rust_hdl::core::prelude::Block;

/// The emitter's error for `block`.
fn said(block: &dyn Block) -> String {
    match emit::emit(block, &EmitOptions::default()) {
        Ok(design) => format!("nothing:\n{}", design.modules.last().unwrap().text),
        Err(EmitErrors(errors)) => {
            let lines: Vec<String> = errors.iter().map(|e| e.to_string()).collect();
            lines.join("\n")
        }
    }
}

/// Defines a block with a kernel and `new()`.
macro_rules! block {
    ($name:ident { $($field:ident: $type:ty = $value:expr),* $(,)? } |$self:ident| $kernel:block) => {
        #[derive(LogicBlock)]
        struct $name { kind: Kind, $($field: $type),* }

        impl $name {
            fn new() -> $name {
                $name { kind: Kind::of::<$name>("Wrong on purpose."), $($field: $value),* }
            }
        }

        impl Logic for $name {
            #[kernel]
            fn update(&mut $self) $kernel
        }
    };
}
pub(crate) use block;
