# shellcheck shell=bash
# What the tests need of the system, and the Debian packages that have it. Sourced by setup.sh.
: "${log:?the file for the output of the running command; setup.sh makes it}"

# One line a need: a name, the Debian packages, and what it is for.
system_needs() {
    cat <<'NEEDS'
python|python3 python3-venv|makes .venv for what comes from PyPI
c++|g++|compiles Verilated designs
make|make|builds the Verilator runtime
perl|perl|runs Verilator's front program
zlib|zlib1g-dev|waveforms of Verilated designs
lz4|liblz4-dev|waveforms of Verilator 5.05x
verilator|verilator|simulates and lints the emitted Verilog
iverilog|iverilog|the second reader of the emitted Verilog
yosys|yosys|looks for latches and loops in the emitted Verilog
nextpnr-ice40|nextpnr-ice40|reads the constraints for iCE40
sta|opensta|reads the timing constraints
NEEDS
}

# Does the machine itself have need $1?
system_has() {
    case $1 in
        python) [ -n "$(python_for_venv)" ] ;;
        c++) command -v g++ ;;
        perl) perl -MPod::Usage -e 1 ;;
        zlib) has_header zlib.h ;;
        lz4) has_header lz4.h ;;
        *) command -v "$1" ;;
    esac >/dev/null 2>&1
}

has_header() { printf '#include <%s>\n' "$1" | g++ -E -x c++ - >/dev/null 2>&1; }

missing_needs() {
    local name rest
    while IFS='|' read -r name rest; do
        system_has "$name" || printf '%s|%s\n' "$name" "$rest"
    done < <(system_needs)
}

# apt-get that waits for another one's lock, and is tried again when the network fails.
apt_retry() {
    local try
    for try in 1 2 3; do
        DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@" \
            >"$log" 2>&1 </dev/null && return 0
        echo "setup: apt-get $1 failed (try $try of 3)" >&2
        sleep $((try * 5))
    done
    tail -n 20 "$log" >&2
    return 1
}

# Installs packages, by root only. A package list that could not be refreshed whole (some other repository of the
# machine may be out of reach) is no error until a package cannot be had.
apt_install() {
    echo "setup: apt-get install $*"
    apt_retry update || echo "setup: going on with the package lists as they are" >&2
    apt_retry install -y --no-install-recommends "$@"
}
