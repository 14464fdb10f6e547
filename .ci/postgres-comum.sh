# shellcheck shell=bash
# An ordinary PostgreSQL server from Debian's packages, on a throwaway cluster, for one command.
#
#   source .ci/postgres-comum.sh
#   com_postgres_comum npm run test:server      # the command sees DATABASE_URL
#
# Answers the command's exit code, or 125 when there is no server to be had.

_pasta_de_binarios() {
  local pasta
  for pasta in $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V -r); do
    if [ -x "$pasta/initdb" ] && [ -x "$pasta/pg_ctl" ]; then
      echo "$pasta"
      return 0
    fi
  done
  return 1
}

_garantir_servidor() {
  _pasta_de_binarios >/dev/null && return 0
  if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo "An ordinary PostgreSQL needs the package postgresql, or root and apt-get to install it" >&2
    return 1
  fi
  # Debian would create and start a cluster of its own.
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql
}

# PostgreSQL refuses to run as root.
_sem_privilegio() {
  if [ "$(id -u)" -eq 0 ]; then
    setpriv --reuid=postgres --regid="$(id -g postgres)" --clear-groups env -i PATH="$PATH" LC_ALL=C "$@"
  else
    env LC_ALL=C "$@"
  fi
}

_porta_livre() {
  node -e 'const s = require("node:net").createServer(); s.listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })'
}

com_postgres_comum() (
  _garantir_servidor || exit 125
  binarios=$(_pasta_de_binarios) || exit 125
  pasta=$(mktemp -d) && porta=$(_porta_livre) || exit 125
  senha=$(node -p 'require("node:crypto").randomBytes(16).toString("hex")')
  chmod 755 "$pasta"
  mkdir "$pasta/cluster"
  printf '%s' "$senha" >"$pasta/senha"
  if [ "$(id -u)" -eq 0 ]; then chown -R postgres "$pasta/cluster" "$pasta/senha"; fi
  chmod 600 "$pasta/senha"

  encerrar() {
    _sem_privilegio "$binarios/pg_ctl" stop -D "$pasta/cluster/dados" -m fast -s
    rm -rf "$pasta"
  }
  trap encerrar EXIT
  cd /
  _sem_privilegio "$binarios/initdb" -D "$pasta/cluster/dados" -U credito --pwfile="$pasta/senha" -A scram-sha-256 \
    -E UTF8 --locale=C.UTF-8 --no-sync >"$pasta/initdb.log" || { cat "$pasta/initdb.log" >&2; exit 125; }
  _sem_privilegio "$binarios/pg_ctl" start -D "$pasta/cluster/dados" -w -s -l "$pasta/cluster/log" \
    -o "-p $porta -c listen_addresses=127.0.0.1 -k '' -c fsync=off" || { cat "$pasta/cluster/log" >&2; exit 125; }
  cd "$OLDPWD" || exit 125

  url="postgresql://credito:$senha@127.0.0.1:$porta"
  node --input-type=module -e "
    import pg from 'pg';
    const cliente = new pg.Client({ connectionString: '$url/postgres' });
    await cliente.connect();
    await cliente.query('create database credito');
    console.log((await cliente.query('select version()')).rows[0].version);
    await cliente.end();" || exit 125
  DATABASE_URL="$url/credito" TEST_DATABASE_URL="$url/postgres" "$@"
)
