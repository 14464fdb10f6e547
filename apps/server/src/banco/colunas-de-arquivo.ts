/** Every column that holds the id of a file in the vault; a test compares them with the schema. */
export const COLUNAS_DE_ARQUIVO = [
  { tabela: 'alteracao_texto', coluna: 'arquivo', dono: 'alteracao_id' },
  { tabela: 'assinante', coluna: 'foto_arquivo', dono: 'id' },
  { tabela: 'contrato_copia', coluna: 'arquivo', dono: 'contrato_id' },
  { tabela: 'contrato_texto', coluna: 'arquivo', dono: 'contrato_id' },
  { tabela: 'documento', coluna: 'arquivo_original', dono: 'id' },
  { tabela: 'documento', coluna: 'arquivo_visao', dono: 'id' },
  { tabela: 'documento_pagina', coluna: 'arquivo_visao', dono: 'documento_id' },
  { tabela: 'documento_pagina', coluna: 'arquivo_leitura', dono: 'documento_id' },
  { tabela: 'envelope', coluna: 'arquivo', dono: 'id' },
  { tabela: 'envelope', coluna: 'arquivo_do_provedor', dono: 'id' },
  { tabela: 'envelope', coluna: 'selado_arquivo', dono: 'id' },
  { tabela: 'envio_parte', coluna: 'arquivo', dono: 'envio_id' },
  { tabela: 'regulamento', coluna: 'arquivo', dono: 'id' },
] as const;
