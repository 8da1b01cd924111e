#!/usr/bin/env python3
"""The example of cocotb: the right build passes, and wrong ones fail where they differ. Usage: cocotb_test.py, with
`warpcache`; without cocotb and Icarus, nothing is tested."""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "own_rtl"
RIGHT = EXAMPLE / "my_tags.sv"

#: A fault each: what is replaced by what, the first port that differs, and the cycle at most.
FAULTS = {
    "a late reset of answers": ("            answer_valid <= 1'b0;\n", "", "answer_valid", 5),
    "an answer lost beside a write": ("<= lookup_valid;", "<= lookup_valid && !write_valid;", "answer_valid", 50),
    "a tag without its highest bit": ("= lookup_line[32:5]", "= {1'b0, lookup_line[31:5]}", "answer_hit", 500),
    "an empty mask that clears": ("(invalidate_ways[way])", "(invalidate_ways[way] || invalidate_ways == 0)", "answer_hit", 2000),
}


def run(simulator, source, *fault, cycles=1000):
    command = [sys.executable, str(EXAMPLE / "run.py"), simulator, str(source), *fault]
    environment = {**os.environ, "CYCLES": str(cycles)}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


@unittest.skipUnless(importlib.util.find_spec("cocotb") and shutil.which("iverilog"), "cocotb or iverilog is missing")
class Example(unittest.TestCase):
    def test_the_right_build_passes(self):
        ended = run("icarus", RIGHT)
        self.assertEqual(ended.returncode, 0, ended.stdout)
        self.assertRegex(ended.stdout, r"\d+ cycles agree")

    def test_the_wrong_build_fails_with_a_report(self):
        ended = run("icarus", RIGHT, "wrong")
        self.assertEqual(ended.returncode, 1, ended.stdout)
        self.assertIn("shadow_tags: model and dut differ in cycle 77", ended.stdout)
        self.assertIn("answer_hit: model 0x0 (0), dut 0x1 (1)", ended.stdout)
        self.assertIn("out answer_hit dut", ended.stdout)

    def test_faults_are_found(self):
        for name, (text, replacement, port, most) in FAULTS.items():
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                wrong = Path(folder, "wrong.sv")
                self.assertIn(text, RIGHT.read_text("ascii"))
                wrong.write_text(RIGHT.read_text("ascii").replace(text, replacement), "ascii")
                ended = run("icarus", wrong)
                self.assertEqual(ended.returncode, 1, ended.stdout)
                self.assertRegex(ended.stdout, rf"differ in cycle \d+\s+{port}: model 0x")
                cycle = int(ended.stdout.split("differ in cycle ")[1].split()[0])
                self.assertLessEqual(cycle, most)

    @unittest.skipUnless(os.environ.get("WARPCACHE_SECOND_VERILATOR"), "Verilator is too old for cocotb 2")
    def test_verilator_agrees(self):
        with tempfile.TemporaryDirectory() as folder:
            # The runner calls the program of this name.
            path = os.environ["PATH"]
            os.environ["PATH"] = str(Path(os.environ["WARPCACHE_SECOND_VERILATOR"]).parent) + os.pathsep + path
            try:
                self.assertEqual(run("verilator", RIGHT).returncode, 0)
                ended = run("verilator", RIGHT, "wrong")
            finally:
                os.environ["PATH"] = path
            self.assertEqual(ended.returncode, 1, ended.stdout)
            self.assertIn("shadow_tags: model and dut differ in cycle 77", ended.stdout)


if __name__ == "__main__":
    unittest.main()
