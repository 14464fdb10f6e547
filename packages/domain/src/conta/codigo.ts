/**
 * Verification codes (decisions, "Registration and codes"; cases OTP-01, OTP-02): who may get one now, and what a
 * typed code is worth. Six digits as text: one code in ten begins with zero.
 */
import * as z from 'zod/mini';

export const DIGITOS_DO_CODIGO = 6;
export const VALIDADE_DO_CODIGO_MINUTOS = 10;
/** Between a code and the next one: of the registration (spec 1 section 9), and of an update's new phone (spec 3 section 9). */
export const SEGUNDOS_ENTRE_CODIGOS = 33;
export const SEGUNDOS_ENTRE_CODIGOS_DA_ATUALIZACAO = 30;
const MAXIMO_DE_CODIGOS_VIVOS = 2;
const MAXIMO_DE_ERROS_DO_CODIGO = 5;
export const TELEFONE_VERIFICADO_HORAS = 24;

export const MENSAGEM_CODIGO_ERRADO = 'Este código não confere. Veja a mensagem mais recente ou peça outro.';
export const MENSAGEM_CODIGO_VENCIDO = 'Este código venceu. Peça um novo código.';
export const MENSAGEM_CODIGO_ESGOTADO = 'Foram muitas tentativas com este código. Peça um novo código.';
const MENSAGEM_CODIGO_INCOMPLETO = 'Digite os 6 números do código.';
export const MENSAGEM_TENTATIVAS_DO_DIA = 'Foram muitas tentativas hoje. Tente novamente amanhã.';
export const MENSAGEM_CODIGOS_DO_DIA = 'Você já pediu muitos códigos hoje. Tente novamente mais tarde.';

export function mensagemDeEspera(segundos: number): string {
  return segundos === 1
    ? 'Aguarde 1 segundo para pedir outro código.'
    : `Aguarde ${segundos} segundos para pedir outro código.`;
}

export const codigoSchema = z
  .string({ error: MENSAGEM_CODIGO_INCOMPLETO })
  .check(z.regex(/^[0-9]{6}$/, { error: MENSAGEM_CODIGO_INCOMPLETO }));

const DIA_MS = 24 * 3_600_000;

export interface LimitesDeCodigos {
  esperaSegundos: number;
  porDia: number;
}

export type PodeEmitir =
  | { tipo: 'pode' }
  | { tipo: 'espere'; segundos: number }
  | { tipo: 'limite-do-dia'; segundos: number };

export interface Emissao {
  em: Date;
  /** It was typed in, so that the next one is for another purpose, or surely nobody has it yet. */
  semEspera: boolean;
}

/** May another code leave now? `emissoes`: the codes of the last day for this phone or this CPF. */
export function podeEmitirCodigo(
  emissoes: readonly Emissao[],
  agora: Date,
  { esperaSegundos, porDia }: LimitesDeCodigos,
): PodeEmitir {
  const instante = agora.getTime();
  const doDia = emissoes
    .map(({ em, semEspera }) => ({ em: em.getTime(), semEspera }))
    .filter(({ em }) => em > instante - DIA_MS)
    .sort((a, b) => a.em - b.em);
  const liberaNoDia = doDia.at(-porDia)?.em;
  if (liberaNoDia !== undefined)
    return { tipo: 'limite-do-dia', segundos: Math.ceil((liberaNoDia + DIA_MS - instante) / 1000) };
  const ultima = doDia.findLast(({ semEspera }) => !semEspera)?.em;
  const falta = ultima === undefined ? 0 : ultima + esperaSegundos * 1000 - instante;
  return falta > 0 ? { tipo: 'espere', segundos: Math.ceil(falta / 1000) } : { tipo: 'pode' };
}

/** Of ten codes a day for one phone or CPF, those that one network address may have sent (ADR 0087). */
export function codigosDoEndereco(porDia: number): number {
  return Math.ceil(porDia * 0.6);
}

/** Phones of the last hour, other than the one that is asked for now. */
export interface NumerosPedidos {
  /** For which no code has come back: from the network address, and from this browser. */
  semConfirmarNoEndereco: number;
  semConfirmarNoNavegador: number;
  confirmadosNoEndereco: number;
  /** A browser that was here before: it shows its cookie. */
  conhecido: boolean;
}

const POR_CONFIRMADO = 2;

/**
 * May a code go to one more phone that nobody has proved yet? Real people confirm; a program that makes the provider send
 * messages to numbers of its choice does not, and gets a handful (case OTP-02; ADR 0088).
 */
export function podePedirOutroNumero(pedidos: NumerosPedidos, maximo: number): boolean {
  const doEndereco = pedidos.conhecido ? maximo : Math.max(1, Math.floor(maximo / 5));
  const doNavegador = Math.max(1, Math.ceil((maximo * 3) / 5));
  return (
    pedidos.semConfirmarNoEndereco < doEndereco + POR_CONFIRMADO * pedidos.confirmadosNoEndereco &&
    pedidos.semConfirmarNoNavegador < doNavegador
  );
}

export function mensagemDeNumerosSemConfirmar(segundos: number): string {
  const minutos = Math.ceil(segundos / 60);
  return `A partir daqui já pediram códigos para outros celulares, que ainda não foram confirmados. Confirme um deles ou tente de novo em ${minutos === 1 ? '1 minuto' : `${minutos} minutos`}.`;
}

export const MENSAGEM_NAVEGADOR_NOVO = 'Não foi possível enviar o código nesta primeira vez. Tente de novo.';

export interface CodigoEmitido {
  id: string;
  criadoEm: Date;
  expiraEm: Date;
  erros: number;
  usado: boolean;
  invalidado: boolean;
}

function codigoVivo(codigo: CodigoEmitido, agora: Date): boolean {
  return (
    !codigo.usado && !codigo.invalidado && codigo.erros < MAXIMO_DE_ERROS_DO_CODIGO && codigo.expiraEm > agora
  );
}

/** The live codes that a new one pushes out: at most two live together, so that a late message still works. */
export function codigosSuperados(codigos: readonly CodigoEmitido[], agora: Date): readonly CodigoEmitido[] {
  return codigos
    .filter((codigo) => codigoVivo(codigo, agora))
    .sort((a, b) => b.criadoEm.getTime() - a.criadoEm.getTime())
    .slice(MAXIMO_DE_CODIGOS_VIVOS - 1);
}

export type Conferencia =
  | { tipo: 'certo'; id: string }
  /** `contra`: the live codes that the wrong try counts against. */
  | { tipo: 'errado'; contra: readonly string[] }
  | { tipo: 'esgotado'; contra: readonly string[] }
  | { tipo: 'vencido'; contra: readonly string[] };

/** What a typed code is worth against the codes issued to this person; `confere` compares without leaking time. */
export function conferirCodigo<C extends CodigoEmitido>(
  codigos: readonly C[],
  confere: (codigo: C) => boolean,
  agora: Date,
): Conferencia {
  const recentes = [...codigos].sort((a, b) => b.criadoEm.getTime() - a.criadoEm.getTime());
  const vivos = recentes.filter((codigo) => codigoVivo(codigo, agora));
  const certo = vivos.find(confere);
  if (certo) return { tipo: 'certo', id: certo.id };
  const contra = vivos.map(({ id }) => id);
  if (vivos.length === 0) {
    const ultimo = recentes[0];
    if (!ultimo) return { tipo: 'errado', contra };
    return { tipo: ultimo.erros >= MAXIMO_DE_ERROS_DO_CODIGO ? 'esgotado' : 'vencido', contra };
  }
  if (vivos.every(({ erros }) => erros + 1 >= MAXIMO_DE_ERROS_DO_CODIGO)) return { tipo: 'esgotado', contra };
  const antigo = recentes.find((codigo) => !codigo.usado && !vivos.includes(codigo) && confere(codigo));
  return { tipo: antigo ? 'vencido' : 'errado', contra };
}
