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

constexpr std::size_t digits = 753;

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
    if (lines.size() != 4096 || lines.back().size() != digits) {
        std::printf("FAIL: slice_bypass: slice_bypass_vectors.hex must have 4096 lines, in the folder where this is started\n");
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
        drive(a.sm_side, line, {1, 1, 3004, 4});
        b.sm_side = a.sm_side;
        drive(a.local_valid, line, {1, 1, 3000, 4});
        b.local_valid = a.local_valid;
        drive(a.local_head, line, {1, 72, 2924, 72});
        b.local_head = a.local_head;
        drive(a.local_byte_enable, line, {1, 32, 2892, 32});
        b.local_byte_enable = a.local_byte_enable;
        drive(a.local_data, line, {1, 256, 2636, 256});
        b.local_data = a.local_data;
        drive(a.link_valid, line, {1, 1, 2632, 4});
        b.link_valid = a.link_valid;
        drive(a.link_head, line, {1, 72, 2556, 72});
        b.link_head = a.link_head;
        drive(a.link_byte_enable, line, {1, 32, 2524, 32});
        b.link_byte_enable = a.link_byte_enable;
        drive(a.link_data, line, {1, 256, 2268, 256});
        b.link_data = a.link_data;
        drive(a.slice_ready, line, {1, 1, 2260, 4});
        b.slice_ready = a.slice_ready;
        drive(a.miss_valid, line, {1, 1, 1896, 4});
        b.miss_valid = a.miss_valid;
        drive(a.miss_head, line, {1, 72, 1820, 72});
        b.miss_head = a.miss_head;
        drive(a.miss_byte_enable, line, {1, 32, 1788, 32});
        b.miss_byte_enable = a.miss_byte_enable;
        drive(a.miss_data, line, {1, 256, 1532, 256});
        b.miss_data = a.miss_data;
        drive(a.memory_ready, line, {1, 1, 1524, 4});
        b.memory_ready = a.memory_ready;
        drive(a.memory_reply_valid, line, {1, 1, 1156, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_head, line, {1, 24, 1128, 24});
        b.memory_reply_head = a.memory_reply_head;
        drive(a.memory_reply_data, line, {1, 256, 872, 256});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_bypass, line, {1, 1, 868, 4});
        b.memory_reply_bypass = a.memory_reply_bypass;
        drive(a.fill_ready, line, {1, 1, 860, 4});
        b.fill_ready = a.fill_ready;
        drive(a.slice_reply_valid, line, {1, 1, 576, 4});
        b.slice_reply_valid = a.slice_reply_valid;
        drive(a.slice_reply_head, line, {1, 24, 548, 24});
        b.slice_reply_head = a.slice_reply_head;
        drive(a.slice_reply_data, line, {1, 256, 292, 256});
        b.slice_reply_data = a.slice_reply_data;
        drive(a.reply_ready, line, {1, 1, 284, 4});
        b.reply_ready = a.reply_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("local_ready", agrees(copy->local_ready, line, {1, 1, 2996, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_ready", agrees(copy->link_ready, line, {1, 1, 2628, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_valid", agrees(copy->slice_valid, line, {1, 1, 2264, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_head", agrees(copy->slice_head, line, {1, 72, 2188, 72}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_byte_enable", agrees(copy->slice_byte_enable, line, {1, 32, 2156, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_data", agrees(copy->slice_data, line, {1, 256, 1900, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("miss_ready", agrees(copy->miss_ready, line, {1, 1, 1892, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_valid", agrees(copy->memory_valid, line, {1, 1, 1528, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_head", agrees(copy->memory_head, line, {1, 72, 1452, 72}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_byte_enable", agrees(copy->memory_byte_enable, line, {1, 32, 1420, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_data", agrees(copy->memory_data, line, {1, 256, 1164, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_bypass", agrees(copy->memory_bypass, line, {1, 1, 1160, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {1, 1, 1152, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_valid", agrees(copy->fill_valid, line, {1, 1, 864, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_head", agrees(copy->fill_head, line, {1, 24, 836, 24}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_data", agrees(copy->fill_data, line, {1, 256, 580, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("slice_reply_ready", agrees(copy->slice_reply_ready, line, {1, 1, 572, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_valid", agrees(copy->reply_valid, line, {1, 1, 288, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_head", agrees(copy->reply_head, line, {1, 24, 260, 24}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_data", agrees(copy->reply_data, line, {1, 256, 4, 256}));
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
