/**
 * Another contact of a signer, repaired by the desk: a reason always, and a second person where nothing is left of what the
 * person was reached by (credito, section 7). What others signed stays.
 */
import * as z from 'zod/mini';
import { emailSchema } from '../pessoa/email.ts';
import { celularSchema } from '../pessoa/telefone.ts';
import { textoLivre } from '../texto/texto-livre.ts';
import type { EstadoDoAssinante } from './assinante.ts';
import { type ContatoParaAssinar, recusaDosContatos } from './contatos.ts';
import { falta } from './vez.ts';

const MINIMO_DO_MOTIVO = 10;
export const MAXIMO_DO_MOTIVO = 500;

export const motivoDaMesaSchema = textoLivre({
  minimo: MINIMO_DO_MOTIVO,
  maximo: MAXIMO_DO_MOTIVO,
  curto: `Explique o motivo com ao menos ${MINIMO_DO_MOTIVO} caracteres.`,
  longo: `Use no máximo ${MAXIMO_DO_MOTIVO} caracteres.`,
});

/** As whoever writes it is told; null when it will do. */
export function erroDoMotivo(escrito: string): string | null {
  const lido = motivoDaMesaSchema.safeParse(escrito);
  return lido.success ? null : (lido.error.issues[0]?.message ?? null);
}

export interface Contatos {
  email: string | null;
  telefone: string | null;
}
export type TipoDeContato = keyof Contatos;

const TIPOS: readonly TipoDeContato[] = ['email', 'telefone'];

/** One contact, as whoever signs names another one for themselves. */
export const contatoNovoSchema = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('email'), valor: emailSchema }),
  z.object({ tipo: z.literal('telefone'), valor: celularSchema }),
]);
export type ContatoNovo = z.infer<typeof contatoNovoSchema>;

/** As whoever types it is told; null when it will do. */
export function erroDoContatoNovo(tipo: TipoDeContato, valor: string): string | null {
  const lido = contatoNovoSchema.safeParse({ tipo, valor });
  return lido.success ? null : (lido.error.issues[0]?.message ?? null);
}

export const comContatoNovo = ({ email, telefone }: Contatos, { tipo, valor }: ContatoNovo): Contatos => ({
  email,
  telefone,
  [tipo]: valor,
});

export const MENSAGEM_MESMO_CONTATO = 'Este já é o seu contato. Digite o novo.';

/** Which of them differ. A contact that was there is replaced, and never only taken away. */
export const contatosQueMudam = (antes: Contatos, depois: Contatos): readonly TipoDeContato[] =>
  TIPOS.filter((tipo) => antes[tipo] !== depois[tipo]);

interface FatosDaTroca {
  assinante: { nome: string; estado: EstadoDoAssinante };
  antes: Contatos;
  depois: Contatos;
  /** Everybody else whose signature counts. */
  outros: readonly ContatoParaAssinar[];
  /** By the desk before, in this envelope. */
  jaTrocados: readonly TipoDeContato[];
}

const MENSAGEM_JA_ASSINOU = 'Esta pessoa já assinou: o contato dela não muda mais.';

/** Why the contact cannot become this one, as the desk reads it; null when it can. */
export function recusaDaTroca({
  assinante,
  depois,
  outros,
}: Pick<FatosDaTroca, 'assinante' | 'depois' | 'outros'>): string | null {
  if (!falta(assinante)) return MENSAGEM_JA_ASSINOU;
  return recusaDosContatos([{ nome: assinante.nome, ...depois }, ...outros], 'equipe');
}

/** Both at once, or the second one after the first: nobody that the person named would hear of it. */
export function exigeSegundaPessoa({
  antes,
  depois,
  jaTrocados,
}: Pick<FatosDaTroca, 'antes' | 'depois' | 'jaTrocados'>): boolean {
  const conhecidos = TIPOS.filter((tipo) => antes[tipo] !== null);
  const mudados = new Set([...contatosQueMudam(antes, depois), ...jaTrocados]);
  return conhecidos.length === 2 && conhecidos.every((tipo) => mudados.has(tipo));
}
