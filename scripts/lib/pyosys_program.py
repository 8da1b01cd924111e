"""PyPI's pyosys as the program `yosys`: `-V`, or `-Qqq -s <script>`."""

import sys

from pyosys import libyosys as ys


def main(arguments: list[str]) -> int:
    """Runs one command line; Yosys's words go to standard output."""
    if arguments == ["-V"]:
        print(ys.yosys_maybe_version())
        return 0
    if len(arguments) == 3 and arguments[1] == "-s":
        ys.run_pass(f"script {arguments[2]}", ys.Design())
        return 0
    print("usage: yosys -V | yosys -Qqq -s <script>", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
