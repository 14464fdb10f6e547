import { criarCliente } from '@credito/api/cliente';
import { aprenderHora } from '@credito/ui/aparelho/relogio';
import { cabecalhosDoUso, vigiarUso } from './em-uso.ts';
import { sessao } from './sessao.ts';

export const api = criarCliente({
  base: '/api',
  token: () => sessao.ler().token,
  aoReceberToken: sessao.receberToken,
  renovar: sessao.renovar,
  aoResponder: ({ headers }) => aprenderHora(headers.get('date')),
  aoExpirar: sessao.marcarExpirada,
  cabecalhos: cabecalhosDoUso,
});

export function manterEmUso(): void {
  vigiarUso(() => {
    if (sessao.ler().estado === 'ativa') void api('GET /gestao/eu').catch(() => null);
  });
}
