import {
  rotaAvaliarDocumento,
  rotaDecidirPelaInstituicao,
  rotaDecidirSolicitacao,
  rotaDesfazerAvaliacao,
} from '@credito/api/gestao-mesa.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { avaliarDocumento } from './avaliar-documento.ts';
import { decidirSolicitacao } from './decidir.ts';

export function registrarDecisoes(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaAvaliarDocumento, async ({ params, body }, { sessao }) =>
    avaliarDocumento(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaDesfazerAvaliacao, async ({ params }, { sessao }) =>
    avaliarDocumento(contexto, sessao, params.id, { resultado: 'desfeito' }),
  );
  registrador.rota(rotaDecidirSolicitacao, async ({ params, body }, { sessao }) =>
    decidirSolicitacao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaDecidirPelaInstituicao, async ({ params, body }, { sessao }) =>
    decidirSolicitacao(contexto, sessao, params.id, body),
  );
}
