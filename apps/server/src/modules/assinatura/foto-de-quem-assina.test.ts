import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import {
  assinanteDo,
  assinarComo,
  chamar,
  contratoParaAssinar,
  corpoDaAssinatura,
  entrar,
  envelopeDoContrato,
  pedirCodigoPara,
  ver,
} from '../../../test/envelopes.ts';
import { arquivosGuardados, corpoMultipart } from '../../../test/envio-de-teste.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { relogioParado } from '../../relogio.ts';
import { TAREFA_APAGAR_ARQUIVOS } from '../documento/expurgo.ts';
import { aplicarRetencao } from '../retencao/aplicar-retencao.ts';
import { conferirEnvelopes } from './conferir-envelopes.ts';
import { elosDoEnvelope } from './registrar-evidencia.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
let numero = 7_700;
let fotos: readonly [Uint8Array, Uint8Array];
let contratoId: number;
let passe: string;

beforeAll(async () => {
  fotos = [await gerarRg({}, { ladoMaior: 300 }), await gerarRg({}, { ladoMaior: 320 })];
});

beforeEach(async () => {
  numero += 1;
  const contrato = await contratoParaAssinar(servidor, numero);
  contratoId = contrato.contratoId;
  const { assinaturas } = await db
    .selectFrom('contrato')
    .select('assinaturas')
    .where('id', '=', contratoId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('contrato')
    .set({ assinaturas: JSON.stringify({ ...assinaturas, pedeFoto: true }) })
    .where('id', '=', contratoId)
    .execute();
  await db.deleteFrom('documento').where('tipo_documento', '=', 'SELFIE').execute();
  await pedir({
    metodo: 'POST',
    url: `/api/contrato/${contratoId}/enviar-clicksign`,
    token: contrato.estudante.token,
  });
  passe = await entrar(servidor, await assinanteDo(servidor, contratoId, 'estudante'));
});

async function enviar(conteudo: Uint8Array, modo = 'captura', qual = passe) {
  const { body, tipo } = await corpoMultipart({
    passe: qual,
    modo,
    foto: { conteudo, nome: 'rosto.jpg' },
  });
  return pedir({
    metodo: 'POST',
    url: '/api/assinatura/foto',
    body,
    cabecalhos: { 'content-type': tipo },
  });
}

const estudante = () => assinanteDo(servidor, contratoId, 'estudante');

async function fotoNaEvidencia() {
  const { envelope } = await envelopeDoContrato(servidor, contratoId);
  const elos = await elosDoEnvelope(db, envelope.id);
  return elos.flatMap(({ registro }) => (registro.tipo === 'assinado' ? [registro.foto] : []));
}

describe('a document that asks whoever signs for a photo', () => {
  it('sends no code and takes no signature without it', async () => {
    expect((await ver(servidor, passe)).foto).toBe('falta');
    const recusa = await chamar(servidor, 'codigo', { passe, canal: 'email' });
    expect(recusa.status).toBe(409);
    expect(recusa.corpo()).toMatchObject({ message: expect.stringContaining('Falta a sua foto') });
    expect((await estudante()).estado).toBe('viu');
  });

  it('quotes it in the signature: digest of what is kept, how it came, judged by nobody', async () => {
    const resposta = await enviar(fotos[0]);
    expect(resposta.status).toBe(200);
    expect(resposta.corpo()).toMatchObject({ foto: 'enviada' });
    expect((await assinarComo(servidor, contratoId, 'estudante')).status).toBe(200);
    const { foto_arquivo: arquivo } = await estudante();
    const guardada = await contexto.gateways.cofre.ler(arquivo ?? '');
    expect(await fotoNaEvidencia()).toEqual([
      {
        arquivo,
        sha256: createHash('sha256').update(guardada).digest('hex'),
        tiradaEm: contexto.relogio.agora().toISOString(),
        modo: 'captura',
        parecer: 'sem-parecer',
      },
    ]);
    expect((await conferirEnvelopes(db, contexto.gateways.cofre)).falhas).toEqual([]);
    // After the signature it stays the one that was quoted.
    expect((await enviar(fotos[1])).status).toBe(409);
    await db
      .updateTable('assinante')
      .set({ foto_sha256: '0'.repeat(64) })
      .where('foto_arquivo', '=', arquivo)
      .execute();
    const { falhas } = await conferirEnvelopes(db, contexto.gateways.cofre);
    expect(falhas.map(({ motivo }) => motivo)).toContain("the signer's photo file is another one");
  });

  it('keeps what a signature quotes while somebody of the same group still has to sign', async () => {
    await enviar(fotos[0]);
    await assinarComo(servidor, contratoId, 'estudante');
    const fiador = () => assinanteDo(servidor, contratoId, 'fiador');
    const doFiador = await entrar(servidor, await fiador());
    expect((await enviar(fotos[0], 'captura', doFiador)).status).toBe(200);
    expect((await assinarComo(servidor, contratoId, 'fiador')).status).toBe(200);
    const { foto_arquivo: citada, envelope_id: deste } = await fiador();
    expect((await enviar(fotos[1], 'envio', await entrar(servidor, await fiador()))).status).toBe(409);
    expect((await fiador()).foto_arquivo).toBe(citada);
    expect(await arquivosGuardados(servidor)).toContain(citada);
    const { falhas } = await conferirEnvelopes(db, contexto.gateways.cofre);
    expect(falhas.filter(({ envelope }) => envelope === deste)).toEqual([]);
  });

  it('keeps the newest one only, and the same one once', async () => {
    await enviar(fotos[0]);
    const antes = await arquivosGuardados(servidor);
    const primeira = (await estudante()).foto_arquivo;
    expect((await enviar(fotos[0])).status).toBe(200);
    expect((await estudante()).foto_arquivo).toBe(primeira);
    expect((await enviar(fotos[1], 'envio')).status).toBe(200);
    const depois = await arquivosGuardados(servidor);
    expect(depois).toHaveLength(antes.length);
    expect(depois).not.toContain(primeira);
    expect((await estudante()).foto_modo).toBe('envio');
  });

  it('takes no PDF, nothing at all, and nothing by an invented pass', async () => {
    const antes = await arquivosGuardados(servidor);
    expect((await enviar(await pdfSimples('Rosto', 1))).status).toBe(422);
    expect((await enviar(new Uint8Array([1, 2, 3]))).status).toBe(415);
    expect((await enviar(fotos[0], 'captura', 'inventado')).status).toBe(404);
    const vazio = await corpoMultipart({ passe, modo: 'captura' });
    const semFoto = await pedir({
      metodo: 'POST',
      url: '/api/assinatura/foto',
      body: vazio.body,
      cabecalhos: { 'content-type': vazio.tipo },
    });
    expect(semFoto.status).toBe(422);
    expect(await arquivosGuardados(servidor)).toEqual(antes);
  });

  /** The daily job, so many days from now. Answers what the vault was told to forget. */
  const passarDias = async (dias: number) => {
    const em = new Date(contexto.relogio.agora().getTime() + dias * 86_400_000);
    await aplicarRetencao({ ...contexto, relogio: relogioParado(em.toISOString()) });
    const { rows } = await sql<{ arquivos: string[] }>`
      select array(select json_array_elements_text(payload->'arquivos')) as arquivos
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${TAREFA_APAGAR_ARQUIVOS}`.execute(db);
    return rows.flatMap(({ arquivos }) => arquivos);
  };
  const fimDasAssinaturas = async (estado: 'cancelado' | 'recusado' | 'vencido') => {
    const { envelope } = await envelopeDoContrato(servidor, contratoId);
    await db
      .updateTable('envelope')
      .set({ estado, estado_desde: contexto.relogio.agora() })
      .where('id', '=', envelope.id)
      .execute();
  };

  it.each(['cancelado', 'recusado', 'vencido'] as const)(
    'forgets the one of somebody who never signed, once the signatures are over: %s',
    async (estado) => {
      await enviar(fotos[0]);
      const arquivo = (await estudante()).foto_arquivo ?? '';
      await fimDasAssinaturas(estado);
      expect(await passarDias(7)).not.toContain(arquivo);
      expect((await estudante()).foto_arquivo).toBe(arquivo);
      expect(await passarDias(9)).toContain(arquivo);
      const esquecida = await estudante();
      expect(esquecida).toMatchObject({ foto_arquivo: null, foto_sha256: null, foto_em: null });
      const { falhas } = await conferirEnvelopes(db, contexto.gateways.cofre);
      expect(falhas.filter(({ envelope }) => envelope === esquecida.envelope_id)).toEqual([]);
    },
  );

  it('forgets that of somebody who was replaced, and keeps what is being signed or was signed', async () => {
    await enviar(fotos[0]);
    const { id, foto_arquivo: arquivo } = await estudante();
    expect(await passarDias(100)).not.toContain(arquivo);
    const desde = contexto.relogio.agora();
    await db
      .updateTable('assinante')
      .set({ estado: 'substituido', estado_desde: desde })
      .where('id', '=', id)
      .execute();
    expect(await passarDias(9)).toContain(arquivo);
  });

  it('keeps the one that a signature quotes, whatever becomes of the envelope', async () => {
    await enviar(fotos[0]);
    expect((await assinarComo(servidor, contratoId, 'estudante')).status).toBe(200);
    const { foto_arquivo: arquivo } = await estudante();
    await fimDasAssinaturas('cancelado');
    expect(await passarDias(100)).not.toContain(arquivo);
    expect((await estudante()).foto_arquivo).toBe(arquivo);
  });

  it('asks nobody who has one that was approved within twelve months', async () => {
    const { participante_id: dono } = await db
      .selectFrom('contrato_parte')
      .select('participante_id')
      .where('contrato_id', '=', contratoId)
      .where('papel', '=', 'estudante')
      .executeTakeFirstOrThrow();
    const molde = await db
      .selectFrom('documento')
      .selectAll()
      .where('dono_id', '=', dono ?? '')
      .limit(1)
      .executeTakeFirstOrThrow();
    const aprovar = async (enviadoEm: Date) => {
      await db
        .updateTable('documento')
        .set({ tipo_documento: 'SELFIE', situacao: 'aprovado', enviado_em: enviadoEm })
        .where('id', '=', molde.id)
        .execute();
      return (await ver(servidor, passe)).foto;
    };
    const agora = contexto.relogio.agora().getTime();
    const DIA = 86_400_000;
    expect(await aprovar(new Date(agora - 367 * DIA))).toBe('falta');
    expect(await aprovar(new Date(agora - 300 * DIA))).toBeNull();
    expect((await enviar(fotos[0])).status).toBe(409);
    expect((await assinarComo(servidor, contratoId, 'estudante')).status).toBe(200);
    expect(await fotoNaEvidencia()).toMatchObject([
      { arquivo: molde.arquivo_original, sha256: molde.sha256.toString('hex'), parecer: 'aprovada' },
    ]);
  });
});

it('a code that was sent is still one to type for whoever comes back; used up, it is none', async () => {
  await db.updateTable('envelope').set({ pede_foto: false }).execute();
  const assinante = await estudante();
  const codigo = await pedirCodigoPara(servidor, assinante, passe);
  const outraVez = await entrar(servidor, assinante);
  const aberta = await ver(servidor, outraVez);
  expect(aberta.codigoEnviado).toMatchObject({ canal: 'email', destino: expect.stringContaining('•') });
  const assinada = await chamar(servidor, 'assinar', corpoDaAssinatura(aberta, outraVez, codigo));
  expect(assinada.status).toBe(200);
  expect((await ver(servidor, outraVez)).codigoEnviado).toBeNull();
});
