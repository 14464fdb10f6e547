import { rotaCobranca, rotaExtratoDoContrato, rotaFinanceiro } from '@credito/api/financeiro.rotas';
import { rotaConferirCobranca } from '@credito/api/financeiro-conferencia.rotas';
import {
  rotaInformeAnual,
  rotaPdfDaCobranca,
  rotaTermoDeQuitacao,
} from '@credito/api/financeiro-documentos.rotas';
import { rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import { rotaPedidosDeSaida, rotaPedirSaida } from '@credito/api/financeiro-saida.rotas';
import { responderPdf } from '../../plugins/responder-pdf.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { conferirCobranca } from './conferir-cobranca.ts';
import { fazerBoleto, fazerInforme, fazerTermo } from './documentos.ts';
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
  registrador.rota(rotaConferirCobranca, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return conferirCobranca(contexto, body.codigo);
  });
  registrador.rota(rotaPdfDaCobranca, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await fazerBoleto(contexto, sessao, params.id)),
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
