// warpcache 0.1.0: slice_bypass of design isca23
// Runs slice_bypass on random inputs after a reset: harness [cycles] [wave.vcd]
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
    bool local_waits = false;
    bool link_waits = false;
    bool miss_waits = false;
    bool memory_reply_waits = false;
    bool slice_reply_waits = false;
    long differences = 0;
    const long in_reset = 1;
    for (long cycle = -in_reset; cycle < cycles; ++cycle) {
        const uint64_t time = 2 * static_cast<uint64_t>(cycle + in_reset);
        a.clock = b.clock = 0;
        a.reset = b.reset = cycle < 0;
        draw<1>(a.sm_side);
        b.sm_side = a.sm_side;
        if (!local_waits) draw<1>(a.local_valid);
        b.local_valid = a.local_valid;
        if (!local_waits) draw<57>(a.local_data);
        b.local_data = a.local_data;
        if (!link_waits) draw<1>(a.link_valid);
        b.link_valid = a.link_valid;
        if (!link_waits) draw<57>(a.link_data);
        b.link_data = a.link_data;
        draw<1>(a.slice_ready);
        b.slice_ready = a.slice_ready;
        if (!miss_waits) draw<1>(a.miss_valid);
        b.miss_valid = a.miss_valid;
        if (!miss_waits) draw<57>(a.miss_data);
        b.miss_data = a.miss_data;
        draw<1>(a.memory_ready);
        b.memory_ready = a.memory_ready;
        if (!memory_reply_waits) draw<1>(a.memory_reply_valid);
        b.memory_reply_valid = a.memory_reply_valid;
        if (!memory_reply_waits) draw<57>(a.memory_reply_data);
        b.memory_reply_data = a.memory_reply_data;
        draw<1>(a.memory_reply_bypass);
        b.memory_reply_bypass = a.memory_reply_bypass;
        draw<1>(a.fill_ready);
        b.fill_ready = a.fill_ready;
        if (!slice_reply_waits) draw<1>(a.slice_reply_valid);
        b.slice_reply_valid = a.slice_reply_valid;
        if (!slice_reply_waits) draw<57>(a.slice_reply_data);
        b.slice_reply_data = a.slice_reply_data;
        draw<1>(a.reply_ready);
        b.reply_ready = a.reply_ready;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("local_ready", same(a.local_ready, b.local_ready));
        compare("link_ready", same(a.link_ready, b.link_ready));
        compare("slice_valid", same(a.slice_valid, b.slice_valid));
        compare("miss_ready", same(a.miss_ready, b.miss_ready));
        compare("memory_valid", same(a.memory_valid, b.memory_valid));
        compare("memory_reply_ready", same(a.memory_reply_ready, b.memory_reply_ready));
        compare("fill_valid", same(a.fill_valid, b.fill_valid));
        compare("slice_reply_ready", same(a.slice_reply_ready, b.slice_reply_ready));
        compare("reply_valid", same(a.reply_valid, b.reply_valid));
        local_waits = cycle >= 0 && a.local_valid && !a.local_ready;
        link_waits = cycle >= 0 && a.link_valid && !a.link_ready;
        miss_waits = cycle >= 0 && a.miss_valid && !a.miss_ready;
        memory_reply_waits = cycle >= 0 && a.memory_reply_valid && !a.memory_reply_ready;
        slice_reply_waits = cycle >= 0 && a.slice_reply_valid && !a.slice_reply_ready;
        a.clock = b.clock = 1;
        eval(time + 1);
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: slice_bypass: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: slice_bypass: %ld cycles\n", cycles);
    return 0;
}
