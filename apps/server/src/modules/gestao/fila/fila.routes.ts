import {
  rotaAssumirSolicitacao,
  rotaBuscarSolicitacoes,
  rotaCargaDaEquipe,
  rotaCobrirColega,
  rotaFila,
  rotaFilas,
  rotaInstituicoesDaFila,
  rotaLiberarSolicitacao,
  rotaProximaDaFila,
} from '@credito/api/gestao-fila.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { assumirProxima, assumirSolicitacao, liberarSolicitacao } from './atribuicao.ts';
import { buscarSolicitacoes } from './buscar.ts';
import { cobrirColega, verCarga } from './carga.ts';
import { instituicoesDaFila, verFila, verFilas } from './ver-filas.ts';

export function registrarFila(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaFilas, async (_, { sessao }) => verFilas(contexto, sessao));
  registrador.rota(rotaFila, async ({ params, query }, { sessao }) =>
    verFila(contexto, sessao, { ...params, ...query }),
  );
  registrador.rota(rotaProximaDaFila, async ({ params }, { sessao, repetivel }) =>
    assumirProxima(contexto, sessao, params.sigla, repetivel),
  );
  registrador.rota(rotaBuscarSolicitacoes, async ({ body }, { sessao }) =>
    buscarSolicitacoes(contexto, sessao, body.texto),
  );
  registrador.rota(rotaAssumirSolicitacao, async ({ params }, { sessao }) =>
    assumirSolicitacao(contexto, sessao, params.id),
  );
  registrador.rota(rotaLiberarSolicitacao, async ({ params }, { sessao }) => {
    await liberarSolicitacao(contexto, sessao, params.id);
    return undefined;
  });
  registrador.rota(rotaInstituicoesDaFila, async ({ params }, { sessao }) =>
    instituicoesDaFila(contexto, sessao, params.sigla),
  );
  registrador.rota(rotaCargaDaEquipe, async (_, { sessao }) => verCarga(contexto, sessao));
  registrador.rota(rotaCobrirColega, async ({ params }, { sessao }) =>
    cobrirColega(contexto, sessao, params.operadorId),
  );
}
