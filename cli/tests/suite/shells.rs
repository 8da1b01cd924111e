//! `completions` and `man`: the shell completes by the script, and `man` reads the pages.

use crate::support::{presets, run, run_here, run_with};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The commands that the program lists, `help` included.
fn commands() -> Vec<String> {
    let help = run(Path::new("."), &["--help"]).done();
    let lines = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let lines = lines.take_while(|line| !line.is_empty());
    lines.map(|line| line.split_whitespace().next().unwrap().to_string()).collect()
}

/// The completions of bash at the end of `line`.
fn completed(line: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let script = run(folder.path(), &["completions", "bash"]).done();
    fs::write(folder.path().join("warpcache.bash"), script).unwrap();
    let ask = format!(
        "set -eu; source warpcache.bash; COMP_WORDS=({line}\"\"); COMP_CWORD=$(({} - 1))\n\
         _warpcache warpcache \"${{COMP_WORDS[-1]}}\" \"${{COMP_WORDS[-2]}}\"\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\"",
        line.split(' ').count()
    );
    let mut bash = Command::new("bash");
    let ended = run_with(bash.args(["--norc", "-c", &ask]).current_dir(folder.path()), b"");
    ended.done().lines().map(str::to_string).collect()
}

#[test]
fn bash_completes_commands_and_options() {
    let offered = completed("warpcache ");
    for command in commands() {
        assert!(offered.contains(&command), "{command} is not in {offered:?}");
    }
    assert_eq!(completed("warpcache gen"), ["generate"]);
    assert_eq!(completed("warpcache generate --bl"), ["--block"]);
    let offered = completed("warpcache verify ");
    for option in ["--engine", "--wave", "--json", "--quiet"] {
        assert!(offered.iter().any(|word| word == option), "{option} is not in {offered:?}");
    }
}

#[test]
fn bash_completes_presets_blocks_and_engines() {
    for command in ["check", "describe", "generate", "replay", "verify", "prove", "area", "timing"]
    {
        let offered = completed(&format!("warpcache {command} "));
        for preset in presets() {
            assert!(offered.iter().any(|word| word == preset), "{preset} is not in {offered:?}");
        }
        assert_eq!(completed(&format!("warpcache {command} the")), ["thesis12"], "{command}");
    }
    assert_eq!(completed("warpcache verify taco16 --block shad"), ["shadow_tags"]);
    assert_eq!(completed("warpcache replay taco16 --engine h"), ["hdl"]);
    assert_eq!(completed("warpcache area taco16 --target ice"), ["ice40"]);
    assert_eq!(completed("warpcache new shar"), ["shared-l1", "sharing-tracker"]);
    assert_eq!(completed("warpcache check taco16 --set l1.se"), ["l1.sector_bytes=", "l1.sets="]);
    assert_eq!(completed("warpcache generate taco16 --set ccn.filter_b"), ["ccn.filter_bits="]);
    assert_eq!(completed("warpcache sweep taco16 --set dyneb.coun"), ["dyneb.counter_bits="]);
    // A word that is no preset is a path, which bash completes itself.
    let script = run_here(&["completions", "bash"], b"").done();
    assert!(
        script.contains("complete -F _warpcache -o nosort -o bashdefault -o default warpcache\n")
    );
}

#[test]
fn every_shell_has_a_script_and_others_are_refused() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run_here(&["completions", shell], b"").done();
        assert!(script.contains("generate") && script.contains("completions"), "{shell}");
    }
    let ended = run_here(&["completions", "tcl"], b"");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert_eq!(
        ended.errors,
        "error: invalid value 'tcl' for '<SHELL>' [possible values: bash, elvish, fish, powershell, \
         zsh]; For more information, try '--help'.\n"
    );
}

#[test]
fn the_page_of_the_program_names_every_command() {
    let page = run_here(&["man"], b"").done();
    assert!(page.contains("\n.TH warpcache 1 "), "{page}");
    for command in commands() {
        // Roff writes a hyphen with a backslash.
        let entry = format!("warpcache\\-{command}(1)");
        assert_eq!(page.contains(&entry), command != "help", "{entry} in\n{page}");
    }
}

#[test]
fn every_command_has_a_page_and_nothing_else_has() {
    for command in commands().iter().filter(|command| *command != "help") {
        let page = run_here(&["man", command], b"").done();
        assert!(page.contains(&format!("\n.TH warpcache-{command} 1 ")), "{page}");
        assert!(page.contains("\\-\\-quiet"), "{page}");
        for section in ["EXAMPLES", "EXIT STATUS"] {
            assert!(
                page.contains(&format!("\n.SH \"{section}\"\n"))
                    || page.contains(&format!("\n.SH {section}\n")),
                "{page}"
            );
        }
        // Help has the same.
        let help = run_here(&[command, "--help"], b"").done();
        let example = format!("\nExamples:\n  warpcache {command}");
        assert!(help.contains(&example) && help.contains("\nExit status:\n  0\n"), "{help}");
    }
    let ended = run_here(&["man", "lst"], b"");
    assert_eq!((ended.status, ended.out.as_str()), (2, ""));
    assert!(
        ended.errors.starts_with("error: man: command must be one of list, describe, new, check, ")
    );
    assert!(ended.errors.ends_with("; got \"lst\"; try warpcache man\n"), "{}", ended.errors);
}

#[test]
fn a_command_of_a_command_has_a_page() {
    let page = run_here(&["man", "trace", "convert"], b"").done();
    assert!(page.contains("\n.TH warpcache-trace-convert 1 "), "{page}");
    assert!(page.contains("\n\\fBwarpcache trace convert kernelslist.g"), "{page}");
    assert!(!page.contains("warpcache trace info"), "{page}");
    let refused = |line: &[&str]| run_here(line, b"").errors;
    assert_eq!(
        refused(&["man", "trace", "covert"]),
        "error: man: command must be one of info, convert; got \"covert\"; try warpcache man\n"
    );
    assert_eq!(
        refused(&["man", "list", "all"]),
        "error: man: command must be no command, since warpcache list has none; got \"all\"; try warpcache man\n"
    );
}

#[test]
fn who_asks_for_nothing_gets_the_help() {
    let alone = run(Path::new("."), &[]).done();
    assert!(alone.contains("\nUsage: warpcache ") && alone.contains("\n  generate "), "{alone}");
    let trace = run_here(&["trace"], b"").done();
    assert!(
        trace.contains("\nUsage: warpcache trace ") && trace.contains("\n  convert "),
        "{trace}"
    );
    let help = run_here(&["help"], b"").done();
    assert_eq!(run_here(&["help", "--help"], b"").done(), help);
    let of_trace = run_here(&["help", "trace"], b"").done();
    assert_eq!(run_here(&["help", "trace", "-h"], b"").done(), of_trace);
}
