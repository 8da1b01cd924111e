//! The golden model: the rules of the block's page, in the plainest structures that hold them.
