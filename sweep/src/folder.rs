//! A plan in a folder, for machines that share it.

use crate::error::Error;
use crate::outcome::Ended;
use crate::plan::{Plan, Point};
use crate::results::{Found, Results};
use crate::run::Row;
use crate::scripts;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use tools::content::key;
use tools::place::special;
use tools::store::Store;
use tools::temporary::Folder;

/// The form of `plan.json`.
const FORM: u32 = 1;

const PLAN: &str = "plan.json";

/// A folder that [`PlanFolder::make`] made.
#[derive(Debug)]
pub struct PlanFolder {
    path: PathBuf,
    plan: Plan,
}

/// `plan.json`.
#[derive(Serialize, Deserialize)]
struct File {
    sweep: u32,
    version: String,
    /// Over the plan.
    seal: String,
    plan: Plan,
}

/// The rows of the results that there are, and the points that lack one.
#[derive(Debug)]
pub struct Collected {
    /// Those of points that have all their results.
    pub rows: Vec<Row>,
    /// The others.
    pub missing: Vec<u64>,
}

impl PlanFolder {
    /// Refuses a folder in which something lies already.
    ///
    /// # Errors
    /// The path is not empty, or no folder, or there is no place for one.
    pub fn require_room(path: &Path) -> Result<(), Error> {
        let refused = |got: &str| {
            let (path, hint) = (path.display(), path.with_file_name("another"));
            Error::Input(format!(
                "{path}: must be an empty folder, or a place for one; got {got}; try {}",
                hint.display()
            ))
        };
        if path == Path::new("-") {
            return Err(refused("-"));
        }
        // The folder is made beside its place, and then takes it.
        if path.file_name().is_none() {
            return Err(refused("a folder without a name"));
        }
        if path.is_symlink() {
            return Err(refused("a symbolic link"));
        }
        match fs::read_dir(path).map(|entries| entries.count()) {
            Ok(0) => Ok(()),
            Ok(_) => Err(refused("a folder that is not empty")),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let above = above(path);
                match above.is_dir() {
                    true => Ok(()),
                    false => Err(refused(&format!("no folder {}", above.display()))),
                }
            }
            Err(error) => Err(refused(&error.kind().to_string())),
        }
    }

    /// Writes a plan, with what runs it, of which a point takes about so many seconds, and copies of files:
    /// their places in the folder, and the files. The folder appears whole or not at all.
    ///
    /// # Errors
    /// Those of [`PlanFolder::require_room`], a file that cannot be read, or a full disk.
    pub fn make(
        path: &Path,
        plan: Plan,
        seconds: u64,
        copies: &[(PathBuf, PathBuf)],
    ) -> Result<PlanFolder, Error> {
        PlanFolder::require_room(path)?;
        let staging = Folder::new_in(above(path)).map_err(Error::io(path))?;
        let made = staging.path().join("plan");
        let write = || {
            fs::create_dir(&made)?;
            let points: Vec<u64> = (0..plan.points.len() as u64).collect();
            let file = File {
                sweep: FORM,
                version: plan.version.clone(),
                seal: seal(&plan),
                plan: plan.clone(),
            };
            fs::write(made.join(PLAN), serde_json::to_vec(&file)?)?;
            fs::write(made.join("jobs.txt"), scripts::jobs(&points))?;
            for (name, text) in [
                ("slurm.sh", scripts::slurm(points.len() as u64, seconds)),
                ("parallel.sh", scripts::parallel()),
            ] {
                fs::write(made.join(name), text)?;
                fs::set_permissions(made.join(name), fs::Permissions::from_mode(0o755))?;
            }
            for (place, file) in copies {
                let place = made.join(place);
                place.parent().map_or(Ok(()), fs::create_dir_all)?;
                fs::copy(file, place)?;
            }
            // A folder that is empty gives way to another.
            fs::rename(&made, path)
        };
        write().map_err(Error::io(path))?;
        Ok(PlanFolder { path: path.to_path_buf(), plan })
    }

    /// A plan that this version of the program made.
    ///
    /// # Errors
    /// The folder is none of a plan, or of another version's.
    pub fn open(path: &Path, version: &str) -> Result<PlanFolder, Error> {
        let shown = path.display();
        let refused = |rule: &str, got: String, hint: String| {
            Error::Input(format!("{shown}: {rule}; got {got}; try {hint}"))
        };
        let place = path.join(PLAN);
        let made = "must be a folder that sweep --plan made";
        let hint = || format!("sweep --plan {shown}, then what jobs.txt has");
        // A pipe may never have a writer.
        let found = fs::metadata(&place).and_then(|found| match special(found.file_type()) {
            Some(what) => Err(std::io::Error::other(what)),
            None => fs::read(&place),
        });
        let bytes = match found {
            Ok(bytes) => bytes,
            Err(error) => {
                let got = match error.kind() {
                    ErrorKind::NotFound if path.is_dir() => format!("one without {PLAN}"),
                    _ => error.to_string(),
                };
                return Err(refused(made, got, hint()));
            }
        };
        // First the version alone: another's plan may have other fields.
        let head: Head = serde_json::from_slice(&bytes)
            .map_err(|error| refused(made, format!("a {PLAN} that is none ({error})"), hint()))?;
        if head.version != version || head.sweep != FORM {
            let rule = format!("must be a plan of this version, {version}");
            let hint = format!("the program of version {}, or planning it again", head.version);
            return Err(refused(&rule, format!("one of {}", head.version), hint));
        }
        let file: File = serde_json::from_slice(&bytes)
            .map_err(|error| refused(made, format!("a {PLAN} that is none ({error})"), hint()))?;
        if file.seal != seal(&file.plan) {
            return Err(refused(made, format!("a {PLAN} that was changed"), hint()));
        }
        Ok(PlanFolder { path: path.to_path_buf(), plan: file.plan })
    }

    /// Points and commands, as `--plan` wrote them.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The store of outcomes in this folder.
    pub fn results(&self) -> Results {
        Results::shared(Store::at(self.path.join("results")))
    }

    /// The files that its report is made of.
    pub fn files(&self) -> Vec<PathBuf> {
        let results = self.results();
        let results =
            self.plan.points.iter().flat_map(|point| &point.keys).map(|key| results.place(key));
        std::iter::once(self.path.join(PLAN)).chain(results).collect()
    }

    /// The points in these places of the plan, which begin at 0.
    ///
    /// # Errors
    /// There are fewer.
    pub fn points(&self, places: Option<Range<u64>>) -> Result<&[Point], Error> {
        let count = self.plan.points.len() as u64;
        let places = places.unwrap_or(0..count);
        match self.plan.points.get(places.start as usize..places.end as usize) {
            Some(points) => Ok(points),
            None => Err(Error::Input(format!(
                "--points {}..{}: must be within the plan's points, 0..{count}; got {}; try 0..{count}",
                places.start, places.end, places.end
            ))),
        }
    }

    /// Collects the results that exist; `done` takes the number of points that were looked at.
    ///
    /// # Errors
    /// A result is not what was kept under its key.
    pub fn collect(&self, done: &dyn Fn(u64)) -> Result<Collected, Error> {
        let (results, mut rows, mut missing) = (self.results(), Vec::new(), Vec::new());
        for (point, number) in self.plan.points.iter().zip(1..) {
            done(number);
            match self.row(&results, point)? {
                Some(row) => rows.push(row),
                None => missing.push(point.number),
            }
        }
        Ok(Collected { rows, missing })
    }

    fn row(&self, results: &Results, point: &Point) -> Result<Option<Row>, Error> {
        let mut ended: Vec<Ended> = Vec::new();
        for key in &point.keys {
            match results.find(key) {
                Found::Result(one) => ended.push(one),
                Found::Nothing => {}
                Found::Foreign => {
                    return Err(Error::Input(format!(
                        "{}: must be the result of its key, as it was written; got another, or one that was \
                         changed; try removing it and running point {} again",
                        results.place(key).display(),
                        point.number
                    )));
                }
            }
        }
        Ok((ended.len() == point.keys.len()).then_some(Row { number: point.number, ended }))
    }
}

#[derive(Deserialize)]
struct Head {
    sweep: u32,
    version: String,
}

fn seal(plan: &Plan) -> String {
    // Texts and numbers can always be written.
    key([serde_json::to_string(plan).unwrap_or_default().as_str()])
}

fn above(path: &Path) -> &Path {
    match path.parent() {
        Some(above) if above != Path::new("") => above,
        _ => Path::new("."),
    }
}
