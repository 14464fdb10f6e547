/** The provider's public settings, which the page brings along: they change only with a start of the server. */
import type { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import type { Resposta } from '@credito/api/rota';

export type ConfiguracaoPublica = Resposta<typeof rotaConfiguracao>;

let daPagina: ConfiguracaoPublica | undefined;

export function definirConfiguracao(configuracao: ConfiguracaoPublica): void {
  daPagina = configuracao;
}

/** Once, before the first render. Without it (development server) the settings are asked for. */
export function lerConfiguracaoDaPagina(): void {
  const texto = document.getElementById('configuracao')?.textContent;
  if (texto?.startsWith('{')) definirConfiguracao(JSON.parse(texto) as ConfiguracaoPublica);
}

export function configuracaoDaPagina(): ConfiguracaoPublica | undefined {
  return daPagina;
}
