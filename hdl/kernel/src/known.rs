//! Figures that a kernel may read beside signals: those known when the block is built.
//!
//! An expression that reads no signal by `.val()` is Rust, evaluated at elaboration. A method of
//! the block or of a part of it might read signals out of sight, `if self.is_ready()`, and would
//! silently become a constant. For that reason a kernel may use any method of fields whose names
//! begin with `_`, which rust-hdl does not take for parts of the hardware, and of the others only
//! `.len()` and `.width()`: of a list and of a wire, which the compiler checks in the expanded
//! code.
use crate::part;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;
use syn::visit::{self, Visit};
use syn::{Error, Expr, ExprField, ExprMethodCall, ItemFn, Member, Result, Stmt};

/// Refuses what could hide a signal; gives code that checks the types of what was asked.
pub fn check(update: &ItemFn) -> Result<TokenStream> {
    let mut search = Search::default();
    search.visit_block(&update.block);
    match search.error {
        Some(error) => Err(error),
        None => {
            let checks = search.checks;
            Ok(quote!(if false { #(#checks)* }))
        }
    }
}

#[derive(Default)]
struct Search {
    checks: Vec<TokenStream>,
    error: Option<Error>,
}

/// The root of a place expression.
#[derive(PartialEq)]
enum Root {
    /// The block itself.
    Block,
    /// A signal or a part of the block.
    Part,
    /// A field `_name`, or nothing of the block.
    Known,
}

fn root(expr: &Expr) -> Root {
    match expr {
        Expr::Path(path) if path.path.is_ident("self") => Root::Block,
        Expr::Field(field) => match (root(&field.base), &field.member) {
            (Root::Block, Member::Named(name)) if name.to_string().starts_with('_') => Root::Known,
            (Root::Known, _) => Root::Known,
            _ => Root::Part,
        },
        Expr::Index(index) => root(&index.expr),
        Expr::Paren(inner) => root(&inner.expr),
        Expr::Group(inner) => root(&inner.expr),
        Expr::Unary(unary) if matches!(unary.op, syn::UnOp::Deref(_)) => root(&unary.expr),
        _ => Root::Known,
    }
}

/// The block, or the struct that holds its ports.
fn is_block(expr: &Expr) -> bool {
    match expr {
        Expr::Field(field) => {
            root(&field.base) == Root::Block
                && matches!(&field.member, Member::Named(name) if name == "ports")
        }
        _ => root(expr) == Root::Block,
    }
}

/// Whether the field is called `next`.
fn is_next(field: &ExprField) -> bool {
    matches!(&field.member, Member::Named(name) if name == "next")
}

/// The place with every index 0, for its type.
fn place(expr: &Expr) -> TokenStream {
    match expr {
        Expr::Field(field) => {
            let (base, member) = (place(&field.base), &field.member);
            quote!(#base.#member)
        }
        Expr::Index(index) => {
            let of = place(&index.expr);
            quote!(#of[0usize])
        }
        other => quote!(#other),
    }
}

impl Search {
    /// An expression with members: a port of a part may be called `next`, of a signal's nothing is
    /// a member.
    fn visit_bundle(&mut self, expr: &Expr) {
        match expr {
            Expr::Field(field) if is_next(field) && !is_block(&field.base) => {
                self.visit_expr(&field.base);
            }
            expr => self.visit_expr(expr),
        }
    }

    fn refuse(&mut self, at: impl quote::ToTokens, what: &str) {
        let text = format!(
            "{what} might read signals and would be fixed when the block is built: read them here, \
             and keep what is known then in a field `_name`"
        );
        self.error.get_or_insert_with(|| Error::new_spanned(at, text));
    }
}

impl<'ast> Visit<'ast> for Search {
    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        match stmt {
            // A part of the kernel, which is searched where it is.
            Stmt::Expr(Expr::MethodCall(call), _) if part::is_call(call) => {
                call.args.iter().for_each(|argument| self.visit_expr(argument));
            }
            stmt => visit::visit_stmt(self, stmt),
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let (name, receiver) = (call.method.to_string(), call.receiver.as_ref());
        match (root(receiver), name.as_str()) {
            (Root::Known, _) | (Root::Part, "val" | "hold" | "pack" | "unpack") => {}
            (Root::Part, "link") => {
                self.visit_bundle(receiver);
                // The target of a link is written, as that of an assignment is.
                if let Some(Expr::Reference(to)) = call.args.first() {
                    self.visit_expr(&to.expr);
                }
                return;
            }
            (Root::Part, "len") => {
                let list = place(receiver);
                self.checks.push(quote!(let _: &[_] = &#list;));
            }
            (Root::Part, "width") => {
                let wire = place(receiver);
                self.checks.push(quote!(let _ = ::signal::Wire::width(&#wire);));
            }
            _ => self.refuse(call, &format!("`{name}`")),
        }
        if root(receiver) != Root::Block {
            visit::visit_expr_method_call(self, call);
        }
    }

    fn visit_expr_field(&mut self, field: &'ast ExprField) {
        // A port or a part of the block may have that name; a signal's `next` is behind the signal.
        if is_next(field) && !is_block(&field.base) {
            self.refuse(field, "`.next`");
        }
        if root(&field.base) != Root::Block {
            self.visit_bundle(&field.base);
        }
    }

    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        // The target's `.next` is written.
        if let Expr::Field(field) = assign.left.as_ref() {
            self.visit_expr(&field.base);
        }
        self.visit_expr(&assign.right);
    }

    fn visit_expr_reference(&mut self, reference: &'ast syn::ExprReference) {
        match root(&reference.expr) {
            Root::Part => self.refuse(reference, "what is behind a reference"),
            _ => visit::visit_expr_reference(self, reference),
        }
    }

    fn visit_pat_ident(&mut self, name: &'ast syn::PatIdent) {
        if name.by_ref.is_some() {
            self.refuse(name, "what is behind a reference");
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if path.path.is_ident("self") {
            self.refuse(path, "what is given the block");
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if mentions_part(call.tokens.clone()) {
            self.refuse(call, "a macro that is given a part of the block");
        }
    }
}

/// The tokens name the block other than by a field `_name`.
fn mentions_part(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Group(group) => mentions_part(group.stream()),
        TokenTree::Ident(name) if name == "self" => {
            let field = tokens.get(at + 2).map(TokenTree::to_string).unwrap_or_default();
            !field.starts_with('_')
        }
        _ => false,
    })
}
