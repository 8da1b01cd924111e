// warpcache 0.1.0: l2_bank of design thesis12
// Applies the recorded inputs of l2_bank_vectors.hex to l2_bank and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 351;

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
    const std::vector<std::string> lines = read("l2_bank_vectors.hex");
    if (lines.size() != 6422 || lines.back().size() != digits) {
        std::printf("FAIL: l2_bank: l2_bank_vectors.hex must have 6422 lines, in the folder where this is started\n");
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
        drive(a.request_valid, line, {1, 1, 1396, 4});
        b.request_valid = a.request_valid;
        drive(a.request_kind, line, {1, 2, 1388, 4});
        b.request_kind = a.request_kind;
        drive(a.request_operation, line, {1, 4, 1384, 4});
        b.request_operation = a.request_operation;
        drive(a.request_line, line, {1, 30, 1352, 32});
        b.request_line = a.request_line;
        drive(a.request_sectors, line, {1, 4, 1348, 4});
        b.request_sectors = a.request_sectors;
        drive(a.request_byte_enable, line, {1, 32, 1316, 32});
        b.request_byte_enable = a.request_byte_enable;
        drive(a.request_data, line, {1, 256, 1060, 256});
        b.request_data = a.request_data;
        drive(a.request_source, line, {1, 4, 1056, 4});
        b.request_source = a.request_source;
        drive(a.request_id, line, {1, 9, 1044, 12});
        b.request_id = a.request_id;
        drive(a.reply_ready, line, {1, 1, 1036, 4});
        b.reply_ready = a.reply_ready;
        drive(a.memory_request_ready, line, {1, 1, 744, 4});
        b.memory_request_ready = a.memory_request_ready;
        drive(a.memory_reply_valid, line, {1, 1, 400, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_id, line, {1, 7, 388, 8});
        b.memory_reply_id = a.memory_reply_id;
        drive(a.memory_reply_kind, line, {1, 2, 384, 4});
        b.memory_reply_kind = a.memory_reply_kind;
        drive(a.memory_reply_sector, line, {1, 1, 380, 4});
        b.memory_reply_sector = a.memory_reply_sector;
        drive(a.memory_reply_data, line, {1, 256, 124, 256});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_last, line, {1, 1, 120, 4});
        b.memory_reply_last = a.memory_reply_last;
        drive(a.flush, line, {1, 1, 116, 4});
        b.flush = a.flush;
        drive(a.counter_index, line, {1, 3, 36, 4});
        b.counter_index = a.counter_index;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("request_ready", agrees(copy->request_ready, line, {1, 1, 1392, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_valid", agrees(copy->reply_valid, line, {1, 1, 1040, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_source", agrees(copy->reply_source, line, {1, 4, 1032, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_id", agrees(copy->reply_id, line, {1, 9, 1020, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_kind", agrees(copy->reply_kind, line, {1, 2, 1016, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_sector", agrees(copy->reply_sector, line, {1, 2, 1012, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_data", agrees(copy->reply_data, line, {1, 256, 756, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_last", agrees(copy->reply_last, line, {1, 1, 752, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_valid", agrees(copy->memory_request_valid, line, {1, 1, 748, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_kind", agrees(copy->memory_request_kind, line, {1, 2, 740, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_operation", agrees(copy->memory_request_operation, line, {1, 4, 736, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_line", agrees(copy->memory_request_line, line, {1, 32, 704, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_sectors", agrees(copy->memory_request_sectors, line, {1, 1, 700, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_byte_enable", agrees(copy->memory_request_byte_enable, line, {1, 32, 668, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_data", agrees(copy->memory_request_data, line, {1, 256, 412, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_id", agrees(copy->memory_request_id, line, {1, 7, 404, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {1, 1, 396, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 108, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("performed", agrees(copy->performed, line, {1, 1, 104, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {1, 1, 100, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {1, 1, 96, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {1, 1, 92, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_atomic", agrees(copy->event_atomic, line, {1, 1, 88, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_wait", agrees(copy->event_wait, line, {1, 1, 84, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {1, 1, 80, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_write_back", agrees(copy->event_write_back, line, {1, 1, 76, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {1, 1, 72, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("evict_line", agrees(copy->evict_line, line, {1, 32, 40, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("counter_value", agrees(copy->counter_value, line, {1, 32, 4, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: l2_bank: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: l2_bank: %zu cycles\n", lines.size());
    return 0;
}
