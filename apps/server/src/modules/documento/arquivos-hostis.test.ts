/** Files that are made to cost, sent as anybody may send them. */
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import {
  pdfDeArvoreFunda,
  pdfDeDobras,
  pdfDeFormularioRecursivo,
  pdfDeLadrilhos,
  pdfDePaginasLentas,
  pdfDeRisos,
  pdfDeUmMilhaoDeFilhos,
} from '../../../test/documentos/pdf-de-ataque.ts';
import { arquivosGuardados, corpoMultipart, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { apagarVencidos } from '../limpeza/apagar-vencidos.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';

vi.setConfig({ testTimeout: 300_000 });

const CPU_MS = 1_500;
const servidor = await criarServidorDeTeste({
  oficina: { simultaneos: 1, limites: { cpuMs: CPU_MS, relogioMs: 280_000 } },
});
const { db, contexto, relogio } = servidor;
const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const daAna = await criarSolicitacao(servidor, ana);
const doOtavio = await criarSolicitacao(servidor, otavio);
let foto: Buffer;

beforeAll(async () => {
  foto = await gerarRg({}, { ladoMaior: 600 });
});

beforeEach(async () => {
  // The hours and days that pass in a test end every session.
  await entrarDeNovo();
  await db.deleteFrom('limite').execute();
  await db.deleteFrom('arquivo_pesado').execute();
});

const enviar = (conteudo: Uint8Array, indice = 0) =>
  enviarDocumento(servidor, {
    token: ana.token,
    solicitacaoId: daAna.id,
    tipo: 'EXTRATO_BANCARIO',
    indice,
    conteudo,
    nome: 'extrato.pdf',
  });

const enviarDoOtavio = (conteudo: Uint8Array) =>
  enviarDocumento(servidor, {
    token: otavio.token,
    solicitacaoId: doOtavio.id,
    tipo: 'RESIDENCIA',
    conteudo,
  });

const enviarFoto = () => enviarDoOtavio(foto);

async function entrarDeNovo() {
  for (const pessoa of [ana, otavio]) {
    const { contaId } = pessoa;
    const navegador = { agente: null, enderecoIp: null };
    pessoa.token = (await abrirSessao(contexto, db, { tipo: 'conta', contaId }, navegador)).token;
  }
}

/** The same file for whoever opens it, another one for whoever compares. */
const variante = (pdf: Buffer, numero: number) => Buffer.concat([pdf, Buffer.from(`\n%${numero}\n`)]);

async function processadorGasto(): Promise<number> {
  const { rows } = await sql<{ gasto: number }>`
    select coalesce(sum(contagem), 0)::int as gasto from limite
    where chave like 'processador-com-arquivos:%'`.execute(db);
  return rows[0]?.gasto ?? 0;
}

describe('um arquivo feito para custar', () => {
  it.each<[string, () => Buffer, number[]]>([
    ['attack 1: a page tree 600 levels deep', () => pdfDeArvoreFunda(600), [422]],
    ['attack 2: tiles a thousandth of a point wide', () => pdfDeLadrilhos(), [422]],
    ['attack 3: thirty slow pages', () => pdfDePaginasLentas(), [422]],
    ['attack 3: a form that draws itself', () => pdfDeFormularioRecursivo(), [422]],
    ['attack 3: forms that draw forms', () => pdfDeRisos(), [422]],
    ['attack 3: instructions of 5 GB', () => pdfDeDobras(), [422]],
    // Whatever ends first: counting them, or what the file may cost.
    ['attack 3: a million children', () => pdfDeUmMilhaoDeFilhos(), [413, 422]],
  ])('%s is refused within its share, with a sentence, and leaves nothing', async (_caso, gerar, estados) => {
    const antes = await arquivosGuardados(servidor);
    const resposta = await enviar(gerar());
    expect(estados).toContain(resposta.status);
    expect(resposta.corpo().message).toMatch(/[.!]$/);
    // A process that had to be killed is paid for with its start, which is as long as the machine is slow.
    expect(await processadorGasto()).toBeLessThan(CPU_MS + 4_000);
    expect(await arquivosGuardados(servidor)).toEqual(antes);
    expect((await enviarFoto()).status).toBe(200);
  });

  it('attack 2: is refused at once when it comes again, by whomever, and may be tried again after a day', async () => {
    const pdf = pdfDeLadrilhos();
    expect((await enviar(pdf)).status).toBe(422);
    const gasto = await processadorGasto();
    expect(gasto).toBeGreaterThan(CPU_MS / 2);
    for (const outra of [await enviar(pdf, 1), await enviarDoOtavio(pdf)]) {
      expect(outra.status).toBe(422);
      expect(outra.corpo().message).toContain('complexo demais');
    }
    expect(await processadorGasto()).toBe(gasto);
    relogio.avancar({ dias: 1, segundos: 1 });
    await entrarDeNovo();
    await db.deleteFrom('limite').execute();
    // Whether or not the job that takes such rows away has come by.
    expect((await enviar(pdf, 2)).status).toBe(422);
    // As it was counted last before it was killed.
    expect(await processadorGasto()).toBeGreaterThan(CPU_MS / 2);
    relogio.avancar({ dias: 1, segundos: 1 });
    await apagarVencidos(contexto);
    expect(await db.selectFrom('arquivo_pesado').select('sha256').execute()).toEqual([]);
  });

  it('attack 2: holds up nobody else, and the fourth one of the same person has to come back', async () => {
    const ordem: string[] = [];
    const anotar = async (nome: string, resposta: ReturnType<typeof enviar>) => {
      const { status, cabecalhos } = await resposta;
      ordem.push(`${nome} ${status}`);
      return { status, espera: Number(cabecalhos['retry-after'] ?? 0) };
    };
    const pesados = [1, 2, 3, 4].map((n) => anotar('ana', enviar(variante(pdfDeLadrilhos(), n))));
    const recusado = await Promise.race(pesados);
    expect(recusado.status).toBe(429);
    expect(recusado.espera).toBeGreaterThan(0);
    expect((await anotar('otávio', enviarFoto())).status).toBe(200);
    await Promise.all(pesados);
    // One of Ana's was in work; the photo goes before the two that wait.
    expect(ordem.indexOf('otávio 200')).toBeLessThan(ordem.length - 2);
    expect(ordem.filter((feito) => feito === 'ana 422')).toHaveLength(3);
  });

  it('attack 2: the files of one person cost so much in an hour, and no more', async () => {
    const { processadorPorHoraMs } = contexto.configuracao.limites;
    expect((await enviar(foto)).status).toBe(200);
    expect(await processadorGasto()).toBeGreaterThan(0);
    await db
      .updateTable('limite')
      .set({ contagem: processadorPorHoraMs })
      .where('chave', 'like', 'processador-com-arquivos:%')
      .execute();
    const recusada = await enviar(foto, 1);
    expect(recusada.status).toBe(429);
    expect(Number(recusada.cabecalhos['retry-after'])).toBeGreaterThan(0);
    expect((await enviarFoto()).status).toBe(200);
    relogio.avancar({ segundos: Number(recusada.cabecalhos['retry-after']) });
    await entrarDeNovo();
    expect((await enviar(foto, 1)).status).toBe(200);
  });
});

it('attack 3: work on a file ends when its sender goes away', async () => {
  const paciente = await criarServidorDeTeste({
    oficina: { simultaneos: 1, limites: { cpuMs: 280_000, relogioMs: 280_000 } },
  });
  const bia = await criarConta(paciente, ANA);
  const { id } = await criarSolicitacao(paciente, bia);
  const endereco = await paciente.app.listen({ port: 0, host: '127.0.0.1' });
  const { body, tipo } = await corpoMultipart({ file: { conteudo: pdfDeLadrilhos(), nome: 'extrato.pdf' } });
  const saida = new AbortController();
  const envio = fetch(
    `${endereco}/api/solicitacaoCredito/${id}/salvarDocumento/estudante/RESIDENCIA/0/null/N`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${bia.token}`, 'content-type': tipo },
      body: new Uint8Array(body),
      signal: saida.signal,
    },
  ).then(
    () => 'answered',
    () => 'left',
  );
  await expect.poll(async () => (await arquivosGuardados(paciente)).length).toBe(1);
  saida.abort();
  expect(await envio).toBe('left');
  // The only process would be busy for minutes.
  const seguinte = await enviarDocumento(paciente, {
    token: bia.token,
    solicitacaoId: id,
    tipo: 'RESIDENCIA',
    conteudo: foto,
  });
  expect(seguinte.status).toBe(200);
});
