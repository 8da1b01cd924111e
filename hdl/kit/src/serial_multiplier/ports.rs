//! The ports.
use super::Config;
pub use signal::port::Ready;

signal::bundle! {
    /// Operands of the multiplication.
    pub stream Operands(config: Config) {
        /// One factor.
        a: u64 = config.a_bits(),
        /// The other.
        b: u64 = config.b_bits(),
    }
}

signal::bundle! {
    /// Result of the operation.
    pub stream Product(config: Config) {
        /// Unsigned, with the bits of both operands.
        product: u128 = config.product_bits(),
    }
}

signal::ports! {
    rtl super::rtl::SerialMultiplier(config: Config);

    /// Operands to multiply.
    in stream start: Operands = config,
    /// Their product.
    out stream result: Product = config,
}
