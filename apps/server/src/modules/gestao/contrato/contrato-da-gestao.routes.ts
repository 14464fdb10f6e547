import {
  rotaAgirNoContrato,
  rotaAgirPelaInstituicao,
  rotaContagemDeContratos,
  rotaContratoDaGestao,
  rotaCopiaDoContrato,
  rotaFilaDeContratos,
  rotaGirarCopia,
  rotaGuardarCopia,
  rotaPdfDaGestao,
  rotaResponderPropostaDoContrato,
} from '@credito/api/gestao-contrato.rotas';
import {
  rotaAssumirContrato,
  rotaLiberarContrato,
  rotaProximoContrato,
} from '@credito/api/gestao-contrato-atribuicao.rotas';
import { rotaAptasAContrato, rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import { responderPdf } from '../../../plugins/responder-pdf.ts';
import type { Registrador } from '../../../plugins/rotas.ts';
import { agirNoContrato } from './agir-no-contrato.ts';
import { assumirContrato, assumirProximoContrato, liberarContrato } from './atribuir-contrato.ts';
import { contarContratos, verFilaDeContratos } from './fila-de-contratos.ts';
import { gerarContratos, listarAptas } from './gerar-contratos.ts';
import { girarCopia } from './girar-copia.ts';
import { abrirCopia } from './guardar-copia.ts';
import { pdfParaAEquipe } from './pdf-para-a-equipe.ts';
import { responderPropostaDoContrato } from './propor-no-contrato.ts';
import { receberCopia } from './receber-copia.ts';
import { abrirContratoDaGestao } from './ver-contrato.ts';

export function registrarContratosDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaFilaDeContratos, async ({ query }, { sessao }) =>
    verFilaDeContratos(contexto, sessao, query),
  );
  registrador.rota(rotaContagemDeContratos, async (_, { sessao }) => contarContratos(contexto, sessao));
  registrador.rota(rotaProximoContrato, async ({ body }, { sessao, repetivel }) =>
    assumirProximoContrato(contexto, sessao, body.codigo, repetivel),
  );
  registrador.rota(rotaAssumirContrato, async ({ params }, { sessao }) =>
    assumirContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaLiberarContrato, async ({ params }, { sessao }) => {
    await liberarContrato(contexto, sessao, params.id);
    return undefined;
  });
  registrador.rota(rotaAptasAContrato, async ({ query }, { sessao }) => listarAptas(contexto, sessao, query));
  registrador.rota(rotaGerarContratos, async ({ body }, { sessao }) =>
    gerarContratos(contexto, sessao, body),
  );
  registrador.rota(rotaContratoDaGestao, async ({ params }, { sessao }) =>
    abrirContratoDaGestao(contexto, sessao, params.id),
  );
  registrador.rota(rotaPdfDaGestao, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await pdfParaAEquipe(contexto, sessao, params.id)),
  );
  registrador.rota(rotaGuardarCopia, async ({ params }, { sessao, request }) =>
    receberCopia(contexto, sessao, params.id, request),
  );
  registrador.rota(rotaGirarCopia, ({ params, body }, { sessao }) =>
    girarCopia(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaCopiaDoContrato, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await abrirCopia(contexto, sessao, params.id)),
  );
  registrador.rota(rotaAgirNoContrato, async ({ params, body }, { sessao }) =>
    agirNoContrato(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaResponderPropostaDoContrato, async ({ params, body }, { sessao }) =>
    responderPropostaDoContrato(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaAgirPelaInstituicao, async ({ params, body }, { sessao }) =>
    agirNoContrato(contexto, sessao, params.id, {
      ...body,
      prazo: null,
      motivos: [],
      assinadoEm: null,
      conferidas: [],
    }),
  );
}
