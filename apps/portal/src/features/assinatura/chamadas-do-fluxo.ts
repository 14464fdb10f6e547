/** The calls of whoever was let in to a signature, and of whoever checks one. */
import type { AssinaturaAberta, Verificacao } from '@credito/api/assinatura.rotas';
import type { Pedido } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { Canal, Entrada } from './chamadas.ts';
import { insistir, semSessao } from './cliente.ts';

type CorpoDaAssinatura = Pedido<RotaPorChave<'POST /assinatura/assinar'>>['body'];

/** The answer brings the whole document, or waits for its drawing. */
const DOIS_MINUTOS = 120_000;

export const buscarDocumento = (passe: string): Promise<unknown> =>
  insistir(() => semSessao('POST /assinatura/documento', { body: { passe } }, { limiteMs: DOIS_MINUTOS }));

export const pedirCodigo = (passe: string, canal: Canal) =>
  insistir(() => semSessao('POST /assinatura/codigo', { body: { passe, canal } }));

export type ContatoNovo = Pedido<RotaPorChave<'POST /assinatura/contato'>>['body']['novo'];

export const provarContato = (passe: string, canal: Canal) =>
  insistir(() => semSessao('POST /assinatura/contato/prova', { body: { passe, canal } }));

interface TrocaDoContato {
  passe: string;
  /** Of the contact that the person still has. */
  canal: Canal;
  codigo: string;
  novo: ContatoNovo;
}

export const conferirContatoNovo = (body: TrocaDoContato) =>
  insistir(() => semSessao('POST /assinatura/contato/novo', { body }));

/** Not made again by itself: the pass ends with it. */
export const trocarContato = (body: TrocaDoContato): Promise<Entrada> =>
  semSessao('POST /assinatura/contato', { body });

/** Asked again and again by itself. */
export const perguntarEntrega = (passe: string, sinal: AbortSignal) =>
  semSessao('POST /assinatura/entrega-do-codigo', { body: { passe } }, { sinal });

export const assinar = (body: CorpoDaAssinatura): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/assinar', { body }));

export const recusar = (passe: string, motivo: string): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/recusar', { body: { passe, motivo } }));

export const verificar = (codigo: string): Promise<Verificacao> =>
  insistir(() => semSessao('GET /verificar/{codigo}', { params: { codigo } }));
