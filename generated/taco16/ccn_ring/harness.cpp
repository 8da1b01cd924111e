// warpcache 0.1.0: ccn_ring of design taco16
// Applies the recorded inputs of ccn_ring_vectors.hex to ccn_ring and compares every output with the golden model's in each cycle in
// which it means something: harness [wave.vcd]
//
// Two copies get the same inputs; the registers and memories of one start with zeros, of the other with ones, so that an
// output that depends on something that reset does not set is wrong in one of them.
// For a stimulus of your own, write the ports of `a` where `drive` does.
#include "Vdut.h"
#include "verilated.h"
#include "verilated_vcd_c.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr std::size_t digits = 2792;

// The lines of the file without comments and underscores: a digit whether the cycle is one of reset, then the ports in
// their order, each value in whole hexadecimal digits, which are x where an output means nothing.
std::vector<std::string> read(const char* path) {
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        line.erase(std::remove(line.begin(), line.end(), '_'), line.end());
        if (line.compare(0, 2, "//") != 0) lines.push_back(line);
    }
    return lines;
}

// Bit `place` of a line, from its end.
bool bit(const std::string& line, std::size_t place) {
    const char digit = line[digits - 1 - place / 4];
    const int value = digit <= '9' ? digit - '0' : digit - 'a' + 10;
    return value >> place % 4 & 1;
}
bool is_unknown(const std::string& line, std::size_t place) { return line[digits - 1 - place / 4] == 'x'; }

// A port of up to 64 bits, and a wider one, which is an array of 32-bit words.
template <class Port> bool get(const Port& port, std::size_t i) { return port >> i & 1; }
template <std::size_t Words> bool get(const VlWide<Words>& port, std::size_t i) { return port[i / 32] >> i % 32 & 1; }
template <class Port> void set(Port& port, std::size_t i, bool value) {
    port = static_cast<Port>((port & ~(uint64_t{1} << i)) | uint64_t{value} << i);
}
template <std::size_t Words> void set(VlWide<Words>& port, std::size_t i, bool value) {
    set(port[i / 32], i % 32, value);
}

// A port's elements, of `bits` bits each, stand `stride` bits apart in a line, the first at `place`.
struct Shape {
    std::size_t elements, bits, place, stride;
};

template <class Port> void drive(Port& port, const std::string& line, Shape shape) {
    for (std::size_t i = 0; i < shape.elements * shape.bits; ++i)
        set(port, i, bit(line, shape.place + i / shape.bits * shape.stride + i % shape.bits));
}

template <class Port> bool agrees(const Port& port, const std::string& line, Shape shape) {
    for (std::size_t i = 0; i < shape.elements * shape.bits; ++i) {
        const std::size_t place = shape.place + i / shape.bits * shape.stride + i % shape.bits;
        if (!is_unknown(line, place) && get(port, i) != bit(line, place)) return false;
    }
    return true;
}

// A copy of the block, whose bits start as 0 (`start` 0) or 1 (`start` 1) where nothing sets them.
struct Copy {
    VerilatedContext context;
    std::unique_ptr<Vdut> top;
    explicit Copy(int start) {
        Verilated::threadContextp(&context);
        context.randReset(start);
        context.traceEverOn(true);
        top = std::make_unique<Vdut>(&context, "TOP");
    }
    void eval() {
        Verilated::threadContextp(&context);
        top->eval();
    }
};

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> lines = read("ccn_ring_vectors.hex");
    if (lines.size() != 3356 || lines.back().size() != digits) {
        std::printf("FAIL: ccn_ring: ccn_ring_vectors.hex must have 3356 lines, in the folder where this is started\n");
        return 1;
    }
    Copy first{0}, second{1};
    Vdut &a = *first.top, &b = *second.top;
    VerilatedVcdC trace;
    const bool is_traced = argc > 1;
    if (is_traced) {
        a.trace(&trace, 99);
        trace.open(argv[1]);
    }
    const auto eval = [&](uint64_t time) {
        first.eval();
        second.eval();
        if (is_traced) trace.dump(time);
    };
    long errors = 0;
    std::size_t cycle = 0;
    for (; cycle < lines.size() && errors < 10; ++cycle) {
        const std::string& line = lines[cycle];
        a.clock = b.clock = 0;
        a.reset = b.reset = line[0] == '1';
        drive(a.inject_valid, line, {15, 1, 11104, 4});
        b.inject_valid = a.inject_valid;
        drive(a.inject_line, line, {15, 33, 10504, 36});
        b.inject_line = a.inject_line;
        drive(a.inject_entry, line, {15, 5, 10384, 8});
        b.inject_entry = a.inject_entry;
        drive(a.unserved_ready, line, {15, 1, 10264, 4});
        b.unserved_ready = a.unserved_ready;
        drive(a.fill_ready, line, {15, 1, 9424, 4});
        b.fill_ready = a.fill_ready;
        drive(a.write_valid, line, {15, 1, 5344, 4});
        b.write_valid = a.write_valid;
        drive(a.write_set, line, {15, 5, 5224, 8});
        b.write_set = a.write_set;
        drive(a.write_way, line, {15, 2, 5164, 4});
        b.write_way = a.write_way;
        drive(a.write_tag, line, {15, 28, 4744, 28});
        b.write_tag = a.write_tag;
        drive(a.invalidate_valid, line, {15, 1, 4684, 4});
        b.invalidate_valid = a.invalidate_valid;
        drive(a.invalidate_set, line, {15, 5, 4564, 8});
        b.invalidate_set = a.invalidate_set;
        drive(a.invalidate_ways, line, {15, 4, 4504, 4});
        b.invalidate_ways = a.invalidate_ways;
        drive(a.read_data, line, {15, 256, 364, 256});
        b.read_data = a.read_data;
        drive(a.core_waits, line, {15, 1, 304, 4});
        b.core_waits = a.core_waits;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("inject_ready", agrees(copy->inject_ready, line, {15, 1, 11044, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_valid", agrees(copy->unserved_valid, line, {15, 1, 10324, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_line", agrees(copy->unserved_line, line, {15, 33, 9724, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_entry", agrees(copy->unserved_entry, line, {15, 5, 9604, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_patience", agrees(copy->unserved_patience, line, {15, 1, 9544, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_valid", agrees(copy->fill_valid, line, {15, 1, 9484, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_entry", agrees(copy->fill_entry, line, {15, 5, 9304, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_data", agrees(copy->fill_data, line, {15, 256, 5464, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_last", agrees(copy->fill_last, line, {15, 1, 5404, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_valid", agrees(copy->read_valid, line, {15, 1, 4444, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_set", agrees(copy->read_set, line, {15, 5, 4324, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("read_way", agrees(copy->read_way, line, {15, 2, 4264, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_sector", agrees(copy->read_sector, line, {15, 2, 4204, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_valid", agrees(copy->served_valid, line, {15, 1, 244, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_core", agrees(copy->served_core, line, {15, 4, 184, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("round_trip", agrees(copy->round_trip, line, {15, 1, 124, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("timed_out", agrees(copy->timed_out, line, {15, 1, 64, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {15, 1, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: ccn_ring: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: ccn_ring: %zu cycles\n", lines.size());
    return 0;
}
