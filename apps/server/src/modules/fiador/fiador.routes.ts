import {
  rotaAdicionarFiador,
  rotaAlterarPreenchimento,
  rotaCodigoAceite,
  rotaDadosBasicosFiador,
  rotaEnviarConvite,
  rotaExcluirFiador,
  rotaExcluirTodosFiadores,
  rotaLembrarFiador,
  rotaListarFiadores,
  rotaUltimoAcessoFiador,
  rotaValidaFiador,
} from '@credito/api/fiador.rotas';
import {
  rotaAceitarGarantia,
  rotaCodigoDaGarantia,
  rotaDadosDoConvite,
  rotaLerConvite,
  rotaLerGarantia,
  rotaListarGarantias,
  rotaRecusarGarantia,
  rotaResponderRegime,
  rotaVincularConvite,
} from '@credito/api/fiador-garantia.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { comExistenciaContada } from '../entrada/existencia.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { aceitarGarantia, enviarCodigoDoAceite } from './aceitar-garantia.ts';
import { adicionarFiador, preencherDadosBasicos } from './adicionar-fiador.ts';
import { alterarPreenchimento } from './alterar-preenchimento.ts';
import { listarFiadores } from './apresentar-fiadores.ts';
import { obterCodigoDeAceite } from './codigo-aceite.ts';
import { enviarConvite } from './enviar-convite.ts';
import { excluirFiador, excluirTodosFiadores } from './excluir-fiador.ts';
import { lerGarantia } from './garantias.ts';
import { lembrarPeloEstudante } from './lembrar-fiador.ts';
import { lerConvite, lerDadosDoConvite } from './ler-convite.ts';
import { listarGarantias } from './listar-garantias.ts';
import { recusarGarantia } from './recusar-garantia.ts';
import { responderRegime } from './responder-regime.ts';
import { lerUltimoAcesso } from './ultimo-acesso.ts';
import { validarFiador } from './validar-fiador.ts';
import { vincularConvite } from './vincular-convite.ts';

export function registrarFiador(registrador: Registrador): void {
  registrarLadoDoEstudante(registrador);
  registrarLadoDoFiador(registrador);
}

function registrarLadoDoEstudante(registrador: Registrador): void {
  const { contexto } = registrador;
  /** An e-mail that is somebody else's login says so. */
  const contando = <T>({ contaId }: { contaId: string }, perguntar: () => Promise<T>) =>
    comExistenciaContada(contexto, { tipo: 'conta', id: contaId }, perguntar);
  registrador.rota(rotaValidaFiador, ({ query }, { sessao }) =>
    contando(sessao, () => validarFiador(contexto, sessao, query)),
  );
  registrador.rota(rotaListarFiadores, ({ params }, { sessao }) =>
    listarFiadores(contexto, sessao, params.id),
  );
  registrador.rota(rotaAdicionarFiador, ({ body }, { sessao }) =>
    contando(sessao, () => adicionarFiador(contexto, sessao, body)),
  );
  registrador.rota(rotaEnviarConvite, ({ body }, { sessao }) =>
    enviarConvite(contexto, sessao, body.codFiador),
  );
  registrador.rota(rotaDadosBasicosFiador, ({ body }, { sessao }) =>
    contando(sessao, () => preencherDadosBasicos(contexto, sessao, body)),
  );
  registrador.rota(rotaCodigoAceite, ({ params, body }, { sessao, repetivel }) =>
    obterCodigoDeAceite(contexto, sessao, params.id, { novo: body?.novo ?? false }, repetivel),
  );
  registrador.rota(rotaLembrarFiador, ({ params }, { sessao }) =>
    lembrarPeloEstudante(contexto, sessao, params.id),
  );
  registrador.rota(rotaUltimoAcessoFiador, ({ params }, { sessao }) =>
    lerUltimoAcesso(contexto, sessao, params.id),
  );
  registrador.rota(rotaExcluirFiador, ({ params, body }, { sessao }) =>
    excluirFiador(contexto, sessao, { solicitacaoId: params.id, vaga: params.which, marca: body?.marca }),
  );
  registrador.rota(rotaExcluirTodosFiadores, ({ params, body }, { sessao }) =>
    excluirTodosFiadores(contexto, sessao, { solicitacaoId: params.id, marcas: body?.marcas }),
  );
  registrador.rota(rotaAlterarPreenchimento, ({ params, body }, { sessao }) =>
    alterarPreenchimento(contexto, sessao, {
      solicitacaoId: body.idSolicitacao,
      vaga: params.type,
      status: body.statusPreenchimento,
      marca: body.marca,
    }),
  );
}

function registrarLadoDoFiador(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaLerConvite, async ({ query }, { request }) => {
    await limitarEndereco(contexto, request);
    return lerConvite(contexto, query['cod-fiador']);
  });
  registrador.rota(rotaDadosDoConvite, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    return lerDadosDoConvite(contexto, body);
  });
  registrador.rota(rotaVincularConvite, ({ body }, { sessao }) =>
    vincularConvite(contexto, sessao, body.codFiador),
  );
  registrador.rota(rotaListarGarantias, (_, { sessao }) => listarGarantias(contexto, sessao));
  registrador.rota(rotaLerGarantia, ({ params }, { sessao }) => lerGarantia(contexto, sessao, params.id));
  registrador.rota(rotaCodigoDaGarantia, ({ params, body }, { sessao }) =>
    enviarCodigoDoAceite(contexto, sessao, params.id, body.canal),
  );
  registrador.rota(rotaAceitarGarantia, ({ params, body }, { sessao, request }) =>
    aceitarGarantia(contexto, sessao, params.id, body, {
      enderecoIp: request.ip,
      agente: request.headers['user-agent']?.slice(0, 300) ?? null,
    }),
  );
  registrador.rota(rotaResponderRegime, async ({ params, body }, { sessao }) => {
    await responderRegime(contexto, sessao, params.id, body);
    return undefined;
  });
  registrador.rota(rotaRecusarGarantia, async ({ params, body }, { sessao }) => {
    await recusarGarantia(contexto, sessao, params.id, body);
    return undefined;
  });
}
