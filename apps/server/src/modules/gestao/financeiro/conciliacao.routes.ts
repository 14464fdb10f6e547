import {
  rotaDiferencas,
  rotaExplicarDiferenca,
  rotaNumerosDoFinanceiro,
  rotaNumerosEmCsv,
} from '@credito/api/gestao-conciliacao.rotas';
import {
  rotaNegociacoesDoContrato,
  rotaProporNegociacaoNaGestao,
  rotaResponderNegociacao,
} from '@credito/api/gestao-negociacao.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { explicarDiferenca, verDiferencas } from './diferencas.ts';
import {
  proporNegociacaoNaGestao,
  responderNegociacaoNaGestao,
  verNegociacoesDoContrato,
} from './negociacoes.ts';
import { numerosEmCsv, verNumeros } from './numeros.ts';

export function registrarConciliacao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaDiferencas, () => verDiferencas(contexto));
  registrador.rota(rotaExplicarDiferenca, ({ body }, { sessao }) =>
    explicarDiferenca(contexto, sessao, body),
  );
  registrador.rota(rotaNumerosDoFinanceiro, () => verNumeros(contexto));
  registrador.rota(rotaNumerosEmCsv, async (_, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="financeiro-por-mes.csv"')
      .send(await numerosEmCsv(contexto)),
  );
  registrador.rota(rotaNegociacoesDoContrato, ({ params }, { sessao }) =>
    verNegociacoesDoContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaProporNegociacaoNaGestao, ({ params, body }, { sessao }) =>
    proporNegociacaoNaGestao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaResponderNegociacao, ({ params, body }, { sessao }) =>
    responderNegociacaoNaGestao(contexto, sessao, params.id, body),
  );
}
