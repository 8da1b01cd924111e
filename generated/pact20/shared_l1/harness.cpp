// warpcache 0.1.0: shared_l1 of design pact20
// Runs shared_l1 on random inputs after a reset: harness [cycles] [wave.vcd]
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
    bool remote_in_waits = false;
    bool l2_in_waits = false;
    bool remote_reply_in_waits = false;
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
        draw<1>(a.remote_request_out_ready);
        b.remote_request_out_ready = a.remote_request_out_ready;
        if (!remote_in_waits) draw<1>(a.remote_in_valid);
        b.remote_in_valid = a.remote_in_valid;
        if (!remote_in_waits) draw<2>(a.remote_in_kind);
        b.remote_in_kind = a.remote_in_kind;
        if (!remote_in_waits) draw<4>(a.remote_in_operation);
        b.remote_in_operation = a.remote_in_operation;
        if (!remote_in_waits) draw<33>(a.remote_in_line);
        b.remote_in_line = a.remote_in_line;
        if (!remote_in_waits) draw<4>(a.remote_in_sectors);
        b.remote_in_sectors = a.remote_in_sectors;
        if (!remote_in_waits) draw<32>(a.remote_in_byte_enable);
        b.remote_in_byte_enable = a.remote_in_byte_enable;
        if (!remote_in_waits) draw<256>(a.remote_in_data);
        b.remote_in_data = a.remote_in_data;
        if (!remote_in_waits) draw<5>(a.remote_in_source);
        b.remote_in_source = a.remote_in_source;
        if (!remote_in_waits) draw<8>(a.remote_in_id);
        b.remote_in_id = a.remote_in_id;
        draw<1>(a.l2_out_ready);
        b.l2_out_ready = a.l2_out_ready;
        if (!l2_in_waits) draw<1>(a.l2_in_valid);
        b.l2_in_valid = a.l2_in_valid;
        if (!l2_in_waits) draw<12>(a.l2_in_id);
        b.l2_in_id = a.l2_in_id;
        if (!l2_in_waits) draw<2>(a.l2_in_kind);
        b.l2_in_kind = a.l2_in_kind;
        if (!l2_in_waits) draw<2>(a.l2_in_sector);
        b.l2_in_sector = a.l2_in_sector;
        if (!l2_in_waits) draw<256>(a.l2_in_data);
        b.l2_in_data = a.l2_in_data;
        if (!l2_in_waits) draw<1>(a.l2_in_last);
        b.l2_in_last = a.l2_in_last;
        draw<1>(a.remote_out_ready);
        b.remote_out_ready = a.remote_out_ready;
        if (!remote_reply_in_waits) draw<1>(a.remote_reply_in_valid);
        b.remote_reply_in_valid = a.remote_reply_in_valid;
        if (!remote_reply_in_waits) draw<8>(a.remote_reply_in_id);
        b.remote_reply_in_id = a.remote_reply_in_id;
        if (!remote_reply_in_waits) draw<4>(a.remote_reply_in_sectors);
        b.remote_reply_in_sectors = a.remote_reply_in_sectors;
        if (!remote_reply_in_waits) draw<256>(a.remote_reply_in_data);
        b.remote_reply_in_data = a.remote_reply_in_data;
        draw<5>(a.core_number);
        b.core_number = a.core_number;
        draw<1>(a.flush);
        b.flush = a.flush;
        draw<4>(a.counter_index);
        b.counter_index = a.counter_index;
        eval(time);
        const auto compare = [&](const char* name, bool is_same) {
            if (cycle < 0 || is_same) return;
            if (++differences <= 10) std::printf("FAIL: cycle %ld: %s differs\n", cycle, name);
        };
        compare("core_request_ready", same(a.core_request_ready, b.core_request_ready));
        compare("core_status_valid", same(a.core_status_valid, b.core_status_valid));
        compare("core_reply_valid", same(a.core_reply_valid, b.core_reply_valid));
        compare("remote_request_out_valid", same(a.remote_request_out_valid, b.remote_request_out_valid));
        compare("remote_in_ready", same(a.remote_in_ready, b.remote_in_ready));
        compare("home_status_valid", same(a.home_status_valid, b.home_status_valid));
        compare("l2_out_valid", same(a.l2_out_valid, b.l2_out_valid));
        compare("l2_in_ready", same(a.l2_in_ready, b.l2_in_ready));
        compare("remote_out_valid", same(a.remote_out_valid, b.remote_out_valid));
        compare("remote_reply_in_ready", same(a.remote_reply_in_ready, b.remote_reply_in_ready));
        core_request_waits = cycle >= 0 && a.core_request_valid && !a.core_request_ready;
        remote_in_waits = cycle >= 0 && a.remote_in_valid && !a.remote_in_ready;
        l2_in_waits = cycle >= 0 && a.l2_in_valid && !a.l2_in_ready;
        remote_reply_in_waits = cycle >= 0 && a.remote_reply_in_valid && !a.remote_reply_in_ready;
        a.clock = b.clock = 1;
        eval(time + 1);
    }
    if (argc > 2) trace.close();
    a.final();
    b.final();
    if (differences != 0) {
        std::printf("FAIL: shared_l1: %ld differences in %ld cycles\n", differences, cycles);
        return 1;
    }
    std::printf("PASS: shared_l1: %ld cycles\n", cycles);
    return 0;
}
