/** An answer in words, and covered: CPF, income and contacts stay masked until an analyst asks for them. */
import { mascararCpf } from '../pessoa/cpf.ts';
import { mascararTelefone } from '../pessoa/telefone.ts';
import type { Campo } from '../wizard/plano.ts';
import { respostaEmTexto } from '../wizard/resposta-em-texto.ts';

const TIPOS_SENSIVEIS: readonly Campo['tipo'][] = ['cpf', 'telefone', 'email', 'dinheiro'];
const CAMPOS_SENSIVEIS: readonly string[] = ['numeroCarteiraIdentidade'];

export function isSensivel(campo: Pick<Campo, 'nome' | 'tipo'>): boolean {
  return TIPOS_SENSIVEIS.includes(campo.tipo) || CAMPOS_SENSIVEIS.includes(campo.nome);
}

export const NAO_INFORMADO = 'Não informado';

export function valorEmPalavras(campo: Campo, valor: unknown): string {
  return respostaEmTexto(campo, valor) ?? NAO_INFORMADO;
}

/** Enough to recognise the value, not to know it. */
export function valorMascarado(campo: Pick<Campo, 'nome' | 'tipo'>, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return NAO_INFORMADO;
  const texto = String(valor);
  switch (campo.tipo) {
    case 'cpf':
      return mascararCpf(texto);
    case 'telefone':
      return mascararTelefone(texto);
    case 'email':
      return texto.replace(/^(.).*(@.*)$/, '$1•••$2');
    case 'dinheiro':
      return 'R$\u00a0•••••';
    default:
      return '••••••';
  }
}

const DADOS_EM_TEXTO: ReadonlyArray<[RegExp, (achado: string) => string]> = [
  [/\d{3}\.\d{3}\.\d{3}-\d{2}/g, (cpf) => mascararCpf(cpf.replace(/\D/g, ''))],
  [/\(\d{2}\) ?\d{4,5}-\d{4}/g, (telefone) => mascararTelefone(telefone.replace(/\D/g, ''))],
  [/[^\s@]+@[^\s@]+/g, (email) => valorMascarado({ nome: 'email', tipo: 'email' }, email)],
];

/** Covers what a finished sentence of a summary carries; the same text when there is nothing to cover. */
export function textoMascarado(texto: string): string {
  return DADOS_EM_TEXTO.reduce((coberto, [padrao, cobrir]) => coberto.replace(padrao, cobrir), texto);
}
