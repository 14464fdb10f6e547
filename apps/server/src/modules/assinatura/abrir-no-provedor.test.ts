/** Opening, calling, repairing, cancelling and fetching at a provider of signatures that has its bad habits. */
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { assinanteDo, contratoParaAssinar, envelopeDoContrato } from '../../../test/envelopes.ts';
import {
  contratoDisparado,
  criarServidorComClicksign,
  fazerConsultas,
  fazerPedidosAoProvedor,
} from '../../../test/envelopes-no-provedor.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { listaDeTarefas } from '../../tarefas.ts';
import { abrirPendentes, TAREFA_ABRIR_PENDENTES } from './abrir-no-provedor.ts';
import { conferirEnvelopes } from './conferir-envelopes.ts';
import { agendarAbertura } from './fila-do-provedor.ts';
import { pedirConsultas, pedirConsultasDoDia, TAREFA_CONSULTAR_ENVELOPE } from './pedir-consulta.ts';
import { elosDoEnvelope, sha256 } from './registrar-evidencia.ts';
import { selarEnvelope } from './selar-envelope.ts';

const servidor = await criarServidorComClicksign();
const { contexto, db, la, pedir, relogio } = servidor;
const analista = await criarOperador(servidor, 'analista');
await criarOperador(servidor, 'administrador');
let numero = 9_300;
const proximo = () => {
  numero += 1;
  return numero;
};
let contrato: Awaited<ReturnType<typeof contratoDisparado>>;

beforeEach(async () => {
  la.rotas.length = 0;
  contrato = await contratoDisparado(servidor, proximo());
});

const CHAMADA = 'POST /envelopes/:id/signers/:id/notifications';
const chamadas = (rota: string) => la.rotas.filter((uma) => uma === rota).length;
const completo = () => envelopeDoContrato(servidor, contrato.contratoId);
/** As it stands there. */
const deLa = async () => {
  const { id } = (await completo()).envelope;
  const [envelope, outro] = la.estado.envelopes.filter(({ nome }) => nome.includes(id));
  if (!envelope || outro) throw new Error('expected one envelope of ours');
  return envelope;
};
const estados = async () => {
  const { envelope, assinantes } = await completo();
  return { envelope: envelope.estado, ...Object.fromEntries(assinantes.map((um) => [um.papel, um.estado])) };
};
const registros = async (tipo: string) => {
  const elos = await elosDoEnvelope(db, (await completo()).envelope.id);
  expect(conferirCadeia(elos, sha256)).toEqual([]);
  return elos.map(({ registro }) => registro).filter((um) => um.tipo === tipo);
};
const assinarLa = async (...papeis: readonly PapelDeSignatario[]) => {
  for (const papel of papeis) {
    relogio.avancar({ minutos: 1 });
    la.estado.assinar(await deLa(), (await assinanteDo(servidor, contrato.contratoId, papel)).cpf);
  }
};
/** Asks, and does whatever follows from the answer. */
const acompanhar = async () => {
  await pedirConsultasDoDia(contexto);
  await fazerConsultas(servidor);
  await fazerPedidosAoProvedor(servidor);
};
const doEstudante = (metodo: 'POST' | 'PATCH', caminho: string, body: object = {}) =>
  pedir({ metodo, url: `/api/contrato/${caminho}`, body, token: contrato.estudante.token });
const reenviar = () => doEstudante('POST', `${contrato.contratoId}/reenviar-link`);
const cancelar = async () => {
  const { id, versao } = (await completo()).envelope;
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/gestao/envelopes/${id}/cancelar`,
    body: { versao, motivo: 'O contrato saiu com o curso errado.' },
    token: analista.token,
  });
  expect(resposta.status).toBe(200);
};
const avisosAAdministracao = async () => {
  const { envelope } = await completo();
  const avisos = await db
    .selectFrom('mensagem')
    .select('id')
    .where('chave_unica', 'like', `envelope:${envelope.id}:%`)
    .execute();
  return avisos.length;
};

describe('an envelope that Clicksign collects', () => {
  it('is opened there by a job, and only whose turn it is is called', async () => {
    expect(await estados()).toMatchObject({ envelope: 'preparando', estudante: 'aguarda-vez' });
    const antes = la.estado.envelopes.length;
    await fazerPedidosAoProvedor(servidor);
    expect(la.estado.envelopes).toHaveLength(antes + 1);
    const { envelope, assinantes } = await completo();
    expect(envelope).toMatchObject({ provedor: 'clicksign', id_externo: (await deLa()).id });
    expect(assinantes.map(({ id_externo }) => id_externo)).toEqual(
      (await deLa()).assinantes.map(({ id }) => id),
    );
    expect(await estados()).toMatchObject({
      envelope: 'em-assinatura',
      estudante: 'convidado',
      fiador: 'aguarda-vez',
    });
    expect(chamadas(CHAMADA)).toBe(1);
    expect(await registros('enviado')).toMatchObject([{ autor: { tipo: 'provedor', id: 'clicksign' } }]);
    const nossas = await db
      .selectFrom('mensagem')
      .select('id')
      .where('chave_unica', 'like', 'assinatura-link:%')
      .execute();
    expect(nossas).toEqual([]);
  });

  it('that is being opened while the provider is down is opened once, and at any age', async () => {
    la.falhar({ rota: 'POST /envelopes/:id/signers', quando: 'depois', como: 503, vezes: 2 });
    la.falhar({ rota: 'GET /envelopes/:id/requirements', quando: 'antes', como: 503, vezes: 3 });
    await expect(fazerPedidosAoProvedor(servidor)).rejects.toThrow('HTTP 503');
    expect(await estados()).toMatchObject({ envelope: 'preparando' });
    await fazerPedidosAoProvedor(servidor);
    expect(await deLa()).toMatchObject({ status: 'running' });
    expect((await deLa()).assinantes).toHaveLength(4);
    expect(await estados()).toMatchObject({ envelope: 'em-assinatura' });
  });

  it('whose job is gone is found again, and one that is open is not', async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    expect(await abrirPendentes(contexto)).toBe(1);
    expect(await abrirPendentes(contexto)).toBe(0);
    await fazerPedidosAoProvedor(servidor);
    expect(await estados()).toMatchObject({ envelope: 'em-assinatura' });
    expect(await abrirPendentes(contexto)).toBe(0);
  });

  it('is tried again within the minute after a long outage, and what is done then calls the others that wait', async () => {
    await fazerPedidosAoProvedor(servidor);
    const outro = await contratoDisparado(servidor, proximo());
    const { envelope } = await envelopeDoContrato(servidor, outro.contratoId);
    await pedirConsultas(contexto, [{ envelopeId: (await completo()).envelope.id }]);
    const chaves = [
      `abrir-no-provedor:${envelope.id}`,
      `consultar-envelope:${(await completo()).envelope.id}`,
    ];
    const esperar = () =>
      sql`update graphile_worker._private_jobs set run_at = now() + interval '6 h', attempts = 12
        where key = any(${chaves})`.execute(db);
    const trabalhos = async () => {
      const { rows } = await sql<{ segundos: number; attempts: number }>`
        select extract(epoch from run_at - now())::float8 as segundos, attempts
        from graphile_worker._private_jobs where key = any(${chaves})`.execute(db);
      return rows;
    };
    await sql`delete from graphile_worker._private_jobs where key <> all(${chaves})`.execute(db);
    await esperar();
    await listaDeTarefas(contexto)[TAREFA_ABRIR_PENDENTES]?.({}, {} as JobHelpers);
    expect((await trabalhos()).map(({ segundos }) => segundos < 60)).toEqual([true, true]);
    // What is tried for all of them uses up none of the tries of the one.
    expect((await trabalhos()).map(({ attempts }) => attempts)).toEqual([11, 11]);
    await esperar();
    const feito = (attempts: number) =>
      listaDeTarefas(contexto)[TAREFA_CONSULTAR_ENVELOPE]?.({ id: crypto.randomUUID(), vez: 0 }, {
        job: { attempts },
      } as JobHelpers);
    await feito(1);
    expect((await trabalhos()).every(({ segundos }) => segundos > 3_600)).toBe(true);
    await feito(2);
    expect((await trabalhos()).every(({ segundos }) => segundos < 60)).toBe(true);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  });

  it('that the provider refuses stops with the reason, the administration is told once, and goes on once it is right', async () => {
    la.falhar({ rota: 'POST /envelopes', quando: 'antes', como: 422 });
    await fazerPedidosAoProvedor(servidor);
    expect((await completo()).envelope).toMatchObject({ estado: 'falhou', impedimento: 'provedor' });
    expect(await avisosAAdministracao()).toBe(1);
    await agendarAbertura(db, (await completo()).envelope.id, relogio.agora());
    await fazerPedidosAoProvedor(servidor);
    expect((await completo()).envelope).toMatchObject({ estado: 'em-assinatura', impedimento: null });
  });

  it('calls a signer once a minute at most, and says so only once it has', async () => {
    await fazerPedidosAoProvedor(servidor);
    relogio.avancar({ segundos: 61 });
    await reenviar();
    await fazerPedidosAoProvedor(servidor);
    expect(await registros('enviado')).toHaveLength(2);
    relogio.avancar({ segundos: 59 });
    // Somebody called by the provider's own panel a moment ago.
    la.semCota(1, '30');
    relogio.avancar({ segundos: 2 });
    await reenviar();
    await fazerPedidosAoProvedor(servidor);
    expect(await registros('enviado')).toHaveLength(2);
    relogio.avancar({ segundos: 31 });
    await fazerPedidosAoProvedor(servidor);
    expect(await registros('enviado')).toHaveLength(3);
  });

  it('is signed there and nowhere else', async () => {
    await fazerPedidosAoProvedor(servidor);
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const aberto = await pedir({
      metodo: 'POST',
      url: '/api/assinatura/s/entrar',
      body: { assinanteId: estudante.id },
      token: contrato.estudante.token,
    });
    const { passe } = aberto.corpo<{ passe: string }>();
    const ver = await pedir({ metodo: 'POST', url: '/api/assinatura/ver', body: { passe } });
    expect(ver.corpo()).toMatchObject({ situacao: 'em-outro-servico' });
    for (const [caminho, body] of [
      ['codigo', { passe, canal: 'email' }],
      ['recusar', { passe, motivo: 'Mudei de ideia.' }],
    ] as const)
      expect((await pedir({ metodo: 'POST', url: `/api/assinatura/${caminho}`, body })).status).toBe(409);
    expect(await estados()).toMatchObject({ envelope: 'em-assinatura', estudante: 'convidado' });
  });

  it('closed and signed by everybody is fetched before our seal, with its digest in the evidence', async () => {
    await fazerPedidosAoProvedor(servidor);
    await assinarLa('estudante', 'fiador', 'conjuge-do-fiador', 'representante');
    await acompanhar();
    expect(await estados()).toMatchObject({ envelope: 'assinado' });
    la.arquivoDemora(1);
    const { id } = (await completo()).envelope;
    await expect(selarEnvelope(contexto, id)).rejects.toThrow('the file is not ready');
    expect(await estados()).toMatchObject({ envelope: 'assinado' });
    await selarEnvelope(contexto, id);
    const { envelope } = await completo();
    expect(envelope.estado).toBe('selado');
    const deles = await contexto.gateways.cofre.ler(envelope.arquivo_do_provedor ?? '');
    expect(deles.toString('latin1')).toContain('finalizado');
    expect(await registros('recebido-do-provedor')).toMatchObject([
      { nome: 'clicksign', sha256: envelope.arquivo_do_provedor_sha256 },
    ]);
    const { falhas } = await conferirEnvelopes(db, contexto.gateways.cofre);
    expect(falhas.filter((uma) => uma.envelope === id)).toEqual([]);
  });

  it('half signed and closed at the deadline is fetched by nobody', async () => {
    await fazerPedidosAoProvedor(servidor);
    await assinarLa('estudante');
    la.estado.vencer(await deLa());
    relogio.avancar({ minutos: 11 });
    await acompanhar();
    const { envelope } = await completo();
    expect(envelope).toMatchObject({ estado: 'em-assinatura', situacao_no_provedor: 'vencido' });
    await selarEnvelope(contexto, envelope.id);
    expect((await completo()).envelope).toMatchObject({ arquivo_do_provedor: null, selado_arquivo: null });
  });

  it('whose file there is made of other bytes is never sealed', async () => {
    await fazerPedidosAoProvedor(servidor);
    await assinarLa('estudante', 'fiador', 'conjuge-do-fiador', 'representante');
    await acompanhar();
    for (const documento of (await deLa()).documentos) documento.bytes = Buffer.from('%PDF-1.7 outro');
    const { id } = (await completo()).envelope;
    await expect(selarEnvelope(contexto, id)).rejects.toThrow('outro-arquivo');
    expect((await completo()).envelope).toMatchObject({ estado: 'assinado', impedimento: 'outro-arquivo' });
  });

  it('takes another way of one signer and keeps what the others signed', async () => {
    await fazerPedidosAoProvedor(servidor);
    await assinarLa('estudante');
    await acompanhar();
    relogio.avancar({ minutos: 2 });
    const antes = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const mudado = await doEstudante('PATCH', `s/${contrato.contratoId}/alterar-canal`, {
      signerType: 'SURETY',
      preferredAuthType: 'WHATSAPP',
    });
    expect(mudado.status).toBe(204);
    await fazerPedidosAoProvedor(servidor);
    const depois = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect(depois).toMatchObject({ metodo: 'whatsapp', estado: 'convidado' });
    expect(depois.id_externo).not.toBe(antes.id_externo);
    await assinarLa('fiador', 'conjuge-do-fiador', 'representante');
    await acompanhar();
    expect(await estados()).toMatchObject({ envelope: 'assinado', estudante: 'assinou', fiador: 'assinou' });
  });

  it('that the desk cancels is cancelled there too, also when it was opened a moment later', async () => {
    const antes = la.estado.envelopes.length;
    await cancelar();
    await fazerPedidosAoProvedor(servidor);
    expect(la.estado.envelopes).toHaveLength(antes);
    contrato = await contratoDisparado(servidor, proximo());
    await fazerPedidosAoProvedor(servidor);
    await cancelar();
    await fazerPedidosAoProvedor(servidor);
    expect(await deLa()).toMatchObject({ status: 'canceled' });
    expect((await completo()).envelope).toMatchObject({
      estado: 'cancelado',
      situacao_no_provedor: 'cancelado',
    });
  });

  it('cancelled in the panel of the provider stays as it is here, and the administration is told once', async () => {
    await fazerPedidosAoProvedor(servidor);
    la.estado.cancelar(await deLa());
    await acompanhar();
    expect((await completo()).envelope).toMatchObject({
      estado: 'em-assinatura',
      situacao_no_provedor: 'cancelado',
    });
    await acompanhar();
    expect(await avisosAAdministracao()).toBe(1);
  });

  it('is not refused by a quota of fifty calls in ten seconds, however many are opened at once', async () => {
    la.limite(50);
    const antes = la.estado.envelopes.length;
    for (let quantos = 0; quantos < 8; quantos += 1) await contratoDisparado(servidor, proximo());
    await fazerPedidosAoProvedor(servidor);
    const novos = la.estado.envelopes.slice(antes);
    expect(novos.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 'running'));
    expect(la.apressadas()).toBe(0);
  });
});

describe('whoever cannot be taken by the provider', () => {
  it('is said by name before anything is opened', async () => {
    const outro = await contratoParaAssinar(servidor, proximo());
    await db
      .updateTable('contrato_parte')
      .set({ nome: 'Pelé' })
      .where('contrato_id', '=', outro.contratoId)
      .where('papel', '=', 'fiador')
      .execute();
    const recusado = await pedir({
      metodo: 'POST',
      url: `/api/contrato/${outro.contratoId}/enviar-clicksign`,
      token: outro.estudante.token,
    });
    expect(recusado.status).toBe(409);
    expect(recusado.texto).toContain('Pelé: O serviço de assinatura pede nome e sobrenome');
  });
});
