/**
 * `npm run bench:duplicatas`: every call that changes something, drawn by seed, made many times at once and once more
 * later, on the product's own server. Each time its rows, messages and links of the trail are those of one call, and the
 * world is taken back. DUPLICATAS is the number of requests, DUPLICATAS_SEMENTE the seed, DUPLICATAS_MINUTOS when to stop
 * all the same; with `-- --curta` what twenty seconds take.
 */
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { aleatorioSemeado } from '../apps/server/src/aleatorio.ts';
import { criarCena } from '../apps/server/test/efeito/criar-cena.ts';
import type { Cena } from '../apps/server/test/efeito/gesto.ts';
import { servidorPorRede } from '../apps/server/test/efeito/por-rede.ts';
import {
  GESTOS_POR_ROTA,
  type GestoDaRota,
  type Rodada,
  rodada,
} from '../apps/server/test/efeito/repetir.ts';
import { comServidor } from './com-servidor.ts';

const PEDIDOS = Number(process.env.DUPLICATAS ?? 100_000);
const SEMENTE = process.env.DUPLICATAS_SEMENTE ?? 'duplicatas';
const { curta } = parseArgs({ options: { curta: { type: 'boolean', default: false } } }).values;
const MINUTOS = Number(process.env.DUPLICATAS_MINUTOS ?? (curta ? 1 / 3 : Number.POSITIVE_INFINITY));
const AO_MESMO_TEMPO_NO_MAXIMO = 12;
/** Files are drawn, checked and cleaned: one of so many draws of them is made. */
const RARIDADE_DOS_ARQUIVOS = 40;

interface Linha {
  rodadas: number;
  pedidos: number;
  efeito: Rodada['efeitos'];
  anomalias: string[];
  estados: Map<number, number>;
}

const textoDe = (efeitos: Rodada['efeitos']) =>
  Object.entries(efeitos)
    .map(([nome, vezes]) => (vezes === 1 ? nome : `${vezes} ${nome}`))
    .join(', ');

async function comecar(cena: Cena, daRota: GestoDaRota): Promise<Linha> {
  const { efeitos, respostas } = await rodada(cena, daRota, {
    vezes: 1,
    chave: `uma-${daRota.nome.replaceAll(' ', '')}`,
  });
  const anomalias: string[] = [];
  if (!daRota.gesto.semEfeito && Object.keys(efeitos).length === 0)
    anomalias.push(`made once it did nothing: ${respostas[0]?.status} ${respostas[0]?.texto.slice(0, 200)}`);
  return { rodadas: 0, pedidos: 1, efeito: efeitos, anomalias, estados: new Map() };
}

/** The trial may last longer than sessions that nobody renews. */
async function manterSessoes({ servidor: { db } }: Cena): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update sessao set usada_em = now(), token_expira_em = now() + interval '1 day',
      expira_em = now() + interval '1 day', fim_em = now() + interval '1 day'`.execute(trx);
  });
}

function tabela(linhas: ReadonlyMap<string, Linha>): string {
  return [...linhas]
    .map(([nome, { rodadas, pedidos, efeito, anomalias, estados }]) =>
      [
        nome.padEnd(100),
        `${rodadas} × one effect`.padStart(20),
        `${pedidos} requests`.padStart(16),
        [...estados]
          .sort(([a], [b]) => a - b)
          .map(([status, vezes]) => `${vezes}×${status}`)
          .join(' ')
          .padEnd(24),
        textoDe(efeito) || '(only looks)',
        anomalias.length > 0 ? `  ${anomalias.length} ANOMALIES` : '',
      ].join('  '),
    )
    .join('\n');
}

await comServidor(
  async ({ base, contexto }) => {
    const cena = await criarCena(servidorPorRede(base, contexto));
    const sorte = aleatorioSemeado(SEMENTE);
    const sortear = (ate: number) => sorte.bytes(4).readUInt32BE() % ate;
    const linhas = new Map<string, Linha>();
    await manterSessoes(cena);
    for (const daRota of GESTOS_POR_ROTA) linhas.set(daRota.nome, await comecar(cena, daRota));
    let feitos = GESTOS_POR_ROTA.length;
    const inicio = performance.now();
    let contado = 0;
    while (feitos < PEDIDOS && performance.now() - inicio < MINUTOS * 60_000) {
      const daRota = GESTOS_POR_ROTA[sortear(GESTOS_POR_ROTA.length)];
      const linha = daRota && linhas.get(daRota.nome);
      if (!daRota || !linha) continue;
      if (daRota.gesto.comArquivo && sortear(RARIDADE_DOS_ARQUIVOS) > 0) continue;
      const vezes = 2 + sortear(AO_MESMO_TEMPO_NO_MAXIMO - 1);
      const chave = sorte.uuid();
      const { efeitos, respostas } = await rodada(cena, daRota, { vezes, chave });
      linha.rodadas += 1;
      linha.pedidos += respostas.length;
      feitos += respostas.length;
      for (const { status } of respostas) linha.estados.set(status, (linha.estados.get(status) ?? 0) + 1);
      const falha = respostas.find(({ status }) => status >= 500 && status !== 503);
      if (falha) linha.anomalias.push(`${falha.status} ${falha.texto.slice(0, 200)}`);
      if (textoDe(efeitos) !== textoDe(linha.efeito))
        linha.anomalias.push(`${vezes}+1 calls: ${textoDe(efeitos)} instead of ${textoDe(linha.efeito)}`);
      if (feitos - contado >= 5_000) {
        contado = feitos;
        await manterSessoes(cena);
        process.stdout.write(
          `${feitos} requests after ${Math.round((performance.now() - inicio) / 1000)} s\n`,
        );
      }
    }
    const anomalias = [...linhas].flatMap(([nome, linha]) => linha.anomalias.map((uma) => `${nome}: ${uma}`));
    const rodadas = [...linhas.values()].reduce((soma, linha) => soma + linha.rodadas, 0);
    process.stdout.write(
      [
        tabela(linhas),
        `seed "${SEMENTE}": ${feitos} requests, ${rodadas} presses of ${linhas.size} calls, ` +
          `${Math.round((performance.now() - inicio) / 1000)} s`,
        anomalias.length === 0 ? 'one effect each' : `${anomalias.length} anomalies:`,
        ...anomalias.slice(0, 50),
        '',
      ].join('\n'),
    );
    if (anomalias.length > 0) process.exitCode = 1;
  },
  { env: { LIMITE_DE_ATRASO_MS: '0', PAUSA_DE_QUEM_INSISTE_MS: '0', DURACAO_DO_TOKEN_SEGUNDOS: '86400' } },
);
