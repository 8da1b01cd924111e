//! The sections below the options in help and in manual pages: examples, exit statuses, environment,
//! files.

use clap::Command;
use testbenches::verilated::CACHE_VARIABLE;

/// The parts of a command's page besides its arguments.
struct Page {
    command: &'static str,
    /// Command lines without the program's name, each with what it does.
    examples: &'static [(&'static str, &'static str)],
    /// External tools that it calls, by the names that `doctor` has.
    tools: &'static [&'static str],
    /// Files that it reads and writes besides those that its arguments name.
    files: &'static [(&'static str, &'static str)],
}

/// A heading with its entries: a term, and what it means.
pub(crate) struct Section {
    pub(crate) title: &'static str,
    pub(crate) entries: Vec<(String, String)>,
}

const STATUSES: &[(&str, &str)] = &[
    ("0", "done"),
    ("1", "the thing checked does not hold: engines differ, a property fails, output is stale"),
    ("2", "the input is wrong: arguments, a config, a file"),
    ("3", "a needed tool is missing or failed"),
];

const CACHE_FILES: (&str, &str) = (
    "~/.cache/warpcache",
    "Verilated designs, outcomes of synthesis and results of sweeps and studies, in $XDG_CACHE_HOME where that is set; deleting it costs time only",
);

const LIBRARY: &str = "WARPCACHE_LIBERTY";

const PAGES: &[Page] = &[
    Page { command: "list", examples: &[("list", "what there is")], tools: &[], files: &[] },
    Page {
        command: "describe",
        examples: &[
            ("describe taco16 --block shadow_tags", "how the block is connected and driven"),
            ("describe taco16 --block shadow_tags --properties", "what is proved of the block"),
        ],
        tools: &[],
        files: &[],
    },
    Page {
        command: "new",
        examples: &[
            ("new ccn -o mine.toml", "a config with the defaults of a design"),
            (
                "new taco16 --set l1.sets=64 -o mine.toml",
                "one with a preset's values but for a field",
            ),
        ],
        tools: &[],
        files: &[],
    },
    Page {
        command: "check",
        examples: &[
            ("check mine.toml", "whether a config is legal, and what follows from it"),
            ("check taco16 --set l1.sets=64", "the same of a preset with another value"),
        ],
        tools: &[],
        files: &[],
    },
    Page {
        command: "generate",
        examples: &[
            ("generate taco16 -o build", "every block of a design into build/taco16/"),
            ("generate mine.toml --check", "whether what is there is what would be written"),
            ("generate baseline ics15 --into soc", "both in build/soc/, equal modules once"),
        ],
        tools: &[],
        files: &[(
            "<DIR>/<design>/<block>/",
            "what is written; docs/reference/artefacts.md goes through it",
        )],
    },
    Page {
        command: "replay",
        examples: &[
            ("replay taco16 --block shadow_tags --in lookups.jsonl", "the golden model's answers"),
            (
                "replay taco16 --block shadow_tags --in - --engine model,verilog --wave run.vcd",
                "two engines compared, with a waveform",
            ),
        ],
        tools: &["Verilator", "g++"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "verify",
        examples: &[
            ("verify taco16 --block shadow_tags", "a million cycles of all engines"),
            ("verify mine.toml --cycles 20000 --seed 7", "every block of a config, quickly"),
            (
                "verify taco16 --block shadow_tags --verilog my_tags.sv --top my_tags",
                "an implementation of your own",
            ),
        ],
        tools: &["Verilator", "g++"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "prove",
        examples: &[(
            "prove taco16 --block shadow_tags --quick",
            "the properties of the first configuration",
        )],
        tools: &["Yosys", "Yices", "Z3"],
        files: &[],
    },
    Page {
        command: "area",
        examples: &[
            (
                "area taco16 pact20 --target generic,ice40",
                "gates and LUTs of every block of two designs",
            ),
            ("area taco16 --target liberty --chart area.svg", "square micrometres, with a chart"),
        ],
        tools: &["Yosys"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "timing",
        examples: &[("timing taco16 --block shadow_tags --path", "the longest path, cell by cell")],
        tools: &["Yosys", "OpenSTA", "nextpnr-ice40", "nextpnr-ecp5"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "evaluate",
        examples: &[
            (
                "evaluate baseline --workload stencil:256 --timing none",
                "hits, misses and sharing of a built-in workload",
            ),
            (
                "evaluate ics15 --workload spmv:1000 --engine model,verilog",
                "a workload in cycles, on Verilated nodes with their golden models in step",
            ),
            (
                "evaluate ics15 pact20 --trace bfs.wct --timing none --baseline -o bfs.csv",
                "two designs on a trace, each beside private caches",
            ),
        ],
        tools: &["Verilator", "g++"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "figures",
        examples: &[
            ("figures taco16 --list", "the figures of a paper"),
            (
                "figures taco16 --figure 8a --traces traces -o fig8a.svg",
                "one on every trace of a folder, beside the paper's numbers",
            ),
            (
                "figures pact20 --figure 10 --workload bfs:2000 --requests 100000",
                "one that needs cycles, of a part of a workload",
            ),
        ],
        tools: &[],
        files: &[CACHE_FILES],
    },
    Page {
        command: "sweep",
        examples: &[
            (
                "sweep pact20 --set l1.sets=16,32,64 -- evaluate --workload bfs --timing none -- area --block shared_l1",
                "hits, traffic and gates of three sizes",
            ),
            (
                "sweep ics15 --set decoupled.tag_ways=4,8,16 --plan plan -- evaluate --trace bfs.wct --timing none",
                "the same for other machines",
            ),
            ("sweep --collect plan -o sweep.html", "the report of what they have done"),
        ],
        tools: &["Yosys", "OpenSTA", "nextpnr-ice40", "nextpnr-ecp5"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "trace",
        examples: &[
            ("trace info bfs.wct", "what a trace holds"),
            ("trace convert kernelslist.g -o bfs.wct", "a trace of Accel-Sim's in one file"),
        ],
        tools: &[],
        files: &[],
    },
    Page {
        command: "mutate",
        examples: &[(
            "mutate taco16 --block shadow_tags --mutants 100",
            "a hundred changes of one block",
        )],
        tools: &["Yosys", "Verilator", "g++"],
        files: &[CACHE_FILES],
    },
    Page {
        command: "clean",
        examples: &[
            ("clean", "what the cache holds"),
            ("clean --cache", "the same, and then nothing"),
        ],
        tools: &[],
        files: &[CACHE_FILES],
    },
    Page {
        command: "doctor",
        examples: &[("doctor", "which tools are there")],
        tools: &[],
        files: &[],
    },
    Page {
        command: "schema",
        examples: &[("schema ccn", "by which an editor completes configs of ccn")],
        tools: &[],
        files: &[],
    },
    Page {
        command: "completions",
        examples: &[("completions bash", "the script for bash")],
        tools: &[],
        files: &[("~/.bashrc", "takes the line `source <(warpcache completions bash)`")],
    },
    Page {
        command: "man",
        examples: &[("man verify", "the page of one command")],
        tools: &[],
        files: &[],
    },
];

/// The sections below the options of a command, or of the program itself.
pub(crate) fn sections(command: &Command) -> Vec<Section> {
    // `trace convert`, once clap has given it a name with those above it.
    let whole = command.get_bin_name().and_then(|name| name.strip_prefix("warpcache "));
    let name = whole.unwrap_or(command.get_name());
    let first = name.split(' ').next().unwrap_or(name);
    let statuses = entries(STATUSES);
    let (examples, environment, files) = match PAGES.iter().find(|page| page.command == first) {
        Some(page) => {
            let of_it = page.examples.iter().filter(|(line, _)| line.starts_with(name)).copied();
            (examples(&of_it.collect::<Vec<_>>()), environment(page), entries(page.files))
        }
        None => {
            let examples = [PAGES[2].examples, PAGES[4].examples].concat();
            (self::examples(&examples), whole_environment(), entries(&[CACHE_FILES]))
        }
    };
    let sections = [
        ("Examples", examples),
        ("Exit status", statuses),
        ("Environment", environment),
        ("Files", files),
    ];
    let sections = sections.into_iter().filter(|(_, entries)| !entries.is_empty());
    sections.map(|(title, entries)| Section { title, entries }).collect()
}

/// The same for `--help`.
pub(crate) fn text(command: &Command) -> String {
    let sections = sections(command).into_iter().map(|Section { title, entries }| {
        let lines = entries.into_iter().map(|(term, text)| format!("  {term}\n          {text}\n"));
        format!("{title}:\n{}", lines.collect::<String>())
    });
    sections.collect::<Vec<_>>().join("\n").trim_end().to_string()
}

fn entries(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
    pairs.iter().map(|(term, text)| (term.to_string(), text.to_string())).collect()
}

fn examples(lines: &[(&str, &str)]) -> Vec<(String, String)> {
    lines.iter().map(|(line, text)| (format!("warpcache {line}"), text.to_string())).collect()
}

fn environment(page: &Page) -> Vec<(String, String)> {
    let all = whole_environment().into_iter();
    let keeps = page.files.contains(&CACHE_FILES);
    let variables: Vec<&str> = tools::all()
        .iter()
        .filter(|tool| page.tools.contains(&tool.name))
        .map(|tool| tool.variable)
        .chain(keeps.then_some(CACHE_VARIABLE))
        .chain(["area", "timing"].contains(&page.command).then_some(LIBRARY))
        .collect();
    all.filter(|(variable, _)| variables.contains(&variable.as_str())).collect()
}

fn whole_environment() -> Vec<(String, String)> {
    let cache =
        (CACHE_VARIABLE.to_string(), "the folder of what is kept from run to run".to_string());
    let library =
        (LIBRARY.to_string(), "the Liberty file that --target liberty represents".to_string());
    let tools = tools::all().into_iter().map(|tool| {
        (
            tool.variable.to_string(),
            format!("the path of {}, instead of the first on PATH", tool.name),
        )
    });
    [cache, library].into_iter().chain(tools).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arguments::declaration;

    fn pages() -> impl Iterator<Item = &'static Page> {
        PAGES.iter()
    }

    #[test]
    fn every_command_has_a_page_with_examples_that_are_legal() {
        let commands = declaration();
        let commands: Vec<&str> = commands.get_subcommands().map(Command::get_name).collect();
        let described: Vec<&str> = pages().map(|page| page.command).collect();
        assert_eq!(described, commands);
        for page in pages() {
            assert!(!page.examples.is_empty(), "{}", page.command);
            for (line, text) in page.examples {
                let words = ["warpcache"].into_iter().chain(line.split(' '));
                declaration().try_get_matches_from(words).unwrap_or_else(|error| panic!("{error}"));
                assert!(line.split(' ').next() == Some(page.command) && !text.is_empty(), "{line}");
            }
        }
    }

    #[test]
    fn every_tool_of_a_page_is_one() {
        let known: Vec<&str> = tools::all().iter().map(|tool| tool.name).collect();
        for page in pages() {
            for tool in page.tools {
                assert!(known.contains(tool), "{}: {tool}; known are {known:?}", page.command);
            }
        }
    }
}
