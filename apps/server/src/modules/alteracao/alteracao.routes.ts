import {
  rotaAlteracao,
  rotaAlteracoes,
  rotaAlterarCanalDaAlteracao,
  rotaAssinantesDaAlteracao,
  rotaContratoDeHoje,
  rotaEnviarAlteracao,
  rotaFinalizarAlteracao,
  rotaPdfDaAlteracao,
  rotaPedirAlteracao,
  rotaReenviarLinkDaAlteracao,
  rotaRetirarPedidoDeAlteracao,
  rotaSimularAlteracao,
  rotaTextoDaAlteracao,
} from '@credito/api/alteracao.rotas';
import {
  rotaEnviarComprovanteDeRenda,
  rotaEnviarRenda,
  rotaExcluirComprovanteDeRenda,
  rotaRendaDoNovoFiador,
  rotaResponderRenda,
} from '@credito/api/alteracao-da-renda.rotas';
import {
  rotaAceitarConviteDaAlteracao,
  rotaAlteracoesDoFiador,
  rotaConviteDaAlteracao,
  rotaPdfDaAlteracaoDoFiador,
  rotaRecusarConviteDaAlteracao,
  rotaTextoDaAlteracaoDoFiador,
} from '@credito/api/alteracao-do-fiador.rotas';
import { receberMultipart } from '../../plugins/envio-multipart.ts';
import { responderPdf } from '../../plugins/responder-pdf.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { saidaDoCliente } from '../../plugins/saida-do-cliente.ts';
import { enviarPeloFormulario } from '../documento/enviar-pelo-formulario.ts';
import { excluirDocumento } from '../documento/excluir-documentos.ts';
import {
  alterarCanalDaAlteracao,
  enviarAlteracaoParaAssinatura,
  reenviarLinkDaAlteracao,
} from './assinatura-da-alteracao.ts';
import {
  finalizarAlteracao,
  pedirAlteracao,
  retirarPedido,
  simularAlteracao,
  verContratoDeHoje,
} from './atos-do-estudante.ts';
import { enviarRenda, responderRenda, verRenda } from './comprovar-renda.ts';
import {
  aceitarConviteDaAlteracao,
  recusarConviteDaAlteracao,
  verConviteDaAlteracao,
} from './convite-para-garantir.ts';
import { exigirRenda } from './dono-da-renda.ts';
import { pdfDoEstudante, pdfDoFiador, textoDoEstudante, textoDoFiador } from './ler-aditivo.ts';
import { listarAlteracoes, verAlteracao } from './ver-alteracoes.ts';
import { listarAlteracoesDoFiador } from './ver-alteracoes-do-fiador.ts';

export function registrarAlteracao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaAlteracoes, (_, { sessao }) => listarAlteracoes(contexto, sessao));
  registrador.rota(rotaAlteracao, ({ params }, { sessao }) => verAlteracao(contexto, sessao, params.id));
  registrador.rota(rotaAssinantesDaAlteracao, async ({ params }, { sessao }) => {
    const { signatariosClickSign } = await verAlteracao(contexto, sessao, params.id);
    return { idAlteracao: params.id, signatarios: signatariosClickSign };
  });
  registrador.rota(rotaPdfDaAlteracao, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await pdfDoEstudante(contexto, sessao, params.id)),
  );
  registrador.rota(rotaTextoDaAlteracao, ({ params }, { sessao }) =>
    textoDoEstudante(contexto, sessao, params.id),
  );
  registrador.rota(rotaTextoDaAlteracaoDoFiador, ({ params }, { sessao }) =>
    textoDoFiador(contexto, sessao, params.id),
  );
  registrador.rota(rotaContratoDeHoje, async ({ params }, { sessao }) =>
    verContratoDeHoje(contexto, sessao, params.id),
  );
  registrador.rota(rotaSimularAlteracao, ({ body }, { sessao }) =>
    simularAlteracao(contexto, sessao, body.contratoId, body.pedido),
  );
  registrador.rota(rotaPedirAlteracao, ({ body }, { sessao, repetivel }) =>
    pedirAlteracao(contexto, sessao, body, repetivel),
  );
  registrador.rota(rotaRetirarPedidoDeAlteracao, ({ params }, { sessao }) =>
    retirarPedido(contexto, sessao, params.id),
  );
  registrador.rota(rotaFinalizarAlteracao, ({ params }, { sessao }) =>
    finalizarAlteracao(contexto, sessao, params.id),
  );
  registrador.rota(rotaEnviarAlteracao, ({ body }, { sessao }) =>
    enviarAlteracaoParaAssinatura(contexto, sessao, body.alteracaoId),
  );
  registrador.rota(rotaReenviarLinkDaAlteracao, ({ body }, { sessao }) =>
    reenviarLinkDaAlteracao(contexto, sessao, body.idAlteracao, body),
  );
  registrador.rota(rotaAlterarCanalDaAlteracao, ({ params, body }, { sessao }) =>
    alterarCanalDaAlteracao(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaAlteracoesDoFiador, (_, { sessao }) => listarAlteracoesDoFiador(contexto, sessao));
  registrador.rota(rotaPdfDaAlteracaoDoFiador, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await pdfDoFiador(contexto, sessao, params.id)),
  );
  registrador.rota(rotaConviteDaAlteracao, ({ params }, { sessao }) =>
    verConviteDaAlteracao(contexto, sessao, params.id),
  );
  registrador.rota(rotaAceitarConviteDaAlteracao, ({ params, body }, { sessao, request }) =>
    aceitarConviteDaAlteracao(contexto, sessao, params.id, body, {
      enderecoIp: request.ip,
      agente: request.headers['user-agent']?.slice(0, 300) ?? null,
    }),
  );
  registrador.rota(rotaRecusarConviteDaAlteracao, ({ params }, { sessao }) =>
    recusarConviteDaAlteracao(contexto, sessao, params.id),
  );
}

export function registrarRendaDoNovoFiador(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaRendaDoNovoFiador, ({ params }, { sessao }) => verRenda(contexto, sessao, params.id));
  registrador.rota(rotaResponderRenda, ({ params, body }, { sessao }) =>
    responderRenda(contexto, sessao, params.id, body),
  );
  registrador.rota(
    rotaEnviarComprovanteDeRenda,
    async ({ params }, { sessao, request, reply, repetivel }) => {
      // Before the body is read: an upload to somebody else's costs nothing.
      await exigirRenda(contexto.db, sessao, params.id);
      const envio = await receberMultipart(request, contexto.gateways);
      const registros = await enviarPeloFormulario(
        contexto,
        sessao,
        (tipoPessoa) => ({ tipo: 'alteracao_renda', alteracaoId: params.id, tipoPessoa }),
        envio,
        { chave: repetivel.chave, sinal: saidaDoCliente(reply) },
      );
      return [...registros];
    },
  );
  registrador.rota(rotaExcluirComprovanteDeRenda, async ({ params }, { sessao }) => {
    await excluirDocumento(contexto, sessao, { alteracaoId: params.id }, params.docId);
  });
  registrador.rota(rotaEnviarRenda, ({ params }, { sessao }) => enviarRenda(contexto, sessao, params.id));
}
