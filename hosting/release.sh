#!/bin/sh
# Puts the build online on this machine (Linux): sh hosting/release.sh /srv/site [kept builds, 5]
# nginx serves /srv/site/current. Tabs that are open still ask for the hashed files of the build they
# came from, so a release also has those of the builds before it. Files are linked, not copied.
set -eu

site=${1:?'Name the folder of the releases, for example /srv/site.'}
kept=${2:-5}
if [ ! -f build/_policy.txt ]; then
  echo 'build/ holds no finished build: run "npm run build" first.' >&2
  exit 1
fi

name=$(date +%Y%m%d-%H%M%S.%N)
mkdir -p "$site/builds" "$site/releases"
# A copy that was stopped half-way must not count as a build.
rm -rf "$site/arriving" && cp -a build "$site/arriving" && mv "$site/arriving" "$site/builds/$name"

mkdir "$site/releases/$name"
for build in $(ls "$site/builds" | tail -n "$((kept + 1))"); do
  for folder in assets search; do
    mkdir -p "$site/releases/$name/$folder"
    cp -alf "$site/builds/$build/$folder/." "$site/releases/$name/$folder/"
  done
done
# Last, so that a file without a hash in its name is this build's.
cp -al --remove-destination "$site/builds/$name/." "$site/releases/$name/"

reload=
cmp -s "$site/releases/$name/_nginx.conf" "$site/current/_nginx.conf" || reload=yes
# One rename: no request meets half a site.
ln -sfn "releases/$name" "$site/next" && mv -T "$site/next" "$site/current"
echo "Online: $site/releases/$name"
if [ "$reload" ]; then
  echo 'The configuration of nginx changed:'
  echo "  cp $site/current/_nginx.conf /etc/nginx/conf.d/site.conf && nginx -t && nginx -s reload"
fi

for old in $(ls "$site/builds" | head -n "-$((kept + 1))"); do
  rm -rf "$site/builds/$old" "$site/releases/$old"
done
