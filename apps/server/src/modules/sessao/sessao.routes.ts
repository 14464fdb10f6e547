import {
  rotaAutenticar,
  rotaRecuperarSenha,
  rotaRedefinirSenha,
  rotaRenovarToken,
  rotaSair,
} from '@credito/api/sessao.rotas';
import { tokenExpirado } from '../../erros.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { tokenDoPedido } from '../../plugins/sessao.ts';
import { apresentarUsuario } from '../conta/dados-do-usuario.ts';
import { limitarEndereco, limitarMensagensDoEndereco } from '../limite/limites-publicos.ts';
import { aparelhoConhecido, lembrarAparelho } from '../navegador/aparelho-conhecido.ts';
import { apagarCookie, COOKIE_DA_RENOVACAO, gravarCookie, lerCookie } from '../navegador/cookies.ts';
import { autenticar } from './autenticar.ts';
import { encerrarSessaoDoAparelho } from './encerrar-sessao.ts';
import { origemDoPedido } from './origem.ts';
import { pedirNovaSenha, redefinirSenha } from './recuperar-senha.ts';
import { renovarSessao } from './renovar-sessao.ts';

export function registrarSessao(registrador: Registrador): void {
  const { contexto } = registrador;
  const { configuracao } = contexto;

  registrador.rota(rotaAutenticar, async ({ body }, { request, reply, repetivel }) => {
    const quem = `conta:${body.cpf}` as const;
    const { sessao, conta } = await autenticar(contexto, body, {
      ...origemDoPedido(request),
      aparelho: aparelhoConhecido(contexto, request, quem),
      chave: repetivel.chave,
    });
    lembrarAparelho(contexto, request, reply, quem);
    reply.header('token', sessao.token);
    gravarCookie(reply, configuracao, COOKIE_DA_RENOVACAO, sessao.renovacao, sessao.expiraEm);
    return { usuario: await apresentarUsuario(contexto, conta, null) };
  });

  registrador.rota(rotaRenovarToken, async (_, { request, reply }) => {
    const renovacao = lerCookie(request, COOKIE_DA_RENOVACAO);
    if (!renovacao) throw tokenExpirado();
    await limitarEndereco(contexto, request);
    const renovada = await renovarSessao(contexto, renovacao, ['conta', 'suporte']);
    if (!renovada?.contaId) {
      apagarCookie(reply, configuracao, COOKIE_DA_RENOVACAO);
      throw tokenExpirado();
    }
    reply.header('token', renovada.token);
    gravarCookie(reply, configuracao, COOKIE_DA_RENOVACAO, renovada.renovacao, renovada.expiraEm);
    return { contaId: renovada.contaId };
  });

  registrador.rota(rotaSair, async (_, { request, reply }) => {
    await encerrarSessaoDoAparelho(contexto, {
      renovacao: lerCookie(request, COOKIE_DA_RENOVACAO),
      token: tokenDoPedido(request),
    });
    apagarCookie(reply, configuracao, COOKIE_DA_RENOVACAO);
    // The HTTP cache holds nothing personal, but the back button's copy of a page may.
    reply.header('clear-site-data', '"cache"');
  });

  registrador.rota(rotaRecuperarSenha, async ({ body }, { request, repetivel }) => {
    await limitarEndereco(contexto, request);
    await limitarMensagensDoEndereco(contexto, request);
    await pedirNovaSenha(contexto, body, repetivel);
  });

  registrador.rota(rotaRedefinirSenha, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const cpf = await redefinirSenha(contexto, body);
    // Who reads the mailbox gets in here, whatever others try meanwhile.
    lembrarAparelho(contexto, request, reply, `conta:${cpf}`);
  });
}
