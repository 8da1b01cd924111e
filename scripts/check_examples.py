#!/usr/bin/env python3
"""Holds the documentation's examples against the program and the files. Usage: scripts/check_examples.py [folder]

In every Markdown page of the workspace:

- A `console` block is run: lines that begin with `$ ` (and go on with `> `) are commands, the lines below one are what
  it prints. A line `...` represents any lines, and `...` in a line for any characters. The status is 0, or N with
  `console status=N`. The blocks of a page run in one shell, as a reader types them, which begins in a temporary folder with `folder`,
  where the built program lies, first on the PATH, and the workspace's folder in the variable CLONE.
- A block below `<!-- from path -->` is an excerpt: its parts, cut at lines `...`, are in that file in this order.

scripts/tests/check_examples_test.py shows each kind of mistake being found.
"""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from check_tree import workspace_files

BLOCK = re.compile(r"(?:<!-- from (\S+) -->\n)?^```(\w+)[ ]?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def commands(text):
    """The commands of a console block, each with the lines that it prints."""
    found = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif (line == ">" or line.startswith("> ")) and found and not found[-1][1]:
            found[-1] = (found[-1][0] + "\n" + line[2:], [])
        elif found:
            found[-1][1].append(line)
        else:
            raise ValueError(f"a console block begins with a command, not with {line!r}")
    return found


def line_matches(expected, actual):
    return re.fullmatch(".*".join(re.escape(part) for part in expected.split("...")), actual) is not None


def matches(expected, actual):
    """Whether lines fit a pattern of lines in which a line `...` represents any number of them."""
    if not expected:
        return not actual
    if expected[0].strip() == "...":
        return any(matches(expected[1:], actual[skipped:]) for skipped in range(len(actual) + 1))
    return bool(actual) and line_matches(expected[0], actual[0]) and matches(expected[1:], actual[1:])


class Shell:
    """A shell that keeps its folder and variables from command to command, as that of a reader does."""

    def __init__(self, folder, path, root):
        environment = {**os.environ, "CLONE": str(root), "PATH": path + os.pathsep + os.environ["PATH"]}
        self.scratch = Path(tempfile.mkdtemp())
        self.process = subprocess.Popen(
            ["bash"], cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.scratch)

    def run(self, command):
        """The status of a command and the lines that it prints; of the shell, where the command ends that."""
        typed, printed = self.scratch / "typed", self.scratch / "printed"
        typed.write_text(command + "\n", "utf-8")
        line = f". '{typed}' > '{printed}' 2>&1 < /dev/null; echo $?\n"
        try:
            self.process.stdin.write(line.encode())
            self.process.stdin.flush()
            status = self.process.stdout.readline()
        except BrokenPipeError:
            return "the end of the shell by a command before it", []
        if not status:
            return f"the end of its shell and {self.process.wait()}", []
        return int(status), printed.read_bytes().decode().splitlines()


def run_console(text, status, shell):
    """What is wrong with a console block."""
    for command, expected in commands(text):
        ended, printed = shell.run(command)
        if ended != status:
            yield f"`{command}` ends with {ended}, not {status}; it prints:\n" + "\n".join(printed)
        elif not matches(expected, printed):
            yield f"`{command}` prints:\n" + "\n".join(printed)


def check_excerpt(text, file):
    """What is wrong with an excerpt of a file."""
    if not file.is_file():
        yield f"an excerpt of {file}, which is not there"
        return
    whole, position = file.read_text("utf-8"), 0
    for part in re.split(r"^[ ]*\.\.\.\n", text, flags=re.MULTILINE):
        found = whole.find(part, position)
        if found < 0:
            yield f"an excerpt of {file} has lines that it has not (or not there):\n{part}"
            return
        position = found + len(part)


def violations(root, path):
    ran = 0
    for page in workspace_files(root):
        if page.suffix != ".md":
            continue
        text = page.read_text("utf-8")
        with tempfile.TemporaryDirectory() as folder, Shell(folder, path, root) as shell:
            for block in BLOCK.finditer(text):
                source, language, options, body = block.groups()
                found = []
                if source:
                    found = check_excerpt(body, root / source)
                elif language == "console":
                    status = re.fullmatch(r"(?:status=(\d+))?", options.strip())
                    found = run_console(body, int(status[1] or 0), shell)
                else:
                    continue
                ran += 1
                line = text.count("\n", 0, block.start()) + 1
                for message in found:
                    yield f"{page.relative_to(root)}:{line}: {message}"
    if ran == 0:
        yield f"{root}: no example in any page"


def main(arguments):
    root = Path(__file__).resolve().parent.parent
    found = list(violations(root, str(Path(arguments[0]).resolve()) if arguments else ""))
    print("\n".join(found) if found else "every example holds")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
