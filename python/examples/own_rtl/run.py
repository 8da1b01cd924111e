#!/usr/bin/env python3
"""Runs test_tags.py on a Verilog file with the module my_tags. Usage: run.py [icarus|verilator [FILE [wrong]]]

With the word `wrong` its parameter WRONG is 1. The status is 1 when the test fails; the report is on standard output then.
"""

import os
import sys
import tempfile
from pathlib import Path

from cocotb_tools.runner import get_results, get_runner

HERE = Path(__file__).resolve().parent


def main(simulator="icarus", source=HERE / "my_tags.sv", fault=None):
    with tempfile.TemporaryDirectory() as scratch:
        runner = get_runner(simulator)
        arguments = ["-Wno-fatal"] if simulator == "verilator" else ["-g2012"]
        log = Path(scratch, "test.log")
        runner.build(
            sources=[Path(source).resolve()], hdl_toplevel="my_tags", build_dir=scratch, build_args=arguments,
            parameters={"WRONG": 1} if fault == "wrong" else {}, timescale=("1ns", "1ps"), log_file=Path(scratch, "build.log"),
        )
        path = os.pathsep.join([str(HERE)] + [entry for entry in sys.path[1:] if entry])
        results = runner.test(
            test_module="test_tags", hdl_toplevel="my_tags", build_dir=scratch, test_dir=scratch, log_file=log,
            extra_env={"PYTHONPATH": path, "COCOTB_ANSI_OUTPUT": "0"},
        )
        tests, failed = get_results(results)
        print(log.read_text("utf-8"))
        return 0 if tests and not failed else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
