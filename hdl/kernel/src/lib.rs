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
//! Anything else is an error at its place. So is a method of the block or of a part of it,
//! `self.is_ready()`: it might read signals out of sight and would be fixed when the block is built.
//! A kernel asks its block only for `self.list.len()`, `self.wire.width()`, and anything of fields
//! whose names begin with `_`, which are not part of the hardware.

mod expression;
mod known;
mod place;
mod statement;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as TokenStream2;
use quote::quote;
use syn::{ItemFn, parse_macro_input};

/// Code that pushes the kernel's statements, and code that checks types and never runs.
fn hardware(update: &ItemFn) -> syn::Result<(TokenStream2, TokenStream2)> {
    Ok((statement::kernel_body(update)?, known::check(update)?))
}

/// See the crate's documentation.
#[proc_macro_attribute]
pub fn kernel(_: TokenStream, item: TokenStream) -> TokenStream {
    let update = parse_macro_input!(item as ItemFn);
    let (body, checks) = match hardware(&update) {
        Ok(code) => code,
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
            clippy::len_zero,
            clippy::needless_range_loop,
            clippy::nonminimal_bool
        )]
        #update

        #[allow(unused_variables, unused_mut, unused_parens, clippy::all)]
        fn hdl(&#this) -> ::rust_hdl::core::ast::Verilog {
            use ::rust_hdl::core::ast::*;
            #checks
            let mut __hardware = ::signal::Hardware::default();
            let mut __block: VerilogBlock = Vec::new();
            #body
            Verilog::Combinatorial(__block)
        }
    }
    .into()
}
