"""A cocotb test of one's RTL: random legal inputs, and a scoreboard against the golden model."""

import os

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import ClockCycles

import warpcache
from warpcache.cocotb import Scoreboard, StreamDriver

CYCLES = int(os.environ.get("CYCLES", "5000"))


@cocotb.test()
async def agrees_with_the_golden_model(dut):
    block = warpcache.Design("taco16").block("shadow_tags")
    cocotb.start_soon(Clock(dut.clock, 10, unit="ns").start())
    scoreboard = Scoreboard(dut, block, clock=dut.clock, reset=dut.reset)
    driver = StreamDriver(dut, block, seed=1, clock=dut.clock, reset=dut.reset)
    for _ in range(2):
        dut.reset.value = 1
        await ClockCycles(dut.clock, 2)
        dut.reset.value = 0
        await driver.cycles(CYCLES // 2, scoreboard)
    dut._log.info("%d cycles agree", scoreboard.check())
