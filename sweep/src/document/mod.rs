//! Rows as a report. The same rows give the same bytes, wherever and in whatever order they were made.

mod charts;
mod series;
mod tables;

pub(crate) use series::Series;

use crate::effects::{Effect, effects};
use crate::error::Error;
use crate::outcome::Ended;
use crate::plan::{About, Input, LeftOut, Plan};
use crate::run::Row;
use report::page::{self, Part};
use report::table::{Table, fenced, markdown};
use serde::Serialize;
use serde_json::{Map, Value};
use tables::Columns;

/// Results of a sweep.
pub struct Report<'a> {
    plan: &'a Plan,
    rows: &'a [Row],
    /// The command line that repeats it, as a shell takes it.
    repeat: String,
    series: Vec<Series<'a>>,
    effects: Vec<Effect>,
}

/// The report as JSON.
#[derive(Serialize)]
struct Document<'a> {
    points: Vec<PointDocument<'a>>,
    effects: &'a [Effect],
    left_out: &'a [LeftOut],
    designs: Vec<About>,
    commands: Vec<CommandDocument<'a>>,
    tools: Vec<&'a str>,
    command: &'a str,
}

#[derive(Serialize)]
struct PointDocument<'a> {
    point: u64,
    design: &'a str,
    values: Map<String, Value>,
    results: Vec<ResultDocument<'a>>,
}

#[derive(Serialize)]
struct ResultDocument<'a> {
    command: &'a str,
    #[serde(flatten)]
    ended: &'a Ended,
}

#[derive(Serialize)]
struct CommandDocument<'a> {
    command: &'a str,
    words: &'a [String],
    inputs: &'a [Input],
    about: &'a [About],
}

impl<'a> Report<'a> {
    /// Of these rows of a plan, in the order of its points; `repeat` is the command line that repeats it.
    pub fn new(plan: &'a Plan, rows: &'a [Row], repeat: &str) -> Report<'a> {
        let series = series::of(plan, rows);
        let effects = effects(plan, rows, &series);
        Report { plan, rows, repeat: repeat.to_string(), series, effects }
    }

    /// The points with an error: what it is called, and the error.
    pub fn errors(&self) -> Vec<(String, &'a str)> {
        let rows = self.rows.iter().flat_map(|row| row.ended.iter().map(move |ended| (row, ended)));
        let errors = rows.filter_map(|(row, ended)| match ended {
            Ended::Error(error) => Some((self.plan.name(row.number), error.as_str())),
            Ended::Outcome(_) => None,
        });
        errors.collect()
    }

    /// The report as tables for a terminal.
    pub fn text(&self) -> String {
        let tables = self.tables(Columns::Changing);
        tables.iter().map(Table::text).collect::<Vec<_>>().join("\n\n")
    }

    /// The report in Markdown.
    pub fn markdown(&self) -> String {
        let tables: Vec<String> =
            self.tables(Columns::Changing).iter().map(Table::markdown).collect();
        let texts = self.about().into_iter();
        let texts = texts.map(|About { title, text }| {
            format!("{}:\n\n{}", markdown(&title), fenced(&text, "toml"))
        });
        let rest: Vec<String> = texts.collect();
        format!("{}\n{}\n{}", tables.join("\n"), rest.join("\n"), self.end().markdown())
    }

    /// The report as CSV in long form: a line a number.
    pub fn csv(&self) -> String {
        tables::csv(self)
    }

    /// The report as a value for JSON.
    pub fn json(&self) -> impl Serialize + '_ {
        let point = |row: &'a Row| {
            let (design, values) = self.plan.choice(row.number);
            let values = self.plan.axes.iter().zip(values);
            let labels = self.plan.commands.iter().map(|command| command.label.as_str());
            let results = labels.zip(&row.ended);
            PointDocument {
                point: row.number,
                design: &design.name,
                values: values.map(|(axis, value)| (axis.field.clone(), value.into())).collect(),
                results: results
                    .map(|(command, ended)| ResultDocument { command, ended })
                    .collect(),
            }
        };
        let commands = self.plan.commands.iter().map(|command| CommandDocument {
            command: &command.label,
            words: &command.words,
            inputs: &command.inputs,
            about: &command.about,
        });
        Document {
            points: self.rows.iter().map(point).collect(),
            effects: &self.effects,
            left_out: &self.plan.left_out,
            designs: self.designs(),
            commands: commands.collect(),
            tools: self.tools(),
            command: &self.repeat,
        }
    }

    /// The report in one file of HTML that is XML too, with its charts.
    ///
    /// # Errors
    /// A chart cannot be drawn.
    pub fn html(&self) -> Result<String, Error> {
        let head = format!("<h1>Sweep</h1>\n<p>{}</p>\n", page::escaped(&self.summary()));
        let tables = self.tables(self.columns_of_page());
        let tables = tables.iter().map(Table::part);
        let charts = charts::of(self)?;
        let charts = charts.iter().map(|chart| Part::chart(&chart.title, &chart.svg));
        let about = self.about().into_iter();
        let about = about.map(|About { title, text }| Part::text(title, &text));
        let parts: Vec<Part> =
            tables.chain(charts).chain(about).chain([self.end().part()]).collect();
        Ok(page::page("warpcache sweep", page::STYLE, &(head + &page::parts(&parts))))
    }

    /// The charts: titles and SVG.
    ///
    /// # Errors
    /// One cannot be drawn.
    pub fn charts(&self) -> Result<Vec<(String, String)>, Error> {
        let charts = charts::of(self)?.into_iter();
        Ok(charts.map(|chart| (chart.title, chart.svg)).collect())
    }

    fn summary(&self) -> String {
        let designs: Vec<&str> =
            self.plan.designs.iter().map(|design| design.name.as_str()).collect();
        let axes =
            self.plan.axes.iter().map(|axis| format!("{} {}", axis.field, axis.values.join(", ")));
        let (axes, points) = (axes.collect::<Vec<_>>().join("; "), self.rows.len());
        format!("{points} points of {}: {axes}.", designs.join(", "))
    }

    /// The configs, and what the commands say of themselves.
    fn about(&self) -> Vec<About> {
        let commands = self.plan.commands.iter().flat_map(|command| command.about.iter().cloned());
        let mut about = self.designs();
        for text in commands {
            if !about.contains(&text) {
                about.push(text);
            }
        }
        about
    }

    fn designs(&self) -> Vec<About> {
        let designs = self.plan.designs.iter();
        let title = |name: &str| format!("Config of {name}, before the fields above are set");
        designs
            .map(|design| About { title: title(&design.name), text: ended(&design.text) })
            .collect()
    }

    /// The tools that were called, each once.
    fn tools(&self) -> Vec<&'a str> {
        let outcomes = self.rows.iter().flat_map(|row| &row.ended);
        let tools = outcomes.flat_map(|ended| match ended {
            Ended::Outcome(outcome) => outcome.tools.as_slice(),
            Ended::Error(_) => &[],
        });
        let mut tools: Vec<&str> = tools.map(String::as_str).collect();
        tools.sort_unstable();
        tools.dedup();
        tools
    }

    /// Files, versions, and the command that repeats it.
    fn end(&self) -> Table {
        let mut table = Table::new("Sources", &["what", "which"], 2);
        let inputs = self.plan.commands.iter().flat_map(|command| &command.inputs);
        let mut rows: Vec<Vec<String>> = inputs
            .map(|input| vec![input.name.clone(), format!("SHA-256 {}", input.sha256)])
            .collect();
        rows.dedup();
        rows.push(vec!["warpcache".to_string(), self.plan.version.clone()]);
        rows.extend(self.tools().into_iter().map(|tool| {
            let (name, version) = tool.rsplit_once(' ').unwrap_or((tool, ""));
            vec![name.to_string(), version.to_string()]
        }));
        rows.push(vec!["command".to_string(), self.repeat.clone()]);
        table.rows = rows;
        table
    }
}

fn ended(text: &str) -> String {
    if text.ends_with('\n') { text.to_string() } else { format!("{text}\n") }
}
