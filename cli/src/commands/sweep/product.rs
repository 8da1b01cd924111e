//! From a command line to a plan: every point is checked, and gets its keys.

use super::arguments::Arguments;
use super::base::Base;
use super::swept::Part;
use crate::designs::{named_twice, quoted, source};
use crate::failure::{Failure, OrFail, Status};
use crate::progress;
use design::{Design, DesignKind, Setting, Source};
use std::collections::HashMap;
use std::convert::Infallible;
use std::ffi::OsStr;
use std::io::Read;
use std::path::{Path, PathBuf};
use sweep::{About, Axis, Command, Config, Input, LeftOut, Plan, Point, Product};
use tools::{content, parallel};

/// More points than this are a mistake, unless one says otherwise.
const MOST_POINTS: u64 = 100_000;

/// A plan of more would not fit into memory.
const MOST_ALLOWED: u64 = 1_000_000;

/// Reasons that an error lists.
const MOST_REASONS: usize = 40;

/// The configs of a plan, and what its axes set.
pub(super) struct Designs {
    product: Product,
    sources: Vec<Source>,
    /// Axis by axis, value by value.
    settings: Vec<Vec<Setting>>,
}

impl Designs {
    fn new(sources: Vec<Source>, axes: &[Axis]) -> Result<Designs, Failure> {
        let setting =
            |axis: &Axis, value: &String| format!("{}={value}", axis.field).parse::<Setting>();
        let all =
            axes.iter().map(|axis| axis.values.iter().map(|value| setting(axis, value)).collect());
        let settings = all.collect::<Result<Vec<Vec<Setting>>, _>>().or_wrong_input()?;
        axes.iter()
            .zip(&settings)
            .try_for_each(|(axis, values)| require_each_once(axis, values))?;
        Ok(Designs { product: Product::of(sources.len(), axes), sources, settings })
    }

    pub(super) fn of(plan: &Plan) -> Result<Designs, Failure> {
        let source = |config: &Config| Source::new(config.text.as_str(), config.file.as_str());
        Designs::new(plan.designs.iter().map(source).collect(), &plan.axes)
    }

    /// The design of a point.
    pub(super) fn at(&self, number: u64) -> Result<Design, Failure> {
        let (design, places) = self.product.choice(number);
        let settings = self.settings.iter().zip(places).map(|(axis, place)| axis[place].clone());
        let settings: Vec<Setting> = settings.collect();
        self.sources[design].design(&settings).or_wrong_input()
    }
}

/// The key of a config: the whole of it, whatever set its fields.
pub(crate) fn config_text(design: &Design) -> Result<String, Failure> {
    Ok(crate::json::value(design)?.to_string())
}

/// A point that was checked: its design and the keys of its results, or why it is not legal.
type Checked = Result<(String, DesignKind, Vec<String>), String>;

/// The plan of a command line, and about how many seconds a point takes.
pub(super) fn plan(
    arguments: &Arguments,
    parts: &[Part],
    base: &Base,
    input: &mut dyn Read,
    is_quiet: bool,
) -> Result<(Plan, u64), Failure> {
    let axes = &arguments.all;
    require_fields(axes)?;
    let product = Product::of(arguments.designs.len(), axes);
    require_few(&product, arguments.yes)?;
    let designs = Designs::new(sources(&arguments.designs, input)?, axes)?;
    let mut commands = commands(parts, base, is_quiet)?;
    let version = env!("CARGO_PKG_VERSION");
    let check = |number: &u64| -> Result<Checked, Infallible> {
        Ok(check(&designs, parts, &commands, version, *number).map_err(|failure| failure.text()))
    };
    let numbers: Vec<u64> = (0..product.len()).collect();
    let bar = progress::of("sweep, checking", product.len(), "points", is_quiet);
    let done = |count| bar.iter().for_each(|bar| bar(count));
    let checked = match parallel::each(&numbers, parallel::threads(), &done, check) {
        Ok(checked) => checked,
        Err(never) => match never {},
    };
    let mut names = vec![None; arguments.designs.len()];
    let (mut points, mut left_out) = (Vec::new(), Vec::<LeftOut>::new());
    let mut places: HashMap<String, usize> = HashMap::new();
    for (number, checked) in checked.into_iter().enumerate() {
        let number = number as u64;
        match checked {
            Ok((name, kind, keys)) => {
                names[product.choice(number).0].get_or_insert((name, kind));
                points.push(Point { number, keys });
            }
            Err(reason) => {
                let place = *places.entry(reason.clone()).or_insert_with(|| {
                    left_out.push(LeftOut { reason, points: Vec::new() });
                    left_out.len() - 1
                });
                left_out[place].points.push(number);
            }
        }
    }
    for kind in kinds(&names) {
        for (part, command) in parts.iter().zip(&mut commands) {
            let about = part.swept.about(kind)?.into_iter();
            command.about.extend(about.filter(|about: &About| !about.text.is_empty()));
        }
    }
    let seconds = match points.first() {
        Some(point) => seconds(parts, &designs.at(point.number)?),
        None => 1,
    };
    let configs = configs(arguments, &designs, names)?;
    let words = words(arguments);
    let folder = base.folder().display().to_string();
    let (version, axes) = (version.to_string(), axes.clone());
    let plan = Plan { version, words, folder, designs: configs, axes, commands, points, left_out };
    require_legal(&plan, arguments.skip_illegal)?;
    Ok((plan, seconds))
}

fn check(
    designs: &Designs,
    parts: &[Part],
    commands: &[Command],
    version: &str,
    number: u64,
) -> Result<(String, DesignKind, Vec<String>), Failure> {
    let design = designs.at(number)?;
    for part in parts {
        part.swept.check(&design)?;
    }
    let config = config_text(&design)?;
    let keys = commands.iter().map(|command| command.key(version, &config)).collect();
    Ok((design.name().to_string(), design.kind(), keys))
}

fn require_fields(axes: &[Axis]) -> Result<(), Failure> {
    for (place, axis) in axes.iter().enumerate() {
        if axes[..place].iter().any(|other| other.field == axis.field) {
            let text = format!(
                "--set {0}={1}: a sweep must have each field once; got {0} twice; try one --set {0}=A,B",
                axis.field,
                axis.values.join(",")
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
        if !axis.field.contains('.') {
            let text = format!(
                "--set {0}={1}: a sweep must set fields of sections; got {0}; try l1.sets=16,32, or {0} in \
                 the config",
                axis.field,
                axis.values.join(",")
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
    }
    Ok(())
}

/// Refuses two spellings of one value, such as 16 and 0x10, whose points would be the same.
fn require_each_once(axis: &Axis, settings: &[Setting]) -> Result<(), Failure> {
    let mut seen = HashMap::new();
    for (spelling, setting) in axis.values.iter().zip(settings) {
        if let Some(first) = seen.insert(setting.value(), spelling) {
            let text = format!(
                "--set {}={}: must have each value once; got {first} and {spelling}, which are the same; \
                 try one of them",
                axis.field,
                axis.values.join(",")
            );
            return Err(Failure::new(Status::WrongInput, text));
        }
    }
    Ok(())
}

fn require_few(product: &Product, is_allowed: bool) -> Result<(), Failure> {
    let count = product.len();
    let text = match is_allowed {
        false if count > MOST_POINTS => {
            format!(
                "sweep: must have at most {MOST_POINTS} points; got {count}; try fewer values, or --yes"
            )
        }
        true if count > MOST_ALLOWED => format!(
            "sweep: must have at most {MOST_ALLOWED} points with --yes; got {count}; try fewer values, or \
             several sweeps"
        ),
        _ => return Ok(()),
    };
    Err(Failure::new(Status::WrongInput, text))
}

fn require_legal(plan: &Plan, may_skip: bool) -> Result<(), Failure> {
    let illegal: usize = plan.left_out.iter().map(|left_out| left_out.points.len()).sum();
    let all = illegal + plan.points.len();
    if illegal == 0 || may_skip && !plan.points.is_empty() {
        return Ok(());
    }
    let mut lines: Vec<String> = plan
        .left_out
        .iter()
        .take(MOST_REASONS)
        .map(|left_out| {
            let first = plan.name(left_out.points[0]);
            match left_out.points.len() {
                1 => format!("{first}: {}", left_out.reason),
                count => format!("{count} points, the first {first}: {}", left_out.reason),
            }
        })
        .collect();
    let more = plan.left_out.len().saturating_sub(MOST_REASONS);
    lines.extend((more > 0).then(|| format!("... and {more} more reasons")));
    let hint = if may_skip { "other values" } else { "other values, or --skip-illegal" };
    let rule = if may_skip { "some point must be legal" } else { "every point must be legal" };
    let text = format!(
        "sweep: {rule}; got {illegal} of {all} that are not; try {hint}:\n{}",
        lines.join("\n")
    );
    Err(Failure::new(Status::WrongInput, text))
}

fn sources(names: &[std::ffi::OsString], input: &mut dyn Read) -> Result<Vec<Source>, Failure> {
    if names.iter().filter(|name| *name == "-").count() > 1 {
        let text = "standard input: must be named once, since it can be read once; got - twice; \
                    try the path of a file";
        return Err(Failure::new(Status::WrongInput, text));
    }
    names.iter().map(|name| source(name, input)).collect()
}

/// The commands without what they say of designs.
fn commands(parts: &[Part], base: &Base, is_quiet: bool) -> Result<Vec<Command>, Failure> {
    let files = parts.iter().map(|part| part.swept.inputs().len() as u64).sum();
    let bar = progress::of("sweep, hashing", files, "files", is_quiet);
    let mut hashes = 0;
    let mut hash = |path: &PathBuf| {
        let input = hashed(path, base);
        hashes += 1;
        bar.iter().for_each(|bar| bar(hashes));
        input
    };
    let mut command = |part: &Part| {
        Ok(Command {
            label: part.label.clone(),
            words: part.words.clone(),
            inputs: part.swept.inputs().iter().map(&mut hash).collect::<Result<_, _>>()?,
            meanings: part.swept.meanings(),
            about: Vec::new(),
        })
    };
    parts.iter().map(&mut command).collect()
}

/// A file with its hash, and with its name from `base`, as the user wrote it.
pub(crate) fn hashed(path: &Path, base: &Base) -> Result<Input, Failure> {
    let name = path.strip_prefix(base.folder()).unwrap_or(path).display().to_string();
    match content::hash_of_file(path) {
        Ok(sha256) => Ok(Input { name, sha256 }),
        Err(error) => {
            let (path, hint) = (path.display(), base.looked());
            let text = format!("{path}: must be a readable file; got {error}; try {hint}");
            Err(Failure::new(Status::WrongInput, text))
        }
    }
}

fn kinds(names: &[Option<(String, DesignKind)>]) -> Vec<DesignKind> {
    let mut kinds: Vec<DesignKind> = Vec::new();
    for (_, kind) in names.iter().flatten() {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    kinds
}

fn seconds(parts: &[Part], design: &Design) -> u64 {
    parts.iter().map(|part| part.swept.seconds(design)).sum()
}

/// The configs with the names of their designs, which differ. One without a legal point has what it was named by.
fn configs(
    arguments: &Arguments,
    designs: &Designs,
    names: Vec<Option<(String, DesignKind)>>,
) -> Result<Vec<Config>, Failure> {
    let mut configs: Vec<Config> = Vec::new();
    for ((source, found), named) in designs.sources.iter().zip(names).zip(&arguments.designs) {
        let name = found.map_or_else(|| named.display().to_string(), |(name, _)| name);
        if configs.iter().any(|config| config.name == name) {
            return Err(named_twice("reports", &name));
        }
        let (file, text) = (source.file().to_string(), source.text().to_string());
        configs.push(Config { name, file, text });
    }
    Ok(configs)
}

/// The words of the command line, but for where the report goes and how many threads there are.
fn words(arguments: &Arguments) -> Vec<String> {
    let mut words = vec!["sweep".to_string()];
    words.extend(arguments.designs.iter().map(|design| design.display().to_string()));
    for axis in &arguments.all {
        words.extend(["--set".to_string(), format!("{}={}", axis.field, axis.values.join(","))]);
    }
    words.extend(arguments.skip_illegal.then(|| "--skip-illegal".to_string()));
    words.extend(arguments.yes.then(|| "--yes".to_string()));
    words.push("--".to_string());
    words.extend(arguments.commands.iter().cloned());
    words
}

/// The command line that repeats a plan.
pub(super) fn repeat(plan: &Plan) -> String {
    let words = plan.words.iter().map(|word| quoted(OsStr::new(word)));
    std::iter::once("warpcache".to_string()).chain(words).collect::<Vec<_>>().join(" ")
}
