/** The session of a person in this tab of the portals, known by the id of the account. */

import { criarSessaoEntreAbas } from '@credito/api/sessao-entre-abas';
import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { aprenderHora } from '@credito/ui/aparelho/relogio';
import { abrirDeNovo, recarregar } from '@credito/ui/endereco/abrir-de-novo';
import { esvaziarAAba } from './guarda-da-aba.ts';
import { JA_ENTROU } from './ja-entrou.ts';

export const sessao = criarSessaoEntreAbas<string>({
  nome: 'sessao',
  renovarEm: '/api/v1/site/auth/refresh_token',
  sairEm: '/api/v1/site/auth/logout',
  corpoDaRenovacao: (token) => ({ token }),
  aoResponder: ({ headers }) => aprenderHora(headers.get('date')),
  lerQuem: (corpo) => (corpo as { contaId: string }).contaId,
  idDe: (contaId) => contaId,
  recarregar: (motivo) => {
    esvaziarAAba();
    // As in the tab that logged out: the address is of the person who was here, and leads nobody else.
    if (motivo === 'saida') abrirDeNovo(`/${window.location.pathname.split('/')[1]}/`);
    else recarregar();
  },
});

sessao.ouvir(() => {
  if (sessao.ler().estado === 'ativa') noAparelho.guardar(JA_ENTROU, 'S');
});
