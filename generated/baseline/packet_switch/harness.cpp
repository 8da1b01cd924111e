// warpcache 0.1.0: packet_switch of design baseline
// Applies the recorded inputs of packet_switch_vectors.hex to packet_switch and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 2446;

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

// A port's elements, of `bits` bits each, are `stride` bits apart in a line, the first at `place`.
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
    const std::vector<std::string> lines = read("packet_switch_vectors.hex");
    if (lines.size() != 3516 || lines.back().size() != digits) {
        std::printf("FAIL: packet_switch: packet_switch_vectors.hex must have 3516 lines, in the folder where this is started\n");
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
        drive(a.offered_valid, line, {15, 1, 9720, 4});
        b.offered_valid = a.offered_valid;
        drive(a.offered_destination, line, {15, 4, 9600, 4});
        b.offered_destination = a.offered_destination;
        drive(a.offered_data, line, {15, 348, 4380, 348});
        b.offered_data = a.offered_data;
        drive(a.offered_last, line, {15, 1, 4320, 4});
        b.offered_last = a.offered_last;
        drive(a.delivered_ready, line, {12, 1, 4224, 4});
        b.delivered_ready = a.delivered_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("offered_ready", agrees(copy->offered_ready, line, {15, 1, 9660, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("delivered_valid", agrees(copy->delivered_valid, line, {12, 1, 4272, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("delivered_data", agrees(copy->delivered_data, line, {12, 348, 48, 348}));
        for (const Vdut* copy : {&a, &b})
            compare("delivered_last", agrees(copy->delivered_last, line, {12, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: packet_switch: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: packet_switch: %zu cycles\n", lines.size());
    return 0;
}
