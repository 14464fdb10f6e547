import type { Pendencias, ResumoDaCorrecao } from '@credito/api/pendencia.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { aprovarPelaInstituicao, naAnaliseDeDoisFiadores } from '../../../test/dois-fiadores.ts';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa, type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa, decidirPelaMesa, devolver, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_COM_DOIS_FIADORES, CURSO_SIMPLES, preencherPessoa } from '../../../test/solicitacoes.ts';
import { lembrarCorrecao } from '../correcao/lembrar-correcao.ts';
import { conferirInvariantes } from '../invariantes/conferir-invariantes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;

let analista = '';
let daSerra = '';
let numero = 700;

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

function nova(curso?: string): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  return solicitacaoEmAnalise(servidor, numero, curso);
}

const ver = async (conta: ContaDeTeste, id: number, tipoPessoa = 'estudante') =>
  (
    await pedir({ metodo: 'GET', url: `/api/solicitacao/pendencias/${id}/${tipoPessoa}`, token: conta.token })
  ).corpo<Pendencias>();

const resumir = async (conta: ContaDeTeste, id: number) =>
  (
    await pedir({ metodo: 'GET', url: `/api/solicitacao/pendencias/${id}`, token: conta.token })
  ).corpo<ResumoDaCorrecao>();

const concluir = (conta: ContaDeTeste, id: number) =>
  pedir({ metodo: 'POST', url: `/api/solicitacao/pendencias/${id}/concluir`, token: conta.token });

const finalizar = (conta: ContaDeTeste, pessoaId: string) =>
  pedir({
    metodo: 'POST',
    url: `/api/solicitacao/pendencias/fiador/${pessoaId}/concluir`,
    token: conta.token,
  });

/** What the staff's first queue says of corrections that were edited and not sent. */
const naoEnviadas = async () =>
  (await pedir({ metodo: 'GET', url: '/api/gestao/filas', token: analista }))
    .corpo<{ filas: { sigla: string; correcoesNaoEnviadas: { total: number } }[] }>()
    .filas.find((fila) => fila.sigla === 'PADC')?.correcoesNaoEnviadas.total;

const sigla = async (id: number) =>
  (await db.selectFrom('solicitacao').select('sigla').where('id', '=', id).executeTakeFirstOrThrow()).sigla;

const pessoaId = async (id: number, tipoPessoa: TipoPessoa) =>
  (
    await db
      .selectFrom('participante')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('tipo_pessoa', '=', tipoPessoa)
      .where('removido_em', 'is', null)
      .executeTakeFirstOrThrow()
  ).id;

const fiadorDe = ({ fiador }: SolicitacaoEmAnalise): ContaDeTeste => {
  if (!fiador) throw new Error('The request has no guarantor');
  return fiador;
};

/** Returned to the guarantor with these proofs refused. */
async function devolvidaAoFiador(
  recusas: NonNullable<Parameters<typeof devolver>[3]['recusas']> = [
    { tipoDocumento: 'APOSENTADORIA_BENEFICIO' },
  ],
) {
  const solicitacao = await nova(CURSO_SIMPLES);
  await aprovarEtapa(servidor, analista, solicitacao.id, 'aprovarDadosComplementares');
  await devolver(servidor, analista, solicitacao.id, {
    acao: 'devolverFiador',
    tipoPessoa: 'fiador',
    recusas,
  });
  relogio.avancar({ minutos: 5 });
  return solicitacao;
}

describe('the student corrects documents', () => {
  let solicitacao: SolicitacaoEmAnalise;

  beforeAll(async () => {
    solicitacao = await nova();
    await devolver(servidor, analista, solicitacao.id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'RESIDENCIA', motivo: 'ANTIGO' }, { tipoDocumento: 'RG' }],
    });
    relogio.avancar({ minutos: 5 });
  });

  it('sees the refused groups in order with the reasons, and the counts', async () => {
    const { id, estudante } = solicitacao;
    const pendencias = await ver(estudante, id);
    expect(pendencias).toMatchObject({
      editavel: true,
      dadosACorrigir: false,
      correcao: null,
      completa: false,
    });
    expect(pendencias.grupos.map(({ field, abertos }) => [field, abertos])).toEqual([
      ['RG', [0]],
      ['RESIDENCIA', [0]],
    ]);
    expect(pendencias.grupos[1]?.motivos).toEqual([expect.stringContaining('mais de 3 meses')]);
    expect(await resumir(estudante, id)).toMatchObject({
      corrigivel: true,
      entrada: '/pendencias',
      pessoas: [{ tipoPessoa: 'estudante', pendencias: 2, reprovado: true }],
    });
  });

  it('cannot send before every refused file has a new one', async () => {
    const { id, estudante } = solicitacao;
    await enviarNovo(servidor, estudante, id, 'estudante', 'RG');
    const resposta = await concluir(estudante, id);
    expect(resposta.status).toBe(422);
    expect(await sigla(id)).toBe('RDC');
    const pendencias = await ver(estudante, id);
    expect(pendencias.correcao).toMatchObject({ enviadaEm: null });
    expect(await naoEnviadas()).toBe(1);
    expect(pendencias.grupos.map(({ field, abertos }) => [field, abertos])).toEqual([
      ['RG', []],
      ['RESIDENCIA', [0]],
    ]);
  });

  it('is reminded once, a day after the last change, and without a reason in the message', async () => {
    const { id, estudante } = solicitacao;
    const { id: correcaoId } = await db
      .selectFrom('correcao')
      .select('id')
      .where('solicitacao_id', '=', id)
      .executeTakeFirstOrThrow();
    const lembretes = () =>
      db
        .selectFrom('mensagem')
        .selectAll()
        .where('modelo', '=', 'correcao-nao-enviada')
        .where('canal', '=', 'email')
        .where('solicitacao_id', '=', id)
        .execute();
    await lembrarCorrecao(contexto, correcaoId);
    expect(await lembretes()).toEqual([]);
    const ontem = new Date(relogio.agora().getTime() - 24 * 3_600_000);
    await db.updateTable('correcao').set({ alterada_em: ontem }).where('id', '=', correcaoId).execute();
    await lembrarCorrecao(contexto, correcaoId);
    await lembrarCorrecao(contexto, correcaoId);
    const [lembrete, ...outros] = await lembretes();
    expect(outros).toEqual([]);
    expect(lembrete?.destino).toBe(estudante.email);
    expect(`${lembrete?.texto}${lembrete?.assunto}`).not.toMatch(/ilegível|RG|comprovante/i);
  });

  it('sends it once, however often the button is pressed, and goes on where the situation says', async () => {
    const { id, estudante } = solicitacao;
    await enviarNovo(servidor, estudante, id, 'estudante', 'RESIDENCIA');
    expect((await ver(estudante, id)).completa).toBe(true);
    const respostas = await Promise.all([concluir(estudante, id), concluir(estudante, id)]);
    for (const resposta of respostas)
      expect(resposta.corpo()).toEqual({ concluiu: 'solicitacao', pagina: '/status-finalizado' });
    expect(await sigla(id)).toBe('PADC');
    expect(await naoEnviadas()).toBe(0);
    const envios = await db
      .selectFrom('historico')
      .select('id')
      .where('solicitacao_id', '=', id)
      .where('acao', '=', 'concluirCorrecao')
      .execute();
    expect(envios).toHaveLength(1);
  });

  it('what was answered before is no pendency of the next return', async () => {
    const { id, estudante } = solicitacao;
    relogio.avancar({ minutos: 5 });
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    expect((await ver(estudante, id)).grupos.map(({ field }) => field)).toEqual(['SELFIE']);
  });

  it('is nobody else’s business', async () => {
    const outra = await criarConta(servidor, pessoaNumero(6_900));
    for (const url of [
      `/api/solicitacao/pendencias/${solicitacao.id}`,
      `/api/solicitacao/pendencias/${solicitacao.id}/estudante`,
      `/api/solicitacaoCredito/${solicitacao.id}/documentos-renda/estudante`,
    ])
      expect((await pedir({ metodo: 'GET', url, token: outra.token })).status).toBe(404);
    expect((await concluir(outra, solicitacao.id)).status).toBe(404);
  });
});

describe('the student corrects personal data', () => {
  const ENDERECO = {
    cepEndereco: '01310-100',
    endereco: 'Avenida Paulista',
    numeroEndereco: '2000',
    complementoEndereco: '',
    bairroEndereco: 'Bela Vista',
    cidadeEndereco: 'São Paulo',
    ufEndereco: 'SP',
  };
  const CONJUGE = {
    nomeConjuge: 'Beatriz Moura Reis',
    cpfConjuge: '153.509.460-56',
    emailConjuge: 'beatriz@exemplo.com.br',
    regimeDeBens: 'COMUNHAO_PARCIAL',
  };
  let solicitacao: SolicitacaoEmAnalise;
  const salvar = (corpo: Record<string, unknown>) =>
    pedir({
      metodo: 'PUT',
      url: `/api/solicitacao/pendencias/${solicitacao.id}/dados-pessoais/estudante`,
      token: solicitacao.estudante.token,
      body: corpo,
    });
  const versao = async () => (await ver(solicitacao.estudante, solicitacao.id)).versao;

  beforeAll(async () => {
    solicitacao = await nova();
    await devolver(servidor, analista, solicitacao.id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'DADOS_INCORRETOS' }],
    });
  });

  it('finds the form with what was declared', async () => {
    expect(await ver(solicitacao.estudante, solicitacao.id)).toMatchObject({
      dadosACorrigir: true,
      grupos: [],
      motivos: [expect.stringContaining('precisam ser corrigidos')],
      formulario: { estadoCivilPessoa: 'SOLTEIRO', uniaoEstavelPessoa: 'SEM_UNIAO', numeroEndereco: '1000' },
    });
  });

  it('nothing is saved while one field is wrong, and the field is named', async () => {
    const resposta = await salvar({ ...ENDERECO, estadoCivilPessoa: 'CASADO', versao: await versao() });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: { campo: string }[] }>().campos.map(({ campo }) => campo)).toEqual([
      'nomeConjuge',
      'cpfConjuge',
      'emailConjuge',
      'regimeDeBens',
    ]);
    expect((await ver(solicitacao.estudante, solicitacao.id)).formulario.numeroEndereco).toBe('1000');
  });

  it('a screen that shows an older version is refused', async () => {
    const resposta = await salvar({ ...ENDERECO, estadoCivilPessoa: 'SOLTEIRO', versao: 1 });
    expect(resposta.status).toBe(409);
  });

  it('married asks for the proofs of it before the correction can be sent', async () => {
    const { id, estudante } = solicitacao;
    const resposta = await salvar({
      ...ENDERECO,
      ...CONJUGE,
      estadoCivilPessoa: 'CASADO',
      uniaoEstavelPessoa: 'UNIAO_ESTAVEL',
      versao: await versao(),
    });
    expect(resposta.corpo<Pendencias>()).toMatchObject({
      completa: false,
      correcao: { enviadaEm: null },
      formulario: { estadoCivilPessoa: 'CASADO', uniaoEstavelPessoa: 'SEM_UNIAO', numeroEndereco: '2000' },
    });
    expect((await concluir(estudante, id)).status).toBe(422);
    for (const tipo of ['CERTIDAO_CASAMENTO', 'CARTEIRA_CONJUGE', 'CPF_CONJUGE'] as const)
      await enviarNovo(servidor, estudante, id, 'estudante', tipo);
    expect((await concluir(estudante, id)).corpo()).toMatchObject({ concluiu: 'solicitacao' });
  });

  it('another spouse than before asks for the proof of the change', async () => {
    const { id, estudante } = solicitacao;
    relogio.avancar({ minutos: 5 });
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'DADOS_INCORRETOS' }],
    });
    await salvar({
      ...ENDERECO,
      nomeConjuge: 'Clara Nunes Prado',
      cpfConjuge: '862.883.667-57',
      emailConjuge: 'clara@exemplo.com.br',
      regimeDeBens: 'SEPARACAO_CONVENCIONAL',
      estadoCivilPessoa: 'CASADO',
      versao: await versao(),
    });
    expect(await ver(estudante, id)).toMatchObject({
      trocouDeConjuge: true,
      completa: false,
      // The regime of the new marriage stands, although the one of the former marriage left with the spouse.
      formulario: { nomeAntigoConjuge: 'Beatriz Moura Reis', regimeDeBens: 'SEPARACAO_CONVENCIONAL' },
    });
    await enviarNovo(servidor, estudante, id, 'estudante', 'COMPROVANTE_TROCA_CONJUGE');
    // What was sent of the spouse before is about somebody else.
    expect((await concluir(estudante, id)).status).toBe(422);
    for (const tipo of ['CERTIDAO_CASAMENTO', 'CARTEIRA_CONJUGE', 'CPF_CONJUGE'] as const)
      await enviarNovo(servidor, estudante, id, 'estudante', tipo);
    expect((await concluir(estudante, id)).status).toBe(422);
    await enviarNovo(servidor, estudante, id, 'estudante', 'PACTO_ANTENUPCIAL');
    expect((await concluir(estudante, id)).status).toBe(200);
  });

  it('data asked about must be looked at: what is found right may be sent as it is', async () => {
    const { id, estudante } = solicitacao;
    relogio.avancar({ minutos: 5 });
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'DADOS_INCORRETOS' }],
    });
    expect((await concluir(estudante, id)).status).toBe(422);
    expect((await resumir(estudante, id)).pessoas).toMatchObject([{ pendencias: 1 }]);
    const igual = await salvar({
      ...ENDERECO,
      nomeConjuge: 'Clara Nunes Prado',
      cpfConjuge: '862.883.667-57',
      emailConjuge: 'clara@exemplo.com.br',
      regimeDeBens: 'SEPARACAO_CONVENCIONAL',
      estadoCivilPessoa: 'CASADO',
      versao: await versao(),
    });
    expect(igual.corpo<Pendencias>()).toMatchObject({ completa: true, correcao: { enviadaEm: null } });
    expect((await resumir(estudante, id)).pessoas).toMatchObject([{ pendencias: 0 }]);
    expect((await concluir(estudante, id)).status).toBe(200);
  });

  it('outside of a correction nothing can be corrected', async () => {
    expect((await salvar({ ...ENDERECO, estadoCivilPessoa: 'SOLTEIRO', versao: 1 })).status).toBe(409);
  });
});

describe('the analysis names what it asks for', () => {
  const preencher = async (
    conta: ContaDeTeste,
    id: number,
    passo: string,
    alteracoes: Record<string, unknown>,
  ) =>
    pedir({
      metodo: 'PUT',
      url: '/api/solicitacaoCredito/preencherDadosComplementares',
      token: conta.token,
      body: {
        idSolicitacao: id,
        tipoPessoa: 'estudante',
        passo,
        versao: (await ver(conta, id)).versao,
        alteracoes,
      },
    });

  it('an answer of any step is asked for by its name, and corrected (fidelity X1)', async () => {
    const { id, estudante } = await nova();
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['dados-pessoais'] }],
    });
    expect(await ver(estudante, id)).toMatchObject({
      dadosACorrigir: true,
      passosPedidos: ['dados-pessoais'],
      motivos: [expect.stringContaining('Em especial: “')],
      completa: false,
    });
    expect((await concluir(estudante, id)).status).toBe(422);
    const nomeMae = 'Teresa Corrigida Lima';
    expect((await preencher(estudante, id, 'dados-pessoais', { nomeMae })).status).toBe(200);
    expect((await concluir(estudante, id)).status).toBe(200);
  });

  it('a named answer that is right may be kept, once it was looked at', async () => {
    const { id, estudante } = await nova();
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'DADOS_INCORRETOS', passos: ['endereco', 'dados-pessoais'] }],
    });
    expect((await ver(estudante, id)).passosPedidos).toEqual(['dados-pessoais', 'endereco']);
    expect((await preencher(estudante, id, 'uniao-estavel', {})).status).toBe(200);
    expect((await concluir(estudante, id)).status).toBe(422);
    expect((await preencher(estudante, id, 'dados-pessoais', {})).status).toBe(200);
    expect((await concluir(estudante, id)).status).toBe(200);
  });

  it('a document of other data leads to the answers too', async () => {
    const { id, estudante } = await nova();
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'RG', motivo: 'DIVERGENTE' }],
    });
    expect((await ver(estudante, id)).passosPedidos).toEqual(['dados-pessoais']);
  });

  it('a missing document has its place, and the correction waits for it (fidelity X2)', async () => {
    const { id, estudante } = await nova();
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      motivos: [{ codigo: 'FALTA_DOCUMENTO', documentos: ['RESIDENCIA'] }],
    });
    relogio.avancar({ minutos: 5 });
    expect(await ver(estudante, id)).toMatchObject({
      dadosACorrigir: false,
      documentosPedidos: [{ tipoDocumento: 'RESIDENCIA', indice: 1, enviado: false }],
      completa: false,
    });
    expect((await resumir(estudante, id)).pessoas).toMatchObject([{ pendencias: 1 }]);
    expect((await concluir(estudante, id)).status).toBe(422);
    await enviarNovo(servidor, estudante, id, 'estudante', 'RESIDENCIA', 1);
    expect(await ver(estudante, id)).toMatchObject({
      documentosPedidos: [{ indice: 1, enviado: true }],
      completa: true,
    });
    expect((await concluir(estudante, id)).status).toBe(200);
  });

  it('a document that is asked of nobody in this place is refused', async () => {
    const solicitacao = await nova(CURSO_SIMPLES);
    await aprovarEtapa(servidor, analista, solicitacao.id, 'aprovarDadosComplementares');
    await expect(
      devolver(servidor, analista, solicitacao.id, {
        acao: 'devolverFiador',
        tipoPessoa: 'fiador',
        motivos: [{ codigo: 'FALTA_DOCUMENTO', documentos: ['MATRICULA'] }],
      }),
    ).rejects.toThrow('não é pedido a esta pessoa');
  });

  it('the very file that was refused is not taken again (fidelity D23)', async () => {
    const { id, estudante } = await nova();
    const mesmo = 'ab'.repeat(32);
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE', 0, mesmo);
    await concluir(estudante, id);
    relogio.avancar({ minutos: 5 });
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    const deNovo = enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE', 0, mesmo);
    await expect(deNovo).rejects.toThrow('mesmo arquivo que foi recusado');
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE');
    await expect(enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE', 0, mesmo)).rejects.toThrow(
      'mesmo arquivo que foi recusado',
    );
  });
});

describe('a guarantor corrects in their own login', () => {
  it('the student counts the pendencies, reads none of them and cannot finish them', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id, estudante } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    expect(await resumir(estudante, id)).toMatchObject({
      entrada: '/selecao-de-fiador',
      podeGerenciarFiadores: true,
      pessoas: [
        { tipoPessoa: 'estudante', pendencias: 0, reprovado: false },
        { tipoPessoa: 'fiador', pendencias: 1, reprovado: true },
      ],
    });
    const url = `/api/solicitacao/pendencias/${id}/fiador`;
    expect((await pedir({ metodo: 'GET', url, token: estudante.token })).status).toBe(404);
    expect((await finalizar(estudante, await pessoaId(id, 'fiador'))).status).toBe(404);
    expect((await concluir(estudante, id)).status).toBe(409);
    expect((await resumir(fiador, id)).pessoas).toEqual([
      expect.objectContaining({ tipoPessoa: 'fiador', pendencias: 1 }),
    ]);
  });

  it('finishing the own pendencies sends the request on', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    const eu = await pessoaId(id, 'fiador');
    expect((await finalizar(fiador, eu)).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'APOSENTADORIA_BENEFICIO');
    expect((await finalizar(fiador, eu)).corpo()).toEqual({ concluiu: 'solicitacao' });
    expect(await sigla(id)).toBe('PAF');
    expect((await finalizar(fiador, eu)).corpo()).toEqual({ concluiu: 'solicitacao' });
  });

  it('of two refused guarantors the last one sends the request on', async () => {
    numero += 1;
    const equipe = { daInstituicao: daSerra, analista };
    const { id, fiadores } = await naAnaliseDeDoisFiadores(servidor, equipe, numero + 20_000);
    const { pessoas } = await verMesa(servidor, analista, id);
    for (const tipo of ['fiador', 'fiador2'])
      for (const documento of pessoas.find(({ tipoPessoa }) => tipoPessoa === tipo)?.documentos ?? [])
        if (documento.tipoDocumento === 'SELFIE')
          await pedir({
            metodo: 'PUT',
            url: `/api/gestao/documentos/${documento.id}/avaliacao`,
            token: analista,
            body: { resultado: 'rejeitado', motivos: [{ codigo: 'ILEGIVEL' }] },
          });
    await decidirPelaMesa(servidor, analista, id, 'devolverFiador');
    const [{ conta: um }, { conta: dois }] = fiadores;
    await enviarNovo(servidor, um, id, 'fiador', 'SELFIE');
    expect((await finalizar(um, await pessoaId(id, 'fiador'))).corpo()).toEqual({ concluiu: 'so-fiador' });
    expect(await sigla(id)).toBe('RAF');
    // A change after finishing opens the part again.
    await enviarNovo(servidor, um, id, 'fiador', 'SELFIE');
    expect(await ver(um, id, 'fiador')).toMatchObject({ correcao: { enviadaEm: null } });
    await finalizar(um, await pessoaId(id, 'fiador'));
    await enviarNovo(servidor, dois, id, 'fiador2', 'SELFIE');
    expect((await finalizar(dois, await pessoaId(id, 'fiador2'))).corpo()).toEqual({
      concluiu: 'solicitacao',
    });
    expect(await sigla(id)).toBe('PAF');
  });
});

describe('the alternative income flow', () => {
  const escolher = async (conta: ContaDeTeste, id: number, modo: string, tiposDeRenda: string[]) =>
    pedir({
      metodo: 'PUT',
      url: `/api/solicitacao/pendencias/${id}/renda/fiador`,
      token: conta.token,
      body: { modo, tiposDeRenda, versao: (await ver(conta, id, 'fiador')).versao },
    });

  it('alterar: one type takes the place of the refused proof', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    expect((await escolher(fiador, id, 'alterar', [])).status).toBe(422);
    const demais = await escolher(fiador, id, 'alterar', ['D', 'C']);
    expect(demais.corpo<{ message: string }>().message).toContain('só é possível escolher 1 tipo');
    const escolhida = await escolher(fiador, id, 'alterar', ['D']);
    expect(escolhida.corpo<Pendencias>()).toMatchObject({
      modoDaRenda: 'alterar',
      // What was refused stays in sight, should the person think again (fidelity X3).
      grupos: [{ field: 'APOSENTADORIA_BENEFICIO', abertos: [], motivos: [expect.any(String)] }],
      rendaRecusada: true,
      rendaACorrigir: true,
      tiposDeRendaAnteriores: ['A'],
      completa: false,
    });
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'DECORE');
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).corpo()).toEqual({
      concluiu: 'solicitacao',
    });
  });

  it('incluir: the refused proof goes before the analyst again together with another type', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    for (const tipos of [['A'], ['D']])
      expect((await escolher(fiador, id, 'incluir', tipos)).status).toBe(422);
    const escolhida = await escolher(fiador, id, 'incluir', ['A', 'D']);
    expect(escolhida.corpo<Pendencias>()).toMatchObject({
      modoDaRenda: 'incluir',
      grupos: [{ field: 'APOSENTADORIA_BENEFICIO', abertos: [0], motivos: [expect.any(String)] }],
      rendaRecusada: true,
      completa: false,
    });
    const renda = await pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${id}/documentos-renda/fiador`,
      token: fiador.token,
    });
    expect(renda.corpo()).toMatchObject({ APOSENTADORIA_BENEFICIO: [{ rejeitado: null }] });
    await enviarNovo(servidor, fiador, id, 'fiador', 'DECORE');
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).corpo()).toEqual({
      concluiu: 'solicitacao',
    });
  });

  it('whoever thinks again finds the refusal and every way to solve it (fidelity X3)', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    const grupo = { field: 'APOSENTADORIA_BENEFICIO', abertos: [0], motivos: [expect.any(String)] };
    for (const [modo, tipos] of [
      ['incluir', ['A', 'D']],
      ['alterar', ['D']],
    ] as const) {
      expect((await escolher(fiador, id, modo, [...tipos])).status).toBe(200);
      const deNovo = await escolher(fiador, id, 'reenviar', []);
      expect(deNovo.corpo<Pendencias>()).toMatchObject({ rendaRecusada: true, grupos: [grupo] });
    }
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'APOSENTADORIA_BENEFICIO');
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(200);
  });

  it.each([
    ['put back by “incluir”, then “alterar” with the same type', ['incluir', 'alterar']],
    ['“alterar” with the same type', ['alterar']],
  ])('nothing new goes back to the analyst: %s (fidelity D2)', async (_, modos) => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    for (const modo of modos)
      expect((await escolher(fiador, id, modo, modo === 'incluir' ? ['A', 'D'] : ['A'])).status).toBe(200);
    expect((await ver(fiador, id, 'fiador')).completa).toBe(false);
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'APOSENTADORIA_BENEFICIO');
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(200);
  });

  it('nothing new goes back to the analyst: a refused proof that was only put back (fidelity D2)', async () => {
    const solicitacao = await devolvidaAoFiador();
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    const [recusado] = (await ver(fiador, id, 'fiador')).grupos[0]?.ids ?? [];
    const reposto = await pedir({
      metodo: 'PATCH',
      url: `/api/documentos-web/resetar-documento/${id}/${recusado}`,
      token: fiador.token,
    });
    expect(reposto.status, reposto.texto).toBeLessThan(300);
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(422);
  });

  it('an income that does not reach needs a change before it can be finished', async () => {
    const solicitacao = await nova(CURSO_SIMPLES);
    const { id } = solicitacao;
    const fiador = fiadorDe(solicitacao);
    await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
    await devolver(servidor, analista, id, {
      acao: 'devolverFiador',
      tipoPessoa: 'fiador',
      motivos: [{ codigo: 'RENDA_INCOMPATIVEL', tipoPessoa: 'fiador' }],
    });
    relogio.avancar({ minutos: 5 });
    expect(await ver(fiador, id, 'fiador')).toMatchObject({
      tipoReprovacaoAnalise: 'renda-minima',
      rendaACorrigir: true,
      rendaRecusada: false,
      dadosACorrigir: false,
      completa: false,
    });
    const { estudante } = solicitacao;
    const eu = await pessoaId(id, 'fiador');
    const lista = await pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${id}/fiadores`,
      token: estudante.token,
    });
    expect(lista.corpo()).toMatchObject({
      podeAdicionar: false,
      fiadores: [{ situacao: 'com-pendencias', documentosRejeitados: 0 }],
    });
    const lembrete = { metodo: 'POST', url: `/api/solicitacao/fiador/${eu}/lembrete` } as const;
    expect((await pedir({ ...lembrete, token: estudante.token })).status).toBe(200);
    expect((await finalizar(fiador, eu)).status).toBe(422);
    expect((await escolher(fiador, id, 'alterar', ['A'])).corpo<{ message: string }>().message).toContain(
      'ele foi aceito',
    );
    await escolher(fiador, id, 'incluir', ['A', 'D']);
    expect((await finalizar(fiador, eu)).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'DECORE');
    expect((await finalizar(fiador, await pessoaId(id, 'fiador'))).status).toBe(200);
  });
});

describe('a guarantor swapped during the student’s correction', () => {
  it('where two are allowed nobody else joins, only the swapped one is replaced', async () => {
    const { id, estudante } = await nova(CURSO_COM_DOIS_FIADORES);
    await aprovarPelaInstituicao(servidor, daSerra, id);
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    const outro = pessoaNumero(numero + 9_500);
    await expect(indicarFiador(servidor, estudante, outro)).rejects.toThrow('só é possível trocar');
  });

  it('the student concludes only their part, and the new guarantor sends the request on', async () => {
    const { id, estudante } = await nova(CURSO_SIMPLES);
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    const { fiadores } = (
      await pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/${id}/fiadores`, token: estudante.token })
    ).corpo<{ fiadores: { marca: string }[] }>();
    const saida = await pedir({
      metodo: 'PUT',
      url: `/api/solicitacaoCredito/${id}/excluirFiador/fiador`,
      token: estudante.token,
      body: { marca: fiadores[0]?.marca },
    });
    expect(saida.status, saida.texto).toBe(200);
    const pessoa = pessoaNumero(numero + 9_000);
    const { codFiador } = await indicarFiador(servidor, estudante, pessoa);
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE');
    expect((await concluir(estudante, id)).corpo()).toEqual({
      concluiu: 'pessoa',
      pagina: '/status-finalizado',
    });
    expect(await sigla(id)).toBe('RDC');
    expect(await resumir(estudante, id)).toMatchObject({ esperaFiador: true });
    const novo = await criarConta(servidor, pessoa);
    const garantia = await aceitarConvite(servidor, novo, codFiador);
    const vezPara = async ({ token }: ContaDeTeste) =>
      (await pedir({ metodo: 'GET', url: `/api/solicitacao/s/linha-do-tempo/${id}`, token })).corpo<{
        agora: { quem: string; titulo: string };
      }>().agora;
    expect(await vezPara(estudante)).toMatchObject({
      quem: primeiroNome(pessoa.nome),
      titulo: `A sua correção está pronta. Falta a parte de ${primeiroNome(pessoa.nome)}.`,
    });
    expect(await vezPara(novo)).toMatchObject({ quem: 'Você', titulo: 'Falta a sua parte.' });
    await preencherPessoa(servidor, novo, id, { tipoPessoa: 'fiador' });
    expect(await vezPara(novo)).toMatchObject({
      quem: 'Você',
      titulo: 'A sua parte está pronta. Falta avisar que você terminou.',
    });
    const { marca } = (
      await pedir({ metodo: 'GET', url: `/api/fiador/garantias/${garantia}`, token: novo.token })
    ).corpo<{ marca: string }>();
    const fim = await pedir({
      metodo: 'PUT',
      url: '/api/solicitacao/alterar-status-preenchimento/tipo-pessoa/fiador',
      token: novo.token,
      body: { idSolicitacao: id, statusPreenchimento: 'AGUARDANDO_ANALISE', marca },
    });
    expect(fim.status, fim.texto).toBe(200);
    expect(await sigla(id)).toBe('PADC');
  });
});

it('breaks no invariant', async () => {
  expect(await conferirInvariantes(db)).toEqual([]);
});
