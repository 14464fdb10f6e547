import {
  rotaBuscarPessoas,
  rotaDefinirAreas,
  rotaDesbloquearConta,
  rotaFichaDoSuporte,
  rotaReenviarMensagem,
} from '@credito/api/gestao-suporte.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { definirAreas } from './areas-da-pessoa.ts';
import { buscarPessoas, desbloquearConta, reenviarMensagem, verFicha } from './atender-pessoa.ts';

export function registrarSuporteDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaBuscarPessoas, async ({ body }, { sessao }) =>
    buscarPessoas(contexto, sessao, body.texto),
  );
  registrador.rota(rotaFichaDoSuporte, async ({ params }, { sessao }) =>
    verFicha(contexto, sessao, params.contaId),
  );
  registrador.rota(rotaDesbloquearConta, async ({ params }, { sessao, repetivel }) => {
    await desbloquearConta(contexto, sessao, params.contaId, repetivel);
    return undefined;
  });
  registrador.rota(rotaDefinirAreas, async ({ params, body }, { sessao }) => {
    await definirAreas(contexto, sessao, params.contaId, body);
    return undefined;
  });
  registrador.rota(rotaReenviarMensagem, async ({ params }, { sessao, repetivel }) => {
    await reenviarMensagem(contexto, sessao, params.mensagemId, repetivel);
    return undefined;
  });
}
