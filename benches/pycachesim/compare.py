"""Runs loads through pycachesim in both of its forms. Usage: compare.py <workload> <addresses> <our figures as JSON>

Prints three rows of a table: ours, a call a load, and `load` of a list, each in millions of loads a second of processor
time, the best of three. Ends with 1 when the hits differ.
"""

import array
import json
import sys
import time

from cachesim import Cache, CacheSimulator, MainMemory


def cache(figures):
    """An L1 in front of memory, as `[l1]` has it: LRU, without anything written."""
    memory = MainMemory()
    l1 = Cache("L1", figures["sets"], figures["ways"], figures["line_bytes"], "LRU")
    memory.load_to(l1)
    memory.store_from(l1)
    return l1, CacheSimulator(l1, memory)


def a_call_a_load(simulator, addresses):
    load = simulator.load
    for address in addresses:
        load(address)


def a_list(simulator, addresses):
    simulator.load(addresses)


def best(form, figures, addresses):
    """Hits, and millions of loads a second."""
    seconds = []
    for _ in range(3):
        l1, simulator = cache(figures)
        start = time.thread_time()
        form(simulator, addresses)
        seconds.append(time.thread_time() - start)
    return l1.HIT_count, len(addresses) / min(seconds) / 1e6


def main(workload, file, figures):
    figures = json.loads(figures)
    addresses = array.array("Q")
    with open(file, "rb") as opened:
        addresses.frombytes(opened.read())
    if sys.byteorder == "big":
        addresses.byteswap()
    addresses = addresses.tolist()
    rows = [("ours", figures["hits"], figures["millions"])]
    for name, form in [("pycachesim, a call a load", a_call_a_load), ("pycachesim, `load` of a list", a_list)]:
        rows.append((name, *best(form, figures, addresses)))
    for name, hits, millions in rows:
        print(f"| {workload} | {name} | {len(addresses)} | {hits} | {millions:.1f} |")
    wrong = [name for name, hits, _ in rows if hits != figures["hits"]]
    if wrong:
        print(f"{workload}: other hits than ours: {', '.join(wrong)}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
