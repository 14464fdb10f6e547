/** Messages tied to a pendency, between whose pendency it is and the team. */
import { CODIGOS_DE_DOCUMENTO, rotuloDoDocumento } from '../documento/tipos.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import { textoLivre } from '../texto/texto-livre.ts';

export const MAXIMO_DA_MENSAGEM = 2_000;

/** A refused document type, or the data that the analysis asked to correct. */
export const ASSUNTOS = ['DADOS', ...CODIGOS_DE_DOCUMENTO] as const;
export type Assunto = (typeof ASSUNTOS)[number];

export function rotuloDoAssunto(assunto: string): string {
  return assunto === 'DADOS' ? 'Dados a corrigir' : rotuloDoDocumento(assunto);
}

/** What a person has to correct, as subjects of a conversation. */
export function assuntosDaPendencia(fatos: {
  motivos: readonly unknown[];
  dadosACorrigir: boolean;
  grupos: ReadonlyArray<{ field: Assunto }>;
}): readonly Assunto[] {
  return [
    ...(fatos.dadosACorrigir || fatos.motivos.length > 0 ? (['DADOS'] as const) : []),
    ...fatos.grupos.map(({ field }) => field),
  ];
}

export const textoDaMensagemSchema = textoLivre({
  minimo: 1,
  maximo: MAXIMO_DA_MENSAGEM,
  curto: 'Escreva a mensagem.',
});

export type LadoDaConversa = 'pessoa' | 'equipe';

export interface FatosDaConversa {
  /** Oldest first. */
  mensagens: ReadonlyArray<{ autor: LadoDaConversa; lida: boolean }>;
  /** Side that owes an answer. */
  aguarda: LadoDaConversa | null;
}

export interface MarcasDaConversa {
  naoLidas: number;
  respostaDevida: boolean;
}

/** What this reader has not read, and whether the other side waits for them. */
export function marcasDaConversa(
  { mensagens, aguarda }: FatosDaConversa,
  leitor: LadoDaConversa,
): MarcasDaConversa {
  return {
    naoLidas: mensagens.filter(({ autor, lida }) => autor !== leitor && !lida).length,
    respostaDevida: aguarda === leitor,
  };
}

/** A person's message always waits for an answer; the team says when its own does. */
export function aguardaDepoisDe(autor: LadoDaConversa, pedeResposta: boolean): LadoDaConversa | null {
  if (autor === 'pessoa') return 'equipe';
  return pedeResposta ? 'pessoa' : null;
}

export type RecusaDeEscrever = 'sem-pendencia' | 'encerrada';

export const MENSAGEM_DE_ESCREVER: Readonly<Record<RecusaDeEscrever, string>> = {
  'sem-pendencia': 'Só é possível escrever sobre uma pendência em aberto.',
  encerrada: 'A análise desta solicitação terminou e não recebe mais mensagens.',
};

/** A conversation begins under an open pendency, and goes on until the analysis ends. */
export function recusaDeEscrever({
  sigla,
  comPendencia,
  jaConversam,
}: {
  sigla: Sigla;
  comPendencia: boolean;
  jaConversam: boolean;
}): RecusaDeEscrever | null {
  const { natureza } = ESTADOS[sigla];
  if (natureza !== 'corrigivel' && natureza !== 'bloqueada') return 'encerrada';
  return jaConversam || (comPendencia && natureza === 'corrigivel') ? null : 'sem-pendencia';
}
