# Sourced by the other scripts: makes present what building and running Easel needs on Debian and Ubuntu.
# Defines `root`, the package's folder, and `prepare`.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s\n' "$*" >&2; }

# One line for each requirement: the Debian package, then a command that succeeds when it is there.
requirements='
libcmark-dev  test -e /usr/include/cmark.h
libyaml-dev   test -e /usr/include/yaml.h
pkg-config    command -v pkg-config
cmake         command -v cmake
make          command -v make
g++           command -v c++
python3       command -v python3
python3-pip   python3 -m pip --version
'

missing_packages() {
    local package check
    while read -r package check; do
        [ -z "$package" ] || eval "$check" >/dev/null 2>&1 || printf '%s ' "$package"
    done <<<"$requirements"
}

prepare() {
    if ! command -v swift >/dev/null; then
        say "There is no 'swift' on the path. Install a Swift toolchain, 6.2 or later, from https://swift.org/install"
        exit 1
    fi
    local packages
    packages=$(missing_packages)
    [ -z "$packages" ] || install_packages $packages
}

install_packages() {
    local become=''
    if [ "$(id -u)" -ne 0 ]; then
        become=sudo
        command -v sudo >/dev/null || give_up "$@"
    fi
    command -v apt-get >/dev/null || give_up "$@"
    say "Installing: $*"
    $become apt-get -qq update >&2 || true
    $become env DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >&2 ||
        give_up "$@"
}

give_up() {
    say "These packages are missing and could not be installed from here. On Debian or Ubuntu, run:"
    say "    sudo apt-get update"
    say "    sudo apt-get install $*"
    say "On another system, install what they are called there, then start this script again."
    exit 1
}

# Builds the command in release mode, unless nothing changed since the last time.
build_easel() {
    local stamp=$root/.build/easel.stamp
    if [ -x "$root/.build/release/easel" ] && [ -e "$stamp" ] &&
        [ -z "$(find "$root/Package.swift" "$root/Sources" -newer "$stamp" -print -quit)" ]; then
        return
    fi
    prepare
    say 'Building Easel; the first time takes some minutes.'
    mkdir -p "$root/.build"
    # The time of the start counts: what is edited during the build is built the next time.
    touch "$stamp.new"
    swift build --package-path "$root" --configuration release --product easel >&2
    mv "$stamp.new" "$stamp"
}
