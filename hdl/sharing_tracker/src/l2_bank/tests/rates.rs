//! How long requests take, and how many there are in a time.

use super::world::{World, add, load, store};
use super::{config, small};

/// The formulas of the page.
#[test]
fn requests_take_what_the_page_says() {
    for hit_latency in [1, 3] {
        let text = format!(
            "[l1]\naddress_bits = 24\nline_bytes = 64\nsector_bytes = 16\n\
             [l2]\nbytes = 65536\n[llc]\nhit_latency = {hit_latency}\n"
        );
        let world = &mut World::new(&config(&text));
        world.ask(load(3, 0xf, 1));
        world.idle(20);
        assert_eq!(world.ask(load(3, 0xf, 2)).0, hit_latency + 3);
        let (first, _) = world.replies[0];
        let (last, _) = world.replies[3];
        assert_eq!(last - first, 3);
        assert_eq!(world.ask(store(3, 1, 3, 7)).0, hit_latency + 3);
        world.idle(20);
        world.downs.clear();
        let offered = world.offer(load(9, 1, 4));
        world.idle(20);
        assert_eq!(world.downs[0].0 - offered, 4);
        world.ask(add(3, 1, 5, 1));
        assert_eq!(world.ask(add(3, 1, 6, 1)).0, 1);
    }
}

/// One line in four cycles from a bank that hits.
#[test]
fn a_line_of_four_sectors_leaves_in_four_cycles() {
    let world = &mut World::new(&config("l2.split_requests = 4\n"));
    for line in 0..4 {
        world.ask(load(line, 0xf, line));
    }
    world.idle(20);
    world.replies.clear();
    let first = world.now;
    for n in 0..100 {
        world.offer(load(n % 4, 0xf, n));
    }
    assert_eq!(world.now - first, 400);
    world.idle(20);
    assert_eq!(world.replies.len(), 400);
    let (begin, end) = (world.replies[0].0, world.replies[399].0);
    assert_eq!(end - begin, 399);
    // With fewer places than the latency needs, the bank waits for its answers.
    let world = &mut World::new(&small());
    world.ask(load(1, 0xf, 1));
}
