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
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { umDaChavePorVez } from '../idempotencia/idempotencia.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { findDocumentoById, type LinhaDeDocumento } from './documento.repository.ts';
import { exigirParteDoDocumento } from './exigir-parte-do-documento.ts';
import {
  conferirSubstituido,
  conferirVaga,
  envioRepetido,
  guardarNaVaga,
  type Vaga,
} from './guardar-na-vaga.ts';
import { esperarLeitura, seLe } from './ler-documento.ts';
import { documentosPorTipo, visionDe } from './registro.ts';
import { trabalharNoArquivo } from './trabalho-com-arquivo.ts';

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
  const procurar = async () => {
    const acesso = await exigirParteDoDocumento(contexto.db, sessao, vaga.solicitacaoId, vaga.tipoPessoa, [
      vaga.tipoDocumento,
    ]);
    return { acesso, repetido: await envioRepetido(contexto.db, acesso, vaga, chave) };
  };
  const { acesso, repetido } = await procurar();
  if (repetido) return respostaDoEnvio(contexto, repetido, vaga);
  conferirSubstituido(conferirVaga(acesso, vaga), pedido.substitui);

  return receberEnvio(contexto, sessao, await receberEntrega(), {
    vaga,
    chave,
    procurar: async () => (await procurar()).repetido,
    guardar: (pronto) =>
      guardarNaVaga(
        contexto,
        sessao,
        { ...vaga, participanteId: acesso.participante.id },
        { ...pronto, chave },
        { apagarAnteriores: pedido.apagarAnteriores, visto: pedido.substitui },
      ),
  });
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
    procurar: () => Promise<LinhaDeDocumento | null>;
    guardar: (pronto: ArquivoPronto) => Promise<LinhaDeDocumento>;
  },
): Promise<Resposta> {
  let desfecho: DesfechoDaEntrega = 'pendente';
  try {
    return await umDaChavePorVez(envio.chave, async () => {
      let documento = await envio.procurar();
      if (!documento) {
        const recebido = await receberArquivo(contexto, sessao, entrega);
        if (recebido.tipo !== 'recebido') {
          if (!isRecusaPassageira(recebido)) desfecho = 'recusado';
          throw erroDoArquivo(recebido);
        }
        documento = await envio.guardar({ ...entrega.arquivo, ...recebido });
      }
      desfecho = 'guardado';
      return await respostaDoEnvio(contexto, documento, envio.vaga);
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
  documento: LinhaDeDocumento,
  { solicitacaoId, tipoPessoa, tipoDocumento }: Pick<Vaga, 'solicitacaoId' | 'tipoPessoa' | 'tipoDocumento'>,
): Promise<Resposta> {
  if (seLe(tipoDocumento) && documento.situacao_leitura === 'pendente')
    await esperarLeitura(contexto, documento.id, tipoDocumento);
  const completa = await carregarSolicitacao(contexto.db, solicitacaoId);
  const atual = await findDocumentoById(contexto.db, documento.id);
  if (!completa || !atual) throw naoEncontrado();
  return {
    ...documentosPorTipo(completa, tipoPessoa, documento.dono_id, [tipoDocumento]),
    ...(TIPOS_COM_LEITURA.includes(tipoDocumento) ? { vision: visionDe(atual) } : {}),
  };
}
