/** What the record of a signature says of who signed, by which contact, and when it was still possible. */
import type { Evidencia } from '@credito/domain/assinatura/evidencia';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assinanteDo,
  assinarComo,
  chamar,
  codigoEnviado,
  contratoParaAssinar,
  corpoDaAssinatura,
  entrar,
  envelopeDoContrato,
  pedirCodigoPara,
  ver,
} from '../../../test/envelopes.ts';
import { codigoDoRepresentante, criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { elosDoEnvelope } from './registrar-evidencia.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const representante = await criarRepresentante(servidor);
let numero = 7_300;

let contrato: Awaited<ReturnType<typeof contratoParaAssinar>>;
beforeEach(async () => {
  numero += 1;
  contrato = await contratoParaAssinar(servidor, numero);
});

const disparar = () =>
  pedir({
    metodo: 'POST',
    url: `/api/contrato/${contrato.contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });

async function assinados(): Promise<readonly Evidencia<'assinado'>[]> {
  const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
  return (await elosDoEnvelope(db, envelope.id)).flatMap(({ registro }) =>
    registro.tipo === 'assinado' ? [registro] : [],
  );
}

async function assinarPeloProvedor() {
  relogio.avancar({ segundos: 60 });
  const { id, envelope_id } = await assinanteDo(servidor, contrato.contratoId, 'representante');
  const { sha256 } = await db
    .selectFrom('envelope')
    .select('sha256')
    .where('id', '=', envelope_id)
    .executeTakeFirstOrThrow();
  return pedir({
    metodo: 'POST',
    url: '/api/gestao/assinaturas',
    token: representante.token,
    body: {
      codigo: await codigoDoRepresentante(servidor, representante.operadorId),
      // Marked twice it is one document.
      documentos: [
        { assinanteId: id, sha256 },
        { assinanteId: id, sha256 },
      ],
    },
  });
}

describe('the contact in the record of a signature', () => {
  it('is verified since its own proof, not since that of the other one', async () => {
    const email = new Date('2026-03-01T12:00:00.000Z');
    const telefone = new Date('2026-08-15T12:00:00.000Z');
    await db
      .updateTable('conta')
      .set({ email_verificado_em: email, telefone_verificado_em: telefone })
      .where('id', '=', contrato.estudante.contaId)
      .execute();
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const passe = await entrar(servidor, estudante);
    const aberta = await ver(servidor, passe);
    await chamar(servidor, 'codigo', { passe, canal: 'sms' });
    const corpo = {
      ...corpoDaAssinatura(aberta, passe, await codigoEnviado(servidor, estudante.id)),
      canal: 'sms',
      declaracaoSha256: aberta.contatos.find(({ canal }) => canal === 'sms')?.declaracao.sha256,
    };
    expect((await chamar(servidor, 'assinar', corpo)).status).toBe(200);
    const [registro] = await assinados();
    expect(registro?.contato).toMatchObject({ canal: 'sms', verificadoDesde: telefone.toISOString() });
  });

  it('that the first code proves was not verified before it, and its neighbour is not after it either', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    await assinarComo(servidor, contrato.contratoId, 'conjuge-do-fiador');
    const registro = (await assinados()).at(-1);
    expect(registro?.contato).toMatchObject({ canal: 'email', verificadoDesde: null });
    expect(await assinanteDo(servidor, contrato.contratoId, 'conjuge-do-fiador')).toMatchObject({
      email_verificado_em: relogio.agora(),
      telefone_verificado_em: null,
    });
  });
});

describe('who somebody was known to be', () => {
  it('is written down once, by the door that they came through', async () => {
    await disparar();
    const { contratoId, estudante } = contrato;
    const doEstudante = await assinanteDo(servidor, contratoId, 'estudante');
    const pelaConta = await pedir({
      metodo: 'POST',
      url: '/api/assinatura/s/entrar',
      token: estudante.token,
      body: { assinanteId: doEstudante.id },
    });
    await ver(servidor, pelaConta.corpo<{ passe: string }>().passe);
    await assinarComo(servidor, contratoId, 'estudante');
    await assinarComo(servidor, contratoId, 'conjuge-do-fiador');
    const confirmadas = (await elosDoEnvelope(db, doEstudante.envelope_id)).flatMap(({ registro }) =>
      registro.tipo === 'identidade-confirmada' ? [registro] : [],
    );
    expect(
      confirmadas.map(({ pessoa, origem }) => [
        origem.caminho,
        pessoa.cpf.confirmado.map(({ como }) => como).filter((como) => como !== 'documento'),
      ]),
    ).toEqual([
      ['portal', ['conta']],
      ['link', ['convite', 'declarado']],
    ]);
  });
});

describe('a code that nobody compares any more', () => {
  it('is not written down against the code of the other contact', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const passe = await entrar(servidor, estudante);
    const codigo = await pedirCodigoPara(servidor, estudante, passe);
    const corpo = { ...corpoDaAssinatura(await ver(servidor, passe), passe, codigo), canal: 'sms' };
    for (let vez = 0; vez < 3; vez += 1) expect((await chamar(servidor, 'assinar', corpo)).status).toBe(422);
    const elos = await elosDoEnvelope(db, estudante.envelope_id);
    expect(elos.filter(({ registro }) => registro.tipo === 'codigo-errado')).toEqual([]);
  });

  it('is not written down as a wrong one, and blocks the signer', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const passe = await entrar(servidor, estudante);
    const codigo = await pedirCodigoPara(servidor, estudante, passe);
    const corpo = corpoDaAssinatura(await ver(servidor, passe), passe, codigo);
    const errado = codigo === '111111' ? '222222' : '111111';
    expect((await chamar(servidor, 'assinar', { ...corpo, codigo: errado })).status).toBe(422);
    await db
      .updateTable('limite')
      .set({ contagem: contexto.configuracao.limites.tentativasPorDia })
      .where('chave', 'like', 'codigo-errado-conta:%')
      .execute();
    expect((await chamar(servidor, 'assinar', corpo)).status).toBe(429);
    expect(await assinanteDo(servidor, contrato.contratoId, 'estudante')).toMatchObject({
      estado: 'bloqueado',
    });
    const elos = await elosDoEnvelope(db, estudante.envelope_id);
    expect(elos.filter(({ registro }) => registro.tipo === 'codigo-errado')).toHaveLength(1);
    const reenviar = () =>
      pedir({
        metodo: 'POST',
        url: `/api/contrato/${contrato.contratoId}/reenviar-link`,
        token: contrato.estudante.token,
      });
    relogio.avancar({ minutos: 2 });
    const cedo = await reenviar();
    expect(cedo.status).toBe(429);
    expect(cedo.texto).toContain('pode ser enviado amanhã');
    await db.deleteFrom('limite').where('chave', 'like', 'codigo-errado-conta:%').execute();
    expect((await reenviar()).status).toBe(204);
    expect((await assinarComo(servidor, contrato.contratoId, 'estudante')).status).toBe(200);
  });
});

describe('the session in the evidence', () => {
  it('is of whoever came in by the portal, and nobody’s invented header', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const entrou = await pedir({
      metodo: 'POST',
      url: '/api/assinatura/s/entrar',
      body: { assinanteId: estudante.id },
      token: contrato.estudante.token,
    });
    await ver(servidor, entrou.corpo<{ passe: string }>().passe);
    const passe = await entrar(servidor, estudante);
    await pedir({
      metodo: 'POST',
      url: '/api/assinatura/codigo',
      body: { passe, canal: 'email' },
      token: 'inventado',
    });
    const origens = (await elosDoEnvelope(db, estudante.envelope_id)).flatMap(({ registro }) =>
      registro.tipo === 'visto' || registro.tipo === 'codigo-pedido'
        ? [[registro.origem.caminho, registro.origem.sessaoSha256?.length ?? null]]
        : [],
    );
    expect(origens).toEqual([
      ['portal', 64],
      ['link', null],
    ]);
  });
});

describe('the deadline of an envelope', () => {
  it('ends with its last day, before anything has cancelled the contract', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const passe = await entrar(servidor, fiador);
    const codigo = await pedirCodigoPara(servidor, fiador, passe);
    const corpo = corpoDaAssinatura(await ver(servidor, passe), passe, codigo);
    await db
      .updateTable('envelope')
      .set({ prazo: '2026-11-26' })
      .where('id', '=', fiador.envelope_id)
      .execute();
    const resposta = await chamar(servidor, 'assinar', corpo);
    expect(resposta.status).toBe(409);
    expect(resposta.texto).toContain('O prazo para assinar terminou.');
    expect(await assinados()).toHaveLength(1);
    relogio.avancar({ minutos: 2 });
    expect((await chamar(servidor, 'codigo', { passe, canal: 'email' })).status).toBe(409);
  });
});

describe('whoever signs for the provider', () => {
  const todosAntes = async () => {
    await disparar();
    for (const papel of ['estudante', 'fiador', 'conjuge-do-fiador'] as const)
      await assinarComo(servidor, contrato.contratoId, papel);
  };

  it('is known since the own account was made', async () => {
    const criadoEm = new Date('2026-02-03T10:00:00.000Z');
    await db
      .updateTable('operador')
      .set({ criado_em: criadoEm })
      .where('id', '=', representante.operadorId)
      .execute();
    await todosAntes();
    expect((await assinarPeloProvedor()).corpo()).toEqual({ assinados: 1, recusados: [] });
    expect((await assinados()).at(-1)?.pessoa.cpf.confirmado).toEqual([
      { como: 'conta', conta: representante.operadorId, desde: criadoEm.toISOString() },
    ]);
  });

  it('did not make the contract nor work on it, whatever their role is today', async () => {
    await db
      .updateTable('contrato_historico')
      .set({ operador_id: representante.operadorId })
      .where('contrato_id', '=', contrato.contratoId)
      .where('acao', '=', 'gerar')
      .execute();
    await todosAntes();
    const { assinados: quantos, recusados } = (await assinarPeloProvedor()).corpo<{
      assinados: number;
      recusados: { motivo: string }[];
    }>();
    expect(quantos).toBe(0);
    expect(recusados.map(({ motivo }) => motivo)).toEqual([
      'Isto cabe a outra pessoa da equipe: quem gerou ou analisou o contrato não o assina.',
    ]);
    expect(await assinados()).toHaveLength(3);
  });
});
