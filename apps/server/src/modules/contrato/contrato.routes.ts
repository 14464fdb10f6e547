import {
  rotaAceitarPlano,
  rotaContrato,
  rotaContratosDoEstudante,
  rotaDesistirDoContrato,
  rotaFinalizarContrato,
  rotaImprimirContrato,
  rotaPdfDoContrato,
  rotaRecuperarContrato,
  rotaStatusDoContrato,
  rotaTextoDoContrato,
} from '@credito/api/contrato.rotas';
import {
  rotaAlterarCanal,
  rotaContratosEfetivados,
  rotaDadosDosAssinantes,
  rotaEnviarParaAssinatura,
  rotaProcessoDoContrato,
  rotaReenviarLink,
  rotaReenviarLinkDoSignatario,
  rotaStatusDaAssinaturaEletronica,
  rotaStatusDosAssinantes,
} from '@credito/api/contrato-assinatura.rotas';
import {
  rotaContratosGarantidos,
  rotaPdfDoContratoGarantido,
  rotaTextoDoContratoGarantido,
} from '@credito/api/contrato-garantido.rotas';
import { responderPdf } from '../../plugins/responder-pdf.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { processoDe } from './apresentar-contrato.ts';
import {
  alterarCanalDoContrato,
  enviarParaAssinatura,
  reenviarLinkDoContrato,
} from './assinatura-do-contrato.ts';
import {
  aceitarPlano,
  desistirDoContrato,
  exigirAssinavel,
  finalizarContrato,
  imprimirContrato,
  recuperarContrato,
} from './atos-do-estudante.ts';
import { pdfDoEstudante, pdfDoFiador, textoDoEstudante, textoDoFiador } from './ler-texto.ts';
import { verAssinantes, verAssinantesDoMaisNovo } from './ver-assinantes.ts';
import {
  exigirContratoVisivel,
  listarContratos,
  listarGarantidos,
  statusDaAssinaturaEletronica,
  verContrato,
} from './ver-contratos.ts';

export function registrarContrato(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaContratosDoEstudante, (_, { sessao }) => listarContratos(contexto, sessao));
  registrador.rota(rotaContrato, ({ params }, { sessao }) => verContrato(contexto, sessao, params.id));
  registrador.rota(rotaTextoDoContrato, ({ params }, { sessao }) =>
    textoDoEstudante(contexto, sessao, params.id),
  );
  registrador.rota(rotaPdfDoContrato, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await pdfDoEstudante(contexto, sessao, params.id)),
  );
  registrador.rota(rotaTextoDoContratoGarantido, ({ params }, { sessao }) =>
    textoDoFiador(contexto, sessao, params.id),
  );
  registrador.rota(rotaPdfDoContratoGarantido, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await pdfDoFiador(contexto, sessao, params.id)),
  );
  registrador.rota(rotaProcessoDoContrato, async ({ params }, { sessao }) => {
    const { contrato } = await exigirContratoVisivel(contexto, sessao, params.id);
    return { idProcesso: await processoDe(contexto.db, contrato) };
  });
  registrador.rota(rotaStatusDoContrato, async ({ params }, { sessao }) => {
    const { contrato } = await exigirContratoVisivel(contexto, sessao, params.id);
    return {
      id: contrato.id,
      status: contrato.codigo,
      contractStage: contrato.cancelado_de ?? contrato.codigo,
      deadlineDate: contrato.prazo,
    };
  });
  registrador.rota(rotaAceitarPlano, ({ params, body }, { sessao }) =>
    aceitarPlano(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaImprimirContrato, ({ params }, { sessao }) =>
    imprimirContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaDesistirDoContrato, ({ params, body }, { sessao }) =>
    desistirDoContrato(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaFinalizarContrato, ({ params }, { sessao }) =>
    finalizarContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaRecuperarContrato, ({ params }, { sessao }) =>
    recuperarContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaContratosEfetivados, ({ params }, { sessao }) =>
    exigirAssinavel(contexto, sessao, params.id),
  );
  registrador.rota(rotaStatusDaAssinaturaEletronica, (_, { sessao }) =>
    statusDaAssinaturaEletronica(contexto, sessao),
  );
  registrador.rota(rotaDadosDosAssinantes, (_, { sessao }) => verAssinantesDoMaisNovo(contexto, sessao));
  registrador.rota(rotaStatusDosAssinantes, ({ params }, { sessao }) =>
    verAssinantes(contexto, sessao, params.id),
  );
  registrador.rota(rotaEnviarParaAssinatura, ({ params }, { sessao }) =>
    enviarParaAssinatura(contexto, sessao, params.id),
  );
  registrador.rota(rotaReenviarLink, ({ params }, { sessao }) =>
    reenviarLinkDoContrato(contexto, sessao, params.id, null),
  );
  registrador.rota(rotaReenviarLinkDoSignatario, ({ body }, { sessao }) =>
    reenviarLinkDoContrato(contexto, sessao, body.idContrato, body),
  );
  registrador.rota(rotaAlterarCanal, ({ params, body }, { sessao }) =>
    alterarCanalDoContrato(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaContratosGarantidos, (_, { sessao }) => listarGarantidos(contexto, sessao));
}
