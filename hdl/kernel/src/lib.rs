//! How hardware is written: [`bundle!`] and [`ports!`] declare a block's ports, `#[kernel]` turns its `update` into
//! hardware.
//!
//! # Kernels
//!
//! The attribute leaves `update` as it is, for simulation, and writes `hdl()` beside it, which
//! gives the same statements in rust-hdl's AST. One rule decides what becomes hardware: **an
//! expression that reads a signal, or a `let` that holds such an expression, is
//! hardware; every other expression is Rust, evaluated when the block is elaborated.** A signal is a field of the
//! block, or of a part of it, whose first name does not begin with `_`. A `for`
//! loop therefore unrolls, `if` on a parameter chooses, `if` on a signal becomes a multiplexer.
//!
//! A kernel may contain
//! - `self.path = expression;` and `self.register.hold();`
//! - `self.from.link(&mut self.to);` for bundles: an assignment a wire. The block's ports are named by the
//!   struct that holds them, `self.ports.reply.link(&mut self.queue.push)`, since both are borrowed at once
//! - `self.pop.payload.unpack(&self._packing, n, word);`, which undoes `self.push.payload.pack(&self._packing, n)`: a
//!   payload as words
//! - `if`/`else if`/`else`, `match` on a `LogicState` signal, `for`, `let name = expression;`
//! - `self.replies(i, hit);`: a part of the kernel, `#[kernel] fn replies(&mut self, i: usize, hit: Bit)`. Its statements
//!   are where it is called; a `usize` is Rust, any other parameter is hardware
//! - `+ - * & | ^ << >> == != < <= > >= && || !`, parentheses, `.any()`, `.all()`, `.xor()`,
//!   `.bit(i)`, `bits_to(x, width)`, `cat(high, low)`,
//!   `cat_of(n, |i| part)`, `or_of(n, |i| part)`, `literal.into()`
//!
//! A number that has a name in the Rust has it in Verilog too: `kind::LOAD` is `KIND_LOAD` there, `Config::PATIENCE`
//! is `PATIENCE`, `self._theta` and `self._config.theta()` are `THETA`.
//!
//! rust-hdl's simulation wants `self.path.next = self.other.val();`, and `0.into()` for a number: the attribute writes
//! these, and a kernel may.
//!
//! Anything else is an error at its place. An example is a method of the block or of a part of it that is no
//! kernel, `if self.is_ready()`: it might read signals out of sight and would be fixed when the block is
//! built. A kernel asks its block only for `self.list.len()`, `self.wire.width()`, and anything of fields
//! whose names begin with `_`, which are not part of the hardware.

mod declare;
mod expression;
mod known;
mod named;
mod part;
mod place;
mod statement;
mod sugar;
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
    let update = sugar::spelled_out(parse_macro_input!(item as ItemFn));
    let (body, checks) = match hardware(&update) {
        Ok(code) => code,
        Err(error) => return error.to_compile_error().into(),
    };
    // The kernel's `self`: a block may be defined by a macro, where names are hygienic.
    let this = update.sig.receiver().map(|receiver| receiver.self_token);
    let hdl = match part::of(&update) {
        None => quote! {
            fn hdl(&#this) -> ::rust_hdl::core::ast::Verilog {
                use ::rust_hdl::core::ast::*;
                use ::signal::Numbered as _;
                #checks
                let mut __hardware = ::signal::Hardware::default();
                let mut __block: VerilogBlock = Vec::new();
                #body
                Verilog::Combinatorial(__block)
            }
        },
        Some(part::Part { name, visibility, parameters }) => quote! {
            #visibility fn #name(
                &#this,
                mut __hardware: &mut ::signal::Hardware
                #(, #parameters)*
            ) -> ::rust_hdl::core::ast::VerilogBlock {
                use ::rust_hdl::core::ast::*;
                use ::signal::Numbered as _;
                #checks
                let mut __block: VerilogBlock = Vec::new();
                #body
                __block
            }
        },
    };
    quote! {
        // Hardware has a separate style: an `if` on a parameter around an `if` on a signal, loops by index.
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
        #hdl
    }
    .into()
}

/// Declares ports that belong together: a record of values, and the wires that carry them.
///
/// ```text
/// signal::bundle! {
///     /// What the core asks for.
///     pub stream CoreRequest(config: &Geometry) {
///         /// Load, store or atomic.
///         kind: u64 as request::KINDS = 2,
///         /// Line address.
///         line: u64 = config.line_bits(),
///         /// Not to be answered from, or kept in, this cache.
///         bypass_l1: bool,
///     }
/// }
/// ```
///
/// - A `stream` has `valid` and `ready` besides, a `flow` has `valid`, a `bundle` neither.
/// - A member's type is `bool`, `u64`, `u128`, `Wide` (512 bits), `Beat` (1,024 bits), a `List` or `Lanes` of one of them, or another bundle.
///   Behind `=` is the width, or what another bundle follows from; of `Lanes`, how many and that.
/// - `[when hit]` and `[unless header]` say in which cycles a member means something. Those of a stream or flow mean
///   something while it is valid, which needs not be said.
/// - `as LIST` names the values of a member. `if condition`, last of all, says which geometries have it.
/// - In a `bundle`, `back name: type` goes the other way.
///
/// Of `CoreRequest` come the record `CoreRequest`, the wires `Input<CoreRequest>` and `Output<CoreRequest>`, made by
/// `CoreRequest::input(config)` and `CoreRequest::output(config)`, and for what goes back the record `CoreRequestBack`
/// (`Ready` for a stream). `Option<CoreRequest>` becomes the value of a cycle by `into()`: valid if it is there.
#[proc_macro]
pub fn bundle(input: TokenStream) -> TokenStream {
    declare::bundle(input.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Declares all ports of a block: the records `In` and `Out`, and the struct `Ports` of their wires.
///
/// ```text
/// signal::ports! {
///     rtl super::rtl::Chunker(config: &Config);
///
///     /// What the home answers.
///     in stream reply: Reply = config,
///     /// The network's side.
///     out stream packet: Packet = config,
///     /// Bytes of the sector `packet_sector`.
///     in line_data: Beat = config.data_bits(),
///     /// A packet has begun.
///     out is_open: bool,
/// }
/// ```
///
/// - A port is an input or an output of the block: of a bundle, what goes with it is.
/// - `stream` is before a bundle for which `ready` comes back, `exchange` before one with members `back`.
/// - Types, widths, conditions and encodings are those of [`bundle!`]; a condition may name a member of another port,
///   `[when event.evict]`.
///
/// Ports that several blocks have in common begin with `shared(config: &Config);` in place of the `rtl` line;
/// each of the blocks says `signal::ports! { rtl super::rtl::L1 = base::ports; }`, and `L1<const MOST:
/// usize>` where both are generic. Parameters of the hardware alone are behind `for`: `rtl
/// super::rtl::Queue<T: Streamed> for<const MOST: usize>(shape: Shape);`.
///
/// The hardware's struct holds the wires in a field `ports: Ports`, and a kernel names a port as it would a field of
/// the block.
#[proc_macro]
pub fn ports(input: TokenStream) -> TokenStream {
    declare::block(input.into()).unwrap_or_else(|error| error.to_compile_error()).into()
}
