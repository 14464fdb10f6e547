/** Guarantors whose request did not ask for the property regime are asked before the contract (ADR 0122). */
import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { abrirPeriodo, inserirAtualizacao } from '../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../test/contratos.ts';
import { enviarDocumento } from '../../../test/envio-de-teste.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { concluirAtualizacao } from '../atualizacao/concluir-atualizacao.ts';
import { conferirInvariantes } from '../invariantes/conferir-invariantes.ts';
import { carregarAtualizacao } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { lembrarRegimes } from './lembrar-regime.ts';
import { pedirRegime } from './pedir-regime.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;

let analista = '';
let operadorId = '';

beforeAll(async () => {
  await semearCatalogo(db);
  ({ token: analista, operadorId } = await criarOperador(servidor, 'analista'));
});

const participante = (id: number) =>
  db
    .selectFrom('participante')
    .selectAll()
    .where('solicitacao_id', '=', id)
    .where('tipo_pessoa', '=', 'fiador')
    .executeTakeFirstOrThrow();

interface Aprovada {
  id: number;
  estudante: ContaDeTeste;
  fiador: ContaDeTeste;
  garantia: string;
}

/** Approved, with a guarantor of this marital status who was never asked for the regime. */
async function aprovada(numero: number, estadoCivil = 'CASADO'): Promise<Aprovada> {
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES, {
    estadoCivil,
  });
  if (!fiador) throw new Error('no guarantor');
  const { id: garantia, respostas } = await participante(id);
  const { regimeDeBens: _, ...antes } = respostas;
  await db
    .updateTable('participante')
    .set({ respostas: JSON.stringify(antes), estado_civil_sem_regime: estadoCivil })
    .where('id', '=', garantia)
    .execute();
  await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
  await aprovarEtapa(servidor, analista, id, 'aprovarFiador');
  return { id, estudante, fiador, garantia };
}

const perguntar = (id: number) =>
  db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, id, { travar: true });
    if (!completa) throw new Error('no request');
    return pedirRegime(contexto, trx, completa, { tipo: 'operador', id: operadorId });
  });

const responder = (garantia: string, { token }: ContaDeTeste, regimeDeBens: unknown) =>
  pedir({
    metodo: 'PUT',
    url: `/api/fiador/garantias/${garantia}/regime-de-bens`,
    token,
    body: { regimeDeBens },
  });

const lerGarantia = async ({ garantia, fiador }: Aprovada) =>
  (
    await pedir({ metodo: 'GET', url: `/api/fiador/garantias/${garantia}`, token: fiador.token })
  ).corpo<Garantia>();

const mensagens = (id: number) =>
  db
    .selectFrom('mensagem')
    .select(['canal', 'destino', 'texto', 'conta_id'])
    .where('solicitacao_id', '=', id)
    .where('modelo', '=', 'fiador-regime-de-bens')
    .orderBy('canal')
    .execute();

const acoes = async (garantia: string) =>
  (
    await db
      .selectFrom('auditoria')
      .select(['acao', 'ator_tipo'])
      .where('alvo_id', '=', garantia)
      .where('acao', 'like', 'fiador.%regime')
      .orderBy('seq')
      .execute()
  ).map(({ acao, ator_tipo }) => `${ator_tipo} ${acao}`);

describe('before the contract of an older request', () => {
  it('the guarantor is told once, on e-mail and phone, with a link to the one question', async () => {
    const solicitacao = await aprovada(9_001);
    const { id, estudante, fiador, garantia } = solicitacao;
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBeNull();
    for (let vez = 0; vez < 3; vez += 1) expect(await perguntar(id)).toEqual(['fiador']);
    const enviadas = await mensagens(id);
    expect(enviadas.map(({ canal, destino, conta_id }) => [canal, destino, conta_id])).toEqual([
      ['email', fiador.email, fiador.contaId],
      ['sms', fiador.telefone, fiador.contaId],
    ]);
    for (const { texto } of enviadas) expect(texto).toContain(`/fiador/regime-de-bens/${garantia}`);
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBe('regime-de-bens');
    const url = `/api/solicitacao/s/linha-do-tempo/${id}`;
    const vez = async ({ token }: ContaDeTeste) =>
      (await pedir({ metodo: 'GET', url, token })).corpo<LinhaDoTempoDaApi>().agora?.quem;
    expect([await vez(fiador), await vez(estudante)]).toEqual(['Você', 'Pessoa']);
    expect(await acoes(garantia)).toEqual(['operador fiador.pedir-regime']);
  });

  it('the answer is stored once, with its trace, and the request stays approved', async () => {
    const solicitacao = await aprovada(9_010);
    const { id, estudante, fiador, garantia } = solicitacao;
    await perguntar(id);
    relogio.avancar({ minutos: 5 });
    expect((await responder(garantia, fiador, 'COMUNHAO_UNIVERSAL')).status).toBe(204);
    const { respostas, versao, regime_respondido_em } = await participante(id);
    expect(respostas.regimeDeBens).toBe('COMUNHAO_UNIVERSAL');
    expect(regime_respondido_em).toEqual(relogio.agora());
    // The same again is a retry; another answer is a second one.
    expect((await responder(garantia, fiador, 'COMUNHAO_UNIVERSAL')).status).toBe(204);
    const outra = await responder(garantia, fiador, 'NAO_SEI');
    expect(outra.status).toBe(409);
    expect(outra.texto).toContain('Você já respondeu sobre o regime de bens.');
    expect((await participante(id)).versao).toBe(versao);
    expect(await acoes(garantia)).toEqual(['operador fiador.pedir-regime', 'conta fiador.responder-regime']);
    expect(await perguntar(id)).toEqual([]);
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBeNull();
    expect((await lerGarantia(solicitacao)).sigla).toBe('A');
    const linha = async ({ token }: ContaDeTeste) =>
      (
        await pedir({ metodo: 'GET', url: `/api/solicitacao/s/linha-do-tempo/${id}`, token })
      ).corpo<LinhaDoTempoDaApi>();
    expect((await linha(fiador)).marcos.map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining([
        'Perguntamos o regime de bens do seu casamento, para o contrato',
        'Você informou o regime de bens',
      ]),
    );
    const doEstudante = JSON.stringify(await linha(estudante));
    expect(doEstudante).toContain('informou o regime de bens');
    expect(doEstudante).not.toContain('universal');
    expect(await conferirInvariantes(db)).toEqual([]);
  });

  it('only the person asked can answer: for everybody else it does not exist', async () => {
    const { id, estudante, fiador, garantia } = await aprovada(9_020);
    const alheia = await criarConta(servidor, pessoaNumero(9_021));
    const inexistente = contexto.aleatorio.uuid();
    expect((await responder(garantia, fiador, 'NAO_SEI')).status).toBe(409);
    await perguntar(id);
    const faltante = await responder(inexistente, fiador, 'NAO_SEI');
    for (const conta of [estudante, alheia]) {
      const recusa = await responder(garantia, conta, 'NAO_SEI');
      expect({ ...recusa.corpo<object>(), requestId: '' }).toEqual({
        ...faltante.corpo<object>(),
        requestId: '',
      });
    }
    expect(faltante.status).toBe(404);
    for (const errado of ['', 'PARCIAL']) {
      const recusa = await responder(garantia, fiador, errado);
      expect(recusa.status).toBe(422);
      expect(recusa.texto).toContain('Escolha o regime de bens, ou “Não sei”.');
    }
    expect((await responder(garantia, fiador, null)).status).toBe(400);
    expect((await participante(id)).respostas).not.toHaveProperty('regimeDeBens');
  });

  it('twenty answers at once make one', async () => {
    const { id, fiador, garantia } = await aprovada(9_030);
    await perguntar(id);
    const regimes = ['COMUNHAO_PARCIAL', 'NAO_SEI'];
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => responder(garantia, fiador, regimes[i % 2])),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 204),
      ...Array.from({ length: 10 }, () => 409),
    ]);
    expect(await acoes(garantia)).toHaveLength(2);
  });

  it('asks nobody whose spouse has nothing to authorise, and nobody of a request that is not approved', async () => {
    const solteiro = await aprovada(9_040, 'SOLTEIRO');
    expect(await perguntar(solteiro.id)).toEqual([]);
    expect(await mensagens(solteiro.id)).toEqual([]);
    // The annotation of the separation is approved with the rest.
    expect(await perguntar((await aprovada(9_050, 'SEPARADO')).id)).toEqual([]);
    const { id } = await solicitacaoEmAnalise(servidor, 9_060, CURSO_SIMPLES, { estadoCivil: 'CASADO' });
    await expect(perguntar(id)).rejects.toThrow('Só uma solicitação aprovada vira contrato.');
  });
});

describe('the pact of an agreed separation that is said so late', () => {
  it('is asked for, and taken from that person only', async () => {
    const solicitacao = await aprovada(9_070);
    const { id, estudante, fiador, garantia } = solicitacao;
    const conteudo = await gerarRg({}, { faces: 0, ladoMaior: 400 });
    const enviar = async ({ token }: ContaDeTeste, tipo: 'PACTO_ANTENUPCIAL' | 'RG' = 'PACTO_ANTENUPCIAL') =>
      (await enviarDocumento(servidor, { token, solicitacaoId: id, pessoa: 'fiador', tipo, conteudo }))
        .status;
    const doPacto = () =>
      db
        .selectFrom('documento')
        .select(['id', 'situacao'])
        .where('dono_id', '=', garantia)
        .where('tipo_documento', '=', 'PACTO_ANTENUPCIAL')
        .execute();
    expect(await enviar(fiador)).toBe(409);
    await perguntar(id);
    expect(await enviar(fiador)).toBe(409);
    await responder(garantia, fiador, 'SEPARACAO_CONVENCIONAL');
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBe('pacto-antenupcial');
    // Nobody waits for the pact: without it the spouse signs.
    expect(await perguntar(id)).toEqual([]);
    expect(await enviar(fiador, 'RG')).toBe(409);
    expect(await enviar(estudante)).toBe(404);
    expect(await doPacto()).toEqual([]);
    expect(await enviar(fiador)).toBe(200);
    expect((await doPacto()).map(({ situacao }) => situacao)).toEqual(['enviado']);
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBeNull();
    expect(await conferirInvariantes(db)).toEqual([]);
  });

  it('is judged at the desk after the approval, and a refused one is asked for again', async () => {
    const solicitacao = await aprovada(9_080);
    const { id, fiador, garantia } = solicitacao;
    await perguntar(id);
    await responder(garantia, fiador, 'SEPARACAO_CONVENCIONAL');
    const avaliaveis = async () =>
      (await verMesa(servidor, analista, id)).pessoas.flatMap(({ documentos }) =>
        documentos.filter(({ avaliavel }) => avaliavel),
      );
    const julgar = async (body: object) => {
      const [pacto] = await avaliaveis();
      return (
        await pedir({
          metodo: 'PUT',
          url: `/api/gestao/documentos/${pacto?.id}/avaliacao`,
          token: analista,
          body,
        })
      ).status;
    };
    expect(await avaliaveis()).toEqual([]);
    await enviarNovo(servidor, fiador, id, 'fiador', 'PACTO_ANTENUPCIAL');
    expect((await avaliaveis()).map(({ rotulo }) => rotulo)).toEqual(['Pacto antenupcial']);
    expect(await julgar({ resultado: 'rejeitado', motivos: [{ codigo: 'ILEGIVEL' }] })).toBe(200);
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBe('pacto-antenupcial');
    expect(await conferirInvariantes(db)).toEqual([]);
    await enviarNovo(servidor, fiador, id, 'fiador', 'PACTO_ANTENUPCIAL');
    expect(await julgar({ resultado: 'aprovado' })).toBe(200);
    expect((await lerGarantia(solicitacao)).faltaDoRegime).toBeNull();
    await expect(enviarNovo(servidor, fiador, id, 'fiador', 'PACTO_ANTENUPCIAL')).rejects.toThrow();
    expect(await conferirInvariantes(db)).toEqual([]);
  });
});

it('whoever does not answer is reminded after three and ten days, once each, and not after the answer', async () => {
  const { id, garantia } = await aprovada(9_450);
  const outra = await aprovada(9_460);
  await perguntar(id);
  await perguntar(outra.id);
  relogio.avancar({ minutos: 5 });
  expect((await responder(outra.garantia, outra.fiador, 'NAO_SEI')).status).toBe(204);
  const lembretes = async () =>
    (
      await db
        .selectFrom('mensagem')
        .select('texto')
        .where('solicitacao_id', '=', id)
        .where('modelo', '=', 'fiador-regime-lembrete')
        .where('canal', '=', 'email')
        .execute()
    ).map(({ texto }) => texto);
  const passar = async (dias: number) => {
    relogio.avancar({ dias });
    for (let vez = 0; vez < 2; vez += 1) await lembrarRegimes(contexto);
    return (await lembretes()).length;
  };
  expect([await passar(2), await passar(1), await passar(1)]).toEqual([0, 1, 1]);
  expect((await lembretes())[0]).toContain(`/fiador/regime-de-bens/${garantia}`);
  expect(await passar(6)).toBe(2);
  expect(await passar(10)).toBe(2);

  const dela = await db
    .selectFrom('mensagem')
    .select('id')
    .where('solicitacao_id', '=', outra.id)
    .where('modelo', '=', 'fiador-regime-lembrete')
    .execute();
  expect(dela).toEqual([]);
});

it('whoever said the regime in an update that was concluded since is not reminded', async () => {
  // Weeks have passed: whoever approves has logged in again.
  ({ token: analista } = await criarOperador(servidor, 'analista'));
  const { id, garantia } = await aprovada(9_470);
  await perguntar(id);
  const contratoId = await inserirContrato(servidor, id, {
    codigo: 'EFE',
    termo: { ano: 2026, semestre: 2 },
  });
  const periodoId = await abrirPeriodo(servidor);
  const atualizacao = await inserirAtualizacao(servidor, {
    contratoId,
    periodoId,
    estado: 'concluido',
    situacao: 'enviado',
  });
  await db
    .updateTable('atualizacao_pessoa')
    .set({ respostas: sql`respostas || '{"regimeDeBens": "COMUNHAO_PARCIAL"}'::jsonb` })
    .where('atualizacao_id', '=', atualizacao)
    .where('participante_id', '=', garantia)
    .execute();
  await db.transaction().execute(async (trx) => {
    const completa = await carregarAtualizacao(trx, atualizacao);
    if (!completa) throw new Error('no update');
    await concluirAtualizacao(contexto, trx, completa);
  });
  relogio.avancar({ dias: 4 });
  await lembrarRegimes(contexto);
  const lembretes = await db
    .selectFrom('mensagem')
    .select('id')
    .where('solicitacao_id', '=', id)
    .where('modelo', '=', 'fiador-regime-lembrete')
    .execute();
  expect(lembretes).toEqual([]);
});
