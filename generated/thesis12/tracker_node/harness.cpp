// warpcache 0.1.0: tracker_node of design thesis12
// Applies the recorded inputs of tracker_node_vectors.hex to tracker_node and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 783;

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
    const std::vector<std::string> lines = read("tracker_node_vectors.hex");
    if (lines.size() != 4096 || lines.back().size() != digits) {
        std::printf("FAIL: tracker_node: tracker_node_vectors.hex must have 4096 lines, in the folder where this is started\n");
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
        drive(a.active_warps, line, {1, 7, 3120, 8});
        b.active_warps = a.active_warps;
        drive(a.warp_valid, line, {1, 1, 3116, 4});
        b.warp_valid = a.warp_valid;
        drive(a.warp_active, line, {1, 32, 3080, 32});
        b.warp_active = a.warp_active;
        drive(a.warp_sector, line, {32, 35, 1928, 36});
        b.warp_sector = a.warp_sector;
        drive(a.ticket_valid, line, {1, 1, 1908, 4});
        b.ticket_valid = a.ticket_valid;
        drive(a.ticket_id, line, {1, 8, 1896, 8});
        b.ticket_id = a.ticket_id;
        drive(a.core_request_valid, line, {1, 1, 1832, 4});
        b.core_request_valid = a.core_request_valid;
        drive(a.core_request_kind, line, {1, 2, 1824, 4});
        b.core_request_kind = a.core_request_kind;
        drive(a.core_request_operation, line, {1, 4, 1820, 4});
        b.core_request_operation = a.core_request_operation;
        drive(a.core_request_line, line, {1, 33, 1784, 36});
        b.core_request_line = a.core_request_line;
        drive(a.core_request_sectors, line, {1, 4, 1780, 4});
        b.core_request_sectors = a.core_request_sectors;
        drive(a.core_request_byte_enable, line, {1, 32, 1748, 32});
        b.core_request_byte_enable = a.core_request_byte_enable;
        drive(a.core_request_data, line, {1, 256, 1492, 256});
        b.core_request_data = a.core_request_data;
        drive(a.core_request_bypass_l1, line, {1, 1, 1488, 4});
        b.core_request_bypass_l1 = a.core_request_bypass_l1;
        drive(a.core_request_id, line, {1, 8, 1480, 8});
        b.core_request_id = a.core_request_id;
        drive(a.core_reply_ready, line, {1, 1, 1456, 4});
        b.core_reply_ready = a.core_reply_ready;
        drive(a.message_ready, line, {1, 1, 1176, 4});
        b.message_ready = a.message_ready;
        drive(a.down_reply_valid, line, {1, 1, 824, 4});
        b.down_reply_valid = a.down_reply_valid;
        drive(a.down_reply_id, line, {1, 9, 808, 12});
        b.down_reply_id = a.down_reply_id;
        drive(a.down_reply_kind, line, {1, 2, 804, 4});
        b.down_reply_kind = a.down_reply_kind;
        drive(a.down_reply_sector, line, {1, 2, 800, 4});
        b.down_reply_sector = a.down_reply_sector;
        drive(a.down_reply_data, line, {1, 256, 544, 256});
        b.down_reply_data = a.down_reply_data;
        drive(a.down_reply_last, line, {1, 1, 540, 4});
        b.down_reply_last = a.down_reply_last;
        drive(a.forward_valid, line, {1, 1, 536, 4});
        b.forward_valid = a.forward_valid;
        drive(a.forward_line, line, {1, 33, 496, 36});
        b.forward_line = a.forward_line;
        drive(a.forward_requester, line, {1, 4, 492, 4});
        b.forward_requester = a.forward_requester;
        drive(a.forward_id, line, {1, 9, 480, 12});
        b.forward_id = a.forward_id;
        drive(a.answer_ready, line, {1, 1, 472, 4});
        b.answer_ready = a.answer_ready;
        drive(a.nack_ready, line, {1, 1, 180, 4});
        b.nack_ready = a.nack_ready;
        drive(a.flush, line, {1, 1, 124, 4});
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
            compare("warp_ready", agrees(copy->warp_ready, line, {1, 1, 3112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_valid", agrees(copy->decision_valid, line, {1, 1, 1924, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_unique", agrees(copy->decision_unique, line, {1, 6, 1916, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_bypass", agrees(copy->decision_bypass, line, {1, 1, 1912, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ticket_ready", agrees(copy->ticket_ready, line, {1, 1, 1904, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_valid", agrees(copy->line_valid, line, {1, 1, 1892, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_address", agrees(copy->line_address, line, {1, 33, 1856, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("line_sectors", agrees(copy->line_sectors, line, {1, 4, 1852, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_last", agrees(copy->line_last, line, {1, 1, 1848, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_bypass", agrees(copy->line_bypass, line, {1, 1, 1844, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_id", agrees(copy->line_id, line, {1, 8, 1836, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_request_ready", agrees(copy->core_request_ready, line, {1, 1, 1828, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_valid", agrees(copy->core_status_valid, line, {1, 1, 1476, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_id", agrees(copy->core_status_id, line, {1, 8, 1468, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_word", agrees(copy->core_status_word, line, {1, 3, 1464, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_valid", agrees(copy->core_reply_valid, line, {1, 1, 1460, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_id", agrees(copy->core_reply_id, line, {1, 8, 1448, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_sector", agrees(copy->core_reply_sector, line, {1, 2, 1444, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_data", agrees(copy->core_reply_data, line, {1, 256, 1188, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_last", agrees(copy->core_reply_last, line, {1, 1, 1184, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_valid", agrees(copy->message_valid, line, {1, 1, 1180, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_kind", agrees(copy->message_kind, line, {1, 2, 1172, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_operation", agrees(copy->message_operation, line, {1, 4, 1168, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_line", agrees(copy->message_line, line, {1, 33, 1132, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("message_sectors", agrees(copy->message_sectors, line, {1, 4, 1128, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_byte_enable", agrees(copy->message_byte_enable, line, {1, 32, 1096, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("message_data", agrees(copy->message_data, line, {1, 256, 840, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("message_id", agrees(copy->message_id, line, {1, 9, 828, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_ready", agrees(copy->down_reply_ready, line, {1, 1, 820, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_ready", agrees(copy->forward_ready, line, {1, 1, 532, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_valid", agrees(copy->answer_valid, line, {1, 1, 476, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_source", agrees(copy->answer_source, line, {1, 4, 468, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_id", agrees(copy->answer_id, line, {1, 9, 456, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_kind", agrees(copy->answer_kind, line, {1, 2, 452, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_sector", agrees(copy->answer_sector, line, {1, 2, 448, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_data", agrees(copy->answer_data, line, {1, 256, 192, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_last", agrees(copy->answer_last, line, {1, 1, 188, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_valid", agrees(copy->nack_valid, line, {1, 1, 184, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_line", agrees(copy->nack_line, line, {1, 33, 144, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_requester", agrees(copy->nack_requester, line, {1, 4, 140, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_id", agrees(copy->nack_id, line, {1, 9, 128, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 120, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {1, 1, 116, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {1, 1, 112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {1, 1, 108, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_bypass", agrees(copy->event_bypass, line, {1, 1, 104, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_reservation_fail", agrees(copy->event_reservation_fail, line, {1, 1, 100, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {1, 1, 96, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {1, 1, 92, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("evict_line", agrees(copy->evict_line, line, {1, 33, 56, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_answered", agrees(copy->tracker_answered, line, {1, 1, 52, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_nacked", agrees(copy->tracker_nacked, line, {1, 1, 48, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_removed", agrees(copy->tracker_removed, line, {1, 1, 44, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_retried", agrees(copy->tracker_retried, line, {1, 1, 40, 4}));
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
        std::printf("FAIL: tracker_node: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: tracker_node: %zu cycles\n", lines.size());
    return 0;
}
