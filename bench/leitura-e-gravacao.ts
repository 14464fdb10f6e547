/**
 * `npm run bench:api`: the status read and a step save, side by side in one run with a bare Fastify that answers
 * with one query on the same database. Rounds alternate, so that a machine that drifts drifts for both. Then the upload
 * of an RG, which asks the database at most 12 times, and how often a save asks it (at most 5).
 */
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { gerarRg } from '../apps/server/db/seed/documentos-ficticios/gerar-documento.ts';
import { contarComandos } from '../apps/server/test/contar-comandos.ts';
import { ANA, criarConta } from '../apps/server/test/pessoas.ts';
import { criarSolicitacao } from '../apps/server/test/solicitacoes.ts';
import { comServidor } from './com-servidor.ts';

const RODADAS = 5;
const SEGUNDOS = 3;
const GRAVACOES = 200;

const mediana = (valores: readonly number[]): number =>
  [...valores].sort((a, b) => a - b)[Math.floor(valores.length / 2)] ?? 0;

async function porSegundo(url: string, headers: Record<string, string>): Promise<number> {
  const resultado = await autocannon({ url, connections: 10, duration: SEGUNDOS, headers });
  if (resultado.non2xx > 0) throw new Error(`${resultado.non2xx} answers other than 2xx from ${url}`);
  return resultado.requests.average;
}

async function milissegundos(gravar: (vez: number) => Promise<Response>): Promise<number> {
  const tempos: number[] = [];
  for (let vez = 0; vez < GRAVACOES; vez += 1) {
    const inicio = performance.now();
    const resposta = await gravar(vez);
    await resposta.arrayBuffer();
    if (!resposta.ok) throw new Error(`save refused with ${resposta.status}`);
    tempos.push(performance.now() - inicio);
  }
  return mediana(tempos);
}

function imprimir(nome: string, unidade: string, nosso: readonly number[], nu: readonly number[]): void {
  const razoes = nosso.map((valor, i) => valor / (nu[i] ?? 1));
  process.stdout.write(
    `${nome}: ours ${mediana(nosso).toFixed(2)} ${unidade}, bare ${mediana(nu).toFixed(2)} ${unidade}, ` +
      `ratio ${mediana(razoes).toFixed(2)} (${RODADAS} rounds)\n`,
  );
}

/** A photo, sent, cleaned, kept, read and answered. */
async function enviarRg(base: string, token: string, solicitacaoId: number): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await gerarRg({}, { ladoMaior: 1_600 }))]), 'rg.jpg');
  const caminho = `solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RG/0/null/N`;
  const resposta = await fetch(`${base}/api/${caminho}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { RG } = (await resposta.json()) as { RG?: { leitura: string }[] };
  if (RG?.[0]?.leitura !== 'lida') throw new Error(`the RG was not read: ${resposta.status}`);
}

await comServidor(async ({ base, contexto }) => {
  const servidor = { contexto, db: contexto.db } as Parameters<typeof criarConta>[0];
  const conta = await criarConta(servidor, ANA);
  const { id } = await criarSolicitacao(servidor, conta);
  const nu = Fastify();
  nu.get('/', () =>
    contexto.db
      .selectFrom('solicitacao')
      .selectAll()
      .where('conta_id', '=', conta.contaId)
      .executeTakeFirst(),
  );
  nu.put('/', () =>
    contexto.db
      .updateTable('participante')
      .set({ atualizado_em: new Date() })
      .where('solicitacao_id', '=', id)
      .executeTakeFirst()
      .then(() => ({ ok: true })),
  );
  const enderecoNu = await nu.listen({ port: 0, host: '127.0.0.1' });
  const cabecalhos = { authorization: `Bearer ${conta.token}`, 'content-type': 'application/json' };

  const leituras: number[] = [];
  const leiturasNuas: number[] = [];
  const gravacoes: number[] = [];
  const gravacoesNuas: number[] = [];
  let versao = (
    await contexto.db
      .selectFrom('participante')
      .select('versao')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow()
  ).versao;
  /** Each save answers with the version that the next one says it has seen. */
  async function gravarPasso(vez: number): Promise<Response> {
    const resposta = await fetch(`${base}/api/solicitacaoCredito/preencherDadosComplementares`, {
      method: 'PUT',
      headers: cabecalhos,
      body: JSON.stringify({
        idSolicitacao: id,
        tipoPessoa: 'estudante',
        passo: 'grupo-familiar',
        versao,
        alteracoes: { nrFamiliar: 1 + (vez % 9) },
      }),
    });
    if (resposta.ok) {
      const { estudante } = (await resposta.clone().json()) as { estudante: { versao: number } };
      ({ versao } = estudante);
    }
    return resposta;
  }
  for (let rodada = 0; rodada < RODADAS; rodada += 1) {
    leituras.push(await porSegundo(`${base}/api/solicitacao/status`, cabecalhos));
    leiturasNuas.push(await porSegundo(enderecoNu, {}));
    gravacoes.push(await milissegundos((vez) => gravarPasso(vez + rodada)));
    gravacoesNuas.push(await milissegundos(() => fetch(enderecoNu, { method: 'PUT' })));
  }

  await nu.close();
  imprimir('status read, 10 connections', 'requests/s', leituras, leiturasNuas);
  imprimir('step save, one after the other', 'ms', gravacoes, gravacoesNuas);

  const contador = contarComandos(contexto);
  // Another number than the last round's: a save that changes nothing writes nothing.
  await gravarPasso(RODADAS + 1);
  process.stdout.write(`step save: ${contador.comandos} statements\n`);
  contador.comandos = 0;
  await enviarRg(base, conta.token, id);
  process.stdout.write(`upload of an RG: ${contador.comandos} statements\n`);
});
