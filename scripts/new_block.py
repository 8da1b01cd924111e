#!/usr/bin/env python3
"""Writes the files of a new block: hdl/template's, under its name. Usage: scripts/new_block.py <design> <block>

`scripts/new_block.py ccn request_buffer` copies the template into hdl/ccn/src/request_buffer and names the block in
hdl/ccn/src/lib.rs and hdl/registry/src/lib.rs. What is there then builds, and its tests pass; docs/how-to/add-a-block.md
tells how it becomes the block. Status: 0 written; 2 a name is wrong, and nothing is written.
"""

import re
import shutil
import sys
from pathlib import Path

TEMPLATE = "hdl/template/src/stage"
# Prints the block's Verilog.
EXAMPLE = "hdl/template/examples/stage.rs"
NOT_DESIGNS = {"kernel", "kit", "signal", "emit", "design", "about", "base", "registry", "systems", "template"}


class Refused(Exception):
    """A name that cannot be."""


def renamed(text, design, block):
    """The template's text for this block."""
    title = "".join(word.capitalize() for word in block.split("_"))
    package = f"warpcache-{design.replace('_', '-')}"
    names = [
        (r"\bstage\b", block),
        (r"\bStage\b", title),
        (r"\btemplate::", f"{design}::"),
        (r"\bwarpcache-template\b", package),
    ]
    for pattern, name in names:
        text = re.sub(pattern, name, text)
    return text


def sorted_in(lines, line, start):
    """The lines with one more in the order of those that begin with `start`."""
    after = [number for number, other in enumerate(lines) if other.startswith(start) and other < line]
    place = after[-1] + 1 if after else next(n for n, other in enumerate(lines) if other.startswith(start))
    return lines[:place] + [line] + lines[place:]


def last_of(lines, line, start):
    """The lines with one more behind the last that begins with `start`."""
    place = max(number for number, other in enumerate(lines) if other.startswith(start)) + 1
    return lines[:place] + [line] + lines[place:]


def rewrite(path, change):
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(change(lines)) + "\n", "utf-8")


def new_block(root, design, block):
    designs = sorted({path.parts[-3] for path in root.glob("hdl/*/src/lib.rs")} - NOT_DESIGNS)
    if design not in designs:
        raise Refused(f"the design must be one of {', '.join(designs)}; got {design!r}; try ccn")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", block):
        raise Refused(f"the block must be a name in lower case; got {block!r}; try request_buffer")
    folder = root / "hdl" / design / "src" / block
    if folder.exists():
        raise Refused(f"{folder.relative_to(root)} is there already; try another name")
    shutil.copytree(root / TEMPLATE, folder)
    for path in folder.rglob("*.*"):
        path.write_text(renamed(path.read_text("utf-8"), design, block), "utf-8")
    example = root / "hdl" / design / "examples" / f"{block}.rs"
    example.parent.mkdir(exist_ok=True)
    example.write_text(renamed((root / EXAMPLE).read_text("utf-8"), design, block), "utf-8")
    rewrite(root / "hdl" / design / "src/lib.rs", lambda lines: sorted_in(lines, f"pub mod {block};", "pub mod "))
    # Lists show a design's blocks in the order of the registry.
    rewrite(
        root / "hdl/registry/src/lib.rs", lambda lines: last_of(lines, f"    {design}::{block},", f"    {design}::")
    )
    return folder


def main(arguments):
    if len(arguments) != 2:
        print(__doc__.strip().splitlines()[0], file=sys.stderr)
        return 2
    root = Path(__file__).resolve().parent.parent
    try:
        folder = new_block(root, *arguments)
    except Refused as refused:
        print(f"new_block: {refused}", file=sys.stderr)
        return 2
    package = f"warpcache-{arguments[0].replace('_', '-')}"
    print(f"{folder.relative_to(root)}: written; next: cargo nextest run -p {package} {arguments[1]}::")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
