//! Signals as a kernel names them: `.next` behind one that is assigned, `.val()` behind one that is read, `.into()` behind
//! a number that is assigned.
//!
//! A place is a signal when it begins at the block and its first name does not begin with `_`. Methods that take a
//! signal, a list or a bundle as it is are listed; any other reads it.
use quote::quote_spanned;
use syn::spanned::Spanned as _;
use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprAssign, ExprMethodCall, ItemFn, Lit, Member};

/// Methods of a signal, a list or a bundle, not of its value.
const AS_IT_IS: [&str; 8] = ["val", "len", "width", "suffix", "link", "pack", "unpack", "hold"];

/// The kernel with all that it leaves out.
pub fn spelled_out(mut kernel: ItemFn) -> ItemFn {
    Spell.visit_block_mut(&mut kernel.block);
    kernel
}

struct Spell;

/// A field of the block, or of one: a signal, unless its first name begins with `_`.
fn is_signal(expr: &Expr) -> bool {
    match expr {
        Expr::Field(field) => match (field.base.as_ref(), &field.member) {
            (base, Member::Named(name)) if is_self(base) => !name.to_string().starts_with('_'),
            (base, Member::Named(_)) => is_signal(base),
            _ => false,
        },
        Expr::Index(index) => is_signal(&index.expr),
        _ => false,
    }
}

fn is_self(expr: &Expr) -> bool {
    matches!(expr, Expr::Path(path) if path.path.is_ident("self"))
}

/// The place is spelled out, as a port that is called `next` is with one more.
fn is_spelled_out(expr: &Expr) -> bool {
    matches!(expr, Expr::Field(field)
        if matches!(&field.member, Member::Named(name) if name == "next") && !is_self(&field.base))
}

/// An expression of tokens at the place of another.
fn at(place: &Expr, tokens: proc_macro2::TokenStream) -> Expr {
    syn::parse2(tokens).unwrap_or_else(|_| place.clone())
}

impl VisitMut for Spell {
    fn visit_expr_assign_mut(&mut self, assign: &mut ExprAssign) {
        let (target, value) = (&assign.left, &assign.right);
        let is_number = matches!(value.as_ref(), Expr::Lit(lit) if matches!(lit.lit, Lit::Int(_)));
        let spelled = is_signal(target) && !is_spelled_out(target);
        let number = is_number.then(|| at(value, quote_spanned!(value.span()=> #value.into())));
        let target = spelled.then(|| at(target, quote_spanned!(target.span()=> #target.next)));
        if let Some(target) = target {
            *assign.left = target;
            if let Some(number) = number {
                *assign.right = number;
            }
        }
        self.visit_expr_mut(&mut assign.right);
    }

    fn visit_expr_method_call_mut(&mut self, call: &mut ExprMethodCall) {
        let is_read = AS_IT_IS.iter().all(|name| call.method != name) && !is_self(&call.receiver);
        if is_read {
            self.visit_expr_mut(&mut call.receiver);
        }
        if call.method != "link" {
            call.args.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            // What is behind a reference, and what a macro makes of its tokens, is not seen.
            Expr::Reference(_) | Expr::Macro(_) => {}
            place if is_signal(place) => {
                *place = at(place, quote_spanned!(place.span()=> #place.val()));
            }
            other => visit_mut::visit_expr_mut(self, other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quote::ToTokens as _;

    fn spelled(body: &str) -> String {
        let text = format!("fn update(&mut self) {{ {body} }}");
        let kernel = syn::parse_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        spelled_out(kernel).block.to_token_stream().to_string()
    }

    fn same(short: &str, long: &str) {
        let long: syn::Block = syn::parse_str(&format!("{{ {long} }}")).unwrap();
        assert_eq!(spelled(short), long.to_token_stream().to_string(), "{short}");
    }

    #[test]
    fn what_is_left_out_is_written() {
        for (short, long) in [
            ("self.y = self.a;", "self.y.next = self.a.val();"),
            ("self.y = 0; self.z = true;", "self.y.next = 0.into(); self.z.next = true;"),
            ("self.count.d = self.count.q + 1;", "self.count.d.next = self.count.q.val() + 1;"),
            ("self.y[i] = !self.x[i].valid;", "self.y[i].next = !self.x[i].valid.val();"),
            ("self.y = self._limit.into();", "self.y.next = self._limit.into();"),
            ("self.y = cat_of(2, |i| self.x[i]);", "self.y.next = cat_of(2, |i| self.x[i].val());"),
            (
                "let a = bits_to(self.a, self.a.width());",
                "let a = bits_to(self.a.val(), self.a.width());",
            ),
            ("if self.a.any() && self._b { }", "if self.a.val().any() && self._b { }"),
            (
                "match self.state.q { S::A => self.y = 1, _ => {} }",
                "match self.state.q.val() { S::A => self.y.next = 1.into(), _ => {} }",
            ),
            ("self.replies(i, self.hit);", "self.replies(i, self.hit.val());"),
            (
                "for i in 0..self.ways.len() { self.y[i] = hit; }",
                "for i in 0..self.ways.len() { self.y[i].next = hit; }",
            ),
            ("self.next.valid = self.next.ready;", "self.next.valid.next = self.next.ready.val();"),
            (
                "self.pop.payload.unpack(&self._packing, 0, self.head.q);",
                "self.pop.payload.unpack(&self._packing, 0, self.head.q.val());",
            ),
        ] {
            same(short, long);
            same(long, long);
        }
    }

    #[test]
    fn what_is_no_value_stays() {
        for body in [
            "self.count.hold();",
            "self.a.link(&mut self.ports.b);",
            "let n = self._n - 1;",
            "self.y.next = self.push.payload.pack(&self._packing, 0);",
            "let queue = &self.queues[1];",
        ] {
            same(body, body);
        }
    }

    /// A method that is no operator of a word, of a part that is no signal, is still refused.
    #[test]
    fn what_hides_a_signal_is_refused() {
        for (body, reason) in [
            ("if self.is_ready() { }", "`is_ready` might read signals"),
            ("if self.queue.is_full() { }", "`is_full` does not become hardware"),
            ("let full = self.queues[0].is_full();", "`is_full` does not become hardware"),
            ("self.y = self.x[self.oldest()];", "`oldest` might read signals"),
            ("for i in 0..self.used { }", "loop bounds are known at elaboration"),
            ("if ready(&self.queue) { }", "what is behind a reference might read signals"),
            ("if matches!(self.level, 1 | 2) { }", "a macro that is given a part of the block"),
            ("let mut x = self.a;", "a wire has one value"),
            ("x = self.a;", "assign to a signal"),
        ] {
            let text = format!("fn update(&mut self) {{ {body} }}");
            let kernel = spelled_out(syn::parse_str(&text).unwrap());
            let said = crate::hardware(&kernel).unwrap_err().to_string();
            assert!(said.starts_with(reason), "{body}: {said}");
        }
    }
}
