import { criarCliente } from '@credito/api/cliente';
import { aprenderHora } from '@credito/ui/aparelho/relogio';
import { sessao } from './sessao.ts';

export const api = criarCliente({
  base: '/api',
  token: () => sessao.ler().token,
  aoReceberToken: sessao.receberToken,
  renovar: sessao.renovar,
  aoResponder: ({ headers }) => aprenderHora(headers.get('date')),
  aoExpirar: sessao.marcarExpirada,
});
