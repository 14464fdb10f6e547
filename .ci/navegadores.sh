#!/usr/bin/env bash
# The browsers of the other engines, from Debian's packages: Firefox, WebKitGTK with its driver, and a screen for it.
# Installs what is missing, as root or by sudo without a password; says what is missing otherwise.
set -u

declare -A PACOTES=([firefox-esr]=firefox-esr [WebKitWebDriver]=webkit2gtk-driver [Xvfb]=xvfb)
faltam=()
for programa in "${!PACOTES[@]}"; do
  command -v "$programa" >/dev/null || faltam+=("${PACOTES[$programa]}")
done
[ "${#faltam[@]}" -eq 0 ] && exit 0

como_root=()
if [ "$(id -u)" -ne 0 ]; then como_root=(sudo -n); fi
if ! command -v apt-get >/dev/null || ! "${como_root[@]}" true 2>/dev/null; then
  echo "Missing for the other engines: ${faltam[*]} (needs apt-get, as root or by sudo)" >&2
  exit 1
fi
"${como_root[@]}" apt-get update -qq &&
  "${como_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${faltam[@]}" >/dev/null
