/** Applies the table of domain/retencao to requests and contracts that ended, messages and support actions. */

import {
  PRAZOS_DA_ENCERRADA,
  RETENCAO,
  SIGLAS_ENCERRADAS,
  type SiglaEncerrada,
  vencidoAntesDe,
} from '@credito/domain/retencao/retencao';
import { STATUS_EM_RECURSO } from '@credito/domain/solicitacao/inicio';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { apagarFotosSemAssinatura } from '../assinatura/apagar-fotos.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { daSolicitacao, mudarSituacao } from '../documento/documento.repository.ts';
import { expurgarDocumentos } from '../documento/expurgo.ts';
import { apagarComDependentes } from './apagar-com-dependentes.ts';
import { apagarContratos } from './apagar-contratos.ts';

export const TAREFA_APLICAR_RETENCAO = 'aplicar-retencao';

export interface RetencaoAplicada {
  semArquivos: number;
  apagadas: number;
  contratos: number;
  fotos: number;
}

/** One request a transaction: a cut in the middle leaves whole requests, and the next run goes on. */
export async function aplicarRetencao(contexto: Contexto): Promise<RetencaoAplicada> {
  const agora = contexto.relogio.agora();
  const aplicada: RetencaoAplicada = { semArquivos: 0, apagadas: 0, contratos: 0, fotos: 0 };
  for (const sigla of SIGLAS_ENCERRADAS) {
    const { arquivos, tudo } = PRAZOS_DA_ENCERRADA[sigla];
    for (const id of await encerradas(contexto, sigla, vencidoAntesDe(arquivos, agora), 'com-arquivos'))
      if (await contexto.db.transaction().execute((trx) => apagarArquivosDa(trx, id, agora)))
        aplicada.semArquivos += 1;
    for (const id of await encerradas(contexto, sigla, vencidoAntesDe(tudo, agora), 'todas')) {
      await contexto.db.transaction().execute((trx) => apagarSolicitacao(trx, id, agora));
      aplicada.apagadas += 1;
    }
  }
  aplicada.fotos = await apagarFotosSemAssinatura(
    contexto,
    vencidoAntesDe(RETENCAO.fotosSemAssinatura.dias, agora),
  );
  aplicada.contratos = await apagarContratos(contexto, agora);
  await contexto.db
    .deleteFrom('mensagem')
    .where('criada_em', '<', vencidoAntesDe(RETENCAO.mensagens.dias, agora))
    .where('estado', '<>', 'na-fila')
    .execute();
  await contexto.db
    .deleteFrom('acao_estudante')
    .where('em', '<', vencidoAntesDe(RETENCAO.acoesDoAtendimento.dias, agora))
    .execute();
  return aplicada;
}

async function encerradas(
  { db }: Contexto,
  sigla: SiglaEncerrada,
  antesDe: Date,
  quais: 'com-arquivos' | 'todas',
): Promise<readonly number[]> {
  let consulta = db
    .selectFrom('solicitacao')
    .select('id')
    .where('sigla', '=', sigla)
    .where(sql<Date>`coalesce(cancelada_em, decidida_em)`, '<', antesDe)
    // An appeal that waits for its answer keeps everything.
    .where('status_solicitacao', 'not in', STATUS_EM_RECURSO)
    // What a contract was made of stays as long as the contract.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('contrato')
            .select('contrato.id')
            .whereRef('contrato.solicitacao_id', '=', 'solicitacao.id'),
        ),
      ),
    );
  if (quais === 'com-arquivos')
    consulta = consulta.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('documento')
          .innerJoin('participante', 'participante.id', 'documento.dono_id')
          .select('documento.id')
          .whereRef('participante.solicitacao_id', '=', 'solicitacao.id')
          .where('documento.situacao', '<>', 'excluido'),
      ),
    );
  return (await consulta.orderBy('id').execute()).map(({ id }) => id);
}

async function travarEncerrada(trx: Transaction<DB>, id: number): Promise<string | null> {
  const solicitacao = await trx
    .selectFrom('solicitacao')
    .select('conta_id')
    .where('id', '=', id)
    .where('sigla', 'in', SIGLAS_ENCERRADAS)
    .forUpdate()
    .executeTakeFirst();
  return solicitacao?.conta_id ?? null;
}

/** The rows stay without what was read in the files: the history still says that a document was sent. */
async function apagarArquivosDa(trx: Transaction<DB>, id: number, agora: Date): Promise<boolean> {
  const contaId = await travarEncerrada(trx, id);
  if (!contaId) return false;
  const apagados = await mudarSituacao(trx, 'expurgar', agora)
    .set({
      nome_arquivo: 'apagado',
      leitura: null,
      leitura_de_renda: null,
      conferencias: '[]',
      explicacao: null,
    })
    .where(daSolicitacao(id))
    .returning(['id', 'arquivo_original', 'arquivo_visao'])
    .execute();
  if (apagados.length === 0) return false;
  await expurgarDocumentos(trx, apagados);
  await registrar(trx, {
    id,
    contaId,
    acao: 'arquivos-apagados',
    agora,
    dados: { documentos: apagados.length },
  });
  return true;
}

async function apagarSolicitacao(trx: Transaction<DB>, id: number, agora: Date): Promise<void> {
  const contaId = await travarEncerrada(trx, id);
  if (!contaId) return;
  await apagarArquivosDa(trx, id, agora);
  // What was sent to the person has a term of its own.
  await trx.updateTable('mensagem').set({ solicitacao_id: null }).where('solicitacao_id', '=', id).execute();
  await apagarComDependentes(trx, 'solicitacao', sql`id = ${id}`);
  await registrar(trx, { id, contaId, acao: 'solicitacao-apagada', agora, dados: {} });
}

async function registrar(
  trx: Transaction<DB>,
  {
    id,
    contaId,
    acao,
    agora,
    dados,
  }: { id: number; contaId: string; acao: string; agora: Date; dados: Record<string, unknown> },
): Promise<void> {
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'sistema', id: null },
    acao: `retencao.${acao}`,
    alvo: { tipo: 'solicitacao', id: String(id) },
    contaId,
    dados,
  });
}
