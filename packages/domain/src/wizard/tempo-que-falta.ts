/**
 * How long what is left of a plan takes, said beside "pergunta 3 de 9". The seconds are those of somebody who reads on a
 * phone and has the papers at hand; what is answered or sent already costs nothing.
 */
import {
  type Campo,
  type ContextoDeWizard,
  documentosFaltando,
  type Passo,
  passosIncompletos,
  perguntaAlgo,
  type TipoDeCampo,
} from './plano.ts';

const PARA_LER_A_PERGUNTA = 8;
/** To find the paper, take the picture, look at it and wait until it is there. */
const POR_ARQUIVO = 45;

const POR_CAMPO: Readonly<Record<TipoDeCampo, number>> = {
  texto: 10,
  nome: 12,
  cpf: 12,
  telefone: 10,
  email: 15,
  data: 8,
  dinheiro: 10,
  cep: 10,
  escolha: 5,
  selecao: 6,
  seletor: 15,
  caixa: 4,
  caixas: 8,
  contador: 5,
  codigo: 30,
  senha: 20,
};

/** Whole minutes, never less than one; null where nothing is missing. */
export function minutosQueFaltam<C extends ContextoDeWizard>(
  plano: readonly Passo<C>[],
  contexto: C,
): number | null {
  const faltam = passosIncompletos(plano, contexto).filter(perguntaAlgo);
  if (faltam.length === 0) return null;
  const segundos = faltam.reduce((soma, passo) => soma + segundosDoPasso(passo, contexto), 0);
  return Math.max(1, Math.round(segundos / 60));
}

function segundosDoPasso<C extends ContextoDeWizard>(passo: Passo<C>, contexto: C): number {
  const campos = passo.campos
    .filter((campo) => falta(campo, contexto))
    .reduce((soma, { tipo }) => soma + POR_CAMPO[tipo], 0);
  const arquivos = documentosFaltando(passo, contexto).reduce((soma, { quantidade }) => soma + quantidade, 0);
  return PARA_LER_A_PERGUNTA + campos + arquivos * POR_ARQUIVO;
}

function falta({ nome, opcional, noLugarDe }: Campo, { respostas }: ContextoDeWizard): boolean {
  const resposta = respostas[nome];
  return !opcional && !noLugarDe && (resposta === undefined || resposta === null || resposta === '');
}
