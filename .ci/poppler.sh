# shellcheck shell=bash
# The renderer of Linux' document viewers, and fonts for it: the documents of the corpus are compared with what it draws.
# Without it the pictures that are kept beside the corpus serve, so a machine that cannot install it only says so.

garantir_poppler() {
  command -v pdftoppm >/dev/null && return 0
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "poppler-utils is not installed: the kept pictures of the corpus are used instead" >&2
    return 0
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    poppler-utils fonts-urw-base35 >/dev/null || echo "poppler-utils could not be installed" >&2
  return 0
}
