/** Enrolments confirmed in bulk: what a line of the institution's spreadsheet says, or what is wrong with it. */

import { formatarNumero } from '../texto/numero.ts';
import { caracteresVisiveis } from '../texto/texto-livre.ts';
import type { DECISOES_DA_INSTITUICAO } from './etapas.ts';
import { MINIMO_DO_TEXTO_DO_MOTIVO, MOTIVOS, type MotivoEscolhido } from './motivos.ts';

const COLUNAS_DAS_MATRICULAS = ['protocolo', 'resultado', 'motivo'] as const;
export type ColunaDasMatriculas = (typeof COLUNAS_DAS_MATRICULAS)[number];

export const MAXIMO_DE_LINHAS = 10_000;
/** So many lines, each with a reason of one line. */
export const MAXIMO_DE_BYTES = 1_500_000;
/** Decided in one call: the screen asks for the next ones until the file is done, and says how far it is. */
export const LINHAS_POR_VEZ = 500;

export const MENSAGEM_DE_ARQUIVO_GRANDE = `O arquivo é grande demais. Divida a planilha em partes de até ${formatarNumero(MAXIMO_DE_LINHAS)} linhas.`;

export interface LinhaDaMatricula {
  protocolo: string;
  acao: (typeof DECISOES_DA_INSTITUICAO)[number];
  motivos: readonly MotivoEscolhido[];
}

export type LinhaLida = { ok: true; linha: LinhaDaMatricula } | { ok: false; mensagem: string };

/** Lower case, without accents or punctuation: how spreadsheets differ from each other. */
function chave(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function colunaDe(titulo: string): ColunaDasMatriculas | null {
  const nome = chave(titulo);
  return COLUNAS_DAS_MATRICULAS.find((coluna) => nome === coluna) ?? null;
}

const RESULTADOS: Readonly<Record<string, LinhaDaMatricula['acao']>> = {
  '': 'aprovarIes',
  confirmada: 'aprovarIes',
  confirmado: 'aprovarIes',
  aprovada: 'aprovarIes',
  aprovado: 'aprovarIes',
  sim: 'aprovarIes',
  s: 'aprovarIes',
  espera: 'colocarEmListaDeEspera',
  'lista de espera': 'colocarEmListaDeEspera',
  recusada: 'reprovarIes',
  recusado: 'reprovarIes',
  reprovada: 'reprovarIes',
  reprovado: 'reprovarIes',
  nao: 'reprovarIes',
  n: 'reprovarIes',
};

export function lerLinhaDaMatricula(celulas: Partial<Record<ColunaDasMatriculas, string>>): LinhaLida {
  const escrito = semFormula(celulas.protocolo ?? '');
  if (escrito === '') return recusa('Falta o protocolo.');
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(escrito))
    return recusa(
      'A planilha abreviou o protocolo. Formate a coluna como texto, escreva o número inteiro e salve de novo.',
    );
  const protocolo = escrito.replace(/[\s.-]/g, '').toUpperCase();
  if (!/^[A-Z]*\d{4,20}$/.test(protocolo)) return recusa('O protocolo não é um número válido.');
  const acao = RESULTADOS[chave(celulas.resultado ?? '')];
  if (!acao) return recusa('O resultado deve ser “confirmada”, “espera” ou “recusada”.');
  if (acao !== 'reprovarIes') return { ok: true, linha: { protocolo, acao, motivos: [] } };
  const motivo = lerMotivo(semFormula(celulas.motivo ?? ''));
  return motivo
    ? { ok: true, linha: { protocolo, acao, motivos: [motivo] } }
    : recusa(
        `Para recusar, escreva o motivo: “${MOTIVOS.SEM_MATRICULA.rotulo}”, “${MOTIVOS.SEM_VAGA.rotulo}” ou uma explicação com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.`,
      );
}

function lerMotivo(texto: string): MotivoEscolhido | null {
  const nome = chave(texto);
  for (const codigo of ['SEM_MATRICULA', 'SEM_VAGA'] as const)
    if (nome === chave(codigo) || nome === chave(MOTIVOS[codigo].rotulo)) return { codigo };
  return caracteresVisiveis(texto) >= MINIMO_DO_TEXTO_DO_MOTIVO
    ? { codigo: 'OUTRO', texto: texto.slice(0, 500) }
    : null;
}

/** ="20261234" is how people keep a spreadsheet from changing a number. */
function semFormula(texto: string): string {
  const limpo = texto.normalize('NFC').trim();
  return /^="([^"]*)"$/.exec(limpo)?.[1]?.trim() ?? limpo;
}

const recusa = (mensagem: string): LinhaLida => ({ ok: false, mensagem });
