import {
  rotaAtualizacaoNaMesa,
  rotaAvaliarNaAtualizacao,
  rotaCriarPeriodo,
  rotaDecidirAtualizacao,
  rotaFilaDeAtualizacoes,
  rotaPaginaNaMesaDaAtualizacao,
  rotaPeriodosDeAtualizacao,
  rotaProrrogarPeriodo,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { saidaDoCliente } from '../../../plugins/saida-do-cliente.ts';
import { criarPeriodo, prorrogarPeriodo, verPeriodos } from '../../atualizacao/periodos.ts';
import { abrirPaginaDaAtualizacao } from './abrir-pagina.ts';
import { avaliarNaAtualizacao, decidirAtualizacao } from './decidir-atualizacao.ts';
import { abrirNaMesa, verFilaDeAtualizacoes } from './ver-atualizacao.ts';

export function registrarAtualizacoesDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaFilaDeAtualizacoes, ({ query }, { sessao }) =>
    verFilaDeAtualizacoes(contexto, sessao, query),
  );
  registrador.rota(rotaAtualizacaoNaMesa, ({ params }, { sessao }) =>
    abrirNaMesa(contexto, sessao, params.id),
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
