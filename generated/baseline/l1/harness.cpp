// warpcache 0.1.0: l1 of design baseline
// Applies the recorded inputs of l1_vectors.hex to l1 and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 357;

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
    const std::vector<std::string> lines = read("l1_vectors.hex");
    if (lines.size() != 6290 || lines.back().size() != digits) {
        std::printf("FAIL: l1: l1_vectors.hex must have 6290 lines, in the folder where this is started\n");
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
        drive(a.core_request_valid, line, {1, 1, 1420, 4});
        b.core_request_valid = a.core_request_valid;
        drive(a.core_request_kind, line, {1, 2, 1412, 4});
        b.core_request_kind = a.core_request_kind;
        drive(a.core_request_operation, line, {1, 4, 1408, 4});
        b.core_request_operation = a.core_request_operation;
        drive(a.core_request_line, line, {1, 33, 1372, 36});
        b.core_request_line = a.core_request_line;
        drive(a.core_request_sectors, line, {1, 4, 1368, 4});
        b.core_request_sectors = a.core_request_sectors;
        drive(a.core_request_byte_enable, line, {1, 32, 1336, 32});
        b.core_request_byte_enable = a.core_request_byte_enable;
        drive(a.core_request_data, line, {1, 256, 1080, 256});
        b.core_request_data = a.core_request_data;
        drive(a.core_request_bypass_l1, line, {1, 1, 1076, 4});
        b.core_request_bypass_l1 = a.core_request_bypass_l1;
        drive(a.core_request_id, line, {1, 8, 1068, 8});
        b.core_request_id = a.core_request_id;
        drive(a.core_reply_ready, line, {1, 1, 1044, 4});
        b.core_reply_ready = a.core_reply_ready;
        drive(a.down_request_ready, line, {1, 1, 764, 4});
        b.down_request_ready = a.down_request_ready;
        drive(a.down_reply_valid, line, {1, 1, 404, 4});
        b.down_reply_valid = a.down_reply_valid;
        drive(a.down_reply_id, line, {1, 9, 388, 12});
        b.down_reply_id = a.down_reply_id;
        drive(a.down_reply_kind, line, {1, 2, 384, 4});
        b.down_reply_kind = a.down_reply_kind;
        drive(a.down_reply_sector, line, {1, 2, 380, 4});
        b.down_reply_sector = a.down_reply_sector;
        drive(a.down_reply_data, line, {1, 256, 124, 256});
        b.down_reply_data = a.down_reply_data;
        drive(a.down_reply_last, line, {1, 1, 120, 4});
        b.down_reply_last = a.down_reply_last;
        drive(a.core_number, line, {1, 8, 112, 8});
        b.core_number = a.core_number;
        drive(a.flush, line, {1, 1, 108, 4});
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
            compare("core_request_ready", agrees(copy->core_request_ready, line, {1, 1, 1416, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_valid", agrees(copy->core_status_valid, line, {1, 1, 1064, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_id", agrees(copy->core_status_id, line, {1, 8, 1056, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_word", agrees(copy->core_status_word, line, {1, 3, 1052, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_valid", agrees(copy->core_reply_valid, line, {1, 1, 1048, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_id", agrees(copy->core_reply_id, line, {1, 8, 1036, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_sector", agrees(copy->core_reply_sector, line, {1, 2, 1032, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_data", agrees(copy->core_reply_data, line, {1, 256, 776, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_last", agrees(copy->core_reply_last, line, {1, 1, 772, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_valid", agrees(copy->down_request_valid, line, {1, 1, 768, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_kind", agrees(copy->down_request_kind, line, {1, 2, 760, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_operation", agrees(copy->down_request_operation, line, {1, 4, 756, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_line", agrees(copy->down_request_line, line, {1, 33, 720, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_sectors", agrees(copy->down_request_sectors, line, {1, 4, 716, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_byte_enable", agrees(copy->down_request_byte_enable, line, {1, 32, 684, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_data", agrees(copy->down_request_data, line, {1, 256, 428, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_source", agrees(copy->down_request_source, line, {1, 8, 420, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("down_request_id", agrees(copy->down_request_id, line, {1, 9, 408, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_ready", agrees(copy->down_reply_ready, line, {1, 1, 400, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 104, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {1, 1, 100, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {1, 1, 96, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {1, 1, 92, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_bypass", agrees(copy->event_bypass, line, {1, 1, 88, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_reservation_fail", agrees(copy->event_reservation_fail, line, {1, 1, 84, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {1, 1, 80, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {1, 1, 76, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("evict_line", agrees(copy->evict_line, line, {1, 33, 40, 36}));
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
        std::printf("FAIL: l1: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: l1: %zu cycles\n", lines.size());
    return 0;
}
