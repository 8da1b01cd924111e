#!/usr/bin/env bash
# Runs a plan of `sweep` by GNU parallel and by a Slurm of one node. Usage: scripts/sweep-elsewhere.sh
#
# Installs both (Debian; by root only), starts Slurm as root without systemd, with all its files in a temporary folder,
# and stops it. The reports must be those of one machine, byte for byte: status 1 when they are not. No part of
# scripts/test.sh, which runs a plan by two shells.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=$(mktemp -d)
log=$scratch/setup.log
. scripts/lib/rust.sh
. scripts/lib/debian.sh
choose_rust || exit 3
has_all() {
    local name
    for name in parallel slurmctld slurmd munged sbatch; do command -v "$name" >/dev/null || return 1; done
}
if ! has_all; then
    [ "$(id -u)" = 0 ] || { echo "sweep-elsewhere: needs GNU parallel, Slurm and munge; run it as root" >&2; exit 3; }
    apt_install parallel slurm-wlm munge || exit 3
fi
cargo build --quiet --locked
PATH=$PWD/${CARGO_TARGET_DIR:-target}/debug:$PATH
export PATH

started=()
stop() {
    local id
    for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done
    wait
    rm -rf "$scratch"
}
trap stop EXIT

# Munge says who a message is from; its folders must be its user's alone.
start_slurm() {
    local cpus
    cpus=$(nproc)
    mkdir -m 700 "$scratch/munge" && mkdir "$scratch/state" "$scratch/spool"
    dd if=/dev/urandom of="$scratch/munge/key" bs=64 count=1 status=none
    chmod 400 "$scratch/munge/key"
    chmod 755 "$scratch"
    munged --foreground --force --key-file="$scratch/munge/key" --socket="$scratch/socket" \
        --pid-file="$scratch/munge/pid" --log-file="$scratch/munge/log" --seed-file="$scratch/munge/seed" \
        >"$scratch/munged.log" 2>&1 &
    started+=($!)
    cat >"$scratch/slurm.conf" <<CONF
ClusterName=one
SlurmctldHost=$(hostname -s)(127.0.0.1)
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=$scratch/socket
CredType=cred/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerType=sched/builtin
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
MailProg=/bin/true
ReturnToService=2
SlurmctldPort=26817
SlurmdPort=26818
StateSaveLocation=$scratch/state
SlurmdSpoolDir=$scratch/spool
SlurmctldPidFile=$scratch/slurmctld.pid
SlurmdPidFile=$scratch/slurmd.pid
NodeName=$(hostname -s) NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
    export SLURM_CONF=$scratch/slurm.conf
    for _ in $(seq 100); do [ -S "$scratch/socket" ] && break; sleep 0.1; done
    slurmctld -D >"$scratch/slurmctld.log" 2>&1 &
    started+=($!)
    slurmd -D >"$scratch/slurmd.log" 2>&1 &
    started+=($!)
    for _ in $(seq 300); do
        sinfo --noheader --format=%T 2>/dev/null | grep -q idle && return
        sleep 0.2
    done
    echo "sweep-elsewhere: Slurm does not start" >&2
    tail -n 5 "$scratch"/*d.log >&2
    return 3
}

sweep=(sweep pact20 baseline --set "l1.sets=16,32,64" --set "l1.ways=2,4")
commands=(-- evaluate --workload bfs:2000 --timing none --baseline)
collect() { warpcache sweep --quiet --collect "$scratch/$1" -o "$scratch/$1.html" && cmp "$scratch/$1.html" "$scratch/here.html"; }

WARPCACHE_CACHE=$scratch/cache warpcache "${sweep[@]}" --quiet -o "$scratch/here.html" "${commands[@]}"
for plan in parallel slurm; do warpcache "${sweep[@]}" --quiet --plan "$scratch/$plan" "${commands[@]}"; done

"$scratch/parallel/parallel.sh" >/dev/null
collect parallel
echo "GNU parallel: the report of one machine"

start_slurm
POINTS_PER_TASK=5 MEMORY=0 SBATCH_OPTIONS=--wait "$scratch/slurm/slurm.sh"
collect slurm
echo "Slurm, $(sinfo --version | cut -d ' ' -f 2), three tasks: the report of one machine"
