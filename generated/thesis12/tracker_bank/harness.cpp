// warpcache 0.1.0: tracker_bank of design thesis12
// Applies the recorded inputs of tracker_bank_vectors.hex to tracker_bank and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 1740;

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
    const std::vector<std::string> lines = read("tracker_bank_vectors.hex");
    if (lines.size() != 4096 || lines.back().size() != digits) {
        std::printf("FAIL: tracker_bank: tracker_bank_vectors.hex must have 4096 lines, in the folder where this is started\n");
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
        drive(a.message_valid, line, {16, 1, 6892, 4});
        b.message_valid = a.message_valid;
        drive(a.message_kind, line, {16, 2, 6764, 4});
        b.message_kind = a.message_kind;
        drive(a.message_operation, line, {16, 4, 6700, 4});
        b.message_operation = a.message_operation;
        drive(a.message_line, line, {16, 30, 6188, 32});
        b.message_line = a.message_line;
        drive(a.message_sectors, line, {16, 4, 6124, 4});
        b.message_sectors = a.message_sectors;
        drive(a.message_byte_enable, line, {16, 32, 5612, 32});
        b.message_byte_enable = a.message_byte_enable;
        drive(a.message_data, line, {16, 256, 1516, 256});
        b.message_data = a.message_data;
        drive(a.message_id, line, {16, 9, 1324, 12});
        b.message_id = a.message_id;
        drive(a.flush_valid, line, {1, 1, 1320, 4});
        b.flush_valid = a.flush_valid;
        drive(a.forward_ready, line, {16, 1, 1188, 4});
        b.forward_ready = a.forward_ready;
        drive(a.nack_valid, line, {1, 1, 416, 4});
        b.nack_valid = a.nack_valid;
        drive(a.nack_line, line, {1, 30, 380, 32});
        b.nack_line = a.nack_line;
        drive(a.nack_requester, line, {1, 4, 376, 4});
        b.nack_requester = a.nack_requester;
        drive(a.nack_id, line, {1, 9, 364, 12});
        b.nack_id = a.nack_id;
        drive(a.request_ready, line, {1, 1, 356, 4});
        b.request_ready = a.request_ready;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("message_ready", agrees(copy->message_ready, line, {16, 1, 6828, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flush_ready", agrees(copy->flush_ready, line, {1, 1, 1316, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_valid", agrees(copy->forward_valid, line, {16, 1, 1252, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_line", agrees(copy->forward_line, line, {16, 30, 676, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_requester", agrees(copy->forward_requester, line, {16, 4, 612, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_id", agrees(copy->forward_id, line, {16, 9, 420, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_ready", agrees(copy->nack_ready, line, {1, 1, 412, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_valid", agrees(copy->request_valid, line, {1, 1, 360, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_kind", agrees(copy->request_kind, line, {1, 2, 352, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_operation", agrees(copy->request_operation, line, {1, 4, 348, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_line", agrees(copy->request_line, line, {1, 30, 316, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("request_sectors", agrees(copy->request_sectors, line, {1, 4, 312, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_byte_enable", agrees(copy->request_byte_enable, line, {1, 32, 280, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("request_data", agrees(copy->request_data, line, {1, 256, 24, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("request_source", agrees(copy->request_source, line, {1, 4, 20, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("request_id", agrees(copy->request_id, line, {1, 9, 8, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: tracker_bank: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: tracker_bank: %zu cycles\n", lines.size());
    return 0;
}
