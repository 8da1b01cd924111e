"""GPU cache controllers: Verilog, golden models and evaluation of traces.

A `Design` is a preset or a TOML file with fields of your own. Its blocks are golden models that are stepped a cycle at a
time by names of ports. What the program `warpcache` prints as an error is an `Error` with the same text.
"""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from . import _warpcache
from ._warpcache import Error

__all__ = ["Block", "Design", "Error", "Port", "Random"]

#: Value of a port: an integer, or a list of them for a vector, an element each.
Value = Union[int, Sequence[int]]
#: Value of an output; what means nothing in a cycle is None.
Seen = Union[int, None, List[Optional[int]]]
_Path = Union[str, "os.PathLike[str]"]


def _toml(value: Any) -> str:
    """A field's value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    if isinstance(value, str):
        return json.dumps(value)
    return str(value)


def _settings(sections: Mapping[str, Any]) -> List[str]:
    """The words of `--set` for sections, each a mapping of fields, and for fields of the head."""
    words = []
    for section, fields in sections.items():
        if isinstance(fields, Mapping):
            words += [f"{section}.{name}={_toml(value)}" for name, value in fields.items()]
        else:
            words.append(f"{section}={_toml(fields)}")
    return words


@dataclass(frozen=True)
class Port:
    """A port of a block's Verilog."""

    #: Its name.
    name: str
    #: `in` or `out`.
    direction: str
    #: Bits, of all elements together.
    width: int
    #: Contents, a sentence; of a vector, of each element.
    description: str
    #: `clock`, `reset`, `valid`, `ready`, `payload`, `plain` or `memory_error`.
    role: str
    #: The stream that it belongs to.
    stream: Optional[str] = None
    #: Of a vector, how many elements: element `i` is at `[i * width / elements +: width / elements]`.
    elements: Optional[int] = None
    #: In which cycles it means something, as `answer_hit is 1`; always, if None.
    when: Optional[str] = None
    #: Values by their names.
    encoding: Mapping[str, int] = field(default_factory=dict)


class Design:
    """A design: a preset, or the TOML file of that path, with fields set as `l1={"sets": 64}` or `name="mine"`.

    Raises `Error` for a config that is not legal, with the text of every problem.
    """

    def __init__(self, preset: _Path, **sections: Any) -> None:
        self._design = _warpcache.Design(os.fspath(preset), _settings(sections))

    def __repr__(self) -> str:
        return f"<warpcache.Design {self.name}>"

    @property
    def name(self) -> str:
        """The config's name."""
        return self._design.name

    @property
    def config(self) -> Dict[str, Any]:
        """The config, by sections, every default filled in; a copy."""
        return json.loads(self._design.config())

    @property
    def blocks(self) -> List[str]:
        """Names of the blocks, the tops last."""
        return self._design.blocks()

    def block(self, name: str, *, yes: bool = False) -> "Block":
        """Golden model of a block or top, right after a reset; with `yes`, also one that takes more than 1,024 MB of memory.

        Raises `Error` for a name that the design does not have.
        """
        return Block(self._design.block(name, yes))

    def generate(
        self,
        out: _Path,
        *,
        block: Optional[str] = None,
        prefix: Optional[str] = None,
        flat: bool = False,
        into: Optional[str] = None,
        vectors: bool = True,
        yes: bool = False,
    ) -> Dict[str, Any]:
        """Writes Verilog, benches, constraints and datasheets below the folder `out`, as the program's `generate` does.

        Returns its report: folders and files. After an `Error` all that was there is still there.
        """
        words = ["--json", "--out", os.fspath(out)]
        words += _option("--block", block) + _option("--prefix", prefix) + _option("--into", into)
        flags = {"--flat": flat, "--no-vectors": not vectors, "--yes": yes}
        words += [flag for flag, is_set in flags.items() if is_set]
        return json.loads(self._design.run("generate", words))

    def evaluate(
        self,
        *traces: _Path,
        workload: Union[str, Sequence[str]] = (),
        timing: str = "cycles",
        engine: str = "model",
        top: bool = False,
        system: Optional[str] = None,
        cores: Optional[int] = None,
        baseline: bool = False,
        metrics: Sequence[str] = (),
        kernels: Optional[str] = None,
        requests: Optional[int] = None,
    ) -> List[Dict[str, Any]]:
        """Metrics of traces (files) and workloads (`"bfs:2000"`) on the design, as the program's `evaluate` has them.

        Returns a row for each core and one for `total`, of each run, and of private caches beside it with `baseline`:
        `pandas.DataFrame(rows)` is a table of them. Metrics that are lists or groups are so in a row.
        """
        names = [workload] if isinstance(workload, str) else workload
        if not (traces or names):
            raise Error('evaluate: must have a trace or a workload; got none; try workload="bfs"')
        words = ["--json", "--timing", timing, "--engine", engine]
        for name in names:
            words += ["--workload", name]
        for trace in traces:
            words += ["--trace", os.fspath(trace)]
        words += _option("--system", system) + _option("--cores", cores)
        words += _option("--kernels", kernels) + _option("--requests", requests)
        words += _option("--metrics", ",".join(metrics) or None)
        words += ["--top"] * top + ["--baseline"] * baseline
        document = json.loads(self._design.run("evaluate", words))
        return [row for run in document.get("runs", [document]) for row in _rows(run)]


def _option(name: str, value: Any) -> List[str]:
    return [] if value is None else [f"{name}={value}"]


def _rows(run: Mapping[str, Any]) -> Iterator[Dict[str, Any]]:
    """The rows of a run."""
    head = {name: run[name] for name in ("design", "trace", "timing", "system")}
    sides = {run["kind"]: run}
    if run.get("baseline"):
        sides["baseline"] = run["baseline"]
    for caches, side in sides.items():
        for core, metrics in [*enumerate(side["cores"]), ("total", side["total"])]:
            yield {**head, "caches": caches, "core": core, **metrics}


class Block:
    """Golden model of a block, a cycle at a time by names of ports; `Design.block` makes one.

    A port that is a vector has a list of values, an element each.
    """

    def __init__(self, block: _warpcache.Block) -> None:
        self._block = block
        self._inputs: List[Tuple[str, List[str]]] = block.elements(True)
        self._outputs: List[Tuple[str, List[str]]] = block.elements(False)
        self._ports = tuple(map(_port, json.loads(block.ports())))
        self._vectors = {port.name for port in self._ports if port.elements is not None}
        self._last: Optional[List[Optional[int]]] = None

    def __repr__(self) -> str:
        return f"<warpcache.Block {self.name}>"

    @property
    def name(self) -> str:
        """Its name in the design."""
        return self._block.name

    @property
    def summary(self) -> str:
        """What it is, in a sentence."""
        return self._block.summary

    @property
    def top(self) -> str:
        """Name of the Verilog module."""
        return self._block.top

    @property
    def ports(self) -> Tuple[Port, ...]:
        """The ports of the Verilog module, clock and reset first."""
        return self._ports

    def reset(self) -> None:
        """One cycle of reset: all that was in flight is forgotten."""
        self._block.reset()
        self._last = None

    def step(self, inputs: Mapping[str, Value]) -> Dict[str, Seen]:
        """The outputs of a cycle with these inputs, before its clock edge; then the edge.

        An input that is left out is 0. An output that means nothing in the cycle is None. Raises `Error` for a port that
        is no input, a value that does not fit, and for inputs that break a promise of the block's environment: then
        until the next reset.
        """
        self._last = self._block.step(self._flat(inputs))
        return self._named(self._outputs, self._last)

    def random(self, seed: int = 1) -> "Random":
        """Legal random inputs without end, for this block's `step`; see `Random`."""
        return Random(self, seed)

    def replay(self, transactions: Union[str, Iterable[Mapping[str, Any]]], engines: Sequence[str] = ("model",)) -> List[Dict[str, Any]]:
        """The answers to transactions, mappings or JSON lines, from a reset on; the state of `step` stays as it is.

        Raises `Error` for a block without a replay, a line that is not legal, or engines that differ.
        """
        if not isinstance(transactions, str):
            transactions = "\n".join(map(json.dumps, transactions))
        answers = self._block.replay(transactions, list(engines))
        return [json.loads(line) for line in answers.splitlines()]

    def _flat(self, inputs: Mapping[str, Value]) -> List[int]:
        """The elements of all inputs."""
        legal = [name for name, _ in self._inputs]
        for name in inputs:
            if name not in legal:
                raise Error(f"{self.name}: an input must be one of {', '.join(legal)}; got {name!r}; try {legal[0]}")
        flat: List[int] = []
        for name, elements in self._inputs:
            is_vector = name in self._vectors
            value = inputs.get(name, [0] * len(elements) if is_vector else 0)
            if not is_vector:
                flat.append(value)  # type: ignore[arg-type]
            elif hasattr(value, "__len__") and not isinstance(value, (str, bytes, dict)) and len(value) == len(elements):
                flat += list(value)
            else:
                rule = f"must be a list of {len(elements)} integers"
                raise Error(f"{self.name}.{name}: {rule}; got {repr(value)[:60]}; try [0] * {len(elements)}")
        return flat

    def _named(self, ports: Sequence[Tuple[str, List[str]]], flat: Sequence[Any]) -> Dict[str, Any]:
        """Elements by their ports."""
        rest = iter(flat)
        values = {}
        for name, elements in ports:
            value = [next(rest) for _ in elements]
            values[name] = value if name in self._vectors else value[0]
        return values


class Random:
    """Legal random inputs of a block, weighted towards corner cases; the same seed gives the same for the same outputs.

    As an iterator, for inputs that follow the outputs of the block's last `step`:

        for inputs in itertools.islice(block.random(1), 1000):
            outputs = block.step(inputs)

    `next_inputs` takes the outputs of a simulation in their place.
    """

    def __init__(self, block: Block, seed: int) -> None:
        self._block = block
        self._random = block._block.random(seed)

    def __iter__(self) -> "Random":
        return self

    def __next__(self) -> Dict[str, Any]:
        return self._inputs(self._block._last)

    def next_inputs(self, outputs: Optional[Mapping[str, Seen]]) -> Dict[str, Any]:
        """The inputs of the next cycle, after one with these outputs of the device; None after a cycle of reset."""
        if outputs is None:
            return self._inputs(None)
        flat: List[Optional[int]] = []
        for name, elements in self._block._outputs:
            value = outputs.get(name)
            flat += value if isinstance(value, (list, tuple)) else [value] * len(elements)
        return self._inputs(flat)

    def _inputs(self, last: Optional[List[Optional[int]]]) -> Dict[str, Any]:
        return self._block._named(self._block._inputs, self._random.next(last))


def _port(port: Mapping[str, Any]) -> Port:
    optional = {name: port[name] for name in ("stream", "elements", "when", "encoding") if name in port}
    return Port(port["name"], port["direction"], port["width"], port.get("sentence", ""), port["role"], **optional)
