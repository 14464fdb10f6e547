import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { TIPO_DO_ATO } from '@credito/domain/contrato/atos-de-dois';
import {
  type CondicoesDoContrato,
  MENSAGENS_DO_CONTRATO,
  PERMISSAO_DO_ATOR,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import { respostasPossiveis } from '@credito/domain/gestao/segunda-pessoa';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { type ContratoCompleto, findPropostaDoContrato } from '../../contrato/contrato.repository.ts';

/** As the act will be judged when somebody else confirms it. */
export const paraPropor = (condicoes: CondicoesDoContrato): CondicoesDoContrato => ({
  ...condicoes,
  outraPessoa: true,
});

/** What waits for a second person, for whoever may be one; the others know nothing of it. */
export async function apresentarProposta(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { contrato }: ContratoCompleto,
  condicoes: CondicoesDoContrato,
): Promise<ContratoDaGestao['proposta']> {
  if (!podeNaGestao(sessao.papel, PERMISSAO_DO_ATOR.efetivacao)) return null;
  const proposta = await findPropostaDoContrato(db, contrato.id);
  if (!proposta) return null;
  const minha = proposta.operador_id === sessao.operadorId;
  const resultado = transitarContrato(contrato.codigo, proposta.acao, 'efetivacao', {
    ...condicoes,
    temMotivo: true,
  });
  const impedimento = minha || resultado.ok ? null : MENSAGENS_DO_CONTRATO[resultado.recusa];
  return {
    tipo: TIPO_DO_ATO[proposta.acao],
    acao: proposta.acao,
    por: proposta.nome,
    minha,
    em: proposta.proposta_em.toISOString(),
    motivos: proposta.motivos.map(({ explicacao, texto }) => explicacao ?? texto),
    impedimento,
    respostas: respostasPossiveis(minha).filter(
      (resposta) => resposta !== 'confirmar' || impedimento === null,
    ),
  };
}
