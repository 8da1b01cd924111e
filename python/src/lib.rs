//! The compiled part of the Python package: designs, and golden models stepped by lists of values. Names, defaults and
//! documentation of what users call are in `warpcache/`.

mod block;
mod design;
mod values;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

pyo3::create_exception!(
    warpcache,
    Error,
    PyValueError,
    "What the program `warpcache` would print as an error."
);

/// An error with the text of the program.
fn error(text: impl ToString) -> PyErr {
    Error::new_err(text.to_string())
}

/// The module `warpcache._warpcache`.
#[pymodule]
#[pyo3(name = "_warpcache")]
fn compiled(module: &Bound<'_, PyModule>) -> PyResult<()> {
    // A model that panics ends as an exception that has the text.
    std::panic::set_hook(Box::new(|_| {}));
    module.add("Error", module.py().get_type::<Error>())?;
    module.add_class::<design::Design>()?;
    module.add_class::<block::Block>()?;
    module.add_class::<block::Random>()
}
