//! Licences as SPDX writes them.

use regex::Regex;

/// The rule of a licence, as an error prints it. The text fits a line of at most 100 columns.
pub(crate) const RULE: &str =
    "empty, or an SPDX licence expression of at most 72 characters, as in \"MIT OR Apache-2.0\"";

pub(crate) const LONGEST: usize = 72;

/// A licence or an exception. SPDX lists them, and the list changes.
macro_rules! identifier {
    () => {
        "[A-Za-z0-9][A-Za-z0-9.:+-]*"
    };
}

macro_rules! simple {
    () => {
        concat!(identifier!(), "( WITH ", identifier!(), ")?")
    };
}

/// Simple ones, or several in parentheses.
macro_rules! term {
    () => {
        concat!("(", simple!(), "|\\(", simple!(), "( (AND|OR) ", simple!(), ")*\\))")
    };
}

/// The form of an expression, parentheses one deep, as a regular expression that JSON Schema has too.
pub(crate) const PATTERN: &str = concat!("^(", term!(), "( (AND|OR) ", term!(), ")*)?$");

/// Whether `text` has the form of an SPDX licence expression, or is empty.
pub(crate) fn is_licence(text: &str) -> bool {
    text.len() <= LONGEST && Regex::new(PATTERN).is_ok_and(|pattern| pattern.is_match(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_expression_has_the_form_that_spdx_gives_it() {
        for good in [
            "",
            "MIT",
            "GPL-2.0+",
            "LicenseRef-Acme-1",
            "DocumentRef-a:LicenseRef-b",
            "MIT OR Apache-2.0",
            "GPL-2.0-only WITH Classpath-exception-2.0 AND (MIT OR ISC)",
        ] {
            assert!(is_licence(good), "{good}");
        }
        let long = "A".repeat(LONGEST + 1);
        for bad in
            [" ", "MIT ", "MIT OR", "OR MIT or", "MIT, ISC", "(MIT", "MIT\nISC", "a/b", "ö", &long]
        {
            assert!(!is_licence(bad), "{bad}");
        }
        assert!(is_licence(&long[1..]));
    }
}
