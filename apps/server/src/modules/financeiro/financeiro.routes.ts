import { rotaCobranca, rotaExtratoDoContrato, rotaFinanceiro } from '@credito/api/financeiro.rotas';
import {
  rotaAntecipacao,
  rotaJaPaguei,
  rotaPedirAntecipacao,
  rotaPedirQuitacao,
  rotaQuitacao,
} from '@credito/api/financeiro-atos.rotas';
import { rotaConferirCobranca } from '@credito/api/financeiro-conferencia.rotas';
import {
  rotaInformeAnual,
  rotaPdfDaCobranca,
  rotaTermoDeQuitacao,
} from '@credito/api/financeiro-documentos.rotas';
import { rotaFinanceiroDoFiador, rotaPdfDaCobrancaGarantida } from '@credito/api/financeiro-fiador.rotas';
import {
  rotaNegociacoes,
  rotaProporNegociacao,
  rotaRetirarNegociacao,
  rotaSimularNegociacao,
} from '@credito/api/financeiro-negociacao.rotas';
import { rotaPedidosDeSaida, rotaPedirSaida } from '@credito/api/financeiro-saida.rotas';
import { responderPdf } from '../../plugins/responder-pdf.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { pedirAntecipacao, verAntecipacao } from './antecipar.ts';
import { conferirCobranca } from './conferir-cobranca.ts';
import { fazerBoleto, fazerBoletoDoGarantido, fazerInforme, fazerTermo } from './documentos.ts';
import { jaPaguei } from './ja-paguei.ts';
import { proporNegociacao, retirarNegociacao, simularNegociacao, verNegociacoes } from './negociar.ts';
import { pedirQuitacao, verQuitacao } from './quitar.ts';
import { pedirSaida, verPedidosDeSaida } from './saida.ts';
import { verCobranca, verExtratoDoContrato, verFinanceiro } from './ver-financeiro.ts';
import { verFinanceiroDoFiador } from './ver-garantido.ts';

export function registrarFinanceiro(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaFinanceiro, (_, { sessao }) => verFinanceiro(contexto, sessao));
  registrador.rota(rotaExtratoDoContrato, ({ params }, { sessao }) =>
    verExtratoDoContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaCobranca, ({ params }, { sessao }) => verCobranca(contexto, sessao, params.id));
  registrador.rota(rotaFinanceiroDoFiador, (_, { sessao }) => verFinanceiroDoFiador(contexto, sessao));
  registrador.rota(rotaJaPaguei, ({ params }, { sessao }) => jaPaguei(contexto, sessao, params.id));
  registrador.rota(rotaQuitacao, ({ params, query }, { sessao }) =>
    verQuitacao(contexto, sessao, params.id, query.dia),
  );
  registrador.rota(rotaPedirQuitacao, ({ params, body }, { sessao }) =>
    pedirQuitacao(contexto, sessao, params.id, body.totalCentavos),
  );
  registrador.rota(rotaAntecipacao, ({ params, query }, { sessao }) =>
    verAntecipacao(contexto, sessao, params, query.dia),
  );
  registrador.rota(rotaPedirAntecipacao, ({ params, body }, { sessao }) =>
    pedirAntecipacao(contexto, sessao, params, body.totalCentavos),
  );
  registrador.rota(rotaNegociacoes, ({ params }, { sessao }) => verNegociacoes(contexto, sessao, params.id));
  registrador.rota(rotaSimularNegociacao, ({ params, query }, { sessao }) =>
    simularNegociacao(contexto, sessao, params.id, query),
  );
  registrador.rota(rotaProporNegociacao, ({ params, body }, { sessao }) =>
    proporNegociacao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaRetirarNegociacao, ({ params }, { sessao }) =>
    retirarNegociacao(contexto, sessao, params.id),
  );
  registrador.rota(rotaConferirCobranca, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return conferirCobranca(contexto, body.codigo);
  });
  registrador.rota(rotaPdfDaCobranca, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await fazerBoleto(contexto, sessao, params.id)),
  );
  registrador.rota(rotaPdfDaCobrancaGarantida, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await fazerBoletoDoGarantido(contexto, sessao, params.id)),
  );
  registrador.rota(rotaInformeAnual, async ({ query }, { sessao, reply }) =>
    responderPdf(reply, await fazerInforme(contexto, sessao, query.ano)),
  );
  registrador.rota(rotaTermoDeQuitacao, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await fazerTermo(contexto, sessao, params.id)),
  );
  registrador.rota(rotaPedidosDeSaida, (_, { sessao }) => verPedidosDeSaida(contexto, sessao));
  registrador.rota(rotaPedirSaida, ({ params, body }, { sessao }) =>
    pedirSaida(contexto, sessao, params.id, body.motivo),
  );
}
