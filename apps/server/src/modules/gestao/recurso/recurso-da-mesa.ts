import type { RecursoDaMesa } from '@credito/api/gestao-recurso.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { nomeDaEquipe, veDadosDasPessoas } from '@credito/domain/acesso/visibilidade';
import { ROTULO_DA_FILA } from '@credito/domain/gestao/filas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import {
  DECISOES_DO_RECURSO,
  MENSAGEM_DE_QUEM_REPROVOU,
  podeAvaliarRecurso,
  prazoDaResposta,
  ROTULO_DO_RECURSO,
} from '@credito/domain/recurso/recurso';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { findRecurso, type LinhaDeRecurso } from '../../recurso/recurso.repository.ts';
import { nomesDosOperadores } from '../mesa/mesa.repository.ts';

/** Null where there is none, while it is only a draft, and for whoever has nothing to do with it. */
export async function recursoDaMesa(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
): Promise<RecursoDaMesa | null> {
  const recurso = await findRecurso(db, solicitacaoId);
  if (!recurso?.enviado_em || !recurso.etapa || !podeLer(sessao, recurso)) return null;
  const nomes = await nomesDosOperadores(db, [...recurso.decisores, recurso.decidido_por]);
  const nomeDe = (id: string) => {
    const nome = nomes.get(id);
    return nome === undefined ? null : nomeDaEquipe(sessao.papel, nome);
  };
  const estado = recurso.estado;
  const espera = estado === 'enviado' && podeNaGestao(sessao.papel, 'decidir-solicitacao');
  const pode = espera && podeAvaliarRecurso(sessao.operadorId, recurso.decisores);
  return {
    estado,
    rotulo: ROTULO_DO_RECURSO[estado],
    texto: recurso.texto,
    enviadoEm: recurso.enviado_em.toISOString(),
    responderAte: prazoDaResposta(recurso.enviado_em),
    recusa: {
      em: recurso.recusada_em?.toISOString() ?? null,
      etapa: ROTULO_DA_FILA[recurso.etapa],
      por: recurso.decisores.flatMap((id) => nomeDe(id) ?? []),
      motivos: lerMotivos(recurso.motivos).map(({ texto }) => texto),
    },
    decididoEm: recurso.decidido_em?.toISOString() ?? null,
    decididoPor: recurso.decidido_por && nomeDe(recurso.decidido_por),
    resposta: recurso.resposta,
    decisoes: pode ? [...DECISOES_DO_RECURSO] : [],
    impedimento: espera && !pode ? MENSAGEM_DE_QUEM_REPROVOU : null,
  };
}

/** The institution reads the appeal against its own refusal once the request is with it again. */
function podeLer({ papel }: SessaoDeGestao, { etapa, estado }: LinhaDeRecurso): boolean {
  return veDadosDasPessoas(papel) || (papel === 'instituicao' && etapa === 'PAIES' && estado === 'aceito');
}
