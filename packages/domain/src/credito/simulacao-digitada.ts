/** What a person types into the simulator: read, or refused with a sentence for each field. */
import { lerReais } from '../dinheiro/conta.ts';
import type { PedidoDeSimulacao } from './simulacao.ts';
import {
  type FaixaDoPrograma,
  faixaEmPalavras,
  MESES_DA_SIMULACAO,
  type SimulacaoDigitada,
} from './simulacao-de-exemplo.ts';

type ErrosDaSimulacao = Readonly<Record<keyof SimulacaoDigitada, string | null>>;
type SimulacaoLida = Pick<PedidoDeSimulacao, 'mensalidadeCentavos' | 'percentual' | 'meses'>;

const MENSALIDADE = { minima: 5_000, maxima: 5_000_000 };

export function lerSimulacao(digitada: SimulacaoDigitada, faixa: FaixaDoPrograma): SimulacaoLida | null {
  if (Object.values(errosDaSimulacao(digitada, faixa)).some((erro) => erro !== null)) return null;
  return {
    mensalidadeCentavos: lerReais(digitada.mensalidade) ?? 0,
    percentual: Number(semSinal(digitada.percentual)),
    meses: Number(digitada.meses),
  };
}

export function errosDaSimulacao(digitada: SimulacaoDigitada, faixa: FaixaDoPrograma): ErrosDaSimulacao {
  return {
    mensalidade: erroDaMensalidade(digitada.mensalidade.trim()),
    percentual: erroDoPercentual(semSinal(digitada.percentual), faixa),
    meses: MESES_DA_SIMULACAO.some((meses) => String(meses) === digitada.meses)
      ? null
      : 'Escolha por quanto tempo.',
  };
}

function erroDaMensalidade(texto: string): string | null {
  if (texto === '') return 'Escreva a mensalidade do curso.';
  if (/^(?:R\$\s*)?[-−]/.test(texto)) return 'A mensalidade não pode ser negativa.';
  const centavos = lerReais(texto);
  if (centavos === null)
    return MUITOS_DIGITOS.test(texto)
      ? 'A maior mensalidade é R$\u00a050.000,00. Confira o valor.'
      : 'Escreva em reais e centavos, como 1.250,00.';
  if (centavos < MENSALIDADE.minima) return 'A menor mensalidade é R$\u00a050,00.';
  return centavos > MENSALIDADE.maxima ? 'A maior mensalidade é R$\u00a050.000,00. Confira o valor.' : null;
}

/** Written as an amount, and beyond what is read as one. */
const MUITOS_DIGITOS = /^(?:R\$\s*)?\d[\d.]{9,}(?:,\d{1,2})?$/;

function erroDoPercentual(texto: string, { percentualMinimo, percentualMaximo }: FaixaDoPrograma) {
  if (texto === '') return 'Escreva quanto da mensalidade quer financiar.';
  if (!/^-?\d+$/.test(texto)) return 'Escreva um percentual inteiro, como 50.';
  const percentual = Number(texto);
  if (percentual >= percentualMinimo && percentual <= percentualMaximo) return null;
  return `Este programa financia ${faixaEmPalavras({ percentualMinimo, percentualMaximo })} da mensalidade.`;
}

const semSinal = (percentual: string): string => percentual.trim().replace(/\s*%$/, '');
