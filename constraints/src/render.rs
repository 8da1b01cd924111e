//! Fills templates.
use crate::error::Error;
use serde::Serialize;
use tera::{Context, Delimiters, Tera};

/// A template of `templates/` and the name of the file it gives.
pub struct Template {
    /// The file's name; `<top>` represents the top module's, or the core's of a library.
    pub file: &'static str,
    /// The template.
    pub text: &'static str,
}

/// The file's name and text.
///
/// # Errors
/// [`Error::Template`], a fault in the template.
pub fn render(
    template: &Template,
    top: &str,
    view: &impl Serialize,
) -> Result<(String, String), Error> {
    let file = template.file.replace("<top>", top);
    let mut tera = Tera::new();
    // Braces mean something in Verilog, Tcl, C++ and YAML.
    let delimiters = Delimiters {
        block_start: "<%".into(),
        block_end: "%>".into(),
        variable_start: "[[".into(),
        variable_end: "]]".into(),
        comment_start: "<#".into(),
        comment_end: "#>".into(),
    };
    let text = Context::from_serialize(view).and_then(|context| {
        tera.set_delimiters(delimiters)?;
        tera.render_str(template.text, &context, false)
    });
    match text {
        Ok(text) => Ok((file, text)),
        Err(error) => Err(Error::Template { file, text: error.to_string() }),
    }
}
