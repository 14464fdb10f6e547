import { rotaPreencherDados } from '@credito/api/solicitacao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { preencherDados } from './preencher-dados.ts';

export function registrarParticipante(registrador: Registrador): void {
  registrador.rota(rotaPreencherDados, ({ body }, { sessao }) =>
    preencherDados(registrador.contexto, sessao, body),
  );
}
