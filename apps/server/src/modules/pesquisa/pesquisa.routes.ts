import {
  rotaCampanha,
  rotaDispensarPesquisa,
  rotaResponderPesquisa,
  rotaResultadosDasPesquisas,
} from '@credito/api/pesquisa.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { dispensarPesquisa, responderPesquisas, verCampanha, verResultados } from './pesquisa.ts';

export function registrarPesquisa(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaCampanha, ({ params }, { sessao }) =>
    verCampanha(contexto, sessao, params.campaignId),
  );
  registrador.rota(rotaResponderPesquisa, async ({ body }, { sessao }) => {
    await responderPesquisas(contexto, sessao, body);
  });
  registrador.rota(rotaDispensarPesquisa, async ({ params }, { sessao }) => {
    await dispensarPesquisa(contexto, sessao, params.campaignId);
  });
  registrador.rota(rotaResultadosDasPesquisas, () => verResultados(contexto));
}
