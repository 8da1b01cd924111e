#!/usr/bin/env python3
"""Shows check_examples.py find each kind of mistake, and stay silent where an example holds."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import check_examples  # noqa: E402


def found(page, **files):
    """What is said about a tree of this page and files."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        subprocess.run(["git", "init", "-q", folder], check=True)
        for name, text in {"page.md": page, **files}.items():
            (root / name).write_text(text)
        return list(check_examples.violations(root, "/bin"))


def console(body, options=""):
    return found(f"# A\n```console{options}\n{body}```\n")


class Examples(unittest.TestCase):
    def test_an_example_that_holds(self):
        self.assertEqual(console("$ echo a; echo b\na\nb\n$ cd .\n"), [])
        self.assertEqual(console("$ seq 9\n1\n...\n8\n9\n"), [])
        self.assertEqual(console("$ echo 'a (b) c'\na (...) c\n"), [])
        self.assertEqual(console("$ cat > x <<'E'\n> two\n>\n> lines\n> E\n$ cat x\ntwo\n\nlines\n"), [])

    def test_another_output(self):
        self.assertEqual(console("$ echo a\nb\n"), ["page.md:2: `echo a` prints:\na"])
        self.assertEqual(len(console("$ seq 9\n1\n...\n8\n")), 1)
        self.assertEqual(len(console("$ echo 'a (b) c'\na (...) d\n")), 1)
        self.assertEqual(len(console("$ echo a\n")), 1)

    def test_another_status(self):
        self.assertEqual(console("$ (exit 2)\n"), ["page.md:2: `(exit 2)` ends with 2, not 0; it prints:\n"])
        self.assertEqual(console("$ (echo no; exit 2)\nno\n", " status=2"), [])
        self.assertEqual(len(console("$ true\n", " status=2")), 1)

    def test_the_blocks_of_a_page_are_typed_into_one_shell(self):
        block = "```console\n{}```\n"
        page = block.format("$ mkdir below && cd below\n$ export A=1\n") + block.format("$ echo $A; basename $PWD\n1\nbelow\n")
        self.assertEqual(found(page), [])
        # Files that a page leaves behind break later steps.
        left = block.format("$ export PATH=/nowhere\n") + block.format("$ ls\n")
        self.assertEqual([message[:45] for message in found(left)], ["page.md:4: `ls` ends with 127, not 0; it prin"])

    def test_a_command_that_ends_the_shell(self):
        said = console("$ exit 3\n$ true\n")
        self.assertEqual(len(said), 2)
        self.assertTrue(said[0].startswith("page.md:2: `exit 3` ends with the end of its shell and 3, not 0"), said)

    def test_an_excerpt(self):
        page = "<!-- from file -->\n```text\n{}```\n"
        file = "one\ntwo\nthree\n"
        self.assertEqual(found(page.format("one\n...\nthree\n"), file=file), [])
        self.assertEqual(len(found(page.format("three\n...\none\n"), file=file)), 1)
        self.assertEqual(len(found(page.format("four\n"), file=file)), 1)
        self.assertEqual(len(found(page.format("one\n"))), 1)

    def test_no_example_at_all(self):
        self.assertEqual(len(found("# A\n")), 1)


if __name__ == "__main__":
    unittest.main()
