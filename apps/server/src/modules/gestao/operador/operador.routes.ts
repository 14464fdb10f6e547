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
  registrador.rota(rotaConvidarOperador, async ({ body }, { sessao }) =>
    convidarOperador(contexto, sessao, body),
  );
  registrador.rota(rotaAlterarOperador, async ({ params, body }, { sessao }) =>
    alterarOperador(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaReconvidarOperador, async ({ params }, { sessao }) =>
    reconvidarOperador(contexto, sessao, params.id),
  );
  registrador.rota(rotaEncerrarSessoesDoOperador, async ({ params }, { sessao }) => {
    await encerrarSessoesDe(contexto, sessao, params.id);
    return undefined;
  });
}
