//! Statements of a kernel as code that builds rust-hdl's AST.
//!
//! Names made by the generated code start with two underscores, so that none hides a name of the
//! kernel: `let test = ...; if ... { self.y.next = test; }`.
use crate::expression::{Bound, expression, is_hardware};
use crate::part;
use crate::place::path_of;
use proc_macro2::TokenStream;
use quote::quote;
use syn::visit::Visit;
use syn::{
    Block, Error, Expr, ExprAssign, ExprForLoop, ExprIf, ExprMatch, ExprMethodCall, ItemFn, Local,
    Member, Pat, Result, Stmt,
};

/// Code that pushes the kernel's statements to `block`.
pub fn kernel_body(update: &ItemFn) -> Result<TokenStream> {
    statements(&update.block, &part::bound(update)?)
}

fn statements(block: &Block, outer: &Bound) -> Result<TokenStream> {
    let mut bound = outer.clone();
    let mut code = TokenStream::new();
    for stmt in &block.stmts {
        code.extend(match stmt {
            Stmt::Local(local) => binding(local, &mut bound)?,
            Stmt::Expr(expr, _) => statement(expr, &bound)?,
            other => return Err(Error::new_spanned(other, "a kernel has no items or macros")),
        });
    }
    Ok(code)
}

fn binding(local: &Local, bound: &mut Bound) -> Result<TokenStream> {
    let Some(init) = &local.init else {
        return Err(Error::new_spanned(local, "a `let` in a kernel has a value"));
    };
    if !is_hardware(&init.expr, bound) {
        // A shadowing `let` must not inherit what its names held before.
        let shadowed = names_in(&local.pat);
        bound.retain(|name| !shadowed.contains(name));
        return Ok(quote!(#local));
    }
    let pat = match &local.pat {
        Pat::Type(typed) => typed.pat.as_ref(),
        pat => pat,
    };
    let Pat::Ident(name) = pat else {
        return Err(Error::new_spanned(pat, "a `let` that reads a signal names one wire"));
    };
    if name.mutability.is_some() {
        return Err(Error::new_spanned(name, "a wire has one value: `let`, not `let mut`"));
    }
    let ident = &name.ident;
    let text = ident.to_string();
    let code = expression(&init.expr, bound)?;
    bound.insert(text.clone());
    Ok(quote!(let #ident = { let __value = #code; __hardware.bind(&mut __block, #text, __value) };))
}

/// The names that a pattern binds.
fn names_in(pat: &Pat) -> Vec<String> {
    struct Names(Vec<String>);
    impl<'ast> Visit<'ast> for Names {
        fn visit_pat_ident(&mut self, ident: &'ast syn::PatIdent) {
            self.0.push(ident.ident.to_string());
        }
    }
    let mut names = Names(vec![]);
    names.visit_pat(pat);
    names.0
}

fn statement(expr: &Expr, bound: &Bound) -> Result<TokenStream> {
    match expr {
        Expr::Assign(assign) => assignment(assign, bound),
        Expr::MethodCall(call) if part::is_call(call) => part::call(call, bound),
        Expr::MethodCall(call) if call.method == "hold" && call.args.is_empty() => hold(call),
        Expr::MethodCall(call) if call.method == "link" => link(call),
        Expr::MethodCall(call) if call.method == "unpack" => unpack(call, bound),
        Expr::If(conditional) => if_else(conditional, bound),
        Expr::Match(selection) => match_state(selection, bound),
        Expr::ForLoop(repetition) => for_loop(repetition, bound),
        Expr::Block(inner) => {
            let body = statements(&inner.block, bound)?;
            Ok(quote!({ #body }))
        }
        _ => Err(Error::new_spanned(
            expr,
            "a statement of a kernel is an assignment, `.hold()`, `.link()`, `.unpack()`, a part, `if`, \
             `match`, `for` or `let`",
        )),
    }
}

fn assignment(assign: &ExprAssign, bound: &Bound) -> Result<TokenStream> {
    let Expr::Field(field) = assign.left.as_ref() else {
        return Err(Error::new_spanned(&assign.left, "assign to a signal: `self.signal`"));
    };
    if !matches!(&field.member, Member::Named(name) if name == "next") {
        return Err(Error::new_spanned(&assign.left, "assign to a signal: `self.signal`"));
    }
    let target = path_of(&field.base)?;
    let value = expression(&assign.right, bound)?;
    Ok(
        quote!(__block.push(VerilogStatement::Assignment(VerilogExpression::Signal(#target), #value));),
    )
}

fn hold(call: &ExprMethodCall) -> Result<TokenStream> {
    let register = path_of(&call.receiver)?;
    Ok(quote!(__block.push({
        let __register = #register;
        VerilogStatement::Assignment(
            VerilogExpression::Signal(format!("{__register}$d")),
            VerilogExpression::Signal(format!("{__register}$q")),
        )
    });))
}

fn link(call: &ExprMethodCall) -> Result<TokenStream> {
    let to = match (call.args.first(), call.args.len()) {
        (Some(Expr::Reference(to)), 1) if to.mutability.is_some() => &to.expr,
        _ => return Err(Error::new_spanned(call, "link to one bundle: `.link(&mut self.to)`")),
    };
    let from = &call.receiver;
    let (from_path, to_path) = (path_of(from)?, path_of(to)?);
    Ok(quote! {
        for (__target, __source) in
            ::signal::port::assignments(&#from, &#to, (&#from_path, &#to_path))
        {
            __block.push(VerilogStatement::Assignment(
                VerilogExpression::Signal(__target),
                VerilogExpression::Signal(__source),
            ));
        }
    })
}

fn unpack(call: &ExprMethodCall, bound: &Bound) -> Result<TokenStream> {
    let arguments: Vec<&Expr> = call.args.iter().collect();
    let [packing, number, word] = arguments[..] else {
        let text = "unpack a word: `.unpack(&self._packing, number, word)`";
        return Err(Error::new_spanned(call, text));
    };
    let (payload, path) = (&call.receiver, path_of(&call.receiver)?);
    let word = expression(word, bound)?;
    Ok(quote! {
        for (__target, __value) in
            ::signal::port::unpack_hdl(&#payload, &#path, #packing, #number, &#word)
        {
            __block.push(VerilogStatement::Assignment(VerilogExpression::Signal(__target), __value));
        }
    })
}

/// A block of statements as an expression of type `VerilogBlock`.
fn nested(block: &Block, bound: &Bound) -> Result<TokenStream> {
    let body = statements(block, bound)?;
    Ok(quote!({ let mut __block: VerilogBlock = Vec::new(); #body __block }))
}

fn if_else(conditional: &ExprIf, bound: &Bound) -> Result<TokenStream> {
    if matches!(conditional.cond.as_ref(), Expr::Let(_)) {
        return Err(Error::new_spanned(&conditional.cond, "a kernel has no `if let`"));
    }
    let otherwise = conditional.else_branch.as_ref().map(|(_, branch)| branch.as_ref());
    if !is_hardware(&conditional.cond, bound) {
        let (condition, then) = (&conditional.cond, statements(&conditional.then_branch, bound)?);
        let otherwise = match otherwise {
            Some(branch) => statement(branch, bound)?,
            None => TokenStream::new(),
        };
        return Ok(quote!(if #condition { #then } else { #otherwise }));
    }
    let test = expression(&conditional.cond, bound)?;
    let then = nested(&conditional.then_branch, bound)?;
    let otherwise = match otherwise {
        None => quote!(VerilogBlockOrConditional::None),
        Some(branch) => {
            let inner = statement(branch, bound)?;
            quote!(VerilogBlockOrConditional::Block({
                let mut __block: VerilogBlock = Vec::new();
                #inner
                __block
            }))
        }
    };
    Ok(quote!(__block.push({
        let __test = #test;
        let __then = #then;
        let __otherwise = #otherwise;
        VerilogStatement::If(VerilogConditional {
            test: __test,
            then: __then,
            otherwise: __otherwise,
        })
    });))
}

fn match_state(selection: &ExprMatch, bound: &Bound) -> Result<TokenStream> {
    if !is_hardware(&selection.expr, bound) {
        return Err(Error::new_spanned(
            &selection.expr,
            "a `match` in a kernel is on a signal; choose by a parameter with `if`",
        ));
    }
    let test = expression(&selection.expr, bound)?;
    let mut cases = Vec::new();
    for arm in &selection.arms {
        if let Some((_, guard)) = &arm.guard {
            return Err(Error::new_spanned(guard, "a kernel has no match guards; nest an `if`"));
        }
        let last = std::ptr::eq(arm, &selection.arms[selection.arms.len() - 1]);
        if matches!(arm.pat, Pat::Wild(_)) && !last {
            return Err(Error::new_spanned(&arm.pat, "`_` is last in a `match`"));
        }
        let condition = pattern(&arm.pat)?;
        let body = statement(&arm.body, bound)?;
        cases.push(quote!(VerilogCase {
            condition: #condition.to_string(),
            block: { let mut __block: VerilogBlock = Vec::new(); #body __block },
        }));
    }
    if !matches!(selection.arms.last().map(|arm| &arm.pat), Some(Pat::Wild(_))) {
        return Err(Error::new_spanned(
            selection,
            "a `match` in a kernel ends in `_ =>`, so that every value of the register is covered",
        ));
    }
    Ok(quote!(__block.push({
        let __test = #test;
        let __cases = vec![#(#cases),*];
        VerilogStatement::Match(VerilogMatch { test: __test, cases: __cases })
    });))
}

fn pattern(pat: &Pat) -> Result<String> {
    match pat {
        Pat::Wild(_) => Ok("default".into()),
        Pat::Path(path) => Ok(quote!(#path).to_string().replace(' ', "")),
        Pat::Or(or) => {
            if let Some(wild) = or.cases.iter().find(|case| matches!(case, Pat::Wild(_))) {
                return Err(Error::new_spanned(wild, "`_` is alone, not beside states"));
            }
            let names: Result<Vec<String>> = or.cases.iter().map(pattern).collect();
            Ok(names?.join("|"))
        }
        _ => Err(Error::new_spanned(pat, "a pattern is a state, states joined by `|`, or `_`")),
    }
}

fn for_loop(repetition: &ExprForLoop, bound: &Bound) -> Result<TokenStream> {
    let Pat::Ident(index) = repetition.pat.as_ref() else {
        return Err(Error::new_spanned(&repetition.pat, "a loop variable is a name"));
    };
    if is_hardware(&repetition.expr, bound) {
        return Err(Error::new_spanned(&repetition.expr, "loop bounds are known at elaboration"));
    }
    let mut inner = bound.clone();
    inner.remove(&index.ident.to_string());
    let (range, body) = (&repetition.expr, statements(&repetition.body, &inner)?);
    Ok(quote!(for #index in #range { #body }))
}
