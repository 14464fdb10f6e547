import {
  rotaAssumirAtualizacao,
  rotaAtualizacaoNaMesa,
  rotaAvaliarNaAtualizacao,
  rotaCriarPeriodo,
  rotaDecidirAtualizacao,
  rotaFilaDeAtualizacoes,
  rotaLiberarAtualizacao,
  rotaPaginaNaMesaDaAtualizacao,
  rotaPeriodosDeAtualizacao,
  rotaProrrogarPeriodo,
  rotaProximaAtualizacao,
  rotaRevelarNaAtualizacao,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { saidaDoCliente } from '../../../plugins/saida-do-cliente.ts';
import { criarPeriodo, prorrogarPeriodo, verPeriodos } from '../../atualizacao/periodos.ts';
import { abrirPaginaDaAtualizacao } from './abrir-pagina.ts';
import { assumirAtualizacao, assumirProximaAtualizacao, liberarAtualizacao } from './atribuir.ts';
import { avaliarNaAtualizacao, decidirAtualizacao } from './decidir-atualizacao.ts';
import { abrirNaMesa, revelarNaAtualizacao, verFilaDeAtualizacoes } from './ver-atualizacao.ts';

export function registrarAtualizacoesDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaFilaDeAtualizacoes, ({ query }, { sessao }) =>
    verFilaDeAtualizacoes(contexto, sessao, query),
  );
  registrador.rota(rotaProximaAtualizacao, (_, { sessao, repetivel }) =>
    assumirProximaAtualizacao(contexto, sessao, repetivel),
  );
  registrador.rota(rotaAssumirAtualizacao, ({ params }, { sessao }) =>
    assumirAtualizacao(contexto, sessao, params.id),
  );
  registrador.rota(rotaLiberarAtualizacao, async ({ params }, { sessao }) => {
    await liberarAtualizacao(contexto, sessao, params.id);
  });
  registrador.rota(rotaAtualizacaoNaMesa, ({ params }, { sessao }) =>
    abrirNaMesa(contexto, sessao, params.id),
  );
  registrador.rota(rotaRevelarNaAtualizacao, ({ params }, { sessao }) =>
    revelarNaAtualizacao(contexto, sessao, params),
  );
  registrador.rota(rotaPaginaNaMesaDaAtualizacao, async ({ params, query }, { sessao, reply }) =>
    reply
      .type('image/jpeg')
      .header('content-disposition', 'inline')
      .send(await abrirPaginaDaAtualizacao(contexto, sessao, params, query.pagina, saidaDoCliente(reply))),
  );
  registrador.rota(rotaAvaliarNaAtualizacao, ({ params, body }, { sessao }) =>
    avaliarNaAtualizacao(contexto, sessao, params, body),
  );
  registrador.rota(rotaDecidirAtualizacao, ({ params, body }, { sessao }) =>
    decidirAtualizacao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaPeriodosDeAtualizacao, () => verPeriodos(contexto));
  registrador.rota(rotaCriarPeriodo, ({ body }, { sessao }) => criarPeriodo(contexto, sessao, body));
  registrador.rota(rotaProrrogarPeriodo, ({ params, body }, { sessao }) =>
    prorrogarPeriodo(contexto, sessao, params.periodo, body),
  );
}
