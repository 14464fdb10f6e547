/**
 * Stores what was decided for one person's part (ADR 0117). The request was loaded behind its lock; what comes back is the
 * request as it is then, made of the rows that were written instead of being read again.
 */
import type { MudancasDoParticipante } from '@credito/domain/participante/decisao-do-participante';
import { MENSAGEM_PROFISSAO } from '@credito/domain/renda/profissao';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { PREPARADA_EM_JSON } from '../../banco/preparadas.ts';
import type { Contexto } from '../../contexto.ts';
import { regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findProfissao } from '../catalogo/catalogo.repository.ts';
import { anotarMudanca } from '../correcao/correcao.repository.ts';
import { apagarDocumentosDosTipos } from '../documento/excluir-documentos.ts';
import { acompanharAutorizacao } from '../responsavel/pedir-autorizacao.ts';
import { type AcessoAParte, comSolicitacao } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { comGravadas, type EmJson, lerParticipante } from '../solicitacao/linhas-da-solicitacao.ts';
import { donoDaParte } from './dono-participante.ts';
import { estacionarDocumentos } from './estacionar-documentos.ts';

/** Answers that are columns of the participant; all others live in `respostas`. */
const COLUNAS = { nome: 'nome', dataNascimento: 'data_nascimento' } as const;

export async function gravarParte(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  acesso: AcessoAParte,
  mudancas: MudancasDoParticipante,
): Promise<AcessoAParte> {
  const agora = contexto.relogio.agora();
  await exigirProfissao(trx, mudancas.respostas.profissaoId);
  const participante = await gravarRespostas(trx, acesso, mudancas, agora);
  const excluidos = await apagarDocumentosDosTipos(trx, donoDaParte(acesso, sessao), mudancas.alheios, agora);
  const gravada = comGravadas(acesso.completa, { participantes: [participante], documentos: excluidos });
  const dono = { participanteId: participante.id, contaId: sessao.contaId };
  const documentos = await estacionarDocumentos(trx, gravada, dono, mudancas.depois, agora);
  const anotada = await anotarMudanca(
    contexto,
    trx,
    comGravadas(gravada, { documentos }),
    participante.id,
    agora,
  );
  const atualizada = await atualizarSolicitacao(trx, anotada, {
    papel: acesso.leitor,
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
  return comSolicitacao(
    acesso,
    participante.tipo_pessoa === 'estudante'
      ? await acompanharAutorizacao(contexto, trx, atualizada)
      : atualizada,
  );
}

/** The one answer that names a row of the catalogue. */
async function exigirProfissao(trx: Transaction<DB>, profissaoId: unknown): Promise<void> {
  if (typeof profissaoId !== 'number' || (await findProfissao(trx, profissaoId)).length > 0) return;
  throw regraDoDominio([{ campo: 'profissaoId', mensagem: MENSAGEM_PROFISSAO }]);
}

/** Whatever guarantors save of their own is also their last access. */
async function gravarRespostas(
  trx: Transaction<DB>,
  { participante, leitor }: AcessoAParte,
  mudancas: MudancasDoParticipante,
  agora: Date,
): Promise<Selectable<Participante>> {
  const colunas: Record<string, unknown> = {};
  const respostas: Record<string, unknown> = {};
  for (const [nome, valor] of Object.entries(mudancas.respostas)) {
    const coluna = COLUNAS[nome as keyof typeof COLUNAS];
    if (coluna) colunas[coluna] = valor;
    else respostas[nome] = valor;
  }
  const { linha } = await trx
    .updateTable('participante')
    .set({
      ...colunas,
      respostas: sql`(respostas || ${JSON.stringify(respostas)}::jsonb) - ${[...mudancas.desfeitas]}::text[]`,
      versao: participante.versao + 1,
      atualizado_em: agora,
      ...(leitor === 'estudante' ? {} : { ultimo_acesso: agora }),
    })
    .where('id', '=', participante.id)
    .returning(sql<EmJson<Participante>>`to_json(participante)`.as('linha'))
    .modifyEnd(PREPARADA_EM_JSON)
    .executeTakeFirstOrThrow();
  return lerParticipante(linha);
}
