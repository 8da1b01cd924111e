// warpcache 0.1.0: slice_bypass of design isca23
// Applies the recorded inputs of slice_bypass_vectors.hex to slice_bypass and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 158;

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
    const std::vector<std::string> lines = read("slice_bypass_vectors.hex");
    if (lines.size() != 8192 || lines.back().size() != digits) {
        std::printf("FAIL: slice_bypass: slice_bypass_vectors.hex must have 8192 lines, in the folder where this is started\n");
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
        drive(a.sm_side, line, {1, 1, 624, 4});
        b.sm_side = a.sm_side;
        drive(a.local_valid, line, {1, 1, 620, 4});
        b.local_valid = a.local_valid;
        drive(a.local_data, line, {1, 57, 556, 60});
        b.local_data = a.local_data;
        drive(a.link_valid, line, {1, 1, 552, 4});
        b.link_valid = a.link_valid;
        drive(a.link_data, line, {1, 57, 488, 60});
        b.link_data = a.link_data;
        drive(a.slice_ready, line, {1, 1, 480, 4});
        b.slice_ready = a.slice_ready;
        drive(a.miss_valid, line, {1, 1, 416, 4});
        b.miss_valid = a.miss_valid;
        drive(a.miss_data, line, {1, 57, 352, 60});
        b.miss_data = a.miss_data;
        drive(a.memory_ready, line, {1, 1, 344, 4});
        b.memory_ready = a.memory_ready;
        drive(a.memory_reply_valid, line, {1, 1, 276, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_data, line, {1, 57, 212, 60});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_bypass, line, {1, 1, 208, 4});
        b.memory_reply_bypass = a.memory_reply_bypass;
        drive(a.fill_ready, line, {1, 1, 200, 4});
        b.fill_ready = a.fill_ready;
        drive(a.slice_reply_valid, line, {1, 1, 136, 4});
        b.slice_reply_valid = a.slice_reply_valid;
        drive(a.slice_reply_data, line, {1, 57, 72, 60});
        b.slice_reply_data = a.slice_reply_data;
        drive(a.reply_ready, line, {1, 1, 64, 4});
        b.reply_ready = a.reply_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("local_ready", agrees(copy->local_ready, line, {1, 1, 616, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_ready", agrees(copy->link_ready, line, {1, 1, 548, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_valid", agrees(copy->slice_valid, line, {1, 1, 484, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_data", agrees(copy->slice_data, line, {1, 57, 420, 60}));
        for (const Vdut* copy : {&a, &b})
            compare("miss_ready", agrees(copy->miss_ready, line, {1, 1, 412, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_valid", agrees(copy->memory_valid, line, {1, 1, 348, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_data", agrees(copy->memory_data, line, {1, 57, 284, 60}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_bypass", agrees(copy->memory_bypass, line, {1, 1, 280, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {1, 1, 272, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_valid", agrees(copy->fill_valid, line, {1, 1, 204, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_data", agrees(copy->fill_data, line, {1, 57, 140, 60}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_reply_ready", agrees(copy->slice_reply_ready, line, {1, 1, 132, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_valid", agrees(copy->reply_valid, line, {1, 1, 68, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_data", agrees(copy->reply_data, line, {1, 57, 4, 60}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: slice_bypass: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: slice_bypass: %zu cycles\n", lines.size());
    return 0;
}
