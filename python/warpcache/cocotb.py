"""Golden models in cocotb 2.x tests: a scoreboard for a device of your own, and a driver of random legal inputs."""

from __future__ import annotations

from typing import Any, List, Optional, Tuple

import cocotb
from cocotb.triggers import Event, FallingEdge, ReadOnly, RisingEdge

from . import Block, Error

__all__ = ["Mismatch", "Scoreboard", "StreamDriver"]


class Mismatch(AssertionError):
    """The device differs from the golden model, or its inputs break a promise; the text is a report as of `verify`."""


class _Ports:
    """Elements of a block's ports in one direction, as handles of the device."""

    def __init__(self, dut: Any, block: Block, is_input: bool) -> None:
        widths = {port.name: port for port in block.ports}
        missing = [name for name, _ in block._block.elements(is_input) if not hasattr(dut, name)]
        if missing:
            side = "input" if is_input else "output"
            raise Error(f"{block.name}: the device must have the {side} {missing[0]}; got none; try a wrapper with the block's ports")
        self.handles: List[Tuple[Any, int, int]] = []
        for name, elements in block._block.elements(is_input):
            handle, width = getattr(dut, name), widths[name].width
            if len(handle) != width:
                raise Error(f"{block.name}: {name} of the device must have {width} bits; got {len(handle)}; try a wrapper with the block's ports")
            self.handles.append((handle, width // len(elements), len(elements)))

    def sample(self) -> List[str]:
        """The binary digits of each element, of which some may be unknown."""
        digits = []
        for handle, width, count in self.handles:
            text = str(handle.value)
            end = len(text)
            digits += [text[end - (place + 1) * width : end - place * width] for place in range(count)]
        return digits


def _number(digits: str) -> int:
    """The value in which unknown bits are 0."""
    return int("".join(digit if digit == "1" else "0" for digit in digits), 2)


def _unknown(digits: str) -> Optional[str]:
    return None if set(digits) <= {"0", "1"} else f"0b{digits}"


class Scoreboard:
    """Compares every output of a device that means something in a cycle with a block's golden model.

    `dut` has the block's ports by name; `clock` and `reset` are its handles or names, reset synchronous and active high.
    Ports are read while the clock is low, once all has settled: inputs change after a rising edge, or at a falling one.
    Nothing is compared before the first cycle of reset, and in cycles of reset.

        scoreboard = Scoreboard(dut, block)
        ...
        scoreboard.check()

    The first difference ends the comparison, and sets the event `failed`. Raises `Error` where a port is missing.
    """

    def __init__(self, dut: Any, block: Block, clock: Any = "clock", reset: Any = "reset") -> None:
        self.block = block
        #: Cycles compared, those of reset left out.
        self.cycles = 0
        #: The report of the first difference.
        self.report: Optional[str] = None
        #: Set by the first difference.
        self.failed = Event()
        self._clock = getattr(dut, clock) if isinstance(clock, str) else clock
        self._reset = getattr(dut, reset) if isinstance(reset, str) else reset
        self._inputs = _Ports(dut, block, True)
        self._outputs = _Ports(dut, block, False)
        self._names = [name for _, names in block._block.elements(True) for name in names]
        self._is_begun = False
        self._task = cocotb.start_soon(self._run())

    def check(self) -> int:
        """The number of cycles that were compared. Raises `Mismatch` for a difference, and where none was compared."""
        if self.report is not None:
            raise Mismatch(self.report)
        if self.cycles == 0:
            raise Mismatch(f"{self.block.name}: no cycle was compared; the clock or a cycle of reset is missing")
        return self.cycles

    async def _run(self) -> None:
        while self.report is None:
            await FallingEdge(self._clock)
            await ReadOnly()
            inputs, outputs = self._inputs.sample(), self._outputs.sample()
            reset = str(self._reset.value)
            await RisingEdge(self._clock)
            self.report = self._cycle(reset, inputs, outputs)
        self.failed.set()

    def _cycle(self, reset: str, inputs: List[str], outputs: List[str]) -> Optional[str]:
        """The report of a cycle in which something is wrong."""
        if not self._is_begun and reset != "1":
            return None
        self._is_begun = True
        if reset not in ("0", "1"):
            return f"{self.block.name}: reset must be 0 or 1; got {reset} after {self.cycles} compared cycles"
        values = [_number(digits) for digits in inputs]
        if reset == "0":
            for name, digits, means in zip(self._names, inputs, self.block._block.meaning(values)):
                if means and _unknown(digits):
                    return f"{self.block.name}: {name} must be known; got {_unknown(digits)} after {self.cycles} compared cycles"
            self.cycles += 1
        seen = [_number(digits) for digits in outputs]
        return self.block._block.compare(reset == "1", values, seen, [_unknown(digits) for digits in outputs])


class StreamDriver:
    """Drives all inputs of a device with a block's legal random stimulus, which follows what the device answers.

    Streams wait, pause and retry as in `verify`. Inputs change after the rising edge; a cycle of reset makes the stimulus
    forget what was in flight. `cycles` awaits so many cycles, and ends early with `scoreboard`'s first difference.

        driver = StreamDriver(dut, block, seed=1)
        await driver.cycles(1000, scoreboard)
    """

    def __init__(self, dut: Any, block: Block, seed: int = 1, clock: Any = "clock", reset: Any = "reset") -> None:
        self._clock = getattr(dut, clock) if isinstance(clock, str) else clock
        self._reset = getattr(dut, reset) if isinstance(reset, str) else reset
        self._inputs = _Ports(dut, block, True)
        self._outputs = _Ports(dut, block, False)
        self._random = block._block.random(seed)
        self._last: Optional[List[int]] = None
        self._task = cocotb.start_soon(self._run())

    async def cycles(self, count: int, scoreboard: Optional[Scoreboard] = None) -> None:
        """Awaits `count` cycles."""
        for _ in range(count):
            await RisingEdge(self._clock)
            if scoreboard is not None and scoreboard.failed.is_set():
                return

    async def _run(self) -> None:
        while True:
            # Behind the edge, before which the scoreboard has sampled.
            self._drive(self._random.next(self._last))
            await FallingEdge(self._clock)
            await ReadOnly()
            is_reset = str(self._reset.value) != "0"
            self._last = None if is_reset else [_number(digits) for digits in self._outputs.sample()]
            await RisingEdge(self._clock)

    def _drive(self, values: List[int]) -> None:
        rest = iter(values)
        for handle, width, count in self._inputs.handles:
            handle.value = sum(next(rest) << (place * width) for place in range(count))
