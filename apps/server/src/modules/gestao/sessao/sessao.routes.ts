import {
  rotaAbrirConvite,
  rotaAutenticarOperador,
  rotaConcluirPrimeiroAcesso,
  rotaConfirmarOperador,
  rotaEncerrarSessaoDaGestao,
  rotaInformarCpfDoOperador,
  rotaNovosCodigosDeRecuperacao,
  rotaOperadorAtual,
  rotaOperadoresDaDemonstracao,
  rotaRenovarSessaoDaGestao,
  rotaSairDaGestao,
  rotaSessoesDaGestao,
} from '@credito/api/gestao-acesso.rotas';
import { ErroDeAplicacao } from '../../../erros.ts';
import type { Registrador } from '../../../plugins/rotas.ts';
import { emUso } from '../../../plugins/sessao.ts';
import { exigirDemonstracaoDaqui } from '../../../plugins/so-daqui.ts';
import { limitarEndereco } from '../../limite/limites-publicos.ts';
import { aparelhoConhecido, lembrarAparelho } from '../../navegador/aparelho-conhecido.ts';
import { origemDoPedido } from '../../sessao/origem.ts';
import { apresentarOperador } from './apresentar-operador.ts';
import { autenticarOperador } from './autenticar.ts';
import { confirmarOperador } from './confirmar.ts';
import { apagarCookie, gravarSessao, renovacaoDoPedido } from './cookie.ts';
import { informarCpf } from './cpf-do-operador.ts';
import { operadoresDeDemonstracao } from './operadores-de-demonstracao.ts';
import { abrirConvite, concluirPrimeiroAcesso, trocarCodigosDeRecuperacao } from './primeiro-acesso.ts';
import { encerrarSessao, listarSessoes, renovarSessaoDaGestao, sairDaGestao } from './sessoes.ts';

export function registrarSessaoDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaAutenticarOperador, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    const aparelho = aparelhoConhecido(contexto, request, `operador:${body.email}`);
    return autenticarOperador(contexto, body, { enderecoIp: request.ip, aparelho });
  });

  registrador.rota(rotaConfirmarOperador, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const sessao = await confirmarOperador(contexto, body, origemDoPedido(request), (email) =>
      aparelhoConhecido(contexto, request, `operador:${email}`),
    );
    lembrarAparelho(contexto, request, reply, `operador:${sessao.email}`);
    gravarSessao(contexto, reply, sessao);
    return apresentarOperador(contexto.db, sessao.operadorId);
  });

  registrador.rota(rotaRenovarSessaoDaGestao, async (_, { request, reply }) => {
    try {
      const sessao = await renovarSessaoDaGestao(contexto, renovacaoDoPedido(request), {
        emUso: emUso(request),
      });
      gravarSessao(contexto, reply, sessao);
      return await apresentarOperador(contexto.db, sessao.operadorId);
    } catch (recusa) {
      if (recusa instanceof ErroDeAplicacao) apagarCookie(contexto, reply);
      throw recusa;
    }
  });

  registrador.rota(rotaSairDaGestao, async (_, { request, reply }) => {
    await sairDaGestao(contexto, renovacaoDoPedido(request));
    apagarCookie(contexto, reply);
    return undefined;
  });

  registrador.rota(rotaAbrirConvite, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return abrirConvite(contexto, body.convite);
  });

  registrador.rota(rotaConcluirPrimeiroAcesso, async ({ body }, { request, reply }) => {
    await limitarEndereco(contexto, request);
    const { sessao, operadorId, codigos } = await concluirPrimeiroAcesso(
      contexto,
      body,
      origemDoPedido(request),
    );
    gravarSessao(contexto, reply, sessao);
    const operador = await apresentarOperador(contexto.db, operadorId);
    lembrarAparelho(contexto, request, reply, `operador:${operador.email}`);
    return {
      operador,
      codigosDeRecuperacao: [...codigos],
    };
  });

  registrador.rota(rotaOperadorAtual, async (_, { sessao }) =>
    apresentarOperador(contexto.db, sessao.operadorId),
  );

  registrador.rota(rotaInformarCpfDoOperador, async ({ body }, { sessao }) => {
    await informarCpf(contexto, sessao, body.cpf);
    return apresentarOperador(contexto.db, sessao.operadorId);
  });

  registrador.rota(rotaNovosCodigosDeRecuperacao, ({ body }, { sessao, repetivel }) =>
    trocarCodigosDeRecuperacao(contexto, sessao.operadorId, body.senha, repetivel),
  );

  registrador.rota(rotaSessoesDaGestao, async (_, { sessao }) => ({
    sessoes: await listarSessoes(contexto, sessao),
  }));

  registrador.rota(rotaEncerrarSessaoDaGestao, async ({ params }, { sessao }) => {
    await encerrarSessao(contexto, sessao, params.id);
    return undefined;
  });

  registrador.rota(rotaOperadoresDaDemonstracao, async (_, { request }) => {
    exigirDemonstracaoDaqui(contexto, request);
    return operadoresDeDemonstracao(contexto);
  });
}
