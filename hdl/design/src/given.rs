//! A section as a file of its design holds it.

use serde::ser::{Error, SerializeMap};
use serde::{Serialize, Serializer};

use super::{DesignKind, Section};

/// A section without the fields that another section of its design decides, which a file must not give.
pub(super) struct Given<'a, S> {
    section: &'a S,
    /// The fields that it leaves out.
    decided: &'static [&'static str],
}

impl<S: Section> Given<'_, S> {
    pub(super) fn new(design: DesignKind, section: &S) -> Given<'_, S> {
        let decided = design.decided_of(S::NAME).map_or(&[][..], |(_, fields)| fields);
        Given { section, decided }
    }
}

impl<S: Section> Serialize for Given<'_, S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        if self.decided.is_empty() {
            return self.section.serialize(serializer);
        }
        let values = toml::Table::try_from(self.section).map_err(T::Error::custom)?;
        let mut map = serializer.serialize_map(None)?;
        let own = S::FIELDS.iter().filter(|field| !self.decided.contains(&field.name));
        for (field, value) in own.filter_map(|field| Some((field, values.get(field.name)?))) {
            map.serialize_entry(field.name, value)?;
        }
        map.end()
    }
}
