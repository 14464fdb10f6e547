/** Background work: graphile-worker jobs, enqueued in the transaction of their cause. */
import { EventEmitter } from 'node:events';
import { run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Contexto } from './contexto.ts';
import { abrirLog } from './log.ts';
import { logDasTarefas } from './log-das-tarefas.ts';
import { TAREFA_VENCER_ALTERACOES, vencerAlteracoes } from './modules/alteracao/vencer-alteracoes.ts';
import { abrirPendentes, TAREFA_ABRIR_PENDENTES } from './modules/assinatura/abrir-no-provedor.ts';
import {
  type CargaDoLembreteDaAssinatura,
  TAREFA_LEMBRAR_ASSINANTE,
} from './modules/assinatura/agendar-lembretes.ts';
import { avisarDoSelo, TAREFA_AVISAR_DO_SELO } from './modules/assinatura/avisar-do-selo.ts';
import { TAREFA_SELAR_ENVELOPE } from './modules/assinatura/concluir-ou-chamar.ts';
import { lembrarAssinante } from './modules/assinatura/lembrar-assinante.ts';
import { pedirConsultasDoDia, TAREFA_CONSULTAR_TODOS } from './modules/assinatura/pedir-consulta.ts';
import { registrarEntrega } from './modules/assinatura/registrar-entrega.ts';
import { selarEnvelope } from './modules/assinatura/selar-envelope.ts';
import {
  apressarSelos,
  selarPendentes,
  TAREFA_SELAR_PENDENTES,
} from './modules/assinatura/selar-pendentes.ts';
import { sondarPedidos, tarefasDoProvedor } from './modules/assinatura/tarefas-do-provedor.ts';
import {
  noiteDasAtualizacoes,
  TAREFA_NOITE_DAS_ATUALIZACOES,
} from './modules/atualizacao/noite-das-atualizacoes.ts';
import { TAREFA_RENOVAR_CONTRATO } from './modules/atualizacao/pedir-renovacao.ts';
import { ancorarCabecas, TAREFA_ANCORAR_AUDITORIA } from './modules/auditoria/ancora.ts';
import { selarVisualizacoes } from './modules/auditoria/auditoria.ts';
import {
  registrarNoAtendimento,
  TAREFA_REGISTRAR_NO_ATENDIMENTO,
} from './modules/conta/registrar-no-atendimento.ts';
import {
  dispensarResponsaveis,
  TAREFA_DISPENSAR_RESPONSAVEIS,
} from './modules/contrato/dispensar-responsaveis.ts';
import { TAREFA_VENCER_CONTRATOS, vencerContratos } from './modules/contrato/vencer-contratos.ts';
import { TAREFA_LEMBRAR_CORRECAO } from './modules/correcao/agendar-lembrete.ts';
import { lembrarCorrecao } from './modules/correcao/lembrar-correcao.ts';
import { apagarArquivos, TAREFA_APAGAR_ARQUIVOS } from './modules/documento/expurgo.ts';
import { lerPelaTarefa, TAREFA_LER_DOCUMENTO } from './modules/documento/ler-documento.ts';
import { TAREFA_LEMBRAR_FIADOR } from './modules/fiador/agendar-lembretes.ts';
import { lembrarConclusoes, TAREFA_LEMBRAR_CONCLUSAO } from './modules/fiador/lembrar-conclusao.ts';
import { type CargaDoLembrete, lembrarPelaAgenda } from './modules/fiador/lembrar-fiador.ts';
import { lembrarRegimes } from './modules/fiador/lembrar-regime.ts';
import { TAREFA_BAIXAR_COBRANCAS } from './modules/financeiro/agendar-baixas.ts';
import { baixarCobrancas } from './modules/financeiro/baixar-cobrancas.ts';
import { consultarCobranca, TAREFA_CONSULTAR_COBRANCA } from './modules/financeiro/consultar-cobranca.ts';
import { devolverPagamento, TAREFA_DEVOLVER_PAGAMENTO } from './modules/financeiro/devolver.ts';
import { noiteDasCobrancas, TAREFA_NOITE_DAS_COBRANCAS } from './modules/financeiro/noite-das-cobrancas.ts';
import { registrarCobrancas, TAREFA_REGISTRAR_COBRANCAS } from './modules/financeiro/registrar-cobrancas.ts';
import { aplicarDevidas, TAREFA_APLICAR_CATALOGO } from './modules/gestao/catalogo/agendadas.ts';
import { renovarContrato } from './modules/gestao/contrato/renovar-contrato.ts';
import { apagarSoltos, TAREFA_APAGAR_SOLTOS } from './modules/limpeza/apagar-soltos.ts';
import { apagarVencidos, TAREFA_APAGAR_VENCIDOS } from './modules/limpeza/apagar-vencidos.ts';
import { type CargaDaEntrega, TAREFA_CONTAR_ENTREGA } from './modules/mensagem/encerrar.ts';
import { TAREFA_ENVIAR_MENSAGEM } from './modules/mensagem/enfileirar.ts';
import { enviarMensagem } from './modules/mensagem/enviar-mensagem.ts';
import { aplicarRetencao, TAREFA_APLICAR_RETENCAO } from './modules/retencao/aplicar-retencao.ts';
import { enviarLinkDeNovaSenha, TAREFA_RECUPERAR_SENHA } from './modules/sessao/recuperar-senha.ts';
import { lembrarParadas, TAREFA_LEMBRAR_PARADA } from './modules/solicitacao/lembrar-parada.ts';
import { encerrarSuporteVencido, TAREFA_ENCERRAR_SUPORTE } from './modules/suporte/encerrar-vencidas.ts';
import { type Corredor, manterTarefas } from './tarefas-mantidas.ts';
import { entrar, libertarDaVez, mostrarPresenca } from './trabalhos-abandonados.ts';

export function listaDeTarefas(contexto: Contexto): TaskList {
  const log = abrirLog(contexto.configuracao);
  return {
    [TAREFA_ENVIAR_MENSAGEM]: async (carga) => {
      await enviarMensagem(contexto, (carga as { id: string }).id);
    },
    [TAREFA_RECUPERAR_SENHA]: async (carga) => {
      await enviarLinkDeNovaSenha(contexto, carga as { cpf: string; portal: 'estudante' | 'fiador' });
    },
    [TAREFA_REGISTRAR_NO_ATENDIMENTO]: async (carga) => {
      await registrarNoAtendimento(contexto, (carga as { contaId: string }).contaId);
    },
    [TAREFA_LEMBRAR_FIADOR]: async (carga) => {
      await lembrarPelaAgenda(contexto, carga as CargaDoLembrete);
    },
    [TAREFA_LEMBRAR_CORRECAO]: async (carga) => {
      await lembrarCorrecao(contexto, (carga as { id: string }).id);
    },
    [TAREFA_LER_DOCUMENTO]: async (carga, { job, abortSignal }) => {
      const ultima = job.attempts >= job.max_attempts;
      await ateParar(abortSignal, lerPelaTarefa(contexto, (carga as { id: string }).id, ultima));
    },
    [TAREFA_APAGAR_ARQUIVOS]: async (carga) => {
      await apagarArquivos(contexto, (carga as { arquivos: string[] }).arquivos);
    },
    [TAREFA_LEMBRAR_CONCLUSAO]: async () => {
      await lembrarConclusoes(contexto);
    },
    [TAREFA_LEMBRAR_PARADA]: async () => {
      await lembrarParadas(contexto);
      await lembrarRegimes(contexto);
    },
    [TAREFA_APAGAR_SOLTOS]: async () => {
      await apagarSoltos(contexto);
    },
    [TAREFA_APAGAR_VENCIDOS]: async () => {
      await apagarVencidos(contexto);
    },
    [TAREFA_APLICAR_RETENCAO]: async () => {
      await aplicarRetencao(contexto);
    },
    [TAREFA_APLICAR_CATALOGO]: async () => {
      await aplicarDevidas(contexto);
    },
    [TAREFA_ANCORAR_AUDITORIA]: async () => {
      const { configuracao, db, relogio, segredo } = contexto;
      const ancora = await ancorarCabecas(db, {
        pasta: configuracao.dados.pasta,
        segredo,
        agora: relogio.agora(),
      });
      if (ancora) log.info({ ancora: ancora.ancora, hash: ancora.hash }, 'audit heads');
    },
    [TAREFA_SELAR_ENVELOPE]: async (carga, { job }) => {
      await selarEnvelope(contexto, (carga as { id: string }).id);
      if (job.attempts > 1) await apressarSelos(contexto.db);
    },
    [TAREFA_SELAR_PENDENTES]: async () => {
      await selarPendentes(contexto);
    },
    [TAREFA_AVISAR_DO_SELO]: async () => {
      await avisarDoSelo(contexto);
    },
    [TAREFA_LEMBRAR_ASSINANTE]: async (carga) => {
      await lembrarAssinante(contexto, carga as CargaDoLembreteDaAssinatura);
    },
    ...tarefasDoProvedor(contexto),
    [TAREFA_ABRIR_PENDENTES]: async () => {
      await abrirPendentes(contexto);
      await sondarPedidos(contexto);
    },
    [TAREFA_CONSULTAR_TODOS]: async () => {
      await pedirConsultasDoDia(contexto);
    },
    [TAREFA_CONTAR_ENTREGA]: async (carga) => {
      await registrarEntrega(contexto, carga as CargaDaEntrega);
    },
    [TAREFA_DISPENSAR_RESPONSAVEIS]: async () => {
      await dispensarResponsaveis(contexto);
    },
    [TAREFA_RENOVAR_CONTRATO]: async (carga) => {
      await renovarContrato(contexto, (carga as { contratoId: number }).contratoId);
    },
    [TAREFA_NOITE_DAS_ATUALIZACOES]: async () => void (await noiteDasAtualizacoes(contexto)),
    [TAREFA_VENCER_CONTRATOS]: async () => void (await vencerContratos(contexto)),
    [TAREFA_NOITE_DAS_COBRANCAS]: async () => void (await noiteDasCobrancas(contexto)),
    [TAREFA_REGISTRAR_COBRANCAS]: async () => void (await registrarCobrancas(contexto)),
    [TAREFA_CONSULTAR_COBRANCA]: async (carga) => {
      await consultarCobranca(contexto, (carga as { txid: string }).txid);
    },
    [TAREFA_DEVOLVER_PAGAMENTO]: async (carga) => {
      await devolverPagamento(contexto, (carga as { id: string }).id);
    },
    [TAREFA_BAIXAR_COBRANCAS]: async () => {
      await baixarCobrancas(contexto);
    },
    [TAREFA_VENCER_ALTERACOES]: async () => {
      await vencerAlteracoes(contexto);
    },
    [TAREFA_ENCERRAR_SUPORTE]: async () => {
      await encerrarSuporteVencido(contexto);
    },
    'selar-auditoria': async () => {
      await selarVisualizacoes(contexto.db);
    },
  };
}

/** A stop does not wait for slow work: the job fails and is tried again after the next start. */
async function ateParar(parada: AbortSignal | undefined, trabalho: Promise<void>): Promise<void> {
  const interrompido = new Promise<never>((_, rejeitar) => {
    parada?.addEventListener('abort', () => rejeitar(new Error('the server is stopping')), { once: true });
  });
  await Promise.race([trabalho, interrompido]);
}

const TAREFA_LIBERTAR = 'libertar-trabalhos';

export const AGENDA = [
  `* * * * * ${TAREFA_APLICAR_CATALOGO} ?max=3`,
  '* * * * * selar-auditoria ?max=3',
  `* * * * * ${TAREFA_ENCERRAR_SUPORTE} ?max=1`,
  `* * * * * ${TAREFA_LIBERTAR} ?max=1`,
  `* * * * * ${TAREFA_SELAR_PENDENTES} ?max=1`,
  `* * * * * ${TAREFA_ABRIR_PENDENTES} ?max=1`,
  // The crontab reads UTC: half past ten in São Paulo.
  `30 13 * * * ${TAREFA_LEMBRAR_PARADA} ?max=3`,
  `40 * * * * ${TAREFA_LEMBRAR_CONCLUSAO} ?max=1`,
  // Every hour: midnight in São Paulo is one of them, and what a night missed is found soon.
  `5 * * * * ${TAREFA_VENCER_CONTRATOS} ?max=1`,
  // Half past three in São Paulo; what a night missed is found an hour later.
  `30 6-9 * * * ${TAREFA_NOITE_DAS_COBRANCAS} ?max=1&queue=cobrancas`,
  // A provider that was down is asked again while somebody waits; beside the night it would ask everything twice.
  `*/5 * * * * ${TAREFA_REGISTRAR_COBRANCAS} ?max=1&queue=cobrancas`,
  // A birthday begins at midnight too.
  `6 * * * * ${TAREFA_DISPENSAR_RESPONSAVEIS} ?max=1`,
  `25 * * * * ${TAREFA_NOITE_DAS_ATUALIZACOES} ?max=1`,
  `7 * * * * ${TAREFA_VENCER_ALTERACOES} ?max=1`,
  `15 9 * * * ${TAREFA_CONSULTAR_TODOS} ?max=1`,
  `10 12 * * * ${TAREFA_AVISAR_DO_SELO} ?max=1`,
  `*/10 * * * * ${TAREFA_ANCORAR_AUDITORIA} ?max=1`,
  `20 6 * * * ${TAREFA_APAGAR_VENCIDOS} ?max=3`,
  `50 6 * * * ${TAREFA_APAGAR_SOLTOS} ?max=3`,
  `40 6 * * * ${TAREFA_APLICAR_RETENCAO} ?max=3`,
].join('\n');

/** Starts the workers of this process; several processes share the queue without doing a job twice. */
export async function iniciarTarefas(contexto: Contexto, pool: pg.Pool): Promise<{ stop(): Promise<void> }> {
  const log = abrirLog(contexto.configuracao);
  return manterTarefas(
    () => ligar(contexto, pool),
    (erro) => log.error({ err: erro }, 'the workers stopped and start again'),
  );
}

function ligar(contexto: Contexto, pool: pg.Pool): Promise<Corredor> {
  return entrar(pool, async () => {
    let dono = '';
    const eventos: WorkerEvents = new EventEmitter();
    eventos.on('pool:create', ({ workerPool }) => {
      dono = workerPool.id;
    });
    const corredor = await run({
      pgPool: pool,
      concurrency: 4,
      noHandleSignals: true,
      pollInterval: 2_000,
      logger: logDasTarefas(contexto.configuracao),
      events: eventos,
      taskList: { ...listaDeTarefas(contexto), [TAREFA_LIBERTAR]: () => libertarDaVez(pool) },
      crontab: AGENDA,
      // Without a batch the end of a job is written by a promise that nobody awaits: a database that went away
      // meanwhile would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const presenca = await mostrarPresenca(pool, dono);
    return {
      fim: corredor.promise,
      encerrar: async () => {
        // It may have stopped by itself already.
        await corredor.stop().catch(() => undefined);
        await presenca.encerrar();
      },
    };
  });
}
