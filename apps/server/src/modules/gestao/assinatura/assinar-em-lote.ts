/** The documents that somebody of the staff signs for the provider: read and marked, under one code. */
import type { ParaAssinarPeloProvedor, rotaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { declaracaoDoProvedor } from '@credito/domain/assinatura/declaracao';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../../erros.ts';
import type { ArquivoPdf } from '../../../plugins/responder-pdf.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import {
  assinarPeloProvedor,
  exigirDoProvedor,
  type QuemAssinaPeloProvedor,
} from '../../assinatura/assinar-pelo-provedor.ts';
import { aAssinarPeloProvedor, assinanteNoEnvelope } from '../../assinatura/envelope.repository.ts';
import { estaNaVez } from '../../assinatura/mudar-assinante.ts';
import type { OrigemDoPedido } from '../../assinatura/origem.ts';
import { lugarDo, regrasDo } from '../../assinatura/quem-assina.ts';
import { conferirSegundoFator, recusaDoCodigo } from '../sessao/confirmar.ts';
import { exigirCodigosDoDia } from '../sessao/limites.ts';

async function quemAssina(
  { db }: Contexto,
  { id: sessaoId, operadorId }: SessaoDeGestao,
): Promise<QuemAssinaPeloProvedor> {
  const { cpf, criado_em: desde } = await db
    .selectFrom('operador')
    .select(['cpf', 'criado_em'])
    .where('id', '=', operadorId)
    .executeTakeFirstOrThrow();
  if (cpf === null) throw naoEncontrado();
  return { operadorId, cpf, desde, sessaoId };
}

export async function listarParaAssinar(
  contexto: Contexto,
  sessao: SessaoDeGestao,
): Promise<ParaAssinarPeloProvedor[]> {
  const quem = await quemAssina(contexto, sessao);
  const lista: ParaAssinarPeloProvedor[] = [];
  for (const id of await aAssinarPeloProvedor(contexto.db, quem.cpf)) {
    const achado = await assinanteNoEnvelope(contexto.db, id);
    if (!achado || !estaNaVez(achado, achado.assinante)) continue;
    const { assinante, assinantes, envelope } = achado;
    const regras = regrasDo(contexto, envelope);
    const { fatos } = await regras.conteudo(contexto.db, lugarDo(envelope), assinante.papel);
    lista.push({
      assinanteId: assinante.id,
      titulo: envelope.titulo,
      papel: regras.rotuloDoPapel(assinante.papel),
      desde: assinante.estado_desde.toISOString(),
      prazo: envelope.prazo,
      sha256: envelope.sha256,
      declaracao: declaracaoDoProvedor(envelope.titulo, envelope.sha256),
      fatos: [...fatos],
      assinaram: assinantes.flatMap(({ nome, papel, assinou_em }) =>
        assinou_em === null
          ? []
          : [{ nome, papel: regras.rotuloDoPapel(papel), em: assinou_em.toISOString() }],
      ),
    });
  }
  return lista;
}

export async function documentoParaAssinar(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  assinanteId: string,
): Promise<ArquivoPdf> {
  const { envelope } = await exigirDoProvedor(contexto.db, await quemAssina(contexto, sessao), assinanteId);
  return {
    nome: `documento-${envelope.codigo_de_verificacao}.pdf`,
    pdf: await contexto.gateways.cofre.ler(envelope.arquivo),
  };
}

type Lote = Recebido<typeof rotaAssinarPeloProvedor>['body'];

/** The code is used up first; then each document is its own transaction, and one that is refused stops no other. */
export async function assinarEmLote(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { codigo, documentos }: Lote,
  origem: OrigemDoPedido,
): Promise<Resposta<typeof rotaAssinarPeloProvedor>> {
  const quem = await quemAssina(contexto, sessao);
  await exigirCodigosDoDia(contexto, sessao.operadorId, null);
  const meio = await contexto.db
    .transaction()
    .execute((trx) =>
      conferirSegundoFator(contexto, trx, sessao.operadorId, codigo, contexto.relogio.agora()),
    );
  if (!meio) {
    const { message } = await recusaDoCodigo(contexto, sessao.operadorId, codigo, null);
    // Not 401: the session is in order, only the code is not.
    throw new ErroDeAplicacao(422, message, { campos: [{ campo: 'codigo', mensagem: message }] });
  }
  // Marked twice, it is one document.
  const unicos = [...new Map(documentos.map((um) => [um.assinanteId, um])).values()];
  const recusados: { assinanteId: string; motivo: string }[] = [];
  for (const { assinanteId, sha256 } of unicos) {
    try {
      await assinarPeloProvedor(contexto, quem, { assinanteId, sha256, meio }, origem);
    } catch (erro) {
      if (!(erro instanceof ErroDeAplicacao) || erro.status >= 500) throw erro;
      recusados.push({ assinanteId, motivo: erro.detalhe });
    }
  }
  return { assinados: unicos.length - recusados.length, recusados };
}
