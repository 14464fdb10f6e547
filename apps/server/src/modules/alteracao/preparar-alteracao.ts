/** What an alteration of a contract would be: nothing is written here, so that a simulation tells the same. */
import { type Mudanca, mudancasDoPedido } from '@credito/domain/alteracao/mudancas';
import type { PedidoDa, PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import { MENSAGENS_DO_PLANO, type PlanoDoContrato, planoDepois } from '@credito/domain/alteracao/plano';
import {
  conjugePrecisaAssinar,
  type OrigemDaAlteracao,
  quemAssinaAlteracao,
} from '@credito/domain/alteracao/quem-assina';
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import { erroDoNascimento } from '@credito/domain/pessoa/nascimento';
import type { Data } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { mesesEntre } from '@credito/domain/tempo/meses';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito, regraDoDominio } from '../../erros.ts';
import { indiceDoContrato } from '../catalogo/indice-do-programa.ts';
import type { ContratoCompleto } from '../contrato/contrato.repository.ts';
import { cursoDoContrato, instituicoesHabilitadas } from '../contrato/curso-do-contrato.ts';
import { parteDaLinha } from '../contrato/parte-na-linha.ts';
import { planoDoContrato } from '../contrato/restituicao.ts';
import { ultimoVencimentoDe } from '../contrato/sequencia.ts';
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
  /** Day on which it would come into effect; the same without it. */
  emVigorEm?: Data;
}

/** Throws 409 where the contract does not allow it, and 422 with the field where what was asked for does not fit. */
export async function prepararAlteracao(
  db: Kysely<DB>,
  completo: ContratoCompleto,
  { pedido, origem, hoje, emVigorEm = hoje }: OQueSePede,
): Promise<AlteracaoPreparada> {
  const { contrato } = completo;
  if (contrato.codigo !== 'EFE') throw conflito(MENSAGEM_FORA_DE_VIGOR);
  const antes = planoDoContrato(completo);
  const indice = await indiceDoContrato(db, contrato);
  const { pagas, divida } = await contasDaAlteracao(db, contrato.id, { pedido, emVigorEm });
  const depois = planoDepois(pedido, {
    contrato: antes,
    pagas,
    repassados: completo.usos.flatMap(({ em, situacao }) => (situacao === 'pago' ? [em] : [])),
    faltaRepasse: completo.usos.some(({ situacao }) => situacao === 'previsto' || situacao === 'retido'),
    ultimoVencimentoAnterior: await ultimoVencimentoDe(db, contrato, contrato),
    indice,
    hoje: pedido.especie === 'negociacao' ? emVigorEm : hoje,
    ...(divida ? { divida } : {}),
  });
  if (typeof depois === 'string') throw recusaDoPlano(pedido, MENSAGENS_DO_PLANO[depois]);
  await exigirInstituicaoConhecida(db, contrato.id, pedido);
  const partes = completo.partes.map(parteDaLinha);
  const { companheiroAssina } = contrato.assinaturas;
  const recusa =
    recusaDaParada(pedido, antes.ultimoMes, hoje) ??
    recusaDasPessoas(pedido, partes, companheiroAssina, hoje);
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

interface RecusaDoCampo {
  campo: string;
  mensagem: string;
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

/** A course stops while it lasts, and not in the past. */
function recusaDaParada(pedido: PedidoDeAlteracao, ultimoMes: Data, hoje: Data): RecusaDoCampo | null {
  if (pedido.especie !== 'suspensao' || pedido.desde === undefined) return null;
  const { desde } = pedido;
  if (mesesEntre(hoje, desde) < 0)
    return { campo: 'desde', mensagem: 'O curso pode parar a partir deste mês.' };
  return mesesEntre(desde, ultimoMes) < 0
    ? { campo: 'desde', mensagem: `O contrato diz que o curso termina em ${mesPorExtenso(ultimoMes)}.` }
    : null;
}

function recusaDasPessoas(
  pedido: PedidoDeAlteracao,
  partes: readonly ParteDoContrato[],
  companheiroAssina: boolean,
  hoje: string,
): RecusaDoCampo | null {
  if (pedido.especie !== 'fiador' && pedido.especie !== 'dados') return null;
  if (!partes.some(({ papel }) => papel === pedido.papel))
    return { campo: 'papel', mensagem: 'Este contrato não tem essa pessoa.' };
  if (pedido.especie === 'dados') return null;
  const { novo } = pedido;
  const nascimento = erroDoNascimento(novo.nascimento, 'fiador', hoje);
  if (nascimento) return { campo: 'novo.nascimento', mensagem: nascimento };
  const cpfs = [novo.cpf, ...(novo.conjuge ? [novo.conjuge.cpf] : [])];
  if (new Set(cpfs).size < cpfs.length || partes.some(({ cpf }) => cpfs.includes(cpf)))
    return { campo: 'novo.cpf', mensagem: 'Esta pessoa já faz parte do contrato.' };
  const contato = recusaDoContato(pedido, partes);
  if (contato) return contato;
  if (conjugePrecisaAssinar(novo, companheiroAssina) && novo.conjuge === null)
    return { campo: 'novo.conjuge.nome', mensagem: 'Informe os dados do cônjuge, que precisa assinar.' };
  return null;
}

/** Each signs by a contact of their own. Asked again when whoever was named accepts: from then on it is that of the account. */
export function recusaDoContato(
  { papel: doNovo, novo }: PedidoDa<'fiador'>,
  partes: readonly ParteDoContrato[],
): RecusaDoCampo | null {
  const contatos = partes.flatMap(({ email, telefone, papel, grupo }) =>
    grupo === 3 || papel === doNovo ? [] : [email, telefone],
  );
  if (contatos.includes(novo.email) || novo.conjuge?.email === novo.email)
    return { campo: 'novo.email', mensagem: 'Este e-mail já é de outra pessoa do contrato.' };
  if (contatos.includes(novo.telefone) || novo.conjuge?.telefone === novo.telefone)
    return { campo: 'novo.telefone', mensagem: 'Este celular já é de outra pessoa do contrato.' };
  return null;
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
