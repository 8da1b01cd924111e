"""Runs recorded.py on a folder that `measure record` filled. Usage: run.py <folder> <name>

Prints a row of a table: name, engines, cycles a second within the test (the start of Icarus and the reading of the
recording do not count). Ends with 1 when the block and the recording differ.
"""

import json
import os
import sys
from pathlib import Path

from cocotb_tools.runner import get_runner


def main(folder, name):
    folder = Path(folder).resolve()
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    sources = [folder / f"{module}.v" for module in manifest["modules"]]
    result = folder / "result.json"
    result.unlink(missing_ok=True)
    runner = get_runner("icarus")
    runner.build(
        sources=sources,
        hdl_toplevel=manifest["top"],
        build_dir=folder / "build",
        build_args=["-g2005"],
        timescale=("1ns", "1ps"),
        always=True,
        log_file=folder / "build.log",
    )
    runner.test(
        test_module="recorded",
        hdl_toplevel=manifest["top"],
        build_dir=folder / "build",
        extra_env={
            "RECORDING": str(folder / "recording.txt"),
            "RESULT": str(result),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONPATH": os.pathsep.join([str(Path(__file__).resolve().parent)] + sys.path[1:]),
        },
        log_file=folder / "test.log",
    )
    if not result.exists():
        print((folder / "test.log").read_text("utf-8"), file=sys.stderr)
        return 1
    found = json.loads(result.read_text("ascii"))
    print(f"| {name} | cocotb with Icarus, recorded answers | {found['cycles'] / found['seconds']:.0f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
