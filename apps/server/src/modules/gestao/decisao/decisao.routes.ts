import { rotaAvaliarDocumento, rotaDesfazerAvaliacao } from '@credito/api/gestao-documento.rotas';
import {
  rotaDecidirPelaInstituicao,
  rotaDecidirSolicitacao,
  rotaPreverDecisao,
} from '@credito/api/gestao-mesa.rotas';
import { rotaAnotar, rotaResponderProposta } from '@credito/api/gestao-segunda-pessoa.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { escreverNota } from '../nota/anotar.ts';
import { avaliarDocumento } from './avaliar-documento.ts';
import { decidirSolicitacao } from './decidir.ts';
import { preverDecisao } from './previa.ts';
import { responderProposta } from './proposta.ts';

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
  registrador.rota(rotaPreverDecisao, async ({ params, body }, { sessao }) =>
    preverDecisao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaResponderProposta, async ({ params, body }, { sessao }) =>
    responderProposta(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaAnotar, async ({ params, body }, { sessao, repetivel }) =>
    escreverNota(contexto, sessao, params.id, body.texto, repetivel),
  );
}
