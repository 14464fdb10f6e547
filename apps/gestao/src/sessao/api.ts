import { criarCliente } from '@credito/api/cliente';
import { sessao } from './sessao.ts';

export const api = criarCliente({
  base: '/api',
  token: () => sessao.ler().token,
  aoReceberToken: sessao.receberToken,
  renovar: sessao.renovar,
  aoExpirar: sessao.marcarExpirada,
});
