import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import { fraseDaEvidencia } from '@credito/domain/assinatura/frase-da-evidencia';
import { foraDoSilencio } from '@credito/domain/mensagem/silencio';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  assinanteDo,
  assinarComo,
  chamar,
  contratoParaAssinar,
  corpoDaAssinatura,
  entrar,
  envelopeDoContrato,
  linkDo,
  pedirCodigoPara,
  ver,
} from '../../../test/envelopes.ts';
import { codigoDoRepresentante, criarRepresentante } from '../../../test/representante.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { vencerContratos } from '../contrato/vencer-contratos.ts';
import { enviarLink } from './convidar.ts';
import { carregarEnvelope } from './envelope.repository.ts';
import { elosDoEnvelope, sha256 } from './registrar-evidencia.ts';
import { selarEnvelope } from './selar-envelope.ts';
import { apressarSelos, selarPendentes } from './selar-pendentes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const representante = await criarRepresentante(servidor);
let numero = 7_000;

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

const codigoDoContrato = async () =>
  (
    await db
      .selectFrom('contrato')
      .select(['codigo', 'assinado_em'])
      .where('id', '=', contrato.contratoId)
      .executeTakeFirstOrThrow()
  ).codigo;

const mensagemAoFiador = async () => {
  const lista = await pedir({
    metodo: 'GET',
    url: '/api/contrato/f/contratos-fiador',
    token: contrato.fiador?.token ?? '',
  });
  return lista.corpo<{ mensagem: string }[]>()[0]?.mensagem;
};

const naLista = async () => {
  const lista = await pedir({
    metodo: 'GET',
    url: '/api/contrato/s/contratos-estudante',
    token: contrato.estudante.token,
  });
  return lista.corpo<ContratoNaLista[]>().find(({ id }) => id === contrato.contratoId);
};

const estados = async () => {
  const { envelope, assinantes } = await envelopeDoContrato(servidor, contrato.contratoId);
  return {
    envelope: envelope.estado,
    ...Object.fromEntries(assinantes.map(({ papel, estado }) => [papel, estado])),
  };
};

const tipos = async () => {
  const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
  const elos = await elosDoEnvelope(db, envelope.id);
  expect(conferirCadeia(elos, sha256)).toEqual([]);
  return elos.map(({ registro }) => registro.tipo);
};

const assinarPeloProvedor = async () => {
  // The code before was used up.
  relogio.avancar({ segundos: 60 });
  const lista = (
    await pedir({ metodo: 'GET', url: '/api/gestao/assinaturas', token: representante.token })
  ).corpo<{ assinanteId: string; sha256: string }[]>();
  return pedir({
    metodo: 'POST',
    url: '/api/gestao/assinaturas',
    token: representante.token,
    body: {
      codigo: await codigoDoRepresentante(servidor, representante.operadorId),
      documentos: lista.map(({ assinanteId, sha256: visto }) => ({ assinanteId, sha256: visto })),
    },
  });
};

describe('a contract signed by everybody in turn', () => {
  it('calls each group when the one before has signed, and ends where everybody has', async () => {
    expect((await disparar()).status).toBe(204);
    expect((await disparar()).status).toBe(204);
    expect(await codigoDoContrato()).toBe('DPR');
    expect(await estados()).toEqual({
      envelope: 'em-assinatura',
      estudante: 'convidado',
      fiador: 'aguarda-vez',
      'conjuge-do-fiador': 'aguarda-vez',
      representante: 'aguarda-vez',
    });

    expect(await mensagemAoFiador()).toMatch(/\. Pessoa assina agora\. Depois é a sua vez: avisamos você\.$/);
    expect((await assinarComo(servidor, contrato.contratoId, 'estudante')).status).toBe(200);
    expect(await mensagemAoFiador()).toMatch(/\. Agora é a sua vez de assinar\.$/);
    expect(await estados()).toMatchObject({ fiador: 'convidado', 'conjuge-do-fiador': 'convidado' });
    const aberto = await pedir({
      metodo: 'GET',
      url: `/api/contrato/s/${contrato.contratoId}`,
      token: contrato.estudante.token,
    });
    const { linhaDoTempo, agora } = aberto.corpo<Pick<ContratoAberto, 'linhaDoTempo' | 'agora'>>();
    expect(linhaDoTempo.at(-1)).toMatchObject({ titulo: 'Assinou', quem: 'Você' });
    expect(agora).toMatchObject({ titulo: 'Assinar o contrato', quem: 'Pessoa e Pessoa', suaVez: false });
    expect((await assinarComo(servidor, contrato.contratoId, 'conjuge-do-fiador')).status).toBe(200);
    expect((await assinarComo(servidor, contrato.contratoId, 'fiador')).status).toBe(200);
    expect(await mensagemAoFiador()).toMatch(/quando o contrato for efetivado\.$/);
    expect(await estados()).toMatchObject({ representante: 'convidado' });

    expect((await assinarPeloProvedor()).corpo()).toEqual({ assinados: 1, recusados: [] });
    expect(await estados()).toMatchObject({ envelope: 'assinado', representante: 'assinou' });
    expect((await tipos()).filter((tipo) => tipo === 'assinado')).toHaveLength(4);

    const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
    await Promise.all([selarEnvelope(contexto, envelope.id), selarEnvelope(contexto, envelope.id)]);
    expect(await codigoDoContrato()).toBe('ASS');
    const { envelope: selado } = await envelopeDoContrato(servidor, contrato.contratoId);
    expect(selado.estado).toBe('selado');
    const pdf = await contexto.gateways.cofre.ler(selado.selado_arquivo ?? '');
    expect(sha256(pdf).toString('hex')).toBe(selado.selado_sha256);
    expect((await tipos()).filter((tipo) => tipo === 'selado')).toHaveLength(1);
    const registrado = await pedir({
      metodo: 'GET',
      url: `/api/verificar/${selado.codigo_de_verificacao.toLowerCase()}`,
    });
    expect(registrado.corpo()).toMatchObject({ situacao: 'selado', sha256DoSelado: selado.selado_sha256 });
    expect(registrado.texto).not.toContain((await assinanteDo(servidor, contrato.contratoId, 'fiador')).cpf);
  });

  it('is told in the words of the specification, whichever signer is used, and without the data of others', async () => {
    const noFio = async () => {
      const { clicksignStatus, clicksignEvents = [], clicksignSigners = [] } = (await naLista()) ?? {};
      return {
        clicksignStatus,
        eventos: clicksignEvents.map(({ name }) => name),
        assinaram: clicksignSigners.filter(({ signature }) => signature !== null).map((um) => um.signerType),
      };
    };
    expect(await noFio()).toEqual({ clicksignStatus: null, eventos: [], assinaram: [] });
    await disparar();
    const incluidos = Array.from({ length: 4 }, () => 'add_signer');
    expect(await noFio()).toEqual({ clicksignStatus: 'running', eventos: incluidos, assinaram: [] });
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    expect(await noFio()).toEqual({
      clicksignStatus: 'running',
      eventos: [...incluidos, 'sign'],
      assinaram: ['contractor'],
    });
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const dito = JSON.stringify(await naLista());
    for (const alheio of [fiador.cpf, fiador.email ?? '', fiador.nome]) expect(dito).not.toContain(alheio);
    await db
      .updateTable('contrato')
      .set({ prazo: '2026-11-26' })
      .where('id', '=', contrato.contratoId)
      .execute();
    await vencerContratos(contexto);
    expect(await noFio()).toMatchObject({
      clicksignStatus: 'canceled',
      eventos: [...incluidos, 'sign', 'deadline'],
    });
  });

  it('is sealed though its job was lost', async () => {
    await disparar();
    for (const papel of ['estudante', 'conjuge-do-fiador', 'fiador'] as const)
      await assinarComo(servidor, contrato.contratoId, papel);
    await assinarPeloProvedor();
    const { envelope } = await envelopeDoContrato(servidor, contrato.contratoId);
    expect(await selarPendentes(contexto)).toBe(0);
    await sql`delete from graphile_worker._private_jobs where key = ${`selar-envelope:${envelope.id}`}`.execute(
      db,
    );
    expect(await selarPendentes(contexto)).toBe(1);
    const trabalho = `selar-envelope:${envelope.id}`;
    const esperar = () =>
      sql`update graphile_worker._private_jobs set run_at = now() + interval '3 h', attempts = 12
        where key = ${trabalho}`.execute(db);
    const segundos = async () => {
      const { rows } = await sql<{ segundos: number }>`
        select extract(epoch from run_at - now())::float8 as segundos
        from graphile_worker._private_jobs where key = ${trabalho}`.execute(db);
      return rows[0]?.segundos;
    };
    // One that has failed for hours tries within the minute, and at once when another one has succeeded.
    await esperar();
    expect(await selarPendentes(contexto)).toBe(0);
    expect(await segundos()).toBeLessThan(60);
    await esperar();
    await apressarSelos(db);
    expect(await segundos()).toBeLessThanOrEqual(0);
  });

  it('lets nobody in out of turn, and tells them so', async () => {
    await disparar();
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const passe = await entrar(servidor, fiador);
    expect(await ver(servidor, passe)).toMatchObject({ situacao: 'fora-da-vez', contatos: [] });
    expect((await chamar(servidor, 'codigo', { passe, canal: 'email' })).status).toBe(409);
  });
});

describe('the link', () => {
  it('says only for whom it is, and changes nothing, however often it is opened', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    for (let vez = 0; vez < 3; vez += 1) {
      const resposta = await chamar(servidor, 'consulta', { codigo: linkDo(servidor, estudante) });
      expect(resposta.corpo()).toMatchObject({
        situacao: 'aberta',
        para: expect.stringMatching(/^\p{L}•••• \p{L}••••$/u),
      });
      expect(resposta.texto).not.toContain(estudante.nome);
    }
    expect(await tipos()).toEqual(['aberto', 'enviado']);
  });

  it('is worth nothing to whoever does not know the CPF, nor is an invented one', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const codigo = linkDo(servidor, estudante);
    const errado = await chamar(servidor, 'entrar', { codigo, cpf: '45317828791' });
    expect(errado.status).toBe(422);
    expect((await chamar(servidor, 'entrar', { codigo: 'a'.repeat(43), cpf: estudante.cpf })).status).toBe(
      404,
    );
    expect((await chamar(servidor, 'ver', { passe: 'x' })).status).toBe(404);
    const passe = await entrar(servidor, estudante);
    const outro = `${passe.slice(0, -2)}${passe.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await chamar(servidor, 'ver', { passe: outro })).status).toBe(404);
  });

  it('opens to the account itself without a CPF, and to no other', async () => {
    await disparar();
    const { id: assinanteId } = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const comToken = (token: string | undefined) =>
      pedir({
        metodo: 'POST',
        url: '/api/assinatura/s/entrar',
        body: { assinanteId },
        ...(token ? { token } : {}),
      });
    expect((await comToken(contrato.estudante.token)).status).toBe(200);
    expect((await comToken(contrato.fiador?.token)).status).toBe(404);
    const lista = await pedir({
      metodo: 'GET',
      url: '/api/assinatura/s/pendentes',
      token: contrato.estudante.token,
    });
    expect(lista.corpo<unknown[]>()).toMatchObject([{ assinanteId, situacao: 'aberta' }]);
  });

  it('leaves from its signature on a code of that signer alone', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const conjuge = await assinanteDo(servidor, contrato.contratoId, 'conjuge-do-fiador');
    const passe = await entrar(servidor, fiador);
    const aberta = await ver(servidor, passe);
    const alheio = await pedirCodigoPara(servidor, conjuge, await entrar(servidor, conjuge));
    await chamar(servidor, 'codigo', { passe, canal: 'email' });
    const resposta = await chamar(servidor, 'assinar', corpoDaAssinatura(aberta, passe, alheio));
    expect(resposta.status).toBe(422);
    expect(await estados()).toMatchObject({ fiador: 'autenticando' });
    expect(await tipos()).toContain('codigo-errado');
  });
});

describe('the signature', () => {
  it('is over the file and the words that were on the screen, or asks to read again', async () => {
    await disparar();
    const estudante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const passe = await entrar(servidor, estudante);
    const aberta = await ver(servidor, passe);
    const codigo = await pedirCodigoPara(servidor, estudante, passe);
    const corpo = corpoDaAssinatura(aberta, passe, codigo);
    const outro = '0'.repeat(64);
    expect((await chamar(servidor, 'assinar', { ...corpo, sha256: outro })).status).toBe(409);
    expect((await chamar(servidor, 'assinar', { ...corpo, declaracaoSha256: outro })).status).toBe(409);
    expect(await estados()).toMatchObject({ estudante: 'autenticando' });
    // The refused ones used nothing up.
    const [uma, outra] = await Promise.all([
      chamar(servidor, 'assinar', corpo),
      chamar(servidor, 'assinar', corpo),
    ]);
    expect([uma.status, outra.status]).toEqual([200, 200]);
    expect((await tipos()).filter((tipo) => tipo === 'assinado')).toHaveLength(1);
  });

  it('counts the days of withdrawal from the student, and ends with it', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const { versao } = await db
      .selectFrom('contrato')
      .select('versao')
      .where('id', '=', contrato.contratoId)
      .executeTakeFirstOrThrow();
    const resposta = await pedir({
      metodo: 'POST',
      url: `/api/contrato/s/${contrato.contratoId}/desistir`,
      token: contrato.estudante.token,
      body: { versao },
    });
    expect(resposta.status).toBe(200);
    expect(await estados()).toMatchObject({ envelope: 'cancelado' });
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const consulta = await chamar(servidor, 'consulta', { codigo: linkDo(servidor, fiador) });
    expect(consulta.corpo()).toMatchObject({ situacao: 'cancelada' });
  });

  it('tells whoever has signed once what was signed, when, and whose turn it is', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const { destino, texto, ...mais } = await db
      .selectFrom('mensagem')
      .innerJoin('assinante', (juncao) =>
        juncao.on('mensagem.chave_unica', 'like', sql<string>`'assinatura-feita:' || assinante.id || '%'`),
      )
      .select(['mensagem.destino', 'mensagem.texto', 'assinante.papel'])
      .where('mensagem.modelo', '=', 'assinatura-feita')
      .where('assinante.conta_id', '=', contrato.estudante.contaId)
      .executeTakeFirstOrThrow();
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect(mais).toEqual({ papel: 'estudante' });
    expect(destino).toBe(contrato.estudante.email);
    expect(texto).toMatch(/Você assinou .* em \d{2}\/\d{2}\/\d{4} às \d{2}h\d{2}/);
    expect(texto).toContain(`Agora é a vez de ${fiador.nome.split(' ')[0]}`);
    expect(texto).toContain('/assinar#');
  });

  it('refused by one cancels the contract, with the reason', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    const passe = await entrar(servidor, fiador);
    expect((await chamar(servidor, 'recusar', { passe, motivo: ' ' })).status).toBe(400);
    expect((await chamar(servidor, 'recusar', { passe, motivo: 'Não posso garantir agora.' })).status).toBe(
      200,
    );
    expect((await chamar(servidor, 'recusar', { passe, motivo: 'Não posso garantir agora.' })).status).toBe(
      200,
    );
    expect(await codigoDoContrato()).toBe('CAN');
    expect(await estados()).toMatchObject({ envelope: 'recusado', fiador: 'recusou' });
    const conjuge = await assinanteDo(servidor, contrato.contratoId, 'conjuge-do-fiador');
    const consulta = await chamar(servidor, 'consulta', { codigo: linkDo(servidor, conjuge) });
    expect(consulta.corpo()).toMatchObject({ situacao: 'recusada-por-outro' });

    const lido = async (url: string, token = '') =>
      (await pedir({ metodo: 'GET', url: `/api/${url}`, token })).corpo<Record<string, unknown>[]>()[0];
    const nome = fiador.nome.split(' ')[0];
    expect(await lido('contrato/s/contratos-estudante', contrato.estudante.token)).toMatchObject({
      mensagem: `O contrato foi cancelado porque ${nome} não quis assinar.`,
      fim: { quem: expect.stringContaining(`${nome}, que não quis assinar, em `) },
    });
    expect(await lido('contrato/f/contratos-fiador', contrato.fiador?.token)).toMatchObject({
      mensagem: 'O contrato foi cancelado porque você não quis assinar.',
      fim: { quem: expect.stringContaining('Você, que não quis assinar, em ') },
    });
  });
});

describe('the deadline', () => {
  it('ends the envelope with what was signed, and a recovery goes on from there', async () => {
    await disparar();
    await assinarComo(servidor, contrato.contratoId, 'estudante');
    await db
      .updateTable('contrato')
      .set({ prazo: '2026-11-26' })
      .where('id', '=', contrato.contratoId)
      .execute();
    expect(await vencerContratos(contexto)).toBe(1);
    expect(await codigoDoContrato()).toBe('CAN');
    expect(await estados()).toMatchObject({ envelope: 'vencido', estudante: 'assinou' });
    // What is asked before says the days, and that nobody signs again.
    const dita = (await naLista())?.recuperacao;
    expect(dita).toMatchObject({ ate: '2026-12-03', assinaturasValem: true });
    const recuperacao = await pedir({
      metodo: 'PATCH',
      url: `/api/contrato/${contrato.contratoId}/recuperar-contrato`,
      token: contrato.estudante.token,
    });
    expect(recuperacao.status).toBe(204);
    expect(await codigoDoContrato()).toBe('DPR');
    expect(await naLista()).toMatchObject({
      deadlineDate: dita?.novoPrazo,
      recuperacao: null,
      faltaAssinar: expect.stringMatching(/^Falta assinar: .+\. Depois: .+\.$/),
    });
    // Who has signed is not asked again.
    const prontos = await db
      .selectFrom('mensagem')
      .select('id')
      .where('modelo', '=', 'contrato-disponivel')
      .where('conta_id', '=', contrato.estudante.contaId)
      .execute();
    expect(prontos).toEqual([]);
    expect(await estados()).toMatchObject({
      envelope: 'em-assinatura',
      estudante: 'assinou',
      fiador: 'convidado',
    });
    expect(await tipos()).toContain('prazo-movido');
    expect((await assinarComo(servidor, contrato.contratoId, 'fiador')).status).toBe(200);
  });

  it('takes nothing away that everybody has signed', async () => {
    await disparar();
    for (const papel of ['estudante', 'conjuge-do-fiador', 'fiador'] as const)
      expect((await assinarComo(servidor, contrato.contratoId, papel)).corpo()).toMatchObject({
        situacao: 'assinada',
      });
    expect((await assinarPeloProvedor()).corpo()).toEqual({ assinados: 1, recusados: [] });
    expect(await estados()).toMatchObject({ envelope: 'assinado' });
    await db
      .updateTable('contrato')
      .set({ prazo: '2026-11-26' })
      .where('id', '=', contrato.contratoId)
      .execute();
    expect(await vencerContratos(contexto)).toBe(0);
    expect(await codigoDoContrato()).toBe('DPR');
  });
});

describe('links sent again', () => {
  const reenviar = (mais: Record<string, unknown>) =>
    pedir({
      metodo: 'POST',
      url: '/api/contrato/s/contrato-assinar-reenviar-link',
      token: contrato.estudante.token,
      body: {
        idContrato: contrato.contratoId,
        email: 'outro@exemplo.com.br',
        authType: 'email',
        ...mais,
      },
    });

  it('go where the database says, once a minute, and not to the provider', async () => {
    await disparar();
    const { cpf, email } = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    expect((await reenviar({ cpf, signerType: 'contractor' })).status).toBe(429);
    relogio.avancar({ segundos: 61 });
    expect((await reenviar({ cpf, signerType: 'contractor' })).status).toBe(204);
    const enviadas = await db
      .selectFrom('mensagem')
      .select('destino')
      .where('modelo', '=', 'assinatura-convite')
      .where('destino', 'in', [email ?? '', 'outro@exemplo.com.br'])
      .execute();
    expect(enviadas.map(({ destino }) => destino)).toEqual([email, email]);
    const doProvedor = await assinanteDo(servidor, contrato.contratoId, 'representante');
    expect((await reenviar({ cpf: doProvedor.cpf, signerType: 'legal representative' })).status).toBe(409);
    const fiador = await assinanteDo(servidor, contrato.contratoId, 'fiador');
    expect((await reenviar({ cpf: fiador.cpf, signerType: 'surety' })).status).toBe(409);
  });

  it('by another way open a new link and end the one before', async () => {
    await disparar();
    const antes = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    const passe = await entrar(servidor, antes);
    relogio.avancar({ segundos: 61 });
    const trocar = await pedir({
      metodo: 'PATCH',
      url: `/api/contrato/s/${contrato.contratoId}/alterar-canal`,
      token: contrato.estudante.token,
      body: { cpf: antes.cpf, preferredAuthType: 'WHATSAPP', signerType: 'CONTRACTOR' },
    });
    expect(trocar.status).toBe(204);
    const trocas = (await elosDoEnvelope(db, antes.envelope_id)).filter(
      ({ registro }) => registro.tipo === 'contato-trocado',
    );
    expect(trocas.map(({ registro }) => registro.autor)).toEqual([
      { tipo: 'conta', id: contrato.estudante.contaId },
    ]);
    expect((await chamar(servidor, 'consulta', { codigo: linkDo(servidor, antes) })).status).toBe(404);
    expect((await chamar(servidor, 'ver', { passe })).status).toBe(404);
    const depois = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    expect(depois).toMatchObject({ metodo: 'whatsapp', estado: 'convidado' });
    expect(await ver(servidor, await entrar(servidor, depois))).toMatchObject({ situacao: 'aberta' });
  });

  it('to a phone at night are written down as what leaves in the morning, and not as sent', async () => {
    await disparar();
    const assinante = await assinanteDo(servidor, contrato.contratoId, 'estudante');
    relogio.avancar({ horas: 10 });
    await db.transaction().execute(async (trx) => {
      const completo = await carregarEnvelope(trx, assinante.envelope_id, { travar: true });
      if (!completo) throw new Error('the envelope is gone');
      await enviarLink(contexto, trx, completo.envelope, { ...assinante, metodo: 'whatsapp' }, 'lembrete');
    });
    const registros = (await elosDoEnvelope(db, assinante.envelope_id)).map(({ registro }) => registro);
    const enviados = registros.filter(({ tipo }) => tipo === 'enviado');
    expect(enviados.map((um) => ('marcadoPara' in um ? um.marcadoPara : null))).toEqual([
      null,
      foraDoSilencio(relogio.agora()).toISOString(),
    ]);
    expect(registros.map(fraseDaEvidencia).at(-1)).toMatch(/^Lembrete marcado para sair em .* às 08h00/);
  });
});
