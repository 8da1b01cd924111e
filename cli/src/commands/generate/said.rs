//! Excerpts of a block's page, for readers of the folder alone: in the manifest, and above the top's Verilog.

use super::comment;
use about::BlockInfo;
use serde::Serialize;

/// The manifest's part of a block's page.
#[derive(Serialize)]
pub(super) struct Said {
    /// The paper's key and section.
    paper: &'static str,
    /// Back-pressure and latency, in one line.
    latency: &'static str,
    /// The words that the rules use, as Markdown.
    #[serde(skip_serializing_if = "String::is_empty")]
    words: String,
    rules: Vec<Rule>,
    /// Promises on which the block relies.
    environment: String,
    /// Latencies and throughput, as Markdown.
    timing: String,
}

#[derive(Serialize)]
struct Rule {
    number: String,
    text: String,
}

impl Said {
    pub(super) fn of(info: &BlockInfo) -> Said {
        let rules = info.rules().into_iter().map(|(number, text)| Rule { number, text });
        Said {
            paper: info.paper,
            latency: info.back_pressure,
            words: info.words(),
            rules: rules.collect(),
            environment: environment(info, " ").join(" "),
            timing: info.latencies(),
        }
    }
}

/// Lines of comment above the top's module: latency, words, what the block relies on, which outputs depend on which
/// inputs.
pub(super) fn notes(info: &BlockInfo, manifest: &emit::Manifest) -> Vec<String> {
    let words = info.words();
    let mut paragraphs = vec![format!("Back-pressure and latency: {}.", info.back_pressure)];
    paragraphs.extend((!words.is_empty()).then(|| format!("Words: {words}")));
    let promises = environment(info, "\n- ").join("\n\n");
    paragraphs.push(format!("The environment's side:\n- {promises}"));
    paragraphs.push(paths(manifest));
    let lines =
        paragraphs.iter().flat_map(|text| [String::new()].into_iter().chain(comment::lines(text)));
    lines.collect()
}

/// Promises on which the block relies, a text for each page that states some, with `between` before each but the first.
fn environment(info: &BlockInfo, between: &str) -> Vec<String> {
    let said = registry::environment(info).into_iter();
    let text = |(name, promises): (&str, Vec<String>)| match name == info.name {
        true => promises.join(between),
        false => format!("Of `{name}`:{between}{}", promises.join(between)),
    };
    said.map(text).collect()
}

fn paths(manifest: &emit::Manifest) -> String {
    let outputs = manifest.ports.iter().filter(|port| !port.depends_on.is_empty());
    let path =
        |port: &emit::ManifestPort| format!("{} on {}", port.name, port.depends_on.join(", "));
    let paths: Vec<String> = outputs.map(path).collect();
    match paths.is_empty() {
        true => "No output depends on an input of the same cycle.".to_string(),
        false => {
            let paths = paths.join("\n- ");
            format!(
                "Outputs that depend on inputs of the same cycle, through logic alone:\n- {paths}"
            )
        }
    }
}
