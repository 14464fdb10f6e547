import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { criarOperadorDa, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { verificarCadeias } from '../../auditoria/verificar-cadeias.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { db, pedir } = servidor;

let analista = '';
let colega = '';
let suporte = '';
let daSerra = '';
let numero = 300;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  colega = (await criarOperador(servidor, 'analista')).token;
  suporte = (await criarOperador(servidor, 'suporte')).token;
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

function nova(curso?: string) {
  numero += 1;
  return solicitacaoEmAnalise(servidor, numero, curso);
}
const mesa = async (id: number, token = analista) =>
  (await pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token })).corpo<Mesa>();
const enviar = (id: number, onde: string, body: unknown, token = analista) =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/${onde}`, token, body });
const MOTIVOS = [{ codigo: 'POLITICA_DE_CREDITO' }];

async function proposta(): Promise<{ id: number; versao: number }> {
  const { id } = await nova();
  const { versao } = await mesa(id);
  const resposta = await enviar(id, 'decidir', { acao: 'reprovar', versao, motivos: MOTIVOS });
  expect(resposta.corpo(), resposta.texto).toMatchObject({ sigla: 'PADC', versao: versao + 1 });
  return { id, versao: versao + 1 };
}

describe('a final refusal', () => {
  it('is proposed by one person and ends the request only when another confirms it', async () => {
    const { id, versao } = await proposta();
    expect(await mesa(id)).toMatchObject({ decisoes: [], proposta: { minha: true, respostas: ['retirar'] } });
    expect(await mesa(id, colega)).toMatchObject({
      proposta: {
        minha: false,
        respostas: ['confirmar', 'devolver'],
        motivos: ['A solicitação não atende às regras do crédito neste momento.'],
      },
    });
    const propria = await enviar(id, 'proposta', { resposta: 'confirmar', versao });
    expect(propria.status).toBe(409);
    expect(propria.texto).toContain('outra pessoa da equipe');
    expect((await mesa(id)).sigla).toBe('PADC');
    const respostas = await Promise.all(
      Array.from({ length: 10 }, () => enviar(id, 'proposta', { resposta: 'confirmar', versao }, colega)),
    );
    expect(respostas.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await mesa(id)).sigla).toBe('REP');
    const eventos = await db
      .selectFrom('historico')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('acao', '=', 'reprovar')
      .execute();
    expect(eventos).toHaveLength(1);
  });

  it('is told to nobody while it waits', async () => {
    const { id, estudante } = await nova();
    const { versao } = await mesa(id);
    await enviar(id, 'decidir', { acao: 'reprovar', versao, motivos: MOTIVOS });
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.texto).not.toMatch(/regras do crédito|[Rr]eprova/);
    const mensagens = await db
      .selectFrom('mensagem')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where(sql<string>`modelo`, 'like', 'decisao-%')
      .execute();
    expect(mensagens).toEqual([]);
  });

  it('goes back with an explanation, and the analysis continues', async () => {
    const { id, versao } = await proposta();
    expect(
      (await enviar(id, 'proposta', { resposta: 'devolver', versao, texto: 'não' }, colega)).status,
    ).toBe(422);
    expect((await enviar(id, 'proposta', { resposta: 'retirar', versao }, colega)).status).toBe(409);
    const texto = 'A renda fecha com o extrato de outubro.';
    const devolvida = await enviar(id, 'proposta', { resposta: 'devolver', versao, texto }, colega);
    expect(devolvida.corpo()).toMatchObject({ sigla: 'PADC', versao: versao + 1 });
    const depois = await mesa(id);
    expect(depois.proposta).toBeNull();
    expect(depois.decisoes).toHaveLength(3);
    expect(depois.notas.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining(['Não confirmou a reprovação', 'Propôs reprovar']),
    );
    expect(depois.notas.map((nota) => nota.texto)).toContain(texto);
  });

  it('may be taken back by whoever proposed it', async () => {
    const { id, versao } = await proposta();
    expect((await enviar(id, 'proposta', { resposta: 'retirar', versao })).status).toBe(200);
    expect((await mesa(id)).proposta).toBeNull();
    expect((await enviar(id, 'proposta', { resposta: 'confirmar', versao }, colega)).status).toBe(409);
  });

  it('stops verdicts and other decisions while it waits', async () => {
    const { id, versao } = await proposta();
    const documento = (await mesa(id)).pessoas[0]?.documentos[0]?.id ?? '';
    const veredito = await pedir({
      metodo: 'PUT',
      url: `/api/gestao/documentos/${documento}/avaliacao`,
      token: analista,
      body: { resultado: 'aprovado' },
    });
    expect(veredito.status).toBe(409);
    const outra = await enviar(id, 'decidir', { acao: 'reprovar', versao, motivos: MOTIVOS }, colega);
    expect(outra.status).toBe(409);
    expect(outra.texto).toContain('reprovação proposta');
  });

  it('is not offered again as the next one to whoever proposed it', async () => {
    const { id } = await proposta();
    const pedidas: Array<number | null> = [];
    for (let vez = 0; vez < 30; vez += 1) {
      const { corpo } = await pedir({
        metodo: 'POST',
        url: '/api/gestao/filas/PADC/proxima',
        token: analista,
      });
      const achada = corpo<{ id: number | null }>().id;
      pedidas.push(achada);
      if (achada === null) break;
    }
    expect(pedidas).not.toContain(id);
    const { corpo } = await pedir({ metodo: 'GET', url: '/api/gestao/filas/PADC?limite=100', token: colega });
    const item = corpo<{ itens: ItemDaFila[] }>().itens.find((um) => um.id === id);
    expect(item?.marcas).toContain('reprovacao-proposta');
  });
});

describe('internal notes', () => {
  it('are read by the staff alone, newest first', async () => {
    const { id, estudante } = await nova(CURSO_COM_ANALISE_DA_IES);
    expect((await enviar(id, 'notas', { texto: 'Ligou pedindo prazo.' }, suporte)).status).toBe(200);
    servidor.relogio.avancar({ minutos: 1 });
    const { corpo } = await enviar(id, 'notas', { texto: '  Holerite confere.  ' });
    expect(corpo<{ notas: Mesa['notas'] }>().notas.map(({ texto }) => texto)).toEqual([
      'Holerite confere.',
      'Ligou pedindo prazo.',
    ]);
    expect((await mesa(id, daSerra)).notas).toEqual([]);
    expect((await enviar(id, 'notas', { texto: 'Nota da instituição' }, daSerra)).status).toBe(403);
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.texto).not.toContain('Holerite');
  });

  it.each([[{ texto: ' ' }], [{}], [{ texto: 'x'.repeat(2_001) }]])('refuse %j', async (corpo) => {
    expect((await enviar(1, 'notas', corpo)).status).toBe(400);
  });

  it('answer 404 for a request that the reader may not see', async () => {
    expect((await enviar(999_999, 'notas', { texto: 'Alguma coisa' })).status).toBe(404);
  });
});

describe('the preview', () => {
  const previa = (id: number, body: unknown, token = analista) => enviar(id, 'previa', body, token);

  it('says to each person what the decision will say, and changes nothing', async () => {
    const { id } = await nova(CURSO_SIMPLES);
    const antes = await mesa(id);
    const { corpo } = await previa(id, { acao: 'reprovar', motivos: MOTIVOS });
    expect(corpo()).toMatchObject({
      pessoas: [
        {
          tipoPessoa: 'estudante',
          assunto: 'temos uma resposta sobre a sua solicitação',
          noPortal: 'Sua solicitação não foi aprovada.',
          motivos: ['A solicitação não atende às regras do crédito neste momento.'],
        },
        { tipoPessoa: 'fiador', noPortal: 'A solicitação não foi aprovada.', motivos: [] },
      ],
    });
    const { linhaDoTempo, versao } = await mesa(id);
    expect({ linhaDoTempo, versao }).toEqual({ linhaDoTempo: antes.linhaDoTempo, versao: antes.versao });
  });

  it('is refused where the decision would be', async () => {
    const { id } = await nova();
    expect((await previa(id, { acao: 'aprovarFiador' })).status).toBe(409);
    expect((await previa(id, { acao: 'reprovar', motivos: [{ codigo: 'ILEGIVEL' }] })).status).toBe(422);
    expect((await previa(id, { acao: 'reprovar', motivos: MOTIVOS }, suporte)).status).toBe(409);
    expect((await previa(999_999, { acao: 'reprovar' })).status).toBe(404);
  });
});

it('leaves an unbroken audit chain behind', async () => {
  expect(await verificarCadeias(db)).toMatchObject({ integra: true });
});
