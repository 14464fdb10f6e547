/** Loads a request with its people and documents, and turns them into the facts that the domain's rules read. */

import { type ParteDaSolicitacao, quemPreenche } from '@credito/domain/participante/acesso';
import {
  dadosDoParticipante,
  contextoDoParticipante as montarContexto,
  type PessoaDaSolicitacao,
} from '@credito/domain/participante/contexto-do-participante';
import { dadosBasicosCompletos, dadosCompletos } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante, TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { progressoDoFiador } from '@credito/domain/participante/progresso';
import { conjugeReservado, identidadeReservada } from '@credito/domain/participante/quem-conhece-quem';
import { responsavelAutorizou } from '@credito/domain/responsavel/autorizacao';
import type { CatalogoDaSolicitacao } from '@credito/domain/solicitacao/copia-do-catalogo';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import type { CondicoesDaTransicao } from '@credito/domain/solicitacao/transicoes';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Participante, Solicitacao } from '../../banco/esquema.gerado.ts';
import { PREPARADA_EM_JSON } from '../../banco/preparadas.ts';
import { type LinhasDaSolicitacao, leituraDasLinhas, type Pergunta } from './linhas-da-solicitacao.ts';
import { pedidoDaLinha } from './pedido-ao-responsavel.ts';

export interface SolicitacaoCompleta extends LinhasDaSolicitacao {
  catalogo: CatalogoDaSolicitacao;
}

/**
 * Whether the account is somebody in the request. Asked by the statement that looks for it, so that somebody else's costs
 * no more than a missing one, which could be told from the time (attack 14).
 */
export const tomaParte = (contaId: string) =>
  sql<boolean>`(solicitacao.conta_id = ${contaId} or exists (
    select 1 from participante parte
    where parte.solicitacao_id = solicitacao.id and parte.conta_id = ${contaId} and parte.removido_em is null
  ))`;

/**
 * Null when the request does not exist, with `de` when that account has no part in it, and with `visivel` when the reader
 * may not see it: nothing more is read then. With `travar`, other writers
 * wait until the transaction ends.
 */
export async function carregarSolicitacao(
  db: Kysely<DB>,
  id: number,
  opcoes: {
    travar?: boolean;
    de?: string;
    visivel?: (solicitacao: Pick<Selectable<Solicitacao>, 'instituicao_id' | 'concluida_em'>) => boolean;
  } = {},
): Promise<SolicitacaoCompleta | null> {
  const { travar, de, visivel } = opcoes;
  if (travar || visivel) {
    let consulta = db
      .selectFrom('solicitacao')
      .select(['id', 'instituicao_id', 'concluida_em'])
      .where('id', '=', id)
      .modifyEnd(PREPARADA_EM_JSON);
    if (de !== undefined) consulta = consulta.where(tomaParte(de));
    // Whoever only writes a row about it (a note, a message) does not wait: they may hold what this transaction needs.
    if (travar) consulta = consulta.forNoKeyUpdate();
    const achada = await consulta.executeTakeFirst();
    if (!achada || !(visivel?.(achada) ?? true)) return null;
  }
  // Behind the lock: what the one who held it wrote is seen by a statement that begins after it.
  const lida = de === undefined || travar ? await lerPorId(db, { id }) : await lerDeQuem(db, { id, de });
  return lida && comCatalogo(lida.linhas);
}

const lerPorId = leituraDasLinhas((eb, { id }: { id: number }) => eb('id', '=', id));
const lerDeQuem = leituraDasLinhas((eb, { id, de }: { id: number; de: string }) =>
  eb.and([eb('id', '=', id), tomaParte(de)]),
);

/** Finds the newest request of the account as a student, and what its reader asks besides. */
export function leituraDaUltimaPropria<T>(pergunta: Pergunta<T>) {
  const ler = leituraDasLinhas(
    (eb, { contaId }: { contaId: string }) => eb('conta_id', '=', contaId),
    pergunta,
  );
  return async (
    db: Kysely<DB>,
    contaId: string,
  ): Promise<{ completa: SolicitacaoCompleta; resposta: T } | null> => {
    const lida = await ler(db, { contaId });
    return lida && { completa: comCatalogo(lida.linhas), resposta: lida.resposta };
  };
}

const comCatalogo = (linhas: LinhasDaSolicitacao): SolicitacaoCompleta => ({
  ...linhas,
  catalogo: linhas.solicitacao.catalogo,
});

export function participanteDe(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
): Selectable<Participante> | null {
  return completa.participantes.find((participante) => participante.tipo_pessoa === tipoPessoa) ?? null;
}

/** The answers as the plan reads them: the flat fields plus the identity columns. */
export function respostasDe(participante: Selectable<Participante>): Record<string, unknown> {
  return {
    nome: participante.nome,
    cpf: participante.cpf,
    email: participante.email,
    telefone: participante.telefone,
    ...(participante.data_nascimento ? { dataNascimento: participante.data_nascimento } : {}),
    ...participante.respostas,
  };
}

const contextos = new WeakMap<SolicitacaoCompleta, Map<string, ContextoDoParticipante | null>>();

/** A request that was read is never changed: who asks for the same person at the same moment gets the same facts. */
export function contextoDoParticipante(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
  agora: Date,
): ContextoDoParticipante | null {
  const prontos = contextos.get(completa) ?? new Map<string, ContextoDoParticipante | null>();
  contextos.set(completa, prontos);
  const chave = `${tipoPessoa} ${agora.getTime()}`;
  const contexto = prontos.get(chave) ?? lerContexto(completa, tipoPessoa, agora);
  prontos.set(chave, contexto);
  return contexto;
}

function lerContexto(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
  agora: Date,
): ContextoDoParticipante | null {
  const participante = participanteDe(completa, tipoPessoa);
  if (!participante) return null;
  const documentos = completa.documentos
    .filter((documento) => documento.dono_id === participante.id)
    .map(({ tipo_documento, indice, tipo_renda, situacao, leitura }) => ({
      tipoDocumento: tipo_documento,
      indice,
      tipoRenda: tipo_renda,
      rejeitado: situacao === 'rejeitado',
      leitura,
    }));
  return montarContexto(
    tipoPessoa,
    dadosDoParticipante(
      { cpf: participante.cpf, estadoCivilSemRegime: participante.estado_civil_sem_regime },
      respostasDe(participante),
      documentos,
    ),
    {
      hoje: dataEmSaoPaulo(agora),
      exigencias: completa.catalogo.exigencias,
      rendaMinimaCentavos: completa.solicitacao.renda_minima_centavos,
      pessoas: pessoasPara(completa, quemPreenche(parteDoParticipante(completa, participante))),
    },
  );
}

export function parteDoParticipante(
  completa: SolicitacaoCompleta,
  participante: Selectable<Participante>,
): ParteDaSolicitacao {
  return {
    tipoPessoa: participante.tipo_pessoa,
    preenchidoPor: participante.preenchido_por,
    aceitou: completa.aceites.has(participante.id),
  };
}

/** Everybody, as the reader of what a comparison with them says may know them. */
export function pessoasPara(
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
): readonly PessoaDaSolicitacao[] {
  return completa.participantes.map((participante) => {
    const { tipo_pessoa: tipoPessoa, nome, cpf, email, telefone, respostas } = participante;
    const parte = parteDoParticipante(completa, participante);
    return {
      tipoPessoa,
      identidade: { nome, cpf, email, telefone },
      respostas,
      reservados: {
        daPessoa: identidadeReservada(leitor, parte),
        doConjuge: conjugeReservado(leitor, parte),
      },
    };
  });
}

const FIADORES: readonly TipoPessoa[] = ['fiador', 'fiador2'];

export function condicoesDaSolicitacao(
  completa: SolicitacaoCompleta,
  agora: Date,
  temMotivo = false,
): CondicoesDaTransicao {
  const { sigla, concluida_em: concluidaEm } = completa.solicitacao;
  // A document that grew too old since the request was handed in was right then.
  const momentos = concluidaEm && !siglasEditaveis.includes(sigla) ? [agora, concluidaEm] : [agora];
  const estudante = momentos.map((momento) => contextoDoParticipante(completa, 'estudante', momento));
  const completo = (
    pessoas: readonly (ContextoDoParticipante | null)[],
    esta: (pessoa: ContextoDoParticipante) => boolean,
  ) => pessoas.some((pessoa) => pessoa !== null && esta(pessoa));
  const fiadores = completa.participantes.filter((participante) =>
    FIADORES.includes(participante.tipo_pessoa),
  );
  return {
    semFiador: completa.catalogo.exigencias.semFiador,
    analiseIes: completa.catalogo.exigencias.analiseIes,
    dadosBasicosCompletos: completo(estudante, dadosBasicosCompletos),
    dadosComplementaresCompletos: completo(estudante, dadosCompletos),
    fiadoresCompletos:
      fiadores.length > 0 &&
      fiadores.every((fiador) =>
        completo(
          momentos.map((momento) => contextoDoParticipante(completa, fiador.tipo_pessoa, momento)),
          (pessoa) => progressoDoFiador(pessoa).percentual === 100,
        ),
      ),
    fiadoresAceitaram: fiadores.length > 0 && fiadores.every((fiador) => completa.aceites.has(fiador.id)),
    responsavelAutorizou: completo(estudante, (pessoa) =>
      responsavelAutorizou(pessoa, completa.autorizacao && pedidoDaLinha(completa.autorizacao)),
    ),
    temMotivo,
    documentosRejeitadosEmAberto: completa.documentos.some((documento) => documento.situacao === 'rejeitado'),
  };
}
