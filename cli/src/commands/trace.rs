//! `warpcache trace`: what memory traces hold, and from one format to another.

use crate::console::Console;
use crate::failure::{Failure, OrFail, Status};
use crate::files::Outputs;
use crate::offered;
use crate::progress;
use report::plain::one_line;
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use traces::{CopyError, Format, Header, PassedOver, Record, Residency, Sink, Summary, Trace};

/// Says what a memory trace holds, and converts it
///
/// Read are wct, JSON lines, arrays of numpy (.npz), and Accel-Sim's kernelslist.g and *.traceg (also .gz and .xz).
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    /// Reads a trace to its end and prints what it holds
    Info(Info),
    /// Writes a trace in another format, or by core
    Convert(Convert),
}

#[derive(Debug, clap::Args)]
struct Info {
    /// The trace.
    file: PathBuf,
    /// Prints JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct Convert {
    /// The trace.
    file: PathBuf,
    /// Output file: wct into a .wct, JSON lines into a .jsonl.
    #[arg(long, short, value_name = "FILE")]
    out: PathBuf,
    /// Writes a trace by core, of so many cores: groups in turns, as `--timing none` takes them.
    #[arg(long, value_name = "N", value_parser = offered::integer::<u32>(1..=256))]
    cores: Option<u32>,
    /// Prints what was written as JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, console: &mut Console) -> Result<(), Failure> {
    match &arguments.command {
        Command::Info(info) => {
            let summary = summary(&info.file, console.is_quiet())?;
            match info.json {
                true => console.json(&summary),
                false => console.report(&table(&info.file, &summary)),
            }
        }
        Command::Convert(convert) => run_convert(convert, console),
    }
}

fn summary(file: &Path, is_quiet: bool) -> Result<Summary, Failure> {
    let mut trace = open(file, is_quiet)?;
    Summary::of(trace.as_mut()).or_wrong_input()
}

fn open(file: &Path, is_quiet: bool) -> Result<Box<dyn Trace>, Failure> {
    if file == Path::new("-") {
        let text = "standard input: must be a file, since a trace is read more than once; got -; try the \
                    path of a trace";
        return Err(Failure::new(Status::WrongInput, text));
    }
    let trace = traces::open(file).or_wrong_input()?;
    Ok(progress::of_requests(file.display().to_string(), None, is_quiet, trace))
}

fn run_convert(convert: &Convert, console: &mut Console) -> Result<(), Failure> {
    let out = &convert.out;
    let Some(format) = Format::of(out) else {
        let text = format!(
            "{}: must end in .wct or .jsonl; try {}",
            out.display(),
            out.with_extension("wct").display()
        );
        return Err(Failure::new(Status::WrongInput, text));
    };
    let out = Outputs::beside([&convert.file]).claim(out)?;
    let is_quiet = console.is_quiet();
    let written = out.write_streamed(console, |file| write(convert, format, is_quiet, file))?;
    match convert.json {
        true => console.json(&written),
        false => {
            let passed_over = match written.passed_over.is_empty() {
                true => String::new(),
                false => format!("; passed over: {}", written.passed_over),
            };
            console.report(&format!(
                "{}: kernels {}, groups {}, requests {}{passed_over}",
                written.file, written.kernels, written.groups, written.requests
            ))
        }
    }
}

/// Contents of the output.
#[derive(Serialize)]
struct Written {
    file: String,
    kernels: u64,
    groups: u64,
    requests: u64,
    passed_over: PassedOver,
}

/// Counts what passes.
struct Counted<'a> {
    sink: Box<dyn Sink + 'a>,
    written: Written,
}

impl Sink for Counted<'_> {
    fn put(&mut self, record: &Record) -> io::Result<()> {
        match record {
            Record::Kernel(_) => self.written.kernels += 1,
            Record::Group(group) => {
                self.written.groups += 1;
                let lines = (0..group.warps()).map(|warp| group.line_count(warp));
                self.written.requests += lines.sum::<u64>();
            }
            Record::Request(_) => self.written.requests += 1,
        }
        self.sink.put(record)
    }

    fn finish(&mut self) -> io::Result<()> {
        self.sink.finish()
    }
}

fn write(
    convert: &Convert,
    format: Format,
    is_quiet: bool,
    out: &mut dyn Write,
) -> Result<Written, Failure> {
    let mut trace = open(&convert.file, is_quiet)?;
    let file = convert.out.display().to_string();
    let make = |header: &Header| {
        let sink = traces::create(format, out, header)?;
        let passed_over = PassedOver::default();
        let written = Written { file, kernels: 0, groups: 0, requests: 0, passed_over };
        Ok(Counted { sink, written })
    };
    let written = match convert.cores {
        Some(cores) => {
            let name = convert.file.display().to_string();
            traces::write_by_core(trace.as_mut(), &Residency::of(cores), &name, make)
        }
        None => make(trace.header()).map_err(CopyError::Write).and_then(|mut sink| {
            traces::copy(trace.as_mut(), &mut sink)?;
            Ok(sink)
        }),
    };
    let written = written.map(|sink| Written { passed_over: trace.passed_over(), ..sink.written });
    written.map_err(|error| {
        let text = match &error {
            CopyError::Read(error) => error.to_string(),
            CopyError::Write(error) => format!(
                "{}: cannot be written: {error}; try a path with room",
                convert.out.display()
            ),
        };
        Failure::new(Status::WrongInput, text)
    })
}

fn table(file: &Path, summary: &Summary) -> String {
    let by = match summary.cores {
        Some(cores) => format!("by core, {cores} cores"),
        None => "by group".to_string(),
    };
    let unique = summary.unique_lines.map_or("more than 4194304".to_string(), |n| n.to_string());
    let names = match summary.kernel_names.is_empty() {
        true => String::new(),
        false => format!(" ({})", summary.kernel_names.join(", ")),
    };
    let rows = [
        ("name", summary.name.clone()),
        ("source", summary.source.clone()),
        ("order", by),
        ("line_bytes", summary.line_bytes.to_string()),
        ("sector_bytes", summary.sector_bytes.to_string()),
        ("address_bits", summary.address_bits.to_string()),
        ("kernels", format!("{}{names}", summary.kernels)),
        ("groups", format!("{} of {}", summary.groups, summary.grid_groups)),
        ("most_warps", summary.most_warps.to_string()),
        ("instructions", summary.instructions.to_string()),
        ("barriers", summary.barriers.to_string()),
        ("requests", summary.requests.to_string()),
        ("loads", summary.loads.to_string()),
        ("stores", summary.stores.to_string()),
        ("atomics", summary.atomics.to_string()),
        ("bypass_l1", summary.bypass_l1.to_string()),
        ("unique_lines", unique),
    ];
    let passed_over =
        (!summary.passed_over.is_empty()).then(|| ("passed_over", summary.passed_over.to_string()));
    let rows = rows.into_iter().chain(passed_over);
    let rows: String =
        rows.map(|(key, value)| format!("\n  {key:<12}  {}", one_line(&value))).collect();
    format!("{}{rows}", file.display())
}
