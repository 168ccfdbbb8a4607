#!/bin/sh
# Serves a release, a newer or an older one:  release.sh /srv/docs/releases/4c9c76f801e0 [base]
# The release is a folder that holds dist/ at the site's base URL ("/" unless given). Files, policy and redirects change together,
# with the reload; requests under way are still answered by the release before.
set -eu

release=$(cd "$1" && pwd)
base=${2:-/}
docs=${DOCS:-/srv/docs}
nginx=${NGINX_PATH:-nginx}

for name in http server; do
  test -f "$release${base}_nginx/$name.conf" || { echo "There is no built site at $release$base" >&2; exit 1; }
  test ! -f "$docs/$name.conf" || cp "$docs/$name.conf" "$docs/$name.conf.before"
done
echo "include $release${base}_nginx/http.conf;" >"$docs/http.conf"
printf 'root %s;\ninclude %s_nginx/server.conf;\n' "$release" "$release$base" >"$docs/server.conf"

if $nginx -t; then
  $nginx -s reload
else
  for name in http server; do
    test ! -f "$docs/$name.conf.before" || mv "$docs/$name.conf.before" "$docs/$name.conf"
  done
  echo "nginx refused $release; the release before is served as ever." >&2
  exit 1
fi
