import type { AssinaturaAberta, ConsultaDoLink, Verificacao } from '@credito/api/assinatura.rotas';
import type { Pedido, Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { insistir, semSessao } from './cliente.ts';

/** What lets somebody into one signature, for an hour. */
export type Entrada = Resposta<RotaPorChave<'POST /assinatura/entrar'>>;
export type Canal = AssinaturaAberta['contatos'][number]['canal'];
type CorpoDaAssinatura = Pedido<RotaPorChave<'POST /assinatura/assinar'>>['body'];

/** The answer brings the whole document, or waits for its drawing. */
const DOIS_MINUTOS = 120_000;

export const consultarLink = (codigo: string): Promise<ConsultaDoLink> =>
  insistir(() => semSessao('POST /assinatura/consulta', { body: { codigo } }));

export const entrarPeloLink = (codigo: string, cpf: string): Promise<Entrada> =>
  insistir(() => semSessao('POST /assinatura/entrar', { body: { codigo, cpf } }));

export const verAssinatura = (passe: string): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/ver', { body: { passe } }));

export const buscarDocumento = (passe: string): Promise<unknown> =>
  insistir(() => semSessao('POST /assinatura/documento', { body: { passe } }, { limiteMs: DOIS_MINUTOS }));

export const pedirCodigo = (passe: string, canal: Canal) =>
  insistir(() => semSessao('POST /assinatura/codigo', { body: { passe, canal } }));

/** Asked again and again by itself. */
export const perguntarEntrega = (passe: string, sinal: AbortSignal) =>
  semSessao('POST /assinatura/entrega-do-codigo', { body: { passe } }, { sinal });

export const assinar = (body: CorpoDaAssinatura): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/assinar', { body }));

export const recusar = (passe: string, motivo: string): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/recusar', { body: { passe, motivo } }));

export const verificar = (codigo: string): Promise<Verificacao> =>
  insistir(() => semSessao('GET /verificar/{codigo}', { params: { codigo } }));
