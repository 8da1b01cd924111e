//! `warpcache figures`: a paper's figures of cache behaviour, ours beside the paper's numbers.

mod arguments;
mod chart;
mod document;
mod formula;
mod paper;
mod results;
mod schema;
#[cfg(test)]
mod tests;

pub(crate) use arguments::Arguments;
pub(crate) use schema::schema;

use crate::commands::evaluate::{Measured, Setting, measure};
use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::files::{Ending, Output, Outputs};
use crate::json;
use document::{Document, Drawn, NOTE};
use paper::{Figure, Paper};
use report::page::{self, Part, escaped};
use report::table::Table;
use results::OfWorkload;
use std::path::Path;

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    let name = &arguments.paper;
    let paper = Paper::load(name).map_err(|what| wrong(name, &what))?;
    if arguments.list {
        return console.text(&format!("{}\n", list(name, &paper).text()));
    }
    let figures = chosen(arguments, &paper, console)?;
    let mut sources = arguments.sources();
    sources.find()?;
    let mut outputs = Outputs::beside(sources.paths());
    let form = arguments.out.as_deref().map(|path| Form::of(path, &figures)).transpose()?;
    let out = outputs.claim_if(arguments.out.as_deref())?;
    outputs.share_standard(false, console)?;

    let designs = paper.designs_of(&figures);
    let setting = |(_, form): &(&str, &paper::DesignForm)| {
        let (design, system) = form.load().map_err(|what| wrong(name, &what))?;
        let (in_cycles, ignores_instructions) = (form.cycles, !form.instructions);
        Ok(Setting { design, system, in_cycles, ignores_instructions })
    };
    let settings = designs.iter().map(setting).collect::<Result<Vec<_>, Failure>>()?;
    let metrics = paper.metrics().map_err(|what| wrong(name, &what))?;
    let part = arguments.part();
    let measured = measure(&settings, &sources, (&part, metrics, arguments.jobs), console)?;

    let names: Vec<&str> = designs.iter().map(|(name, _)| *name).collect();
    let all: Vec<OfWorkload<'_>> = measured.iter().map(|one| of_workload(one, &names)).collect();
    let drawn = figures.iter().map(|figure| Drawn::of(&paper, figure, &all));
    let document = Document {
        paper: name.clone(),
        title: paper.title.clone(),
        note: NOTE,
        requests: Some(part.requests).filter(|&requests| requests < u64::MAX),
        figures: drawn.collect::<Result<_, _>>().map_err(|what| wrong(name, &what))?,
    };
    if let Some((form, out)) = form.zip(out) {
        write(&document, &form, &out, console)?;
    }
    console.report(&text(&document))
}

/// The figures that are asked for: those that are named, or all without time.
fn chosen<'a>(
    arguments: &Arguments,
    paper: &'a Paper,
    console: &mut Console,
) -> Result<Vec<&'a Figure>, Failure> {
    let all: Vec<&str> = paper.figures.iter().map(|figure| figure.number.as_str()).collect();
    for number in &arguments.figure {
        if !all.contains(&number.as_str()) {
            let near = all.iter().min_by_key(|one| strsim::levenshtein(number, one));
            let text = format!(
                "--figure: must be one of {} of {}; got {}; try {}",
                all.join(", "),
                arguments.paper,
                design::cut(&format!("{number:?}")),
                near.map_or("", |near| near)
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
    }
    if !arguments.figure.is_empty() {
        let is_named = |figure: &&Figure| arguments.figure.contains(&figure.number);
        return Ok(paper.figures.iter().filter(is_named).collect());
    }
    let (in_cycles, others): (Vec<_>, Vec<_>) =
        paper.figures.iter().partition(|figure| paper.is_in_cycles(figure));
    if !in_cycles.is_empty() {
        let numbers: Vec<&str> = in_cycles.iter().map(|figure| figure.number.as_str()).collect();
        let numbers = numbers.join(", ");
        console.note(&format!("in cycles, and run where --figure names them: {numbers}"));
    }
    Ok(others)
}

fn of_workload<'a>(measured: &'a Measured, names: &[&'a str]) -> OfWorkload<'a> {
    let runs = names.iter().copied().zip(measured.runs.iter().map(Option::as_ref));
    OfWorkload { name: &measured.trace, line_bytes: measured.line_bytes, runs: runs.collect() }
}

/// The figures of a paper, and how time passes in them.
fn list(name: &str, paper: &Paper) -> Table {
    let mut table = Table::new(format!("{name}: {}", paper.title), &["figure", "time", "is"], 3);
    let row = |figure: &Figure| {
        let time = if paper.is_in_cycles(figure) { "cycles" } else { "none" };
        vec![figure.number.clone(), time.to_string(), format!("{} ({})", figure.title, figure.unit)]
    };
    table.rows = paper.figures.iter().map(row).collect();
    table
}

/// Forms of the report.
enum Form {
    Svg,
    Other(Ending),
}

impl Form {
    fn of(path: &Path, figures: &[&Figure]) -> Result<Form, Failure> {
        if path.extension().is_none_or(|ending| ending != "svg") {
            return Ending::of(path).map(Form::Other);
        }
        match figures {
            [_] => Ok(Form::Svg),
            _ => {
                let text = format!(
                    "{}: must be of one figure; got {}; try --figure with one of them",
                    path.display(),
                    figures.len()
                );
                Err(Failure::new(Status::WrongInput, text))
            }
        }
    }
}

fn write(
    document: &Document,
    form: &Form,
    out: &Output,
    console: &mut Console,
) -> Result<(), Failure> {
    let svg = |drawn: &Drawn| chart::svg(drawn, &document.paper).or_wrong_input();
    let text = match form {
        Form::Svg => document.figures.iter().map(svg).collect::<Result<_, Failure>>()?,
        Form::Other(Ending::Json) => format!("{}\n", json::document(document)?),
        Form::Other(Ending::Csv) => document.csv(),
        Form::Other(Ending::Markdown) => document.markdown(),
        Form::Other(Ending::Html) => {
            let mut parts = Vec::new();
            for drawn in &document.figures {
                let title = drawn.label(&document.paper);
                parts.push(drawn.claims(&document.paper).part());
                parts.push(Part::chart(title, &svg(drawn)?));
                parts.push(drawn.of_workloads().part());
            }
            let mut end = Table::new("Source", &["what", "which"], 2);
            end.rows = [("warpcache", env!("CARGO_PKG_VERSION")), ("command", console.command())]
                .map(|(what, which)| vec![what.to_string(), which.to_string()])
                .to_vec();
            parts.push(end.part());
            let head = format!(
                "<h1>{}: {}</h1>\n<p>{}</p>\n",
                escaped(&document.paper),
                escaped(&document.title),
                escaped(document.note)
            );
            page::page("warpcache figures", page::STYLE, &(head + &page::parts(&parts)))
        }
        Form::Other(Ending::Text) => text(document) + "\n",
    };
    out.write(text.as_bytes(), console)
}

fn text(document: &Document) -> String {
    document.tables().iter().map(Table::text).collect::<Vec<_>>().join("\n\n")
}

/// A built-in file with a mistake.
fn wrong(paper: &str, what: &str) -> Failure {
    Failure::new(Status::WrongInput, format!("papers/{paper}.toml: {what}"))
}
