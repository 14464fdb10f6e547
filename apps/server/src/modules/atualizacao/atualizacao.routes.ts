import {
  rotaAtualizacaoEmAndamento,
  rotaAtualizacoesComoFiador,
  rotaCalendarioDaAtualizacao,
  rotaConcluirAtualizacao,
  rotaExcluirAtualizacao,
  rotaIniciarAtualizacao,
  rotaLembrarFiadorDaAtualizacao,
  rotaPararTrocaDeTelefone,
  rotaStatusDaAtualizacao,
  rotaUltimaAtualizacao,
} from '@credito/api/atualizacao.rotas';
import {
  rotaDocumentoDaAtualizacao,
  rotaDocumentosDaAtualizacao,
  rotaEnviarDocumentoDaAtualizacao,
  rotaExcluirDocumentoDaAtualizacao,
} from '@credito/api/atualizacao-documentos.rotas';
import {
  rotaConcluirRegistro,
  rotaDadosOriginais,
  rotaEnviarCodigoDaAtualizacao,
  rotaGravarPessoaDaAtualizacao,
  rotaPessoasDaAtualizacao,
  rotaValidarCodigoDaAtualizacao,
  rotaValidarCpfDaAtualizacao,
  rotaValidarEmailDaAtualizacao,
} from '@credito/api/atualizacao-partes.rotas';
import { receberMultipart } from '../../plugins/envio-multipart.ts';
import type { Registrador } from '../../plugins/rotas.ts';
import { saidaDoCliente } from '../../plugins/saida-do-cliente.ts';
import { excluirDocumento } from '../documento/excluir-documentos.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { exigirAtualizacao } from '../parte-da-atualizacao/acesso.ts';
import { pararTrocaDeTelefone } from './avisar-numero-antigo.ts';
import { confirmarCodigo, enviarCodigo } from './codigo-do-celular.ts';
import { concluirRegistro } from './concluir-registro.ts';
import {
  abrirDocumentoDaAtualizacao,
  enviarDocumentoDaAtualizacao,
  listarDocumentosDaAtualizacao,
} from './documentos-da-atualizacao.ts';
import { gravarPessoaDaAtualizacao } from './gravar-pessoa.ts';
import { iniciarAtualizacao } from './iniciar-atualizacao.ts';
import { lembrarFiadorDaAtualizacao } from './lembrar-fiador.ts';
import { reconhecerConclusao } from './reconhecer-conclusao.ts';
import { reiniciarAtualizacao } from './reiniciar-atualizacao.ts';
import { validarCpf, validarEmail } from './validar-contatos.ts';
import {
  calendario,
  emAndamento,
  ultimaAlteracao,
  verComoFiador,
  verOriginais,
  verPessoas,
  verStatus,
} from './ver-atualizacao.ts';

export function registrarAtualizacao(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaAtualizacaoEmAndamento, (_, { sessao }) => emAndamento(contexto, sessao));
  registrador.rota(rotaUltimaAtualizacao, (_, { sessao }) => ultimaAlteracao(contexto, sessao));
  registrador.rota(rotaAtualizacoesComoFiador, (_, { sessao }) => verComoFiador(contexto, sessao));
  registrador.rota(rotaStatusDaAtualizacao, ({ params }, { sessao }) =>
    verStatus(contexto, sessao, params.id),
  );
  registrador.rota(rotaPessoasDaAtualizacao, ({ params }, { sessao }) =>
    verPessoas(contexto, sessao, params.id),
  );
  registrador.rota(rotaDadosOriginais, ({ params }, { sessao }) => verOriginais(contexto, sessao, params.id));

  registrador.rota(rotaCalendarioDaAtualizacao, async (_, { reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="atualizacao-cadastral.ics"')
      .send(await calendario(contexto)),
  );

  registrador.rota(rotaIniciarAtualizacao, (_, { sessao }) => iniciarAtualizacao(contexto, sessao));
  registrador.rota(rotaGravarPessoaDaAtualizacao, ({ params, body }, { sessao }) =>
    gravarPessoaDaAtualizacao(contexto, sessao, params, body),
  );
  registrador.rota(rotaValidarCpfDaAtualizacao, ({ query }, { sessao }) =>
    validarCpf(contexto, sessao, query),
  );
  registrador.rota(rotaValidarEmailDaAtualizacao, ({ query }, { sessao }) =>
    validarEmail(contexto, sessao, query),
  );
  registrador.rota(rotaEnviarCodigoDaAtualizacao, ({ params, body }, { sessao }) =>
    enviarCodigo(contexto, sessao, params, body.tipoContato),
  );
  registrador.rota(rotaValidarCodigoDaAtualizacao, ({ params, body }, { sessao }) =>
    confirmarCodigo(contexto, sessao, params, body.codigo),
  );
  registrador.rota(rotaConcluirRegistro, ({ params, body }, { sessao }) =>
    concluirRegistro(contexto, sessao, params, body?.versao ?? null),
  );
  registrador.rota(rotaConcluirAtualizacao, async ({ params }, { sessao }) => {
    await reconhecerConclusao(contexto, sessao, params.id);
  });
  registrador.rota(rotaExcluirAtualizacao, async ({ params, query }, { sessao }) => {
    await reiniciarAtualizacao(contexto, sessao, params.id, query.motive);
  });
  registrador.rota(rotaLembrarFiadorDaAtualizacao, ({ params }, { sessao }) =>
    lembrarFiadorDaAtualizacao(contexto, sessao, params),
  );
  registrador.rota(rotaPararTrocaDeTelefone, async ({ body }, { request }) => {
    await limitarEndereco(contexto, request);
    await pararTrocaDeTelefone(contexto, body.token);
  });

  registrador.rota(rotaDocumentosDaAtualizacao, ({ params }, { sessao }) =>
    listarDocumentosDaAtualizacao(contexto, sessao, params.updateId),
  );
  registrador.rota(rotaDocumentoDaAtualizacao, async ({ params, query }, { sessao, reply }) => {
    const aberto = await abrirDocumentoDaAtualizacao(contexto, sessao, params, query, saidaDoCliente(reply));
    return reply.type(aberto.tipo).header('content-disposition', 'inline').send(aberto.conteudo);
  });
  registrador.rota(
    rotaEnviarDocumentoDaAtualizacao,
    async ({ params }, { sessao, request, reply, repetivel }) => {
      // Before the body is read: an upload to somebody else's update costs nothing.
      await exigirAtualizacao(contexto.db, sessao, params.updateId);
      const envio = await receberMultipart(request, contexto.gateways);
      return enviarDocumentoDaAtualizacao(contexto, sessao, params.updateId, envio, {
        chave: repetivel.chave,
        sinal: saidaDoCliente(reply),
      });
    },
  );
  registrador.rota(rotaExcluirDocumentoDaAtualizacao, async ({ params }, { sessao }) => {
    await excluirDocumento(contexto, sessao, { atualizacaoId: params.updateId }, params.docId);
  });
}
