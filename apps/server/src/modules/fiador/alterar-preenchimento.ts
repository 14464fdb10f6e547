import type { MUDANCAS_DO_PREENCHIMENTO } from '@credito/api/fiador.rotas';
import { porQueNaoMuda } from '@credito/domain/andamento/situacao';
import { podeGerenciarFiadores } from '@credito/domain/fiador/fiador';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { MENSAGEM_ACEITE_ANTES } from '@credito/domain/participante/acesso';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { entregarSePronta } from '../pendencia/concluir-correcao.ts';
import { type Acesso, exigirSolicitacao } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import {
  fiadorNaVaga,
  fiadorPorId,
  type ParticipanteFiador,
} from '../solicitacao/fiadores-da-solicitacao.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { mudarParte } from '../solicitacao/mudar-parte.ts';
import { fatosDoFiador } from '../solicitacao/parte-do-fiador.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { exigirAcaoPermitida, exigirMarca, marcaDe } from './fatos-do-fiador.ts';
import { guardarDadosAnteriores, renovarConvite } from './fiador.repository.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

type Status = (typeof MUDANCAS_DO_PREENCHIMENTO)[number];

interface Pedido {
  solicitacaoId: number;
  vaga: VagaDeFiador;
  status: Status;
  marca: string;
}

/** Who fills in a guarantor's data (the student decides), or that a guarantor's part is done (the guarantor says). */
export async function alterarPreenchimento(contexto: Contexto, sessao: SessaoDeConta, pedido: Pedido) {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirSolicitacao(trx, sessao, pedido.solicitacaoId, { travar: true });
    const fiador = fiadorNaVaga(acesso.completa, pedido.vaga);
    const doEstudante = pedido.status !== 'AGUARDANDO_ANALISE';
    if (acesso.leitor !== (doEstudante ? 'estudante' : pedido.vaga)) throw naoEncontrado();
    if (!fiador) throw dadosDesatualizados();
    const comum = { contexto, trx, sessao, acesso, fiador, agora };
    const depois = doEstudante
      ? await trocarPreenchedor(comum, pedido, pedido.status === 'PREENCHIDO_PELO_ESTUDANTE')
      : await concluirParte(comum);
    const mudado = fiadorPorId(depois, fiador.id);
    return { statusPreenchimento: mudado.status_preenchimento, marca: marcaDe(depois, mudado) };
  });
}

interface Comum {
  contexto: Contexto;
  trx: Transaction<DB>;
  sessao: SessaoDeConta;
  acesso: Acesso;
  fiador: ParticipanteFiador;
  agora: Date;
}

/** What the former filler entered is put away: neither reads the other's answers (issue "Guarantors", item 7). */
async function trocarPreenchedor(
  { contexto, trx, sessao, acesso: { completa }, fiador, agora }: Comum,
  { marca }: Pedido,
  peloEstudante: boolean,
): Promise<SolicitacaoCompleta> {
  const preenchidoPor = peloEstudante ? 'estudante' : 'pessoa';
  if (fiador.preenchido_por === preenchidoPor) return completa;
  exigirMarca(completa, fiador, marca);
  exigirAcaoPermitida('trocar-preenchimento', completa, fiador, agora);
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  const documentos = await guardarDadosAnteriores(trx, fiador.id, agora);
  const trocado = await mudarParte(trx, fiador, 'trocarPreenchedor', 'estudante', {
    preenchido_por: preenchidoPor,
    respostas: JSON.stringify({}),
    data_nascimento: null,
    versao: fiador.versao + 1,
    atualizado_em: agora,
  });
  await renovarConvite(trx, contexto, { id: fiador.id, preenchido_por: preenchidoPor }, agora);
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'trocar-preenchimento',
    ator,
    em: agora,
    dados: { preenchidoPor },
  });
  const gravada = comGravadas(completa, { participantes: [trocado], documentos });
  return atualizarSolicitacao(trx, gravada, { papel: 'estudante', ator, agora });
}

/** The guarantor says "done": allowed when nothing is missing; the student hears of it. */
async function concluirParte({
  contexto,
  trx,
  sessao,
  acesso: { completa },
  fiador,
  agora,
}: Comum): Promise<SolicitacaoCompleta> {
  if (fiador.status_preenchimento === 'AGUARDANDO_ANALISE') return completa;
  const fatos = fatosDoFiador(completa, fiador, agora);
  if (!podeGerenciarFiadores(fatos.sigla)) throw conflito(porQueNaoMuda(fatos.sigla));
  if (!fatos.aceitou) throw conflito(MENSAGEM_ACEITE_ANTES);
  if (fatos.percentual !== 100)
    throw regraDoDominio([
      { campo: 'statusPreenchimento', mensagem: 'Ainda faltam dados ou documentos seus.' },
    ]);
  const concluido = await mudarParte(trx, fiador, 'concluirParte', 'dono', { ultimo_acesso: agora });
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'concluir-parte',
    ator: { tipo: 'conta', id: sessao.contaId },
    em: agora,
  });
  await avisarEstudante(contexto, trx, completa, {
    chave: `fiador-concluiu:${fiador.id}`,
    noticia: 'concluiu',
    fiador: fiador.nome,
    agora,
  });
  // A guarantor swapped during a correction may be the last one whom the analysis waits for.
  const gravada = comGravadas(completa, { participantes: [concluido] });
  await entregarSePronta(contexto, trx, gravada, {
    papel: 'fiador',
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
  return gravada;
}
