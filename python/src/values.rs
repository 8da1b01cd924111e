//! Values of ports as Python's integers, of whatever width.

use crate::error;
use emit::{Manifest, PortDirection};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyInt};
use testbenches::golden::data_ports;
use testbenches::ports::Value;

/// An element of a port, by block and field, and how many bits it has.
#[derive(Clone)]
pub(crate) struct Width {
    name: String,
    bits: usize,
}

impl Width {
    /// The elements of the data ports in this direction.
    pub(crate) fn of(block: &str, manifest: &Manifest, direction: PortDirection) -> Vec<Width> {
        let ports = data_ports(&manifest.ports, direction);
        let elements = ports.flat_map(|port| {
            let bits = port.width / port.fields.len().max(1);
            port.fields.iter().map(move |name| Width { name: format!("{block}.{name}"), bits })
        });
        elements.collect()
    }

    /// The value of an integer.
    fn value(&self, number: &Bound<'_, PyAny>) -> PyResult<Value> {
        let Width { name, bits } = self;
        let wrong = || {
            let rule = format!("must be an integer of {bits} bits");
            error(format!("{name}: {rule}; got {}; try 0", cut(number)))
        };
        // `True` and numpy's numbers have `__index__`; a float has not.
        let index = number.call_method0("__index__").map_err(|_| wrong())?;
        let length = index.call_method0("bit_length")?.extract::<usize>()?;
        if length > *bits || index.lt(0)? {
            return Err(wrong());
        }
        let words = bits.div_ceil(64);
        let bytes = index.call_method1("to_bytes", (words * 8, "little"))?;
        let bytes = bytes.cast::<PyBytes>()?.as_bytes().chunks_exact(8);
        let word =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        Ok(Value::new(&bytes.map(word).collect::<Vec<u64>>()))
    }
}

fn cut(value: &Bound<'_, PyAny>) -> String {
    let text = value.repr().map_or_else(|_| "an object".to_string(), |text| text.to_string());
    design::cut(&text)
}

/// The values of integers, one for each element.
pub(crate) fn given(widths: &[Width], numbers: &[Bound<'_, PyAny>]) -> PyResult<Vec<Value>> {
    widths.iter().zip(numbers).map(|(width, number)| width.value(number)).collect()
}

/// The same where some are not known.
pub(crate) fn known(
    widths: &[Width],
    numbers: &[Option<Bound<'_, PyAny>>],
) -> PyResult<Vec<Option<Value>>> {
    let value = |(width, number): (&Width, &Option<Bound<'_, PyAny>>)| {
        number.as_ref().map(|number| width.value(number)).transpose()
    };
    widths.iter().zip(numbers).map(value).collect()
}

/// The integer of a value.
pub(crate) fn shown<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    match value.slots() {
        [word] => Ok(word.into_pyobject(py)?.into_any()),
        words => {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            let order = PyDict::new(py);
            order.set_item("byteorder", "little")?;
            let int = py.get_type::<PyInt>();
            int.call_method("from_bytes", (PyBytes::new(py, &bytes),), Some(&order))
        }
    }
}
