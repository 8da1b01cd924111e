// warpcache 0.1.0: coalescer of design thesis12
// Runs coalescer on random inputs after a reset: harness [cycles] [wave.vcd]
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
    bool warp_waits = false;
    long differences = 0;
    const long in_reset = 1;
    for (long cycle = -in_reset; cycle < cycles; ++cycle) {
        const uint64_t time = 2 * static_cast<uint64_t>(cycle + in_reset);
        a.clock = b.clock = 0;
        a.reset = b.reset = cycle < 0;
        if (!warp_waits) draw<1>(a.warp_valid);
        b.warp_valid = a.warp_valid;
        if (!warp_waits) draw<32>(a.warp_active);
        b.warp_active = a.warp_active;
        draw<1120>(a.warp_sector);
        b.warp_sector = a.warp_sector;
        draw<1>(a.count_ready);
        b.count_ready = a.count_ready;
        draw<1>(a.line_ready);
        b.line_ready = a.line_ready;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("warp_ready", same(a.warp_ready, b.warp_ready));
        compare("count_valid", same(a.count_valid, b.count_valid));
        compare("line_valid", same(a.line_valid, b.line_valid));
        warp_waits = cycle >= 0 && a.warp_valid && !a.warp_ready;
        a.clock = b.clock = 1;
        eval(time + 1);
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: coalescer: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: coalescer: %ld cycles\n", cycles);
    return 0;
}
