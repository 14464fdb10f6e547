import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { Pendencias } from '@credito/api/pendencia.rotas';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { aprovarEtapa, devolver, enviarNovo, verMesa } from '../../../../test/pendencias.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SEM_FIADOR, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir, relogio } = servidor;

let analista = { token: '', operadorId: '' };

beforeAll(async () => {
  await semearCatalogo(db);
  analista = await criarOperador(servidor, 'analista');
});

const enviar = async (metodo: 'PUT' | 'POST', url: string, conta: ContaDeTeste, body?: unknown) => {
  const resposta = await pedir({ metodo, url, token: conta.token, ...(body ? { body } : {}) });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta;
};

const pendencias = async (conta: ContaDeTeste, id: number, tipoPessoa: string) =>
  (
    await pedir({ metodo: 'GET', url: `/api/solicitacao/pendencias/${id}/${tipoPessoa}`, token: conta.token })
  ).corpo<Pendencias>();

const olhar = async (id: number) => (await verMesa(servidor, analista.token, id)).segundaOlhada;

/** What changed of each person, in short. */
const mudancas = (olhada: Mesa['segundaOlhada']) =>
  olhada?.pessoas
    .filter(({ documentos, respostas, antesEra }) => documentos.length + respostas.length > 0 || antesEra)
    .map(({ tipoPessoa, documentos, respostas }) => [
      tipoPessoa,
      documentos.map(({ mudanca, tipoDocumento }) => `${mudanca} ${tipoDocumento}`),
      respostas.map(({ campo }) => campo),
    ]);

describe('the second look at the student’s part', () => {
  let solicitacao: SolicitacaoEmAnalise;
  let recusado = '';

  beforeAll(async () => {
    solicitacao = await solicitacaoEmAnalise(servidor, 31, CURSO_SEM_FIADOR);
    const { id, estudante } = solicitacao;
    expect(await olhar(id)).toBeNull();
    await devolver(servidor, analista.token, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'RG' }],
      motivos: [{ codigo: 'DADOS_INCORRETOS', texto: 'O bairro e o estado civil não conferem.' }],
    });
    recusado = (await pendencias(estudante, id, 'estudante')).grupos[0]?.ids[0] ?? '';
    relogio.avancar({ minutos: 5 });
    const { versaoDaPessoa } = await versoes(id);
    await enviar('PUT', `/api/solicitacao/pendencias/${id}/dados-pessoais/estudante`, estudante, {
      cepEndereco: '01310-100',
      endereco: 'Avenida Paulista',
      numeroEndereco: '1000',
      complementoEndereco: 'Apto 12',
      bairroEndereco: 'Cerqueira César',
      cidadeEndereco: 'São Paulo',
      ufEndereco: 'SP',
      estadoCivilPessoa: 'SOLTEIRO',
      uniaoEstavelPessoa: 'SEM_UNIAO',
      versao: versaoDaPessoa,
    });
    // Two files for one refusal: the second look shows the last beside the refused one.
    await enviarNovo(servidor, estudante, id, 'estudante', 'RG');
    await enviarNovo(servidor, estudante, id, 'estudante', 'RG');
    expect(await olhar(id)).toBeNull();
    await enviar('POST', `/api/solicitacao/pendencias/${id}/concluir`, estudante);
  });

  async function versoes(id: number) {
    const { versao } = await db
      .selectFrom('participante')
      .select('versao')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow();
    return { versaoDaPessoa: versao };
  }

  it('shows the new file beside the refused one with its reasons and verdict, and the answers that changed', async () => {
    const { id } = solicitacao;
    const olhada = await olhar(id);
    expect(mudancas(olhada)).toEqual([['estudante', ['reenviado RG'], ['bairro']]]);
    const [pessoa] = olhada?.pessoas ?? [];
    expect(pessoa?.motivos.map(({ texto }) => texto)).toEqual([
      expect.stringContaining('O bairro e o estado civil não conferem.'),
    ]);
    expect(pessoa?.respostas).toEqual([
      { campo: 'bairro', rotulo: 'Bairro', antes: 'Bela Vista', agora: 'Cerqueira César', oculto: false },
    ]);
    expect(pessoa?.documentos[0]?.anterior).toMatchObject({
      id: recusado,
      motivos: [{ codigo: 'ILEGIVEL' }],
      avaliadoPor: expect.any(String),
      avaliadoEm: expect.any(String),
    });
    expect(Date.parse(olhada?.enviadaEm ?? '') - Date.parse(olhada?.devolvidaEm ?? '')).toBe(5 * 60_000);
  });

  it('compares a further return with that return only, and ends with the decision', async () => {
    const { id, estudante } = solicitacao;
    await devolver(servidor, analista.token, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    relogio.avancar({ minutos: 5 });
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE');
    await enviar('POST', `/api/solicitacao/pendencias/${id}/concluir`, estudante);
    expect(mudancas(await olhar(id))).toEqual([['estudante', ['reenviado SELFIE'], []]]);
    await aprovarEtapa(servidor, analista.token, id, 'aprovarDadosComplementares');
    expect(await olhar(id)).toBeNull();
  });
});

describe('the second look at the guarantor’s income', () => {
  /** Returned with the income proof refused, corrected in one of the two ways, and sent. */
  async function corrigida(numero: number, modo: 'alterar' | 'incluir', tiposDeRenda: string[]) {
    const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
    const { id, fiador } = solicitacao;
    if (!fiador) throw new Error('The request has no guarantor');
    await aprovarEtapa(servidor, analista.token, id, 'aprovarDadosComplementares');
    await devolver(servidor, analista.token, id, {
      acao: 'devolverFiador',
      tipoPessoa: 'fiador',
      recusas: [{ tipoDocumento: 'APOSENTADORIA_BENEFICIO', motivo: 'ANTIGO' }],
    });
    relogio.avancar({ minutos: 5 });
    const { versao } = await pendencias(fiador, id, 'fiador');
    await enviar('PUT', `/api/solicitacao/pendencias/${id}/renda/fiador`, fiador, {
      modo,
      tiposDeRenda,
      versao,
    });
    await enviarNovo(servidor, fiador, id, 'fiador', 'DECORE');
    const { id: eu } = await db
      .selectFrom('participante')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', 'fiador')
      .executeTakeFirstOrThrow();
    await enviar('POST', `/api/solicitacao/pendencias/fiador/${eu}/concluir`, fiador);
    return { id, fiador };
  }

  it('incluir: the refused proof comes back with its former verdict beside the added one', async () => {
    const { id } = await corrigida(32, 'incluir', ['A', 'D']);
    const olhada = await olhar(id);
    expect(mudancas(olhada)).toEqual([
      ['fiador', ['reposto APOSENTADORIA_BENEFICIO', 'novo DECORE'], ['tiposDeRenda']],
    ]);
    const reposto = olhada?.pessoas
      .flatMap(({ documentos }) => documentos)
      .find(({ mudanca }) => mudanca === 'reposto');
    expect(reposto?.anterior).toMatchObject({
      id: reposto?.documentoId,
      motivos: [{ codigo: 'ANTIGO' }],
      avaliadoPor: expect.any(String),
    });
    // A new verdict does not make the old one disappear.
    await pedir({
      metodo: 'PUT',
      url: `/api/gestao/documentos/${reposto?.documentoId}/avaliacao`,
      token: analista.token,
      body: { resultado: 'aprovado' },
    });
    expect(
      (await olhar(id))?.pessoas.flatMap(({ documentos }) => documentos).map(({ mudanca }) => mudanca),
    ).toEqual(['reposto', 'novo']);
  });

  it('alterar: the refused proof that left can still be looked at', async () => {
    const { id } = await corrigida(33, 'alterar', ['D']);
    const olhada = await olhar(id);
    expect(mudancas(olhada)).toEqual([
      ['fiador', ['novo DECORE', 'retirado APOSENTADORIA_BENEFICIO'], ['tiposDeRenda']],
    ]);
    const retirado = olhada?.pessoas
      .flatMap(({ documentos }) => documentos)
      .find(({ mudanca }) => mudanca === 'retirado');
    expect(retirado).toMatchObject({ documentoId: null, anterior: { motivos: [{ codigo: 'ANTIGO' }] } });
    await pedir({
      metodo: 'GET',
      url: `/api/gestao/documentos/${retirado?.anterior?.id}/paginas/1`,
      token: analista.token,
    });
    const visto = await db
      .selectFrom('auditoria')
      .select('alvo_id')
      .where('acao', '=', 'documento.ver')
      .where('ator_id', '=', analista.operadorId)
      .execute();
    expect(visto).toEqual([{ alvo_id: retirado?.anterior?.id }]);
  });

  it('covers a former income until it is revealed, and never says it to the institution', async () => {
    const solicitacao = await solicitacaoEmAnalise(servidor, 34, CURSO_SIMPLES);
    const { id, fiador } = solicitacao;
    if (!fiador) throw new Error('The request has no guarantor');
    await aprovarEtapa(servidor, analista.token, id, 'aprovarDadosComplementares');
    await devolver(servidor, analista.token, id, {
      acao: 'devolverFiador',
      tipoPessoa: 'fiador',
      recusas: [{ tipoDocumento: 'SELFIE' }],
      motivos: [{ codigo: 'DADOS_INCORRETOS', tipoPessoa: 'fiador' }],
    });
    relogio.avancar({ minutos: 5 });
    const { versao, id: eu } = await db
      .selectFrom('participante')
      .select(['versao', 'id'])
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', 'fiador')
      .executeTakeFirstOrThrow();
    await enviar('PUT', '/api/solicitacaoCredito/preencherDadosComplementares', fiador, {
      idSolicitacao: id,
      tipoPessoa: 'fiador',
      passo: 'renda',
      versao,
      alteracoes: { rendaCentavos: 610_000 },
    });
    await enviarNovo(servidor, fiador, id, 'fiador', 'SELFIE');
    await enviar('POST', `/api/solicitacao/pendencias/fiador/${eu}/concluir`, fiador);
    const olhada = await olhar(id);
    expect(mudancas(olhada)).toEqual([['fiador', ['reenviado SELFIE'], ['rendaCentavos']]]);
    expect(JSON.stringify(olhada)).not.toMatch(/5\.200|6\.100/);
    const revelado = await pedir({
      metodo: 'POST',
      url: `/api/gestao/solicitacoes/${id}/revelar/fiador`,
      token: analista.token,
    });
    expect(revelado.corpo()).toMatchObject({
      valores: { rendaCentavos: expect.stringMatching(/6\.100,00/) },
      anteriores: { rendaCentavos: expect.stringMatching(/5\.200,00/) },
    });
    const { instituicao_id } = await db
      .selectFrom('solicitacao')
      .select('instituicao_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { token } = await criarOperador(servidor, 'instituicao', instituicao_id);
    const daInstituicao = await verMesa(servidor, token, id);
    expect(daInstituicao.segundaOlhada).toBeNull();
  });
});
