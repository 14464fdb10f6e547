import {
  rotaConfirmarEmail,
  rotaDadosDoUsuario,
  rotaEnviarLinkDoEmail,
  rotaRegistrarNoAtendimento,
  rotaValidarUsuario,
  rotaVerificarRedirect,
} from '@credito/api/conta.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco, limitarMensagensDoEndereco } from '../limite/limites-publicos.ts';
import { identificarNavegador } from '../navegador/navegador.ts';
import { confirmarEmailPeloLink, enviarLinkDoEmail } from './confirmar-email.ts';
import { dadosDoUsuario } from './dados-do-usuario.ts';
import { pedirRegistroNoAtendimento } from './registrar-no-atendimento.ts';
import { validarUsuario } from './validar.ts';
import { verificarRedirect } from './verificar-redirect.ts';

export function registrarConta(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaDadosDoUsuario, async (_, { sessao }) => ({
    usuario: await dadosDoUsuario(contexto, sessao),
  }));

  registrador.rota(rotaVerificarRedirect, (_, { sessao }) => verificarRedirect(contexto, sessao));

  registrador.rota(rotaValidarUsuario, async ({ query }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const navegador = identificarNavegador(contexto, request, reply);
    return { disponivel: await validarUsuario(contexto, query, { enderecoIp: request.ip, navegador }) };
  });

  registrador.rota(rotaConfirmarEmail, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return { situacao: await confirmarEmailPeloLink(contexto, body.token) };
  });

  registrador.rota(rotaEnviarLinkDoEmail, async ({ body }, { request, sessao }) => {
    await limitarMensagensDoEndereco(contexto, request);
    await enviarLinkDoEmail(contexto, sessao.contaId, body.portal);
  });

  registrador.rota(rotaRegistrarNoAtendimento, async ({ body }, { sessao }) => {
    await pedirRegistroNoAtendimento(contexto, sessao.contaId, body.cpf);
  });
}
