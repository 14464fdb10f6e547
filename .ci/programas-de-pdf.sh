# shellcheck shell=bash
# Programs of others that judge the PDFs that we make and draw those that people send. The documents of the corpus are
# compared with what poppler draws, and without it with kept pictures; whether a seal is valid nobody else can say, so
# without pdfsig, qpdf, openssl and certutil its tests fail here.

garantir_programas_de_pdf() {
  local faltam=()
  command -v pdftoppm >/dev/null && command -v pdfsig >/dev/null || faltam+=(poppler-utils)
  # With other fonts poppler draws the corpus otherwise than any viewer that people have.
  fc-list 2>/dev/null | grep -q Nimbus || faltam+=(fonts-urw-base35)
  command -v qpdf >/dev/null || faltam+=(qpdf)
  command -v openssl >/dev/null || faltam+=(openssl)
  command -v certutil >/dev/null || faltam+=(libnss3-tools)
  [ ${#faltam[@]} -eq 0 ] && return 0
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "not installed: ${faltam[*]}; the tests that need them say so" >&2
    return 0
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    "${faltam[@]}" >/dev/null || echo "could not be installed: ${faltam[*]}" >&2
  return 0
}
