//! Writes a config that explains itself: every field with what it is, its legal values and its default.

use super::document::nodes_of;
use super::field::{Node, Value, cut};
use super::read::NAME_RULE;
use super::{Design, DesignKind, Layout, PRESETS, Preset, Problem, Problems, Setting, suggest};

/// Characters of a line of comment, the `#` included.
const WIDTH: usize = 100;

/// Origin of a new config.
#[derive(Clone, Copy, Debug)]
pub enum Template {
    /// Every field of a design, with its default.
    Design(DesignKind),
    /// Every field of a preset's design, with the preset's value.
    Preset(Preset),
}

impl Template {
    /// Those of every design and preset; no name is there twice. A preset that is called as a design's word is its
    /// defaults, as a test holds, and represents no separate template.
    pub fn all() -> impl Iterator<Item = Template> {
        let is_design =
            |preset: &Preset| DesignKind::ALL.iter().any(|kind| kind.word() == preset.name);
        let presets = PRESETS.iter().copied().filter(move |preset| !is_design(preset));
        let presets = presets.map(Template::Preset);
        DesignKind::ALL.into_iter().map(Template::Design).chain(presets)
    }

    /// The template of a design's word or of a preset's name.
    ///
    /// # Errors
    /// There is none; the problem lists the legal names.
    pub fn named(name: &str) -> Result<Template, Problems> {
        Template::all().find(|template| template.name() == name).ok_or_else(|| {
            let names: Vec<&str> = Template::all().map(|template| template.name()).collect();
            let near = suggest::nearest(name, names.iter().copied());
            Problem {
                place: None,
                field: "design".to_string(),
                rule: format!("must be a design or a preset ({})", names.join(", ")),
                got: cut(&format!("{name:?}")),
                hint: near.unwrap_or("ccn").to_string(),
            }
            .into()
        })
    }

    /// The design's word or the preset's name.
    pub fn name(&self) -> &'static str {
        match self {
            Template::Design(kind) => kind.word(),
            Template::Preset(preset) => preset.name,
        }
    }

    /// Design of the config.
    pub fn kind(&self) -> DesignKind {
        match self {
            Template::Design(kind) => *kind,
            // No preset is illegal while the tests pass.
            Template::Preset(preset) => {
                preset.design().map_or(DesignKind::Private, |design| design.kind())
            }
        }
    }

    /// A legal config as TOML text. Its name is `my-` and the template's, so that what is generated
    /// from it does not take the preset's place.
    pub fn text(&self) -> String {
        let sections = match self {
            Template::Design(_) => Vec::new(),
            Template::Preset(preset) => sections(preset),
        };
        self.write(&format!("my-{}", self.name()), &sections)
    }

    /// The same with fields that are set.
    ///
    /// # Errors
    /// The config would not be legal.
    pub fn text_with(&self, settings: &[Setting]) -> Result<String, Problems> {
        let design = Design::parse_with(&self.text(), "the new config", settings)?;
        Ok(self.write(design.name(), &nodes_of(design.config())?))
    }

    fn write(&self, name: &str, sections: &[Node]) -> String {
        let kind = self.kind();
        let summary = match self {
            Template::Design(kind) => kind.summary(),
            Template::Preset(preset) => preset.summary(),
        };
        let mut text = comment(summary);
        text += &comment(&format!("The design: {}.", DesignKind::RULE.legal()));
        text += &format!("design = {:?}\n", kind.word());
        text += &comment(&format!(
            "The config's name in messages, paths and heads of files; {NAME_RULE}."
        ));
        text += &format!("name = {name:?}\n");
        for layout in kind.layouts() {
            text += &section(kind, layout, sections);
        }
        text
    }
}

/// Contents of a preset, which are legal and kept in full.
fn sections(preset: &Preset) -> Vec<Node> {
    let config = preset.design().ok().map(|design| design.config().clone());
    config.and_then(|config| nodes_of(&config).ok()).unwrap_or_default()
}

/// A section with the values that `sections` holds, else with its defaults.
fn section(kind: DesignKind, layout: &Layout, sections: &[Node]) -> String {
    let given = sections.iter().find(|node| node.key == layout.name).map(|node| &node.value);
    let value = |field: &str| match given {
        Some(Value::Table(nodes)) => nodes.iter().find(|node| node.key == field),
        _ => None,
    };
    let mut text = format!("\n{}[{}]\n", comment(layout.doc), layout.name);
    for field in layout.fields_of(kind) {
        let default = layout.default_of(kind, field);
        let shown = value(field.name).map_or(default.clone(), |node| node.value.written());
        text += &comment(&format!("{} Default: {default}.", field.doc));
        text += &format!("{} = {shown}\n", field.name);
    }
    text
}

/// Comment lines of a text.
fn comment(text: &str) -> String {
    let mut lines = String::new();
    let mut line = String::from("#");
    for word in text.split_whitespace() {
        if line.len() + 1 + word.len() > WIDTH {
            lines += &format!("{line}\n");
            line = String::from("#");
        }
        line += &format!(" {word}");
    }
    lines + &line + "\n"
}
