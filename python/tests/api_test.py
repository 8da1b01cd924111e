#!/usr/bin/env python3
"""The package as its users call it. Usage: api_test.py, with `warpcache` on the path."""

import filecmp
import itertools
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

import warpcache

PROGRAM = os.environ.get("WARPCACHE")


def tags(**sections):
    return warpcache.Design("taco16", **sections).block("shadow_tags")


class Designs(unittest.TestCase):
    def refused(self, text, call, *arguments, **named):
        with self.assertRaises(warpcache.Error) as refused:
            call(*arguments, **named)
        self.assertEqual(str(refused.exception), text)

    def test_sections_set_fields(self):
        design = warpcache.Design("taco16", name="mine", l1={"sets": 64, "index": "xor"})
        config = design.config
        self.assertEqual((design.name, config["l1"]["sets"], config["l1"]["index"]), ("mine", 64, "xor"))
        self.assertEqual(design.blocks[0], "shadow_tags")

    def test_a_file_is_read_once(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "mine.toml")
            path.write_text('design = "llc"\nname = "mine"\n')
            design = warpcache.Design(path)
            path.unlink()
            report = design.generate(Path(folder, "out"), block="line_order", vectors=False)
            self.assertTrue(Path(report["designs"][0]["tops"][0]["folder"], "manifest.json").is_file())

    def test_errors_have_the_text_of_the_program(self):
        self.assertTrue(issubclass(warpcache.Error, ValueError))
        self.refused(
            "--set l1.sets=63: taco16.l1.sets: must be a power of two in 2..=1024; got 63; try 64",
            warpcache.Design, "taco16", l1={"sets": 63},
        )
        with self.assertRaisesRegex(warpcache.Error, '^taco16: block must be one of shadow_tags, .*; got "x"; try'):
            warpcache.Design("taco16").block("x")
        self.refused(
            'evaluate: must have a trace or a workload; got none; try workload="bfs"',
            warpcache.Design("taco16").evaluate,
        )
        l1 = {"mshr_entries": 256, "miss_queue": 64, "hit_latency": 64, "sets": 1024, "ways": 32}
        most = warpcache.Design("pact20", shared_l1={"cores": 256}, mesh={"columns": 32, "rows": 16}, l1=l1)
        with self.assertRaisesRegex(warpcache.Error, "shared_l1_cluster must take at most 1024 MB of memory; got about"):
            most.block("shared_l1_cluster")

    def test_rows_of_an_evaluation(self):
        rows = warpcache.Design("pact20").evaluate(workload="bfs:300", timing="none", baseline=True, metrics=["loads"])
        totals = [row for row in rows if row["core"] == "total"]
        self.assertEqual([row["caches"] for row in totals], ["shared-l1", "baseline"])
        for total in totals:
            cores = [row for row in rows if row["caches"] == total["caches"] and row["core"] != "total"]
            self.assertEqual(sum(row["loads"] for row in cores), total["loads"])
            self.assertGreater(total["loads"], 0)

    @unittest.skipUnless(PROGRAM, "WARPCACHE names no program")
    def test_generates_the_bytes_of_the_program(self):
        with tempfile.TemporaryDirectory() as folder:
            warpcache.Design("taco16", l1={"sets": 64}).generate(Path(folder, "one"), block="shadow_tags")
            command = [PROGRAM, "--quiet", "generate", "taco16", "--set", "l1.sets=64", "--block", "shadow_tags"]
            subprocess.run([*command, "-o", Path(folder, "two")], check=True)
            found = [path.relative_to(Path(folder, "two")) for path in Path(folder, "two").rglob("*") if path.is_file()]
            same, different, missing = filecmp.cmpfiles(Path(folder, "one"), Path(folder, "two"), found, shallow=False)
            self.assertEqual((different, missing), ([], []))
            self.assertGreater(len(same), 10)


class Blocks(unittest.TestCase):
    def test_ports_have_what_the_declaration_says(self):
        ports = {port.name: port for port in tags(l1={"sets": 64}).ports}
        way = ports["answer_way"]
        self.assertEqual((way.direction, way.width, way.description), ("out", 2, "Way that held it."))
        self.assertEqual((way.when, way.stream, way.role), ("answer_hit is 1", "answer", "payload"))
        self.assertEqual((ports["write_set"].width, ports["clock"].role), (6, "clock"))

    def test_outputs_that_mean_nothing_are_none(self):
        block = tags()
        missed = {"answer_valid": 0, "answer_hit": 0, "answer_way": None}
        self.assertEqual(block.step({"write_valid": 1, "write_way": 2, "write_tag": 5}), missed)
        self.assertEqual(block.step({"lookup_valid": 1, "lookup_line": 5 << 5}), missed)
        self.assertEqual(block.step({}), {"answer_valid": 1, "answer_hit": 1, "answer_way": 2})
        block.reset()
        block.step({"lookup_valid": True, "lookup_line": 5 << 5})
        self.assertEqual(block.step({}), {"answer_valid": 1, "answer_hit": 0, "answer_way": None})

    def test_wrong_inputs_are_errors_and_no_cycle(self):
        block = tags()
        for inputs, text in [
            ({"writes": 1}, "^shadow_tags: an input must be one of write_valid, .*; got 'writes'; try write_valid$"),
            ({"answer_way": 1}, "^shadow_tags: an input must be one of .*; got 'answer_way'; try"),
            ({"write_set": 32}, "^shadow_tags.write_set: must be an integer of 5 bits; got 32; try 0$"),
            ({"write_set": -1}, "^shadow_tags.write_set: must be an integer of 5 bits; got -1; try 0$"),
            ({"write_set": None}, "^shadow_tags.write_set: must be an integer of 5 bits; got None; try 0$"),
            ({"write_set": 1.0}, "^shadow_tags.write_set: must be an integer of 5 bits; got 1.0; try 0$"),
        ]:
            with self.subTest(inputs), self.assertRaisesRegex(warpcache.Error, text):
                block.step(inputs)

    def test_a_broken_promise_is_an_error_until_reset(self):
        block = tags()
        block.step({"write_valid": 1, "write_tag": 5})
        for _ in range(2):
            with self.assertRaisesRegex(warpcache.Error, r"R12: a line must be valid in one way; line 0xa0 is in ways \[0, 1\]"):
                block.step({"write_valid": 1, "write_tag": 5, "write_way": 1})
        block.reset()
        self.assertEqual(block.step({})["answer_valid"], 0)

    def test_random_inputs_are_legal_and_repeat(self):
        def run(seed):
            block = tags()
            return [(inputs, block.step(inputs)) for inputs in itertools.islice(block.random(seed), 2000)]

        first = run(1)
        self.assertEqual(first, run(1))
        self.assertNotEqual(first, run(2))
        self.assertTrue({0, 1, 2, 3} <= {outputs["answer_way"] for _, outputs in first})

    def test_random_inputs_follow_the_outputs_of_a_device(self):
        block, device = (warpcache.Design("taco16").block("request_stop") for _ in range(2))
        random = device.random(1)
        outputs = None
        for inputs in itertools.islice(block.random(1), 2000):
            self.assertEqual(random.next_inputs(outputs), inputs)
            outputs = block.step(inputs)
            self.assertEqual(device.step(inputs), outputs)

    def test_vectors_are_lists_and_wide_values_integers(self):
        block = warpcache.Design("taco16").block("ccn_cluster")
        wide = [port for port in block.ports if port.width > 64 * (port.elements or 1)]
        self.assertTrue(wide)
        seen = set()
        for inputs in itertools.islice(block.random(1), 150):
            for name, value in {**inputs, **block.step(inputs)}.items():
                port = next(port for port in block.ports if port.name == name)
                self.assertEqual(isinstance(value, list), port.elements is not None, name)
                if port in wide:
                    seen |= set(value if isinstance(value, list) else [value])
        self.assertGreater(max(value for value in seen if value is not None), 1 << 64)
        vector = next(port for port in block.ports if port.direction == "in" and port.elements)
        text = rf"^ccn_cluster.{vector.name}: must be a list of {vector.elements} integers; got \[1\]; try \[0\] \* {vector.elements}$"
        with self.assertRaisesRegex(warpcache.Error, text):
            block.step({vector.name: [1]})

    def test_replay_answers_transactions(self):
        block = tags()
        transactions = [{"op": "write", "line": "0xa0", "set": 0, "way": 2}, {"op": "lookup", "line": "0xa0"}]
        try:
            answers = block.replay(transactions)
        except warpcache.Error as error:
            self.fail(f"{error}")
        self.assertEqual(answers[-1], {"hit": True, "way": 2})
        with self.assertRaisesRegex(warpcache.Error, "^line 1: field op: must be one of write, invalidate, lookup; got"):
            block.replay('{"op": "read"}\n')
        with self.assertRaisesRegex(warpcache.Error, "^ccn_cluster: block must be one that has a replay; this has none$"):
            warpcache.Design("taco16").block("ccn_cluster").replay([])

    def test_every_block_of_a_design_runs(self):
        # hdl/registry/tests/suite/golden.rs compares those of all presets with recordings.
        design = warpcache.Design("llc")
        for name in design.blocks:
            with self.subTest(name):
                block = design.block(name)
                for inputs in itertools.islice(block.random(3), 20):
                    block.step(inputs)


class Page(unittest.TestCase):
    def test_the_examples_of_the_page_run(self):
        page = Path(__file__).resolve().parents[2] / "docs/how-to/python.md"
        blocks = re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        self.assertGreaterEqual(len(blocks), 3)
        shown = []
        back = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                names = {}
                for block in blocks:
                    # What a comment says that a line gives is what it gives.
                    for line, value in re.findall(r"^(.*?)\s+# (\{.*\})$", block, re.MULTILINE):
                        block = block.replace(line, f"result = {line}")
                        shown.append(value)
                    exec(compile(block, str(page), "exec"), names)
                self.assertEqual([repr(names["result"])], shown)
                self.assertTrue(Path("build/taco16/shadow_tags/manifest.json").is_file())
            finally:
                os.chdir(back)


if __name__ == "__main__":
    unittest.main()
