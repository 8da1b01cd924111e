"""How each part of the ledger is run: the program's commands, and the record of what they print.

A part gives (row, record) as rows end; in place of the record is a text where the row did not pass.
"""

import datetime
import json
import os
import re
import shlex
import subprocess
from pathlib import Path

from ledger_file import digest

# Name of the library of cells in `warpcache doctor`.
LIBRARY = "a Liberty library"

# Engines of a row's lockstep, and how many times --cycles they run: all three, then the Verilog for longer. A top has up
# to 28 caches, which rust-hdl simulates at some hundred cycles a second.
DEPTHS = {
    "block": [(["model", "hdl", "verilog"], 1), (["model", "verilog"], 50)],
    "top": [(["model", "hdl", "verilog"], 0.1), (["model", "verilog"], 5)],
}


# The small designs of proofs/mutation of which every block is a row: as in the gate, these have all blocks between them.
WHOLE = ["ccn_node", "cluster", "decoupled", "llc", "node", "sac", "tracker_node"]


class Failed(Exception):
    """A command that did not pass; the text says which and what it printed."""


class Programs:
    """The programs that cargo built, and the tools that they find."""

    def __init__(self, folder):
        self.warpcache = Path(folder) / "warpcache"
        self.ledger = Path(folder) / "examples/ledger"
        self._tools = None

    def text(self, command):
        done = subprocess.run(
            list(map(str, command)), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            encoding="utf-8", errors="replace", check=False,
        )
        if done.returncode != 0:
            said = (done.stderr.strip() or done.stdout.strip())[-4000:]
            raise Failed(f"{shlex.join(map(str, command))}: status {done.returncode}\n{said}")
        return done.stdout

    def report(self, *words):
        return json.loads(self.text([self.warpcache, "--quiet", *words, "--json"]))

    def tools(self, *names):
        """The versions of these tools, of which one that is missing is left out."""
        if self._tools is None:
            found = self.report("doctor")["tools"]
            self._tools = {tool["name"]: tool["version"] for tool in found if tool["state"] == "found"}
            second = os.environ.get("WARPCACHE_SECOND_VERILATOR")
            if second:
                self._tools["second Verilator"] = self.text([second, "--version"]).splitlines()[0]
        return {name: self._tools[name] for name in names if name in self._tools}

    def texts(self, designs, command="texts"):
        """{row: (hash, kind)} of today's texts; a kind is block, top or cases."""
        lines = self.text([self.ledger, command, *designs]).splitlines()
        return {name: (text, kind) for name, text, kind in (line.split("\t") for line in lines)}


def block_of(row):
    return row.partition("@")[0]


def design_of(row):
    return row.partition("@")[2]


def words(row):
    """A row's design and block as arguments of the program."""
    path, *settings = design_of(row).split(",")
    sets = [word for setting in settings for word in ("--set", setting)]
    return [path, *sets, "--block", block_of(row)]


def campaigns(page):
    """{row: options} of the mutation campaigns that the first table of docs/results/mutation.md lists."""
    table = page.split("\n## ")[0]
    found = {}
    for block, command in re.findall(r"^\| `([^`]*)`[^|]*\| `([^`]*)`", table, re.MULTILINE):
        design, *rest = command.split()
        settings, options = [], []
        for option, value in zip(rest[::2], rest[1::2]):
            if option == "--set":
                settings.append(value)
            else:
                options += [option, value]
        found[f"{block}@{','.join([design, *settings])}"] = options
    return found


def designs(root):
    """The designs that have rows beside the presets, as `ledger texts` takes them: whole, or with the blocks of campaigns."""
    blocks = {"scripts/full/ccn-largest.toml": {"shadow_tags", "own_store_filter"}}
    for row in campaigns((root / "docs/results/mutation.md").read_text("utf-8")):
        blocks.setdefault(design_of(row), set()).add(block_of(row))
    named = [":".join([design, *sorted(names)]) for design, names in sorted(blocks.items())]
    return named + [f"proofs/mutation/{name}.toml" for name in WHOLE]


def applies(part, row, kind, mutated):
    """Whether a part is run of a row."""
    return {
        "lockstep": kind != "cases",
        "lint": kind != "cases",
        "proofs": kind == "cases",
        "mutants": row in mutated,
        # A top's area is that of its parts, and takes long.
        "areas": kind == "block",
    }[part]


def record(text, tools, **fields):
    return {"text": text, "date": datetime.date.today().isoformat(), **fields, "tools": tools}


def locked(programs, row, engines, seed, cycles):
    """One run of lockstep."""
    run = ["verify", *words(row), "--engine", ",".join(engines), "--seed", str(seed), "--cycles", str(cycles)]
    report = programs.report(*run)["blocks"][0]
    bins = [bin for bin in report["coverage"]["bins"] if bin["unreachable"] is None]
    share = [sum(bin["count"] > 0 for bin in bins), len(bins)]
    return {"engines": list(engines), "seed": seed, "cycles": cycles, "bins": share, "evidence": digest(report)}


def lockstep(programs, row, today, asked, before):
    text, kind = today
    runs = [
        locked(programs, row, engines, asked.seed, max(1, int(asked.cycles * times))) for engines, times in DEPTHS[kind]
    ]
    # Runs of the same text by other seeds count on.
    if before and before["text"] == text:
        same = [(run["engines"], run["seed"], run["cycles"]) for run in runs]
        runs = [run for run in before["runs"] if (run["engines"], run["seed"], run["cycles"]) not in same] + runs
    return record(text, programs.tools("Verilator", "g++"), runs=runs)


def proofs(programs, row, today, _asked, _before):
    block = block_of(row)
    report = programs.report("prove", preset_with(programs, block), "--block", block)["blocks"][0]
    outcomes = [found["outcome"] for case in report["cases"] for found in case["properties"]]
    faults = report["faults"]
    return record(
        today[0], programs.tools("Yosys", "Yices", "Z3"), cases=len(report["cases"]), proved=outcomes.count("proved"),
        bounded=outcomes.count("bounded"), covers=sum(len(case["covers"]) for case in report["cases"]),
        faults=[sum(fault["cycle"] is not None for fault in faults), len(faults)], evidence=evidence(report),
    )


def preset_with(programs, block):
    """A preset that has the block: its proofs are of separate configurations."""
    if not hasattr(programs, "presets"):
        programs.presets = {line["name"]: line["presets"][0] for line in programs.report("list")["blocks"]}
    return programs.presets[block]


def evidence(report):
    """A digest of a report without what differs from run to run."""
    return digest({field: value for field, value in report.items() if field != "seconds"})


def mutants(programs, row, today, asked, _before):
    report = programs.report("mutate", *words(row), *asked.campaigns[row])["blocks"][0]
    return record(
        today[0], programs.tools("Yosys", "Verilator", "Yices", "Z3"), options=" ".join(asked.campaigns[row]),
        **{field: report[field] for field in ("listed", "tested", "killed", "equivalent")},
        survive=len(report["survivors"]), evidence=evidence(report),
    )


def areas(programs, row, today, _asked, _before):
    tools = programs.tools("Yosys", LIBRARY)
    targets = ["generic", "liberty"] if LIBRARY in tools else ["generic"]
    blocks = programs.report("area", *words(row), "--target", ",".join(targets))["blocks"]
    counts = {target: block for target, block in zip(targets, blocks)}
    silicon = counts["liberty"]["silicon"]["square_micrometres"] if "liberty" in counts else None
    return record(
        today[0], tools, cells=counts["generic"]["resources"]["logic"], flip_flops=counts["generic"]["resources"]["flip_flops"],
        memory_bits=counts["generic"]["memory_bits"], square_micrometres=silicon,
    )


def lint(programs, rows, today):
    """All rows of a design at once: a reader is started once for many texts."""
    by_design = {}
    for row in rows:
        by_design.setdefault(design_of(row), []).append(row)
    for design, of_it in by_design.items():
        try:
            said = programs.text([programs.ledger, "lint", design, *map(block_of, of_it)])
        except Failed as failed:
            yield from ((row, str(failed)) for row in of_it)
            continue
        lines = [line.split("\t") for line in said.splitlines()]
        readers = [line[1] for line in lines if line[0] == "reader"]
        tools = programs.tools(*readers, "second Verilator")
        readers += [name for name in tools if name == "second Verilator"]
        clean = {line[1] for line in lines if line[0] == "clean"}
        for row in of_it:
            if block_of(row) in clean:
                yield row, record(today[row][0], tools, readers=readers)
            else:
                found = [line[2] for line in lines if line[:2] == ["found", block_of(row)]]
                yield row, "; ".join(found) or "not read"


ONE_BY_ONE = {"lockstep": lockstep, "proofs": proofs, "mutants": mutants, "areas": areas}


def run(part, programs, rows, today, asked, before):
    """Runs a part of these rows."""
    if part == "lint":
        yield from lint(programs, rows, today)
        return
    for row in rows:
        try:
            yield row, ONE_BY_ONE[part](programs, row, today[row], asked, before.get(row, {}).get(part))
        except Failed as failed:
            yield row, str(failed)
