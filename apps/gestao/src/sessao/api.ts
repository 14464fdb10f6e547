import { criarCliente } from '@credito/api/cliente';
import { lerSessao, marcarExpirada, receberToken, renovarSessao } from './sessao.ts';

export const api = criarCliente({
  base: '/api',
  token: () => lerSessao().token,
  aoReceberToken: receberToken,
  renovar: renovarSessao,
  aoExpirar: marcarExpirada,
});
