#!/usr/bin/env python3
"""Shows that the ledger finds rows made by hand and texts that have changed, and what `run`, `check` and `release` say."""

import argparse
import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import ledger  # noqa: E402
from ledger import ledger_file, ledger_page, ledger_runs  # noqa: E402

NEW, OLD = "1" * 32, "0" * 32
TODAY = {"l1@baseline": (NEW, "block"), "private_cluster@baseline": (NEW, "top"), "l1@cases": (NEW, "cases")}
MUTATION = "| block | config and options |\n| --- | --- |\n| `l1` | `baseline --cycles 5` | 1 |\n\n## Vectors\n" \
    "| `crd` | `warpcache mutate isca23 --block crd` | 1 |\n"


def lint(text=NEW):
    return {"text": text, "date": "2026-11-27", "readers": ["text", "Yosys"], "tools": {"Yosys": "0.23"}}


def lockstep(text=NEW):
    run = {"engines": ["model", "verilog"], "seed": 1, "cycles": 20, "bins": [3, 4], "evidence": OLD}
    return {"text": text, "date": "2026-11-26", "runs": [run], "tools": {"Verilator": "5.006"}}


class Programs(ledger_runs.Programs):
    """Programs that print what a test says."""

    def __init__(self, reports=None, today=None):
        super().__init__("nowhere")
        self.reports, self.today, self.asked = reports or {}, today or TODAY, []

    def texts(self, _designs, _command="texts"):
        return self.today

    def text(self, command):
        words = [str(word) for word in command]
        if words[1:] == ["--version"]:
            return "Verilator of the other release\n"
        if words[1] == "lint":
            return "reader\ttext\n" + "".join(f"clean\t{block}\n" for block in words[3:])
        self.asked.append(words[2:-1])
        if words[2] == "doctor":
            tools = [{"name": name, "version": "1", "state": "found"} for name in ("Verilator", "Yosys", "text")]
            return json.dumps({"tools": tools})
        if words[2] not in self.reports:
            raise ledger_runs.Failed("the engines differ in cycle 7")
        return json.dumps({"blocks": [self.reports[words[2]]]})


# As the gate has it, and a user's shell has not.
os.environ["WARPCACHE_SECOND_VERILATOR"] = "second"

VERIFIED = {"outcome": "passed", "coverage": {"bins": [{"count": 1, "unreachable": None}, {"count": 0, "unreachable": "x"}]}}


@contextlib.contextmanager
def tree(rows, changelog="# Changelog\n\n## Unreleased\n"):
    """A root that has this ledger."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name in ("docs/results", "proofs/mutation", "scripts/full"):
            (root / name).mkdir(parents=True)
        (root / "docs/results/mutation.md").write_text(MUTATION, "utf-8")
        (root / "CHANGELOG.md").write_text(changelog, "utf-8")
        ledger.store(root, rows)
        yield root


def said(command, root, programs=None, **asked):
    """The status of a command, and the lines that it prints."""
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
        status = command(root, programs or Programs(), argparse.Namespace(**asked))
    return status, printed.getvalue().splitlines()


def run(root, part, programs, **asked):
    asked = {"rows": ["*"], "missing": False, "seed": 7, "cycles": 10, **asked}
    return said(ledger.run, root, programs, part=part, **asked)


class ByHand(unittest.TestCase):
    rows = {"l1@baseline": {"lockstep": lockstep(), "lint": lint()}, "crd@isca23": {"lint": lint()}}

    def problems(self, text):
        return ledger_file.loads(text)[1]

    def test_what_was_written_is_read(self):
        self.assertEqual(ledger_file.loads(ledger_file.dumps(self.rows)), (self.rows, []))
        self.assertEqual(ledger_file.loads(ledger_file.dumps({})), ({}, []))

    def test_a_changed_number_breaks_the_digest(self):
        [problem] = self.problems(ledger_file.dumps(self.rows).replace('"cycles": 20', '"cycles": 2000000'))
        self.assertIn("line 2, l1@baseline: its digest is not that of its contents", problem)

    def test_a_row_with_a_digest_of_its_own_breaks_the_chain(self):
        forged = {**self.rows, "crd@isca23": {"lint": lint(OLD)}}
        text = ledger_file.dumps(forged).splitlines()[:-1] + ledger_file.dumps(self.rows).splitlines()[-1:]
        [problem] = self.problems("\n".join(text) + "\n")
        self.assertIn("not the chain of the rows", problem)

    def test_a_row_that_is_taken_out_breaks_the_chain(self):
        lines = ledger_file.dumps(self.rows).splitlines(keepends=True)
        self.assertIn("not the chain", self.problems("".join(lines[1:]))[0])
        self.assertIn("not the chain", self.problems("".join(lines[:-1]))[0])
        self.assertNotEqual(self.problems(""), [])

    def test_rows_stand_once_in_order(self):
        lines = ledger_file.dumps(self.rows).splitlines(keepends=True)
        self.assertNotEqual(self.problems("".join([lines[1], lines[0], lines[2]])), [])
        self.assertNotEqual(self.problems("".join([lines[0], *lines])), [])
        self.assertIn("rows must be there once each", self.problems("".join(lines).replace(": ", ":  ", 1))[0])

    def test_a_field_of_another_kind_is_named(self):
        for part, field, value in [
            ("lint", "readers", []), ("lint", "text", "x"), ("lint", "date", "today"), ("lint", "tools", {}),
            ("lockstep", "runs", []), ("lockstep", "runs", [{}]), ("lockstep", "tools", None),
        ]:
            record = {**{"lint": lint, "lockstep": lockstep}[part](), field: value}
            found = self.problems(ledger_file.dumps({"l1@baseline": {part: record}}))
            self.assertTrue(found and f"{part}.{field} cannot be" in found[0], (part, field, found))

    def test_a_row_of_nothing_and_a_field_too_many(self):
        for rows in ({"l1@baseline": {}}, {"l1": {"lint": lint()}}, {"l1@a": {"lint": {**lint(), "more": 1}}}):
            self.assertNotEqual(self.problems(ledger_file.dumps(rows)), [], rows)
        self.assertIn("no JSON", self.problems("{\n")[0])

    def test_mutants_add_up(self):
        record = {
            "text": NEW, "date": "2026-11-27", "options": "", "listed": 9, "tested": 9, "killed": 7, "equivalent": 1,
            "survive": 1, "evidence": OLD, "tools": {"Yosys": "1"},
        }
        self.assertEqual(self.problems(ledger_file.dumps({"l1@a": {"mutants": record}})), [])
        for change in ({"killed": 8}, {"tested": 10, "killed": 8}):
            found = self.problems(ledger_file.dumps({"l1@a": {"mutants": {**record, **change}}}))
            self.assertIn("must add up", found[0])


class Gate(unittest.TestCase):
    def test_each_part_is_stale_by_its_own_hash(self):
        with tree({"l1@baseline": {"lockstep": lockstep(OLD), "lint": lint()}, "old@baseline": {"lint": lint()}}) as root:
            status, lines = said(ledger.gate, root)
        self.assertEqual(status, 0)
        self.assertIn("not yet run: lockstep of 1 rows, lint of 1 rows, proofs of 1 rows, mutants of 1 rows", lines[0])
        self.assertEqual(lines[1:], [
            "stale: l1@baseline: lockstep",
            "stale: old@baseline: lint; no block of a design emits this row any more",
            "2 rows of docs/results/ledger.jsonl are stale",
        ])

    def test_a_page_that_says_something_else_fails(self):
        with tree({"l1@baseline": {"lint": lint()}}) as root:
            page = root / ledger.PAGE
            page.write_text(page.read_text("utf-8").replace("Yosys", "Icarus"), "utf-8")
            self.assertEqual(said(ledger.gate, root)[0], 1)
            said(ledger.page, root)
            self.assertEqual(said(ledger.gate, root)[0], 0)

    def test_a_ledger_that_was_edited_fails(self):
        with tree({"l1@baseline": {"lint": lint()}}) as root:
            file = root / ledger.LEDGER
            file.write_text(file.read_text("utf-8").replace("0.23", "0.99"), "utf-8")
            for command in (ledger.gate, ledger.page):
                with self.assertRaises(SystemExit) as ended:
                    said(command, root)
                self.assertIn("its digest", ended.exception.code)


class Release(unittest.TestCase):
    fresh, old = {"l1@baseline": {"lint": lint()}}, {"l1@baseline": {"lint": lint(OLD)}}
    version = "# Changelog\n\n## 1.2.0 - 2026-12-01\n\n## 1.1.0 - 2026-10-01\n"

    def test_a_stale_row_stops_a_release(self):
        with tree(self.old, self.version) as root:
            status, lines = said(ledger.release, root)
        self.assertEqual((status, lines), (1, [
            "CHANGELOG.md begins with 1.2.0 - 2026-12-01: no row of docs/results/ledger.jsonl may be stale, and 1 are",
            "stale: l1@baseline: lint",
        ]))

    def test_a_release_without_one_passes(self):
        with tree(self.fresh, self.version) as root:
            self.assertEqual(said(ledger.release, root)[0], 0)

    def test_what_is_unreleased_may_have_stale_rows(self):
        with tree(self.old, "# Changelog\n\n## Unreleased\n\n## 1.2.0 - 2026-12-01\n") as root:
            self.assertEqual(said(ledger.release, root)[0], 0)

    def test_a_tag_of_head_makes_a_release(self):
        with tree(self.old) as root:
            git = ["git", "-C", str(root), "-c", "user.name=a", "-c", "user.email=a@example.com"]
            for command in (["init", "-q"], ["commit", "-q", "--allow-empty", "-m", "a"], ["tag", "v1"]):
                subprocess.run([*git, *command], check=True)
            self.assertEqual(said(ledger.release, root)[0], 1)
            subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "b"], check=True)
            self.assertEqual(said(ledger.release, root)[0], 0)


class Run(unittest.TestCase):
    def rows(self, root):
        return ledger_file.loads((root / ledger.LEDGER).read_text("utf-8"))[0]

    def test_what_passes_is_recorded_with_the_text_of_today(self):
        with tree({}) as root:
            programs = Programs({"verify": VERIFIED})
            self.assertEqual(run(root, "lockstep", programs, rows=["l1@*"])[0], 0)
            record = self.rows(root)["l1@baseline"]["lockstep"]
        self.assertEqual(record["text"], NEW)
        self.assertEqual([(run["engines"], run["seed"], run["cycles"], run["bins"]) for run in record["runs"]], [
            (["model", "hdl", "verilog"], 7, 10, [1, 1]), (["model", "verilog"], 7, 500, [1, 1]),
        ])

    def test_runs_of_other_seeds_count_on_for_the_same_text_alone(self):
        for text, runs in ((NEW, 3), (OLD, 2)):
            with tree({"l1@baseline": {"lockstep": lockstep(text)}}) as root:
                run(root, "lockstep", Programs({"verify": VERIFIED}), rows=["l1@*"])
                self.assertEqual(len(self.rows(root)["l1@baseline"]["lockstep"]["runs"]), runs)

    def test_what_fails_loses_its_record(self):
        with tree({"l1@baseline": {"lockstep": lockstep(), "lint": lint()}}) as root:
            status, lines = run(root, "lockstep", Programs(), rows=["l1@*"])
            self.assertEqual((status, list(self.rows(root)["l1@baseline"])), (1, ["lint"]))
        self.assertIn("lockstep: l1@baseline: FAILED: the engines differ in cycle 7", lines)

    def test_a_part_is_run_of_the_rows_that_it_is_for(self):
        with tree({}) as root:
            run(root, "lint", Programs())
            self.assertEqual(list(self.rows(root)), ["l1@baseline", "private_cluster@baseline"])
            self.assertEqual(run(root, "areas", Programs(), rows=["private_cluster@*", "crd@*"]), (2, [
                "--rows: must fit the name of a row that has areas; got private_cluster@* crd@*; try l1@baseline",
            ]))

    def test_missing_leaves_out_what_is_there_and_not_stale(self):
        with tree({"l1@baseline": {"lint": lint()}, "private_cluster@baseline": {"lint": lint(OLD)}}) as root:
            self.assertEqual(run(root, "lint", Programs(), missing=True)[1], [
                "lint: private_cluster@baseline: passed", "lint: 1 of 1 rows passed",
            ])
            self.assertEqual(run(root, "lint", Programs(), missing=True), (0, ["lint: 0 of 0 rows passed"]))

    def test_a_row_that_is_no_more_goes(self):
        with tree({"old@baseline": {"lint": lint()}}) as root:
            run(root, "lint", Programs())
            self.assertNotIn("old@baseline", self.rows(root))


class Check(unittest.TestCase):
    def checked(self, root, programs, row="l1@baseline", parts=()):
        return said(ledger.check, root, programs, row=row, parts=list(parts))

    def test_a_row_that_is_made_again_is_equal_or_says_what_differs(self):
        with tree({}) as root:
            run(root, "lockstep", Programs({"verify": VERIFIED}), rows=["l1@*"])
            run(root, "lint", Programs(), rows=["l1@*"])
            same = self.checked(root, Programs({"verify": VERIFIED}))
            self.assertEqual(same, (0, ["l1@baseline: lockstep: equal", "l1@baseline: lint: equal"]))
            other = json.loads(json.dumps(VERIFIED).replace('"count": 1', '"count": 2'))
            status, lines = self.checked(root, Programs({"verify": other}), parts=["lockstep"])
            self.assertEqual((status, len(lines)), (1, 1))
            self.assertIn("lockstep: runs is", lines[0])
            self.assertEqual(self.checked(root, Programs())[0], 1)
            changed = Programs({"verify": VERIFIED}, {**TODAY, "l1@baseline": (OLD, "block")})
            self.assertIn("text is 000", self.checked(root, changed)[1][0])

    def test_a_row_that_is_not_there_is_wrong_input(self):
        with tree({"l1@baseline": {"lint": lint()}}) as root:
            self.assertEqual(self.checked(root, Programs(), row="l1@taco16"), (2, [
                "--check: must name a row of docs/results/ledger.jsonl; got l1@taco16; try l1@baseline",
            ]))
            self.assertEqual(self.checked(root, Programs(), parts=["areas"])[0], 2)


class Names(unittest.TestCase):
    def test_campaigns_are_those_of_the_first_table(self):
        self.assertEqual(ledger_runs.campaigns(MUTATION), {"l1@baseline": ["--cycles", "5"]})
        line = "| `a`, with c | `x/y.toml --set b.c=1 --budget 2` |"
        self.assertEqual(ledger_runs.campaigns(line), {"a@x/y.toml,b.c=1": ["--budget", "2"]})

    def test_a_row_is_words_of_the_program(self):
        self.assertEqual(ledger_runs.words("a@x/y.toml,b.c=1"), ["x/y.toml", "--set", "b.c=1", "--block", "a"])

    def test_a_page_has_a_line_for_each_row(self):
        one = {**lint(), "readers": ["Yosys"]}
        page = ledger_page.page({"l1@baseline": {"lockstep": lockstep(), "lint": lint()}, "crd@isca23": {"lint": one}})
        self.assertIn(
            "| `l1@baseline` | `11111111` | 20 cycles of model, verilog; seed 1; 3 of 4 bins | all |  |  | 2026-11-27 |",
            page,
        )
        self.assertIn("All readers are text, Yosys.\n", page)
        self.assertNotIn("Lockstep is", page)
        both = ledger_page.page({name: {"lockstep": lockstep()} for name in ("crd@isca23", "l1@baseline")})
        self.assertIn("Lockstep is 20 cycles of model, verilog, unless a row says otherwise.", both)
        self.assertIn("| `l1@baseline` | `11111111` | seed 1; 3 of 4 bins |  |", both)
        self.assertNotIn("| `crd@isca23` |", page)
        self.assertIn("## Lint alone", page)
        self.assertIn("- 2026-11-27, Yosys: `crd@isca23` `11111111`.\n", page)
        self.assertNotIn("## Lint alone", both)


if __name__ == "__main__":
    unittest.main()
