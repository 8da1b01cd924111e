//! Expressions of a kernel as code that builds rust-hdl's AST.
use crate::named::name_of;
use crate::place::path_of;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use std::collections::HashSet;
use syn::visit::{self, Visit};
use syn::{
    BinOp, Error, Expr, ExprCall, ExprClosure, ExprGroup, ExprMethodCall, ExprParen, Lit, Pat,
    Result, Stmt, UnOp,
};

/// The `let` bindings in scope that hold hardware.
pub type Bound = HashSet<String>;

/// True when `expr` reads a signal; everything else is evaluated at elaboration.
pub fn is_hardware(expr: &Expr, bound: &Bound) -> bool {
    struct Search<'a>(&'a Bound, bool);
    impl<'ast> Visit<'ast> for Search<'_> {
        fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
            self.1 |= call.method == "val" || call.method == "pack";
            visit::visit_expr_method_call(self, call);
        }
        fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
            self.1 |= path.path.get_ident().is_some_and(|i| self.0.contains(&i.to_string()));
        }
        // The expansion of a macro is unknown, so whatever looks like a signal in its tokens is
        // one: `matches!(self.state.q.val(), State::Busy)` must not become a constant.
        fn visit_macro(&mut self, call: &'ast syn::Macro) {
            self.1 |= mentions_hardware(call.tokens.clone(), self.0);
        }
    }
    let mut search = Search(bound, false);
    search.visit_expr(expr);
    search.1
}

fn mentions_hardware(tokens: TokenStream, bound: &Bound) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => mentions_hardware(group.stream(), bound),
        TokenTree::Ident(name) => name == "val" || bound.contains(&name.to_string()),
        _ => false,
    })
}

/// Code that builds `expr`.
pub fn expression(expr: &Expr, bound: &Bound) -> Result<TokenStream> {
    if let Expr::Paren(ExprParen { expr: inner, .. }) | Expr::Group(ExprGroup { expr: inner, .. }) =
        expr
    {
        return expression(inner, bound);
    }
    if let Expr::MethodCall(call) = expr
        && call.method == "into"
        && call.args.is_empty()
    {
        return expression(&call.receiver, bound);
    }
    if let Expr::Call(call) = expr {
        return function(call, bound);
    }
    if !is_hardware(expr, bound) {
        return elaborated(expr);
    }
    match expr {
        Expr::Path(path) => Ok(quote!(#path.clone())),
        Expr::Binary(binary) => {
            let op = operator(&binary.op)?;
            let (left, right) =
                (expression(&binary.left, bound)?, expression(&binary.right, bound)?);
            Ok(quote!(VerilogExpression::Binary(Box::new(#left), #op, Box::new(#right))))
        }
        Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
            let inner = expression(&unary.expr, bound)?;
            Ok(quote!(VerilogExpression::Unary(VerilogOpUnary::Not, Box::new(#inner))))
        }
        Expr::MethodCall(call) => method(call, bound),
        _ => Err(Error::new_spanned(
            expr,
            "this expression reads a signal but is none that becomes hardware; see the \
             documentation of the kernel crate for those that do",
        )),
    }
}

/// A value known at elaboration: a number, a bit, or a state of an enum.
fn elaborated(expr: &Expr) -> Result<TokenStream> {
    match expr {
        Expr::Lit(lit) => match &lit.lit {
            Lit::Int(int) if int.suffix().is_empty() || int.suffix() == "usize" => {
                Ok(quote!(::signal::literal(#int as usize)))
            }
            Lit::Bool(bit) => Ok(quote!(::signal::literal(#bit))),
            _ => Err(Error::new_spanned(expr, "a literal is a `usize` or a `bool`")),
        },
        Expr::Path(path) if names_a_state(path) => Ok(quote!(::signal::Hardware::state(#path))),
        _ => Ok(match name_of(expr) {
            Some(name) => quote!(::signal::named(#name, #expr)),
            None => quote!(::signal::literal(#expr)),
        }),
    }
}

/// `State::Idle`, and not `Self::DEPTH` or `depth`.
fn names_a_state(path: &syn::ExprPath) -> bool {
    let last = path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
    path.path.segments.len() > 1
        && last.starts_with(char::is_uppercase)
        && (last.len() == 1 || last.contains(char::is_lowercase))
}

fn operator(op: &BinOp) -> Result<TokenStream> {
    let name = match op {
        BinOp::Add(_) => "Add",
        BinOp::Sub(_) => "Sub",
        BinOp::Mul(_) => "Mul",
        BinOp::And(_) => "LogicalAnd",
        BinOp::Or(_) => "LogicalOr",
        BinOp::BitXor(_) => "BitXor",
        BinOp::BitAnd(_) => "BitAnd",
        BinOp::BitOr(_) => "BitOr",
        BinOp::Shl(_) => "Shl",
        BinOp::Shr(_) => "Shr",
        BinOp::Eq(_) => "Eq",
        BinOp::Lt(_) => "Lt",
        BinOp::Le(_) => "Le",
        BinOp::Ne(_) => "Ne",
        BinOp::Ge(_) => "Ge",
        BinOp::Gt(_) => "Gt",
        _ => return Err(Error::new_spanned(op, "this operator does not become hardware")),
    };
    let name = quote::format_ident!("{name}");
    Ok(quote!(VerilogOp::#name))
}

fn method(call: &ExprMethodCall, bound: &Bound) -> Result<TokenStream> {
    let name = call.method.to_string();
    if name == "val" {
        let path = path_of(&call.receiver)?;
        return Ok(quote!(VerilogExpression::Signal(#path)));
    }
    if name == "pack" {
        let (payload, path) = (&call.receiver, path_of(&call.receiver)?);
        let (Some(packing), Some(number), 2) =
            (call.args.get(0), call.args.get(1), call.args.len())
        else {
            return Err(Error::new_spanned(call, "pack a word: `.pack(&self._packing, word)`"));
        };
        return Ok(quote!(::signal::port::pack_hdl(&#payload, &#path, #packing, #number)));
    }
    let receiver = expression(&call.receiver, bound)?;
    let reduction = |op: &str| {
        let op = quote::format_ident!("{op}");
        Ok(quote!(VerilogExpression::Unary(VerilogOpUnary::#op, Box::new(#receiver))))
    };
    match (name.as_str(), call.args.first()) {
        ("any", None) => reduction("Any"),
        ("all", None) => reduction("All"),
        ("xor", None) => reduction("Xor"),
        ("bit", Some(index)) => {
            let index = expression(index, bound)?;
            Ok(quote!(VerilogExpression::Index(Box::new(#receiver), Box::new(#index))))
        }
        _ => Err(Error::new_spanned(
            call,
            format!("`{name}` does not become hardware; `val`, `any`, `all`, `xor` and `bit` do"),
        )),
    }
}

fn function(call: &ExprCall, bound: &Bound) -> Result<TokenStream> {
    let name = match call.func.as_ref() {
        Expr::Path(path) => path.path.segments.last().map(|s| s.ident.to_string()),
        _ => None,
    };
    let arguments: Vec<&Expr> = call.args.iter().collect();
    match (name.as_deref(), arguments.as_slice()) {
        (Some("bits_to"), [value, width]) => {
            if is_hardware(width, bound) {
                return Err(Error::new_spanned(width, "a width is known at elaboration"));
            }
            let value = expression(value, bound)?;
            Ok(quote!(VerilogExpression::Cast(Box::new(#value), #width)))
        }
        // rust-hdl's AST has no concatenation; `IndexReplace(high, _, low)`, which nothing else
        // uses, represents it.
        (Some("cat"), [high, low]) => {
            let (high, low) = (expression(high, bound)?, expression(low, bound)?);
            Ok(quote!(VerilogExpression::IndexReplace(
                Box::new(#high),
                Box::new(::signal::literal(0usize)),
                Box::new(#low)
            )))
        }
        (Some("cat_of"), [count, Expr::Closure(each)]) => {
            let joined = quote!(VerilogExpression::IndexReplace(
                Box::new(next),
                Box::new(::signal::literal(0usize)),
                Box::new(all)
            ));
            fold(count, each, joined, bound)
        }
        (Some("or_of"), [count, Expr::Closure(each)]) => {
            let joined =
                quote!(VerilogExpression::Binary(Box::new(all), VerilogOp::BitOr, Box::new(next)));
            fold(count, each, joined, bound)
        }
        _ if !is_hardware(&Expr::Call(call.clone()), bound) => {
            elaborated(&Expr::Paren(syn::ExprParen {
                attrs: vec![],
                paren_token: Default::default(),
                expr: Box::new(Expr::Call(call.clone())),
            }))
        }
        _ => Err(Error::new_spanned(
            call,
            "of the functions that take signals, only `bits_to`, `cat`, `cat_of` and `or_of` become \
             hardware",
        )),
    }
}

/// `each` of 0 to `count` - 1, folded by `joined`, which makes one of `all` so far and the `next`.
fn fold(
    count: &Expr,
    each: &ExprClosure,
    joined: TokenStream,
    bound: &Bound,
) -> Result<TokenStream> {
    if is_hardware(count, bound) {
        return Err(Error::new_spanned(count, "a count is known at elaboration"));
    }
    let [Pat::Ident(index)] = each.inputs.iter().collect::<Vec<_>>()[..] else {
        return Err(Error::new_spanned(each, "this takes one number: `|i| ..`"));
    };
    // The number hides a wire of its name.
    let mut inner = bound.clone();
    inner.remove(&index.ident.to_string());
    let body = match each.body.as_ref() {
        // A long part is in separate braces.
        Expr::Block(block) if let [Stmt::Expr(part, None)] = block.block.stmts.as_slice() => part,
        part => part,
    };
    let body = expression(body, &inner)?;
    Ok(quote!({
        let mut parts = (0..(#count)).map(|#index: usize| #body);
        let first = parts.next().unwrap_or(::signal::literal(0usize));
        parts.fold(first, |all, next| #joined)
    }))
}
