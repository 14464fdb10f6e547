import type {
  AlteracaoAberta,
  AlteracaoGarantida,
  AlteracoesDoEstudante,
} from '@credito/api/alteracao.rotas';
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { devidoNoRazao, diferencaDosSaldos, saldosDevidos } from '@credito/domain/razao/saldos-devidos';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOVO_ENDERECO } from '../../../test/alteracoes.ts';
import { inserirCobranca } from '../../../test/cobrancas.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { assinarNoEnvelope, contratoParaAssinar } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarOperadorDa } from '../../../test/gestao.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { repassar } from '../../../test/repasses.ts';
import { codigoDoRepresentante, criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { selarEnvelope } from '../assinatura/selar-envelope.ts';
import { fatosDoRazao, lancar, saldosDoRazao } from '../financeiro/lancar.ts';
import { carregarPosicoes } from '../financeiro/posicao.ts';
import { INVARIANTES_DO_DINHEIRO } from '../invariantes/regras-do-dinheiro.ts';
import { INVARIANTES_DOS_CONTRATOS } from '../invariantes/regras-dos-contratos.ts';
import { vencerAlteracoes } from './vencer-alteracoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
const representante = await criarRepresentante(servidor);
let numero = 8_000;

let caso: Awaited<ReturnType<typeof contratoParaAssinar>>;
/** In effect, of six fees of R$ 600,00, guaranteed by somebody who is married. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoParaAssinar(servidor, numero);
  await db
    .updateTable('contrato')
    .set({ codigo: 'EFE', assinado_em: '2026-11-21' })
    .where('id', '=', caso.contratoId)
    .execute();
});

const REPARCELAR = { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2027-07-10' };

const daMesa = (metodo: 'GET' | 'POST', caminho: string, body?: unknown, token = mesa.token) =>
  pedir({
    metodo,
    url: `/api/gestao/alteracoes${caminho}`,
    token,
    ...(body === undefined ? {} : { body }),
  });

const doEstudante = (metodo: 'GET' | 'POST' | 'PUT' | 'PATCH', caminho: string, body?: unknown) =>
  pedir({
    metodo,
    url: `/api${caminho}`,
    token: caso.estudante.token,
    ...(body === undefined ? {} : { body }),
  });

async function iniciar(pedido: unknown): Promise<AlteracaoDaGestao> {
  const resposta = await daMesa('POST', '', { contratoId: caso.contratoId, pedido });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoDaGestao>();
}

async function agir(id: number, acao: string, mais: Record<string, unknown> = {}, token = mesa.token) {
  const { versao } = (await daMesa('GET', `/${id}`, undefined, token)).corpo<AlteracaoDaGestao>();
  return daMesa('POST', `/${id}`, { acao, versao, ...mais }, token);
}

const lista = async () =>
  (await doEstudante('GET', '/alteracao-contrato/alteracoes')).corpo<AlteracoesDoEstudante>();

const contrato = async () =>
  (await doEstudante('GET', `/contrato/s/${caso.contratoId}`)).corpo<ContratoAberto>();

const enviar = (id: number) =>
  doEstudante('POST', '/alteracao-contratual/enviar-clicksign', {
    alteracaoId: id,
    tipoAutenticacao: 'email',
  });

async function assinarTodos(id: number, papeis: readonly PapelDeSignatario[]): Promise<void> {
  const dono = { tipo: 'alteracao', id } as const;
  for (const papel of papeis)
    expect((await assinarNoEnvelope(servidor, dono, papel)).status, papel).toBe(200);
  relogio.avancar({ segundos: 60 });
  const documentos = (
    await pedir({ metodo: 'GET', url: '/api/gestao/assinaturas', token: representante.token })
  ).corpo<{ assinanteId: string; sha256: string }[]>();
  await pedir({
    metodo: 'POST',
    url: '/api/gestao/assinaturas',
    token: representante.token,
    body: {
      codigo: await codigoDoRepresentante(servidor, representante.operadorId),
      documentos: documentos.map(({ assinanteId, sha256 }) => ({ assinanteId, sha256 })),
    },
  });
  const completo = await envelopeDoDono(db, dono);
  await selarEnvelope(contexto, completo?.envelope.id ?? '');
}

describe('a rescheduling begun by the desk', () => {
  it('is signed by student, guarantor and spouse, and put into effect by a second person', async () => {
    const antes = await contrato();
    const { id, mudancas, plano } = await iniciar(REPARCELAR);
    expect(mudancas.map(({ rotulo }) => rotulo)).toContain('Parcelas');
    expect(plano?.depois).toMatchObject({ parcelas: 12, primeiroVencimento: '2027-07-10' });
    expect(await lista()).toEqual({ alteracoesDisponiveis: [], alteracoesEfetivadas: [] });

    expect((await agir(id, 'liberar')).status).toBe(200);
    expect((await lista()).alteracoesDisponiveis).toMatchObject([
      { alteracaoId: id, tipoAlteracao: 'R', fluxoAlteracao: 'DIS', sitAlteracao: 'P', acoes: ['assinar'] },
    ]);
    expect((await enviar(id)).status).toBe(204);
    expect((await enviar(id)).status).toBe(204);
    await assinarTodos(id, ['estudante', 'fiador', 'conjuge-do-fiador']);
    expect((await lista()).alteracoesDisponiveis).toMatchObject([
      { fluxoAlteracao: 'ASS', statusClickSign: 'closed' },
    ]);

    const recusado = await agir(id, 'efetivar');
    expect([recusado.status, recusado.corpo<{ message: string }>().message]).toEqual([
      409,
      'Isto cabe a outra pessoa da equipe: você já trabalhou nesta alteração.',
    ]);
    expect(await contrato()).toEqual(antes);
    expect((await agir(id, 'efetivar', {}, outra.token)).status).toBe(200);

    const depois = await contrato();
    expect(depois.plano).toEqual(plano?.depois.linhas);
    expect(depois.plano.reduce((soma, { principalCentavos }) => soma + principalCentavos, 0)).toBe(360_000);
    expect(depois.fatos.totalCentavos).toBe(plano?.depois.totalCentavos);
    expect(await lista()).toMatchObject({
      alteracoesDisponiveis: [],
      alteracoesEfetivadas: [{ sitAlteracao: 'E', estudanteConcluiu: 'N', acoes: ['baixar', 'concluir'] }],
    });
    expect((await doEstudante('PUT', `/alteracao-contrato/s/${id}/finalizar`)).status).toBe(204);
    expect((await lista()).alteracoesEfetivadas[0]?.estudanteConcluiu).toBe('S');
    const pdf = await doEstudante('GET', `/documentos-digitalizados/alteracao/efetivada/${id}`);
    expect([pdf.status, pdf.texto.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('ends with the deadline, tells who looks, and frees the plan for another one', async () => {
    const { id } = await iniciar(REPARCELAR);
    const ocupado = await daMesa('POST', '', { contratoId: caso.contratoId, pedido: REPARCELAR });
    expect([ocupado.status, ocupado.corpo<{ message: string }>().message]).toEqual([
      409,
      'Já há uma alteração deste contrato, ainda sem fim, que muda o plano de pagamento. Espere por ela, ou peça que seja cancelada.',
    ]);
    await agir(id, 'liberar', { prazo: '2026-12-05' });
    await enviar(id);
    await db.updateTable('alteracao').set({ prazo: '2026-11-20' }).where('id', '=', id).execute();
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({ fluxoAlteracao: 'DPR', atrasada: true });
    expect(await vencerAlteracoes(contexto)).toBe(1);
    expect(await vencerAlteracoes(contexto)).toBe(0);
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      fluxoAlteracao: 'CAN',
      sitAlteracao: 'C',
      statusClickSign: 'canceled',
      mensagem: 'A alteração foi cancelada por atraso nas assinaturas.',
    });
    await iniciar(REPARCELAR);
  });

  it('holds up the signature of another contract while it is open, and no longer', async () => {
    const outro = await inserirContrato(servidor, caso.id, {
      via: 'eletronica',
      termo: { ano: 2027, semestre: 2 },
    });
    const verificar = () => doEstudante('GET', `/contrato/s/${outro}/status-contratos-efetivados`);
    expect((await verificar()).status).toBe(204);
    const { id } = await iniciar(REPARCELAR);
    expect((await verificar()).status).toBe(204);
    await agir(id, 'liberar');
    expect((await verificar()).corpo()).toMatchObject({ type: '/erros/alteracao-aberta' });
    await agir(id, 'cancelar', { motivo: 'O estudante pagou tudo.' });
    expect((await verificar()).status).toBe(204);
  });

  it('is refused with a reason, corrected, and over after thirty days that nobody used', async () => {
    const { id } = await iniciar(NOVO_ENDERECO);
    await agir(id, 'liberar');
    await enviar(id);
    await assinarTodos(id, ['estudante']);
    expect((await agir(id, 'reprovar')).status).toBe(422);
    await agir(id, 'reprovar', { motivo: 'O número da casa está errado.' });
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      fluxoAlteracao: 'REP',
      motivo: 'O número da casa está errado.',
      acoes: ['ver-motivo'],
    });
    await db
      .updateTable('alteracao')
      .set({ situacao_desde: new Date('2026-10-20T12:00:00Z') })
      .where('id', '=', id)
      .execute();
    expect((await lista()).alteracoesDisponiveis[0]?.sitAlteracao).toBe('R');
    expect(await vencerAlteracoes(contexto)).toBe(1);
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({ fluxoAlteracao: 'CAN' });
  });
});

describe('a plan of which something was paid', () => {
  it('keeps what was paid, divides what is open to the cent, and leaves the ledger in balance', async () => {
    await repassar(servidor, caso.contratoId);
    const cobranca = await inserirCobranca(servidor, caso.contratoId, { parcelas: [2] });
    const { id } = await iniciar(REPARCELAR);
    await agir(id, 'liberar');
    await enviar(id);
    await assinarTodos(id, ['estudante', 'fiador', 'conjuge-do-fiador']);
    // The slip of the first instalment was on its way while everybody signed.
    const agora = relogio.agora();
    await db
      .insertInto('recebimento')
      .values({
        id: contexto.aleatorio.uuid(),
        contrato_id: caso.contratoId,
        chave: `E${caso.contratoId}`,
        meio: 'pix',
        em: '2026-11-27',
        pago_em: agora,
        gravado_em: agora,
        centavos: 70_080,
        parcela: 1,
        conclusao: 'exata',
      })
      .execute();
    await db.transaction().execute(async (trx) => {
      const [posicao] = await carregarPosicoes(trx, [caso.contratoId], { travar: true });
      if (posicao)
        await lancar(contexto, trx, [
          {
            posicao,
            causa: { tipo: 'recebimento', em: '2026-11-27', operadorId: null, motivo: 'Pix de teste' },
          },
        ]);
    });
    expect((await agir(id, 'efetivar', {}, outra.token)).status).toBe(200);

    const { a_baixar } = await db
      .selectFrom('cobranca')
      .select('a_baixar')
      .where('id', '=', cobranca)
      .executeTakeFirstOrThrow();
    expect(a_baixar).toBe('o plano mudou por uma alteração');
    const { plano } = await contrato();
    expect(plano[0]).toMatchObject({ numero: 1, principalCentavos: 60_000, totalCentavos: 70_080 });
    expect(plano).toHaveLength(13);
    expect(plano.slice(1).reduce((soma, { principalCentavos }) => soma + principalCentavos, 0)).toBe(300_000);
    const [posicao] = await carregarPosicoes(db, [caso.contratoId]);
    if (!posicao) throw new Error('the contract is gone');
    const saldos = (await saldosDoRazao(db, [caso.contratoId])).get(caso.contratoId) ?? [];
    expect(devidoNoRazao(saldos)).toBe(
      plano.slice(1).reduce((soma, { totalCentavos }) => soma + totalCentavos, 0),
    );
    expect(diferencaDosSaldos(saldos, saldosDevidos(fatosDoRazao(posicao)))).toEqual([]);
    for (const { consulta, id: invariante } of [...INVARIANTES_DO_DINHEIRO, ...INVARIANTES_DOS_CONTRATOS])
      if (invariante !== 'contract-not-where-its-history-ends')
        expect((await consulta.execute(db)).rows, invariante).not.toContainEqual({
          id: String(caso.contratoId),
        });
  });
});

describe('what a student asks for', () => {
  const simular = (pedido: unknown) =>
    doEstudante('POST', '/alteracao-contrato/s/simular', { contratoId: caso.contratoId, pedido });
  const pedirAlteracao = (pedido: unknown) =>
    doEstudante('POST', '/alteracao-contrato/s/pedir', { contratoId: caso.contratoId, pedido });

  it('shows what it changes first, waits for the institution, then for the desk', async () => {
    const suspensao = { especie: 'suspensao', semestres: 1 };
    const { mudancas, assinam, ouveInstituicao } = (await simular(suspensao)).corpo<{
      mudancas: { rotulo: string; antes: string; depois: string }[];
      assinam: { papel: string }[];
      ouveInstituicao: boolean;
    }>();
    expect(mudancas).toContainEqual({
      rotulo: 'Primeiro vencimento',
      antes: '10/01/2031',
      depois: '10/07/2031',
    });
    expect(assinam.map(({ papel }) => papel)).toEqual([
      'estudante',
      'fiador',
      'conjuge-do-fiador',
      'representante',
    ]);
    expect(ouveInstituicao).toBe(true);

    const { alteracaoId: id } = (await pedirAlteracao(suspensao)).corpo<AlteracaoAberta>();
    expect((await agir(id, 'aceitar')).corpo()).toMatchObject({
      message: 'A instituição de ensino ainda não confirmou o pedido.',
    });
    const { sigla } = await db
      .selectFrom('solicitacao')
      .innerJoin('instituicao', 'instituicao.id', 'solicitacao.instituicao_id')
      .select('instituicao.sigla')
      .where('solicitacao.id', '=', caso.id)
      .executeTakeFirstOrThrow();
    const escola = await criarOperadorDa(servidor, sigla);
    const { versao } = (await daMesa('GET', `/${id}`, undefined, escola.token)).corpo<AlteracaoDaGestao>();
    const palavra = { versao, resposta: 'confirmou' };
    expect((await daMesa('POST', `/${id}/palavra`, palavra, escola.token)).status).toBe(200);
    expect((await daMesa('POST', `/${id}/palavra`, palavra, escola.token)).status).toBe(200);
    expect((await agir(id, 'aceitar')).corpo<AlteracaoDaGestao>().fluxo).toBe('GER');
  });

  it('is answered with a reason, or taken back', async () => {
    const { alteracaoId: negada } = (await pedirAlteracao(NOVO_ENDERECO)).corpo<AlteracaoAberta>();
    expect((await agir(negada, 'negar')).status).toBe(422);
    await agir(negada, 'negar', { motivo: 'Falta o comprovante do endereço.' });
    expect((await lista()).alteracoesDisponiveis[0]).toMatchObject({
      mensagem: 'O pedido não foi aceito.',
      motivo: 'Falta o comprovante do endereço.',
    });
    const { alteracaoId: retirada } = (await pedirAlteracao(NOVO_ENDERECO)).corpo<AlteracaoAberta>();
    expect((await doEstudante('POST', `/alteracao-contrato/s/${retirada}/retirar`)).status).toBe(204);
    expect((await lista()).alteracoesDisponiveis.map(({ alteracaoId }) => alteracaoId)).toEqual([negada]);
  });

  it('is refused beside the field that stands in its way', async () => {
    const cedo = await simular({ ...REPARCELAR, primeiroVencimento: '2026-11-30' });
    expect([cedo.status, cedo.corpo<{ campos: { campo: string }[] }>().campos[0]?.campo]).toEqual([
      422,
      'primeiroVencimento',
    ]);
    expect((await simular({ especie: 'suspensao', semestres: 9 })).status).toBe(400);
    expect((await simular({ ...NOVO_ENDERECO, papel: 'fiador' })).status).toBe(409);
  });
});

describe('a change of guarantor', () => {
  it('frees the old one only when the new one is in force, and tells both', async () => {
    const nova = pessoaNumero(numero + 30_000);
    const { endereco } = NOVO_ENDERECO as Extract<typeof NOVO_ENDERECO, { especie: 'dados' }>;
    const pedido = {
      especie: 'fiador',
      papel: 'fiador',
      novo: {
        nome: nova.nome,
        cpf: nova.cpf,
        email: nova.email,
        telefone: nova.telefone,
        nascimento: '1970-05-20',
        estadoCivil: 'SOLTEIRO',
        regime: null,
        uniaoEstavel: false,
        endereco,
        conjuge: null,
      },
    };
    const { id } = await iniciar(pedido);
    await agir(id, 'liberar');
    await enviar(id);
    const doAntigo = () =>
      pedir({ metodo: 'GET', url: '/api/alteracao-contrato/f/alteracoes', token: caso.fiador?.token ?? '' });
    expect((await doAntigo()).corpo<AlteracaoGarantida[]>()).toMatchObject([
      { naoAssina: expect.stringContaining('A sua fiança vale até a troca entrar em vigor') },
    ]);
    await assinarTodos(id, ['estudante', 'fiador']);
    const garantidos = async () =>
      (
        await pedir({
          metodo: 'GET',
          url: '/api/contrato/f/contratos-fiador',
          token: caso.fiador?.token ?? '',
        })
      ).corpo<unknown[]>();
    expect(await garantidos()).toHaveLength(1);
    await agir(id, 'efetivar', {}, outra.token);
    expect(await garantidos()).toEqual([]);
    const partes = await db
      .selectFrom('contrato_parte')
      .select(['papel', 'nome'])
      .where('contrato_id', '=', caso.contratoId)
      .where('grupo', '=', 2)
      .where('saiu_em', 'is', null)
      .execute();
    expect(partes).toEqual([{ papel: 'fiador', nome: nova.nome }]);
    const avisados = await db
      .selectFrom('mensagem')
      .select('chave_unica')
      .where('modelo', '=', 'alteracao-fianca-encerrada')
      .where('chave_unica', 'like', `%:${id}:%:email`)
      .execute();
    expect(avisados).toHaveLength(1);
  });
});
