import type { ConsultaDaAutorizacao } from '@credito/api/responsavel.rotas';
import { api } from '../../sessao/api.ts';

export type Autorizacao = NonNullable<ConsultaDaAutorizacao['autorizacao']>;

export function consultarAutorizacao(codigo: string, cpf?: string): Promise<ConsultaDaAutorizacao> {
  return api('POST /responsavel/autorizacao/consulta', { body: { codigo, ...(cpf ? { cpf } : {}) } });
}

export function responderAutorizacao(
  codigo: string,
  cpf: string,
  resposta: 'autorizada' | 'recusada',
  { versao, sha256 }: Autorizacao,
): Promise<void> {
  return api('POST /responsavel/autorizacao', { body: { codigo, cpf, resposta, versao, sha256 } });
}
