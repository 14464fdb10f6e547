import {
  rotaCadastrarUsuario,
  rotaDadosDoUsuario,
  rotaRegistrarNoAtendimento,
  rotaValidarUsuario,
  rotaVerificarRedirect,
} from '@credito/api/conta.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { identificarNavegador, navegadorDoPedido } from '../navegador/navegador.ts';
import { lerNavegadorDaEntrada } from '../social/navegador-da-entrada.ts';
import { cadastrarUsuario } from './cadastrar.ts';
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

  registrador.rota(rotaCadastrarUsuario, async ({ body }, { request, repetivel }) => {
    await limitarEndereco(contexto, request);
    return cadastrarUsuario(
      contexto,
      body,
      { navegador: navegadorDoPedido(request), entradaSocial: lerNavegadorDaEntrada(request) },
      repetivel,
    );
  });

  registrador.rota(rotaRegistrarNoAtendimento, async ({ body }, { sessao }) => {
    await pedirRegistroNoAtendimento(contexto, sessao.contaId, body.cpf);
  });
}
