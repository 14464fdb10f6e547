import { ErroDeApi } from '@credito/api/cliente';
import { QueryClient } from '@tanstack/react-query';
import { sessao } from './sessao.ts';

/** Answers of the API are personal: they live in memory and are gone with the tab. */
export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (tentativas, erro) =>
        tentativas < 2 && (!(erro instanceof ErroDeApi) || erro.status === 0 || erro.status >= 500),
    },
  },
});

const haPessoa = () => ['ativa', 'expirada'].includes(sessao.ler().estado);
let havia = haPessoa();

/** Nothing of the former person is shown to the next. */
sessao.ouvir(() => {
  if (havia && ['anonima', 'saindo'].includes(sessao.ler().estado)) consultas.clear();
  havia = haPessoa();
});
