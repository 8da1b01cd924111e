// warpcache 0.1.0: shared_l1 of design pact20
// Applies the recorded inputs of shared_l1_vectors.hex to shared_l1 and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 692;

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
    const std::vector<std::string> lines = read("shared_l1_vectors.hex");
    if (lines.size() != 4096 || lines.back().size() != digits) {
        std::printf("FAIL: shared_l1: shared_l1_vectors.hex must have 4096 lines, in the folder where this is started\n");
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
        drive(a.core_request_valid, line, {1, 1, 2760, 4});
        b.core_request_valid = a.core_request_valid;
        drive(a.core_request_kind, line, {1, 2, 2752, 4});
        b.core_request_kind = a.core_request_kind;
        drive(a.core_request_operation, line, {1, 4, 2748, 4});
        b.core_request_operation = a.core_request_operation;
        drive(a.core_request_line, line, {1, 33, 2712, 36});
        b.core_request_line = a.core_request_line;
        drive(a.core_request_sectors, line, {1, 4, 2708, 4});
        b.core_request_sectors = a.core_request_sectors;
        drive(a.core_request_byte_enable, line, {1, 32, 2676, 32});
        b.core_request_byte_enable = a.core_request_byte_enable;
        drive(a.core_request_data, line, {1, 256, 2420, 256});
        b.core_request_data = a.core_request_data;
        drive(a.core_request_bypass_l1, line, {1, 1, 2416, 4});
        b.core_request_bypass_l1 = a.core_request_bypass_l1;
        drive(a.core_request_id, line, {1, 8, 2408, 8});
        b.core_request_id = a.core_request_id;
        drive(a.core_reply_ready, line, {1, 1, 2384, 4});
        b.core_reply_ready = a.core_reply_ready;
        drive(a.remote_request_out_ready, line, {1, 1, 2104, 4});
        b.remote_request_out_ready = a.remote_request_out_ready;
        drive(a.remote_in_valid, line, {1, 1, 1740, 4});
        b.remote_in_valid = a.remote_in_valid;
        drive(a.remote_in_kind, line, {1, 2, 1732, 4});
        b.remote_in_kind = a.remote_in_kind;
        drive(a.remote_in_operation, line, {1, 4, 1728, 4});
        b.remote_in_operation = a.remote_in_operation;
        drive(a.remote_in_line, line, {1, 33, 1692, 36});
        b.remote_in_line = a.remote_in_line;
        drive(a.remote_in_sectors, line, {1, 4, 1688, 4});
        b.remote_in_sectors = a.remote_in_sectors;
        drive(a.remote_in_byte_enable, line, {1, 32, 1656, 32});
        b.remote_in_byte_enable = a.remote_in_byte_enable;
        drive(a.remote_in_data, line, {1, 256, 1400, 256});
        b.remote_in_data = a.remote_in_data;
        drive(a.remote_in_source, line, {1, 5, 1392, 8});
        b.remote_in_source = a.remote_in_source;
        drive(a.remote_in_id, line, {1, 8, 1384, 8});
        b.remote_in_id = a.remote_in_id;
        drive(a.l2_out_ready, line, {1, 1, 1352, 4});
        b.l2_out_ready = a.l2_out_ready;
        drive(a.l2_in_valid, line, {1, 1, 992, 4});
        b.l2_in_valid = a.l2_in_valid;
        drive(a.l2_in_id, line, {1, 12, 976, 12});
        b.l2_in_id = a.l2_in_id;
        drive(a.l2_in_kind, line, {1, 2, 972, 4});
        b.l2_in_kind = a.l2_in_kind;
        drive(a.l2_in_sector, line, {1, 2, 968, 4});
        b.l2_in_sector = a.l2_in_sector;
        drive(a.l2_in_data, line, {1, 256, 712, 256});
        b.l2_in_data = a.l2_in_data;
        drive(a.l2_in_last, line, {1, 1, 708, 4});
        b.l2_in_last = a.l2_in_last;
        drive(a.remote_out_ready, line, {1, 1, 700, 4});
        b.remote_out_ready = a.remote_out_ready;
        drive(a.remote_reply_in_valid, line, {1, 1, 412, 4});
        b.remote_reply_in_valid = a.remote_reply_in_valid;
        drive(a.remote_reply_in_id, line, {1, 8, 400, 8});
        b.remote_reply_in_id = a.remote_reply_in_id;
        drive(a.remote_reply_in_sectors, line, {1, 4, 396, 4});
        b.remote_reply_in_sectors = a.remote_reply_in_sectors;
        drive(a.remote_reply_in_data, line, {1, 256, 140, 256});
        b.remote_reply_in_data = a.remote_reply_in_data;
        drive(a.core_number, line, {1, 5, 132, 8});
        b.core_number = a.core_number;
        drive(a.flush, line, {1, 1, 128, 4});
        b.flush = a.flush;
        drive(a.counter_index, line, {1, 4, 36, 4});
        b.counter_index = a.counter_index;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("core_request_ready", agrees(copy->core_request_ready, line, {1, 1, 2756, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_valid", agrees(copy->core_status_valid, line, {1, 1, 2404, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_id", agrees(copy->core_status_id, line, {1, 8, 2396, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_word", agrees(copy->core_status_word, line, {1, 3, 2392, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_valid", agrees(copy->core_reply_valid, line, {1, 1, 2388, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_id", agrees(copy->core_reply_id, line, {1, 8, 2376, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_sector", agrees(copy->core_reply_sector, line, {1, 2, 2372, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_data", agrees(copy->core_reply_data, line, {1, 256, 2116, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_last", agrees(copy->core_reply_last, line, {1, 1, 2112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_valid", agrees(copy->remote_request_out_valid, line, {1, 1, 2108, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_home", agrees(copy->remote_request_out_home, line, {1, 5, 2096, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_kind", agrees(copy->remote_request_out_kind, line, {1, 2, 2092, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_operation", agrees(copy->remote_request_out_operation, line, {1, 4, 2088, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_line", agrees(copy->remote_request_out_line, line, {1, 33, 2052, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_sectors", agrees(copy->remote_request_out_sectors, line, {1, 4, 2048, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_byte_enable", agrees(copy->remote_request_out_byte_enable, line, {1, 32, 2016, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_data", agrees(copy->remote_request_out_data, line, {1, 256, 1760, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_source", agrees(copy->remote_request_out_source, line, {1, 5, 1752, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_request_out_id", agrees(copy->remote_request_out_id, line, {1, 8, 1744, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_in_ready", agrees(copy->remote_in_ready, line, {1, 1, 1736, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("home_status_valid", agrees(copy->home_status_valid, line, {1, 1, 1380, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("home_status_core", agrees(copy->home_status_core, line, {1, 5, 1372, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("home_status_id", agrees(copy->home_status_id, line, {1, 8, 1364, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("home_status_word", agrees(copy->home_status_word, line, {1, 3, 1360, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_valid", agrees(copy->l2_out_valid, line, {1, 1, 1356, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_kind", agrees(copy->l2_out_kind, line, {1, 2, 1348, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_operation", agrees(copy->l2_out_operation, line, {1, 4, 1344, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_line", agrees(copy->l2_out_line, line, {1, 33, 1308, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_sectors", agrees(copy->l2_out_sectors, line, {1, 4, 1304, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_byte_enable", agrees(copy->l2_out_byte_enable, line, {1, 32, 1272, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_data", agrees(copy->l2_out_data, line, {1, 256, 1016, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_source", agrees(copy->l2_out_source, line, {1, 8, 1008, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_out_id", agrees(copy->l2_out_id, line, {1, 12, 996, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_in_ready", agrees(copy->l2_in_ready, line, {1, 1, 988, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_valid", agrees(copy->remote_out_valid, line, {1, 1, 704, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_header", agrees(copy->remote_out_header, line, {1, 1, 696, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_core", agrees(copy->remote_out_core, line, {1, 5, 688, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_id", agrees(copy->remote_out_id, line, {1, 8, 680, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_sectors", agrees(copy->remote_out_sectors, line, {1, 4, 676, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_data", agrees(copy->remote_out_data, line, {1, 256, 420, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_out_last", agrees(copy->remote_out_last, line, {1, 1, 416, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_reply_in_ready", agrees(copy->remote_reply_in_ready, line, {1, 1, 408, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 124, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("phase", agrees(copy->phase, line, {1, 2, 120, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("even_sets_shared", agrees(copy->even_sets_shared, line, {1, 1, 116, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("odd_sets_shared", agrees(copy->odd_sets_shared, line, {1, 1, 112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_valid", agrees(copy->decision_valid, line, {1, 1, 108, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_shared", agrees(copy->decision_shared, line, {1, 1, 104, 4}));
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
        std::printf("FAIL: shared_l1: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: shared_l1: %zu cycles\n", lines.size());
    return 0;
}
