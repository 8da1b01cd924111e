// Calls of the C interface, right and wrong ones. Prints the first that is not as it must be, and ends with 1 then.
#include "warpcache.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#define MUST(condition) must(condition, #condition, __LINE__)

static void must(bool is_right, const char *text, int line) {
    if (is_right) return;
    std::fprintf(stderr, "line %d: not %s; error: %s\n", line, text, warpcache_error());
    std::_Exit(1);
}

static bool says(const std::string &start) { return std::string(warpcache_error()).rfind(start, 0) == 0; }

struct Model {
    warpcache_model handle;
    std::vector<uint32_t> inputs, outputs, meaning;

    Model(const char *config, const char *settings, const char *block) : handle(warpcache_open(config, settings, block, 0)) {
        MUST(handle != 0);
        inputs.resize(warpcache_input_words(handle));
        outputs.resize(warpcache_output_words(handle));
        meaning.resize(outputs.size());
    }
    int step() {
        return warpcache_step(handle, inputs.data(), inputs.size(), outputs.data(), meaning.data(), outputs.size());
    }
    int offset(const char *name) { return warpcache_offset(handle, warpcache_port(handle, name)); }
    void set(const char *name, uint32_t value) { inputs[offset(name)] = value; }
};

// The sum of what a seed gives on a block whose ports are vectors and wide.
static uint64_t sum(unsigned long long seed) {
    Model cluster("baseline", "cluster.cores=3\ncluster.l2_slices = 2\n", "private_cluster");
    MUST(warpcache_seed(cluster.handle, seed) == 0);
    uint64_t sum = 0;
    for (int cycle = 0; cycle < 400; cycle++) {
        MUST(warpcache_random(cluster.handle, cluster.inputs.data(), cluster.inputs.size()) == 0);
        MUST(cluster.step() == 0);
        for (size_t i = 0; i < cluster.outputs.size(); i++) {
            MUST((cluster.outputs[i] & ~cluster.meaning[i]) == 0);
            sum = sum * 31 + cluster.outputs[i];
        }
    }
    MUST(warpcache_close(cluster.handle) == 0);
    return sum;
}

static void wrong_calls() {
    MUST(std::strcmp(warpcache_error(), "") == 0);
    MUST(warpcache_open(nullptr, nullptr, "l1", 0) == 0 && says("config: must be a string; got NULL"));
    MUST(warpcache_open("baseline", nullptr, nullptr, 0) == 0 && says("block: must be a string"));
    MUST(warpcache_open("baseline", "\xff", "l1", 0) == 0 && says("settings: must be UTF-8"));
    MUST(warpcache_open("baseline", nullptr, "l2", 0) == 0 && says("baseline: block must be one of l1, "));
    MUST(warpcache_open("none.toml", nullptr, "l1", 0) == 0 && says("none.toml"));
    MUST(warpcache_open("taco16", "l1.sets=63", "l1", 0) == 0 &&
         says("--set l1.sets=63: taco16.l1.sets: must be a power of two in 2..=1024; got 63; try 64"));
    for (warpcache_model handle : {0ull, 77ull, ~0ull}) {
        MUST(warpcache_ports(handle) == -1 && says("model: must be a handle of an open model; got "));
        MUST(warpcache_reset(handle) == -1 && warpcache_step(handle, nullptr, 0, nullptr, nullptr, 0) == -1);
        MUST(warpcache_close(handle) == -1);
        MUST(std::strcmp(warpcache_port_name(handle, 0), "") == 0);
    }
    Model tags("taco16", "", "shadow_tags");
    MUST(warpcache_port(tags.handle, nullptr) == -1 && says("name: must be a string"));
    MUST(warpcache_port(tags.handle, "clock") == -1 && says("name: a port must be one of write_valid, "));
    MUST(warpcache_port(tags.handle, "ram_error") == -1);
    for (int port : {-1, warpcache_ports(tags.handle)}) MUST(warpcache_width(tags.handle, port) == -1 && says("port: must be in 0..="));
    uint32_t *in = tags.inputs.data(), *out = tags.outputs.data();
    const int ins = tags.inputs.size(), outs = tags.outputs.size();
    MUST(warpcache_step(tags.handle, in, ins - 1, out, out, outs) == -1 && says("inputs: must be at least 10 words; got 9"));
    MUST(warpcache_step(tags.handle, in, ins, out, nullptr, -1) == -1 && says("outputs: must be at least 3 words; got -1"));
    MUST(warpcache_step(tags.handle, nullptr, ins, out, nullptr, outs) == -1 && says("inputs: must be at least 10 words; got NULL"));
    MUST(warpcache_random(tags.handle, nullptr, ins) == -1);
    MUST(warpcache_step(tags.handle, in, ins, out, nullptr, outs) == 0);
    // Bits above a port's width are ignored, words behind the last port are 0.
    std::vector<uint32_t> most(ins, ~0u), longer(outs + 2, 5);
    most[tags.offset("invalidate_valid")] = 0xfffffffe;
    MUST(warpcache_step(tags.handle, most.data(), ins, longer.data(), nullptr, outs + 2) == 0 && longer[outs + 1] == 0);
    MUST(warpcache_close(tags.handle) == 0 && warpcache_close(tags.handle) == -1 && tags.step() == -1);
}

static void wide_ports() {
    Model l1("baseline", nullptr, "l1");
    // A store that is sent down unchanged two cycles later; its data have eight words.
    l1.set("core_request_valid", 1);
    l1.set("core_request_kind", 1);
    l1.set("core_request_sectors", 4);
    l1.set("core_request_byte_enable", 0x80000001);
    for (int i = 0; i < 8; i++) l1.inputs[l1.offset("core_request_data") + i] = 0x01020304 * (i + 1);
    const std::vector<uint32_t> stored = l1.inputs;
    MUST(l1.step() == 0);
    l1.set("core_request_valid", 0);
    MUST(l1.step() == 0 && l1.step() == 0);
    MUST(l1.outputs[l1.offset("down_request_valid")] == 1 && l1.outputs[l1.offset("down_request_id")] == 0x100);
    MUST(std::memcmp(&l1.outputs[l1.offset("down_request_data")], &stored[l1.offset("core_request_data")], 32) == 0);
    MUST(l1.meaning[l1.offset("down_request_data") + 7] == ~0u && l1.meaning[l1.offset("evict_line")] == 0);
    // The same identifier before the store is answered is a broken promise, an error until the next reset.
    l1.set("core_request_valid", 1);
    MUST(l1.step() == 0);
    l1.set("core_request_valid", 0);
    for (int i = 0; i < 2; i++) MUST(l1.step() == -1 && says("l1: a rule is broken in cycle 4 after reset: core_request"));
    MUST(warpcache_reset(l1.handle) == 0 && l1.step() == 0);
    MUST(warpcache_close(l1.handle) == 0);
}

// Bits of a port, from bit `at` of it on.
static void put(Model &model, const char *name, int at, int width, uint64_t value) {
    for (int i = 0; i < width; i++)
        if (value >> i & 1) model.inputs[model.offset(name) + (at + i) / 32] |= 1u << (at + i) % 32;
}

static uint64_t got(Model &model, const char *name, int at, int width) {
    uint64_t value = 0;
    for (int i = 0; i < width; i++)
        value |= uint64_t(model.outputs[model.offset(name) + (at + i) / 32] >> (at + i) % 32 & 1) << i;
    return value;
}

// Core 3's element of lines of 41 bits lies in three words.
static void vectors() {
    Model cluster("baseline", "l1.address_bits=48\ncluster.cores=4\ncluster.l2_slices=1", "private_cluster");
    MUST(warpcache_elements(cluster.handle, warpcache_port(cluster.handle, "core_request_line")) == 4);
    const uint64_t line = 0x1a5f00c3967;
    put(cluster, "core_request_valid", 3, 1, 1);
    put(cluster, "core_request_kind", 6, 2, 1);
    put(cluster, "core_request_sectors", 12, 4, 2);
    put(cluster, "core_request_line", 3 * 41, 41, line);
    MUST(cluster.step() == 0);
    cluster.inputs.assign(cluster.inputs.size(), 0);
    for (int cycle = 0; cycle < 20 && !got(cluster, "down_request_valid", 0, 1); cycle++) MUST(cluster.step() == 0);
    MUST(got(cluster, "down_request_line", 0, 41) == line && got(cluster, "down_request_source", 0, 2) == 3);
    MUST(warpcache_close(cluster.handle) == 0);
}

int main() {
    wrong_calls();
    wide_ports();
    vectors();
    // Side by side as alone.
    const uint64_t one = sum(1), two = sum(2);
    uint64_t beside = 0;
    std::thread other([&] { beside = sum(2); });
    MUST(sum(1) == one && one != two);
    other.join();
    MUST(beside == two);
    // A model serves any thread; errors are of the thread.
    Model tags("taco16", "", "shadow_tags");
    std::thread([&] {
        MUST(std::strcmp(warpcache_error(), "") == 0);
        MUST(tags.step() == 0);
    }).join();
    MUST(warpcache_close(tags.handle) == 0);
}
