/** The call of the login screen: its first load carries neither the cache of answers nor any schema. */
import type { Usuario } from '@credito/api/sessao.rotas';
import { api } from '../../sessao/api.ts';
import { esquecerLocal } from '../../sessao/esquecer-local.ts';

export interface Credenciais {
  cpf: string;
  password: string;
}

export async function autenticar(credenciais: Credenciais): Promise<Usuario> {
  esquecerLocal();
  return (await api('POST /autenticacao/autenticar', { body: credenciais })).usuario;
}
