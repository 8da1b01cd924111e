/* Golden models of warpcache's blocks, a cycle at a time, for C, C++ and SystemVerilog's DPI-C.
 *
 *   cargo build --release -p warpcache-c        makes target/release/libwarpcache_c.so
 *   c++ mine.cpp -I include -L target/release -lwarpcache_c
 *
 * A model has the data ports of its block's Verilog: all but clock, reset and `ram_error`. A port's number is its place
 * among them, the inputs first, each direction in the order of the Verilog.
 *
 * Words. The values of a direction's ports lie in one array of 32-bit words, the least significant word first. Port p
 * begins at word warpcache_offset(p), and has ceil(width / 32) words, which no other port shares; element i of a port
 * that is a vector is at [i * width / elements +: width / elements] of it. A word is DPI-C's svBitVecVal, so that a
 * packed `bit [32 * N - 1:0]` of SystemVerilog is such an array, with port p at [32 * offset +: width]. Bits of an
 * input above its width are ignored, those of an output are 0.
 *
 * Errors. A call that fails changes nothing, but where it says so, and returns -1, 0 (warpcache_open) or ""
 * (warpcache_port_name); warpcache_error has the text, which is that of the program `warpcache`. A handle that is not of
 * an open model, NULL, and an array that is too short are such errors; a pointer to anything else than is said here is
 * not found out. No call ends the process, but for want of memory.
 *
 * Threads. Every call may come from any thread. Calls for one model are served one after the other, those for two models
 * side by side. Each model has a thread, and needs little of the caller's stack: close all before dlclose, and open
 * none before fork.
 */
#ifndef WARPCACHE_H
#define WARPCACHE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Handle of an open model; never 0. In SystemVerilog `longint unsigned`. */
typedef unsigned long long warpcache_model;

/* Text of the last call that failed in this thread, "" before the first; until the next one fails. Never NULL. */
const char *warpcache_error(void);

/* Opens the model of a block or top, right after a reset.
 * config     a preset's name, or the path of a TOML file: what ends in .toml or has a path separator
 * settings   what `--set` takes, as "l1.sets=64", one a line; NULL or "" for none
 * block      its name, as `warpcache list` has it
 * is_large   1 opens also what takes more than 1,024 MB of memory, as `--yes` does
 * Returns 0 for a config that is not legal, a block that the design lacks, text that is not UTF-8. */
warpcache_model warpcache_open(const char *config, const char *settings, const char *block, int32_t is_large);

/* Closes a model; its handle and its ports' names are of no more use. Returns 0. */
int32_t warpcache_close(warpcache_model model);

/* Number of ports, at least 1. */
int32_t warpcache_ports(warpcache_model model);

/* Number of the port of this name, 0..warpcache_ports - 1. */
int32_t warpcache_port(warpcache_model model, const char *name);

/* Name of a port, in the Verilog's letters; until the model is closed. */
const char *warpcache_port_name(warpcache_model model, int32_t port);

/* 1 for an input of the block, 0 for an output. */
int32_t warpcache_is_input(warpcache_model model, int32_t port);

/* Width of a port in bits, of all elements together; at least 1. */
int32_t warpcache_width(warpcache_model model, int32_t port);

/* Number of elements of a port that is a vector; 1 of another. */
int32_t warpcache_elements(warpcache_model model, int32_t port);

/* Place of a port's first word in the array of its direction. */
int32_t warpcache_offset(warpcache_model model, int32_t port);

/* Number of words that the inputs take, or the outputs. */
int32_t warpcache_input_words(warpcache_model model);
int32_t warpcache_output_words(warpcache_model model);

/* One cycle of reset: all that was in flight is forgotten. Returns 0. */
int32_t warpcache_reset(warpcache_model model);

/* One cycle: the outputs that the inputs and the state before the clock edge give; then the edge.
 * inputs        read; input_words is their length, at least warpcache_input_words
 * outputs       written; words behind the last port become 0
 * meaning       written, bit by bit of `outputs`: 1 where the output means something in this cycle, so that
 *               ((seen ^ outputs) & meaning) == 0 compares all; other outputs are 0. NULL if not wanted
 * output_words  length of `outputs` and of `meaning`, at least warpcache_output_words
 * Returns 0. Inputs that break a promise of the block's environment (`warpcache describe` lists them) are an error, which
 * names the rule and the cycle, in each step until the next reset. */
int32_t warpcache_step(
    warpcache_model model, const uint32_t *inputs, int32_t input_words,
    uint32_t *outputs, uint32_t *meaning, int32_t output_words);

/* Begins the random inputs of a seed, any number; seed 1 is begun by warpcache_open. Returns 0. */
int32_t warpcache_seed(warpcache_model model, unsigned long long seed);

/* Writes legal random inputs, those of `warpcache verify`, for the step that follows the model's last; call it once a
 * step. They wait, pause and retry by the outputs of that step. input_words is as in warpcache_step. Returns 0. */
int32_t warpcache_random(warpcache_model model, uint32_t *inputs, int32_t input_words);

#ifdef __cplusplus
}
#endif

#endif
