//! Files that the scripts leave in a block's folder when they are run there, by name.

/// The folder that `build.sh` has Verilator and the compiler write into. `lint.sh` and `synth.ys` leave
/// nothing.
pub const BUILD_FOLDER: &str = "build";

/// Whether `path`, below a block's folder, is a file that a script makes. Waves and whatever else a user
/// asks a program for are the user's.
pub fn is_product(path: &str) -> bool {
    let Some((BUILD_FOLDER, name)) = path.split_once('/') else { return false };
    // Verilator names what it makes after the prefix; the others are the compiler's.
    let is_of = |prefix: &str, endings: &[&str]| {
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        name.starts_with(prefix) && !name.contains('/') && endings.contains(&ending)
    };
    name == "harness"
        || is_of("Vdut", &["cpp", "h", "mk", "dat", "a", "o", "d", "gch"])
        || is_of("verilated", &["o", "d"])
        || is_of("harness", &["o", "d"])
}
