import type { EnvioDaPessoa } from '@credito/api/documento.rotas';
import { isVigente, situacaoVisivel } from '@credito/domain/documento/mudancas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';

/** Only what the asking person sent: a guarantor who took over does not meet the student's files, nor the reverse. */
export async function historicoDeDocumentos(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
): Promise<{ result: EnvioDaPessoa[] }> {
  const lugar = { tipo: 'participante', solicitacaoId, tipoPessoa } as const;
  const { id, natureza } = await contexto.donosDoDocumento.participante.exigir(contexto.db, sessao, lugar, {
    modo: 'ver',
    tipos: [],
  });
  const linhas = await contexto.db
    .selectFrom('documento')
    .select([
      'id',
      'tipo_documento',
      'indice',
      'nome_arquivo',
      'enviado_em',
      'situacao',
      'removido_em',
      'motivos',
    ])
    .where('dono_id', '=', id)
    .where('enviado_por', '=', sessao.contaId)
    .orderBy('enviado_em', 'desc')
    .orderBy('id')
    .execute();
  const result = linhas.map((linha): EnvioDaPessoa => {
    const { situacao: guardada } = linha;
    const vigente = isVigente(guardada);
    const situacao = vigente ? situacaoVisivel(guardada, natureza) : guardada;
    // A reason given by an analysis that is over stays with its file; of one that still goes on nothing is told.
    const contaMotivos = vigente ? situacao === 'rejeitado' : true;
    return {
      idDocumento: linha.id,
      tipoDocumento: linha.tipo_documento,
      index: linha.indice,
      nomeArquivo: linha.nome_arquivo,
      enviadoEm: linha.enviado_em.toISOString(),
      situacao,
      removidoEm: linha.removido_em?.toISOString() ?? null,
      motivos: contaMotivos ? lerMotivos(linha.motivos).map(({ texto }) => texto) : [],
    };
  });
  return { result };
}
