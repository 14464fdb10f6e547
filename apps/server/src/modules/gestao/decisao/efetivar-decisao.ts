/** What every decision does once it is allowed: the transition, the analysis of each person, the notices. */
import { type Decisao, pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import type { MotivoRegistrado } from '@credito/domain/gestao/motivos';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { executarTransicao } from '../../solicitacao/transicao.ts';
import { soltarSolicitacao } from '../fila/atribuicao.ts';
import { avisarPessoas } from './avisar-pessoas.ts';

export interface Decidida {
  id: number;
  sigla: Sigla;
  versao: number;
}

export interface DecisaoTomada {
  acao: Decisao;
  porPessoa: ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]>;
  /** What the request itself keeps, for the student. */
  textos: readonly string[];
  agora: Date;
}

export async function efetivarDecisao(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  completa: SolicitacaoCompleta,
  { acao, porPessoa, textos, agora }: DecisaoTomada,
): Promise<Decidida> {
  const { id, versao } = completa.solicitacao;
  const { para, mudou } = await executarTransicao(trx, completa, {
    acao,
    papel: sessao.papel === 'instituicao' ? 'instituicao' : 'analista',
    ator: { tipo: 'operador', id: sessao.operadorId },
    agora,
    motivos: textos,
  });
  // Already on the waiting list: nothing happened, so nobody is told again.
  if (!mudou) return { id, sigla: para, versao };
  await guardarAnalise(trx, completa, acao, porPessoa);
  await soltarSolicitacao(trx, id);
  await avisarPessoas(contexto, trx, completa, acao, para, agora);
  return { id, sigla: para, versao: await versaoAtual(trx, id) };
}

export async function versaoAtual(trx: Transaction<DB>, id: number): Promise<number> {
  const { versao } = await trx
    .selectFrom('solicitacao')
    .select('versao')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return versao;
}

const APROVACOES: readonly Decisao[] = ['aprovarDadosComplementares', 'aprovarFiador'];
const DEVOLUCOES: readonly Decisao[] = ['devolverDadosComplementares', 'devolverFiador'];

/** What the analysis said of each person of the stage, with reasons that only that person reads. */
async function guardarAnalise(
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  acao: Decisao,
  porPessoa: ReadonlyMap<TipoPessoa, readonly MotivoRegistrado[]>,
): Promise<void> {
  const aprova = APROVACOES.includes(acao);
  if (!aprova && !DEVOLUCOES.includes(acao)) return;
  for (const participante of completa.participantes) {
    const tipoPessoa = participante.tipo_pessoa as TipoPessoa;
    if (!pessoasDaEtapa(completa.solicitacao.sigla).includes(tipoPessoa)) continue;
    const motivos = porPessoa.get(tipoPessoa) ?? [];
    const temRecusado = completa.documentos.some(
      ({ participante_id, situacao }) => participante_id === participante.id && situacao === 'rejeitado',
    );
    const recusado = temRecusado || motivos.length > 0;
    await trx
      .updateTable('participante')
      .set({
        status_analise: aprova ? 'A' : recusado ? 'R' : participante.status_analise,
        motivos_analise: JSON.stringify(motivos),
        status_preenchimento: aprova
          ? 'APROVADO'
          : recusado
            ? tipoPessoa === 'estudante'
              ? 'REPROVADO_DADOS_COMPLEMENTARES'
              : 'REPROVADO'
            : participante.status_preenchimento,
      })
      .where('id', '=', participante.id)
      .execute();
  }
}
