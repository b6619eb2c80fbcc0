#!/bin/sh
# Puts the build online on this machine (Linux): sh hosting/release.sh /srv/site [kept builds, 5]
# nginx serves /srv/site/current. Tabs that are open still ask for the hashed files of the build they
# came from, so a release also has those of the builds before it. Files are linked, not copied.
# Whatever goes wrong: what is online stays as it is, and the exit code is 1 (2 for wrong words).
set -eu
LC_ALL=C
export LC_ALL

fail() {
  echo "$1" >&2
  exit "${2:-1}"
}

[ $# -ge 1 ] || fail 'Name the folder of the releases, for example /srv/site.' 2
[ $# -le 2 ] || fail 'Only the folder of the releases and the number of kept builds are read.' 2
site=$1
kept=${2-5}
case $kept in
  '' | *[!0-9]* | ?????*) fail "Kept builds: a number from 0 to 9999, not \"$kept\"." 2 ;;
esac
if [ ! -f build/_files.txt ]; then
  fail 'build/ holds no finished build: run "npm run build" first.'
fi
mkdir -p "$site/builds" "$site/releases"
site=$(cd "$site" && pwd -P)

# One at a time. The lock ends with the process, however that ends.
exec 9>"$site/.lock"
flock -w "${RELEASE_WAIT:-600}" 9 || fail 'Another release is still running; nothing was changed.'

# What a run before this one left half-done when it was killed.
rm -rf "$site"/arriving*
arriving=$(mktemp -d "$site/arriving.XXXXXX")
outcome='Nothing was released: what was online still is.'
leave() {
  code=$?
  rm -rf "$arriving"
  [ "$code" -eq 0 ] || fail "$outcome"
}
trap leave EXIT
trap 'exit 1' HUP INT TERM

# The names of a folder, oldest first.
names() {
  ls "$site/$1"
}

# The release that is online; empty before the first.
online() {
  basename "$(readlink "$site/current" 2>/dev/null || true)"
}

# Keeps so many builds with their releases, and in any case what is online.
prune() {
  names builds | head -n "-$1" | while read -r old; do
    [ "$old" = "$(online)" ] || rm -rf "${site:?}/releases/$old" "$site/builds/$old"
  done
  # A run that was killed can leave a build without its release, or a release without its build.
  names builds | while read -r old; do
    [ -d "$site/releases/$old" ] || rm -rf "${site:?}/builds/$old"
  done
  names releases | while read -r old; do
    [ -d "$site/builds/$old" ] || [ "$old" = "$(online)" ] || rm -rf "${site:?}/releases/$old"
  done
}

# Every file that the build lists is here, in its size.
complete() {
  (cd "$1" && find . -type f -printf '%s %P\n') | sort >"$arriving/found"
  sort "$1/_files.txt" >"$arriving/listed"
  missing=$(comm -23 "$arriving/listed" "$arriving/found" | wc -l)
  [ "$missing" -eq 0 ] || fail "$2: $missing of $(wc -l <"$arriving/listed") files are missing or cut off."
}

# Room first: with a full disk, nothing could be copied.
prune "$kept"

# Numbers, so that no clock decides what is older. Names from before there were numbers sort first.
last=$({ names builds; names releases; } | sed -n 's/^r0*\([0-9][0-9]*\)$/\1/p' | sort -n | tail -n 1)
name=$(printf 'r%08d' "$((${last:-0} + 1))")

cp -a build "$arriving/build"
complete "$arriving/build" 'The build'

mkdir "$arriving/release"
add_hashed_files() {
  for folder in assets search errors playground/lib playground/frame playground/types \
    playground/fonts playground/samples; do
    [ -d "$1/$folder" ] || continue
    mkdir -p "$arriving/release/$folder"
    cp -alf "$1/$folder/." "$arriving/release/$folder/"
  done
}
names builds | tail -n "$kept" >"$arriving/earlier"
while read -r earlier; do
  add_hashed_files "$site/builds/$earlier"
done <"$arriving/earlier"
# Last, so that a file without a hash in its name is this build's.
cp -al --remove-destination "$arriving/build/." "$arriving/release/"
complete "$arriving/release" 'The release'

reload=
cmp -s "$arriving/release/_nginx.conf" "$site/current/_nginx.conf" || reload=yes

mv -T "$arriving/build" "$site/builds/$name"
mv -T "$arriving/release" "$site/releases/$name"
# One rename: no request meets half a site.
ln -s "releases/$name" "$arriving/current"
mv -T "$arriving/current" "$site/current"
[ "$(online)" = "$name" ] || fail 'The link to the release still leads elsewhere.'

outcome="$name is online, but older builds could not be removed."
prune "$((kept + 1))"
echo "Online: $site/releases/$name"
if [ "$reload" ]; then
  echo 'The configuration of nginx changed:'
  echo "  cp $site/current/_nginx.conf /etc/nginx/conf.d/site.conf && nginx -t && nginx -s reload"
fi
