/** What a guarantee is worth today, in one figure and one sentence: home, finance and contracts say the same. */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import type { Garantia } from './exposicao.ts';

interface FatosDoQueGarante {
  garantia: Garantia;
  /** Everything that is left to pay of the whole plan, with the charges of today. */
  exposicaoCentavos: number;
  vencidoCentavos: number;
  /** The next day on which something of it falls due; null once nothing is left. */
  proximoVencimento: Data | null;
  /** Something of it has fallen due already, paid or not. */
  comecou: boolean;
}

interface OQueGarante {
  rotulo: string;
  centavos: number;
  explicacao: string;
}

export function oQueGarante(fatos: FatosDoQueGarante): OQueGarante {
  const { garantia, exposicaoCentavos, vencidoCentavos, proximoVencimento, comecou } = fatos;
  if (garantia === 'terminou')
    return {
      rotulo: 'Você garante',
      centavos: 0,
      explicacao: 'Você está livre: por este contrato nada mais pode ser cobrado de você.',
    };
  if (garantia === 'ainda-nao')
    return {
      rotulo: 'Quando valer, você garante',
      centavos: exposicaoCentavos,
      explicacao: 'É a soma de todas as parcelas.',
    };
  const vale = { rotulo: 'Você garante', centavos: exposicaoCentavos };
  if (vencidoCentavos > 0)
    return {
      ...vale,
      explicacao: `É tudo o que falta pagar do contrato, com a multa e os juros até hoje. Disso, ${formatarReais(vencidoCentavos)} estão em atraso.`,
    };
  const vence = proximoVencimento === null ? '' : formatarData(proximoVencimento);
  if (!comecou)
    return {
      ...vale,
      explicacao: `É o plano inteiro, também o que ainda vamos pagar à instituição. Hoje nada disso é cobrado${vence && `: a primeira parcela vence em ${vence}`}.`,
    };
  return {
    ...vale,
    explicacao: `É tudo o que falta pagar do contrato. Nada está em atraso${vence && `: a próxima parcela vence em ${vence}`}.`,
  };
}
