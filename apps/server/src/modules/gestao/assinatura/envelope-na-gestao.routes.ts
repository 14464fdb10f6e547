import {
  rotaAbrirDeNovo,
  rotaCancelarEnvelope,
  rotaEnvelopeDaGestao,
  rotaMoverPrazo,
  rotaProvaDoEnvelope,
  rotaReenviarPelaGestao,
  rotaResponderTroca,
  rotaTrocarContato,
} from '@credito/api/gestao-envelope.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import {
  abrirDeNovo,
  cancelarPelaGestao,
  moverPrazoPelaGestao,
  reenviarPelaGestao,
} from './conduzir-envelope.ts';
import { provaDoEnvelope } from './prova-do-envelope.ts';
import { pedirTroca, responderTroca } from './trocas.ts';
import { abrirEnvelopeDaGestao } from './ver-envelope.ts';

export function registrarEnvelopesDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaEnvelopeDaGestao, ({ params }, { sessao }) =>
    abrirEnvelopeDaGestao(contexto, sessao, params.id),
  );
  registrador.rota(rotaReenviarPelaGestao, ({ params, body }, { sessao }) =>
    reenviarPelaGestao(contexto, sessao, params.id, body.assinanteId),
  );
  registrador.rota(rotaTrocarContato, ({ params, body }, { sessao }) =>
    pedirTroca(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaResponderTroca, ({ params, body }, { sessao }) =>
    responderTroca(contexto, sessao, params, body),
  );
  registrador.rota(rotaMoverPrazo, ({ params, body }, { sessao }) =>
    moverPrazoPelaGestao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaCancelarEnvelope, ({ params, body }, { sessao }) =>
    cancelarPelaGestao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaAbrirDeNovo, ({ params }, { sessao }) => abrirDeNovo(contexto, sessao, params.id));
  registrador.rota(rotaProvaDoEnvelope, async ({ params }, { sessao, reply }) => {
    const { nome, corpo } = await provaDoEnvelope(contexto, sessao, params.id);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${nome}"`)
      .send(corpo);
  });
}
