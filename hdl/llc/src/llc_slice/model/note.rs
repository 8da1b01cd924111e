//! Events of a cycle, for observers.

/// Something that the ports do not show by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The last sector of a load that hit entered the replies.
    LoadHit,
    /// The load hit a line in flight.
    HitOfPending,
    /// The load hit sectors that stores alone had written.
    HitOfStored,
    /// A load joined.
    Joined,
    /// The request waited since its entry took no more.
    NoMerge,
    /// The request waited since a sector that it wants is not in flight.
    NotFetched,
    /// A load missed and took a free way.
    MissOfFreeWay,
    /// A load missed and took the way of another line.
    MissOfVictim,
    /// A load missed in a line that stores had brought.
    MissOfStored,
    /// A miss waited for an entry.
    NoEntry,
    /// A miss waited for room downwards.
    NoRoom,
    /// A request waited since every way of its set was pending.
    NoWay,
    /// A victim was chosen past a pending way.
    PastPending,
    /// A store found its line, in flight or not, and was accepted.
    StoreHit,
    /// The store hit a line in flight.
    StoreOfPending,
    /// A store missed and took a free way.
    StoreOfFreeWay,
    /// A store missed and took the way of another line.
    StoreOfVictim,
    /// A store waited for a load that wants its sector.
    StoreWaitsForLoad,
    /// A store waited for a beat from below.
    StoreWaitsForBeat,
    /// Several stores made a sector readable.
    Completed,
    /// A request waited behind a store to its line.
    BehindStore,
    /// A sector was written back.
    WroteBack,
    /// The write-back waited for a beat from below.
    WriteBackWaitsForBeat,
    /// The write-back waited for a number.
    NoWriteBack,
    /// The write-back waited for room towards memory.
    NoRoomForWriteBack,
    /// The data array's port read for another request.
    WriteBackWaitsForRead,
    /// A hit or an acknowledgement waited for a waking load or an answer.
    WaitsForRead,
    /// The request waited since the replies were full.
    RepliesFull,
    /// A line became readable while a request was in the decision.
    Published,
    /// An atomic went down.
    AtomicSent,
    /// The atomic wrote its line back first.
    AtomicOfDirty,
    /// The atomic waited for a line in flight.
    AtomicOfPending,
    /// The atomic waited for a place.
    NoPlace,
    /// A maintain was acknowledged.
    Maintained(u64),
    /// Its line was dirty at first.
    MaintainedDirty(u64),
    /// The clean or flush waited for a line in flight.
    MaintainOfPending,
    /// The clean or flush waited for acknowledgements.
    MaintainWaits,
    /// A fill wrote a sector with dirty bytes.
    FillOfDirty,
    /// A beat answered nothing.
    Stray,
    /// Several filled entries waited.
    FillsWait,
    /// An entry woke a second load.
    WokeSeveral,
    /// An entry that took all its loads became free.
    FreedFull,
    /// An answer waited for a waking load.
    AnswerWaits,
    /// An answer was passed on.
    Answered,
    /// A walk began.
    Walks,
    /// The walk wrote a line back.
    WalkOfDirty,
    /// The walk waited for acknowledgements at its end.
    WalkWaits,
}
