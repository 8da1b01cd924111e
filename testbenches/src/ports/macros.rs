//! The macros that make port records.

/// Declares a block's port records and ties them to its rust-hdl struct.
///
/// ```
/// # mod rtl { } // the rust-hdl struct lives here; `rtl` is left out in this example
/// testbenches::ports! {
///     /// What the block reads in a cycle.
///     pub struct In {
///         /// A value is offered.
///         pub offer_valid: bool,
///         /// The offered value, 8 bits.
///         pub offer_data: u64,
///     }
///     /// What it answers in the same cycle.
///     pub struct Out {
///         /// An answer stands.
///         pub answer_valid: bool,
///         /// The answer; compared only while `answer_valid` is true.
///         pub answer_data: u64 [when answer_valid],
///     }
/// }
/// # fn main() {
/// use testbenches::ports::Record;
/// assert_eq!(Out::FIELDS[1].when, Some("answer_valid"));
/// # }
/// ```
///
/// - Fields are `bool`, `u64`, `u128` or `[u64; 8]`; a field's name is the Verilog port's name.
/// - With `rtl path::To::Block;` first, the block gets [`Simulated`](crate::ports::Simulated): a
///   field drives or samples the struct's field of the same name, or, written
///   `pub core_request_valid: bool = core_request.valid,`, the one at that path, which may end in a
///   place of a list: `= warp_sector[3]`.
/// - `[when f]` names an earlier boolean field; chains are followed, so a field qualified by a
///   field that is itself meaningless is not compared. It stands before a `= path`.
#[macro_export]
macro_rules! ports {
    (
        rtl $rtl:ty;
        $(#[$in_meta:meta])*
        $in_vis:vis struct $in:ident {
            $( $(#[$if_meta:meta])* $if_vis:vis $if:ident : $it:ty $(= $($ip:ident).+ $([$ii:literal])?)? ),* $(,)?
        }
        $(#[$out_meta:meta])*
        $out_vis:vis struct $out:ident {
            $(
                $(#[$of_meta:meta])* $of_vis:vis $of:ident : $ot:ty
                $([when $ow:ident])? $(= $($op:ident).+ $([$oi:literal])?)?
            ),* $(,)?
        }
    ) => {
        $crate::ports! {
            $(#[$in_meta])*
            $in_vis struct $in { $( $(#[$if_meta])* $if_vis $if : $it ),* }
            $(#[$out_meta])*
            $out_vis struct $out { $( $(#[$of_meta])* $of_vis $of : $ot $([when $ow])? ),* }
        }

        impl $crate::ports::Simulated for $rtl {
            type In = $in;
            type Out = $out;

            fn drive(&mut self, input: &Self::In) {
                $(
                    $crate::signal::Drive::<$it>::drive(
                        &mut $crate::port_path!(self, $if $(, $($ip).+ $([$ii])?)?),
                        input.$if,
                    );
                )*
            }

            fn sample(&self) -> Self::Out {
                $out {
                    $(
                        $of: $crate::signal::Sample::<$ot>::sample(
                            &$crate::port_path!(self, $of $(, $($op).+ $([$oi])?)?),
                        ),
                    )*
                }
            }
        }
    };
    (
        $(#[$in_meta:meta])*
        $in_vis:vis struct $in:ident { $($in_body:tt)* }
        $(#[$out_meta:meta])*
        $out_vis:vis struct $out:ident { $($out_body:tt)* }
    ) => {
        $crate::record! { $(#[$in_meta])* $in_vis struct $in { $($in_body)* } }
        $crate::record! { $(#[$out_meta])* $out_vis struct $out { $($out_body)* } }
    };
}

/// Declares one port record; [`ports!`](crate::ports!) is made of two.
#[macro_export]
macro_rules! record {
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( $(#[$f_meta:meta])* $f_vis:vis $f:ident : $t:ty $([when $w:ident])? ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        $vis struct $name { $( $(#[$f_meta])* $f_vis $f : $t ),* }

        impl $crate::ports::Record for $name {
            const FIELDS: &'static [$crate::ports::FieldInfo] = &[
                $(
                    $crate::ports::FieldInfo {
                        name: stringify!($f),
                        slots: <$t as $crate::ports::Field>::SLOTS,
                        max_width: <$t as $crate::ports::Field>::MAX_WIDTH,
                        when: $crate::port_when!($($w)?),
                    },
                )*
            ];
            const SLOTS: usize = 0 $( + <$t as $crate::ports::Field>::SLOTS )*;

            #[inline]
            #[allow(unused_assignments, unused_mut, unused_variables)]
            fn store(&self, slots: &mut [u64]) {
                let mut at = 0;
                $(
                    let end = at + <$t as $crate::ports::Field>::SLOTS;
                    $crate::ports::Field::store(&self.$f, &mut slots[at..end]);
                    at = end;
                )*
            }

            #[inline]
            #[allow(unused_assignments, unused_mut, unused_variables)]
            fn load(slots: &[u64]) -> Self {
                let mut at = 0;
                $(
                    let end = at + <$t as $crate::ports::Field>::SLOTS;
                    let $f = <$t as $crate::ports::Field>::load(&slots[at..end]);
                    at = end;
                )*
                Self { $( $f ),* }
            }

            #[allow(unused_assignments, unused_mut, unused_variables)]
            fn compared(&self) -> u128 {
                // The mask has a bit a field.
                const { assert!(<$name as $crate::ports::Record>::FIELDS.len() <= 128) };
                let mut mask = 0;
                let mut bit = 1u128;
                $(
                    // Shadows a name of the caller's: a later `[when f]` finds `f` here.
                    let $f: bool = true $( && $w && self.$w )?;
                    mask |= if $f { bit } else { 0 };
                    bit = bit.wrapping_shl(1);
                )*
                mask
            }

            #[inline]
            #[allow(unused_variables)]
            fn agrees(&self, seen: &Self) -> bool {
                $( let $f: bool = true $( && $w && self.$w )?; )*
                true $( && (!$f || self.$f == seen.$f) )*
            }
        }
    };
}

/// The path of a port in the rust-hdl struct: its own name, or the one given.
#[doc(hidden)]
#[macro_export]
macro_rules! port_path {
    ($block:ident, $f:ident) => { $block.$f };
    ($block:ident, $f:ident, $($path:ident).+ $([$index:literal])?) => { $block.$($path).+ $([$index])? };
}

/// The name of the qualifying field, if any.
#[doc(hidden)]
#[macro_export]
macro_rules! port_when {
    () => {
        None
    };
    ($w:ident) => {
        Some(stringify!($w))
    };
}
