#!/bin/sh
# Replaces the shops of deploy/compose.yaml one after the other, without a failed request: nginx stops sending to a shop before that shop
# is told to end, and sends again when its successor is ready.
set -eu
cd "$(dirname "$0")"
compose() { docker compose -f compose.yaml "$@"; }
reload() { compose exec -T nginx nginx -p /var/cache/nginx -c /etc/nginx/shop/nginx.conf -e stderr -s reload; }
upstream() {
  for name in shop-a shop-b; do
    if [ "$name" = "$1" ]; then down=' down'; else down=''; fi
    echo "server $name:3000 max_fails=2 fail_timeout=2s$down;"
  done >nginx/upstream.conf
}

compose build shop-a
compose run --rm files
compose run --rm migrate
for shop in shop-a shop-b; do
  upstream "$shop"
  reload
  sleep 1
  compose up -d --no-deps --wait "$shop"
  upstream none
  reload
done
