/** What a link asks before anybody is let in; what follows comes with its pages. */
import type { AssinaturaAberta, ConsultaDoLink } from '@credito/api/assinatura.rotas';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { insistir, semSessao } from './cliente.ts';

/** What lets somebody into one signature, for an hour. */
export type Entrada = Resposta<RotaPorChave<'POST /assinatura/entrar'>>;
export type Canal = AssinaturaAberta['contatos'][number]['canal'];

export const consultarLink = (codigo: string): Promise<ConsultaDoLink> =>
  insistir(() => semSessao('POST /assinatura/consulta', { body: { codigo } }));

export const entrarPeloLink = (codigo: string, cpf: string): Promise<Entrada> =>
  insistir(() => semSessao('POST /assinatura/entrar', { body: { codigo, cpf } }));

export const verAssinatura = (passe: string): Promise<AssinaturaAberta> =>
  insistir(() => semSessao('POST /assinatura/ver', { body: { passe } }));
