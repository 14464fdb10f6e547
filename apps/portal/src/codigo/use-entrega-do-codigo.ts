/** The code of a registration in this browser, or of whoever is logged in. */
import { api } from '../sessao/api.ts';
import { type EntregaEsperada, useEntrega } from './use-entrega.ts';

export type CodigoEsperado =
  | { telefone: string }
  | { para: 'perfil-email' | 'perfil-telefone' | 'aceite-fiador' | 'atualizacao' };

export function useEntregaDoCodigo(codigo: CodigoEsperado, reenviarEm: number): EntregaEsperada {
  return useEntrega(codigo, reenviarEm, (sinal) =>
    'telefone' in codigo
      ? api('POST /usuario/entrega-do-codigo', { body: { phone: codigo.telefone } }, { sinal })
      : api('GET /usuario/p/entrega-do-codigo', { query: codigo }, { sinal }),
  );
}
