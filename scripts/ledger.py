#!/usr/bin/env python3
"""The ledger of what was verified: docs/results/ledger.jsonl and the page made from it.

Usage: scripts/ledger.py run PART [--rows PATTERN]... [--missing] [--seed S] [--cycles N] [--programs FOLDER]
       scripts/ledger.py check ROW [PART...]
       scripts/ledger.py gate | release | page

`run` runs a part (lockstep, lint, proofs, mutants, areas) of every row, or of those that a PATTERN fits, or of those that
are stale or not yet run, and records what passes; a row that does not pass loses its record. `check` makes a row again
and says what differs. `gate` says whether the file and the page are as `run` wrote them, and which rows are stale;
`release` fails where one is stale and CHANGELOG.md begins with a version, or HEAD is tagged. FOLDER (target/debug) has
warpcache and examples/ledger. scripts/full.sh and scripts/gate.sh call it. Status: 1 something does not hold; 2 wrong
arguments.
"""

import argparse
import contextlib
import datetime
import fcntl
import fnmatch
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(Path(__file__).resolve().parent / "lib"))
import ledger_file  # noqa: E402
import ledger_page  # noqa: E402
import ledger_runs  # noqa: E402

LEDGER = Path("docs/results/ledger.jsonl")
PAGE = Path("docs/results/ledger.md")


def load(root):
    """The rows; ends the program where the file is not as `run` writes it."""
    rows, problems = ledger_file.loads((root / LEDGER).read_text("utf-8"))
    if problems:
        sys.exit("\n".join(f"{LEDGER}: {problem}" for problem in problems))
    return rows


def store(root, rows):
    """Both files, each there wholly or not at all."""
    for path, text in ((LEDGER, ledger_file.dumps(rows)), (PAGE, ledger_page.page(rows))):
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        beside = root / path.with_suffix(".new")
        beside.write_text(text, "utf-8")
        beside.replace(root / path)


@contextlib.contextmanager
def changed(root):
    """The rows as they are now, stored at the end: parts may run side by side."""
    folder = os.open(root / LEDGER.parent, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        rows = load(root)
        yield rows
        store(root, {name: records for name, records in rows.items() if records})
    finally:
        os.close(folder)


def run(root, programs, asked):
    asked.campaigns = ledger_runs.campaigns((root / "docs/results/mutation.md").read_text("utf-8"))
    today = programs.texts(ledger_runs.designs(root))
    with changed(root) as rows:
        for gone in [name for name in rows if name not in today]:
            print(f"{gone}: left out, since no block of a design emits this row any more")
            del rows[gone]
    unknown = [row for row in asked.campaigns if row not in today]
    if unknown and asked.part == "mutants":
        print(f"docs/results/mutation.md: no row has the name of these campaigns: {', '.join(unknown)}")
    hashes = {name: text for name, (text, _) in today.items()}
    old = ledger_file.stale(rows, hashes)
    chosen = [
        name for name, (_, kind) in today.items()
        if ledger_runs.applies(asked.part, name, kind, asked.campaigns) and any(fnmatch.fnmatchcase(name, pattern) for pattern in asked.rows)
        and not (asked.missing and asked.part in rows.get(name, {}) and asked.part not in old.get(name, []))
    ]
    if not chosen and not asked.missing:
        example = next(name for name, (_, kind) in today.items() if ledger_runs.applies(asked.part, name, kind, asked.campaigns))
        print(f"--rows: must fit the name of a row that has {asked.part}; got {' '.join(asked.rows)}; try {example}", file=sys.stderr)
        return 2
    passed = 0
    for name, outcome in ledger_runs.run(asked.part, programs, chosen, today, asked, rows):
        with changed(root) as now:
            if isinstance(outcome, str):
                now.get(name, {}).pop(asked.part, None)
            else:
                now.setdefault(name, {})[asked.part] = outcome
                passed += 1
        print(f"{asked.part}: {name}: " + (f"FAILED: {outcome}" if isinstance(outcome, str) else "passed"), flush=True)
    print(f"{asked.part}: {passed} of {len(chosen)} rows passed")
    return 0 if passed == len(chosen) and not (unknown and asked.part == "mutants") else 1


def differences(before, again):
    """What a part that was made again has otherwise."""
    for field in before:
        if field not in ("date", "tools") and before[field] != again[field]:
            yield f"{field} is {again[field]}, the ledger has {before[field]}"


def check(root, programs, asked):
    """Makes the parts of a row again, with what they were made with."""
    rows = load(root)
    if asked.row not in rows:
        near = [name for name in rows if name.split("@")[0] == asked.row.split("@")[0]] or list(rows)
        print(f"--check: must name a row of {LEDGER}; got {asked.row}; try {near[0] if near else 'a part first'}", file=sys.stderr)
        return 2
    records = rows[asked.row]
    absent = [part for part in asked.parts if part not in records]
    if absent:
        print(f"--check: {asked.row} has {', '.join(records)}; got {absent[0]}; try {next(iter(records))}", file=sys.stderr)
        return 2
    today = programs.texts(ledger_runs.designs(root))
    if asked.row not in today:
        print(f"{asked.row}: no block of a design emits this row any more")
        return 1
    failed = 0
    for part in asked.parts or records:
        found = again(programs, part, asked.row, today, records[part])
        said = [found] if isinstance(found, str) else list(differences(records[part], found))
        tools = {} if isinstance(found, str) else found["tools"]
        if said and tools and tools != records[part]["tools"]:
            said.append(f"tools are {tools}, the ledger has {records[part]['tools']}")
        print(f"{asked.row}: {part}: {'; '.join(said) or 'equal'}", flush=True)
        failed += bool(said)
    return 1 if failed else 0


def again(programs, part, row, today, before):
    """The record of a part that is made again, or why it could not be."""
    try:
        if part == "lockstep":
            runs = [
                ledger_runs.locked(programs, row, run["engines"], run["seed"], run["cycles"]) for run in before["runs"]
            ]
            return {**before, "text": today[row][0], "runs": runs}
    except ledger_runs.Failed as failed:
        return str(failed)
    asked = argparse.Namespace(campaigns={row: before.get("options", "").split()})
    [(_, found)] = ledger_runs.run(part, programs, [row], today, asked, {})
    return found


def not_yet_run(root, rows, today):
    """How many rows have not had each part."""
    mutated = ledger_runs.campaigns((root / "docs/results/mutation.md").read_text("utf-8"))
    absent = [
        part for name, (_, kind) in today.items() for part in ledger_file.PARTS
        if ledger_runs.applies(part, name, kind, mutated) and part not in rows.get(name, {})
    ]
    return {part: absent.count(part) for part in ledger_file.PARTS if part in absent}


def gate(root, programs, _asked):
    rows = load(root)
    if (root / PAGE).read_text("utf-8") != ledger_page.page(rows):
        print(f"{PAGE}: is not what {LEDGER} says; run scripts/ledger.py page")
        return 1
    today = programs.texts(ledger_runs.designs(root), "committed")
    lines = ledger_file.stale_lines(rows, {name: text for name, (text, _) in today.items()})
    absent = ", ".join(f"{part} of {count} rows" for part, count in not_yet_run(root, rows, today).items())
    print(f"{len(rows)} rows as scripts/test.sh --full wrote them; not yet run: {absent or 'nothing'}")
    print("\n".join([*lines, f"{len(lines)} rows of {LEDGER} are stale"]))
    return 0


def is_release(changelog, tags):
    """What makes the tree a release, or nothing."""
    heading = re.search(r"^## (.*)$", changelog, re.MULTILINE)
    if tags:
        return f"HEAD is tagged {tags[0]}"
    if heading and re.search(r"\d+\.\d+.*\d{4}-\d{2}-\d{2}", heading[1]):
        return f"CHANGELOG.md begins with {heading[1]}"
    return None


def tags_of_head(root):
    command = ["git", "-C", str(root), "tag", "--points-at", "HEAD"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8", check=False)
    return done.stdout.split()


def release(root, programs, _asked):
    why = is_release((root / "CHANGELOG.md").read_text("utf-8"), tags_of_head(root))
    if why is None:
        print("no release: CHANGELOG.md begins with no version, and HEAD has no tag")
        return 0
    today = programs.texts(ledger_runs.designs(root), "committed")
    lines = ledger_file.stale_lines(load(root), {name: text for name, (text, _) in today.items()})
    print("\n".join([f"{why}: no row of {LEDGER} may be stale, and {len(lines)} are", *lines]))
    return 1 if lines else 0


def page(root, _programs, _asked):
    store(root, load(root))
    return 0


def count(text):
    if not text.isdecimal() or not 0 < int(text) < 1 << 63:
        raise argparse.ArgumentTypeError(f"must be a number from 1 on; got {text}; try 20000")
    return int(text)


def main(words):
    parser = argparse.ArgumentParser(usage=__doc__.split("Usage: ")[1].split("\n\n")[0])
    parser.add_argument("--programs", default=Path(os.environ.get("CARGO_TARGET_DIR", "target")) / "debug", type=Path)
    commands = parser.add_subparsers(dest="command", required=True)
    running = commands.add_parser("run")
    running.add_argument("part", choices=list(ledger_file.PARTS))
    running.add_argument("--rows", action="append")
    running.add_argument("--missing", action="store_true")
    running.add_argument("--seed", type=count, default=int(datetime.date.today().strftime("%Y%m%d")))
    running.add_argument("--cycles", type=count, default=20000)
    checking = commands.add_parser("check")
    checking.add_argument("row")
    checking.add_argument("parts", nargs="*")
    for name in ("gate", "release", "page"):
        commands.add_parser(name)
    asked = parser.parse_args(words)
    asked.rows = getattr(asked, "rows", None) or ["*"]
    os.chdir(ROOT)
    programs = ledger_runs.Programs(asked.programs)
    command = {"run": run, "check": check, "gate": gate, "release": release, "page": page}[asked.command]
    try:
        return command(ROOT, programs, asked)
    except ledger_runs.Failed as failed:
        print(failed, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
