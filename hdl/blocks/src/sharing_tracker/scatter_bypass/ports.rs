//! The ports, cycle by cycle.

testbenches::ports! {
    /// What the block reads in a cycle. A value means something while the `valid` of its stream is
    /// true, and fits the width given.
    pub struct In {
        /// Warps that the core has scheduled, 7 bits: 0 to 64; 0 counts as 1.
        pub active_warps: u64,
        /// A load of a warp is offered.
        pub warp_valid: bool,
        /// Its active lanes, 32 bits, bit i for lane i.
        pub warp_active: u64,
        /// Byte address of lane 0, `address_bits` bits; that of an inactive lane means nothing.
        pub warp_address_0: u64,
        /// Byte address of lane 1.
        pub warp_address_1: u64,
        /// Byte address of lane 2.
        pub warp_address_2: u64,
        /// Byte address of lane 3.
        pub warp_address_3: u64,
        /// Byte address of lane 4.
        pub warp_address_4: u64,
        /// Byte address of lane 5.
        pub warp_address_5: u64,
        /// Byte address of lane 6.
        pub warp_address_6: u64,
        /// Byte address of lane 7.
        pub warp_address_7: u64,
        /// Byte address of lane 8.
        pub warp_address_8: u64,
        /// Byte address of lane 9.
        pub warp_address_9: u64,
        /// Byte address of lane 10.
        pub warp_address_10: u64,
        /// Byte address of lane 11.
        pub warp_address_11: u64,
        /// Byte address of lane 12.
        pub warp_address_12: u64,
        /// Byte address of lane 13.
        pub warp_address_13: u64,
        /// Byte address of lane 14.
        pub warp_address_14: u64,
        /// Byte address of lane 15.
        pub warp_address_15: u64,
        /// Byte address of lane 16.
        pub warp_address_16: u64,
        /// Byte address of lane 17.
        pub warp_address_17: u64,
        /// Byte address of lane 18.
        pub warp_address_18: u64,
        /// Byte address of lane 19.
        pub warp_address_19: u64,
        /// Byte address of lane 20.
        pub warp_address_20: u64,
        /// Byte address of lane 21.
        pub warp_address_21: u64,
        /// Byte address of lane 22.
        pub warp_address_22: u64,
        /// Byte address of lane 23.
        pub warp_address_23: u64,
        /// Byte address of lane 24.
        pub warp_address_24: u64,
        /// Byte address of lane 25.
        pub warp_address_25: u64,
        /// Byte address of lane 26.
        pub warp_address_26: u64,
        /// Byte address of lane 27.
        pub warp_address_27: u64,
        /// Byte address of lane 28.
        pub warp_address_28: u64,
        /// Byte address of lane 29.
        pub warp_address_29: u64,
        /// Byte address of lane 30.
        pub warp_address_30: u64,
        /// Byte address of lane 31.
        pub warp_address_31: u64,
        /// The decision that is offered is taken.
        pub decision_ready: bool,
        /// The line that is offered is taken.
        pub line_ready: bool,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// A warp would be taken.
        pub warp_ready: bool,
        /// `lines_per_warp` is that of this cycle's `active_warps`.
        pub lines_per_warp_valid: bool,
        /// L1 lines for each active warp, `bits(sets * ways)` bits.
        pub lines_per_warp: u64 [when lines_per_warp_valid],
        /// The decision on a warp is offered.
        pub decision_valid: bool,
        /// The number of its distinct lines, 6 bits: 0 to 32.
        pub decision_unique: u64 [when decision_valid],
        /// It bypasses the L1.
        pub decision_bypass: bool [when decision_valid],
        /// A line is offered.
        pub line_valid: bool,
        /// Its line address, `address_bits - log2(line_bytes)` bits.
        pub line_address: u64 [when line_valid],
        /// Its sectors, `line_bytes / 32` bits, bit i for sector i.
        pub line_sectors: u64 [when line_valid],
        /// It is the warp's last.
        pub line_last: bool [when line_valid],
    }
}

impl In {
    /// The 32 lane addresses as a list.
    pub fn addresses(&self) -> [u64; 32] {
        [
            self.warp_address_0,
            self.warp_address_1,
            self.warp_address_2,
            self.warp_address_3,
            self.warp_address_4,
            self.warp_address_5,
            self.warp_address_6,
            self.warp_address_7,
            self.warp_address_8,
            self.warp_address_9,
            self.warp_address_10,
            self.warp_address_11,
            self.warp_address_12,
            self.warp_address_13,
            self.warp_address_14,
            self.warp_address_15,
            self.warp_address_16,
            self.warp_address_17,
            self.warp_address_18,
            self.warp_address_19,
            self.warp_address_20,
            self.warp_address_21,
            self.warp_address_22,
            self.warp_address_23,
            self.warp_address_24,
            self.warp_address_25,
            self.warp_address_26,
            self.warp_address_27,
            self.warp_address_28,
            self.warp_address_29,
            self.warp_address_30,
            self.warp_address_31,
        ]
    }

    /// The same input with these lane addresses.
    pub fn with_addresses(mut self, addresses: &[u64; 32]) -> In {
        self.warp_address_0 = addresses[0];
        self.warp_address_1 = addresses[1];
        self.warp_address_2 = addresses[2];
        self.warp_address_3 = addresses[3];
        self.warp_address_4 = addresses[4];
        self.warp_address_5 = addresses[5];
        self.warp_address_6 = addresses[6];
        self.warp_address_7 = addresses[7];
        self.warp_address_8 = addresses[8];
        self.warp_address_9 = addresses[9];
        self.warp_address_10 = addresses[10];
        self.warp_address_11 = addresses[11];
        self.warp_address_12 = addresses[12];
        self.warp_address_13 = addresses[13];
        self.warp_address_14 = addresses[14];
        self.warp_address_15 = addresses[15];
        self.warp_address_16 = addresses[16];
        self.warp_address_17 = addresses[17];
        self.warp_address_18 = addresses[18];
        self.warp_address_19 = addresses[19];
        self.warp_address_20 = addresses[20];
        self.warp_address_21 = addresses[21];
        self.warp_address_22 = addresses[22];
        self.warp_address_23 = addresses[23];
        self.warp_address_24 = addresses[24];
        self.warp_address_25 = addresses[25];
        self.warp_address_26 = addresses[26];
        self.warp_address_27 = addresses[27];
        self.warp_address_28 = addresses[28];
        self.warp_address_29 = addresses[29];
        self.warp_address_30 = addresses[30];
        self.warp_address_31 = addresses[31];
        self
    }
}
