import { VISION_VAZIA } from '@credito/domain/documento/leitura-tipos';
import type { SituacaoDoDocumento } from '@credito/domain/documento/mudancas';
import { describe, expect, it } from 'vitest';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { ANA, type ContaDeTeste, criarConta, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_QUE_EXIGE_TUDO,
  criarSolicitacao,
  inserirDocumento,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;

const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const marina = await criarConta(servidor, MARINA);
const { id } = await criarSolicitacao(servidor, ana);

interface Guardado {
  estudante: { versao: number; dados: { respostas: Record<string, unknown> } };
}

async function preencher(
  passo: string,
  alteracoes: Record<string, unknown>,
  opcoes: { conta?: ContaDeTeste; versao?: number; idSolicitacao?: number } = {},
) {
  const conta = opcoes.conta ?? ana;
  return pedir({
    metodo: 'PUT',
    url: '/api/solicitacaoCredito/preencherDadosComplementares',
    token: conta.token,
    body: {
      idSolicitacao: opcoes.idSolicitacao ?? id,
      tipoPessoa: 'estudante',
      passo,
      versao: opcoes.versao ?? (await participante()).versao,
      alteracoes,
    },
  });
}

const participante = (solicitacaoId = id) =>
  db
    .selectFrom('participante')
    .selectAll()
    .where('solicitacao_id', '=', solicitacaoId)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();

const DADOS = {
  nome: ANA.nome,
  cpf: ANA.cpf,
  dataNascimento: '1989-10-15',
  nomeMae: 'Helena Lima',
  numeroCarteiraIdentidade: '12.345.678-x',
  dataExpedicao: '2020-03-10',
};

const ENDERECO = {
  cep: '87360-000',
  endereco: 'Rua das Acácias',
  numero: 'S/N',
  bairro: 'Centro',
  cidade: 'Goioerê',
  uf: 'PR',
};

describe('saving a step of the personal data', () => {
  it('writes the answers in their stored form and counts a version', async () => {
    const { versao } = await participante();
    const resposta = await preencher('dados-pessoais', DADOS);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo<Guardado>().estudante).toMatchObject({
      versao: versao + 1,
      dados: { respostas: { numeroCarteiraIdentidade: '12345678X', dataNascimento: '1989-10-15' } },
    });
    expect(await participante()).toMatchObject({ data_nascimento: '1989-10-15', versao: versao + 1 });
  });

  it('changes nothing when the same answers are sent again, also from an old screen', async () => {
    const { versao } = await participante();
    const repetida = await preencher('dados-pessoais', DADOS, { versao: 1 });
    expect(repetida.corpo<Guardado>().estudante.versao).toBe(versao);
    expect((await participante()).versao).toBe(versao);
  });

  it('refuses a stale screen with 409 and loses nothing', async () => {
    const { versao } = await participante();
    const outraAba = await preencher('endereco', ENDERECO, { versao });
    expect(outraAba.status).toBe(200);
    const velha = await preencher('estado-civil', { estadoCivil: 'SOLTEIRO' }, { versao });
    expect(velha.status).toBe(409);
    expect(velha.corpo().message).toBe('SOLICITACAO_ATUALIZADA');
    expect((await participante()).respostas).toMatchObject({ endereco: 'Rua das Acácias', numero: 'S/N' });
    expect((await participante()).respostas).not.toHaveProperty('estadoCivil');
  });

  it.each([
    ['an impossible date', 'dados-pessoais', { ...DADOS, dataNascimento: '1990-02-31' }, 'dataNascimento'],
    ['a student under 16', 'dados-pessoais', { ...DADOS, dataNascimento: '2015-01-01' }, 'dataNascimento'],
    [
      'an identity card of 11 years ago',
      'dados-pessoais',
      { ...DADOS, dataExpedicao: '2015-01-01' },
      'dataExpedicao',
    ],
    ['the CPF of another person', 'dados-pessoais', { ...DADOS, cpf: OTAVIO.cpf }, 'cpf'],
    ['a CPF of repeated digits', 'dados-pessoais', { ...DADOS, cpf: '111.111.111-11' }, 'cpf'],
    ['a CPF as a number', 'dados-pessoais', { ...DADOS, cpf: 52998224725 }, 'cpf'],
    ['letters in the CEP', 'endereco', { ...ENDERECO, cep: 'O1310-100' }, 'cep'],
    ['a street left out', 'endereco', { ...ENDERECO, endereco: '  ' }, 'endereco'],
    ['an unknown marital status', 'estado-civil', { estadoCivil: 'ENROLADO' }, 'estadoCivil'],
    ['nobody in the household', 'grupo-familiar', { nrFamiliar: 0 }, 'nrFamiliar'],
    ['a field of another step', 'estado-civil', { estadoCivil: 'SOLTEIRO', cep: '01310100' }, 'cep'],
  ])('refuses %s at its field', async (_, passo, alteracoes, campo) => {
    const antes = await participante();
    const resposta = await preencher(passo, alteracoes);
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: Array<{ campo: string }> }>().campos.map((erro) => erro.campo)).toContain(
      campo,
    );
    expect(await participante()).toEqual(antes);
  });

  it('knows no step outside the plan', async () => {
    expect((await preencher('__proto__', {})).status).toBe(404);
  });

  it('hides a request from whoever is not part of it', async () => {
    expect((await preencher('estado-civil', { estadoCivil: 'SOLTEIRO' }, { conta: otavio })).status).toBe(
      404,
    );
    expect(
      (await preencher('estado-civil', { estadoCivil: 'SOLTEIRO' }, { idSolicitacao: 9_999_999 })).status,
    ).toBe(404);
  });

  it('keeps one of twenty parallel saves of the same screen and refuses the others', async () => {
    const { versao } = await participante();
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => preencher('grupo-familiar', { nrFamiliar: i + 1 }, { versao })),
    );
    const aceitas = respostas.filter((resposta) => resposta.status === 200);
    expect(aceitas).toHaveLength(1);
    expect(respostas.filter((resposta) => resposta.status === 409)).toHaveLength(19);
    expect((await participante()).versao).toBe(versao + 1);
  });
});

describe('answers and documents of a former marital status', () => {
  const documentos = (situacao: SituacaoDoDocumento) =>
    db
      .selectFrom('documento')
      .select('tipo_documento')
      .where(daSolicitacao(id))
      .where('situacao', '=', situacao)
      .orderBy('tipo_documento')
      .execute()
      .then((linhas) => linhas.map((linha) => linha.tipo_documento));

  it('are parked when the answer changes and come back when it is undone', async () => {
    await preencher('estado-civil', { estadoCivil: 'CASADO' });
    await preencher('dados-do-conjuge', { nomeConjuge: 'Beatriz Moura', cpfConjuge: '15350946056' });
    const { id: participanteId } = await participante();
    for (const tipoDocumento of ['CERTIDAO_CASAMENTO', 'CARTEIRA_CONJUGE', 'RG'] as const)
      await inserirDocumento(servidor, {
        solicitacaoId: id,
        participanteId,
        contaId: ana.contaId,
        tipoDocumento,
      });

    await preencher('estado-civil', { estadoCivil: 'SOLTEIRO' });
    expect((await participante()).respostas).not.toHaveProperty('nomeConjuge');
    expect(await documentos('estacionado')).toEqual(['CARTEIRA_CONJUGE', 'CERTIDAO_CASAMENTO']);
    expect(await documentos('enviado')).toEqual(['RG']);

    await preencher('estado-civil', { estadoCivil: 'CASADO' });
    expect(await documentos('estacionado')).toEqual([]);
    expect(await documentos('enviado')).toEqual(['CARTEIRA_CONJUGE', 'CERTIDAO_CASAMENTO', 'RG']);
  });

  it('keeps the newer file when one was sent in the meantime', async () => {
    await preencher('estado-civil', { estadoCivil: 'SOLTEIRO' });
    const { id: participanteId } = await participante();
    await inserirDocumento(servidor, {
      solicitacaoId: id,
      participanteId,
      contaId: ana.contaId,
      tipoDocumento: 'CERTIDAO_CASAMENTO',
    });
    await preencher('estado-civil', { estadoCivil: 'CASADO' });
    expect(await documentos('estacionado')).toEqual(['CERTIDAO_CASAMENTO']);
    expect(await documentos('enviado')).toEqual(['CARTEIRA_CONJUGE', 'CERTIDAO_CASAMENTO', 'RG']);
  });

  it('let the name of the same spouse be corrected', async () => {
    await preencher('dados-do-conjuge', { nomeConjuge: 'Beatriz Moura', cpfConjuge: '15350946056' });
    const resposta = await preencher('dados-do-conjuge', { nomeConjuge: 'Beatriz Moura Reis' });
    expect(resposta.status).toBe(200);
  });

  it('never make a spouse of the student themselves', async () => {
    const resposta = await preencher('dados-do-conjuge', {
      nomeConjuge: 'ANA LIMA SANT’ANNA',
      cpfConjuge: ANA.cpf,
    });
    expect(resposta.corpo<{ errors: string[] }>().errors).toEqual([
      'O nome do cônjuge do estudante não pode ser igual ao nome do estudante.',
      'O CPF do cônjuge do estudante não pode ser igual ao CPF do estudante.',
    ]);
  });
});

describe('another spouse than before', () => {
  const BEATRIZ = { nomeConjuge: 'Beatriz Moura', cpfConjuge: '15350946056' };
  const CLARA = { nomeConjuge: 'Clara Nunes Prado', cpfConjuge: '86288366757' };
  const DO_CONJUGE = ['CARTEIRA_CONJUGE', 'CERTIDAO_CASAMENTO', 'CPF_CONJUGE'] as const;

  /** Married to Beatriz, whose documents were sent. */
  async function casar(numero: number) {
    const estudante = await criarConta(servidor, pessoaNumero(numero));
    const { id: solicitacaoId } = await criarSolicitacao(servidor, estudante);
    await preencherPessoa(servidor, estudante, solicitacaoId, {
      respostas: { estadoCivil: 'CASADO', ...BEATRIZ },
    });
    const salvar = async (passo: string, alteracoes: Record<string, unknown>) =>
      preencher(passo, alteracoes, {
        conta: estudante,
        idSolicitacao: solicitacaoId,
        versao: (await participante(solicitacaoId)).versao,
      });
    const documentos = async (situacao: SituacaoDoDocumento) =>
      (
        await db
          .selectFrom('documento')
          .select('tipo_documento')
          .where(daSolicitacao(solicitacaoId))
          .where('situacao', '=', situacao)
          .where('tipo_documento', 'in', [...DO_CONJUGE, 'RG'])
          .orderBy('tipo_documento')
          .execute()
      ).map(({ tipo_documento }) => tipo_documento);
    return { estudante, solicitacaoId, salvar, documentos };
  }

  it('gets none of the files and contacts of the one before, also not by going back', async () => {
    const { solicitacaoId, salvar, documentos } = await casar(1);
    expect(await documentos('enviado')).toEqual([...DO_CONJUGE, 'RG']);
    expect((await salvar('dados-do-conjuge', CLARA)).status).toBe(200);
    expect(await documentos('enviado')).toEqual(['RG']);
    expect((await participante(solicitacaoId)).respostas).toMatchObject(CLARA);
    expect((await participante(solicitacaoId)).respostas).not.toHaveProperty('emailConjuge');
    await salvar('dados-do-conjuge', BEATRIZ);
    expect(await documentos('enviado')).toEqual(['RG']);
    expect(await documentos('excluido')).toEqual(DO_CONJUGE);
  });

  it('keeps the request from being handed in until the documents are sent', async () => {
    const { estudante, solicitacaoId, salvar } = await casar(2);
    const falta = async () =>
      (await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: estudante.token })).corpo<{
        dadosComplementares: number;
      }>().dadosComplementares;
    expect(await falta()).toBe(100);
    await salvar('dados-do-conjuge', CLARA);
    expect(await falta()).toBeLessThan(100);
    await preencherPessoa(servidor, estudante, solicitacaoId, {
      respostas: { estadoCivil: 'CASADO', ...CLARA },
    });
    expect(await falta()).toBe(100);
  });

  const lerCpf = (solicitacaoId: number, cpf: string) =>
    db
      .updateTable('documento')
      .set({ leitura: JSON.stringify({ ...VISION_VAZIA, cpf: { valor: cpf, confianca: 1 } }) })
      .where(daSolicitacao(solicitacaoId))
      .where('tipo_documento', '=', 'CARTEIRA_CONJUGE')
      .execute();

  it('is not who is meant when the CPF becomes what the document shows', async () => {
    const { solicitacaoId, salvar, documentos } = await casar(3);
    await lerCpf(solicitacaoId, CLARA.cpfConjuge);
    await salvar('dados-do-conjuge', { cpfConjuge: CLARA.cpfConjuge });
    expect(await documentos('enviado')).toEqual([...DO_CONJUGE, 'RG']);
    expect((await participante(solicitacaoId)).respostas).toHaveProperty('emailConjuge');
  });

  it('gets no file that came back with the marital status and shows somebody else', async () => {
    const { solicitacaoId, salvar, documentos } = await casar(4);
    await lerCpf(solicitacaoId, BEATRIZ.cpfConjuge);
    await salvar('estado-civil', { estadoCivil: 'SOLTEIRO' });
    await salvar('estado-civil', { estadoCivil: 'CASADO' });
    expect(await documentos('enviado')).toEqual([...DO_CONJUGE, 'RG']);
    await salvar('dados-do-conjuge', CLARA);
    expect(await documentos('enviado')).toEqual(['RG']);
  });
});

describe('a request that asks for everything', () => {
  it('goes from basic to supplementary data to the guarantor as it is filled in', async () => {
    const { id: completa } = await criarSolicitacao(servidor, marina, { curso: CURSO_QUE_EXIGE_TUDO });
    const sigla = () =>
      db
        .selectFrom('solicitacao')
        .select('sigla')
        .where('id', '=', completa)
        .executeTakeFirstOrThrow()
        .then((linha) => linha.sigla);
    expect(await sigla()).toBe('PDBE');
    await preencherPessoa(servidor, marina, completa, { respostas: { nrFamiliar: 4 } });
    const carregada = await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: marina.token });
    expect(carregada.corpo()).toMatchObject({
      dadosComplementares: 100,
      total: 75,
      cadastro: 100,
      curso: 100,
    });
    await pedir({
      metodo: 'PUT',
      url: '/api/solicitacaoCredito/preencherDadosComplementares',
      token: marina.token,
      body: {
        idSolicitacao: completa,
        tipoPessoa: 'estudante',
        passo: 'endereco',
        versao: (await participante(completa)).versao,
        alteracoes: { complemento: 'Casa 2' },
      },
    });
    expect(await sigla()).toBe('PDBF');
  });
});
