/** POST salvarDocumento: from the received bytes to a document in force, once however often it is sent. */
import type { EnvioGuardado as Resposta } from '@credito/api/documento.rotas';
import { TIPOS_COM_LEITURA } from '@credito/domain/documento/tipos';
import type {
  ArquivoPronto,
  DesfechoDaEntrega,
  Entrega,
  ReceberEntrega,
} from '../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Recepcao } from '../../arquivos/recepcao.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { umDaChavePorVez } from '../idempotencia/idempotencia.ts';
import type { Dono } from './dono.ts';
import { comEsteDono, regrasDe } from './donos.ts';
import {
  conferirSubstituido,
  conferirVaga,
  envioEmVigor,
  envioRepetido,
  type Guardado,
  guardarNaVaga,
} from './guardar-na-vaga.ts';
import { esperarLeitura, seLe } from './ler-documento.ts';
import { documentosPorTipo, visionDe } from './registro.ts';
import { trabalharNoArquivo } from './trabalho-com-arquivo.ts';
import type { Vaga } from './vaga.ts';

export interface PedidoDeEnvio {
  vaga: Vaga;
  /** Of the Idempotency-Key header. */
  chave: string | null;
  apagarAnteriores: boolean;
  /** The file that the sender saw in the slot, or `VAGA_VAZIA`. */
  substitui?: string | undefined;
}

export async function salvarDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  pedido: PedidoDeEnvio,
  receberEntrega: ReceberEntrega,
): Promise<Resposta> {
  const { vaga } = pedido;
  const chave = chaveDoEnvio(contexto, sessao, pedido.chave);
  const dono = await exigirDono(contexto, sessao, vaga);
  const procurar = () => envioRepetido(contexto, dono, vaga, chave);
  const emVigor = envioEmVigor(dono, vaga, chave);
  if (emVigor) return respostaDoEnvio(contexto, vaga, { documento: emVigor, dono });
  const recusa = recusaDe(() => conferirSubstituido(conferirVaga(dono, vaga), pedido.substitui));
  if (recusa) {
    // What was sent before is answered again, whatever stands in its place now.
    const repetido = await procurar();
    if (!repetido) throw recusa.erro;
    return respostaDoEnvio(contexto, vaga, repetido);
  }

  return receberEnvio(contexto, sessao, await receberEntrega(), {
    vaga,
    chave,
    procurar,
    guardar: (pronto) =>
      guardarNaVaga(
        contexto,
        sessao,
        { ...vaga, dono: comEsteDono(vaga.dono, dono.id) },
        { ...pronto, chave },
        { apagarAnteriores: pedido.apagarAnteriores, visto: pedido.substitui },
      ),
  });
}

function exigirDono(contexto: Contexto, sessao: SessaoDeConta, { dono, tipoDocumento }: Vaga): Promise<Dono> {
  return regrasDe(contexto, dono).exigir(contexto.db, sessao, dono, {
    modo: 'editar',
    tipos: [tipoDocumento],
  });
}

function recusaDe(conferir: () => void): { erro: unknown } | null {
  try {
    conferir();
    return null;
  } catch (erro) {
    return { erro };
  }
}

/**
 * What was received becomes what is kept, within what one person may cost. Another call with the same key that is still
 * on its way is waited for, and its document is the answer; only the work waits, so that a sender whose connection has
 * died holds nobody up.
 */
export async function receberEnvio(
  contexto: Contexto,
  sessao: SessaoDeConta,
  entrega: Entrega,
  envio: {
    vaga: Vaga;
    chave: string;
    /** The document that an earlier call with the key has made. */
    procurar: () => Promise<Guardado | null>;
    guardar: (pronto: ArquivoPronto) => Promise<Guardado>;
  },
): Promise<Resposta> {
  let desfecho: DesfechoDaEntrega = 'pendente';
  try {
    return await umDaChavePorVez(envio.chave, async (esperou) => {
      let guardado = esperou ? await envio.procurar() : null;
      if (!guardado) {
        const recebido = await receberArquivo(contexto, sessao, entrega);
        if (recebido.tipo !== 'recebido') {
          if (!isRecusaPassageira(recebido)) desfecho = 'recusado';
          throw erroDoArquivo(recebido);
        }
        guardado = await envio.guardar({ ...entrega.arquivo, ...recebido });
      }
      desfecho = 'guardado';
      return await respostaDoEnvio(contexto, envio.vaga, guardado);
    });
  } finally {
    await entrega.encerrar(desfecho);
  }
}

function receberArquivo(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { arquivo, senha, sinal }: Entrega,
): ReturnType<Recepcao['receber']> {
  return trabalharNoArquivo(contexto, { quem: sessao.contaId, sha256: arquivo.sha256, sinal }, (opcoes) =>
    contexto.gateways.recepcao.receber(arquivo.copia.id, { ...opcoes, senha }),
  );
}

const RECUSAS_PASSAGEIRAS: readonly string[] = [
  'protegido-por-senha',
  'senha-incorreta',
  'fila-cheia',
  'fila-da-pessoa-cheia',
  'interrompido',
];

function isRecusaPassageira(recusa: { tipo: string }): boolean {
  return RECUSAS_PASSAGEIRAS.includes(recusa.tipo);
}

/** Keys are the sender's own: nobody meets another account's. */
export function chaveDoEnvio(contexto: Contexto, sessao: SessaoDeConta, chave: string | null): string {
  return `${sessao.contaId}:${chave ?? contexto.aleatorio.uuid()}`;
}

/** What is in force of the type afterwards, and what was read when the reading is ready in time. */
export async function respostaDoEnvio(
  contexto: Contexto,
  { dono: lugar, tipoDocumento }: Vaga,
  { documento, dono }: Guardado,
): Promise<Resposta> {
  const espera = seLe(tipoDocumento) && documento.situacao_leitura === 'pendente';
  const lido = espera ? await esperarLeitura(contexto, { documento, lugar }) : null;
  const atual = espera ? (lido ?? (await dono.reler(contexto.db))) : dono;
  const emVigor = atual.documentos.find(({ id }) => id === documento.id) ?? documento;
  return {
    ...documentosPorTipo(atual, [tipoDocumento]),
    ...(TIPOS_COM_LEITURA.includes(tipoDocumento) ? { vision: visionDe(emVigor) } : {}),
  };
}
