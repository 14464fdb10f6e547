import {
  rotaAlterarOperador,
  rotaConvidarOperador,
  rotaEncerrarSessoesDoOperador,
  rotaEquipe,
  rotaReconvidarOperador,
} from '@credito/api/gestao-equipe.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import {
  alterarOperador,
  convidarOperador,
  encerrarSessoesDe,
  reconvidarOperador,
  verEquipe,
} from './equipe.ts';

export function registrarOperadores(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaEquipe, async () => verEquipe(contexto));
  registrador.rota(rotaConvidarOperador, async ({ body }, { sessao, repetivel }) =>
    convidarOperador(contexto, sessao, body, repetivel),
  );
  registrador.rota(rotaAlterarOperador, async ({ params, body }, { sessao }) =>
    alterarOperador(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaReconvidarOperador, async ({ params }, { sessao, repetivel }) =>
    reconvidarOperador(contexto, sessao, params.id, repetivel),
  );
  registrador.rota(rotaEncerrarSessoesDoOperador, async ({ params }, { sessao, repetivel }) => {
    await encerrarSessoesDe(contexto, sessao, params.id, repetivel);
    return undefined;
  });
}
