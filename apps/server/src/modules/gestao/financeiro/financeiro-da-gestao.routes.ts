import { rotaResponderSaida, rotaSaidasPedidas } from '@credito/api/financeiro-saida.rotas';
import {
  rotaAtrasos,
  rotaAtrasosEmCsv,
  rotaFinanceiroDoContrato,
} from '@credito/api/gestao-financeiro.rotas';
import {
  rotaDevolucoesPorFazer,
  rotaInformarSobreOCurso,
  rotaProporNoFinanceiro,
  rotaPropostasAbertas,
  rotaResponderNoFinanceiro,
} from '@credito/api/gestao-propostas-financeiras.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { informarSobreOCurso } from '../contrato/informar-sobre-o-curso.ts';
import { atrasosEmCsv, verAtrasos } from './atrasos.ts';
import { verDevolucoes } from './devolucoes.ts';
import { verPropostasAbertas } from './propostas-abertas.ts';
import { proporNoFinanceiro, responderNoFinanceiro } from './propostas-financeiras.ts';
import { responderSaidaNaGestao, verSaidas } from './saidas.ts';
import { abrirFinanceiroDoContrato } from './ver-contrato-financeiro.ts';

export function registrarFinanceiroDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaAtrasos, ({ query }, { sessao }) => verAtrasos(contexto, sessao, query));
  registrador.rota(rotaAtrasosEmCsv, async (_, { sessao, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="atrasos-por-idade.csv"')
      .send(await atrasosEmCsv(contexto, sessao)),
  );
  registrador.rota(rotaFinanceiroDoContrato, ({ params }, { sessao }) =>
    abrirFinanceiroDoContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaSaidasPedidas, (_, { sessao }) => verSaidas(contexto, sessao));
  registrador.rota(rotaResponderSaida, ({ params, body }, { sessao }) =>
    responderSaidaNaGestao(contexto, sessao, params.id, body.resposta),
  );
  registrador.rota(rotaProporNoFinanceiro, ({ params, body }, { sessao }) =>
    proporNoFinanceiro(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaInformarSobreOCurso, ({ params, body }, { sessao }) =>
    informarSobreOCurso(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaDevolucoesPorFazer, (_, { sessao }) => verDevolucoes(contexto, sessao));
  registrador.rota(rotaPropostasAbertas, (_, { sessao }) => verPropostasAbertas(contexto, sessao));
  registrador.rota(rotaResponderNoFinanceiro, ({ params, body }, { sessao }) =>
    responderNoFinanceiro(contexto, sessao, params.id, body),
  );
}
