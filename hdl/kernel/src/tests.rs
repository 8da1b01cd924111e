//! Constructs that are no kernel are refused, with the reason, instead of becoming something else in hardware.
use crate::{declare, hardware};
use syn::ItemFn;

/// The error for a kernel with this body.
fn said(body: &str) -> String {
    let text = format!("fn update(&mut self) {{ {body} }}");
    let update: ItemFn = syn::parse_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    match hardware(&update) {
        Ok(_) => "nothing".into(),
        Err(error) => error.to_string(),
    }
}

const STATEMENT: &str = "a statement of a kernel is an assignment, `.hold()`, \
                         `.link()`, `.unpack()`, a part, `if`, `match`, `for` or `let`";
const EXPRESSION: &str = "this expression reads a signal but is none that becomes hardware; see the \
                          documentation of the kernel crate for those that do";

#[test]
fn a_match_guard() {
    assert_eq!(
        said("match self.s.val() { S::A if self.b.val() => {} _ => {} }"),
        "a kernel has no match guards; nest an `if`"
    );
}

#[test]
fn a_match_without_a_default_or_with_one_too_early() {
    assert_eq!(
        said("match self.s.val() { S::A => {} S::B => {} }"),
        "a `match` in a kernel ends in `_ =>`, so that every value of the register is covered"
    );
    assert_eq!(
        said("match self.s.val() { _ => self.y.next = true, _ => {} }"),
        "`_` is last in a `match`"
    );
    assert_eq!(
        said("match self.s.val() { S::A | _ => {} _ => {} }"),
        "`_` is alone, not beside states"
    );
}

#[test]
fn a_match_on_what_is_no_signal_or_with_other_patterns() {
    assert_eq!(
        said("match self.n { 1 => {} _ => {} }"),
        "a `match` in a kernel is on a signal; choose by a parameter with `if`"
    );
    for pattern in ["1", "x", "S::A { .. }", "x @ S::A", "1..=2"] {
        assert_eq!(
            said(&format!("match self.s.val() {{ {pattern} => {{}} _ => {{}} }}")),
            "a pattern is a state, states joined by `|`, or `_`"
        );
    }
}

#[test]
fn a_let_that_could_change_or_has_no_value() {
    assert_eq!(said("let mut x = self.a.val();"), "a wire has one value: `let`, not `let mut`");
    assert_eq!(said("let x;"), "a `let` in a kernel has a value");
    assert_eq!(
        said("let (x, y) = (self.a.val(), 1);"),
        "a `let` that reads a signal names one wire"
    );
}

#[test]
fn a_condition_that_is_a_pattern() {
    assert_eq!(said("if let Some(x) = self.n { }"), "a kernel has no `if let`");
    assert_eq!(said("if let true = self.a.val() { }"), "a kernel has no `if let`");
}

#[test]
fn loops_whose_bounds_are_not_known_at_elaboration() {
    let bounds = "loop bounds are known at elaboration";
    assert_eq!(said("for i in 0..self.n.val().to_u64() { }"), bounds);
    assert_eq!(said("let n = self.n.val(); for i in 0..n { }"), bounds);
    assert_eq!(said("for (i, w) in self.ways.iter().enumerate() { }"), "a loop variable is a name");
    assert_eq!(said("while self.a.val() { }"), STATEMENT);
    assert_eq!(said("loop { }"), STATEMENT);
}

#[test]
fn methods_and_functions_that_are_not_known() {
    assert_eq!(
        said("self.y.next = self.a.val().resized(3);"),
        "`resized` does not become hardware; `val`, `any`, `all`, `xor` and `bit` do"
    );
    assert_eq!(
        said("self.y.next = max(self.a.val(), self.b.val());"),
        "of the functions that take signals, only `bits_to`, `cat`, `cat_of` and `or_of` become hardware"
    );
    assert_eq!(
        said("let x = self.a.val(); self.y.next = max(x, 3);"),
        "of the functions that take signals, only `bits_to`, `cat`, `cat_of` and `or_of` become hardware"
    );
}

#[test]
fn a_width_that_is_not_known_at_elaboration() {
    assert_eq!(
        said("self.y.next = bits_to(self.a.val(), self.n.val());"),
        "a width is known at elaboration"
    );
}

#[test]
fn joined_parts_whose_number_is_not_known_at_elaboration() {
    let count = "a count is known at elaboration";
    assert_eq!(said("self.y.next = cat_of(self.n.val(), |i| self.x[i].val());"), count);
    assert_eq!(said("let n = self.n.val(); self.y.next = or_of(n, |i| self.x[i].val());"), count);
    let number = "this takes one number: `|i| ..`";
    assert_eq!(said("self.y.next = cat_of(3, |i, j| self.x[i].val());"), number);
    assert_eq!(said("self.y.next = or_of(3, |(i, j)| self.x[i].val());"), number);
    assert_eq!(said("self.y.next = or_of(3, || self.a.val());"), number);
    assert_eq!(said("self.y.next = cat_of(3, |i| { let x = self.x[i].val(); x });"), EXPRESSION);
}

/// Error for `what` that could read a signal out of sight.
fn hidden(what: &str) -> String {
    format!(
        "{what} might read signals and would be fixed when the block is built: read them here, \
         and keep what is known then in a field `_name`"
    )
}

#[test]
fn methods_that_might_read_signals_out_of_sight() {
    for (body, method) in [
        ("if self.is_ready() { self.y.next = true; }", "is_ready"),
        ("if self.is_ready() && self.a.val() { self.y.next = true; }", "is_ready"),
        ("self.replies(self.is_ready());", "is_ready"),
        ("if self.queue.is_full() { }", "is_full"),
        ("if (self.queue).any() { }", "any"),
        ("if (*self.queue).is_full() { }", "is_full"),
        ("let full = self.queues[0].is_full();", "is_full"),
        ("self.y.next = self.queues[i].free().into();", "free"),
        ("self.y.next = bits_to(self.a.val(), self.left());", "left"),
        ("self.y.next = self.a.val() + self.count();", "count"),
        ("self.y.next = self.x[self.oldest()].val();", "oldest"),
        ("self.x[self.oldest()].next = self.a.val();", "oldest"),
        ("self.y.next = cat_of(self.used(), |i| self.x[i].val());", "used"),
        ("for i in 0..self.used() { }", "used"),
        ("if f(|| self.queue.is_full()) { }", "is_full"),
        ("if self.len() > 2 { }", "len"),
    ] {
        assert_eq!(said(body), hidden(&format!("`{method}`")), "{body}");
    }
}

#[test]
fn other_ways_to_read_signals_out_of_sight() {
    assert_eq!(said("if self.a.next { }"), hidden("`.next`"));
    assert_eq!(said("self.y.next = self.a.next;"), hidden("`.next`"));
    assert_eq!(said("self.y.next = self.queue.a.next;"), hidden("`.next`"));
    assert_eq!(said("if f(self.queue.next) { }"), hidden("`.next`"));
    assert_eq!(said("if ready(self) { }"), hidden("what is given the block"));
    assert_eq!(said("let this = self;"), hidden("what is given the block"));
    let reference = hidden("what is behind a reference");
    assert_eq!(said("if ready(&self.queue) { }"), reference);
    assert_eq!(said("let queue = &self.queues[1]; if queue.is_full() { }"), reference);
    assert_eq!(said("let ref queue = self.queue; if queue.is_full() { }"), reference);
    let of_macro = hidden("a macro that is given a part of the block");
    assert_eq!(said("if matches!(self.level(), 1 | 2) { }"), of_macro);
    assert_eq!(said("if matches!(f(self), 1 | 2) { }"), of_macro);
}

/// A block may have a port of that name, and so may a part of it.
#[test]
fn ports_that_are_called_next() {
    for body in [
        "self.next.valid.next = self.next.ready.val();",
        "self.ports.next.valid.next = self.a.val();",
        "self.queue.pop.link(&mut self.ports.next);",
        "self.y.next = self.stop.next.valid.val();",
        "self.stop.next.ready.next = self.a.val();",
        "self.stops[0].next.link(&mut self.y);",
    ] {
        let update = format!("fn update(&mut self) {{ {body} }}");
        assert!(hardware(&syn::parse_str(&update).unwrap()).is_ok(), "{body}");
    }
    assert_eq!(said("if self.next.valid.next { }"), hidden("`.next`"));
    assert_eq!(said("if self.queue.next { }"), hidden("`.next`"));
}

#[test]
fn assignments_to_anything_but_next() {
    let next = "assign to a signal: `self.signal`";
    assert_eq!(said("self.y = self.a.val();"), next);
    assert_eq!(said("x = self.a.val();"), next);
    assert_eq!(said("self.y[0] = self.a.val();"), next);
    assert_eq!(said("self.y.next += self.a.val();"), STATEMENT);
    let signal = "expected a signal: `self.name`, `self.names[i]`, ...";
    assert_eq!(said("way.next = self.a.val();"), signal);
    assert_eq!(said("self.y.next = way.val();"), signal);
    assert_eq!(said("self.pair.0.next = true;"), "a signal is a named field");
}

#[test]
fn expressions_that_read_a_signal_in_other_ways() {
    for value in [
        "if self.a.val() { 1 } else { 2 }",
        "self.a.val() as usize",
        "-self.a.val()",
        "[self.a.val()]",
        "matches!(self.s.val(), S::A)",
        "|| self.a.val()",
    ] {
        assert_eq!(said(&format!("self.y.next = {value};")), EXPRESSION, "{value}");
    }
    assert_eq!(said("if matches!(self.s.val(), S::A) { }"), EXPRESSION);
    assert_eq!(said("let s = self.s.val(); if matches!(s, S::A) { }"), EXPRESSION);
    assert_eq!(said("self.y.next = self.a.val() % 3;"), "this operator does not become hardware");
    assert_eq!(said("self.y.next = self.a.val() + 3u64;"), "a literal is a `usize` or a `bool`");
}

#[test]
fn statements_of_other_kinds() {
    assert_eq!(said("self.a.step();"), STATEMENT);
    assert_eq!(said("return;"), STATEMENT);
    assert_eq!(said("println!();"), "a kernel has no items or macros");
    assert_eq!(said("use std::fmt;"), "a kernel has no items or macros");
}

#[test]
fn functions_that_are_no_kernel_and_no_part_of_one() {
    for text in [
        "fn update(&mut self, n: usize) {}",
        "fn update(&self) {}",
        "fn replies(i: usize) {}",
        "fn replies(&mut self, (i, j): (usize, usize)) {}",
        "fn replies(&mut self) -> bool { self.a.val() }",
    ] {
        let error = hardware(&syn::parse_str(text).unwrap()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a kernel is `fn update(&mut self)`, a part of one `fn name(&mut self, i: usize, signal: Bit)`"
        );
    }
    let part =
        "fn replies(&mut self, i: usize, hit: Bit) { self.y[i].next = hit && self.a.val(); }";
    assert!(hardware(&syn::parse_str(part).unwrap()).is_ok());
    // A part's argument is hardware as a whole: it does not choose at elaboration.
    let part = "fn replies(&mut self, hit: Bit) { for i in 0..hit { } }";
    let error = hardware(&syn::parse_str(part).unwrap()).unwrap_err();
    assert_eq!(error.to_string(), "loop bounds are known at elaboration");
}

#[test]
fn what_the_crates_documentation_lists_is_accepted() {
    for body in [
        "self.y.next = (self.a.val() + 1) & !self.b.val();",
        "self.count.hold();",
        "self.replies(i, self.a.val() && b); if self.b.val() { self.queues(); }",
        "for i in 0..=2 { for j in 0..i { self.y[i].next = self.x[j].val(); } }",
        "let x = self.a.val(); let x = x + 1; self.y.next = x;",
        "if self.n > 3 { self.y.next = true; } else if self.b.val() { } else { }",
        "match self.s.val() { S::A | S::B => self.y.next = true, _ => {} }",
        "self.y.next = cat(bits_to(self.a.val() >> 3, 4), self.b.val().bit(i));",
        "self.y.next = self.a.val().any() || self.a.val().all() && self.a.val().xor();",
        "self.y.next = 0.into(); self.z.next = State::Idle; self.w.next = Self::LIMIT;",
        "let last = self._n - 1; if vec![1, 2].contains(&last) { }",
        "if self._n.is_power_of_two() && self._config.has(&self._names[0]) { }",
        "if matches!(self._policy, Policy::Lru) && self.ways[i].tags.len() == 2 { }",
        "for i in 0..self.a.width() { self.y[i].next = self.a.val().bit(self.y.len() - i); }",
        "let i = self.a.val(); self.y.next = cat_of(3, |i| self.b.val().bit(i)) & i;",
        "self.y.next = or_of(self.x.len(), |i| { self.x[i].val() });",
    ] {
        assert_eq!(said(body), "nothing", "{body}");
    }
}

#[test]
fn a_link_to_no_bundle() {
    assert_eq!(said("self.a.link(self.b);"), "link to one bundle: `.link(&mut self.to)`");
    assert_eq!(said("self.a.link(&self.b);"), "link to one bundle: `.link(&mut self.to)`");
}

/// The error for a bundle, and for a block's ports, that are declared so.
fn said_of_bundle(text: &str) -> String {
    let tokens = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    declare::bundle(tokens).map_or_else(|error| error.to_string(), |_| "nothing".into())
}

fn said_of_ports(text: &str) -> String {
    let tokens = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    declare::block(tokens).map_or_else(|error| error.to_string(), |_| "nothing".into())
}

#[test]
fn declarations_that_are_none() {
    let bundle =
        "pub stream Reply(config: &Config) { id: u64 [when last] = config.id_bits(), last: bool }";
    assert_eq!(said_of_bundle(bundle), "nothing");
    assert_eq!(
        said_of_bundle("pub struct Reply {}"),
        "expected identifier, found keyword `struct`"
    );
    assert_eq!(said_of_bundle("pub record Reply {}"), "expected `stream`, `flow` or `bundle`");
    assert_eq!(
        said_of_bundle("pub stream Reply { back data: u64 = 1 }"),
        "a member is `name: type`, or in a bundle `back name: type`"
    );
    assert_eq!(
        said_of_bundle("flow Reply { id: u64 [if last] = 1 }"),
        "expected identifier, found keyword `if`"
    );
    assert_eq!(
        said_of_bundle("flow Reply { id: u64 [where last] = 1 }"),
        "expected identifier, found keyword `where`"
    );
    assert_eq!(
        said_of_bundle("flow Reply { id: u64 [while_ last] = 1 }"),
        "expected `when` or `unless`"
    );
    let ports = "rtl A(config: &Config); in stream a: Reply = config, out b: bool";
    assert_eq!(said_of_ports(ports), "nothing");
    assert_eq!(said_of_ports("shared(width: usize); in a: u64 = width"), "nothing");
    assert_eq!(said_of_ports("rtl super::A = base::ports;"), "nothing");
    assert_eq!(said_of_ports("in a: bool"), "expected identifier, found keyword `in`");
    assert_eq!(
        said_of_ports("hardware A(config: &Config);"),
        "expected `rtl path::Of::Struct(config: &Config);`, or `shared(config: &Config);`"
    );
    assert_eq!(said_of_ports("rtl A(c: usize); inout a: bool"), "a port begins with `in` or `out`");
    assert_eq!(
        said_of_ports("rtl A(c: usize); in flow a: Reply"),
        "expected `stream` (valid and ready) or `exchange` (a bundle with `back`)"
    );
}
