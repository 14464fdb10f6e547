/** What a check finds, by name: programs tell them apart, people read the sentence. */

export type Gravidade = 'recusa' | 'aviso' | 'certo';

/** `recusa`: the file is not what was sealed. `aviso`: it may be, and something about it cannot be said for sure. */
const GRAVIDADES = {
  'arquivo-ilegivel': 'recusa',
  'sha256-diferente': 'recusa',
  'sem-selo': 'recusa',
  'varios-selos': 'recusa',
  'selo-parcial': 'recusa',
  'bytes-depois-do-selo': 'recusa',
  'conteudo-mudado': 'recusa',
  'selo-invalido': 'recusa',
  'certificado-fora-da-validade': 'recusa',
  'carimbo-invalido': 'recusa',
  'evidencias-ausentes': 'recusa',
  'evidencias-ilegiveis': 'recusa',
  'cadeia-quebrada': 'recusa',
  'anexo-ausente': 'recusa',
  'anexo-diferente': 'recusa',
  'assinatura-que-falta': 'recusa',
  'assinatura-estranha': 'recusa',
  'raiz-desconhecida': 'aviso',
  'sem-carimbo': 'aviso',
  'selo-confere': 'certo',
  declaracao: 'certo',
  'carimbo-confere': 'certo',
  'anexo-confere': 'certo',
  'cadeia-confere': 'certo',
  assinado: 'certo',
} as const satisfies Record<string, Gravidade>;

export type NomeDoAchado = keyof typeof GRAVIDADES;

export interface Achado {
  nome: NomeDoAchado;
  gravidade: Gravidade;
  /** For people, in Portuguese. */
  frase: string;
}

export function achar(nome: NomeDoAchado, frase: string): Achado {
  return { nome, gravidade: GRAVIDADES[nome], frase };
}

export const recusado = (achados: readonly Achado[]): boolean =>
  achados.some(({ gravidade }) => gravidade === 'recusa');
