/** The provider's public settings, which the page brings along: they change only with a start of the server. */
import type { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import type { Resposta } from '@credito/api/rota';

export type ConfiguracaoPublica = Resposta<typeof rotaConfiguracao>;

let atual: ConfiguracaoPublica | undefined;
const ouvintes = new Set<() => void>();

export const lerConfiguracao = (): ConfiguracaoPublica | undefined => atual;

export function ouvirConfiguracao(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export function definirConfiguracao(configuracao: ConfiguracaoPublica): void {
  atual = configuracao;
  for (const ouvinte of ouvintes) ouvinte();
}

/** Once, before the first render. The page of the development server has none: there they are asked for. */
export function lerConfiguracaoDaPagina(): void {
  const texto = document.getElementById('configuracao')?.textContent;
  if (texto?.startsWith('{')) definirConfiguracao(JSON.parse(texto) as ConfiguracaoPublica);
  else if (import.meta.env.DEV)
    void fetch('/api/configuracao')
      .then((resposta) => resposta.json())
      .then(definirConfiguracao);
}
