#!/usr/bin/env python3
"""Shows that new_block.py writes a block whole, and nothing where a name is wrong. Usage: scripts/tests/new_block_test.py"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def copy(folder):
    """What the script reads of the workspace."""
    for path in ["scripts/new_block.py", "hdl/ccn/src/lib.rs", "hdl/sac/src/lib.rs", "hdl/registry/src/lib.rs"]:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / path)
    shutil.copytree(ROOT / "hdl/template", folder / "hdl/template")


def run(folder, *arguments):
    return subprocess.run(
        [sys.executable, folder / "scripts/new_block.py", *arguments], capture_output=True, text=True, check=False
    )


def state(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy(folder)
        before = state(folder)
        for arguments, said in [
            (["ccm", "buffer"], "the design must be one of ccn, sac; got 'ccm'"),
            (["kit", "buffer"], "the design must be one of ccn, sac; got 'kit'"),
            (["ccn", "Buffer"], "the block must be a name in lower case; got 'Buffer'"),
            (["ccn"], "Usage"),
        ]:
            done = run(folder, *arguments)
            assert done.returncode == 2 and said in done.stderr and state(folder) == before, (arguments, done)
        done = run(folder, "ccn", "patience_queue")
        assert done.returncode == 0, done
        block = folder / "hdl/ccn/src/patience_queue"
        template = folder / "hdl/template/src/stage"
        names = [sorted(path.relative_to(of) for path in of.rglob("*")) for of in (block, template)]
        assert names[0] == names[1], names
        texts = "".join(path.read_text() for path in block.rglob("*.*"))
        assert "stage" not in texts.lower() and "PatienceQueue" in texts and '"patience_queue"' in texts
        example = (folder / "hdl/ccn/examples/patience_queue.rs").read_text()
        assert "-p warpcache-ccn --example patience_queue" in example and "ccn::patience_queue" in example, example
        assert "stage" not in example and "template" not in example, example
        lib = (folder / "hdl/ccn/src/lib.rs").read_text().splitlines()
        modules = [line for line in lib if line.startswith("pub mod ")]
        assert modules == sorted(modules) and "pub mod patience_queue;" in modules, modules
        registry = (folder / "hdl/registry/src/lib.rs").read_text()
        assert "    ccn::patience_queue,\n    sac::" in registry
        again = run(folder, "ccn", "patience_queue")
        assert again.returncode == 2 and "is there already" in again.stderr, again
    print("new_block_test: 6 cases hold")


if __name__ == "__main__":
    main()
