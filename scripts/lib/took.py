#!/usr/bin/env python3
"""Prints what a command took, in seconds: elapsed, of processor time, and of that in its busiest thread.

Usage: scripts/lib/took.py command... Threads are looked at a hundred times a second: on a machine with other work, the
busiest thread says what would have elapsed without it. Status: that of the command.
"""

import resource
import subprocess
import sys
import time
from pathlib import Path


def main(command):
    begin = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    threads = {}
    while child.poll() is None:
        for task in Path(f"/proc/{child.pid}/task").glob("*/schedstat"):
            try:
                threads[task] = int(task.read_text("ascii").split()[0]) / 1e9
            except (OSError, IndexError):
                continue  # it has just ended
        time.sleep(0.01)
    elapsed = time.monotonic() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"{elapsed:.3f} {used.ru_utime + used.ru_stime:.3f} {max(threads.values(), default=0):.3f}")
    return child.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
