// warpcache 0.1.0: sac_entry of design isca23
// Applies the recorded inputs of sac_entry_vectors.hex to sac_entry and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 344;

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
    const std::vector<std::string> lines = read("sac_entry_vectors.hex");
    if (lines.size() != 6520 || lines.back().size() != digits) {
        std::printf("FAIL: sac_entry: sac_entry_vectors.hex must have 6520 lines, in the folder where this is started\n");
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
        drive(a.sm_side, line, {1, 1, 1368, 4});
        b.sm_side = a.sm_side;
        drive(a.chip, line, {1, 2, 1364, 4});
        b.chip = a.chip;
        drive(a.hold, line, {1, 1, 1360, 4});
        b.hold = a.hold;
        drive(a.request_valid, line, {1, 1, 1348, 4});
        b.request_valid = a.request_valid;
        drive(a.request_kind, line, {1, 2, 1340, 4});
        b.request_kind = a.request_kind;
        drive(a.request_operation, line, {1, 4, 1336, 4});
        b.request_operation = a.request_operation;
        drive(a.request_line, line, {1, 41, 1292, 44});
        b.request_line = a.request_line;
        drive(a.request_sectors, line, {1, 4, 1288, 4});
        b.request_sectors = a.request_sectors;
        drive(a.request_byte_enable, line, {1, 32, 1256, 32});
        b.request_byte_enable = a.request_byte_enable;
        drive(a.request_data, line, {1, 256, 1000, 256});
        b.request_data = a.request_data;
        drive(a.request_source, line, {1, 8, 992, 8});
        b.request_source = a.request_source;
        drive(a.request_id, line, {1, 9, 980, 12});
        b.request_id = a.request_id;
        drive(a.request_home, line, {1, 2, 976, 4});
        b.request_home = a.request_home;
        drive(a.forward_ready, line, {1, 1, 968, 4});
        b.forward_ready = a.forward_ready;
        drive(a.reply_valid, line, {1, 1, 584, 4});
        b.reply_valid = a.reply_valid;
        drive(a.reply_id, line, {1, 9, 568, 12});
        b.reply_id = a.reply_id;
        drive(a.reply_kind, line, {1, 2, 564, 4});
        b.reply_kind = a.reply_kind;
        drive(a.reply_sector, line, {1, 2, 560, 4});
        b.reply_sector = a.reply_sector;
        drive(a.reply_data, line, {1, 256, 304, 256});
        b.reply_data = a.reply_data;
        drive(a.reply_last, line, {1, 1, 300, 4});
        b.reply_last = a.reply_last;
        drive(a.down_reply_ready, line, {1, 1, 292, 4});
        b.down_reply_ready = a.down_reply_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("held", agrees(copy->held, line, {1, 1, 1356, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("empty", agrees(copy->empty, line, {1, 1, 1352, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_ready", agrees(copy->request_ready, line, {1, 1, 1344, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_valid", agrees(copy->forward_valid, line, {1, 1, 972, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_kind", agrees(copy->forward_kind, line, {1, 2, 964, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_operation", agrees(copy->forward_operation, line, {1, 4, 960, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_line", agrees(copy->forward_line, line, {1, 41, 916, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_sectors", agrees(copy->forward_sectors, line, {1, 4, 912, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_byte_enable", agrees(copy->forward_byte_enable, line, {1, 32, 880, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_data", agrees(copy->forward_data, line, {1, 256, 624, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_source", agrees(copy->forward_source, line, {1, 8, 616, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_id", agrees(copy->forward_id, line, {1, 9, 604, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_chip", agrees(copy->forward_chip, line, {1, 2, 600, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_home", agrees(copy->forward_home, line, {1, 2, 596, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_to_chip", agrees(copy->forward_to_chip, line, {1, 2, 592, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_to_slice", agrees(copy->forward_to_slice, line, {1, 4, 588, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_ready", agrees(copy->reply_ready, line, {1, 1, 580, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_valid", agrees(copy->down_reply_valid, line, {1, 1, 296, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_id", agrees(copy->down_reply_id, line, {1, 9, 280, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_kind", agrees(copy->down_reply_kind, line, {1, 2, 276, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_sector", agrees(copy->down_reply_sector, line, {1, 2, 272, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_data", agrees(copy->down_reply_data, line, {1, 256, 16, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_last", agrees(copy->down_reply_last, line, {1, 1, 12, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("miss_valid", agrees(copy->miss_valid, line, {1, 1, 8, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("miss_slice", agrees(copy->miss_slice, line, {1, 4, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("miss_local", agrees(copy->miss_local, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: sac_entry: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: sac_entry: %zu cycles\n", lines.size());
    return 0;
}
