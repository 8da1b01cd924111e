//! Fields that a user has stated.

use super::field::{Node, Value};
use super::{Config, Design, Problems, Setting};
use std::collections::BTreeSet;

/// The fields that a user has stated, by section: in the text of a file, or by settings.
#[derive(Clone, Debug, Default)]
pub(super) struct Stated(BTreeSet<(String, String)>);

/// Designs of the same fields are the same, whoever has stated them.
impl PartialEq for Stated {
    fn eq(&self, _: &Stated) -> bool {
        true
    }
}

impl Stated {
    /// Those of a config's nodes.
    pub(super) fn of<'a>(nodes: impl IntoIterator<Item = &'a Node>) -> Stated {
        let fields = nodes.into_iter().flat_map(|section| {
            let fields = match &section.value {
                Value::Table(fields) => fields.as_slice(),
                _ => &[],
            };
            fields.iter().map(|field| (section.key.clone(), field.key.clone()))
        });
        Stated(fields.collect())
    }

    pub(super) fn has(&self, section: &str, field: &str) -> bool {
        self.0.contains(&(section.to_string(), field.to_string()))
    }
}

impl Design {
    /// The design of a preset, whose text states nothing: it is the project's.
    pub(super) fn of_preset(mut self, settings: &[Setting]) -> Design {
        self.stated = Stated::of(settings.iter().map(Setting::node));
        self
    }

    /// Whether a field was stated: in the text of a file that is no preset, or by a setting.
    pub fn states(&self, section: &str, field: &str) -> bool {
        self.stated.has(section, field)
    }

    /// The design with another config, of which the same fields count as stated.
    ///
    /// # Errors
    /// All rules that do not hold.
    pub fn with_config(&self, config: &Config) -> Result<Design, Problems> {
        let mut design = config.validate()?;
        design.stated = self.stated.clone();
        Ok(design)
    }
}
