// warpcache 0.1.0: tracker_cluster of design thesis12
// Applies the recorded inputs of tracker_cluster_vectors.hex to tracker_cluster and compares every output with the golden model's in each cycle in
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

constexpr std::size_t digits = 15449;

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
    const std::vector<std::string> lines = read("tracker_cluster_vectors.hex");
    if (lines.size() != 576 || lines.back().size() != digits) {
        std::printf("FAIL: tracker_cluster: tracker_cluster_vectors.hex must have 576 lines, in the folder where this is started\n");
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
        drive(a.active_warps, line, {16, 7, 61664, 8});
        b.active_warps = a.active_warps;
        drive(a.warp_valid, line, {16, 1, 61600, 4});
        b.warp_valid = a.warp_valid;
        drive(a.warp_active, line, {16, 32, 61024, 32});
        b.warp_active = a.warp_active;
        drive(a.warp_sector_0, line, {16, 35, 60448, 36});
        b.warp_sector_0 = a.warp_sector_0;
        drive(a.warp_sector_1, line, {16, 35, 59872, 36});
        b.warp_sector_1 = a.warp_sector_1;
        drive(a.warp_sector_2, line, {16, 35, 59296, 36});
        b.warp_sector_2 = a.warp_sector_2;
        drive(a.warp_sector_3, line, {16, 35, 58720, 36});
        b.warp_sector_3 = a.warp_sector_3;
        drive(a.warp_sector_4, line, {16, 35, 58144, 36});
        b.warp_sector_4 = a.warp_sector_4;
        drive(a.warp_sector_5, line, {16, 35, 57568, 36});
        b.warp_sector_5 = a.warp_sector_5;
        drive(a.warp_sector_6, line, {16, 35, 56992, 36});
        b.warp_sector_6 = a.warp_sector_6;
        drive(a.warp_sector_7, line, {16, 35, 56416, 36});
        b.warp_sector_7 = a.warp_sector_7;
        drive(a.warp_sector_8, line, {16, 35, 55840, 36});
        b.warp_sector_8 = a.warp_sector_8;
        drive(a.warp_sector_9, line, {16, 35, 55264, 36});
        b.warp_sector_9 = a.warp_sector_9;
        drive(a.warp_sector_10, line, {16, 35, 54688, 36});
        b.warp_sector_10 = a.warp_sector_10;
        drive(a.warp_sector_11, line, {16, 35, 54112, 36});
        b.warp_sector_11 = a.warp_sector_11;
        drive(a.warp_sector_12, line, {16, 35, 53536, 36});
        b.warp_sector_12 = a.warp_sector_12;
        drive(a.warp_sector_13, line, {16, 35, 52960, 36});
        b.warp_sector_13 = a.warp_sector_13;
        drive(a.warp_sector_14, line, {16, 35, 52384, 36});
        b.warp_sector_14 = a.warp_sector_14;
        drive(a.warp_sector_15, line, {16, 35, 51808, 36});
        b.warp_sector_15 = a.warp_sector_15;
        drive(a.warp_sector_16, line, {16, 35, 51232, 36});
        b.warp_sector_16 = a.warp_sector_16;
        drive(a.warp_sector_17, line, {16, 35, 50656, 36});
        b.warp_sector_17 = a.warp_sector_17;
        drive(a.warp_sector_18, line, {16, 35, 50080, 36});
        b.warp_sector_18 = a.warp_sector_18;
        drive(a.warp_sector_19, line, {16, 35, 49504, 36});
        b.warp_sector_19 = a.warp_sector_19;
        drive(a.warp_sector_20, line, {16, 35, 48928, 36});
        b.warp_sector_20 = a.warp_sector_20;
        drive(a.warp_sector_21, line, {16, 35, 48352, 36});
        b.warp_sector_21 = a.warp_sector_21;
        drive(a.warp_sector_22, line, {16, 35, 47776, 36});
        b.warp_sector_22 = a.warp_sector_22;
        drive(a.warp_sector_23, line, {16, 35, 47200, 36});
        b.warp_sector_23 = a.warp_sector_23;
        drive(a.warp_sector_24, line, {16, 35, 46624, 36});
        b.warp_sector_24 = a.warp_sector_24;
        drive(a.warp_sector_25, line, {16, 35, 46048, 36});
        b.warp_sector_25 = a.warp_sector_25;
        drive(a.warp_sector_26, line, {16, 35, 45472, 36});
        b.warp_sector_26 = a.warp_sector_26;
        drive(a.warp_sector_27, line, {16, 35, 44896, 36});
        b.warp_sector_27 = a.warp_sector_27;
        drive(a.warp_sector_28, line, {16, 35, 44320, 36});
        b.warp_sector_28 = a.warp_sector_28;
        drive(a.warp_sector_29, line, {16, 35, 43744, 36});
        b.warp_sector_29 = a.warp_sector_29;
        drive(a.warp_sector_30, line, {16, 35, 43168, 36});
        b.warp_sector_30 = a.warp_sector_30;
        drive(a.warp_sector_31, line, {16, 35, 42592, 36});
        b.warp_sector_31 = a.warp_sector_31;
        drive(a.ticket_valid, line, {16, 1, 42272, 4});
        b.ticket_valid = a.ticket_valid;
        drive(a.ticket_id, line, {16, 8, 42080, 8});
        b.ticket_id = a.ticket_id;
        drive(a.core_request_valid, line, {16, 1, 41056, 4});
        b.core_request_valid = a.core_request_valid;
        drive(a.core_request_kind, line, {16, 2, 40928, 4});
        b.core_request_kind = a.core_request_kind;
        drive(a.core_request_operation, line, {16, 4, 40864, 4});
        b.core_request_operation = a.core_request_operation;
        drive(a.core_request_line, line, {16, 33, 40288, 36});
        b.core_request_line = a.core_request_line;
        drive(a.core_request_sectors, line, {16, 4, 40224, 4});
        b.core_request_sectors = a.core_request_sectors;
        drive(a.core_request_byte_enable, line, {16, 32, 39712, 32});
        b.core_request_byte_enable = a.core_request_byte_enable;
        drive(a.core_request_data, line, {16, 256, 35616, 256});
        b.core_request_data = a.core_request_data;
        drive(a.core_request_bypass_l1, line, {16, 1, 35552, 4});
        b.core_request_bypass_l1 = a.core_request_bypass_l1;
        drive(a.core_request_id, line, {16, 8, 35424, 8});
        b.core_request_id = a.core_request_id;
        drive(a.core_reply_ready, line, {16, 1, 35040, 4});
        b.core_reply_ready = a.core_reply_ready;
        drive(a.message_ready, line, {16, 1, 30560, 4});
        b.message_ready = a.message_ready;
        drive(a.forward_valid, line, {16, 1, 24928, 4});
        b.forward_valid = a.forward_valid;
        drive(a.forward_line, line, {16, 33, 24288, 36});
        b.forward_line = a.forward_line;
        drive(a.forward_requester, line, {16, 4, 24224, 4});
        b.forward_requester = a.forward_requester;
        drive(a.forward_id, line, {16, 9, 24032, 12});
        b.forward_id = a.forward_id;
        drive(a.nack_ready, line, {16, 1, 23904, 4});
        b.nack_ready = a.nack_ready;
        drive(a.answer_ready, line, {16, 1, 22944, 4});
        b.answer_ready = a.answer_ready;
        drive(a.down_reply_valid, line, {16, 1, 18336, 4});
        b.down_reply_valid = a.down_reply_valid;
        drive(a.down_reply_id, line, {16, 9, 18080, 12});
        b.down_reply_id = a.down_reply_id;
        drive(a.down_reply_kind, line, {16, 2, 18016, 4});
        b.down_reply_kind = a.down_reply_kind;
        drive(a.down_reply_sector, line, {16, 2, 17952, 4});
        b.down_reply_sector = a.down_reply_sector;
        drive(a.down_reply_data, line, {16, 256, 13856, 256});
        b.down_reply_data = a.down_reply_data;
        drive(a.down_reply_last, line, {16, 1, 13792, 4});
        b.down_reply_last = a.down_reply_last;
        drive(a.bank_message_valid, line, {8, 1, 13760, 4});
        b.bank_message_valid = a.bank_message_valid;
        drive(a.bank_message_core, line, {8, 4, 13696, 4});
        b.bank_message_core = a.bank_message_core;
        drive(a.bank_message_kind, line, {8, 2, 13664, 4});
        b.bank_message_kind = a.bank_message_kind;
        drive(a.bank_message_operation, line, {8, 4, 13632, 4});
        b.bank_message_operation = a.bank_message_operation;
        drive(a.bank_message_line, line, {8, 30, 13376, 32});
        b.bank_message_line = a.bank_message_line;
        drive(a.bank_message_sectors, line, {8, 4, 13344, 4});
        b.bank_message_sectors = a.bank_message_sectors;
        drive(a.bank_message_byte_enable, line, {8, 32, 13088, 32});
        b.bank_message_byte_enable = a.bank_message_byte_enable;
        drive(a.bank_message_data, line, {8, 256, 11040, 256});
        b.bank_message_data = a.bank_message_data;
        drive(a.bank_message_id, line, {8, 9, 10944, 12});
        b.bank_message_id = a.bank_message_id;
        drive(a.bank_forward_ready, line, {8, 1, 10880, 4});
        b.bank_forward_ready = a.bank_forward_ready;
        drive(a.bank_nack_valid, line, {8, 1, 10432, 4});
        b.bank_nack_valid = a.bank_nack_valid;
        drive(a.bank_nack_line, line, {8, 30, 10144, 32});
        b.bank_nack_line = a.bank_nack_line;
        drive(a.bank_nack_requester, line, {8, 4, 10112, 4});
        b.bank_nack_requester = a.bank_nack_requester;
        drive(a.bank_nack_id, line, {8, 9, 10016, 12});
        b.bank_nack_id = a.bank_nack_id;
        drive(a.l2_reply_ready, line, {8, 1, 9952, 4});
        b.l2_reply_ready = a.l2_reply_ready;
        drive(a.memory_request_ready, line, {8, 1, 7616, 4});
        b.memory_request_ready = a.memory_request_ready;
        drive(a.memory_reply_valid, line, {8, 1, 4864, 4});
        b.memory_reply_valid = a.memory_reply_valid;
        drive(a.memory_reply_id, line, {8, 7, 4768, 8});
        b.memory_reply_id = a.memory_reply_id;
        drive(a.memory_reply_kind, line, {8, 2, 4736, 4});
        b.memory_reply_kind = a.memory_reply_kind;
        drive(a.memory_reply_sector, line, {8, 1, 4704, 4});
        b.memory_reply_sector = a.memory_reply_sector;
        drive(a.memory_reply_data, line, {8, 256, 2656, 256});
        b.memory_reply_data = a.memory_reply_data;
        drive(a.memory_reply_last, line, {8, 1, 2624, 4});
        b.memory_reply_last = a.memory_reply_last;
        drive(a.flush, line, {1, 1, 2620, 4});
        b.flush = a.flush;
        drive(a.l2_flush, line, {1, 1, 2612, 4});
        b.l2_flush = a.l2_flush;
        drive(a.counter_index, line, {1, 4, 1320, 4});
        b.counter_index = a.counter_index;
        drive(a.l2_counter_index, line, {1, 3, 260, 4});
        b.l2_counter_index = a.l2_counter_index;
        eval(2 * cycle);
        const auto compare = [&](const char* name, bool is_right) {
            if (is_right) return;
            ++errors;
            std::printf("FAIL: cycle %zu: %s is wrong\n", cycle, name);
        };
        for (const Vdut* copy : {&a, &b})
            compare("warp_ready", agrees(copy->warp_ready, line, {16, 1, 61536, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_valid", agrees(copy->decision_valid, line, {16, 1, 42528, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_unique", agrees(copy->decision_unique, line, {16, 6, 42400, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("decision_bypass", agrees(copy->decision_bypass, line, {16, 1, 42336, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("ticket_ready", agrees(copy->ticket_ready, line, {16, 1, 42208, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_valid", agrees(copy->line_valid, line, {16, 1, 42016, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_address", agrees(copy->line_address, line, {16, 33, 41440, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("line_sectors", agrees(copy->line_sectors, line, {16, 4, 41376, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_last", agrees(copy->line_last, line, {16, 1, 41312, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_bypass", agrees(copy->line_bypass, line, {16, 1, 41248, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("line_id", agrees(copy->line_id, line, {16, 8, 41120, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_request_ready", agrees(copy->core_request_ready, line, {16, 1, 40992, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_valid", agrees(copy->core_status_valid, line, {16, 1, 35360, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_id", agrees(copy->core_status_id, line, {16, 8, 35232, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_status_word", agrees(copy->core_status_word, line, {16, 3, 35168, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_valid", agrees(copy->core_reply_valid, line, {16, 1, 35104, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_id", agrees(copy->core_reply_id, line, {16, 8, 34912, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_sector", agrees(copy->core_reply_sector, line, {16, 2, 34848, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_data", agrees(copy->core_reply_data, line, {16, 256, 30752, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("core_reply_last", agrees(copy->core_reply_last, line, {16, 1, 30688, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_valid", agrees(copy->message_valid, line, {16, 1, 30624, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_kind", agrees(copy->message_kind, line, {16, 2, 30496, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_operation", agrees(copy->message_operation, line, {16, 4, 30432, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_line", agrees(copy->message_line, line, {16, 33, 29856, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("message_sectors", agrees(copy->message_sectors, line, {16, 4, 29792, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("message_byte_enable", agrees(copy->message_byte_enable, line, {16, 32, 29280, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("message_data", agrees(copy->message_data, line, {16, 256, 25184, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("message_id", agrees(copy->message_id, line, {16, 9, 24992, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("forward_ready", agrees(copy->forward_ready, line, {16, 1, 24864, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_valid", agrees(copy->nack_valid, line, {16, 1, 23968, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_line", agrees(copy->nack_line, line, {16, 33, 23328, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_requester", agrees(copy->nack_requester, line, {16, 4, 23264, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("nack_id", agrees(copy->nack_id, line, {16, 9, 23072, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_valid", agrees(copy->answer_valid, line, {16, 1, 23008, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_source", agrees(copy->answer_source, line, {16, 4, 22880, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_id", agrees(copy->answer_id, line, {16, 9, 22688, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_kind", agrees(copy->answer_kind, line, {16, 2, 22624, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_sector", agrees(copy->answer_sector, line, {16, 2, 22560, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_data", agrees(copy->answer_data, line, {16, 256, 18464, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("answer_last", agrees(copy->answer_last, line, {16, 1, 18400, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("down_reply_ready", agrees(copy->down_reply_ready, line, {16, 1, 18272, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_message_ready", agrees(copy->bank_message_ready, line, {8, 1, 13728, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_forward_valid", agrees(copy->bank_forward_valid, line, {8, 1, 10912, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_forward_core", agrees(copy->bank_forward_core, line, {8, 4, 10848, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_forward_line", agrees(copy->bank_forward_line, line, {8, 30, 10592, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_forward_requester", agrees(copy->bank_forward_requester, line, {8, 4, 10560, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_forward_id", agrees(copy->bank_forward_id, line, {8, 9, 10464, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("bank_nack_ready", agrees(copy->bank_nack_ready, line, {8, 1, 10400, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_valid", agrees(copy->l2_reply_valid, line, {8, 1, 9984, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_source", agrees(copy->l2_reply_source, line, {8, 4, 9920, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_id", agrees(copy->l2_reply_id, line, {8, 9, 9824, 12}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_kind", agrees(copy->l2_reply_kind, line, {8, 2, 9792, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_sector", agrees(copy->l2_reply_sector, line, {8, 2, 9760, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_data", agrees(copy->l2_reply_data, line, {8, 256, 7712, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_reply_last", agrees(copy->l2_reply_last, line, {8, 1, 7680, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_valid", agrees(copy->memory_request_valid, line, {8, 1, 7648, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_kind", agrees(copy->memory_request_kind, line, {8, 2, 7584, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_operation", agrees(copy->memory_request_operation, line, {8, 4, 7552, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_line", agrees(copy->memory_request_line, line, {8, 32, 7296, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_sectors", agrees(copy->memory_request_sectors, line, {8, 1, 7264, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_byte_enable", agrees(copy->memory_request_byte_enable, line, {8, 32, 7008, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_data", agrees(copy->memory_request_data, line, {8, 256, 4960, 256}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_request_id", agrees(copy->memory_request_id, line, {8, 7, 4896, 8}));
        for (const Vdut* copy : {&a, &b})
            compare("memory_reply_ready", agrees(copy->memory_reply_ready, line, {8, 1, 4832, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("flushed", agrees(copy->flushed, line, {1, 1, 2616, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_flushed", agrees(copy->l2_flushed, line, {1, 1, 2608, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("idle", agrees(copy->idle, line, {1, 1, 2604, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit", agrees(copy->event_hit, line, {16, 1, 2540, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_hit_pending", agrees(copy->event_hit_pending, line, {16, 1, 2476, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_miss", agrees(copy->event_miss, line, {16, 1, 2412, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_bypass", agrees(copy->event_bypass, line, {16, 1, 2348, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_reservation_fail", agrees(copy->event_reservation_fail, line, {16, 1, 2284, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict", agrees(copy->event_evict, line, {16, 1, 2220, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_fill", agrees(copy->event_fill, line, {16, 1, 2156, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("event_evict_line", agrees(copy->event_evict_line, line, {16, 33, 1580, 36}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_answered", agrees(copy->tracker_answered, line, {16, 1, 1516, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_nacked", agrees(copy->tracker_nacked, line, {16, 1, 1452, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_removed", agrees(copy->tracker_removed, line, {16, 1, 1388, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("tracker_retried", agrees(copy->tracker_retried, line, {16, 1, 1324, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("counter_value", agrees(copy->counter_value, line, {16, 32, 808, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_hit", agrees(copy->l2_event_hit, line, {8, 1, 776, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_hit_pending", agrees(copy->l2_event_hit_pending, line, {8, 1, 744, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_miss", agrees(copy->l2_event_miss, line, {8, 1, 712, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_atomic", agrees(copy->l2_event_atomic, line, {8, 1, 680, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_wait", agrees(copy->l2_event_wait, line, {8, 1, 648, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_evict", agrees(copy->l2_event_evict, line, {8, 1, 616, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_write_back", agrees(copy->l2_event_write_back, line, {8, 1, 584, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_fill", agrees(copy->l2_event_fill, line, {8, 1, 552, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_performed", agrees(copy->l2_event_performed, line, {8, 1, 520, 4}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_event_evict_line", agrees(copy->l2_event_evict_line, line, {8, 32, 264, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("l2_counter_value", agrees(copy->l2_counter_value, line, {8, 32, 4, 32}));
        for (const Vdut* copy : {&a, &b})
            compare("ram_error", agrees(copy->ram_error, line, {1, 1, 0, 4}));
        a.clock = b.clock = 1;
        eval(2 * cycle + 1);
    }
    if (is_traced) trace.close();
    a.final();
    b.final();
    if (errors != 0) {
        std::printf("FAIL: tracker_cluster: %ld outputs wrong in the first %zu cycles\n", errors, cycle);
        return 1;
    }
    std::printf("PASS: tracker_cluster: %zu cycles\n", lines.size());
    return 0;
}
