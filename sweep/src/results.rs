//! Results by key: what is there is not done again, and what is half there is not there.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::PathBuf;
use tools::content::key;
use tools::store::Store;

/// A folder of results.
#[derive(Clone, Debug)]
pub struct Results {
    store: Store,
    /// Dependences of results besides their keys, on this machine alone.
    build: Option<String>,
}

/// A result as it lies in its file.
#[derive(Serialize, Deserialize)]
struct Sealed<T> {
    key: String,
    /// Over the key and what follows.
    seal: String,
    result: T,
}

/// Contents of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum Found<T> {
    /// Nothing, or a part of a file.
    Nothing,
    /// A whole result, sealed under this key.
    Result(T),
    /// Something else than was sealed under this key.
    Foreign,
}

impl Results {
    /// Results that any machine may have made.
    pub fn shared(store: Store) -> Results {
        Results { store, build: None }
    }

    /// Results that hold for one build of the program and its tools alone, which `build` tells from others.
    pub fn local(store: Store, build: impl Into<String>) -> Results {
        Results { store, build: Some(build.into()) }
    }

    /// The contents of a key.
    pub fn find<T: Serialize + DeserializeOwned>(&self, key: &str) -> Found<T> {
        let key = self.own(key);
        // A file that was cut short ends before its last brace.
        let Some(sealed) = self.store.get::<Sealed<T>>(&key) else { return Found::Nothing };
        match sealed.key == key && sealed.seal == seal(&key, &sealed.result) {
            true => Found::Result(sealed.result),
            false => Found::Foreign,
        }
    }

    /// Whether they only save time on this machine.
    pub fn are_local(&self) -> bool {
        self.build.is_some()
    }

    /// Keeps a result. Those of this machine alone only save time: a folder that cannot be written is no failure.
    ///
    /// # Errors
    /// The folder of results for other machines cannot be made or written.
    pub fn keep<T: Serialize + Clone>(&self, key: &str, result: &T) -> io::Result<()> {
        let key = self.own(key);
        let sealed = Sealed { key: key.clone(), seal: seal(&key, result), result: result.clone() };
        if self.are_local() {
            self.store.put(&key, &sealed);
            return Ok(());
        }
        self.store.write(&key, &sealed)
    }

    /// The file of a key.
    pub fn place(&self, key: &str) -> PathBuf {
        self.store.place(&self.own(key))
    }

    fn own(&self, name: &str) -> String {
        self.build.as_ref().map_or(name.to_string(), |build| key([name, build]))
    }
}

fn seal(name: &str, result: &impl Serialize) -> String {
    // A map of strings and numbers can always be written.
    let text = serde_json::to_string(result).unwrap_or_default();
    key([name, &text])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outcome::{Ended, Measured, Outcome};
    use std::fs;

    fn ended() -> Ended {
        let figures = serde_json::json!({ "rate": 0.1, "count": 3, "none": null });
        let figures = figures.as_object().unwrap().clone();
        let (baseline, paper) = Default::default();
        let measured = vec![Measured { subject: "a".into(), figures, baseline, paper }];
        Ended::Outcome(Outcome { measured, tools: vec!["Yosys 0.23".into()] })
    }

    #[test]
    fn what_was_kept_is_found_and_a_part_of_it_is_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::shared(Store::at(folder.path()));
        let name = key(["a"]);
        assert_eq!(results.find::<Ended>(&name), Found::Nothing);
        results.keep(&name, &ended()).unwrap();
        assert_eq!(results.find(&name), Found::Result(ended()));
        let whole = fs::read(results.place(&name)).unwrap();
        for length in 0..whole.len() {
            fs::write(results.place(&name), &whole[..length]).unwrap();
            assert_eq!(
                results.find::<Ended>(&name),
                Found::Nothing,
                "{length} bytes of {}",
                whole.len()
            );
        }
    }

    #[test]
    fn numbers_come_back_to_the_last_digit() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::shared(Store::at(folder.path()));
        let rates = (1..2_000).map(|n| (n.to_string(), (f64::from(n) / 7919.0).into()));
        let (figures, baseline, paper) = (rates.collect(), Default::default(), Default::default());
        let measured = vec![Measured { subject: "a".into(), figures, baseline, paper }];
        let ended = Ended::Outcome(Outcome { measured, tools: vec![] });
        results.keep(&key(["a"]), &ended).unwrap();
        assert_eq!(results.find(&key(["a"])), Found::Result(ended));
    }

    #[test]
    fn what_was_sealed_otherwise_is_foreign() {
        let folder = tempfile::tempdir().unwrap();
        let results = Results::shared(Store::at(folder.path()));
        let (one, other) = (key(["a"]), key(["b"]));
        results.keep(&one, &ended()).unwrap();
        fs::copy(results.place(&one), results.place(&other)).unwrap();
        assert_eq!(results.find::<Ended>(&other), Found::Foreign);
        let text = fs::read_to_string(results.place(&one)).unwrap();
        fs::write(results.place(&one), text.replace("0.1", "0.2")).unwrap();
        assert_eq!(results.find::<Ended>(&one), Found::Foreign);
    }

    #[test]
    fn results_of_another_build_are_not_found() {
        let folder = tempfile::tempdir().unwrap();
        let results = |build: &str| Results::local(Store::at(folder.path()), build);
        results("one").keep(&key(["a"]), &ended()).unwrap();
        assert_eq!(results("two").find::<Ended>(&key(["a"])), Found::Nothing);
        assert_eq!(results("one").find(&key(["a"])), Found::Result(ended()));
    }
}
