/** What one person has to correct, read from a loaded request. */
import { TIPOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { dadosCompletos } from '@credito/domain/participante/participante.plano';
import { trocouDeConjuge } from '@credito/domain/pendencia/correcao-de-dados';
import {
  type DocumentoRecusado,
  type GrupoRecusado,
  gruposRecusados,
  isComprovanteDeRenda,
} from '@credito/domain/pendencia/grupos';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Documento, Participante } from '../../banco/esquema.gerado.ts';
import { contextoDoParticipante, respostasDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { corrigeAgora, findCorrecao, type LinhaDeCorrecao } from './correcao.repository.ts';
import { declaracaoAnterior } from './declaracao-anterior.ts';

export interface FatosDaPendencia {
  participante: Selectable<Participante>;
  grupos: readonly GrupoRecusado[];
  motivos: readonly { codigo: string; texto: string }[];
  correcao: LinhaDeCorrecao | null;
  /** The correction waits for this person, or was sent by them in this return. */
  corrige: boolean;
  dadosACorrigir: boolean;
  rendaACorrigir: boolean;
  rendaRecusada: boolean;
  rendaIncompativel: boolean;
  trocouDeConjuge: boolean;
  anteriores: Readonly<Record<string, unknown>>;
  completa: boolean;
}

const RENDA_INCOMPATIVEL = 'RENDA_INCOMPATIVEL';
const DIVERGENTE = 'DIVERGENTE';

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
  return {
    participante,
    grupos: gruposRecusados(recusados),
    motivos,
    correcao,
    corrige,
    dadosACorrigir:
      motivos.some(({ codigo }) => codigo !== RENDA_INCOMPATIVEL) ||
      recusados.some(({ codigos }) => codigos.includes(DIVERGENTE)),
    rendaACorrigir:
      tipoPessoa !== 'estudante' &&
      (rendaRecusada || rendaIncompativel || (correcao?.modo_da_renda ?? null) !== null),
    rendaRecusada,
    rendaIncompativel,
    trocouDeConjuge: trocou,
    anteriores,
    completa:
      contexto !== null &&
      dadosCompletos(contexto) &&
      !faltaTroca &&
      recusados.every(({ respondido }) => respondido) &&
      // What was asked in words is answered by something that was done about it.
      (motivos.length === 0 || correcao !== null),
  };
}

/** Only in a correction; while an analysis goes on its verdicts are nobody's business yet. */
export function emCorrecao({ solicitacao }: SolicitacaoCompleta): boolean {
  return ESTADOS[solicitacao.sigla].natureza === 'corrigivel';
}

type Recusado = DocumentoRecusado & { codigos: readonly string[] };

/** Refused files in force, and those that a new file answered since the request came back. */
async function documentosRecusados(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  participante: Selectable<Participante>,
): Promise<readonly Recusado[]> {
  const daPessoa = completa.documentos.filter(
    ({ dono_id, tipo_documento }) => dono_id === participante.id && tipo_documento in TIPOS_DE_DOCUMENTO,
  );
  const respostas = daPessoa.filter(
    ({ situacao, resposta_a, enviado_em }) =>
      situacao === 'enviado' && resposta_a !== null && enviado_em >= completa.solicitacao.situacao_desde,
  );
  const perguntas = respostas.flatMap(({ resposta_a }) => resposta_a ?? []);
  const respondidos =
    perguntas.length === 0
      ? []
      : await db
          .selectFrom('documento')
          .selectAll()
          .where('id', 'in', perguntas)
          .orderBy('tipo_documento')
          .orderBy('indice')
          .execute();
  return [
    ...daPessoa
      .filter(({ situacao }) => situacao === 'rejeitado')
      .map((linha) => recusadoDe(linha, participante, false)),
    ...respondidos.map((linha) => recusadoDe(linha, participante, true)),
  ];
}

function recusadoDe(
  linha: Selectable<Documento>,
  participante: Selectable<Participante>,
  respondido: boolean,
): Recusado {
  const motivos = lerMotivos(linha.motivos);
  return {
    id: linha.id,
    tipoPessoa: participante.tipo_pessoa,
    tipoDocumento: linha.tipo_documento,
    indice: linha.indice,
    motivos: motivos.map(({ texto }) => texto),
    codigos: motivos.map(({ codigo }) => codigo),
    respondido,
    paginas: linha.paginas,
    enviadoEm: dataEmSaoPaulo(linha.enviado_em),
  };
}
