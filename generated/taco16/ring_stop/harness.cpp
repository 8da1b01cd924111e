// warpcache 0.1.0: ring_stop of design taco16
// Applies the recorded inputs of ring_stop_vectors.hex to ring_stop and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 359;

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
    const std::vector<std::string> lines = read("ring_stop_vectors.hex");
    if (lines.size() != 6456 || lines.back().size() != digits) {
        std::printf("FAIL: ring_stop: ring_stop_vectors.hex must have 6456 lines, in the folder where this is started\n");
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
        drive(a.core, line, {1, 4, 1428, 4});
        b.core = a.core;
        drive(a.inject_valid, line, {1, 1, 1424, 4});
        b.inject_valid = a.inject_valid;
        drive(a.inject_line, line, {1, 33, 1384, 36});
        b.inject_line = a.inject_line;
        drive(a.inject_entry, line, {1, 5, 1376, 8});
        b.inject_entry = a.inject_entry;
        drive(a.request_passing_valid, line, {1, 1, 1372, 4});
        b.request_passing_valid = a.request_passing_valid;
        drive(a.request_passing_line, line, {1, 33, 1332, 36});
        b.request_passing_line = a.request_passing_line;
        drive(a.request_passing_core, line, {1, 4, 1328, 4});
        b.request_passing_core = a.request_passing_core;
        drive(a.request_passing_entry, line, {1, 5, 1320, 8});
        b.request_passing_entry = a.request_passing_entry;
        drive(a.request_passing_travelled, line, {1, 1, 1316, 4});
        b.request_passing_travelled = a.request_passing_travelled;
        drive(a.request_next_ready, line, {1, 1, 1308, 4});
        b.request_next_ready = a.request_next_ready;
        drive(a.unserved_ready, line, {1, 1, 1248, 4});
        b.unserved_ready = a.unserved_ready;
        drive(a.response_passing_valid, line, {1, 1, 1196, 4});
        b.response_passing_valid = a.response_passing_valid;
        drive(a.response_passing_core, line, {1, 4, 1188, 4});
        b.response_passing_core = a.response_passing_core;
        drive(a.response_passing_entry, line, {1, 5, 1180, 8});
        b.response_passing_entry = a.response_passing_entry;
        drive(a.response_passing_data, line, {1, 256, 924, 256});
        b.response_passing_data = a.response_passing_data;
        drive(a.response_passing_last, line, {1, 1, 920, 4});
        b.response_passing_last = a.response_passing_last;
        drive(a.response_next_ready, line, {1, 1, 912, 4});
        b.response_next_ready = a.response_next_ready;
        drive(a.fill_ready, line, {1, 1, 632, 4});
        b.fill_ready = a.fill_ready;
        drive(a.write_valid, line, {1, 1, 360, 4});
        b.write_valid = a.write_valid;
        drive(a.write_set, line, {1, 5, 352, 8});
        b.write_set = a.write_set;
        drive(a.write_way, line, {1, 2, 348, 4});
        b.write_way = a.write_way;
        drive(a.write_tag, line, {1, 28, 320, 28});
        b.write_tag = a.write_tag;
        drive(a.invalidate_valid, line, {1, 1, 316, 4});
        b.invalidate_valid = a.invalidate_valid;
        drive(a.invalidate_set, line, {1, 5, 308, 8});
        b.invalidate_set = a.invalidate_set;
        drive(a.invalidate_ways, line, {1, 4, 304, 4});
        b.invalidate_ways = a.invalidate_ways;
        drive(a.read_data, line, {1, 256, 28, 256});
        b.read_data = a.read_data;
        drive(a.core_waits, line, {1, 1, 24, 4});
        b.core_waits = a.core_waits;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("inject_ready", agrees(copy->inject_ready, line, {1, 1, 1420, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_passing_ready", agrees(copy->request_passing_ready, line, {1, 1, 1368, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_next_valid", agrees(copy->request_next_valid, line, {1, 1, 1312, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_next_line", agrees(copy->request_next_line, line, {1, 33, 1272, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("request_next_core", agrees(copy->request_next_core, line, {1, 4, 1268, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_next_entry", agrees(copy->request_next_entry, line, {1, 5, 1260, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("request_next_travelled", agrees(copy->request_next_travelled, line, {1, 1, 1256, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_valid", agrees(copy->unserved_valid, line, {1, 1, 1252, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_line", agrees(copy->unserved_line, line, {1, 33, 1212, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_entry", agrees(copy->unserved_entry, line, {1, 5, 1204, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("unserved_patience", agrees(copy->unserved_patience, line, {1, 1, 1200, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("response_passing_ready", agrees(copy->response_passing_ready, line, {1, 1, 1192, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("response_next_valid", agrees(copy->response_next_valid, line, {1, 1, 916, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("response_next_core", agrees(copy->response_next_core, line, {1, 4, 908, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("response_next_entry", agrees(copy->response_next_entry, line, {1, 5, 900, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("response_next_data", agrees(copy->response_next_data, line, {1, 256, 644, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("response_next_last", agrees(copy->response_next_last, line, {1, 1, 640, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_valid", agrees(copy->fill_valid, line, {1, 1, 636, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_entry", agrees(copy->fill_entry, line, {1, 5, 624, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_data", agrees(copy->fill_data, line, {1, 256, 368, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("fill_last", agrees(copy->fill_last, line, {1, 1, 364, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_valid", agrees(copy->read_valid, line, {1, 1, 300, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_set", agrees(copy->read_set, line, {1, 5, 292, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("read_way", agrees(copy->read_way, line, {1, 2, 288, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("read_sector", agrees(copy->read_sector, line, {1, 2, 284, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_valid", agrees(copy->served_valid, line, {1, 1, 20, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("served_core", agrees(copy->served_core, line, {1, 4, 16, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("round_trip", agrees(copy->round_trip, line, {1, 1, 12, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("timed_out", agrees(copy->timed_out, line, {1, 1, 8, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: ring_stop: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: ring_stop: %zu cycles\n", lines.size());
    return 0;
}
