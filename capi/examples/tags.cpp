// Steps the golden model of `shadow_tags`: writes a tag, looks it up, and prints the answer.
#include "warpcache.h"

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

static void check(bool is_right) {
    if (is_right) return;
    std::fprintf(stderr, "%s\n", warpcache_error());
    std::exit(1);
}

int main() {
    const warpcache_model model = warpcache_open("taco16", "l1.sets=64", "shadow_tags", 0);
    check(model != 0);
    std::vector<uint32_t> inputs(warpcache_input_words(model)), outputs(warpcache_output_words(model));
    std::vector<uint32_t> meaning(outputs.size());

    // The low 32 bits of a port.
    const auto word = [&](std::vector<uint32_t> &words, const char *name) -> uint32_t & {
        const int port = warpcache_port(model, name);
        check(port >= 0);
        return words[warpcache_offset(model, port)];
    };
    const auto step = [&] {
        check(warpcache_step(model, inputs.data(), inputs.size(), outputs.data(), meaning.data(), outputs.size()) == 0);
        inputs.assign(inputs.size(), 0);
    };

    for (int port = 0; port < warpcache_ports(model); port++) {
        const char *direction = warpcache_is_input(model, port) ? "in" : "out";
        std::printf("%s %s: %d bits\n", direction, warpcache_port_name(model, port), warpcache_width(model, port));
    }
    word(inputs, "write_valid") = 1;
    word(inputs, "write_way") = 2;
    word(inputs, "write_tag") = 5;
    step();
    word(inputs, "lookup_valid") = 1;
    word(inputs, "lookup_line") = 5 << 6;
    step();
    step();
    for (const char *name : {"answer_valid", "answer_hit", "answer_way"}) {
        const uint32_t value = word(outputs, name);
        std::printf("%s: %s\n", name, word(meaning, name) ? std::to_string(value).c_str() : "means nothing");
    }
    check(warpcache_close(model) == 0);
}
