/**
 * What the analysis asks for beside refused documents: answers, by the row of the person's plan that asks for them, and
 * documents that were never sent. A reason carries them, and the correction leads to exactly those.
 */
import {
  CODIGOS_DE_DOCUMENTO,
  rotuloDoDocumento,
  TIPOS_DE_DOCUMENTO,
  type TipoDocumento,
} from '../documento/tipos.ts';
import { documentoCabeA, vagasDoDocumento } from '../documento/vagas.ts';
import { estacionamentoDe } from '../participante/estacionamento.ts';
import { NOME_DO_PASSO } from '../participante/o-que-falta.ts';
import { type IdDoPassoDoParticipante, planoDoParticipante } from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { passosVisiveis } from '../wizard/plano.ts';

export const IDS_DOS_PASSOS = planoDoParticipante.map(({ id }) => id) as [
  IdDoPassoDoParticipante,
  ...IdDoPassoDoParticipante[],
];

export interface Pedido {
  passos?: readonly IdDoPassoDoParticipante[] | undefined;
  documentos?: readonly TipoDocumento[] | undefined;
}

/** What a reason of the catalogue may name. */
const O_QUE_PEDE: Readonly<Record<string, keyof Pedido>> = {
  DADOS_INCORRETOS: 'passos',
  FALTA_DOCUMENTO: 'documentos',
};

export function oQueOMotivoPede(codigo: string): keyof Pedido | null {
  return O_QUE_PEDE[codigo] ?? null;
}

/** Completes the sentence of the reason; empty where nothing is named. */
export function pedidoEmPalavras({ passos = [], documentos = [] }: Pedido): string {
  const nomes = [
    ...planoDoParticipante.filter(({ id }) => passos.includes(id)).map(({ id }) => `“${NOME_DO_PASSO[id]}”`),
    ...documentos.map(rotuloDoDocumento),
  ];
  if (nomes.length === 0) return '';
  return passos.length > 0 ? `Em especial: ${nomes.join(', ')}.` : `Envie: ${nomes.join(', ')}.`;
}

/** The rows whose answers may be asked about. */
export function passosQueSeCorrigem(
  contexto: ContextoDoParticipante,
): ReadonlyArray<{ id: IdDoPassoDoParticipante; titulo: string }> {
  return passosVisiveis(planoDoParticipante, contexto)
    .filter(({ campos }) => campos.length > 0)
    .map(({ id }) => ({ id, titulo: NOME_DO_PASSO[id] }));
}

/** Types of which one more may be asked: those that no answer would set aside again. */
export function documentosQuePodemFaltar(contexto: ContextoDoParticipante): readonly TipoDocumento[] {
  const { dispensados } = estacionamentoDe(contexto);
  return CODIGOS_DE_DOCUMENTO.filter(
    (tipo) =>
      tipo !== 'RECURSO' &&
      documentoCabeA(contexto.tipoPessoa, tipo) &&
      !dispensados.includes(tipo) &&
      vagaLivre(tipo, contexto.documentos) !== null,
  );
}

/** The first slot without a file; null where the type holds no more. */
export function vagaLivre(
  tipo: TipoDocumento,
  documentos: ReadonlyArray<{ tipoDocumento: string; indice: number }>,
): number | null {
  const ocupadas = documentos
    .filter(({ tipoDocumento }) => tipoDocumento === tipo)
    .map(({ indice }) => indice);
  for (let indice = 0; indice < vagasDoDocumento(tipo); indice += 1)
    if (!ocupadas.includes(indice)) return indice;
  return null;
}

const IDENTIDADE: readonly IdDoPassoDoParticipante[] = ['dados-pessoais', 'dados-pessoais-do-fiador'];
const RESPONSAVEL: readonly IdDoPassoDoParticipante[] = [
  'dados-do-responsavel',
  'dados-do-outro-responsavel',
];
const CONJUGE: readonly IdDoPassoDoParticipante[] = ['dados-do-conjuge', 'dados-do-conjuge-com-nascimento'];

const DO_DOCUMENTO: Readonly<Partial<Record<TipoDocumento, readonly IdDoPassoDoParticipante[]>>> = {
  RG: IDENTIDADE,
  CPF: IDENTIDADE,
  RESIDENCIA: ['endereco'],
  DOCUMENTO_RESPONSAVEL: RESPONSAVEL,
  TERMO_GUARDA: RESPONSAVEL,
  CARTEIRA_CONJUGE: CONJUGE,
  CPF_CONJUGE: CONJUGE,
  CERTIDAO_CASAMENTO: ['estado-civil', ...CONJUGE],
  PACTO_ANTENUPCIAL: ['regime-de-bens'],
  AVERBACAO_DIVORCIO: ['estado-civil'],
  AVERBACAO_SEPARACAO: ['estado-civil'],
  CERTIDAO_OBITO: ['estado-civil'],
  UNIAO_ESTAVEL: ['uniao-estavel', ...CONJUGE],
  RG_FAMILIAR: ['grupo-familiar'],
  CPF_FAMILIAR: ['grupo-familiar'],
  COMPROVANTE_RENDA_FAMILIAR: ['renda-familiar'],
};

/** Rows with the answers that a document shows, for one that shows others. */
export function passosDoDocumento(tipo: TipoDocumento): readonly IdDoPassoDoParticipante[] {
  return DO_DOCUMENTO[tipo] ?? (TIPOS_DE_DOCUMENTO[tipo].grupo === 'renda' ? ['renda'] : []);
}
