#!/usr/bin/env bash
# The browsers of the other engines, from Debian's packages: Firefox, WebKitGTK with its driver, and a screen for it.
# Installs what is missing, as root; says what is missing otherwise.
set -u

declare -A PACOTES=([firefox-esr]=firefox-esr [WebKitWebDriver]=webkit2gtk-driver [Xvfb]=xvfb)
faltam=()
for programa in "${!PACOTES[@]}"; do
  command -v "$programa" >/dev/null || faltam+=("${PACOTES[$programa]}")
done
[ "${#faltam[@]}" -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Missing for the other engines: ${faltam[*]} (needs root and apt-get)" >&2
  exit 1
fi
apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${faltam[@]}"
