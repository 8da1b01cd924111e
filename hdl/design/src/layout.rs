//! A section's fields as data, without its type: what writes files and schemas reads them here.

use super::DesignKind;
use super::field::Field;
use super::section::{Section, default_of};

/// A section as a reader of its documentation sees it.
pub struct Layout {
    /// Its TOML key.
    pub name: &'static str,
    /// Subject of the section, in one sentence.
    pub doc: &'static str,
    /// Every field, in the order of a file.
    pub fields: &'static [Field],
    default: fn(&str) -> String,
}

impl Layout {
    pub(super) const fn of<S: Section>() -> Layout {
        Layout { name: S::NAME, doc: S::DOC, fields: S::FIELDS, default: default_of::<S> }
    }

    /// Those of its fields that a config of a design may give: what another section decides is none.
    pub fn fields_of(&self, design: DesignKind) -> impl Iterator<Item = &'static Field> + use<> {
        let decided = design.decided_of(self.name).map_or(&[][..], |(_, fields)| fields);
        self.fields.iter().filter(move |field| !decided.contains(&field.name))
    }

    /// The default of one of its fields in a design, as TOML writes it.
    pub fn default_of(&self, design: DesignKind, field: &Field) -> String {
        let own = design.words_of(self.name).iter().find(|(name, _)| *name == field.name);
        own.map_or_else(|| (self.default)(field.name), |(_, word)| format!("{word:?}"))
    }
}
