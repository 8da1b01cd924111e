//! `#[kernel]`: turns a block's `update` into hardware.
//!
//! The attribute leaves `update` as it is, for simulation, and writes `hdl()` beside it, which
//! gives the same statements in rust-hdl's AST. One rule decides what becomes hardware: **an
//! expression that reads a signal (`.val()`, or a `let` that holds such an expression) is
//! hardware; every other expression is Rust, evaluated when the block is elaborated.** So `for`
//! loops unroll, `if` on a parameter chooses, `if` on a signal becomes a multiplexer.
//!
//! A kernel may contain
//! - `self.path.next = expression;` and `self.register.hold();`
//! - `if`/`else if`/`else`, `match` on a `LogicState` signal, `for`, `let name = expression;`
//! - `+ - * & | ^ << >> == != < <= > >= && || !`, parentheses, `.any()`, `.all()`, `.xor()`,
//!   `.bit(i)`, `bits_to(x, width)`, `cat(high, low)`,
//!   `cat_of(n, |i| part)`, `or_of(n, |i| part)`, `literal.into()`
//!
//! Anything else is an error at its place.

mod expression;
mod place;
mod statement;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use quote::quote;
use syn::{ItemFn, parse_macro_input};

/// See the crate's documentation.
#[proc_macro_attribute]
pub fn kernel(_: TokenStream, item: TokenStream) -> TokenStream {
    let update = parse_macro_input!(item as ItemFn);
    let body = match statement::kernel_body(&update) {
        Ok(body) => body,
        Err(error) => return error.to_compile_error().into(),
    };
    // The kernel's own `self`: a block may be defined by a macro, where names are hygienic.
    let this = update.sig.receiver().map(|receiver| receiver.self_token);
    quote! {
        // Hardware has its own style: an `if` on a parameter around an `if` on a signal, loops by index.
        #[allow(
            unreachable_patterns,
            clippy::collapsible_if,
            clippy::collapsible_else_if,
            clippy::needless_range_loop,
            clippy::nonminimal_bool
        )]
        #update

        #[allow(unused_variables, unused_mut, unused_parens, clippy::all)]
        fn hdl(&#this) -> ::rust_hdl::core::ast::Verilog {
            use ::rust_hdl::core::ast::*;
            let mut __hardware = ::signal::Hardware::default();
            let mut __block: VerilogBlock = Vec::new();
            #body
            Verilog::Combinatorial(__block)
        }
    }
    .into()
}
