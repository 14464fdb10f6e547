import pg from 'pg';

const VERSAO_MINIMA = 15;
const ESPERA_MS = 10_000;

/** Throws unless a PostgreSQL of a version that the product needs answers in time. */
export async function exigirPostgres(url: string): Promise<void> {
  const cliente = new pg.Client({ connectionString: url, connectionTimeoutMillis: ESPERA_MS });
  cliente.on('error', () => undefined);
  try {
    await cliente.connect();
    const { rows } = await cliente.query<{ versao: number }>(
      "select current_setting('server_version_num')::int / 10000 as versao",
    );
    const versao = rows[0]?.versao ?? 0;
    if (versao < VERSAO_MINIMA)
      throw new Error(`it is PostgreSQL ${versao}, and ${VERSAO_MINIMA} or newer is needed`);
  } finally {
    await cliente.end().catch(() => undefined);
  }
}
