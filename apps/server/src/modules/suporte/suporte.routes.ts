import {
  rotaAutenticarSuporte,
  rotaEntrarComoSuporte,
  rotaSairDoSuporte,
  rotaSalvarAcao,
} from '@credito/api/suporte.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { dadosDoUsuario } from '../conta/dados-do-usuario.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { aparelhoConhecido } from '../navegador/aparelho-conhecido.ts';
import { apagarCookie, COOKIE_DA_RENOVACAO, gravarCookie } from '../navegador/cookies.ts';
import { origemDoPedido } from '../sessao/origem.ts';
import { lerNavegadorDaEntrada } from '../social/navegador-da-entrada.ts';
import { salvarAcao } from './salvar-acao.ts';
import { abrirSessaoDeSuporte, autorizarAcesso, encerrarSessaoDeSuporte } from './sessao-de-suporte.ts';

export function registrarSuporte(registrador: Registrador): void {
  const { contexto } = registrador;
  const { configuracao } = contexto;

  registrador.rota(rotaEntrarComoSuporte, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    const { access_token, type, cpf, contaId, codigo, motivo } = body;
    const navegador = lerNavegadorDaEntrada(request);
    return {
      data: await autorizarAcesso(contexto, {
        token: access_token,
        tipo: type,
        codigo,
        navegador,
        cpf,
        contaId,
        motivo,
        aparelhoDe: (email) => aparelhoConhecido(contexto, request, `operador:${email}`),
      }),
    };
  });

  registrador.rota(rotaAutenticarSuporte, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const sessao = await abrirSessaoDeSuporte(contexto, body.supportAuthToken, origemDoPedido(request));
    reply.header('token', sessao.token);
    gravarCookie(reply, configuracao, COOKIE_DA_RENOVACAO, sessao.renovacao, sessao.expiraEm);
    return { usuario: await dadosDoUsuario(contexto, { id: sessao.sessaoId, contaId: sessao.contaId }) };
  });

  registrador.rota(rotaSairDoSuporte, async ({ query }, { sessao, reply }) => {
    await encerrarSessaoDeSuporte(contexto, sessao, query);
    apagarCookie(reply, configuracao, COOKIE_DA_RENOVACAO);
  });

  registrador.rota(rotaSalvarAcao, ({ body }, { sessao, repetivel }) =>
    salvarAcao(contexto, sessao, body, repetivel),
  );
}
