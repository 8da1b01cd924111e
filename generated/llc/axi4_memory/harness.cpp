// warpcache 0.1.0: axi4_memory of design llc
// Applies the recorded inputs of axi4_memory_vectors.hex to axi4_memory and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 369;

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
    const std::vector<std::string> lines = read("axi4_memory_vectors.hex");
    if (lines.size() != 6069 || lines.back().size() != digits) {
        std::printf("FAIL: axi4_memory: axi4_memory_vectors.hex must have 6069 lines, in the folder where this is started\n");
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
        drive(a.request_valid, line, {1, 1, 1468, 4});
        b.request_valid = a.request_valid;
        drive(a.request_kind, line, {1, 2, 1460, 4});
        b.request_kind = a.request_kind;
        drive(a.request_line, line, {1, 41, 1416, 44});
        b.request_line = a.request_line;
        drive(a.request_sectors, line, {1, 4, 1412, 4});
        b.request_sectors = a.request_sectors;
        drive(a.request_byte_enable, line, {1, 32, 1380, 32});
        b.request_byte_enable = a.request_byte_enable;
        drive(a.request_data, line, {1, 256, 1124, 256});
        b.request_data = a.request_data;
        drive(a.request_id, line, {1, 7, 1116, 8});
        b.request_id = a.request_id;
        drive(a.reply_ready, line, {1, 1, 1108, 4});
        b.reply_ready = a.reply_ready;
        drive(a.ar_ready, line, {1, 1, 824, 4});
        b.ar_ready = a.ar_ready;
        drive(a.r_valid, line, {1, 1, 736, 4});
        b.r_valid = a.r_valid;
        drive(a.r_id, line, {1, 4, 728, 4});
        b.r_id = a.r_id;
        drive(a.r_data, line, {1, 256, 472, 256});
        b.r_data = a.r_data;
        drive(a.r_resp, line, {1, 2, 468, 4});
        b.r_resp = a.r_resp;
        drive(a.r_last, line, {1, 1, 464, 4});
        b.r_last = a.r_last;
        drive(a.aw_ready, line, {1, 1, 456, 4});
        b.aw_ready = a.aw_ready;
        drive(a.w_ready, line, {1, 1, 364, 4});
        b.w_ready = a.w_ready;
        drive(a.b_valid, line, {1, 1, 68, 4});
        b.b_valid = a.b_valid;
        drive(a.b_id, line, {1, 4, 60, 4});
        b.b_id = a.b_id;
        drive(a.b_resp, line, {1, 2, 56, 4});
        b.b_resp = a.b_resp;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("request_ready", agrees(copy->request_ready, line, {1, 1, 1464, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_valid", agrees(copy->reply_valid, line, {1, 1, 1112, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_id", agrees(copy->reply_id, line, {1, 7, 1100, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_kind", agrees(copy->reply_kind, line, {1, 2, 1096, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_sector", agrees(copy->reply_sector, line, {1, 2, 1092, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_data", agrees(copy->reply_data, line, {1, 256, 836, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("reply_last", agrees(copy->reply_last, line, {1, 1, 832, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_valid", agrees(copy->ar_valid, line, {1, 1, 828, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_id", agrees(copy->ar_id, line, {1, 4, 820, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_addr", agrees(copy->ar_addr, line, {1, 48, 772, 48}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_len", agrees(copy->ar_len, line, {1, 8, 764, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_size", agrees(copy->ar_size, line, {1, 3, 760, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_burst", agrees(copy->ar_burst, line, {1, 2, 756, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_lock", agrees(copy->ar_lock, line, {1, 1, 752, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_cache", agrees(copy->ar_cache, line, {1, 4, 748, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_prot", agrees(copy->ar_prot, line, {1, 3, 744, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ar_qos", agrees(copy->ar_qos, line, {1, 4, 740, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("r_ready", agrees(copy->r_ready, line, {1, 1, 732, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_valid", agrees(copy->aw_valid, line, {1, 1, 460, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_id", agrees(copy->aw_id, line, {1, 4, 452, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_addr", agrees(copy->aw_addr, line, {1, 48, 404, 48}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_len", agrees(copy->aw_len, line, {1, 8, 396, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_size", agrees(copy->aw_size, line, {1, 3, 392, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_burst", agrees(copy->aw_burst, line, {1, 2, 388, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_lock", agrees(copy->aw_lock, line, {1, 1, 384, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_cache", agrees(copy->aw_cache, line, {1, 4, 380, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_prot", agrees(copy->aw_prot, line, {1, 3, 376, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("aw_qos", agrees(copy->aw_qos, line, {1, 4, 372, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("w_valid", agrees(copy->w_valid, line, {1, 1, 368, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("w_data", agrees(copy->w_data, line, {1, 256, 108, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("w_strb", agrees(copy->w_strb, line, {1, 32, 76, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("w_last", agrees(copy->w_last, line, {1, 1, 72, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("b_ready", agrees(copy->b_ready, line, {1, 1, 64, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("error_valid", agrees(copy->error_valid, line, {1, 1, 52, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("error_line", agrees(copy->error_line, line, {1, 41, 8, 44}));
        for (const Vdut* copy : {&a, &b})
            compare("error_is_write", agrees(copy->error_is_write, line, {1, 1, 4, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: axi4_memory: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: axi4_memory: %zu cycles\n", lines.size());
    return 0;
}
