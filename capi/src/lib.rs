//! The C interface. `include/warpcache.h` has the documentation of each function.
#![allow(unsafe_code)] // The caller's pointers; each `SAFETY` names what the header asks of them.

mod model;
mod words;

use model::{Open, close, open, opened};
use std::cell::RefCell;
use std::ffi::{CStr, CString, OsStr, c_char};
use std::os::unix::ffi::OsStrExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::{ptr, slice};
use words::Port;

thread_local! {
    static ERROR: RefCell<CString> = RefCell::default();
}

/// The answer of `call`; `failed` after an error or a panic, which becomes this thread's error.
fn guarded<T>(failed: T, call: impl FnOnce() -> Result<T, String>) -> T {
    let ended = catch_unwind(AssertUnwindSafe(call));
    ended.unwrap_or_else(|_| Err("the interface itself failed".into())).unwrap_or_else(|text| {
        let text = CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default();
        // A thread that ends may have none any more.
        let _ = ERROR.try_with(|error| error.replace(text));
        failed
    })
}

/// The bytes of a string of C.
///
/// # Safety
/// `text` is null or a string with its end.
unsafe fn text<'a>(name: &str, text: *const c_char) -> Result<&'a CStr, String> {
    if text.is_null() {
        return Err(format!("{name}: must be a string; got NULL"));
    }
    // SAFETY: the caller's promise.
    Ok(unsafe { CStr::from_ptr(text) })
}

fn utf8(name: &str, text: &CStr) -> Result<String, String> {
    let text = text.to_str().map(str::to_string);
    text.map_err(|error| format!("{name}: must be UTF-8; got {error}"))
}

/// Checks an array of C.
fn checked(name: &str, words: *const u32, got: i32, needed: usize) -> Result<usize, String> {
    let fault = if words.is_null() {
        "NULL".to_string()
    } else if !words.is_aligned() {
        "an address that is no multiple of 4".to_string()
    } else {
        match usize::try_from(got) {
            Ok(got) if got >= needed => return Ok(got),
            _ => got.to_string(),
        }
    };
    Err(format!("{name}: must be at least {needed} words; got {fault}"))
}

/// Writes words, and 0 behind them.
///
/// # Safety
/// `to` has `length` words, at least those of `words`.
unsafe fn write(to: *mut u32, length: usize, words: &[u32]) {
    // SAFETY: the caller's promise.
    unsafe {
        ptr::copy_nonoverlapping(words.as_ptr(), to, words.len());
        ptr::write_bytes(to.add(words.len()), 0, length - words.len());
    }
}

fn of_port<T>(model: u64, port: i32, get: impl FnOnce(&Port) -> T) -> Result<T, String> {
    let open = opened(model)?;
    let found = usize::try_from(port).ok().and_then(|port| open.ports.0.get(port));
    let most = open.ports.0.len() - 1;
    found.map(get).ok_or_else(|| format!("port: must be in 0..={most}; got {port}; try 0"))
}

fn number(model: u64, get: impl FnOnce(&Open) -> Result<usize, String>) -> i32 {
    guarded(-1, || Ok(get(&*opened(model)?)? as i32))
}

fn done(call: impl FnOnce() -> Result<(), String>) -> i32 {
    guarded(-1, || call().map(|()| 0))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_error() -> *const c_char {
    let text = ERROR.try_with(|error| error.borrow().as_ptr());
    text.unwrap_or_else(|_| c"".as_ptr())
}

/// See the header.
///
/// # Safety
/// Each argument is null or a string with its end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn warpcache_open(
    config: *const c_char,
    settings: *const c_char,
    block: *const c_char,
    is_large: i32,
) -> u64 {
    guarded(0, || {
        let settings = if settings.is_null() { c"".as_ptr() } else { settings };
        // SAFETY: the caller's promise.
        let [config, settings, block] = unsafe {
            [text("config", config)?, text("settings", settings)?, text("block", block)?]
        };
        let config = OsStr::from_bytes(config.to_bytes()).to_os_string();
        open(config, utf8("settings", settings)?, utf8("block", block)?, is_large != 0)
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_close(model: u64) -> i32 {
    done(|| close(model))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_ports(model: u64) -> i32 {
    number(model, |open| Ok(open.ports.0.len()))
}

/// See the header.
///
/// # Safety
/// `name` is null or a string with its end.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn warpcache_port(model: u64, name: *const c_char) -> i32 {
    number(model, |open| {
        // SAFETY: the caller's promise.
        let name = unsafe { text("name", name) }?;
        let place = open.ports.0.iter().position(|port| *port.name == *name);
        place.ok_or_else(|| {
            let legal: Vec<_> =
                open.ports.0.iter().map(|port| port.name.to_string_lossy()).collect();
            format!(
                "name: a port must be one of {}; got {name:?}; try {}",
                legal.join(", "),
                legal[0]
            )
        })
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_port_name(model: u64, port: i32) -> *const c_char {
    // The table of models has the text until the model is closed.
    guarded(c"".as_ptr(), || of_port(model, port, |port| port.name.as_ptr()))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_is_input(model: u64, port: i32) -> i32 {
    guarded(-1, || of_port(model, port, |port| port.is_input.into()))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_width(model: u64, port: i32) -> i32 {
    guarded(-1, || of_port(model, port, |port| port.width as i32))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_elements(model: u64, port: i32) -> i32 {
    guarded(-1, || of_port(model, port, |port| port.elements as i32))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_offset(model: u64, port: i32) -> i32 {
    guarded(-1, || of_port(model, port, |port| port.offset as i32))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_input_words(model: u64) -> i32 {
    number(model, |open| Ok(open.ports.words(true)))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_output_words(model: u64) -> i32 {
    number(model, |open| Ok(open.ports.words(false)))
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_reset(model: u64) -> i32 {
    done(|| opened(model)?.reset())
}

/// See the header.
///
/// # Safety
/// Each pointer is null or of an array of the length that is given with it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn warpcache_step(
    model: u64,
    inputs: *const u32,
    input_words: i32,
    outputs: *mut u32,
    meaning: *mut u32,
    output_words: i32,
) -> i32 {
    done(|| {
        let open = opened(model)?;
        let (into, out) = (open.ports.words(true), open.ports.words(false));
        checked("inputs", inputs, input_words, into)?;
        let length = checked("outputs", outputs, output_words, out)?;
        if !meaning.is_null() {
            checked("meaning", meaning, output_words, out)?;
        }
        // SAFETY: as long as this, by the check and the caller's promise.
        let given = unsafe { slice::from_raw_parts(inputs, into) }.to_vec();
        let (values, known) = open.step(given)?;
        // SAFETY: as above.
        unsafe {
            write(outputs, length, &values);
            if !meaning.is_null() {
                write(meaning, length, &known);
            }
        }
        Ok(())
    })
}

/// See the header.
#[unsafe(no_mangle)]
pub extern "C" fn warpcache_seed(model: u64, seed: u64) -> i32 {
    done(|| opened(model)?.seed(seed))
}

/// See the header.
///
/// # Safety
/// `inputs` is null or an array of this length.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn warpcache_random(model: u64, inputs: *mut u32, input_words: i32) -> i32 {
    done(|| {
        let open = opened(model)?;
        let length = checked("inputs", inputs, input_words, open.ports.words(true))?;
        // SAFETY: as long as this, by the check and the caller's promise.
        unsafe { write(inputs, length, &open.random()?) };
        Ok(())
    })
}
