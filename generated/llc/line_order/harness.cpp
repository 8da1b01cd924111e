// warpcache 0.1.0: line_order of design llc
// Runs line_order on random inputs after a reset: harness [cycles] [wave.vcd]
//
// Two copies get the same inputs; the registers and memories of one start with zeros, of the other with ones. An
// output that differs depends on something that reset does not set.
// Replace `draw` by a stimulus of your own.
#include "Vdut.h"
#include "verilated.h"
#include "verilated_vcd_c.h"
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

uint64_t state = 0x9e3779b97f4a7c15;

uint64_t stir() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

// A port of up to 64 bits, and a wider one, which is an array of 32-bit words.
template <int Bits, class Port> void draw(Port& port) {
    port = static_cast<Port>(stir() & (~uint64_t{0} >> (64 - Bits)));
}
template <int Bits, std::size_t Words> void draw(VlWide<Words>& port) {
    for (std::size_t i = 0; i < Words; ++i) port[i] = static_cast<EData>(stir());
    port[Words - 1] &= ~EData{0} >> ((32 - Bits % 32) % 32);
}

template <class Port> bool same(const Port& a, const Port& b) { return a == b; }
template <std::size_t Words> bool same(const VlWide<Words>& a, const VlWide<Words>& b) {
    for (std::size_t i = 0; i < Words; ++i)
        if (a[i] != b[i]) return false;
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
    const long cycles = argc > 1 ? std::atol(argv[1]) : 10000;
    Copy first{0}, second{1};
    Vdut &a = *first.top, &b = *second.top;
    VerilatedVcdC trace;
    if (argc > 2) {
        a.trace(&trace, 99);
        trace.open(argv[2]);
    }
    const auto eval = [&](uint64_t time) {
        first.eval();
        second.eval();
        if (argc > 2) trace.dump(time);
    };
    bool request_waits = false;
    bool memory_reply_waits = false;
    long differences = 0;
    const long in_reset = 1;
    for (long cycle = -in_reset; cycle < cycles; ++cycle) {
        const uint64_t time = 2 * static_cast<uint64_t>(cycle + in_reset);
        a.clock = b.clock = 0;
        a.reset = b.reset = cycle < 0;
        if (!request_waits) draw<1>(a.request_valid);
        b.request_valid = a.request_valid;
        if (!request_waits) draw<2>(a.request_kind);
        b.request_kind = a.request_kind;
        if (!request_waits) draw<4>(a.request_operation);
        b.request_operation = a.request_operation;
        if (!request_waits) draw<41>(a.request_line);
        b.request_line = a.request_line;
        if (!request_waits) draw<4>(a.request_sectors);
        b.request_sectors = a.request_sectors;
        if (!request_waits) draw<32>(a.request_byte_enable);
        b.request_byte_enable = a.request_byte_enable;
        if (!request_waits) draw<256>(a.request_data);
        b.request_data = a.request_data;
        if (!request_waits) draw<7>(a.request_id);
        b.request_id = a.request_id;
        draw<1>(a.reply_ready);
        b.reply_ready = a.reply_ready;
        draw<1>(a.memory_request_ready);
        b.memory_request_ready = a.memory_request_ready;
        if (!memory_reply_waits) draw<1>(a.memory_reply_valid);
        b.memory_reply_valid = a.memory_reply_valid;
        if (!memory_reply_waits) draw<7>(a.memory_reply_id);
        b.memory_reply_id = a.memory_reply_id;
        if (!memory_reply_waits) draw<2>(a.memory_reply_kind);
        b.memory_reply_kind = a.memory_reply_kind;
        if (!memory_reply_waits) draw<2>(a.memory_reply_sector);
        b.memory_reply_sector = a.memory_reply_sector;
        if (!memory_reply_waits) draw<256>(a.memory_reply_data);
        b.memory_reply_data = a.memory_reply_data;
        if (!memory_reply_waits) draw<1>(a.memory_reply_last);
        b.memory_reply_last = a.memory_reply_last;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("request_ready", same(a.request_ready, b.request_ready));
        compare("reply_valid", same(a.reply_valid, b.reply_valid));
        compare("reply_id", !a.reply_valid || same(a.reply_id, b.reply_id));
        compare("reply_kind", !a.reply_valid || same(a.reply_kind, b.reply_kind));
        compare("reply_sector", !a.reply_valid || same(a.reply_sector, b.reply_sector));
        compare("reply_data", !a.reply_valid || same(a.reply_data, b.reply_data));
        compare("reply_last", !a.reply_valid || same(a.reply_last, b.reply_last));
        compare("memory_request_valid", same(a.memory_request_valid, b.memory_request_valid));
        compare("memory_request_kind", !a.memory_request_valid || same(a.memory_request_kind, b.memory_request_kind));
        compare("memory_request_operation", !a.memory_request_valid || same(a.memory_request_operation, b.memory_request_operation));
        compare("memory_request_line", !a.memory_request_valid || same(a.memory_request_line, b.memory_request_line));
        compare("memory_request_sectors", !a.memory_request_valid || same(a.memory_request_sectors, b.memory_request_sectors));
        compare("memory_request_byte_enable", !a.memory_request_valid || same(a.memory_request_byte_enable, b.memory_request_byte_enable));
        compare("memory_request_data", !a.memory_request_valid || same(a.memory_request_data, b.memory_request_data));
        compare("memory_request_id", !a.memory_request_valid || same(a.memory_request_id, b.memory_request_id));
        compare("memory_reply_ready", same(a.memory_reply_ready, b.memory_reply_ready));
        compare("idle", same(a.idle, b.idle));
        request_waits = cycle >= 0 && a.request_valid && !a.request_ready;
        memory_reply_waits = cycle >= 0 && a.memory_reply_valid && !a.memory_reply_ready;
        a.clock = b.clock = 1;
        eval(time + 1);
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: line_order: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: line_order: %ld cycles\n", cycles);
    return 0;
}
