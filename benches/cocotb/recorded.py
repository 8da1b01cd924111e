"""A cocotb test that drives a block with a recorded stimulus and compares its outputs with the recorded answers.

The recording is a text: two lines of names, then a line a cycle, `reset inputs | outputs` in hexadecimal, `-` for an
output that means nothing in that cycle. The environment names it (RECORDING) and the file for the result (RESULT).

One trigger a cycle, the usual and quickest way with cocotb: at the rising edge the outputs are read as they were
before it, and the next inputs are written for the time after it.
"""

import json
import os
import time

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge

PERIOD_NS = 10


def read_recording(path):
    """Names of inputs and outputs, and for each cycle (reset, inputs, [(place, expected output)])."""
    with open(path, encoding="ascii") as file:
        inputs, outputs = file.readline().split()[1:], file.readline().split()[1:]
        cycles = []
        for line in file:
            driven, expected = line.split("|")
            reset, *values = (int(digits, 16) for digits in driven.split())
            compared = [(i, int(x, 16)) for i, x in enumerate(expected.split()) if x != "-"]
            if len(values) != len(inputs):
                raise ValueError(f"a cycle has {len(values)} inputs for {len(inputs)} names")
            cycles.append((reset, values, compared))
    return inputs, outputs, cycles


@cocotb.test()
async def agrees_with_the_golden_model(dut):
    inputs, outputs, cycles = read_recording(os.environ["RECORDING"])
    drivers = [getattr(dut, name) for name in inputs]
    samplers = [getattr(dut, name) for name in outputs]
    cocotb.start_soon(Clock(dut.clock, PERIOD_NS, "ns").start(start_high=False))
    edge = RisingEdge(dut.clock)
    compared = 0
    written = [None] * len(inputs)
    last_reset = None
    start = time.perf_counter()
    for number, (reset, values, expected) in enumerate(cycles):
        # A value that is there already is not written again.
        if reset != last_reset:
            dut.reset.value = last_reset = reset
        for place, value in enumerate(values):
            if written[place] != value:
                drivers[place].value = written[place] = value
        await edge
        for place, value in expected:
            seen = int(samplers[place].value)
            assert seen == value, f"cycle {number}: {outputs[place]} is {seen:#x}, the model says {value:#x}"
        compared += len(expected)
    seconds = time.perf_counter() - start
    # Without a comparison the run would have shown nothing.
    assert compared > 0
    with open(os.environ["RESULT"], "w", encoding="ascii") as file:
        json.dump({"cycles": len(cycles), "compared": compared, "seconds": seconds}, file)
