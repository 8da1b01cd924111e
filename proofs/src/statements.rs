//! Properties as fragments state them: a labelled assertion below a comment that has its rule, a sentence and a fault.
//!
//! ```verilog
//! // R5: `n_hits` never exceeds `n_total`.
//! // Fault in request_throttler: `(hits_q != total_next)` becomes `1'b1`.
//! r5_hits: assert (n_hits <= n_total);
//! ```
//!
//! - The rule ends at the first colon: rules of the block's page, or `Invariant`.
//! - `Bounded: reason.` before the fault: merely checked up to the case's `depth`, else proved for all time.
//! - A fault without `in module` is one of the modules that its fragment is for. A line's end is `\n` in it, and
//!   `nothing` instead of a text leaves out what it replaces.

use crate::{Fragment, labels};

/// An assertion, and what the comment above it says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// Its label.
    pub name: String,
    /// The rule of the block's page that it proves, as in `R2`, or `invariant`.
    pub rule: String,
    /// The property, in one sentence.
    pub says: String,
    /// Why it is merely checked up to the case's `depth`; `None` where it is proved for all time.
    pub bounded: Option<String>,
    /// A fault of the design that this assertion, alone, must find.
    pub fault: Fault,
}

/// A deliberate fault: a piece of a module's text, and what takes its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The modules, by their names without geometry: those that have the text get the fault.
    pub modules: Vec<String>,
    /// The text, which must be there in one of them.
    pub text: String,
    /// Replacement of its first occurrence.
    pub replacement: String,
}

/// The properties of fragments, in their order. An assertion that several have is one property; one whose comment lacks
/// something is none.
pub(crate) fn properties(fragments: &[Fragment]) -> Vec<Property> {
    let mut all: Vec<Property> = Vec::new();
    for fragment in fragments {
        let lines: Vec<&str> = fragment.text.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            for name in labels::of(line, "assert") {
                let Some(property) = read(&name, &above(&lines[..number]), fragment.module) else {
                    continue;
                };
                match all.iter_mut().find(|known| known.says_the_same(&property)) {
                    Some(known) => known.fault.modules.extend(property.fault.modules),
                    None => all.push(property),
                }
            }
        }
    }
    all
}

impl Property {
    /// Whether two assertions are one property, of several modules.
    fn says_the_same(&self, other: &Property) -> bool {
        let modules = self.fault.modules.clone();
        *self == Property { fault: Fault { modules, ..other.fault.clone() }, ..other.clone() }
    }
}

/// The comment at the end of these lines, as one line.
fn above(lines: &[&str]) -> String {
    let comments = lines.iter().rev().map_while(|line| line.trim().strip_prefix("//"));
    let mut comments: Vec<&str> = comments.map(str::trim).collect();
    comments.reverse();
    comments.join(" ")
}

fn read(name: &str, comment: &str, module: &str) -> Option<Property> {
    let (before, fault) = comment.rsplit_once(" Fault")?;
    let (modules, change) = fault.split_once(": ")?;
    let modules = match modules {
        "" => vec![module.to_owned()],
        named => vec![named.strip_prefix(" in ")?.to_owned()],
    };
    let (text, replacement) = change.strip_suffix('.')?.split_once(" becomes ")?;
    let (rule, rest) = before.split_once(": ")?;
    let (says, bounded) = match rest.split_once(" Bounded: ") {
        Some((says, reason)) => (says, Some(reason.strip_suffix('.')?.to_owned())),
        None => (rest, None),
    };
    Some(Property {
        name: name.to_owned(),
        rule: if rule == "Invariant" { "invariant" } else { rule }.to_owned(),
        says: says.to_owned(),
        bounded,
        fault: Fault {
            modules,
            text: verilog(text)?,
            replacement: if replacement == "nothing" {
                String::new()
            } else {
                verilog(replacement)?
            },
        },
    })
}

/// Verilog between backticks.
fn verilog(text: &str) -> Option<String> {
    Some(text.strip_prefix('`')?.strip_suffix('`')?.replace("\\n", "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "
        // Not of the property.

        // R1, R3: A sentence of
        // two lines. Bounded: it is large.
        // Fault in pair: `a <= b;\\n  c` becomes `a <= !b;
        // c`.
        if (x) one: assert (y);
        // Invariant: another: with a colon. Fault: `used + ` becomes nothing.
        two: assert (z);
        // R4: no fault.
        three: assert (z);
        // R5: no text. Fault: becomes `a`.
        four: assert (z);
    ";

    fn fault(modules: &[&str], text: &str, replacement: &str) -> Fault {
        let modules = modules.iter().map(|module| module.to_string()).collect();
        Fault { modules, text: text.into(), replacement: replacement.into() }
    }

    #[test]
    fn comments_above_assertions_are_properties() {
        let all = properties(&[Fragment { module: "queue", text: TEXT }]);
        let [one, two] = &all[..] else { panic!("{all:?}") };
        assert_eq!((&*one.name, &*one.rule), ("one", "R1, R3"));
        assert_eq!(one.says, "A sentence of two lines.");
        assert_eq!(one.bounded.as_deref(), Some("it is large"));
        assert_eq!(one.fault, fault(&["pair"], "a <= b;\n  c", "a <= !b; c"));
        assert_eq!((&*two.rule, &*two.says), ("invariant", "another: with a colon."));
        assert_eq!((two.bounded.as_ref(), &two.fault), (None, &fault(&["queue"], "used + ", "")));
    }

    #[test]
    fn an_assertion_of_several_modules_is_one_property() {
        let fragments = ["queue", "reply_queue"].map(|module| Fragment { module, text: TEXT });
        let all = properties(&fragments);
        assert_eq!(all.len(), 2);
        assert_eq!(all[1].fault.modules, ["queue", "reply_queue"]);
        assert_eq!(all[0].fault.modules, ["pair", "pair"]);
        // Another comment is not lost.
        let other = "// R7: a. Fault: `a` becomes `b`.\ntwo: assert (z);";
        let all = properties(&[fragments[0], Fragment { module: "queue", text: other }]);
        assert_eq!(all.iter().filter(|property| property.name == "two").count(), 2);
    }
}
