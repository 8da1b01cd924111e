//! From values to pixels.

/// A range of values, which holds zero, over a range of pixels.
pub(super) struct Scale {
    low: f64,
    high: f64,
    /// Pixels of `low` and of `high`.
    pixels: (i32, i32),
}

impl Scale {
    /// The scale on which all of these have a place.
    pub(super) fn over(values: impl IntoIterator<Item = f64>, pixels: (i32, i32)) -> Scale {
        let (mut low, mut high) = (0.0_f64, 0.0_f64);
        for value in values.into_iter().filter(|value| value.is_finite()) {
            (low, high) = (low.min(value), high.max(value));
        }
        if low == high {
            high = 1.0;
        }
        Scale { low, high, pixels }
    }

    /// Where a value is.
    pub(super) fn at(&self, value: f64) -> i32 {
        let (first, last) = (f64::from(self.pixels.0), f64::from(self.pixels.1));
        let part = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        (first + part * (last - first)).round() as i32
    }

    /// Round values for an axis: zero, and up to six others.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let span = self.high - self.low;
        let power = 10_f64.powf((span / 5.0).log10().floor());
        let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
        let step = steps.into_iter().find(|step| span / step <= 6.0).unwrap_or(span);
        let (first, last) = ((self.low / step).ceil() as i64, (self.high / step).floor() as i64);
        (first..=last).map(|tick| tick as f64 * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_is_on_every_scale() {
        assert_eq!(Scale::over([4.0, 8.0], (100, 200)).at(0.0), 100);
        assert_eq!(Scale::over([4.0, 8.0], (100, 200)).at(4.0), 150);
        assert_eq!(Scale::over([-1.0, 3.0], (0, 400)).at(0.0), 100);
        assert_eq!(Scale::over([0.0], (0, 10)).at(0.0), 0);
    }

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(Scale::over([47.0], (0, 1)).ticks(), [0.0, 10.0, 20.0, 30.0, 40.0]);
        let some = Scale::over([-0.3, 0.5], (0, 1)).ticks();
        assert_eq!(some.len(), 4);
        assert!(some.contains(&0.0) && some.iter().all(|tick| (-0.3..=0.5).contains(tick)));
    }
}
