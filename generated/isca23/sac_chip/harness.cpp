// warpcache 0.1.0: sac_chip of design isca23
// Applies the recorded inputs of sac_chip_vectors.hex to sac_chip and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 20636;

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
    const std::vector<std::string> lines = read("sac_chip_vectors.hex");
    if (lines.size() != 424 || lines.back().size() != digits) {
        std::printf("FAIL: sac_chip: sac_chip_vectors.hex must have 424 lines, in the folder where this is started\n");
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
        drive(a.chip, line, {1, 2, 82536, 4});
        b.chip = a.chip;
        drive(a.level_hold, line, {1, 1, 82532, 4});
        b.level_hold = a.level_hold;
        drive(a.level_flush, line, {1, 1, 82528, 4});
        b.level_flush = a.level_flush;
        drive(a.level_sm_side, line, {1, 1, 82524, 4});
        b.level_sm_side = a.level_sm_side;
        drive(a.level_profile, line, {1, 1, 82520, 4});
        b.level_profile = a.level_profile;
        drive(a.profile_counter_ready, line, {1, 1, 82488, 4});
        b.profile_counter_ready = a.profile_counter_ready;
        drive(a.request_valid, line, {32, 1, 82312, 4});
        b.request_valid = a.request_valid;
        drive(a.request_kind, line, {32, 2, 82056, 4});
        b.request_kind = a.request_kind;
        drive(a.request_operation, line, {32, 4, 81928, 4});
        b.request_operation = a.request_operation;
        drive(a.request_line, line, {32, 41, 80520, 44});
        b.request_line = a.request_line;
        drive(a.request_sectors, line, {32, 4, 80392, 4});
        b.request_sectors = a.request_sectors;
        drive(a.request_byte_enable, line, {32, 32, 79368, 32});
        b.request_byte_enable = a.request_byte_enable;
        drive(a.request_data, line, {32, 256, 71176, 256});
        b.request_data = a.request_data;
        drive(a.request_source, line, {32, 8, 70920, 8});
        b.request_source = a.request_source;
        drive(a.request_id, line, {32, 9, 70536, 12});
        b.request_id = a.request_id;
        drive(a.request_home, line, {32, 2, 70408, 4});
        b.request_home = a.request_home;
        drive(a.forward_ready, line, {32, 1, 70152, 4});
        b.forward_ready = a.forward_ready;
        drive(a.reply_valid, line, {32, 1, 57864, 4});
        b.reply_valid = a.reply_valid;
        drive(a.reply_id, line, {32, 9, 57352, 12});
        b.reply_id = a.reply_id;
        drive(a.reply_kind, line, {32, 2, 57224, 4});
        b.reply_kind = a.reply_kind;
        drive(a.reply_sector, line, {32, 2, 57096, 4});
        b.reply_sector = a.reply_sector;
        drive(a.reply_data, line, {32, 256, 48904, 256});
        b.reply_data = a.reply_data;
        drive(a.reply_last, line, {32, 1, 48776, 4});
        b.reply_last = a.reply_last;
        drive(a.down_reply_ready, line, {32, 1, 48520, 4});
        b.down_reply_ready = a.down_reply_ready;
        drive(a.local_valid, line, {16, 1, 39496, 4});
        b.local_valid = a.local_valid;
        drive(a.local_kind, line, {16, 2, 39368, 4});
        b.local_kind = a.local_kind;
        drive(a.local_operation, line, {16, 4, 39304, 4});
        b.local_operation = a.local_operation;
        drive(a.local_line, line, {16, 41, 38600, 44});
        b.local_line = a.local_line;
        drive(a.local_sectors, line, {16, 4, 38536, 4});
        b.local_sectors = a.local_sectors;
        drive(a.local_byte_enable, line, {16, 32, 38024, 32});
        b.local_byte_enable = a.local_byte_enable;
        drive(a.local_data, line, {16, 256, 33928, 256});
        b.local_data = a.local_data;
        drive(a.local_source, line, {16, 8, 33800, 8});
        b.local_source = a.local_source;
        drive(a.local_id, line, {16, 9, 33608, 12});
        b.local_id = a.local_id;
        drive(a.local_chip, line, {16, 2, 33544, 4});
        b.local_chip = a.local_chip;
        drive(a.local_home, line, {16, 2, 33480, 4});
        b.local_home = a.local_home;
        drive(a.link_valid, line, {16, 1, 33416, 4});
        b.link_valid = a.link_valid;
        drive(a.link_kind, line, {16, 2, 33288, 4});
        b.link_kind = a.link_kind;
        drive(a.link_operation, line, {16, 4, 33224, 4});
        b.link_operation = a.link_operation;
        drive(a.link_line, line, {16, 41, 32520, 44});
        b.link_line = a.link_line;
        drive(a.link_sectors, line, {16, 4, 32456, 4});
        b.link_sectors = a.link_sectors;
        drive(a.link_byte_enable, line, {16, 32, 31944, 32});
        b.link_byte_enable = a.link_byte_enable;
        drive(a.link_data, line, {16, 256, 27848, 256});
        b.link_data = a.link_data;
        drive(a.link_source, line, {16, 8, 27720, 8});
        b.link_source = a.link_source;
        drive(a.link_id, line, {16, 9, 27528, 12});
        b.link_id = a.link_id;
        drive(a.link_chip, line, {16, 2, 27464, 4});
        b.link_chip = a.link_chip;
        drive(a.link_home, line, {16, 2, 27400, 4});
        b.link_home = a.link_home;
        drive(a.link_out_ready, line, {16, 1, 27272, 4});
        b.link_out_ready = a.link_out_ready;
        drive(a.remote_reply_valid, line, {16, 1, 21256, 4});
        b.remote_reply_valid = a.remote_reply_valid;
        drive(a.remote_reply_id, line, {16, 7, 21064, 8});
        b.remote_reply_id = a.remote_reply_id;
        drive(a.remote_reply_kind, line, {16, 2, 21000, 4});
        b.remote_reply_kind = a.remote_reply_kind;
        drive(a.remote_reply_sector, line, {16, 2, 20936, 4});
        b.remote_reply_sector = a.remote_reply_sector;
        drive(a.remote_reply_data, line, {16, 256, 16840, 256});
        b.remote_reply_data = a.remote_reply_data;
        drive(a.remote_reply_last, line, {16, 1, 16776, 4});
        b.remote_reply_last = a.remote_reply_last;
        drive(a.tile_reply_ready, line, {16, 1, 16648, 4});
        b.tile_reply_ready = a.tile_reply_ready;
        drive(a.memory_ready, line, {16, 1, 11784, 4});
        b.memory_ready = a.memory_ready;
        drive(a.memory_reply_valid, line, {16, 1, 5768, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_source, line, {16, 8, 5576, 8});
        b.memory_reply_source = a.memory_reply_source;
        drive(a.memory_reply_id, line, {16, 11, 5384, 12});
        b.memory_reply_id = a.memory_reply_id;
        drive(a.memory_reply_kind, line, {16, 2, 5320, 4});
        b.memory_reply_kind = a.memory_reply_kind;
        drive(a.memory_reply_sector, line, {16, 2, 5256, 4});
        b.memory_reply_sector = a.memory_reply_sector;
        drive(a.memory_reply_data, line, {16, 256, 1160, 256});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_last, line, {16, 1, 1096, 4});
        b.memory_reply_last = a.memory_reply_last;
        drive(a.memory_reply_chip, line, {16, 2, 1032, 4});
        b.memory_reply_chip = a.memory_reply_chip;
        drive(a.counter_index, line, {1, 3, 516, 4});
        b.counter_index = a.counter_index;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("answer_held", agrees(copy->answer_held, line, {1, 1, 82516, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_empty", agrees(copy->answer_empty, line, {1, 1, 82512, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_idle", agrees(copy->answer_idle, line, {1, 1, 82508, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_flushed", agrees(copy->answer_flushed, line, {1, 1, 82504, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_organisation", agrees(copy->answer_organisation, line, {1, 1, 82500, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_profiled", agrees(copy->answer_profiled, line, {1, 1, 82496, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("profile_counter_valid", agrees(copy->profile_counter_valid, line, {1, 1, 82492, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("profile_counter_data", agrees(copy->profile_counter_data, line, {1, 24, 82464, 24}));
        for (const Vdut* copy : {&a, &b})
            compare("crd_dropped", agrees(copy->crd_dropped, line, {1, 24, 82440, 24}));
        for (const Vdut* copy : {&a, &b})
            compare("request_ready", agrees(copy->request_ready, line, {32, 1, 82184, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_valid", agrees(copy->forward_valid, line, {32, 1, 70280, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_kind", agrees(copy->forward_kind, line, {32, 2, 70024, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_operation", agrees(copy->forward_operation, line, {32, 4, 69896, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_line", agrees(copy->forward_line, line, {32, 41, 68488, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_sectors", agrees(copy->forward_sectors, line, {32, 4, 68360, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_byte_enable", agrees(copy->forward_byte_enable, line, {32, 32, 67336, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_data", agrees(copy->forward_data, line, {32, 256, 59144, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_source", agrees(copy->forward_source, line, {32, 8, 58888, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_id", agrees(copy->forward_id, line, {32, 9, 58504, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_chip", agrees(copy->forward_chip, line, {32, 2, 58376, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_home", agrees(copy->forward_home, line, {32, 2, 58248, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_to_chip", agrees(copy->forward_to_chip, line, {32, 2, 58120, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_to_slice", agrees(copy->forward_to_slice, line, {32, 4, 57992, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_ready", agrees(copy->reply_ready, line, {32, 1, 57736, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_valid", agrees(copy->down_reply_valid, line, {32, 1, 48648, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_id", agrees(copy->down_reply_id, line, {32, 9, 48136, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_kind", agrees(copy->down_reply_kind, line, {32, 2, 48008, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_sector", agrees(copy->down_reply_sector, line, {32, 2, 47880, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_data", agrees(copy->down_reply_data, line, {32, 256, 39688, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_last", agrees(copy->down_reply_last, line, {32, 1, 39560, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("local_ready", agrees(copy->local_ready, line, {16, 1, 39432, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_ready", agrees(copy->link_ready, line, {16, 1, 33352, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_valid", agrees(copy->link_out_valid, line, {16, 1, 27336, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_kind", agrees(copy->link_out_kind, line, {16, 2, 27208, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_operation", agrees(copy->link_out_operation, line, {16, 4, 27144, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_line", agrees(copy->link_out_line, line, {16, 41, 26440, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_sectors", agrees(copy->link_out_sectors, line, {16, 4, 26376, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_byte_enable", agrees(copy->link_out_byte_enable, line, {16, 32, 25864, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_data", agrees(copy->link_out_data, line, {16, 256, 21768, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_source", agrees(copy->link_out_source, line, {16, 8, 21640, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_id", agrees(copy->link_out_id, line, {16, 9, 21448, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_chip", agrees(copy->link_out_chip, line, {16, 2, 21384, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("link_out_home", agrees(copy->link_out_home, line, {16, 2, 21320, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("remote_reply_ready", agrees(copy->remote_reply_ready, line, {16, 1, 21192, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_valid", agrees(copy->tile_reply_valid, line, {16, 1, 16712, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_source", agrees(copy->tile_reply_source, line, {16, 8, 16520, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_id", agrees(copy->tile_reply_id, line, {16, 9, 16328, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_kind", agrees(copy->tile_reply_kind, line, {16, 2, 16264, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_sector", agrees(copy->tile_reply_sector, line, {16, 2, 16200, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_data", agrees(copy->tile_reply_data, line, {16, 256, 12104, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_last", agrees(copy->tile_reply_last, line, {16, 1, 12040, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_chip", agrees(copy->tile_reply_chip, line, {16, 2, 11976, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tile_reply_to_slice", agrees(copy->tile_reply_to_slice, line, {16, 1, 11912, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_valid", agrees(copy->memory_valid, line, {16, 1, 11848, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_kind", agrees(copy->memory_kind, line, {16, 2, 11720, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_operation", agrees(copy->memory_operation, line, {16, 4, 11656, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_line", agrees(copy->memory_line, line, {16, 41, 10952, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_sectors", agrees(copy->memory_sectors, line, {16, 4, 10888, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_byte_enable", agrees(copy->memory_byte_enable, line, {16, 32, 10376, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_data", agrees(copy->memory_data, line, {16, 256, 6280, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_source", agrees(copy->memory_source, line, {16, 8, 6152, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_id", agrees(copy->memory_id, line, {16, 11, 5960, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_chip", agrees(copy->memory_chip, line, {16, 2, 5896, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_home", agrees(copy->memory_home, line, {16, 2, 5832, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {16, 1, 5704, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {16, 1, 968, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {16, 1, 904, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {16, 1, 840, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_atomic", agrees(copy->event_atomic, line, {16, 1, 776, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_wait", agrees(copy->event_wait, line, {16, 1, 712, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {16, 1, 648, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_write_back", agrees(copy->event_write_back, line, {16, 1, 584, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {16, 1, 520, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("counter_value", agrees(copy->counter_value, line, {16, 32, 4, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: sac_chip: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: sac_chip: %zu cycles\n", lines.size());
    return 0;
}
