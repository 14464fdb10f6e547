/** Who hears of an alteration, who is reminded, and what becomes of whoever comes to guarantee. */
import type { AlteracaoAberta, AlteracaoSimulada, ContratoDeHoje } from '@credito/api/alteracao.rotas';
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { comRenda, emFluxo, NOVO_ENDERECO } from '../../../test/alteracoes.ts';
import { abrirPeriodo } from '../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { contratoParaAssinar } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa } from '../../../test/gestao.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { registrarAceiteDoContrato, textoDoConvite } from '../fiador/aceite-da-alteracao.ts';
import { lembrarPelaAgenda } from '../fiador/lembrar-fiador.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
let numero = 8_600;

let caso: Awaited<ReturnType<typeof contratoParaAssinar>>;
beforeEach(async () => {
  numero += 1;
  caso = await contratoParaAssinar(servidor, numero);
  await db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', caso.contratoId).execute();
});

const SUSPENSAO = { especie: 'suspensao', semestres: 1, desde: '2027-02-10' };
const REPARCELAR = { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2027-07-10' };

const troca = () => {
  const { nome, cpf, email, telefone } = pessoaNumero(numero + 40_000);
  const { endereco } = NOVO_ENDERECO;
  const semRelacao = { estadoCivil: 'SOLTEIRO', regime: null, uniaoEstavel: false, conjuge: null };
  return {
    especie: 'fiador' as const,
    papel: 'fiador',
    novo: { nome, cpf, email, telefone, nascimento: '1970-05-20', endereco, ...semRelacao },
  };
};

const chamar = (metodo: 'GET' | 'POST', caminho: string, token: string, body?: unknown) =>
  pedir({ metodo, url: `/api${caminho}`, token, ...(body === undefined ? {} : { body }) });
const daMesa = (metodo: 'GET' | 'POST', caminho: string, body?: unknown, token = mesa.token) =>
  chamar(metodo, `/gestao/alteracoes${caminho}`, token, body);
const doEstudante = (metodo: 'GET' | 'POST', caminho: string, body?: unknown) =>
  chamar(metodo, caminho, caso.estudante.token, body);

async function pedirAlteracao(pedido: unknown): Promise<number> {
  const corpo = { contratoId: caso.contratoId, pedido };
  const resposta = await doEstudante('POST', '/alteracao-contrato/s/pedir', corpo);
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoAberta>().alteracaoId;
}

async function iniciar(pedido: unknown, contratoId = caso.contratoId): Promise<number> {
  const resposta = await daMesa('POST', '', { contratoId, pedido });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoDaGestao>().id;
}

async function agir(id: number, acao: string, motivo: string | null = null, token = mesa.token) {
  const { versao } = (await daMesa('GET', `/${id}`, undefined, token)).corpo<AlteracaoDaGestao>();
  const resposta = await daMesa('POST', `/${id}`, { acao, versao, motivo }, token);
  expect(resposta.status, resposta.texto).toBe(200);
}

/** By e-mail, of this test's contract. */
async function avisados(): Promise<string[]> {
  const linhas = await db
    .selectFrom('mensagem')
    .select(['modelo', 'destino'])
    .where('solicitacao_id', '=', caso.id)
    .where('canal', '=', 'email')
    .where(sql<string>`modelo`, 'like', 'alteracao-%')
    .orderBy('criada_em')
    .execute();
  return linhas.map(({ modelo, destino }) => `${modelo} ${destino}`);
}

describe('a request that concerns the course', () => {
  it('is told to those who speak for the institution, who are counted as waited for, and then the desk', async () => {
    const { sigla, instituicao_id } = await db
      .selectFrom('solicitacao')
      .innerJoin('instituicao', 'instituicao.id', 'solicitacao.instituicao_id')
      .select(['instituicao.sigla', 'solicitacao.instituicao_id'])
      .where('solicitacao.id', '=', caso.id)
      .executeTakeFirstOrThrow();
    const escola = await criarOperadorDa(servidor, sigla);
    const esperam = async (token: string) =>
      (await daMesa('GET', '/contagem', undefined, token)).corpo<{ esperam: number }>().esperam;
    const antes = { escola: await esperam(escola.token), mesa: await esperam(mesa.token) };
    const id = await pedirAlteracao(SUSPENSAO);
    const deLa = await db
      .selectFrom('operador')
      .select('email')
      .where('instituicao_id', '=', instituicao_id)
      .where('ativo', '=', true)
      .execute();
    const mensagens = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'gestao-palavra')
      .where('chave_unica', 'like', `gestao-palavra:${id}:%`)
      .execute();
    expect(mensagens.map(({ destino }) => destino).sort()).toEqual(deLa.map(({ email }) => email).sort());
    expect({ escola: await esperam(escola.token), mesa: await esperam(mesa.token) }).toEqual({
      escola: antes.escola + 1,
      mesa: antes.mesa,
    });
    await daMesa('POST', `/${id}/palavra`, { versao: 1, resposta: 'confirmou' }, escola.token);
    expect({ escola: await esperam(escola.token), mesa: await esperam(mesa.token) }).toEqual({
      escola: antes.escola,
      mesa: antes.mesa + 1,
    });
    const { mudancas } = (await doEstudante('GET', `/alteracao-contrato/s/${id}`)).corpo<AlteracaoAberta>();
    expect(mudancas).toContainEqual({
      rotulo: 'O curso',
      antes: 'Sem parada',
      depois: 'Para de fevereiro de 2027 a julho de 2027',
    });
  });

  it('stops the course neither in the past nor after its end', async () => {
    for (const desde of ['2026-10-31', '2031-01-01']) {
      const corpo = { contratoId: caso.contratoId, pedido: { ...SUSPENSAO, desde } };
      const recusa = await doEstudante('POST', '/alteracao-contrato/s/simular', corpo);
      expect(recusa.status).toBe(422);
      expect(recusa.corpo<{ campos: { campo: string }[] }>().campos[0]?.campo).toBe('desde');
    }
  });
});

describe('whoever had heard of an alteration hears what became of it', () => {
  it('the named one alone, where a change of guarantor is denied or taken back', async () => {
    const pedido = troca();
    await agir(await pedirAlteracao(pedido), 'negar', 'Falta o comprovante.');
    const encerrado = `alteracao-convite-encerrado ${pedido.novo.email}`;
    expect(await avisados()).toEqual([`alteracao-nao-aceita ${caso.estudante.email}`, encerrado]);
    const retirada = await pedirAlteracao(pedido);
    await doEstudante('POST', `/alteracao-contrato/s/${retirada}/retirar`);
    expect((await avisados()).slice(2)).toEqual([encerrado]);
  });

  it('the guarantors too, where a released one is refused by the analysis', async () => {
    const id = await iniciar(REPARCELAR);
    await agir(id, 'liberar');
    await emFluxo(db, id, 'ASS');
    await agir(id, 'reprovar', 'As parcelas não são as combinadas.');
    expect((await avisados()).slice(2)).toEqual([
      `alteracao-reprovada ${caso.estudante.email}`,
      `alteracao-reprovada-fiador ${caso.fiador?.email}`,
    ]);
  });

  it('a student whose request was taken up, and nobody of what the desk alone prepared', async () => {
    const pedida = await pedirAlteracao(NOVO_ENDERECO);
    await agir(pedida, 'aceitar');
    await agir(pedida, 'cancelar', 'Aberta por engano.');
    expect(await avisados()).toEqual([`alteracao-cancelada ${caso.estudante.email}`]);
    await agir(await iniciar(REPARCELAR), 'cancelar', 'Aberta por engano.');
    expect(await avisados()).toHaveLength(1);
  });
});

async function conviteDa(alteracaoId: number): Promise<string> {
  const { id } = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('alteracao_id', '=', alteracaoId)
    .executeTakeFirstOrThrow();
  return id;
}

const TERMOS = {
  provedor: 'Fundação Ipê',
  estudante: 'Quem Estuda',
  instituicao: 'Universidade Aurora',
  curso: 'Administração',
  numero: '000123',
  totalCentavos: 420_480,
  parcelas: 6,
  primeiroVencimento: '2031-01-10',
  ultimoVencimento: '2031-06-10',
};

async function aceitar(alteracaoId: number, contaId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, caso.id);
    if (!completa) throw new Error('the request is gone');
    await registrarAceiteDoContrato(contexto, trx, completa, {
      ...textoDoConvite(TERMOS).consentimento,
      termos: TERMOS,
      alteracaoId,
      contaId,
      fiador: 'Quem Garante',
      origem: { enderecoIp: null, agente: null },
    });
  });
}

describe('whoever is named to guarantee a contract', () => {
  const lembretes = () =>
    db
      .selectFrom('mensagem')
      .select(['modelo', 'destino', 'texto'])
      .where('solicitacao_id', '=', caso.id)
      .where('modelo', 'in', ['fiador-lembrete', 'fiador-lembrado', 'fiador-oferecer-troca'])
      .where('canal', '=', 'email')
      .orderBy('modelo')
      .execute();

  it('is reminded until the answer, and the student is told where the alteration stands', async () => {
    const pedido = troca();
    const id = await pedirAlteracao(pedido);
    const conviteId = await conviteDa(id);
    await lembrarPelaAgenda(contexto, { conviteId, dia: 1 });
    await lembrarPelaAgenda(contexto, { conviteId, dia: 1 });
    expect(await lembretes()).toMatchObject([
      {
        modelo: 'fiador-lembrado',
        destino: caso.estudante.email,
        texto: expect.stringContaining(`/estudante/alteracao-contratual/${id}`),
      },
      {
        modelo: 'fiador-lembrete',
        destino: pedido.novo.email,
        texto: expect.stringContaining('cod-fiador='),
      },
    ]);
    const aoConvidado = await db
      .selectFrom('mensagem')
      .select('texto')
      .where('solicitacao_id', '=', caso.id)
      .where('modelo', 'in', ['fiador-convite', 'fiador-lembrete'])
      .execute();
    expect(aoConvidado.map(({ texto }) => texto).join()).not.toContain('solicitação');
    await lembrarPelaAgenda(contexto, { conviteId, dia: 7 });
    expect((await lembretes()).map(({ modelo }) => modelo)).toContain('fiador-oferecer-troca');
  });

  it('is reminded no more after the acceptance, or when the request is over', async () => {
    const { contaId } = await criarConta(servidor, pessoaNumero(numero + 40_000));
    const aceita = await pedirAlteracao(troca());
    await aceitar(aceita, contaId);
    await lembrarPelaAgenda(contexto, { conviteId: await conviteDa(aceita), dia: 3 });
    await agir(aceita, 'negar', 'Falta o comprovante.');
    await lembrarPelaAgenda(contexto, { conviteId: await conviteDa(aceita), dia: 7 });
    expect(await lembretes()).toEqual([]);
  });

  it('of an older contract takes part in the update once that contract is the newest in effect', async () => {
    const novo = await inserirContrato(servidor, caso.id, {
      codigo: 'EFE',
      termo: { ano: 2027, semestre: 2 },
    });
    const pedido = troca();
    const { contaId } = await criarConta(servidor, pessoaNumero(numero + 40_000));
    const id = await iniciar(pedido);
    await aceitar(id, contaId);
    await comRenda(db, id, contaId, { enviada: true });
    await agir(id, 'liberar');
    await emFluxo(db, id, 'ASS');
    await agir(id, 'efetivar', null, outra.token);
    const naSolicitacao = await db
      .selectFrom('participante')
      .select('cpf')
      .where('solicitacao_id', '=', caso.id)
      .where('tipo_pessoa', '=', 'fiador')
      .where('removido_em', 'is', null)
      .execute();
    expect(naSolicitacao).toEqual([{ cpf: caso.fiador?.cpf }]);
    await db.updateTable('contrato').set({ codigo: 'LIQ' }).where('id', '=', novo).execute();
    await abrirPeriodo(servidor);
    const iniciada = await doEstudante('POST', '/alteracao-cadastral/s/iniciar-atualizacao');
    expect(iniciada.status, iniciada.texto).toBe(200);
    const { atualizacaoId } = iniciada.corpo<{ atualizacaoId: number }>();
    const { pessoas } = (
      await doEstudante('GET', `/alteracao-cadastral/s/${atualizacaoId}/pessoa`)
    ).corpo<PessoasDaAtualizacao>();
    const fiador = await db
      .selectFrom('atualizacao_pessoa')
      .select(['nome', 'conta_id'])
      .where('atualizacao_id', '=', atualizacaoId)
      .where('tipo_pessoa', '=', 'fiador')
      .executeTakeFirstOrThrow();
    expect([pessoas.length, fiador]).toEqual([2, { nome: pedido.novo.nome, conta_id: contaId }]);
  });
});

describe('the form', () => {
  it('begins with what the contract says; the student reads no address of somebody else', async () => {
    const doAluno = (
      await doEstudante('GET', `/alteracao-contrato/s/contrato/${caso.contratoId}/de-hoje`)
    ).corpo<ContratoDeHoje>();
    expect(doAluno).toMatchObject({ parcelas: 6, primeiroVencimento: '2031-01-10', percentual: 50 });
    expect(doAluno.pessoas.map(({ papel, endereco }) => [papel, endereco !== null])).toEqual([
      ['estudante', true],
      ['fiador', false],
    ]);
    const naMesa = (await daMesa('GET', `/contrato/${caso.contratoId}/de-hoje`)).corpo<ContratoDeHoje>();
    expect(naMesa.pessoas.every(({ endereco }) => endereco !== null)).toBe(true);
  });

  it('says in money what two instalments a month are, with the other contracts', async () => {
    const simular = async () =>
      (
        await doEstudante('POST', '/alteracao-contrato/s/simular', {
          contratoId: caso.contratoId,
          pedido: { ...REPARCELAR, primeiroVencimento: '2031-01-10' },
        })
      ).corpo<AlteracaoSimulada>().mesesCheios;
    expect(await simular()).toBeNull();
    await inserirContrato(servidor, caso.id, { codigo: 'EFE', termo: { ano: 2027, semestre: 2 } });
    expect(await simular()).toMatch(/^Em \d+ meses você vai pagar mais de uma parcela.*R\$/);
  });
});
