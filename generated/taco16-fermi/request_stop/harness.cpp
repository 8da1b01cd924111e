// warpcache 0.1.0: request_stop of design taco16-fermi
// Applies the recorded inputs of request_stop_vectors.hex to request_stop and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 89;

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
    const std::vector<std::string> lines = read("request_stop_vectors.hex");
    if (lines.size() != 8192 || lines.back().size() != digits) {
        std::printf("FAIL: request_stop: request_stop_vectors.hex must have 8192 lines, in the folder where this is started\n");
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
        drive(a.core, line, {1, 4, 348, 4});
        b.core = a.core;
        drive(a.inject_valid, line, {1, 1, 344, 4});
        b.inject_valid = a.inject_valid;
        drive(a.inject_line, line, {1, 33, 304, 36});
        b.inject_line = a.inject_line;
        drive(a.inject_entry, line, {1, 5, 296, 8});
        b.inject_entry = a.inject_entry;
        drive(a.passing_valid, line, {1, 1, 292, 4});
        b.passing_valid = a.passing_valid;
        drive(a.passing_line, line, {1, 33, 252, 36});
        b.passing_line = a.passing_line;
        drive(a.passing_core, line, {1, 4, 248, 4});
        b.passing_core = a.passing_core;
        drive(a.passing_entry, line, {1, 5, 240, 8});
        b.passing_entry = a.passing_entry;
        drive(a.passing_travelled, line, {1, 1, 236, 4});
        b.passing_travelled = a.passing_travelled;
        drive(a.next_ready, line, {1, 1, 228, 4});
        b.next_ready = a.next_ready;
        drive(a.answer_hit, line, {1, 1, 132, 4});
        b.answer_hit = a.answer_hit;
        drive(a.answer_way, line, {1, 2, 128, 4});
        b.answer_way = a.answer_way;
        drive(a.served_ready, line, {1, 1, 120, 4});
        b.served_ready = a.served_ready;
        drive(a.unserved_ready, line, {1, 1, 60, 4});
        b.unserved_ready = a.unserved_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("inject_ready", agrees(copy->inject_ready, line, {1, 1, 340, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("passing_ready", agrees(copy->passing_ready, line, {1, 1, 288, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("next_valid", agrees(copy->next_valid, line, {1, 1, 232, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("next_line", agrees(copy->next_line, line, {1, 33, 192, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("next_core", agrees(copy->next_core, line, {1, 4, 188, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("next_entry", agrees(copy->next_entry, line, {1, 5, 180, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("next_travelled", agrees(copy->next_travelled, line, {1, 1, 176, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("lookup_valid", agrees(copy->lookup_valid, line, {1, 1, 172, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("lookup_line", agrees(copy->lookup_line, line, {1, 33, 136, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("served_valid", agrees(copy->served_valid, line, {1, 1, 124, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_line", agrees(copy->served_line, line, {1, 33, 84, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("served_way", agrees(copy->served_way, line, {1, 2, 80, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_core", agrees(copy->served_core, line, {1, 4, 76, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_entry", agrees(copy->served_entry, line, {1, 5, 68, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_valid", agrees(copy->unserved_valid, line, {1, 1, 64, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_line", agrees(copy->unserved_line, line, {1, 33, 24, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_entry", agrees(copy->unserved_entry, line, {1, 5, 16, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_patience", agrees(copy->unserved_patience, line, {1, 1, 12, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("round_trip", agrees(copy->round_trip, line, {1, 1, 8, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("timed_out", agrees(copy->timed_out, line, {1, 1, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: request_stop: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: request_stop: %zu cycles\n", lines.size());
    return 0;
}
