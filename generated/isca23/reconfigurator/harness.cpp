// warpcache 0.1.0: reconfigurator of design isca23
// Applies the recorded inputs of reconfigurator_vectors.hex to reconfigurator and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 110;

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
    const std::vector<std::string> lines = read("reconfigurator_vectors.hex");
    if (lines.size() != 8192 || lines.back().size() != digits) {
        std::printf("FAIL: reconfigurator: reconfigurator_vectors.hex must have 8192 lines, in the folder where this is started\n");
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
        drive(a.kernel_start, line, {1, 1, 432, 4});
        b.kernel_start = a.kernel_start;
        drive(a.kernel_pinned, line, {1, 1, 428, 4});
        b.kernel_pinned = a.kernel_pinned;
        drive(a.kernel_end, line, {1, 1, 424, 4});
        b.kernel_end = a.kernel_end;
        drive(a.answers_held, line, {1, 4, 400, 4});
        b.answers_held = a.answers_held;
        drive(a.answers_empty, line, {1, 4, 396, 4});
        b.answers_empty = a.answers_empty;
        drive(a.answers_idle, line, {1, 4, 392, 4});
        b.answers_idle = a.answers_idle;
        drive(a.answers_flushed, line, {1, 4, 388, 4});
        b.answers_flushed = a.answers_flushed;
        drive(a.answers_organisation, line, {1, 4, 384, 4});
        b.answers_organisation = a.answers_organisation;
        drive(a.answers_profiled, line, {1, 4, 380, 4});
        b.answers_profiled = a.answers_profiled;
        drive(a.counter_valid, line, {1, 4, 376, 4});
        b.counter_valid = a.counter_valid;
        drive(a.counter_data, line, {1, 96, 280, 96});
        b.counter_data = a.counter_data;
        drive(a.eab_counters_ready, line, {1, 1, 268, 4});
        b.eab_counters_ready = a.eab_counters_ready;
        drive(a.eab_slice_ready, line, {1, 1, 92, 4});
        b.eab_slice_ready = a.eab_slice_ready;
        drive(a.eab_result_valid, line, {1, 1, 56, 4});
        b.eab_result_valid = a.eab_result_valid;
        drive(a.eab_result_eab_memory_side, line, {1, 21, 28, 24});
        b.eab_result_eab_memory_side = a.eab_result_eab_memory_side;
        drive(a.eab_result_eab_sm_side, line, {1, 21, 4, 24});
        b.eab_result_eab_sm_side = a.eab_result_eab_sm_side;
        drive(a.eab_result_sm_side, line, {1, 1, 0, 4});
        b.eab_result_sm_side = a.eab_result_sm_side;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("state", agrees(copy->state, line, {1, 3, 420, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("hold", agrees(copy->hold, line, {1, 1, 416, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flush", agrees(copy->flush, line, {1, 1, 412, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("sm_side", agrees(copy->sm_side, line, {1, 1, 408, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("profile", agrees(copy->profile, line, {1, 1, 404, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("counter_ready", agrees(copy->counter_ready, line, {1, 4, 276, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("eab_counters_valid", agrees(copy->eab_counters_valid, line, {1, 1, 272, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_total_requests", agrees(copy->sums_total_requests, line, {1, 26, 240, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_local_requests", agrees(copy->sums_local_requests, line, {1, 26, 212, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_llc_requests", agrees(copy->sums_llc_requests, line, {1, 26, 184, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_llc_hits", agrees(copy->sums_llc_hits, line, {1, 26, 156, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_crd_requests", agrees(copy->sums_crd_requests, line, {1, 26, 128, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("sums_crd_hits", agrees(copy->sums_crd_hits, line, {1, 26, 100, 28}));
        for (const Vdut* copy : {&a, &b})
            compare("eab_slice_valid", agrees(copy->eab_slice_valid, line, {1, 1, 96, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("eab_slice_memory_side", agrees(copy->eab_slice_memory_side, line, {1, 16, 76, 16}));
        for (const Vdut* copy : {&a, &b})
            compare("eab_slice_sm_side", agrees(copy->eab_slice_sm_side, line, {1, 16, 60, 16}));
        for (const Vdut* copy : {&a, &b})
            compare("eab_result_ready", agrees(copy->eab_result_ready, line, {1, 1, 52, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: reconfigurator: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: reconfigurator: %zu cycles\n", lines.size());
    return 0;
}
