//! A block's name and geometry, as the emitter prints them.
use crate::note::Note;
use rust_hdl::core::prelude::*;

/// The field by which a block tells the emitter its module name, its summary and its geometry.
#[derive(Clone, Debug)]
pub struct Kind {
    info: KindInfo,
}

/// Contents of [`Kind`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KindInfo {
    /// The block's type in snake case: the stem of its module's name.
    pub name: String,
    /// One sentence: the comment above the module.
    pub summary: String,
    /// The geometry, in the order in which it is in the module's name.
    pub parameters: Vec<Parameter>,
    /// Whether modules of one name may differ: the geometry does not say all that the text depends on.
    pub is_open: bool,
}

/// One figure of a block's geometry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name, spelled out.
    pub name: String,
    /// Figure that distinguishes the module, as in `queue_depth8`.
    pub value: usize,
}

impl Kind {
    /// The kind of block type `B`; `summary` is the first sentence of its documentation.
    pub fn of<B>(summary: &str) -> Kind {
        let path = std::any::type_name::<B>();
        let path = path.split('<').next().unwrap_or(path);
        let name = snake_case(path.rsplit("::").next().unwrap_or(path));
        let info = KindInfo { name, summary: summary.into(), parameters: vec![], is_open: true };
        Kind { info }
    }

    /// Names the module otherwise than the type: a block's private part, `shadow_tags_way`.
    pub fn named(mut self, name: &str) -> Kind {
        self.info.name = name.into();
        self
    }

    /// Adds a figure by which modules of one type differ: `queue` becomes `queue_depth8`. All figures
    /// together say what the text depends on, unless [`Kind::and_more`] says that they do not.
    pub fn with(mut self, name: &str, value: usize) -> Kind {
        self.info.parameters.push(Parameter { name: name.into(), value });
        self.info.is_open = false;
        self
    }

    /// The text depends on more than the figures, so that the emitter distinguishes its modules. A kind
    /// without figures is always taken so.
    pub fn and_more(mut self) -> Kind {
        self.info.is_open = true;
        self
    }
}

fn snake_case(name: &str) -> String {
    let mut snake = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}

const SEPARATOR: char = '\u{1f}';

impl KindInfo {
    fn encode(&self) -> String {
        let KindInfo { name, summary, is_open, .. } = self;
        let mut text = format!("kind{SEPARATOR}{name}{SEPARATOR}{summary}{SEPARATOR}{is_open}");
        for p in &self.parameters {
            text.push_str(&format!("{SEPARATOR}{}={}", p.name, p.value));
        }
        text
    }

    /// The info in an atom's descriptor name, if the atom is a [`Kind`].
    pub fn decode(text: &str) -> Option<KindInfo> {
        let mut parts = text.strip_prefix("kind")?.strip_prefix(SEPARATOR)?.split(SEPARATOR);
        let (name, summary) = (parts.next()?.to_string(), parts.next()?.to_string());
        let is_open = parts.next()?.parse().ok()?;
        let parameters = parts
            .map(|p| {
                let (name, value) = p.split_once('=')?;
                Some(Parameter { name: name.into(), value: value.parse().ok()? })
            })
            .collect::<Option<_>>()?;
        Some(KindInfo { name, summary, parameters, is_open })
    }
}

impl Logic for Kind {
    fn update(&mut self) {}
}

impl Block for Kind {
    fn connect_all(&mut self) {}
    fn update_all(&mut self) {}
    fn has_changed(&self) -> bool {
        false
    }
    fn accept(&self, name: &str, probe: &mut dyn Probe) {
        probe.visit_atom(name, &Note(self.info.encode()));
    }
}
