// warpcache 0.1.0: coalescer of design thesis12
// Applies the recorded inputs of coalescer_vectors.hex to coalescer and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 316;

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
    const std::vector<std::string> lines = read("coalescer_vectors.hex");
    if (lines.size() != 6964 || lines.back().size() != digits) {
        std::printf("FAIL: coalescer: coalescer_vectors.hex must have 6964 lines, in the folder where this is started\n");
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
        drive(a.warp_valid, line, {1, 1, 1256, 4});
        b.warp_valid = a.warp_valid;
        drive(a.warp_active, line, {1, 32, 1220, 32});
        b.warp_active = a.warp_active;
        drive(a.warp_sector, line, {32, 35, 68, 36});
        b.warp_sector = a.warp_sector;
        drive(a.count_ready, line, {1, 1, 60, 4});
        b.count_ready = a.count_ready;
        drive(a.line_ready, line, {1, 1, 44, 4});
        b.line_ready = a.line_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("warp_ready", agrees(copy->warp_ready, line, {1, 1, 1252, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("count_valid", agrees(copy->count_valid, line, {1, 1, 64, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("count_unique", agrees(copy->count_unique, line, {1, 6, 52, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("line_valid", agrees(copy->line_valid, line, {1, 1, 48, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_address", agrees(copy->line_address, line, {1, 33, 8, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("line_sectors", agrees(copy->line_sectors, line, {1, 4, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_last", agrees(copy->line_last, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: coalescer: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: coalescer: %zu cycles\n", lines.size());
    return 0;
}
