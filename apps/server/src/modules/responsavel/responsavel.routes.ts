import {
  rotaConsultarAutorizacao,
  rotaReenviarAutorizacao,
  rotaResponderAutorizacao,
} from '@credito/api/responsavel.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { reenviarAutorizacao } from './reenviar-autorizacao.ts';
import { consultarAutorizacao, responderAutorizacao } from './responder-autorizacao.ts';

export function registrarResponsavel(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaConsultarAutorizacao, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return consultarAutorizacao(contexto, body);
  });
  registrador.rota(rotaResponderAutorizacao, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    await responderAutorizacao(contexto, body, {
      enderecoIp: request.ip,
      agente: request.headers['user-agent']?.slice(0, 300) ?? null,
    });
  });
  registrador.rota(rotaReenviarAutorizacao, ({ params }, { sessao }) =>
    reenviarAutorizacao(contexto, sessao, params.id),
  );
}
