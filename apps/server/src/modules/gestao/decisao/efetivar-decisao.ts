/** What every decision does once it is allowed: the transition, the analysis of each person, the notices. */
import { type Decisao, pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import type { Selectable, Transaction, Updateable } from 'kysely';
import type { DB, Participante } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { mudancaDaParte } from '../../solicitacao/mudar-parte.ts';
import { executarTransicao } from '../../solicitacao/transicao.ts';
import { soltarSolicitacao } from '../fila/atribuicao.ts';
import { avisarPessoas, type DecisaoTomada } from './avisar-pessoas.ts';
import type { MotivosDaDecisao } from './motivos-da-decisao.ts';

export interface Decidida {
  id: number;
  sigla: Sigla;
  versao: number;
}

export async function efetivarDecisao(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  completa: SolicitacaoCompleta,
  tomada: DecisaoTomada,
): Promise<Decidida> {
  const { acao, motivos, agora } = tomada;
  const { id, versao } = completa.solicitacao;
  const { para, mudou } = await executarTransicao(trx, completa, {
    acao,
    papel: sessao.papel === 'instituicao' ? 'instituicao' : 'analista',
    ator: { tipo: 'operador', id: sessao.operadorId },
    agora,
    motivos: motivos.doEstudante,
    motivosDosFiadores: motivos.dosFiadores,
  });
  // Already on the waiting list: nothing happened, so nobody is told again.
  if (!mudou) return { id, sigla: para, versao };
  await guardarAnalise(trx, completa, acao, motivos);
  if (para === 'A') await guardarTeto(contexto, trx, id);
  await soltarSolicitacao(trx, id);
  await avisarPessoas(contexto, trx, completa, tomada, para);
  return { id, sigla: para, versao: await versaoAtual(trx, id) };
}

/** The setting may change; what one person might approve on that day is what this approval is measured against. */
async function guardarTeto({ configuracao }: Contexto, trx: Transaction<DB>, id: number): Promise<void> {
  await trx
    .updateTable('solicitacao')
    .set({ teto_de_uma_pessoa_centavos: configuracao.analise.tetoDeUmaPessoaCentavos })
    .where('id', '=', id)
    .execute();
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
  { porPessoa }: MotivosDaDecisao,
): Promise<void> {
  for (const participante of completa.participantes) {
    const tipoPessoa = participante.tipo_pessoa;
    if (!pessoasDaEtapa(completa.solicitacao.sigla).includes(tipoPessoa)) continue;
    const motivos = porPessoa.get(tipoPessoa) ?? [];
    await trx
      .updateTable('participante')
      .set({
        motivos_analise: JSON.stringify(motivos),
        ...vereditoDaPessoa(completa, acao, participante, motivos.length > 0),
      })
      .where('id', '=', participante.id)
      .execute();
  }
}

/** A final refusal judges the request: nobody's part waits for anything. */
function vereditoDaPessoa(
  { documentos }: SolicitacaoCompleta,
  acao: Decisao,
  participante: Selectable<Participante>,
  temMotivos: boolean,
): Updateable<Participante> {
  if (APROVACOES.includes(acao)) return mudancaDaParte(participante, 'aprovar', 'analista');
  if (!DEVOLUCOES.includes(acao)) return {};
  const temRecusado = documentos.some(
    ({ dono_id, situacao }) => dono_id === participante.id && situacao === 'rejeitado',
  );
  if (!temRecusado && !temMotivos) return {};
  return mudancaDaParte(participante, 'devolver', 'analista');
}
