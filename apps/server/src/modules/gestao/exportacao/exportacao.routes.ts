import {
  rotaBaixarExportacao,
  rotaExportacoes,
  rotaPedirExportacao,
  rotaResponderExportacao,
} from '@credito/api/gestao-exportacoes.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { baixarExportacao } from './baixar-exportacao.ts';
import { listarExportacoes, pedirExportacao, responderExportacao } from './pedir-exportacao.ts';

export function registrarExportacoes(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaExportacoes, async (_, { sessao }) => listarExportacoes(contexto, sessao));
  registrador.rota(rotaPedirExportacao, async ({ body }, { sessao, repetivel }) =>
    pedirExportacao(contexto, sessao, body, repetivel),
  );
  registrador.rota(rotaResponderExportacao, async ({ params, body }, { sessao, repetivel }) =>
    responderExportacao(contexto, sessao, params.id, body, repetivel),
  );
  registrador.rota(rotaBaixarExportacao, async ({ params }, { sessao, reply }) => {
    const { nome, tipo, corpo } = await baixarExportacao(contexto, sessao, params.id);
    return reply
      .type(tipo)
      .header('content-disposition', `attachment; filename="${nome}"`)
      .header('cache-control', 'no-store')
      .send(corpo);
  });
}
