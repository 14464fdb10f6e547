/** Messages that carry a secret are never kept in the clear once they have left. */
export const MODELO_CODIGO = 'codigo-de-verificacao';
export const MODELO_NOVA_SENHA = 'nova-senha';
export const MODELO_CONVITE_DA_GESTAO = 'convite-da-gestao';
export const MODELO_AUTORIZACAO_DO_RESPONSAVEL = 'responsavel-autorizacao';

export const TEXTO_APAGADO = '(conteúdo apagado depois do envio)';
