"""A cocotb test of `axi4_memory` in front of cocotbext-axi's AxiRam: AXI4 as somebody else understood it.

Random loads and stores go in; every beat that comes back is compared with a memory of bytes that knows what the
requests before had left, and at the end the RAM is compared with it. All of AXI's channels pause at random, and beats
and responses of different identifiers are put out of order, which AxiRam by itself never does. Payloads are X while
nothing is offered. The environment gives SEED, REQUESTS and the file for the result (RESULT).
"""

import json
import logging
import os
import random

import cocotb
from cocotb.clock import Clock
from cocotb.triggers import RisingEdge
from cocotb.types import LogicArray
from cocotbext.axi import AxiARBus, AxiAWBus, AxiBBus, AxiBus, AxiRam, AxiRBus, AxiWBus

LOAD, STORE = 0, 1
REQUEST = ("kind", "line", "sectors", "byte_enable", "data", "id")
CHANNELS = {"aw": AxiAWBus, "w": AxiWBus, "b": AxiBBus, "ar": AxiARBus, "r": AxiRBus}
# This many cycles without a request taken or a beat answered are a hang.
PATIENCE = 2000


def channel(dut, name):
    """The block's ports `ar_id` as cocotbext-axi's signals `arid`."""

    class Named(CHANNELS[name]):
        _signals = {signal: signal[len(name) :] for signal in CHANNELS[name]._signals}
        _optional_signals = {signal: signal[len(name) :] for signal in CHANNELS[name]._optional_signals}

    return Named(dut, name)


def pauses(rng):
    """Whether a channel pauses, cycle by cycle: for a while seldom, for a while nearly always."""
    while True:
        rate = rng.choice([0.0, 0.1, 0.5, 0.95])
        for _ in range(rng.randrange(1, 100)):
            yield rng.random() < rate


class Shuffle:
    """Holds what a channel is to send, and sends it in the order of each identifier alone."""

    def __init__(self, source, id_name, clock, rng):
        self.send_in_turn = source.send
        self.id_name, self.clock, self.rng = id_name, clock, rng
        self.held = {}
        self.last_arrived = 0
        self.arrivals = {}
        self.overtaken = 0
        source.send = self.send
        cocotb.start_soon(self.run())

    async def send(self, beat):
        number = int(getattr(beat, self.id_name))
        self.last_arrived += 1
        self.held.setdefault(number, []).append((self.last_arrived, beat))
        # AxiRam waits here for a place: it may run ahead by so many beats.
        while sum(map(len, self.held.values())) > 256:
            await RisingEdge(self.clock)

    async def run(self):
        for is_late in pauses(self.rng):
            await RisingEdge(self.clock)
            numbers = [number for number, beats in self.held.items() if beats]
            if numbers and not is_late:
                arrival, beat = self.held[self.rng.choice(numbers)].pop(0)
                self.overtaken += any(beats and beats[0][0] < arrival for beats in self.held.values())
                await self.send_in_turn(beat)


class Broken(Exception):
    """What AxiRam answers with SLVERR."""


class Bench:
    """The block's users: what they ask, and what they must be answered."""

    def __init__(self, dut, rng):
        self.dut, self.rng = dut, rng
        self.widths = {name: len(getattr(dut, f"request_{name}")) for name in REQUEST}
        self.sectors = self.widths["sectors"]
        self.sector_bytes = self.widths["byte_enable"]
        self.line_bytes = self.sectors * self.sector_bytes
        self.memory = {}
        self.unanswered = {}
        self.offered = None
        self.seen = dict.fromkeys(["loads", "stores", "runs", "partial", "broken", "beats"], 0)
        self.most_unanswered = 0
        # Lines at both ends of the addresses; for a while few, so that requests meet, for a while many.
        top = (1 << self.widths["line"]) - 1
        self.lines = [0, top, 1, top - 1] + [rng.getrandbits(self.widths["line"]) for _ in range(200)]
        self.in_use = 1
        self.broken = {self.lines[2], self.lines[9]}
        self.errors = {LOAD: 0, STORE: 0}

    def bytes_of(self, line, sector):
        """A sector; what nobody wrote is 0, as in AxiRam."""
        first = line * self.line_bytes + sector * self.sector_bytes
        return bytes(self.memory.get(address, 0) for address in range(first, first + self.sector_bytes))

    def refuse_broken(self, interface):
        """Makes one side of AxiRam fail for the broken lines."""
        names = [name for name in ("_read", "_write") if hasattr(interface, name)]
        for name in names:
            whole = getattr(interface, name)

            async def some(address, *rest, whole=whole):
                if address // self.line_bytes in self.broken:
                    raise Broken
                return await whole(address, *rest)

            setattr(interface, name, some)

    def error(self):
        """`error` is valid."""
        line, kind = int(self.dut.error_line.value), int(self.dut.error_is_write.value)
        assert line in self.broken, f"an error of line {line:#x}, which AxiRam did not give"
        self.errors[kind] -= 1

    def make(self):
        """A request, if an identifier is free."""
        rng = self.rng
        number = rng.getrandbits(self.widths["id"])
        if number in self.unanswered:
            return None
        one = 1 << rng.randrange(self.sectors)
        kind = rng.choice([LOAD, STORE])
        sectors = one if kind == STORE else one | rng.getrandbits(self.sectors)
        if rng.random() < 0.02:
            self.in_use = rng.choice([1, 4, 16, len(self.lines)])
        line = rng.choice(self.lines[: self.in_use])
        enable = rng.choice([rng.getrandbits(self.sector_bytes), (1 << self.sector_bytes) - 1])
        data = rng.getrandbits(8 * self.sector_bytes)
        return dict(kind=kind, line=line, sectors=sectors, byte_enable=enable, data=data, id=number)

    def offer(self):
        """Drives the request that waits; nothing is known of payloads that are not offered."""
        self.dut.request_valid.value = int(self.offered is not None)
        for name in REQUEST:
            unknown = LogicArray("X" * self.widths[name])
            getattr(self.dut, f"request_{name}").value = unknown if self.offered is None else self.offered[name]

    def taken(self, request):
        """From here on the loads of the line see it."""
        places = [sector for sector in range(self.sectors) if request["sectors"] >> sector & 1]
        line = request["line"]
        if request["kind"] == LOAD:
            expected = {sector: self.bytes_of(line, sector) for sector in places}
            self.seen["loads"] += 1
            self.errors[LOAD] += len(places) if line in self.broken else 0
            self.seen["runs"] += bin(request["sectors"] & ~(request["sectors"] << 1)).count("1") > 1
        else:
            expected = {}
            first = line * self.line_bytes + places[0] * self.sector_bytes
            data = request["data"].to_bytes(self.sector_bytes, "little")
            if line in self.broken:
                # AxiRam is not asked for a beat without a byte.
                self.errors[STORE] += request["byte_enable"] != 0
            else:
                for place, byte in enumerate(data):
                    if request["byte_enable"] >> place & 1:
                        self.memory[first + place] = byte
            self.seen["stores"] += 1
            self.seen["broken"] += line in self.broken
            self.seen["partial"] += 0 < bin(request["byte_enable"]).count("1") < self.sector_bytes
        self.unanswered[request["id"]] = (request, expected)
        self.most_unanswered = max(self.most_unanswered, len(self.unanswered))

    def answered(self):
        """A beat of `reply` is taken."""
        dut = self.dut
        number, kind, last = int(dut.reply_id.value), int(dut.reply_kind.value), int(dut.reply_last.value)
        assert number in self.unanswered, f"a reply to {number}, which asked nothing"
        request, expected = self.unanswered[number]
        assert kind == request["kind"], f"a reply of kind {kind} to {request}"
        if kind == LOAD:
            sector = int(dut.reply_sector.value)
            data = int(dut.reply_data.value).to_bytes(self.sector_bytes, "little")
            assert sector in expected, f"sector {sector} is not what {request} still waits for"
            wanted = expected.pop(sector)
            assert data == wanted, (
                f"line {request['line']:#x}, sector {sector}: {data.hex()} was read, {wanted.hex()} is there"
            )
        assert last == (not expected), f"last is {last} with {len(expected)} sectors to come"
        if last:
            del self.unanswered[number]
        self.seen["beats"] += 1


@cocotb.test()
async def every_load_finds_what_was_stored(dut):
    seed, requests = int(os.environ["SEED"]), int(os.environ["REQUESTS"])
    rng = random.Random(seed)
    # A line for each failure that is wanted would hide the one that is not.
    logging.getLogger(f"cocotb.{dut._name}").setLevel(logging.ERROR)
    bench = Bench(dut, rng)
    dut.reset.value = 1
    dut.reply_ready.value = 0
    bench.offer()
    cocotb.start_soon(Clock(dut.clock, 10, "ns").start(start_high=False))
    ram = AxiRam(
        AxiBus.from_channels(*(channel(dut, name) for name in CHANNELS)),
        dut.clock,
        dut.reset,
        size=1 << len(dut.ar_addr),
    )
    edge = RisingEdge(dut.clock)
    for _ in range(3):
        await edge
    dut.reset.value = 0
    write, read = ram.write_if, ram.read_if
    bench.refuse_broken(write)
    bench.refuse_broken(read)
    for source in [write.aw_channel, write.w_channel, write.b_channel, read.ar_channel, read.r_channel]:
        source.set_pause_generator(pauses(rng))
    shuffles = [
        Shuffle(read.r_channel, "rid", dut.clock, rng),
        Shuffle(write.b_channel, "bid", dut.clock, rng),
    ]

    reply_pauses, request_pauses = pauses(rng), pauses(rng)
    taken = cycles = idle_for = errors = 0
    while taken < requests or bench.unanswered:
        await edge
        cycles += 1
        idle_for += 1
        assert idle_for < PATIENCE, f"nothing moves; unanswered: {bench.unanswered}"
        if int(dut.error_valid.value):
            bench.error()
            errors += 1
        if int(dut.reply_valid.value) and int(dut.reply_ready.value):
            bench.answered()
            idle_for = 0
        if bench.offered is not None and int(dut.request_ready.value):
            bench.taken(bench.offered)
            bench.offered = None
            taken += 1
            idle_for = 0
        dut.reply_ready.value = int(not next(reply_pauses))
        if bench.offered is None and taken < requests and not next(request_pauses):
            bench.offered = bench.make()
        bench.offer()
    await edge
    assert int(dut.idle.value) == 1
    assert bench.errors == {LOAD: 0, STORE: 0}, f"errors that were not reported: {bench.errors}"

    for line in bench.lines:
        for sector in range(bench.sectors):
            there = bytes(ram.read(line * bench.line_bytes + sector * bench.sector_bytes, bench.sector_bytes))
            wanted = bench.bytes_of(line, sector)
            assert there == wanted, f"line {line:#x}, sector {sector}: the RAM has {there.hex()}, not {wanted.hex()}"
    # A run in which nothing came about would have shown nothing.
    seen = {name: count for name, count in bench.seen.items() if name != "runs" or bench.sectors > 2}
    assert min(seen.values()) > requests // 60, seen
    bench.seen.update(
        cycles=cycles,
        errors=errors,
        most_unanswered=bench.most_unanswered,
        reads_overtaken=shuffles[0].overtaken,
        writes_overtaken=shuffles[1].overtaken,
    )
    with open(os.environ["RESULT"], "w", encoding="ascii") as file:
        json.dump(bench.seen, file)
