/** Between what a form shows (text) and what the domain reads (dates as YYYY-MM-DD, cents, digits, lists). */

import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { digitosDoCep, formatarCep } from '@credito/domain/endereco/endereco';
import { digitosDoCpf, formatarCpf } from '@credito/domain/pessoa/cpf';
import { digitosDoTelefone, formatarTelefone } from '@credito/domain/pessoa/telefone';
import { dataDeTextoBrasileiro, formatarData, isData } from '@credito/domain/tempo/data';
import type { Campo } from '@credito/domain/wizard/plano';
import { interpretarDinheiro } from '@credito/ui/mascara/dinheiro';

export type ValoresDoFormulario = Record<string, unknown>;
export type Respostas = Record<string, unknown>;

/** What the form starts with. */
export function paraFormulario(
  campos: readonly Campo[],
  respostas: Readonly<Respostas>,
): ValoresDoFormulario {
  const valores: ValoresDoFormulario = {};
  for (const campo of campos)
    valores[campo.nome] = valorParaCampo(campo, respostas[campo.nome] ?? campo.sugestao);
  return valores;
}

function valorParaCampo(campo: Campo, valor: unknown): unknown {
  switch (campo.tipo) {
    case 'data':
      return typeof valor === 'string' && isData(valor) ? formatarData(valor) : texto(valor);
    case 'dinheiro':
      return typeof valor === 'number' ? formatarValor(valor) : '';
    case 'cpf':
      return formatarCpf(texto(valor));
    case 'telefone':
      return formatarTelefone(texto(valor));
    case 'cep':
      return formatarCep(texto(valor));
    case 'caixa':
      return valor === true;
    case 'caixas':
      return Array.isArray(valor) ? valor : [];
    case 'contador':
      return typeof valor === 'number' ? valor : 1;
    case 'escolha':
      return valor === undefined ? null : texto(valor);
    default:
      return typeof valor === 'number' ? valor : texto(valor);
  }
}

/** What the rules read. Emptied optional fields become empty text, so that the server clears them. */
export function paraRespostas(campos: readonly Campo[], valores: ValoresDoFormulario): Respostas {
  const respostas: Respostas = {};
  for (const campo of campos) {
    const valor = valorDoCampo(campo, valores[campo.nome]);
    if (valor !== undefined && valor !== null) respostas[campo.nome] = valor;
  }
  return respostas;
}

function valorDoCampo(campo: Campo, valor: unknown): unknown {
  switch (campo.tipo) {
    case 'data':
      return dataDeTextoBrasileiro(texto(valor)) ?? texto(valor);
    case 'dinheiro': {
      const centavos = interpretarDinheiro(texto(valor));
      return centavos === '' ? undefined : Number(centavos);
    }
    case 'cpf':
      return digitosDoCpf(texto(valor));
    case 'telefone':
      return campo.opcional && texto(valor) === '' ? undefined : digitosDoTelefone(texto(valor));
    case 'cep':
      return digitosDoCep(texto(valor));
    case 'caixa':
      return valor === true;
    default:
      return valor;
  }
}

function texto(valor: unknown): string {
  return typeof valor === 'string' ? valor : '';
}
