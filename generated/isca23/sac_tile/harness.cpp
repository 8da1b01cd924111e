// warpcache 0.1.0: sac_tile of design isca23
// Applies the recorded inputs of sac_tile_vectors.hex to sac_tile and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 643;

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
    const std::vector<std::string> lines = read("sac_tile_vectors.hex");
    if (lines.size() != 4096 || lines.back().size() != digits) {
        std::printf("FAIL: sac_tile: sac_tile_vectors.hex must have 4096 lines, in the folder where this is started\n");
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
        drive(a.sm_side, line, {1, 1, 2564, 4});
        b.sm_side = a.sm_side;
        drive(a.flush, line, {1, 1, 2560, 4});
        b.flush = a.flush;
        drive(a.chip, line, {1, 2, 2548, 4});
        b.chip = a.chip;
        drive(a.slice, line, {1, 4, 2544, 4});
        b.slice = a.slice;
        drive(a.local_valid, line, {1, 1, 2540, 4});
        b.local_valid = a.local_valid;
        drive(a.local_kind, line, {1, 2, 2532, 4});
        b.local_kind = a.local_kind;
        drive(a.local_operation, line, {1, 4, 2528, 4});
        b.local_operation = a.local_operation;
        drive(a.local_line, line, {1, 41, 2484, 44});
        b.local_line = a.local_line;
        drive(a.local_sectors, line, {1, 4, 2480, 4});
        b.local_sectors = a.local_sectors;
        drive(a.local_byte_enable, line, {1, 32, 2448, 32});
        b.local_byte_enable = a.local_byte_enable;
        drive(a.local_data, line, {1, 256, 2192, 256});
        b.local_data = a.local_data;
        drive(a.local_source, line, {1, 8, 2184, 8});
        b.local_source = a.local_source;
        drive(a.local_id, line, {1, 9, 2172, 12});
        b.local_id = a.local_id;
        drive(a.local_chip, line, {1, 2, 2168, 4});
        b.local_chip = a.local_chip;
        drive(a.local_home, line, {1, 2, 2164, 4});
        b.local_home = a.local_home;
        drive(a.link_valid, line, {1, 1, 2160, 4});
        b.link_valid = a.link_valid;
        drive(a.link_kind, line, {1, 2, 2152, 4});
        b.link_kind = a.link_kind;
        drive(a.link_operation, line, {1, 4, 2148, 4});
        b.link_operation = a.link_operation;
        drive(a.link_line, line, {1, 41, 2104, 44});
        b.link_line = a.link_line;
        drive(a.link_sectors, line, {1, 4, 2100, 4});
        b.link_sectors = a.link_sectors;
        drive(a.link_byte_enable, line, {1, 32, 2068, 32});
        b.link_byte_enable = a.link_byte_enable;
        drive(a.link_data, line, {1, 256, 1812, 256});
        b.link_data = a.link_data;
        drive(a.link_source, line, {1, 8, 1804, 8});
        b.link_source = a.link_source;
        drive(a.link_id, line, {1, 9, 1792, 12});
        b.link_id = a.link_id;
        drive(a.link_chip, line, {1, 2, 1788, 4});
        b.link_chip = a.link_chip;
        drive(a.link_home, line, {1, 2, 1784, 4});
        b.link_home = a.link_home;
        drive(a.link_out_ready, line, {1, 1, 1776, 4});
        b.link_out_ready = a.link_out_ready;
        drive(a.remote_reply_valid, line, {1, 1, 1400, 4});
        b.remote_reply_valid = a.remote_reply_valid;
        drive(a.remote_reply_id, line, {1, 7, 1388, 8});
        b.remote_reply_id = a.remote_reply_id;
        drive(a.remote_reply_kind, line, {1, 2, 1384, 4});
        b.remote_reply_kind = a.remote_reply_kind;
        drive(a.remote_reply_sector, line, {1, 2, 1380, 4});
        b.remote_reply_sector = a.remote_reply_sector;
        drive(a.remote_reply_data, line, {1, 256, 1124, 256});
        b.remote_reply_data = a.remote_reply_data;
        drive(a.remote_reply_last, line, {1, 1, 1120, 4});
        b.remote_reply_last = a.remote_reply_last;
        drive(a.reply_ready, line, {1, 1, 1112, 4});
        b.reply_ready = a.reply_ready;
        drive(a.memory_ready, line, {1, 1, 808, 4});
        b.memory_ready = a.memory_ready;
        drive(a.memory_reply_valid, line, {1, 1, 432, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_source, line, {1, 8, 420, 8});
        b.memory_reply_source = a.memory_reply_source;
        drive(a.memory_reply_id, line, {1, 11, 408, 12});
        b.memory_reply_id = a.memory_reply_id;
        drive(a.memory_reply_kind, line, {1, 2, 404, 4});
        b.memory_reply_kind = a.memory_reply_kind;
        drive(a.memory_reply_sector, line, {1, 2, 400, 4});
        b.memory_reply_sector = a.memory_reply_sector;
        drive(a.memory_reply_data, line, {1, 256, 144, 256});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_last, line, {1, 1, 140, 4});
        b.memory_reply_last = a.memory_reply_last;
        drive(a.memory_reply_chip, line, {1, 2, 136, 4});
        b.memory_reply_chip = a.memory_reply_chip;
        drive(a.counter_index, line, {1, 3, 36, 4});
        b.counter_index = a.counter_index;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 2556, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 2552, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("local_ready", agrees(copy->local_ready, line, {1, 1, 2536, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_ready", agrees(copy->link_ready, line, {1, 1, 2156, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_valid", agrees(copy->link_out_valid, line, {1, 1, 1780, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_kind", agrees(copy->link_out_kind, line, {1, 2, 1772, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_operation", agrees(copy->link_out_operation, line, {1, 4, 1768, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_line", agrees(copy->link_out_line, line, {1, 41, 1724, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_sectors", agrees(copy->link_out_sectors, line, {1, 4, 1720, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_byte_enable", agrees(copy->link_out_byte_enable, line, {1, 32, 1688, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_data", agrees(copy->link_out_data, line, {1, 256, 1432, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_source", agrees(copy->link_out_source, line, {1, 8, 1424, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_id", agrees(copy->link_out_id, line, {1, 9, 1412, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_chip", agrees(copy->link_out_chip, line, {1, 2, 1408, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_home", agrees(copy->link_out_home, line, {1, 2, 1404, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_reply_ready", agrees(copy->remote_reply_ready, line, {1, 1, 1396, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_valid", agrees(copy->reply_valid, line, {1, 1, 1116, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_source", agrees(copy->reply_source, line, {1, 8, 1104, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_id", agrees(copy->reply_id, line, {1, 9, 1092, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_kind", agrees(copy->reply_kind, line, {1, 2, 1088, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_sector", agrees(copy->reply_sector, line, {1, 2, 1084, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_data", agrees(copy->reply_data, line, {1, 256, 828, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_last", agrees(copy->reply_last, line, {1, 1, 824, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_chip", agrees(copy->reply_chip, line, {1, 2, 820, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_to_slice", agrees(copy->reply_to_slice, line, {1, 1, 816, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_valid", agrees(copy->memory_valid, line, {1, 1, 812, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_kind", agrees(copy->memory_kind, line, {1, 2, 804, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_operation", agrees(copy->memory_operation, line, {1, 4, 800, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_line", agrees(copy->memory_line, line, {1, 41, 756, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_sectors", agrees(copy->memory_sectors, line, {1, 4, 752, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_byte_enable", agrees(copy->memory_byte_enable, line, {1, 32, 720, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_data", agrees(copy->memory_data, line, {1, 256, 464, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_source", agrees(copy->memory_source, line, {1, 8, 456, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_id", agrees(copy->memory_id, line, {1, 11, 444, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_chip", agrees(copy->memory_chip, line, {1, 2, 440, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_home", agrees(copy->memory_home, line, {1, 2, 436, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {1, 1, 428, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("arrival_valid", agrees(copy->arrival_valid, line, {1, 1, 132, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("arrival_chip", agrees(copy->arrival_chip, line, {1, 2, 128, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("arrival_line", agrees(copy->arrival_line, line, {1, 41, 84, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("arrival_sectors", agrees(copy->arrival_sectors, line, {1, 4, 80, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("lookup_hit", agrees(copy->lookup_hit, line, {1, 1, 76, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("atomic_hit", agrees(copy->atomic_hit, line, {1, 1, 72, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {1, 1, 68, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {1, 1, 64, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {1, 1, 60, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_atomic", agrees(copy->event_atomic, line, {1, 1, 56, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_wait", agrees(copy->event_wait, line, {1, 1, 52, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {1, 1, 48, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_write_back", agrees(copy->event_write_back, line, {1, 1, 44, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {1, 1, 40, 4}));
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
        std::printf("FAIL: sac_tile: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: sac_tile: %zu cycles\n", lines.size());
    return 0;
}
