//! Parts of a kernel: methods whose statements are where the kernel calls them.
use crate::expression::{Bound, expression, is_hardware};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::{
    Error, Expr, ExprMethodCall, FnArg, Ident, ItemFn, Pat, Result, ReturnType, Type, Visibility,
};

/// The method beside a part that gives its statements.
pub struct Part {
    pub name: Ident,
    /// Who may call the part.
    pub visibility: Visibility,
    /// Numbers as they are, and expressions for signals.
    pub parameters: Vec<TokenStream>,
}

/// `None` for `update`, which is the kernel itself.
pub fn of(function: &ItemFn) -> Option<Part> {
    let parameters =
        parameters(function).into_iter().map(|(name, is_hardware)| match is_hardware {
            true => quote!(#name: ::rust_hdl::core::ast::VerilogExpression),
            false => quote!(#name: usize),
        });
    let is_part = function.sig.ident != "update";
    is_part.then(|| Part {
        name: beside(&function.sig.ident),
        visibility: function.vis.clone(),
        parameters: parameters.collect(),
    })
}

/// The names that hold hardware in its body.
pub fn bound(function: &ItemFn) -> Result<Bound> {
    let signature = &function.sig;
    let parameters = parameters(function);
    let is_whole = parameters.len() + 1 == signature.inputs.len()
        && signature.receiver().is_some_and(|this| this.mutability.is_some())
        && matches!(signature.output, ReturnType::Default)
        && (signature.ident != "update" || parameters.is_empty());
    match is_whole {
        true => Ok(parameters
            .into_iter()
            .filter(|(_, is_hardware)| *is_hardware)
            .map(|(name, _)| name.to_string())
            .collect()),
        false => Err(Error::new_spanned(
            signature,
            "a kernel is `fn update(&mut self)`, a part of one `fn name(&mut self, i: usize, signal: Bit)`",
        )),
    }
}

/// The parameters that are names, and whether they are signals.
fn parameters(function: &ItemFn) -> Vec<(&Ident, bool)> {
    function.sig.inputs.iter().filter_map(parameter).collect()
}

fn parameter(argument: &FnArg) -> Option<(&Ident, bool)> {
    let FnArg::Typed(typed) = argument else { return None };
    let Pat::Ident(name) = typed.pat.as_ref() else { return None };
    Some((&name.ident, !is_number(&typed.ty)))
}

fn is_number(of: &Type) -> bool {
    matches!(of, Type::Path(path) if path.path.is_ident("usize"))
}

fn beside(name: &Ident) -> Ident {
    format_ident!("hdl_of_{name}")
}

/// Whether a call has the form `self.name(..)`.
pub fn is_call(call: &ExprMethodCall) -> bool {
    matches!(call.receiver.as_ref(), Expr::Path(path) if path.path.is_ident("self"))
}

/// Code that pushes the part's statements.
pub fn call(call: &ExprMethodCall, outer: &Bound) -> Result<TokenStream> {
    let (this, name) = (&call.receiver, beside(&call.method));
    let arguments = call.args.iter().map(|argument| match is_hardware(argument, outer) {
        true => expression(argument, outer),
        false => Ok(quote!(#argument)),
    });
    let arguments = arguments.collect::<Result<Vec<_>>>()?;
    Ok(quote!(__block.extend(#this.#name(&mut __hardware #(, #arguments)*));))
}
