/** What a contract of an approved request would be: nothing is written here, so that a rehearsal tells the same. */

import { faltaRegime } from '@credito/domain/contrato/falta-regime';
import { type ContratoGerado, gerarContrato, MENSAGENS_DA_GERACAO } from '@credito/domain/contrato/geracao';
import {
  MENSAGENS_DAS_PARTES,
  type ParteDoContrato,
  type PessoaDaSolicitacao,
  partesDoContrato,
} from '@credito/domain/contrato/partes';
import { type Termo, termoDoDia, ultimoMesPrevisto } from '@credito/domain/contrato/termo';
import { emancipado } from '@credito/domain/participante/passos-do-participante';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { impedimentoDaRenovacao } from '../../atualizacao/proximo-contrato.ts';
import { indiceDoPrograma } from '../../catalogo/indice-do-programa.ts';
import { type RegrasVigentes, regrasDoPrograma } from '../../catalogo/regras-do-programa.ts';
import { type CursoVigente, cursoVigente } from '../../contrato/curso-do-contrato.ts';
import { MENSAGEM_SEM_CONTRATANTE } from '../../contrato/dados-do-texto.ts';
import { comDadosVigentes } from '../../contrato/dados-vigentes.ts';
import { ultimoVencimentoDe } from '../../contrato/sequencia.ts';
import { fiadorQueAssina } from '../../fiador/fiador-que-assina.ts';
import { contextoDoParticipante, participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { fiadoresDe } from '../../solicitacao/fiadores-da-solicitacao.ts';

export interface PropostaDeContrato {
  gerado: ContratoGerado;
  partes: readonly ParteDoContrato[];
  vigentes: RegrasVigentes;
  via: 'eletronica' | 'impressa';
  ultimoMes: Data;
  contratadoEm: Data;
  /** Where an alteration took the credit; null while it is where it was asked for. */
  transferido: CursoVigente | null;
}

const MENSAGEM_NAO_APROVADA = 'A solicitação não está aprovada.';
export const MENSAGEM_SEM_REGRAS = 'O programa ainda não tem regras de crédito no catálogo.';
export const MENSAGEM_SEM_NUMEROS =
  'O programa corrige o principal por um índice que ainda não tem números no catálogo.';
export const MENSAGEM_SEM_REGIME =
  'Falta o regime de bens de um fiador: ao gerar, a pergunta é enviada a ele.';
const MENSAGEM_SEM_NASCIMENTO = 'Falta a data de nascimento de uma das pessoas.';
export const MENSAGEM_JA_TEM_CONTRATO = 'O estudante já tem um contrato deste programa no semestre.';

/** A sentence for the desk where there can be no contract. */
export async function proporContrato(
  contexto: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  declarada: SolicitacaoCompleta,
  { termo, ultimoMes: pedido }: { termo: Termo; ultimoMes: Data | null },
): Promise<PropostaDeContrato | string> {
  const completa = await comDadosVigentes(db, declarada);
  const { solicitacao } = completa;
  const agora = contexto.relogio.agora();
  const hoje = dataEmSaoPaulo(agora);
  if (solicitacao.sigla !== 'A') return MENSAGEM_NAO_APROVADA;
  if (await temContratoNoTermo(db, solicitacao, termo)) return MENSAGEM_JA_TEM_CONTRATO;
  const cursoTerminou = await fimDoCurso(db, solicitacao);
  if (cursoTerminou !== null)
    return `O estudante deixou o curso: ele terminou em ${formatarData(cursoTerminou)}.`;
  const falta = await impedimentoDaRenovacao(db, solicitacao, termo);
  if (falta !== null) return falta;
  const vigentes = await regrasDoPrograma(db, solicitacao.bolsa_id, agora);
  if (vigentes === null) return MENSAGEM_SEM_REGRAS;
  if (faltaRegime(fiadoresDe(completa).map((fiador) => fiadorQueAssina(completa, fiador))).length > 0)
    return MENSAGEM_SEM_REGIME;
  const partes = partesDaSolicitacao(contexto, completa, vigentes, hoje);
  if (typeof partes === 'string') return partes;
  const ultimoMes = pedido ?? ultimoMesDe(completa);
  const transferido = await cursoVigente(db, solicitacao.id);
  const indice = await indiceDoPrograma(db, solicitacao.bolsa_id, vigentes.regras.indice);
  if (indice === null) return MENSAGEM_SEM_NUMEROS;
  const gerado = gerarContrato({
    termo,
    ...inicioDe(completa),
    mensalidadeCentavos: transferido?.mensalidadeCentavos ?? solicitacao.mensalidade_centavos,
    percentual: transferido?.percentual ?? solicitacao.percentual,
    ultimoMes,
    regras: vigentes.regras,
    contratadoEm: hoje,
    indice,
    ultimoVencimentoAnterior: await ultimoVencimentoDe(db, solicitacao, termo),
  });
  if (typeof gerado === 'string') return MENSAGENS_DA_GERACAO[gerado];
  return {
    gerado,
    partes,
    vigentes,
    via: await viaDaInstituicao(db, transferido?.instituicaoId ?? solicitacao.instituicao_id),
    transferido,
    ultimoMes,
    contratadoEm: hoje,
  };
}

async function temContratoNoTermo(
  db: Kysely<DB>,
  { conta_id, bolsa_id }: SolicitacaoCompleta['solicitacao'],
  { ano, semestre }: Termo,
): Promise<boolean> {
  const outro = await db
    .selectFrom('contrato')
    .select('id')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('ano', '=', ano)
    .where('semestre', '=', semestre)
    .where('codigo', '<>', 'CAN')
    .executeTakeFirst();
  return outro !== undefined;
}

/** As two people have confirmed it of an earlier contract in the programme; null while the course goes on. */
async function fimDoCurso(
  db: Kysely<DB>,
  { conta_id, bolsa_id }: SolicitacaoCompleta['solicitacao'],
): Promise<Data | null> {
  const contrato = await db
    .selectFrom('contrato')
    .select('curso_terminou_em')
    .where('conta_id', '=', conta_id)
    .where('bolsa_id', '=', bolsa_id)
    .where('curso_terminou_em', 'is not', null)
    .orderBy('curso_terminou_em', 'desc')
    .limit(1)
    .executeTakeFirst();
  return contrato?.curso_terminou_em ?? null;
}

async function viaDaInstituicao(db: Kysely<DB>, instituicaoId: number): Promise<'eletronica' | 'impressa'> {
  const { via_de_assinatura } = await db
    .selectFrom('instituicao')
    .select('via_de_assinatura')
    .where('id', '=', instituicaoId)
    .executeTakeFirstOrThrow();
  return via_de_assinatura;
}

/** When the course began, and the first term for which credit was asked. */
export function inicioDe({ solicitacao }: SolicitacaoCompleta): { ingresso: Data; primeiroTermo: Termo } {
  const { dataIngressoCurso, dataUtilizacaoCredito } = solicitacao.dados;
  return { ingresso: String(dataIngressoCurso), primeiroTermo: termoDoDia(String(dataUtilizacaoCredito)) };
}

function ultimoMesDe({ solicitacao }: SolicitacaoCompleta): Data {
  const { dados, grau } = solicitacao;
  const { dataIngressoCurso, dataFormatura } = dados;
  return ultimoMesPrevisto({
    ingresso: String(dataIngressoCurso),
    formatura: typeof dataFormatura === 'string' ? dataFormatura : null,
    grau,
  });
}

export function partesDaSolicitacao(
  { configuracao, relogio }: Pick<Contexto, 'configuracao' | 'relogio'>,
  completa: SolicitacaoCompleta,
  { assinaturas }: RegrasVigentes,
  hoje: Data,
): readonly ParteDoContrato[] | string {
  const estudante = participanteDe(completa, 'estudante');
  const doEstudante = estudante && pessoaDe(estudante);
  const seusFatos = contextoDoParticipante(completa, 'estudante', relogio.agora());
  const fiadores = fiadoresDe(completa);
  const dosFiadores = fiadores.flatMap((fiador) => {
    const pessoa = pessoaDe(fiador);
    return pessoa ? [{ ...pessoa, ...fiadorQueAssina(completa, fiador) }] : [];
  });
  if (!doEstudante || !seusFatos || dosFiadores.length < fiadores.length) return MENSAGEM_SEM_NASCIMENTO;
  const { contratante } = configuracao.provedor;
  if (!contratante) return MENSAGEM_SEM_CONTRATANTE;
  const { representante, testemunhas } = contratante;
  const partes = partesDoContrato(
    {
      estudante: { ...doEstudante, emancipado: emancipado(seusFatos) },
      fiadores: dosFiadores,
      representante,
      testemunhas,
    },
    assinaturas,
    hoje,
  );
  return typeof partes === 'string' ? MENSAGENS_DAS_PARTES[partes] : partes;
}

function pessoaDe(participante: Selectable<Participante>): PessoaDaSolicitacao | null {
  const { id, conta_id, nome, cpf, email, telefone, data_nascimento: nascimento, respostas } = participante;
  if (nascimento === null) return null;
  return { participanteId: id, contaId: conta_id, nome, cpf, email, telefone, nascimento, respostas };
}
