/** What one person has to correct, read from a loaded request. */

import { lerMotivos, type MotivoRegistrado } from '@credito/domain/gestao/motivos';
import {
  dadosCompletos,
  type IdDoPassoDoParticipante,
} from '@credito/domain/participante/participante.plano';
import { dissolveuUniao, trocouDeConjuge } from '@credito/domain/pendencia/correcao-de-dados';
import { type GrupoRecusado, gruposRecusados, isComprovanteDeRenda } from '@credito/domain/pendencia/grupos';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { findCorrecao, type LinhaDeCorrecao } from '../correcao/correcao.repository.ts';
import { corrigeAgora } from '../solicitacao/corrige-agora.ts';
import { contextoDoParticipante, respostasDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { declaracaoAnterior } from './declaracao-anterior.ts';
import {
  type DocumentoPedido,
  documentosPedidos,
  isDivergente,
  passosPedidos,
} from './pedidos-da-analise.ts';
import { documentosRecusados, novosComprovantes } from './recusados.ts';

export interface FatosDaPendencia {
  participante: Selectable<Participante>;
  grupos: readonly GrupoRecusado[];
  motivos: readonly MotivoRegistrado[];
  correcao: LinhaDeCorrecao | null;
  /** The correction waits for this person, or was sent by them in this return. */
  corrige: boolean;
  dadosACorrigir: boolean;
  /** Rows of the person's plan that the analysis named. */
  passosPedidos: readonly IdDoPassoDoParticipante[];
  documentosPedidos: readonly DocumentoPedido[];
  rendaACorrigir: boolean;
  /** The income has a proof that the analyst has not seen. */
  rendaRespondida: boolean;
  rendaRecusada: boolean;
  rendaIncompativel: boolean;
  trocouDeConjuge: boolean;
  dissolveuUniao: boolean;
  anteriores: Readonly<Record<string, unknown>>;
  completa: boolean;
}

const RENDA_INCOMPATIVEL = 'RENDA_INCOMPATIVEL';

export async function fatosDaPendencia(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  participante: Selectable<Participante>,
  agora: Date,
): Promise<FatosDaPendencia> {
  const tipoPessoa = participante.tipo_pessoa;
  const correcao = (await findCorrecao(db, completa, participante.id)) ?? null;
  const corrige = corrigeAgora(completa, participante) || correcao !== null;
  const recusados = corrige ? await documentosRecusados(db, completa, participante) : [];
  const motivos = corrige ? lerMotivos(participante.motivos_analise) : [];
  const rendaRecusada = recusados.some(({ tipoDocumento }) => isComprovanteDeRenda(tipoDocumento));
  const rendaIncompativel = motivos.some(({ codigo }) => codigo === RENDA_INCOMPATIVEL);
  const anteriores = corrige
    ? await declaracaoAnterior(db, completa.solicitacao.id, tipoPessoa, participante.cpf)
    : {};
  const trocou = corrige && trocouDeConjuge(anteriores, respostasDe(participante));
  const contexto = contextoDoParticipante(completa, tipoPessoa, agora);
  const faltaTroca =
    trocou &&
    !contexto?.documentos.some(({ tipoDocumento }) => tipoDocumento === 'COMPROVANTE_TROCA_CONJUGE');
  const faltam = corrige ? documentosPedidos(completa, participante, motivos) : [];
  const rendaACorrigir =
    tipoPessoa !== 'estudante' &&
    (rendaRecusada || rendaIncompativel || (correcao?.modo_da_renda ?? null) !== null);
  const rendaRespondida = !rendaACorrigir || novosComprovantes(completa, participante).length > 0;
  return {
    participante,
    grupos: gruposRecusados(recusados),
    motivos,
    correcao,
    corrige,
    dadosACorrigir: motivos.some(perguntaPorDados) || recusados.some(isDivergente),
    passosPedidos: passosPedidos(motivos, recusados, contexto),
    documentosPedidos: faltam,
    rendaACorrigir,
    rendaRespondida,
    rendaRecusada,
    rendaIncompativel,
    trocouDeConjuge: trocou,
    dissolveuUniao: corrige && dissolveuUniao(anteriores, respostasDe(participante)),
    anteriores,
    completa:
      contexto !== null &&
      dadosCompletos(contexto) &&
      !faltaTroca &&
      rendaRespondida &&
      faltam.every(({ enviado }) => enviado) &&
      recusados.every(({ respondido }) => respondido) &&
      // What was asked in words is answered by something that was done about it.
      (motivos.length === 0 || correcao !== null),
  };
}

/** A reason that names documents alone asks for nothing else. */
function perguntaPorDados({ codigo, documentos }: MotivoRegistrado): boolean {
  return codigo !== RENDA_INCOMPATIVEL && (documentos ?? []).length === 0;
}

/** Only in a correction; while an analysis goes on its verdicts are nobody's business yet. */
export function emCorrecao({ solicitacao }: SolicitacaoCompleta): boolean {
  return ESTADOS[solicitacao.sigla].natureza === 'corrigivel';
}
