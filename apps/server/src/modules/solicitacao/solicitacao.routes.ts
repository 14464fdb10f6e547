import { rotaApagarRascunho, rotaGuardarRascunho, rotaLerRascunho } from '@credito/api/rascunho.rotas';
import {
  rotaCarregarSolicitacao,
  rotaConcluirSolicitacao,
  rotaCriadorDaSolicitacao,
  rotaCriarSolicitacao,
  rotaMinhasSolicitacoes,
  rotaPreencherDados,
  rotaStatus,
  rotaStatusPorId,
} from '@credito/api/solicitacao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { preencherDados } from '../participante/preencher-dados.ts';
import { carregarSolicitacaoDaPessoa } from './carregar-solicitacao.ts';
import { concluirSolicitacao } from './concluir-solicitacao.ts';
import { criarSolicitacao } from './criar-solicitacao.ts';
import { listarProprias } from './listar-proprias.ts';
import { apagarRascunho, guardarRascunho, lerRascunho } from './rascunho.ts';
import { registrarSolicitante } from './registrar-solicitante.ts';
import { verStatus, verStatusProprio } from './ver-status.ts';

export function registrarSolicitacao(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaCriarSolicitacao, ({ body }, { sessao, repetivel }) =>
    criarSolicitacao(contexto, sessao, body, repetivel),
  );
  registrador.rota(rotaLerRascunho, (_, { sessao }) => lerRascunho(contexto, sessao));
  registrador.rota(rotaGuardarRascunho, async ({ body }, { sessao }) => {
    await guardarRascunho(contexto, sessao, body);
    return undefined;
  });
  registrador.rota(rotaApagarRascunho, async (_, { sessao }) => {
    await apagarRascunho(contexto.db, sessao.contaId);
    return undefined;
  });
  registrador.rota(rotaCriadorDaSolicitacao, async ({ body }, { sessao }) => {
    await registrarSolicitante(contexto, sessao, body);
    return undefined;
  });
  registrador.rota(rotaCarregarSolicitacao, ({ query }, { sessao }) =>
    carregarSolicitacaoDaPessoa(contexto, sessao, query.id),
  );
  registrador.rota(rotaPreencherDados, ({ body }, { sessao }) => preencherDados(contexto, sessao, body));
  registrador.rota(rotaStatus, (_, { sessao }) => verStatusProprio(contexto, sessao));
  registrador.rota(rotaStatusPorId, ({ params }, { sessao }) => verStatus(contexto, sessao, params.id));
  registrador.rota(rotaMinhasSolicitacoes, (_, { sessao }) => listarProprias(contexto, sessao));
  registrador.rota(rotaConcluirSolicitacao, ({ params, body }, { sessao }) =>
    concluirSolicitacao(contexto, sessao, params.id, body?.dadosVerdadeiros),
  );
}
