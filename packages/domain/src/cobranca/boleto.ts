/**
 * The digits of a boleto (FEBRABAN): the bar code of 44 and the line of 47 that people type. Its four digits for the due
 * date began anew at 1000 on 22/02/2025 and mean a date every 9,000 days: a due date is stored, never read back.
 */
import type { Data } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';

const INICIO_DO_FATOR: Data = '1997-10-07';
const VOLTA = 9_000;
const PRIMEIRO_FATOR = 1_000;

interface DadosDoBoleto {
  /** Three digits of the bank. */
  banco: string;
  vencimento: Data;
  centavos: number;
  /** 25 digits of which the bank decides. */
  campoLivre: string;
}

interface DigitosDoBoleto {
  codigoDeBarras: string;
  linhaDigitavel: string;
}

export function fatorDeVencimento(vencimento: Data): string {
  const dias = diasEntre(INICIO_DO_FATOR, vencimento);
  if (dias < PRIMEIRO_FATOR) throw new RangeError(`No boleto was due on ${vencimento}`);
  return String(((dias - PRIMEIRO_FATOR) % VOLTA) + PRIMEIRO_FATOR);
}

export function digitosDoBoleto({ banco, vencimento, centavos, campoLivre }: DadosDoBoleto): DigitosDoBoleto {
  if (!/^\d{3}$/.test(banco) || !/^\d{25}$/.test(campoLivre) || centavos < 0 || centavos > 9_999_999_999)
    throw new RangeError('These are no parts of a boleto');
  const cabeca = `${banco}9`;
  const valor = `${fatorDeVencimento(vencimento)}${String(centavos).padStart(10, '0')}`;
  const geral = modulo11(`${cabeca}${valor}${campoLivre}`);
  const campos = [`${cabeca}${campoLivre.slice(0, 5)}`, campoLivre.slice(5, 15), campoLivre.slice(15)];
  return {
    codigoDeBarras: `${cabeca}${geral}${valor}${campoLivre}`,
    linhaDigitavel: `${campos.map((campo) => `${campo}${modulo10(campo)}`).join('')}${geral}${valor}`,
  };
}

/** The bar code of a typed line; null where a check digit is wrong or it is no boleto of a bank. */
export function codigoDaLinha(linha: string): string | null {
  if (!/^\d{47}$/.test(linha)) return null;
  const campos = [linha.slice(0, 10), linha.slice(10, 21), linha.slice(21, 32)];
  if (campos.some((campo) => modulo10(campo.slice(0, -1)) !== campo.at(-1))) return null;
  const [primeiro = '', segundo = '', terceiro = ''] = campos.map((campo) => campo.slice(0, -1));
  const codigo = `${primeiro.slice(0, 4)}${linha.slice(32)}${primeiro.slice(4)}${segundo}${terceiro}`;
  return codigoConfere(codigo) ? codigo : null;
}

export function codigoConfere(codigo: string): boolean {
  return /^\d{44}$/.test(codigo) && modulo11(`${codigo.slice(0, 4)}${codigo.slice(5)}`) === codigo[4];
}

/** Cents of a bar code; 0 where the payer fills them in. */
export const centavosDoCodigo = (codigo: string): number => Number(codigo.slice(9, 19));

/** "00190.00009 01234.567004 ..." as slips print it. */
export function formatarLinhaDigitavel(linha: string): string {
  return linha.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}

function modulo10(digitos: string): string {
  const soma = [...digitos].toReversed().reduce((total, digito, posicao) => {
    const produto = Number(digito) * (posicao % 2 === 0 ? 2 : 1);
    return total + (produto > 9 ? produto - 9 : produto);
  }, 0);
  return String((10 - (soma % 10)) % 10);
}

function modulo11(digitos: string): string {
  const soma = [...digitos]
    .toReversed()
    .reduce((total, digito, posicao) => total + Number(digito) * ((posicao % 8) + 2), 0);
  const resto = 11 - (soma % 11);
  return String(resto === 10 || resto === 11 ? 1 : resto);
}
