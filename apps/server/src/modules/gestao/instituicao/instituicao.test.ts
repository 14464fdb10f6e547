import type { RelatorioDeMatriculas } from '@credito/api/gestao-instituicao.rotas';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { LINHAS_POR_VEZ } from '@credito/domain/gestao/matriculas';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { db, pedir, relogio } = servidor;

let daSerra = '';
let deOutra = '';
const pedidas: SolicitacaoEmAnalise[] = [];

beforeAll(async () => {
  await semearCatalogo(db);
  const instituicao = async (sigla: string) =>
    (await db.selectFrom('instituicao').select('id').where('sigla', '=', sigla).executeTakeFirstOrThrow()).id;
  daSerra = (await criarOperador(servidor, 'instituicao', await instituicao('UNISERRA'))).token;
  deOutra = (await criarOperador(servidor, 'instituicao', await instituicao('UNIVALE'))).token;
  for (const numero of [401, 402, 403, 404]) {
    pedidas.push(await solicitacaoEmAnalise(servidor, numero, CURSO_COM_ANALISE_DA_IES));
    relogio.avancar({ minutos: 1 });
  }
});

const protocolo = (indice: number) => pedidas[indice]?.protocolo ?? '';
const enviar = (conteudo: Buffer, simular: boolean, token = daSerra) =>
  pedir({
    metodo: 'POST',
    url: '/api/gestao/matriculas',
    token,
    body: { conteudo: conteudo.toString('base64'), simular },
  });
const relatorio = async (texto: string, simular = false, token = daSerra) =>
  (await enviar(Buffer.from(texto, 'latin1'), simular, token)).corpo<RelatorioDeMatriculas>();
const siglas = async () =>
  (await db.selectFrom('solicitacao').select('sigla').orderBy('id').execute()).map(({ sigla }) => sigla);

describe('enrolments in bulk', () => {
  it('say what would happen and change nothing', async () => {
    const { simulacao, linhas } = await relatorio(`protocolo\n${protocolo(0)}\n`, true);
    expect(simulacao).toBe(true);
    expect(linhas).toHaveLength(1);
    expect(linhas[0]).toMatchObject({ linha: 2, estudante: pedidas[0]?.estudante.nome, aceita: true });
    expect(await siglas()).toEqual(['PAIES', 'PAIES', 'PAIES', 'PAIES']);
  });

  it('decide each line by itself, and say which were refused and why', async () => {
    const texto = [
      'Protocolo;Resultado;Motivo',
      `${protocolo(0)};confirmada;`,
      `${protocolo(1)};recusada;Não renovou a matrícula`,
      `${protocolo(2)};espera;`,
      `${protocolo(0)};recusada;Sem vaga no programa`,
      '=cmd|calc;confirmada;',
      '209900000000;confirmada;',
      `${protocolo(3)};talvez;`,
    ].join('\r\n');
    const lido = await relatorio(texto);
    expect(lido).toMatchObject({ simulacao: false, total: 7, continuaEm: null });
    expect(lido.linhas.map(({ aceita, texto: resposta }) => `${aceita} ${resposta}`)).toEqual([
      'true Matrícula confirmada.',
      'true Recusada.',
      'true Na lista de espera.',
      'false Este protocolo já apareceu na linha 2.',
      'false O protocolo não é um número válido.',
      'false Não encontramos esta solicitação entre as da sua instituição.',
      'false O resultado deve ser “confirmada”, “espera” ou “recusada”.',
    ]);
    expect(await siglas()).toEqual(['PADC', 'RIES', 'PAIES', 'PAIES']);
    expect(lido.csv).toContain("'=cmd|calc");
    const recusada = await db
      .selectFrom('solicitacao')
      .select('observacao_status')
      .where('protocolo', '=', protocolo(1))
      .executeTakeFirstOrThrow();
    expect(recusada.observacao_status).toBe('Não renovou a matrícula');
  });

  it('change nothing when the same file comes again', async () => {
    const texto = `protocolo,resultado\n${protocolo(0)},confirmada\n${protocolo(2)},espera\n`;
    const { linhas } = await relatorio(texto);
    expect(linhas.some(({ aceita }) => aceita)).toBe(false);
    expect(linhas.map((linha) => linha.texto)).toEqual([
      'Esta solicitação não espera pela instituição. Situação: Análise dos dados do estudante.',
      'Esta solicitação já está na lista de espera.',
    ]);
  });

  it('never reach another institution, whose requests look like missing ones', async () => {
    const { linhas } = await relatorio(`protocolo\n${protocolo(3)}\n209900000000\n`, true, deOutra);
    expect(new Set(linhas.map(({ texto, estudante }) => `${texto}${estudante}`)).size).toBe(1);
  });

  it('take ten thousand lines in parts, and know in each part what stood before it', async () => {
    const repetido = `${protocolo(3)};confirmada`;
    const texto = ['protocolo;resultado', repetido, ...Array(9_998).fill('209900000000;sim'), repetido].join(
      '\n',
    );
    const parte = async (de: number) =>
      (
        await pedir({
          metodo: 'POST',
          url: '/api/gestao/matriculas',
          token: daSerra,
          body: { conteudo: Buffer.from(texto).toString('base64'), simular: true, de },
        })
      ).corpo<RelatorioDeMatriculas>();
    const primeira = await parte(0);
    expect(primeira).toMatchObject({ total: 10_000, continuaEm: LINHAS_POR_VEZ });
    expect(primeira.linhas).toHaveLength(LINHAS_POR_VEZ);
    expect(primeira.linhas[0]).toMatchObject({ linha: 2, aceita: true });
    const ultima = await parte(10_000 - LINHAS_POR_VEZ);
    expect(ultima.continuaEm).toBeNull();
    expect(ultima.linhas.at(-1)).toMatchObject({
      linha: 10_001,
      aceita: false,
      texto: 'Este protocolo já apareceu na linha 2.',
    });
    expect((await parte(10_000)).linhas).toEqual([]);
  });

  it.each([
    ['nome\nAna\n', /coluna “protocolo”/],
    ['protocolo\n', /nenhuma linha/],
    ['protocolo;motivo\n"2026;aberta', /Salvar como/],
    [`protocolo\n${'1234\n'.repeat(10_001)}`, /10\.001 linhas.*até 10\.000/],
  ])('refuse a whole file: %j', async (texto, mensagem) => {
    const resposta = await enviar(Buffer.from(texto), false);
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ message: string }>().message).toMatch(mensagem);
  });

  it.each([
    [{ conteudo: '%%%', simular: true }],
    [{ simular: true }],
    [{ conteudo: 'A'.repeat(2_000_004), simular: true }],
    [{ conteudo: 'QQ==', simular: true, de: -1 }],
  ])('refuse a broken body', async (body) => {
    expect(
      (await pedir({ metodo: 'POST', url: '/api/gestao/matriculas', token: daSerra, body })).status,
    ).toBe(400);
  });
});

describe('the waiting list', () => {
  it('has places by arrival, and moves up', async () => {
    const posicao = async (indice: number) =>
      (
        await pedir({
          metodo: 'GET',
          url: `/api/gestao/solicitacoes/${pedidas[indice]?.id}`,
          token: daSerra,
        })
      ).corpo<Mesa>().posicaoNaEspera;
    expect(await posicao(2)).toEqual({ posicao: 1, exata: true });
    expect(await posicao(3)).toBeNull();
    relogio.avancar({ minutos: 1 });
    await relatorio(`protocolo;resultado\n${protocolo(3)};espera\n`);
    expect(await posicao(3)).toEqual({ posicao: 2, exata: true });
    await relatorio(`protocolo\n${protocolo(2)}\n`);
    expect(await posicao(3)).toEqual({ posicao: 1, exata: true });
  });
});
