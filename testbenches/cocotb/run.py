"""Runs axi4_memory.py on a folder that `warpcache generate` wrote. Usage: run.py <folder> <name> <seed> <requests>

Prints a row of a table. Ends with 1, and the simulator's log on standard error, when the test fails.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

from cocotb_tools.runner import get_runner


def main(folder, name, seed, requests):
    folder = Path(folder).resolve()
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        result, log = scratch / "result.json", scratch / "test.log"
        runner = get_runner("icarus")
        runner.build(
            sources=[folder / manifest.get("rtl", "") / f"{module}.v" for module in manifest["modules"]],
            hdl_toplevel=manifest["top"],
            build_dir=scratch / "build",
            build_args=["-g2005"],
            timescale=("1ns", "1ps"),
            always=True,
            log_file=scratch / "build.log",
        )
        runner.test(
            test_module="axi4_memory",
            hdl_toplevel=manifest["top"],
            build_dir=scratch / "build",
            extra_env={
                "SEED": seed,
                "REQUESTS": requests,
                "RESULT": str(result),
                "COCOTB_LOG_LEVEL": "WARNING",
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTHONPATH": os.pathsep.join([str(Path(__file__).resolve().parent)] + sys.path[1:]),
            },
            log_file=log,
        )
        if not result.exists():
            print(log.read_text("utf-8"), file=sys.stderr)
            return 1
        seen = json.loads(result.read_text("ascii"))
    columns = ["cycles", "loads", "stores", "beats", "errors", "most_unanswered", "reads_overtaken", "writes_overtaken"]
    print("| " + " | ".join([name] + [str(seen[column]) for column in columns]) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
