//! The ports, cycle by cycle.

testbenches::ports! {
    rtl super::rtl::ScatterBypass;

    /// What the block reads in a cycle. A value means something while the `valid` of its stream is
    /// true, and fits the width given.
    pub struct In {
        /// Warps that the core has scheduled, 7 bits: 0 to 64; 0 counts as 1.
        pub active_warps: u64,
        /// A load of a warp is offered.
        pub warp_valid: bool = warp.valid,
        /// Its active lanes, 32 bits, bit i for lane i.
        pub warp_active: u64 = warp.active,
        /// Sector address of lane 0, its byte address divided by `sector_bytes`; that of an
        /// inactive lane means nothing.
        pub warp_sector_0: u64 = warp_sector[0],
        /// That of lane 1.
        pub warp_sector_1: u64 = warp_sector[1],
        /// That of lane 2.
        pub warp_sector_2: u64 = warp_sector[2],
        /// That of lane 3.
        pub warp_sector_3: u64 = warp_sector[3],
        /// That of lane 4.
        pub warp_sector_4: u64 = warp_sector[4],
        /// That of lane 5.
        pub warp_sector_5: u64 = warp_sector[5],
        /// That of lane 6.
        pub warp_sector_6: u64 = warp_sector[6],
        /// That of lane 7.
        pub warp_sector_7: u64 = warp_sector[7],
        /// That of lane 8.
        pub warp_sector_8: u64 = warp_sector[8],
        /// That of lane 9.
        pub warp_sector_9: u64 = warp_sector[9],
        /// That of lane 10.
        pub warp_sector_10: u64 = warp_sector[10],
        /// That of lane 11.
        pub warp_sector_11: u64 = warp_sector[11],
        /// That of lane 12.
        pub warp_sector_12: u64 = warp_sector[12],
        /// That of lane 13.
        pub warp_sector_13: u64 = warp_sector[13],
        /// That of lane 14.
        pub warp_sector_14: u64 = warp_sector[14],
        /// That of lane 15.
        pub warp_sector_15: u64 = warp_sector[15],
        /// That of lane 16.
        pub warp_sector_16: u64 = warp_sector[16],
        /// That of lane 17.
        pub warp_sector_17: u64 = warp_sector[17],
        /// That of lane 18.
        pub warp_sector_18: u64 = warp_sector[18],
        /// That of lane 19.
        pub warp_sector_19: u64 = warp_sector[19],
        /// That of lane 20.
        pub warp_sector_20: u64 = warp_sector[20],
        /// That of lane 21.
        pub warp_sector_21: u64 = warp_sector[21],
        /// That of lane 22.
        pub warp_sector_22: u64 = warp_sector[22],
        /// That of lane 23.
        pub warp_sector_23: u64 = warp_sector[23],
        /// That of lane 24.
        pub warp_sector_24: u64 = warp_sector[24],
        /// That of lane 25.
        pub warp_sector_25: u64 = warp_sector[25],
        /// That of lane 26.
        pub warp_sector_26: u64 = warp_sector[26],
        /// That of lane 27.
        pub warp_sector_27: u64 = warp_sector[27],
        /// That of lane 28.
        pub warp_sector_28: u64 = warp_sector[28],
        /// That of lane 29.
        pub warp_sector_29: u64 = warp_sector[29],
        /// That of lane 30.
        pub warp_sector_30: u64 = warp_sector[30],
        /// That of lane 31.
        pub warp_sector_31: u64 = warp_sector[31],
        /// The decision that is offered is taken.
        pub decision_ready: bool = decision.ready,
        /// The line that is offered is taken.
        pub line_ready: bool = line.ready,
    }

    /// What the block answers in a cycle.
    pub struct Out {
        /// A warp would be taken.
        pub warp_ready: bool = warp.ready,
        /// `lines_per_warp` is that of this cycle's `active_warps`.
        pub lines_per_warp_valid: bool,
        /// L1 lines for each active warp, `bits(sets * ways)` bits.
        pub lines_per_warp: u64 [when lines_per_warp_valid],
        /// The decision on a warp is offered.
        pub decision_valid: bool = decision.valid,
        /// The number of its distinct lines, 6 bits: 0 to 32.
        pub decision_unique: u64 [when decision_valid] = decision.unique,
        /// It bypasses the L1.
        pub decision_bypass: bool [when decision_valid] = decision.bypass,
        /// A line is offered.
        pub line_valid: bool = line.valid,
        /// Its line address, `address_bits - log2(line_bytes)` bits.
        pub line_address: u64 [when line_valid] = line.address,
        /// Its sectors, `line_bytes / sector_bytes` bits, bit i for sector i.
        pub line_sectors: u64 [when line_valid] = line.sectors,
        /// It is the warp's last.
        pub line_last: bool [when line_valid] = line.last,
    }
}

impl In {
    /// The lanes' sector addresses as a list.
    pub fn sectors(&self) -> [u64; 32] {
        [
            self.warp_sector_0,
            self.warp_sector_1,
            self.warp_sector_2,
            self.warp_sector_3,
            self.warp_sector_4,
            self.warp_sector_5,
            self.warp_sector_6,
            self.warp_sector_7,
            self.warp_sector_8,
            self.warp_sector_9,
            self.warp_sector_10,
            self.warp_sector_11,
            self.warp_sector_12,
            self.warp_sector_13,
            self.warp_sector_14,
            self.warp_sector_15,
            self.warp_sector_16,
            self.warp_sector_17,
            self.warp_sector_18,
            self.warp_sector_19,
            self.warp_sector_20,
            self.warp_sector_21,
            self.warp_sector_22,
            self.warp_sector_23,
            self.warp_sector_24,
            self.warp_sector_25,
            self.warp_sector_26,
            self.warp_sector_27,
            self.warp_sector_28,
            self.warp_sector_29,
            self.warp_sector_30,
            self.warp_sector_31,
        ]
    }

    /// The same input with these sector addresses.
    pub fn with_sectors(mut self, sectors: &[u64; 32]) -> In {
        self.warp_sector_0 = sectors[0];
        self.warp_sector_1 = sectors[1];
        self.warp_sector_2 = sectors[2];
        self.warp_sector_3 = sectors[3];
        self.warp_sector_4 = sectors[4];
        self.warp_sector_5 = sectors[5];
        self.warp_sector_6 = sectors[6];
        self.warp_sector_7 = sectors[7];
        self.warp_sector_8 = sectors[8];
        self.warp_sector_9 = sectors[9];
        self.warp_sector_10 = sectors[10];
        self.warp_sector_11 = sectors[11];
        self.warp_sector_12 = sectors[12];
        self.warp_sector_13 = sectors[13];
        self.warp_sector_14 = sectors[14];
        self.warp_sector_15 = sectors[15];
        self.warp_sector_16 = sectors[16];
        self.warp_sector_17 = sectors[17];
        self.warp_sector_18 = sectors[18];
        self.warp_sector_19 = sectors[19];
        self.warp_sector_20 = sectors[20];
        self.warp_sector_21 = sectors[21];
        self.warp_sector_22 = sectors[22];
        self.warp_sector_23 = sectors[23];
        self.warp_sector_24 = sectors[24];
        self.warp_sector_25 = sectors[25];
        self.warp_sector_26 = sectors[26];
        self.warp_sector_27 = sectors[27];
        self.warp_sector_28 = sectors[28];
        self.warp_sector_29 = sectors[29];
        self.warp_sector_30 = sectors[30];
        self.warp_sector_31 = sectors[31];
        self
    }
}
