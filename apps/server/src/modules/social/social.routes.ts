import {
  rotaEntrarComSocial,
  rotaIniciarEntradaSocial,
  rotaRetornoDaEntradaSocial,
} from '@credito/api/social.rotas';
import {
  type OrigemDaEntrada,
  provedorDoTipo,
  type TipoDeEntrada,
} from '@credito/domain/conta/entrada-social';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { ProvedorSocial } from '../../gateways/gateways.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { dadosDoUsuario } from '../conta/dados-do-usuario.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { COOKIE_DA_RENOVACAO, gravarCookie } from '../navegador/cookies.ts';
import { origemDoPedido } from '../sessao/origem.ts';
import { entrarComSocial } from './entrar-com-social.ts';
import { guardarEntrada } from './guardar-entrada.ts';
import {
  abrirNavegadorDaEntrada,
  lerNavegadorDaEntrada,
  origemDoEstado,
  segredosDaEntrada,
} from './navegador-da-entrada.ts';

/** The ticket travels in the fragment: it reaches neither servers nor their logs. */
function paginaDeChegada(origem: OrigemDaEntrada, fragmento: Record<string, string>): string {
  const pagina = origem === 'suporte' ? '/estudante/login-como' : `/${origem}/entrada-social`;
  return `${pagina}#${new URLSearchParams(fragmento)}`;
}

function exigirProvedor({ gateways }: Contexto, tipo: TipoDeEntrada): ProvedorSocial {
  const provedor = gateways.social[provedorDoTipo(tipo)];
  if (!provedor) throw naoEncontrado();
  return provedor;
}

export function registrarSocial(registrador: Registrador): void {
  const { contexto } = registrador;
  const { configuracao } = contexto;

  registrador.rota(rotaIniciarEntradaSocial, async ({ params, query }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const provedor = exigirProvedor(contexto, params.type);
    const navegador = abrirNavegadorDaEntrada(contexto, reply);
    try {
      return reply.redirect(await provedor.iniciar(segredosDaEntrada(contexto, navegador, query.portal)));
    } catch (erro) {
      request.log.warn({ motivo: erro instanceof Error ? erro.name : 'unknown' }, 'identity provider');
      return reply.redirect(paginaDeChegada(query.portal, { tipo: params.type, falha: 'falhou' }));
    }
  });

  registrador.rota(rotaRetornoDaEntradaSocial, async ({ params, query }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const provedor = exigirProvedor(contexto, params.type);
    const tipo = params.type;
    const navegador = lerNavegadorDaEntrada(request);
    const origem = navegador && origemDoEstado(contexto, navegador, query.state);
    if (!navegador || !origem) return reply.redirect(paginaDeChegada('estudante', { tipo, falha: 'falhou' }));
    const busca = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
    const retorno = await provedor.concluir(busca, segredosDaEntrada(contexto, navegador, origem));
    if (retorno.tipo === 'confirmada') {
      const bilhete = await guardarEntrada(contexto, navegador, provedorDoTipo(tipo), retorno.identidade);
      return reply.redirect(paginaDeChegada(origem, { tipo, bilhete }));
    }
    if (retorno.tipo === 'falhou') request.log.warn({ motivo: retorno.motivo }, 'identity provider');
    return reply.redirect(paginaDeChegada(origem, { tipo, falha: retorno.tipo }));
  });

  registrador.rota(rotaEntrarComSocial, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const entrada = await entrarComSocial(
      contexto,
      { bilhete: body.access_token, tipo: body.type, navegador: lerNavegadorDaEntrada(request) },
      origemDoPedido(request),
    );
    if (entrada.tipo === 'sem-conta')
      return {
        data: { user: null, supportAuthToken: null },
        cadastro: { nome: entrada.nome, email: entrada.email },
      };
    const { sessao, contaId } = entrada;
    reply.header('token', sessao.token);
    gravarCookie(reply, configuracao, COOKIE_DA_RENOVACAO, sessao.renovacao, sessao.expiraEm);
    const user = await dadosDoUsuario(contexto, { id: sessao.sessaoId, contaId });
    return { data: { user, supportAuthToken: null }, cadastro: null };
  });
}
