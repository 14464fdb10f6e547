/** Keeps the photo of whoever signs, like every other file of a person. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import { MODOS_DA_FOTO, type ModoDaFoto } from '@credito/domain/assinatura/foto';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import { falta } from '@credito/domain/assinatura/vez';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ArquivoGravado } from '../../arquivos/cofre.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, ErroDeAplicacao } from '../../erros.ts';
import { receberMultipart } from '../../plugins/envio-multipart.ts';
import { trabalharNoArquivo } from '../documento/trabalho-com-arquivo.ts';
import type { AssinanteNoEnvelope } from './envelope.repository.ts';
import { fotoDe } from './foto-de-quem-assina.ts';
import { estaNaVez } from './mudar-assinante.ts';
import { exigirPasse } from './passe.ts';
import { apresentarAssinatura } from './ver-assinatura.ts';

const MENSAGEM_SEM_FOTO_AQUI = 'Este documento não pede foto agora.';

/** Until the signature a newer one takes its place. */
export async function guardarFoto(contexto: Contexto, request: FastifyRequest): Promise<AssinaturaAberta> {
  const { arquivo, campos } = await receberMultipart(request, contexto.gateways);
  try {
    const passe = campos.passe ?? '';
    const quem = await exigirPasse(contexto, contexto.db, passe);
    await exigirLugar(contexto, contexto.db, quem);
    const modo = MODOS_DA_FOTO.find((um) => um === campos.modo) ?? 'envio';
    if (!arquivo) throw new ErroDeAplicacao(422, 'Tire ou escolha uma foto.');
    await trocarFoto(contexto, passe, modo, await preparar(contexto, quem.assinante.id, arquivo));
    return apresentarAssinatura(contexto, contexto.db, await exigirPasse(contexto, contexto.db, passe));
  } finally {
    if (arquivo) await contexto.gateways.cofre.apagar(arquivo.copia.id);
  }
}

/** The same picture again, after an answer that was lost, changes nothing. What is not kept leaves the vault. */
async function trocarFoto(contexto: Contexto, passe: string, modo: ModoDaFoto, foto: ArquivoGravado) {
  const { cofre } = contexto.gateways;
  let sobra: string | null = foto.id;
  try {
    await contexto.db.transaction().execute(async (trx) => {
      const quem = await exigirPasse(contexto, trx, passe, { travar: true });
      await exigirLugar(contexto, trx, quem);
      const { id, foto_arquivo: antes, foto_sha256: igual } = quem.assinante;
      if (igual === foto.sha256) return;
      await trx
        .updateTable('assinante')
        .set({
          foto_arquivo: foto.id,
          foto_sha256: foto.sha256,
          foto_em: contexto.relogio.agora(),
          foto_modo: modo,
        })
        .where('id', '=', id)
        .execute();
      sobra = antes;
    });
  } catch (erro) {
    sobra = foto.id;
    throw erro;
  } finally {
    if (sobra !== null) await cofre.apagar(sobra);
  }
}

/** Whoever may sign now and has not, and of whom a photo is asked: the one that a signature quotes stays. */
async function exigirLugar(contexto: Contexto, db: Kysely<DB>, quem: AssinanteNoEnvelope): Promise<void> {
  const { assinante, envelope } = quem;
  const aberta =
    envelope.estado === 'em-assinatura' &&
    assinaAqui(envelope.provedor) &&
    estaNaVez(quem, assinante) &&
    falta(assinante);
  if (!aberta || (await fotoDe(contexto, db, quem)).situacao === null) throw conflito(MENSAGEM_SEM_FOTO_AQUI);
}

/** A picture, as every other file: looked at, cleaned and kept encrypted. */
async function preparar(
  contexto: Contexto,
  quem: string,
  { sha256, copia }: { sha256: string; copia: { id: string } },
): Promise<ArquivoGravado> {
  const { recepcao } = contexto.gateways;
  const recebido = await trabalharNoArquivo(contexto, { quem, sha256 }, (opcoes) =>
    recepcao.receber(copia.id, opcoes),
  );
  if (recebido.tipo !== 'recebido') throw erroDoArquivo(recebido);
  if (recebido.formato === 'pdf') {
    await recepcao.descartar(recebido);
    throw new ErroDeAplicacao(422, 'Envie uma foto do seu rosto, e não um PDF.');
  }
  await recepcao.descartar({ vista: recebido.vista, desenhos: recebido.desenhos });
  return recebido.copia;
}
