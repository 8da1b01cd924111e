//! Scripts that run a plan on other machines.

/// A command a line, each for one point, in any order and as often as one likes, from the plan's folder.
pub(crate) fn jobs(points: &[u64]) -> String {
    let line = |place: &u64| format!("warpcache sweep --run . --points {place}..{}\n", place + 1);
    points.iter().map(line).collect()
}

/// GNU parallel takes the lines; one that has ended well is not begun again.
pub(crate) fn parallel() -> String {
    "#!/bin/sh\n\
     # Runs the plan beside this file by GNU parallel, a job a processor. Usage: ./parallel.sh [its options]\n\
     cd \"$(dirname \"$0\")\" && exec parallel \"$@\" <jobs.txt\n"
        .to_string()
}

/// Target duration of a task: long against the start of a job, short against a queue's limits.
const TASK_SECONDS: u64 = 300;

/// A common limit of Slurm (`MaxArraySize`) is 1001.
const MOST_TASKS: u64 = 1_000;

/// An array of tasks of several points each, of so many seconds a point.
pub(crate) fn slurm(points: u64, seconds: u64) -> String {
    let bundle = (TASK_SECONDS / seconds.max(1)).max(1).max(points.div_ceil(MOST_TASKS));
    SLURM
        .replace("{points}", &points.to_string())
        .replace("{bundle}", &bundle.min(points.max(1)).to_string())
}

const SLURM: &str = r#"#!/bin/bash
# Runs the plan beside this file as a Slurm array. Usage: ./slurm.sh
#
# Run again, it does what is missing. Limits and sizes can be changed here, or in the environment.
points_per_task=${POINTS_PER_TASK:-{bundle}}
time_limit=${TIME_LIMIT:-01:00:00}
memory=${MEMORY:-4G}
tasks_at_a_time=${TASKS_AT_A_TIME:-100}
processors=${PROCESSORS:-1}
options=${SBATCH_OPTIONS:-}

points={points}
set -euo pipefail
if [ -z "${SLURM_ARRAY_TASK_ID:-}" ]; then
    cd "$(dirname "${BASH_SOURCE[0]}")"
    mkdir -p logs
    last=$(((points + points_per_task - 1) / points_per_task - 1))
    # shellcheck disable=SC2086 # options are several words
    exec sbatch --job-name=sweep --array="0-$last%$tasks_at_a_time" --time="$time_limit" --mem="$memory" \
        --cpus-per-task="$processors" --chdir="$PWD" --output=logs/%A_%a.txt $options slurm.sh
fi
first=$((SLURM_ARRAY_TASK_ID * points_per_task))
end=$((first + points_per_task < points ? first + points_per_task : points))
exec warpcache sweep --run . --points "$first..$end" --jobs "$processors"
"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_takes_minutes_and_an_array_has_a_thousand_at_most() {
        let bundle = |points, seconds| {
            let text = slurm(points, seconds);
            let line = text.lines().find(|line| line.starts_with("points_per_task=")).unwrap();
            line.trim_matches(|c: char| !c.is_ascii_digit()).parse::<u64>().unwrap()
        };
        assert_eq!(bundle(10_000, 3), 100);
        assert_eq!(bundle(6, 3), 6);
        assert_eq!(bundle(6, 100_000), 1);
        assert_eq!(bundle(100_000, 1_000), 100);
    }

    #[test]
    fn a_line_is_a_point() {
        assert_eq!(
            jobs(&[0, 1]),
            "warpcache sweep --run . --points 0..1\nwarpcache sweep --run . --points 1..2\n"
        );
    }
}
