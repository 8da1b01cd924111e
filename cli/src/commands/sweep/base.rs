//! Where the files of a sweep's commands are: a plan and its files may have moved together.

use std::fs;
use std::path::{Component, Path, PathBuf};

/// The folder of a plan that has copies of the files that commands read.
const COPIES: &str = "inputs";

/// The folder from which relative paths go out, and where else a file may be.
#[derive(Clone, Debug)]
pub(crate) struct Base {
    folder: PathBuf,
    /// The plan that is run.
    plan: Option<PathBuf>,
}

impl Base {
    /// For commands that are run, or planned, in this folder.
    pub(crate) fn of(folder: PathBuf) -> Base {
        Base { folder, plan: None }
    }

    /// For a plan that was made in `folder` and is now at `plan`.
    pub(crate) fn of_plan(folder: &str, plan: &Path) -> Base {
        let plan = fs::canonicalize(plan).unwrap_or_else(|_| plan.to_path_buf());
        Base { folder: PathBuf::from(folder), plan: Some(plan) }
    }

    /// The folder from which relative paths go out.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The place of a file: in the plan's copies, where it was planned, or beside the plan by its path or its name;
    /// where it was planned, if it is nowhere.
    pub(crate) fn file(&self, path: &Path) -> PathBuf {
        let planned = self.folder.join(path);
        let Some(plan) = &self.plan else { return planned };
        let name = Path::new(path.file_name().unwrap_or_default());
        let above = plan.parent().unwrap_or(plan);
        let beside = [above, plan].map(|folder| [folder.join(path), folder.join(name)]);
        let copy = plan.join(copy_of(&planned));
        let mut places = [copy, planned.clone()].into_iter().chain(beside.into_iter().flatten());
        places.find(|place| place.is_file()).unwrap_or(planned)
    }

    /// The end of an error: where a file was searched.
    pub(super) fn looked(&self) -> String {
        match &self.plan {
            None => "another path".to_string(),
            Some(plan) => {
                let above = plan.parent().unwrap_or(plan).display();
                format!("the file in {above}, beside the plan, or sweep --plan --copy-traces")
            }
        }
    }
}

/// The copy of a file within a plan: its absolute path below a folder of copies, so that files that were in one folder
/// still are.
pub(super) fn copy_of(path: &Path) -> PathBuf {
    let mut copy = PathBuf::from(COPIES);
    for component in path.components() {
        match component {
            Component::Normal(name) => copy.push(name),
            Component::ParentDir if copy.components().count() > 1 => drop(copy.pop()),
            _ => {}
        }
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_within_the_plan_whatever_the_path() {
        let copy = |path: &str| copy_of(Path::new(path)).display().to_string();
        assert_eq!(copy("/a/b/../c.wct"), "inputs/a/c.wct");
        assert_eq!(copy("/../../c.wct"), "inputs/c.wct");
    }

    #[test]
    fn a_file_is_where_it_was_planned_or_beside_the_plan() {
        let folder = tempfile::tempdir().unwrap();
        let root = fs::canonicalize(folder.path()).unwrap();
        let put = |path: &str| {
            let path = root.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, "").unwrap();
            path
        };
        let plan = put("new/plan/plan.json");
        let base = Base::of_plan("/nowhere/old", plan.parent().unwrap());
        let found = |path: &str| base.file(Path::new(path));
        assert_eq!(found("traces/a.wct"), Path::new("/nowhere/old/traces/a.wct"));
        let by_name = put("new/a.wct");
        assert_eq!([found("traces/a.wct"), found("/else/a.wct")], [by_name.clone(), by_name]);
        let by_path = put("new/traces/a.wct");
        assert_eq!(found("traces/a.wct"), by_path);
        let copy = put("new/plan/inputs/nowhere/old/traces/a.wct");
        assert_eq!(found("traces/a.wct"), copy);
    }
}
