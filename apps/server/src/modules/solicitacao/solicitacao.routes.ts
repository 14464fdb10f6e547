import { rotaApagarRascunho, rotaGuardarRascunho, rotaLerRascunho } from '@credito/api/rascunho.rotas';
import {
  rotaCarregarSolicitacao,
  rotaCriadorDaSolicitacao,
  rotaCriarSolicitacao,
  rotaMinhasSolicitacoes,
} from '@credito/api/solicitacao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { carregarSolicitacaoDaPessoa } from './carregar-solicitacao.ts';
import { criarSolicitacao } from './criar-solicitacao.ts';
import { listarProprias } from './listar-proprias.ts';
import { apagarRascunho, guardarRascunho, lerRascunho } from './rascunho.ts';
import { registrarSolicitante } from './registrar-solicitante.ts';

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
  registrador.rota(rotaMinhasSolicitacoes, (_, { sessao }) => listarProprias(contexto, sessao));
}
