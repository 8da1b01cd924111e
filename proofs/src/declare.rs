//! A block's declarations of its proofs, as constants beside its `properties.v`.

use crate::statements::Property;
use crate::{labels, statements};
use emit::{Design, EmitErrors, Module};

/// The proofs of a block.
#[derive(Clone, Copy, Debug)]
pub struct Proofs {
    /// The block's name, as in `shadow_tags`.
    pub block: &'static str,
    /// The small configurations that are proved, each with all properties.
    pub cases: &'static [Case],
    /// The Verilog that states the properties, each below a [comment](crate::Property) with its rule and fault.
    pub fragments: &'static [Fragment],
    /// Exemptions from the stream contract: a stream that may be valid right after a reset, a payload that
    /// may change while it waits, or a `valid` that may fall meanwhile; a stream that never waits.
    pub exempt: &'static [Exemption],
}

/// A small configuration.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// Name of the case, as in `2 sets of 2 ways, xor`.
    pub name: &'static str,
    /// Its hardware.
    pub design: fn() -> Result<Design, EmitErrors>,
    /// Parameters that the fragments read, in upper case.
    pub constants: &'static [(&'static str, u64)],
    /// Cycles that the bounded check goes through, the one of reset included.
    pub depth: u32,
    /// Cycles within which every cover statement is reached, and every fault found. 0 in a case in which they lie
    /// too far off: another one, which comes first, reaches them.
    pub reach: u32,
}

/// Verilog that goes into a module, before its `endmodule`. The text sees the module's ports and nets, and
/// the declarations of the [prelude](crate::prelude).
#[derive(Clone, Copy, Debug)]
pub struct Fragment {
    /// The module's name without its geometry: `valid_bits` represents `valid_bits_depth2` too.
    pub module: &'static str,
    /// Declarations, and labelled `assert`, `assume` and `cover` statements.
    pub text: &'static str,
}

/// A port or stream that a part of the stream contract does not hold for.
#[derive(Clone, Copy, Debug)]
pub struct Exemption {
    /// A stream that is sent and may start valid; one that is received and promises something else, which a fragment
    /// assumes; a payload port that may change; the `valid` of a stream that may take its offer back; or the `ready`,
    /// always true, of one that never waits, which a property of the block says.
    pub name: &'static str,
    /// Why.
    pub reason: &'static str,
}

impl Proofs {
    /// The assertions of the fragments, in their order.
    pub fn properties(&self) -> Vec<Property> {
        statements::properties(self.fragments)
    }

    /// The labels of their cover statements: situations that must come about, so that no property holds idly.
    pub fn covers(&self) -> Vec<String> {
        covers(self.fragments)
    }
}

/// The labels of the cover statements of `fragments`, each once.
pub(crate) fn covers<'a>(fragments: impl IntoIterator<Item = &'a Fragment>) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for label in fragments.into_iter().flat_map(|fragment| labels::of(fragment.text, "cover")) {
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    labels
}

impl Fragment {
    /// Whether it goes into this module.
    pub fn is_for(&self, module: &Module) -> bool {
        is_of(&module.plain, self.module)
    }
}

/// Whether `module`, a plain name, is `stem` in some geometry: `stem` itself, or with parameters behind it, of which
/// each has a number.
pub(crate) fn is_of(module: &str, stem: &str) -> bool {
    let has_number = |parameter: &str| parameter.chars().any(|c| c.is_ascii_digit());
    match module.strip_prefix(stem) {
        Some("") => true,
        Some(rest) => rest.strip_prefix('_').is_some_and(|rest| rest.split('_').all(has_number)),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_of;

    #[test]
    fn a_stem_is_the_name_without_the_geometry() {
        assert!(is_of("shadow_tags", "shadow_tags"));
        assert!(is_of("valid_bits_depth32", "valid_bits"));
        assert!(is_of("shadow_tags_way_sets2_tag8", "shadow_tags_way"));
        assert!(!is_of("shadow_tags_way_sets2_tag8", "shadow_tags"));
        assert!(!is_of("valid_bitsy", "valid_bits"));
    }
}
