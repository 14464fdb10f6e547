/** Messages that carry a secret: worthless after a while, and never kept in the clear once they have left. */
import { VALIDADE_DO_LINK_DIAS } from '@credito/domain/responsavel/autorizacao';

export const MODELO_CODIGO = 'codigo-de-verificacao';
export const MODELO_NOVA_SENHA = 'nova-senha';
export const MODELO_CONVITE_DA_GESTAO = 'convite-da-gestao';
export const MODELO_AUTORIZACAO_DO_RESPONSAVEL = 'responsavel-autorizacao';

const VALIDADE_MINUTOS: Readonly<Record<string, number>> = {
  [MODELO_CODIGO]: 10,
  [MODELO_NOVA_SENHA]: 30,
  [MODELO_CONVITE_DA_GESTAO]: 72 * 60,
  [MODELO_AUTORIZACAO_DO_RESPONSAVEL]: VALIDADE_DO_LINK_DIAS * 24 * 60,
};

export const TEXTO_APAGADO = '(conteúdo apagado depois do envio)';

export function levaSegredo(modelo: string): boolean {
  return modelo in VALIDADE_MINUTOS;
}

/** A code that arrives after its time only confuses: it is no longer sent. */
export function segredoVencido(modelo: string, criadaEm: Date, agora: Date): boolean {
  const minutos = VALIDADE_MINUTOS[modelo];
  return minutos !== undefined && agora.getTime() - criadaEm.getTime() >= minutos * 60_000;
}
