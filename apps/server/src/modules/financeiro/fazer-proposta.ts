/** What a confirmed proposal does to a contract's money, and why it cannot. */
import { AINDA_NAO_DEVIDA, impedimentoDaAntecipacao } from '@credito/domain/cobranca/antecipacao';
import { concluirPagamento } from '@credito/domain/cobranca/conclusao';
import { transitarDevolucao } from '@credito/domain/cobranca/devolucao';
import { somar } from '@credito/domain/dinheiro/conta';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { TipoDeLancamento } from '@credito/domain/razao/contas';
import {
  type DadosDaProposta,
  isDoCurso,
  type RecebimentoManual,
  type TransferenciaDaDevolucao,
} from '@credito/domain/razao/propostas-financeiras';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import { creditoDoPagamento, noDia } from './apresentar-posicao.ts';
import { avisarDoCurso } from './avisar-do-curso.ts';
import { concluirContratos } from './concluir-contratos.ts';
import { concluirDevolucao, decidirDevolucao } from './devolver.ts';
import { lancar } from './lancar.ts';
import { carregarPosicoes, type Posicao } from './posicao.ts';
import { recusaNoCurso, registrarNoCurso } from './vida-do-curso.ts';

interface Recusa {
  campo: string;
  mensagem: string;
}

export function recusaDaProposta(
  { relogio }: Pick<Contexto, 'relogio'>,
  posicao: Posicao,
  dados: DadosDaProposta,
): Recusa | null {
  const hoje = dataEmSaoPaulo(relogio.agora());
  if (isDoCurso(dados)) {
    const mensagem = recusaNoCurso(posicao, dados, hoje);
    return mensagem === null ? null : { campo: 'em', mensagem };
  }
  switch (dados.tipo) {
    case 'devolucao':
      return recusaDaDevolucao(posicao, dados, hoje);
    case 'transferencia':
      return recusaDaTransferencia(posicao, dados, hoje);
    case 'recebimento-manual':
      if (dados.em > hoje) return { campo: 'em', mensagem: 'O dia do pagamento não pode estar no futuro.' };
      if (dados.em < posicao.contrato.contratado_em)
        return { campo: 'em', mensagem: 'O dia do pagamento não pode ser antes do contrato.' };
      if (dados.parcela !== null && !posicao.parcelas.some(({ numero }) => numero === dados.parcela))
        return { campo: 'parcela', mensagem: 'O contrato não tem esta parcela.' };
      return dados.antecipa ? recusaDaAntecipacao(posicao, dados) : null;
  }
}

/** Only the whole amount of the day spares a fee: less is a payment like every other. */
function recusaDaAntecipacao(posicao: Posicao, { centavos, em, parcela }: RecebimentoManual): Recusa | null {
  const { parcelas, quitacao } = noDia(posicao, em).extrato;
  const desta = parcelas.find(({ numero }) => numero === parcela);
  if (parcela !== null) {
    const impedimento = desta ? impedimentoDaAntecipacao(desta, em) : AINDA_NAO_DEVIDA;
    if (impedimento !== null) return { campo: 'parcela', mensagem: impedimento };
  } else if (quitacao === 0) return { campo: 'parcela', mensagem: 'Não havia nada em aberto neste dia.' };
  const custa = desta?.totalAntecipado ?? quitacao;
  return centavos < custa
    ? {
        campo: 'centavos',
        mensagem: `Em ${formatarData(em)}, ${desta ? `a parcela ${desta.numero} paga antes` : 'quitar tudo'} custava ${formatarReais(custa)}. Com menos, escolha “O que está em aberto”.`,
      }
    : null;
}

function recusaDaDevolucao(
  posicao: Posicao,
  { recebimentoId, centavos }: { recebimentoId: string; centavos: number },
  hoje: Data,
): Recusa | null {
  const recebimento = posicao.recebimentos.find(({ id }) => id === recebimentoId);
  if (!recebimento) return { campo: 'recebimentoId', mensagem: 'O contrato não tem este pagamento.' };
  const credito = creditoDoPagamento(noDia(posicao, hoje), recebimentoId);
  if (credito <= 0)
    return {
      campo: 'recebimentoId',
      mensagem: 'Este pagamento não deixou crédito: ele pagou o que era devido.',
    };
  return centavos > credito
    ? {
        campo: 'centavos',
        mensagem: `Deste pagamento, ${formatarReais(credito)} são crédito do pagador: não se devolve mais do que isso.`,
      }
    : null;
}

function recusaDaTransferencia(
  posicao: Posicao,
  { devolucaoId, centavos, em, feita }: TransferenciaDaDevolucao,
  hoje: Data,
): Recusa | null {
  const devolucao = posicao.devolucoes.find(({ id }) => id === devolucaoId);
  if (!devolucao) return { campo: 'devolucaoId', mensagem: 'O contrato não tem esta devolução.' };
  if (!transitarDevolucao(devolucao.estado, feita ? 'devolver' : 'recusar', 'equipe', {}).ok)
    return { campo: 'devolucaoId', mensagem: 'Esta devolução não espera por uma transferência da equipe.' };
  if (centavos !== devolucao.centavos)
    return { campo: 'centavos', mensagem: `Esta devolução é de ${formatarReais(devolucao.centavos)}.` };
  if (em > hoje) return { campo: 'em', mensagem: 'O dia não pode estar no futuro.' };
  return em < devolucao.em
    ? { campo: 'em', mensagem: 'O dia não pode ser antes da decisão de devolver.' }
    : null;
}

const TIPO_DO_LANCAMENTO: Readonly<Record<DadosDaProposta['tipo'], TipoDeLancamento>> = {
  'fim-do-curso': 'plano',
  'suspensao-do-curso': 'plano',
  'retomada-do-curso': 'plano',
  devolucao: 'devolucao',
  transferencia: 'devolucao',
  'recebimento-manual': 'ajuste',
};

interface Quem {
  operadorId: string;
  motivo: string;
  /** Makes a payment that was entered by hand one payment. */
  propostaId: string;
}

/** `posicao` must have been loaded with `travar` in the same transaction. */
export async function fazerProposta(
  contexto: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  dados: DadosDaProposta,
  quem: Quem,
): Promise<void> {
  const { id } = posicao.contrato;
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  if (isDoCurso(dados)) await registrarNoCurso(contexto, trx, posicao, dados, hoje);
  else if (dados.tipo === 'devolucao') await decidirDevolucao(contexto, trx, posicao, dados);
  else if (dados.tipo === 'transferencia') await registrarTransferencia(contexto, trx, posicao, dados);
  else await receberPorFora(contexto, trx, posicao, dados, quem);
  const depois = await carregarPosicoes(trx, [id]);
  await lancar(
    contexto,
    trx,
    depois.map((uma) => ({
      posicao: uma,
      causa: {
        tipo: TIPO_DO_LANCAMENTO[dados.tipo],
        em: hoje,
        operadorId: quem.operadorId,
        motivo: quem.motivo,
      },
    })),
  );
  if (isDoCurso(dados))
    await avisarDoCurso(contexto, trx, { contratoId: id, propostaId: quem.propostaId, dados });
  await concluirContratos(contexto, trx, depois);
}

async function registrarTransferencia(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato, devolucoes }: Posicao,
  { devolucaoId, em, feita }: TransferenciaDaDevolucao,
): Promise<void> {
  const devolucao = devolucoes.find(({ id }) => id === devolucaoId);
  if (!devolucao) throw new Error('a transfer names a refund that is not there');
  await concluirDevolucao(contexto, trx, contrato, {
    devolucao,
    acao: feita ? 'devolver' : 'recusar',
    ator: 'equipe',
    em,
  });
}

async function receberPorFora(
  { aleatorio, relogio }: Contexto,
  trx: Transaction<DB>,
  posicao: Posicao,
  { centavos, em, parcela, antecipa = false }: RecebimentoManual,
  { propostaId }: Quem,
): Promise<void> {
  const { contrato } = posicao;
  if (!['EFE', 'BAI'].includes(contrato.codigo)) throw conflito('Este contrato já terminou.');
  const { extrato } = noDia(posicao, em);
  const devidoCentavos = somar(
    extrato.parcelas.flatMap(({ numero, totalAberto, totalAntecipado }) =>
      parcela === null || parcela === numero ? [antecipa ? totalAntecipado : totalAberto] : [],
    ),
  );
  // Without an instalment it pays the oldest ones: less than everything is no news then.
  const situacao = parcela === null && centavos < devidoCentavos ? 'exata' : null;
  await trx
    .insertInto('recebimento')
    .values({
      id: aleatorio.uuid(),
      contrato_id: contrato.id,
      cobranca_id: null,
      chave: `manual:${propostaId}`,
      meio: 'manual',
      em,
      pago_em: new Date(`${em}T12:00:00-03:00`),
      gravado_em: relogio.agora(),
      centavos,
      parcela,
      antecipa,
      conclusao:
        situacao ?? concluirPagamento({ situacao: 'aberta', devidoCentavos, recebidoCentavos: centavos }),
    })
    .execute();
}
