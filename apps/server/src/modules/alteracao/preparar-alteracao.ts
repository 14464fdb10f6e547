/** What an alteration of a contract would be: nothing is written here, so that a simulation tells the same. */
import { recusaDoDia } from '@credito/domain/alteracao/dia-do-pedido';
import { type Mudanca, mudancasDoPedido } from '@credito/domain/alteracao/mudancas';
import type { NovoFiador, PedidoDeAlteracao, RecusaDoCampo } from '@credito/domain/alteracao/pedido';
import { MENSAGENS_DO_PLANO, type PlanoDoContrato, planoDepois } from '@credito/domain/alteracao/plano';
import {
  conjugePrecisaAssinar,
  type OrigemDaAlteracao,
  quemAssinaAlteracao,
} from '@credito/domain/alteracao/quem-assina';
import { recusaDaPessoa, recusaDoContato } from '@credito/domain/alteracao/quem-entra';
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import { erroDoNascimento } from '@credito/domain/pessoa/nascimento';
import type { Data } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito, regraDoDominio } from '../../erros.ts';
import { indiceDoContrato } from '../catalogo/indice-do-programa.ts';
import type { ContratoCompleto } from '../contrato/contrato.repository.ts';
import { cursoDoContrato, instituicoesHabilitadas } from '../contrato/curso-do-contrato.ts';
import { parteDaLinha } from '../contrato/parte-na-linha.ts';
import { planoDoContrato } from '../contrato/restituicao.ts';
import { ultimoVencimentoDe } from '../contrato/sequencia.ts';
import { quemEntraPorOutras } from './alteracao.repository.ts';
import { contasDaAlteracao } from './contas-da-alteracao.ts';

export interface AlteracaoPreparada {
  mudancas: readonly Mudanca[];
  antes: PlanoDoContrato;
  /** Null where the plan stays. */
  depois: PlanoDoContrato | null;
  assinam: readonly ParteDoContrato[];
  /** Of the contract today. */
  partes: readonly ParteDoContrato[];
}

export const MENSAGEM_FORA_DE_VIGOR = 'Só um contrato em vigor pode ser alterado.';

export interface OQueSePede {
  pedido: PedidoDeAlteracao;
  origem: OrigemDaAlteracao;
  /** Day by which its dates are judged. */
  hoje: Data;
  /** Day on which it comes into effect; the same without it, and then nothing else may be under way that would hinder it. */
  emVigorEm?: Data;
  /** One that is there already. */
  alteracaoId?: number | null;
}

/** Throws 409 where the contract does not allow it, and 422 with the field where what was asked for does not fit. */
export async function prepararAlteracao(
  db: Kysely<DB>,
  completo: ContratoCompleto,
  { pedido, origem, hoje, emVigorEm, alteracaoId = null }: OQueSePede,
): Promise<AlteracaoPreparada> {
  const { contrato } = completo;
  const dia = emVigorEm ?? hoje;
  if (contrato.codigo !== 'EFE') throw conflito(MENSAGEM_FORA_DE_VIGOR);
  const antes = planoDoContrato(completo);
  const indice = await indiceDoContrato(db, contrato);
  const { pagas, divida } = await contasDaAlteracao(db, contrato.id, { pedido, emVigorEm: dia });
  const depois = planoDepois(pedido, {
    contrato: antes,
    pagas,
    repassados: completo.usos.flatMap(({ em, situacao }) => (situacao === 'pago' ? [em] : [])),
    faltaRepasse: completo.usos.some(({ situacao }) => situacao === 'previsto' || situacao === 'retido'),
    ultimoVencimentoAnterior: await ultimoVencimentoDe(db, contrato, contrato),
    indice,
    hoje: pedido.especie === 'negociacao' ? dia : hoje,
    ...(divida ? { divida } : {}),
  });
  if (typeof depois === 'string') throw recusaDoPlano(pedido, MENSAGENS_DO_PLANO[depois]);
  await exigirInstituicaoConhecida(db, contrato.id, pedido);
  const partes = completo.partes.map(parteDaLinha);
  const { companheiroAssina } = contrato.assinaturas;
  const entram =
    pedido.especie === 'fiador' && emVigorEm === undefined
      ? await quemEntraPorOutras(db, contrato.id, alteracaoId)
      : [];
  const recusa =
    recusaDoDia(pedido, { ultimoMes: antes.ultimoMes, hoje }) ??
    recusaDasPessoas(pedido, { partes, entram, companheiroAssina, hoje });
  if (recusa) throw regraDoDominio([recusa]);
  const mudancas = mudancasDoPedido(pedido, {
    antes,
    depois,
    partes,
    ...(await cursoDoContrato(db, contrato.id)),
    ...(divida ? { divida } : {}),
  });
  if (mudancas.length === 0) throw recusaDoPlano(pedido, MENSAGENS_DO_PLANO['nada-muda']);
  const assinam = quemAssinaAlteracao(pedido, { origem, partes, companheiroAssina, hoje });
  return { mudancas, antes, depois, partes, assinam: await comContas(db, assinam) };
}

/** Beside the field that decides the plan. */
const CAMPO_DO_PLANO = {
  reparcelamento: 'primeiroVencimento',
  suspensao: 'semestres',
  prorrogacao: 'semestres',
  antecipacao: 'primeiroVencimento',
  encerramento: 'ultimoMes',
  transferencia: 'desde',
  fiador: 'novo.nome',
  dados: 'nome',
  negociacao: 'primeiroVencimento',
} as const satisfies Readonly<Record<PedidoDeAlteracao['especie'], string>>;

function recusaDoPlano({ especie }: PedidoDeAlteracao, mensagem: string) {
  return regraDoDominio([{ campo: CAMPO_DO_PLANO[especie], mensagem }]);
}

/** Money goes to a school that works with the credit, or stays with the one that has it. */
async function exigirInstituicaoConhecida(
  db: Kysely<DB>,
  contratoId: number,
  pedido: PedidoDeAlteracao,
): Promise<void> {
  if (pedido.especie !== 'transferencia') return;
  if ((await instituicoesHabilitadas(db)).has(pedido.instituicao)) return;
  if ((await cursoDoContrato(db, contratoId)).instituicao === pedido.instituicao) return;
  throw regraDoDominio([
    { campo: 'instituicao', mensagem: 'Escolha uma das instituições que trabalham com o crédito.' },
  ]);
}

function recusaDasPessoas(
  pedido: PedidoDeAlteracao,
  {
    partes,
    entram,
    companheiroAssina,
    hoje,
  }: {
    partes: readonly ParteDoContrato[];
    entram: readonly NovoFiador[];
    companheiroAssina: boolean;
    hoje: Data;
  },
): RecusaDoCampo | null {
  if (pedido.especie !== 'fiador' && pedido.especie !== 'dados') return null;
  if (!partes.some(({ papel }) => papel === pedido.papel))
    return { campo: 'papel', mensagem: 'Este contrato não tem essa pessoa.' };
  if (pedido.especie === 'dados') return null;
  const { novo } = pedido;
  const nascimento = erroDoNascimento(novo.nascimento, 'fiador', hoje);
  if (nascimento) return { campo: 'novo.nascimento', mensagem: nascimento };
  const recusa = recusaDaPessoa(pedido, { partes, entram }) ?? recusaDoContato(pedido, { partes, entram });
  if (recusa) return recusa;
  if (conjugePrecisaAssinar(novo, companheiroAssina) && novo.conjuge === null)
    return { campo: 'novo.conjuge.nome', mensagem: 'Informe os dados do cônjuge, que precisa assinar.' };
  return null;
}

/** What was right when somebody was named may no longer be: their own account, the contract and other changes go on. */
export async function recusaDeQuemEntra(
  db: Kysely<DB>,
  completo: ContratoCompleto,
  { id, pedido }: { id: number; pedido: PedidoDeAlteracao },
): Promise<RecusaDoCampo | null> {
  if (pedido.especie !== 'fiador') return null;
  return recusaDoContato(pedido, {
    partes: completo.partes.map(parteDaLinha),
    entram: await quemEntraPorOutras(db, completo.contrato.id, id),
  });
}

/** Whoever has an account already meets the document in the own portal. */
async function comContas(
  db: Kysely<DB>,
  partes: readonly ParteDoContrato[],
): Promise<readonly ParteDoContrato[]> {
  const semConta = partes.filter(({ contaId, grupo }) => contaId === null && grupo < 3).map(({ cpf }) => cpf);
  if (semConta.length === 0) return partes;
  const contas = await db.selectFrom('conta').select(['id', 'cpf']).where('cpf', 'in', semConta).execute();
  return partes.map((parte) => ({
    ...parte,
    contaId: parte.contaId ?? contas.find(({ cpf }) => cpf === parte.cpf && parte.grupo < 3)?.id ?? null,
  }));
}
