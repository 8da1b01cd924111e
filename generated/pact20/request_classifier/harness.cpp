// warpcache 0.1.0: request_classifier of design pact20
// Runs request_classifier on random inputs: harness [cycles] [wave.vcd]
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
    long differences = 0;
    const long in_reset = 0;
    for (long cycle = -in_reset; cycle < cycles; ++cycle) {
        const uint64_t time = 2 * static_cast<uint64_t>(cycle + in_reset);
        draw<2>(a.request_kind);
        b.request_kind = a.request_kind;
        draw<33>(a.request_line);
        b.request_line = a.request_line;
        draw<1>(a.even_sets_shared);
        b.even_sets_shared = a.even_sets_shared;
        draw<1>(a.odd_sets_shared);
        b.odd_sets_shared = a.odd_sets_shared;
        draw<5>(a.core_number);
        b.core_number = a.core_number;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("way", same(a.way, b.way));
        compare("own", same(a.own, b.own));
        compare("home", same(a.home, b.home));
        compare("slice", same(a.slice, b.slice));
        compare("is_shared", same(a.is_shared, b.is_shared));
        compare("is_tracked", same(a.is_tracked, b.is_tracked));
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: request_classifier: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: request_classifier: %ld cycles\n", cycles);
    return 0;
}
