// warpcache 0.1.0: decoupled_l1d of design ics15
// Runs decoupled_l1d on random inputs after a reset: harness [cycles] [wave.vcd]
//
// Two copies get the same inputs; the registers and memories of one start with zeros, of the other with ones. An
// output that differs depends on something that reset does not set. Memories are not reset, so that only `valid` and
// `ready` are compared.
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
    bool core_request_waits = false;
    bool down_reply_waits = false;
    long differences = 0;
    const long in_reset = 1;
    for (long cycle = -in_reset; cycle < cycles; ++cycle) {
        const uint64_t time = 2 * static_cast<uint64_t>(cycle + in_reset);
        a.clock = b.clock = 0;
        a.reset = b.reset = cycle < 0;
        if (!core_request_waits) draw<1>(a.core_request_valid);
        b.core_request_valid = a.core_request_valid;
        if (!core_request_waits) draw<2>(a.core_request_kind);
        b.core_request_kind = a.core_request_kind;
        if (!core_request_waits) draw<4>(a.core_request_operation);
        b.core_request_operation = a.core_request_operation;
        if (!core_request_waits) draw<33>(a.core_request_line);
        b.core_request_line = a.core_request_line;
        if (!core_request_waits) draw<4>(a.core_request_sectors);
        b.core_request_sectors = a.core_request_sectors;
        if (!core_request_waits) draw<32>(a.core_request_byte_enable);
        b.core_request_byte_enable = a.core_request_byte_enable;
        if (!core_request_waits) draw<256>(a.core_request_data);
        b.core_request_data = a.core_request_data;
        if (!core_request_waits) draw<1>(a.core_request_bypass_l1);
        b.core_request_bypass_l1 = a.core_request_bypass_l1;
        if (!core_request_waits) draw<8>(a.core_request_id);
        b.core_request_id = a.core_request_id;
        draw<1>(a.core_reply_ready);
        b.core_reply_ready = a.core_reply_ready;
        draw<1>(a.down_request_ready);
        b.down_request_ready = a.down_request_ready;
        if (!down_reply_waits) draw<1>(a.down_reply_valid);
        b.down_reply_valid = a.down_reply_valid;
        if (!down_reply_waits) draw<9>(a.down_reply_id);
        b.down_reply_id = a.down_reply_id;
        if (!down_reply_waits) draw<2>(a.down_reply_kind);
        b.down_reply_kind = a.down_reply_kind;
        if (!down_reply_waits) draw<2>(a.down_reply_sector);
        b.down_reply_sector = a.down_reply_sector;
        if (!down_reply_waits) draw<256>(a.down_reply_data);
        b.down_reply_data = a.down_reply_data;
        if (!down_reply_waits) draw<1>(a.down_reply_last);
        b.down_reply_last = a.down_reply_last;
        draw<8>(a.core_number);
        b.core_number = a.core_number;
        draw<1>(a.baseline);
        b.baseline = a.baseline;
        draw<1>(a.flush);
        b.flush = a.flush;
        draw<3>(a.counter_index);
        b.counter_index = a.counter_index;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("core_request_ready", same(a.core_request_ready, b.core_request_ready));
        compare("core_status_valid", same(a.core_status_valid, b.core_status_valid));
        compare("core_reply_valid", same(a.core_reply_valid, b.core_reply_valid));
        compare("down_request_valid", same(a.down_request_valid, b.down_request_valid));
        compare("down_reply_ready", same(a.down_reply_ready, b.down_reply_ready));
        compare("entry_valid", same(a.entry_valid, b.entry_valid));
        core_request_waits = cycle >= 0 && a.core_request_valid && !a.core_request_ready;
        down_reply_waits = cycle >= 0 && a.down_reply_valid && !a.down_reply_ready;
        a.clock = b.clock = 1;
        eval(time + 1);
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: decoupled_l1d: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: decoupled_l1d: %ld cycles\n", cycles);
    return 0;
}
