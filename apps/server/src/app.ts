/** The whole server on one screen: plugins, then modules, in order. */

import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Configuracao } from './config/configuracao.ts';
import type { Contexto } from './contexto.ts';
import { type DestinoDoLog, opcoesDoLog } from './log.ts';
import { registrarAlteracao, registrarRendaDoNovoFiador } from './modules/alteracao/alteracao.routes.ts';
import { registrarAndamento } from './modules/andamento/andamento.routes.ts';
import { registrarAssinatura } from './modules/assinatura/assinatura.routes.ts';
import { registrarAvisosDeAssinatura } from './modules/assinatura/avisos-de-assinatura.routes.ts';
import { registrarAtualizacao } from './modules/atualizacao/atualizacao.routes.ts';
import { registrarAcessosAosDados } from './modules/auditoria/auditoria.routes.ts';
import { registrarCadastro } from './modules/cadastro/cadastro.routes.ts';
import { registrarCancelamento } from './modules/cancelamento/cancelamento.routes.ts';
import { registrarCatalogo } from './modules/catalogo/catalogo.routes.ts';
import { registrarCodigo } from './modules/codigo/codigo.routes.ts';
import { registrarConfiguracao } from './modules/configuracao/configuracao.routes.ts';
import { registrarConta } from './modules/conta/conta.routes.ts';
import { registrarContrato } from './modules/contrato/contrato.routes.ts';
import { registrarConversa } from './modules/conversa/conversa.routes.ts';
import {
  registrarCaixaDeDemonstracao,
  registrarDemonstracao,
} from './modules/demonstracao/demonstracao.routes.ts';
import { registrarDocumento } from './modules/documento/documento.routes.ts';
import { registrarEndereco } from './modules/endereco/endereco.routes.ts';
import { registrarEntrega } from './modules/entrega/entrega.routes.ts';
import { registrarEnvio } from './modules/envio/envio.routes.ts';
import { registrarFiador } from './modules/fiador/fiador.routes.ts';
import { registrarAvisosDePagamento } from './modules/financeiro/avisos-de-pagamento.routes.ts';
import { registrarFinanceiro } from './modules/financeiro/financeiro.routes.ts';
import { registrarAlteracoesDaGestao } from './modules/gestao/alteracao/alteracao-da-gestao.routes.ts';
import { registrarAssinaturaNaGestao } from './modules/gestao/assinatura/assinatura-na-gestao.routes.ts';
import { registrarEnvelopesDaGestao } from './modules/gestao/assinatura/envelope-na-gestao.routes.ts';
import { registrarAtualizacoesDaGestao } from './modules/gestao/atualizacao/atualizacao-da-gestao.routes.ts';
import { registrarCatalogoDaGestao } from './modules/gestao/catalogo/catalogo-da-gestao.routes.ts';
import { registrarConflitos } from './modules/gestao/conflito/conflito.routes.ts';
import { registrarContratosDaGestao } from './modules/gestao/contrato/contrato-da-gestao.routes.ts';
import { registrarConversaDaGestao } from './modules/gestao/conversa/conversa-da-gestao.routes.ts';
import { registrarCotas } from './modules/gestao/cota/cota.routes.ts';
import { registrarDecisoes } from './modules/gestao/decisao/decisao.routes.ts';
import { registrarExportacoes } from './modules/gestao/exportacao/exportacao.routes.ts';
import { registrarFila } from './modules/gestao/fila/fila.routes.ts';
import { registrarConciliacao } from './modules/gestao/financeiro/conciliacao.routes.ts';
import { registrarFinanceiroDaGestao } from './modules/gestao/financeiro/financeiro-da-gestao.routes.ts';
import { registrarRepasses } from './modules/gestao/financeiro/repasses.routes.ts';
import { registrarInstituicao } from './modules/gestao/instituicao/instituicao.routes.ts';
import { registrarMensagensDaGestao } from './modules/gestao/mensagem/mensagens.routes.ts';
import { registrarMesa } from './modules/gestao/mesa/mesa.routes.ts';
import { registrarOperadores } from './modules/gestao/operador/operador.routes.ts';
import { registrarRecursoDaGestao } from './modules/gestao/recurso/recurso-da-gestao.routes.ts';
import { registrarRelatorios } from './modules/gestao/relatorio/relatorio.routes.ts';
import { registrarSessaoDaGestao } from './modules/gestao/sessao/sessao.routes.ts';
import { registrarSuporteDaGestao } from './modules/gestao/suporte/suporte-da-gestao.routes.ts';
import { registrarIndicacao } from './modules/indicacao/indicacao.routes.ts';
import { registrarAvisosDeEntrega } from './modules/mensagem/avisos-de-entrega.routes.ts';
import { registrarMensagensDaPessoa } from './modules/mensagem/mensagem.routes.ts';
import { registrarNotificacaoPush } from './modules/notificacao-push/notificacao-push.routes.ts';
import { registrarParticipante } from './modules/participante/participante.routes.ts';
import { registrarPendencia } from './modules/pendencia/pendencia.routes.ts';
import { registrarPerfil } from './modules/perfil/perfil.routes.ts';
import { registrarPesquisa } from './modules/pesquisa/pesquisa.routes.ts';
import { registrarRecurso } from './modules/recurso/recurso.routes.ts';
import { registrarResponsavel } from './modules/responsavel/responsavel.routes.ts';
import { registrarSaude } from './modules/saude/saude.routes.ts';
import { registrarSessao } from './modules/sessao/sessao.routes.ts';
import { registrarSocial } from './modules/social/social.routes.ts';
import { registrarSolicitacao } from './modules/solicitacao/solicitacao.routes.ts';
import { registrarSuporte } from './modules/suporte/suporte.routes.ts';
import { registrarCompressao } from './plugins/compressao.ts';
import { registrarCorpoNaoLido } from './plugins/corpo-nao-lido.ts';
import { registrarErros } from './plugins/erros.ts';
import { mensagemDoEsquema } from './plugins/mensagens-de-esquema.ts';
import { registrarNaoEncontrado } from './plugins/nao-encontrado.ts';
import { registrarOpenApi } from './plugins/openapi.ts';
import { registrarOrigemDoPedido } from './plugins/origem-do-pedido.ts';
import { OPCOES_DO_PROTOCOLO, registrarProtocolo } from './plugins/protocolo.ts';
import { Registrador } from './plugins/rotas.ts';
import { registrarSeguranca } from './plugins/seguranca.ts';

const MAXIMO_DE_JSON = 256 * 1024;

export interface Aplicacao {
  app: FastifyInstance;
  /** Keys of the entries that have a handler. */
  registradas: ReadonlySet<string>;
}

export async function criarApp(contexto: Contexto, destinoDoLog?: DestinoDoLog): Promise<Aplicacao> {
  z.config({ localeError: mensagemDoEsquema });
  const app = Fastify({
    logger: opcoesDoLog(contexto.configuracao, destinoDoLog),
    genReqId: () => contexto.aleatorio.uuid(),
    trustProxy: confiarNoProxy(contexto.configuracao),
    bodyLimit: MAXIMO_DE_JSON,
    // One line per answer is written by plugins/seguranca.ts, with the route's pattern instead of the URL.
    logController: new LogController({ disableRequestLogging: true }),
    ...OPCOES_DO_PROTOCOLO,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registrarProtocolo(app);
  registrarErros(app);
  registrarNaoEncontrado(app);
  await registrarSeguranca(app, contexto.configuracao);
  registrarCompressao(app);
  registrarOrigemDoPedido(app, contexto.configuracao);
  registrarCorpoNaoLido(app);
  await app.register(cookie);
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { files: 1, fileSize: LIMITE_DE_BYTES, fields: 8, fieldSize: 1024 },
  });
  // Who builds on the API has the demonstration; an installation tells the internet nothing of its inside.
  if (contexto.configuracao.demonstracao) await registrarOpenApi(app);

  const registradas = new Set<string>();
  await app.register(
    async (api) => {
      const registrador = new Registrador(api, contexto, registradas);
      registrarConfiguracao(registrador);
      registrarSessaoDaGestao(registrador);
      registrarOperadores(registrador);
      registrarFila(registrador);
      registrarInstituicao(registrador);
      registrarCatalogoDaGestao(registrador);
      registrarRelatorios(registrador);
      registrarSuporteDaGestao(registrador);
      registrarMesa(registrador);
      registrarMensagensDaGestao(registrador);
      registrarDecisoes(registrador);
      registrarConflitos(registrador);
      registrarCotas(registrador);
      registrarExportacoes(registrador);
      registrarRecursoDaGestao(registrador);
      registrarConversaDaGestao(registrador);
      registrarContratosDaGestao(registrador);
      registrarAlteracoesDaGestao(registrador);
      registrarAssinaturaNaGestao(registrador);
      registrarAtualizacoesDaGestao(registrador);
      registrarFinanceiroDaGestao(registrador);
      registrarRepasses(registrador);
      registrarConciliacao(registrador);
      registrarEnvelopesDaGestao(registrador);
      registrarSessao(registrador);
      registrarSocial(registrador);
      registrarSuporte(registrador);
      registrarConta(registrador);
      registrarCadastro(registrador);
      registrarPerfil(registrador);
      registrarMensagensDaPessoa(registrador);
      registrarAcessosAosDados(registrador);
      registrarNotificacaoPush(registrador);
      registrarCodigo(registrador);
      registrarDemonstracao(registrador);
      registrarCatalogo(registrador);
      registrarEndereco(registrador);
      registrarIndicacao(registrador);
      registrarSolicitacao(registrador);
      registrarParticipante(registrador);
      registrarEntrega(registrador);
      registrarCancelamento(registrador);
      registrarAndamento(registrador);
      registrarContrato(registrador);
      registrarFinanceiro(registrador);
      registrarAlteracao(registrador);
      registrarRendaDoNovoFiador(registrador);
      registrarAssinatura(registrador);
      registrarAtualizacao(registrador);
      registrarDocumento(registrador);
      registrarFiador(registrador);
      registrarResponsavel(registrador);
      registrarPendencia(registrador);
      registrarRecurso(registrador);
      registrarConversa(registrador);
      registrarPesquisa(registrador);
    },
    { prefix: '/api' },
  );
  await registrarEnvio(app, contexto);
  await registrarAvisosDeEntrega(app, contexto);
  await registrarAvisosDeAssinatura(app, contexto);
  await registrarAvisosDePagamento(app, contexto);
  registrarSaude(app, contexto);
  registrarCaixaDeDemonstracao(app, contexto);
  return { app, registradas };
}

/** Fastify takes a hop count only as a function. */
function confiarNoProxy({
  servidor,
}: Configuracao): boolean | string[] | ((endereco: string, salto: number) => boolean) {
  const { confiarNoProxy: confiar } = servidor;
  return typeof confiar === 'number' ? (_, salto) => salto < confiar : confiar;
}
