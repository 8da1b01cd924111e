//! Loads a build into this process and calls it: the one place with `unsafe` code.
#![allow(unsafe_code)]

use super::build::{self, Origin};
use super::implementation::{self, Implementation};
use super::{Cache, Error, Source, Trace};
use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL, RTLD_NOW};
use std::error::Error as _;
use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::fs::File;
use std::path::Path;
use std::ptr::NonNull;
use std::sync::Arc;

type New = unsafe extern "C" fn(c_int) -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Cycle = unsafe extern "C" fn(*mut c_void, c_int, *const u64, *mut u64);
type OpenTrace = unsafe extern "C" fn(*mut c_void, *const c_char) -> c_int;
type CloseTrace = unsafe extern "C" fn(*mut c_void);
type Fault = unsafe extern "C" fn(*mut c_void) -> *const c_char;

/// A Verilated design, compiled and loaded; any number of instances can be started.
#[derive(Clone)]
pub struct Program {
    face: Arc<Face>,
}

/// The entry points of the shim. They are valid as long as the library is loaded.
struct Face {
    new: New,
    free: Free,
    cycle: Cycle,
    trace: Option<(OpenTrace, CloseTrace)>,
    /// Of a user's implementation alone.
    fault: Option<Fault>,
    input_slots: usize,
    output_slots: usize,
    _library: Library,
}

impl Program {
    /// Builds and loads the design, from the standard cache.
    ///
    /// # Errors
    /// Any [`Error`]: a tool is missing, the source or its ports are wrong, Verilator or the
    /// compiler refuses, or the cache cannot be used.
    pub fn build(source: &Source, trace: Trace) -> Result<Self, Error> {
        Program::build_in(&Cache::standard(), source, trace)
    }

    /// [`Program::build`] from this cache.
    ///
    /// # Errors
    /// Those of [`Program::build`].
    pub fn build_in(cache: &Cache, source: &Source, trace: Trace) -> Result<Self, Error> {
        Program::made(cache, source, trace, Origin::Emitted)
    }

    /// Builds and loads a netlist that Yosys wrote, whose style is not looked at.
    ///
    /// # Errors
    /// Those of [`Program::build`].
    pub fn build_netlist(source: &Source) -> Result<Self, Error> {
        Program::made(&Cache::standard(), source, Trace::Off, Origin::Netlist)
    }

    /// Builds and loads a user's implementation of the block whose ports `block` has, but for outputs that nobody reads.
    ///
    /// # Errors
    /// Those of [`Program::build`]; of the files, [`Error::Files`] and [`Error::Interface`].
    pub fn build_implementation(
        block: &Source,
        implementation: &Implementation,
        trace: Trace,
    ) -> Result<Self, Error> {
        let cache = Cache::standard();
        let _in_use = cache.in_use();
        let (path, source) = implementation::build(&cache, block, implementation, trace)?;
        // What is missing, as a function of a user's DPI, is missed now.
        Program::load(&path, &source, trace, RTLD_NOW)
    }

    /// Builds and loads; an entry that cannot be loaded, as one of another machine, is built anew, once.
    fn made(cache: &Cache, source: &Source, trace: Trace, origin: Origin) -> Result<Self, Error> {
        let _in_use = cache.in_use();
        let path = build::build(cache, source, trace, origin)?;
        Program::load(&path, source, trace, RTLD_LAZY).or_else(|_| {
            path.parent().into_iter().for_each(|entry| cache.discard(entry));
            let path = build::build(cache, source, trace, origin)?;
            Program::load(&path, source, trace, RTLD_LAZY)
        })
    }

    fn load(path: &Path, source: &Source, trace: Trace, binding: c_int) -> Result<Self, Error> {
        // The loader's words, as which symbol is missing, are the cause.
        let failed = |error: libloading::Error| Error::Load {
            path: path.display().to_string(),
            text: error.source().map_or_else(|| error.to_string(), ToString::to_string),
        };
        // SAFETY: the object was made by `build` from our shim and Verilator's output; its
        // initialisers only set up the Verilator runtime, and no other thread can know it yet.
        let library = unsafe { Library::open(Some(path), binding | RTLD_LOCAL) };
        let library = library.map_err(failed)?;
        // SAFETY: the shim declares the functions of these names with exactly these types.
        let face = unsafe {
            let trace = match trace {
                Trace::Off => None,
                Trace::Fst | Trace::Vcd => Some((
                    *library.get(b"warpcache_open_trace\0").map_err(failed)?,
                    *library.get(b"warpcache_close_trace\0").map_err(failed)?,
                )),
            };
            Face {
                new: *library.get(b"warpcache_new\0").map_err(failed)?,
                free: *library.get(b"warpcache_free\0").map_err(failed)?,
                cycle: *library.get(b"warpcache_cycle\0").map_err(failed)?,
                trace,
                fault: library.get(b"warpcache_fault\0").ok().map(|fault| *fault),
                input_slots: source.input_slots(),
                output_slots: source.output_slots(),
                _library: library,
            }
        };
        Ok(Program { face: Arc::new(face) })
    }

    /// Starts an instance whose registers and memories hold random bits, the same for the same
    /// seed, until they are reset or written.
    pub fn start(&self, seed: u64) -> Instance {
        // The generator takes 1..=2^31-1; 0 would mean "take the time of day".
        let folded = seed ^ (seed >> 31) ^ (seed >> 62);
        let seed = (folded % 0x7fff_ffff) as c_int + 1;
        // SAFETY: `new` takes any positive seed and gives a design that nobody else has.
        let handle = unsafe { (self.face.new)(seed) };
        // The shim's `new` either succeeds or ends the process.
        let handle = NonNull::new(handle).expect("the shim gave no design");
        Instance { face: Arc::clone(&self.face), handle }
    }
}

/// One running design, independent of all others.
pub struct Instance {
    face: Arc<Face>,
    handle: NonNull<c_void>,
}

// SAFETY: an instance owns its design and its context, which no other instance refers to, and the
// shim names the context to the runtime of the current thread at the start of every call.
unsafe impl Send for Instance {}

impl Instance {
    /// One cycle: applies `reset` and the inputs, settles, samples the outputs, then lets the clock
    /// rise. Bits above a port's width are ignored in inputs and 0 in outputs.
    ///
    /// # Panics
    /// If a slice is not as long as the slots of the source's ports.
    pub fn cycle(&mut self, reset: bool, inputs: &[u64], outputs: &mut [u64]) {
        assert_eq!(inputs.len(), self.face.input_slots, "input slots");
        assert_eq!(outputs.len(), self.face.output_slots, "output slots");
        // SAFETY: the handle is live until drop and borrowed exclusively; the shim reads and writes
        // just the slots of the source, which the slices were checked to have.
        unsafe {
            (self.face.cycle)(
                self.handle.as_ptr(),
                c_int::from(reset),
                inputs.as_ptr(),
                outputs.as_mut_ptr(),
            );
        }
    }

    /// Why a user's text ended the simulation, if it has: the outputs mean nothing from then on.
    pub fn fault(&self) -> Option<String> {
        let fault = self.face.fault?;
        // SAFETY: the handle is live; the shim gives null or a text that lives until the next cycle, which needs `&mut`.
        unsafe {
            let text = fault(self.handle.as_ptr());
            (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
        }
    }

    /// Writes a waveform of all signals from here on; one that is open is closed first. Cycle
    /// n of a design with a clock is at time 2n (clock low, outputs as sampled) and 2n + 1 (after
    /// the edge), counted from the start of the instance.
    ///
    /// # Errors
    /// [`Error::Io`] when the design was built without a [`Trace`] or the file cannot be written.
    pub fn open_trace(&mut self, path: &Path) -> Result<(), Error> {
        let refuse =
            |text: &str| Err(Error::Io { path: path.display().to_string(), text: text.to_owned() });
        self.close_trace();
        let Some((open, _)) = self.face.trace else {
            return refuse("the design was built without waveforms");
        };
        let Ok(name) = CString::new(path.as_os_str().as_encoded_bytes()) else {
            return refuse("a path cannot contain NUL");
        };
        // Newer Verilators tell nobody when they cannot make the file.
        File::create(path).map_err(Error::io(path))?;
        // SAFETY: the handle is live and borrowed exclusively; `name` outlives the call.
        match unsafe { open(self.handle.as_ptr(), name.as_ptr()) } {
            0 => refuse("the waveform cannot be written"),
            _ => Ok(()),
        }
    }

    /// Completes the waveform, if one is open. Dropping the instance does so too.
    pub fn close_trace(&mut self) {
        if let Some((_, close)) = self.face.trace {
            // SAFETY: the handle is live and borrowed exclusively.
            unsafe { close(self.handle.as_ptr()) }
        }
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        // SAFETY: the handle came from `new` and is not used again; the library is still loaded,
        // because `face` is dropped after this.
        unsafe { (self.face.free)(self.handle.as_ptr()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_loaded_is_an_error_with_the_loaders_words() {
        let source = Source {
            top: "top".into(),
            files: vec![],
            has_clock: false,
            has_reset: false,
            inputs: vec![],
            outputs: vec![],
        };
        let file = tempfile::NamedTempFile::new().unwrap();
        let error = Program::load(file.path(), &source, Trace::Off, RTLD_NOW).err().unwrap();
        assert!(error.to_string().contains("file too short"), "{error}");
    }
}
