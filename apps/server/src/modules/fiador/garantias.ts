/** Guarantees as the guarantor sees them. */

import { createHash } from 'node:crypto';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { CANAIS_DO_ACEITE, type CanalDoAceite } from '@credito/domain/fiador/canal-do-aceite';
import {
  DECLARACAO_DO_FIADOR,
  secoesDoTexto,
  type TermosDaGarantia,
  textoDoConsentimento,
  VERSAO_DO_CONSENTIMENTO,
  valorDaGarantia,
} from '@credito/domain/fiador/consentimento';
import { podeGerenciarFiadores, situacaoDoFiador } from '@credito/domain/fiador/fiador';
import type { FimDaGarantia } from '@credito/domain/fiador/fim-da-garantia';
import { marcasDosItens } from '@credito/domain/fiador/marcas-dos-itens';
import { mascararEmail } from '@credito/domain/pessoa/email';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import { solicitacaoDoParticipante } from '../solicitacao/achar-solicitacao.ts';
import { temCopiaDeclarada } from '../solicitacao/copia-declarada.ts';
import { corrigeAgora } from '../solicitacao/corrige-agora.ts';
import { documentosAConferir } from '../solicitacao/documentos-a-conferir.ts';
import { participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fiadorPorId, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { motivosDaPessoa, recusadosPorExtenso } from '../solicitacao/motivos-da-pessoa.ts';
import {
  contextoDoFiador,
  faltaDoRegime,
  fatosDoFiador,
  podeEditarAPropria,
} from '../solicitacao/parte-do-fiador.ts';
import { situacaoPara } from '../solicitacao/situacao-para.ts';
import { marcaDe } from './fatos-do-fiador.ts';
import { lerFimDaGarantia } from './fim-da-garantia.ts';
import { registrarAcesso } from './ultimo-acesso.ts';

export interface AcessoAGarantia {
  completa: SolicitacaoCompleta;
  fiador: ParticipanteFiador;
}

/** The guarantee as the guarantor whose account is linked to it, or 404 for everybody else. */
export async function exigirGarantia(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  participanteId: string,
  opcoes: { travar?: boolean } = {},
): Promise<AcessoAGarantia> {
  const id = await solicitacaoDoParticipante(db, sessao, participanteId);
  const { completa } = await exigirSolicitacao(db, sessao, id, opcoes);
  const fiador = fiadorPorId(completa, participanteId);
  if (fiador.conta_id !== sessao.contaId || completa.solicitacao.conta_id === sessao.contaId)
    throw naoEncontrado();
  return { completa, fiador };
}

export function termosDaGarantia(
  { configuracao }: Pick<Contexto, 'configuracao'>,
  completa: SolicitacaoCompleta,
): TermosDaGarantia {
  const { solicitacao, catalogo } = completa;
  return {
    provedor: configuracao.provedor.nome,
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    instituicao: catalogo.instituicao.nome,
    curso: catalogo.curso.nome,
    mensalidadeCentavos: solicitacao.mensalidade_centavos,
    percentual: solicitacao.percentual,
  };
}

export function destinoMascarado(canal: CanalDoAceite, conta: { email: string; telefone: string }): string {
  return canal === 'email' ? mascararEmail(conta.email) : mascararTelefone(conta.telefone);
}

export function resumoDoTexto(texto: string): Buffer {
  return createHash('sha256').update(texto).digest();
}

export async function lerGarantia(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
): Promise<Garantia> {
  const { completa, fiador } = await exigirGarantia(contexto.db, sessao, participanteId);
  await registrarAcesso(contexto.db, sessao, [fiador.id], contexto.relogio.agora());
  return apresentarGarantia(contexto, contexto.db, sessao, completa, fiador);
}

async function apresentarGarantia(
  contexto: Contexto,
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
): Promise<Garantia> {
  const agora = contexto.relogio.agora();
  const { sigla } = completa.solicitacao;
  const fatos = fatosDoFiador(completa, fiador, agora);
  const termos = termosDaGarantia(contexto, completa);
  const aceite = await db
    .selectFrom('aceite_fiador')
    .select(['aceito_em', 'texto', 'texto_versao'])
    .where('participante_id', '=', fiador.id)
    .executeTakeFirst();
  // Who accepted reads what was accepted, also after the wording has changed.
  const texto = aceite?.texto ?? textoDoConsentimento(termos);
  const conta = await db
    .selectFrom('conta')
    .select(['email', 'telefone'])
    .where('id', '=', sessao.contaId)
    .executeTakeFirstOrThrow();
  return {
    ...resumirGarantia(contexto, completa, fiador, await lerFimDaGarantia(db, completa, agora)),
    tipoPessoa: fiador.tipo_pessoa,
    itens: marcasDosItens(contextoDoFiador(completa, fiador, agora)),
    documentosRejeitados: fatos.documentosRejeitados,
    aConferir: documentosAConferir(completa, fiador.tipo_pessoa, agora),
    motivos: motivosDaRecusa(completa, fiador),
    podeDesistir: podeGerenciarFiadores(sigla),
    temCopia: await temCopiaDeclarada(db, completa.solicitacao.id, fiador.cpf),
    preenchidoPor: fatos.preenchidoPor,
    statusPreenchimento: fiador.status_preenchimento,
    consentimento: {
      versao: aceite?.texto_versao ?? VERSAO_DO_CONSENTIMENTO,
      sha256: resumoDoTexto(texto).toString('hex'),
      secoes: secoesDoTexto(texto).map(({ titulo, paragrafos }) => ({
        titulo,
        paragrafos: [...paragrafos],
      })),
      declaracao: DECLARACAO_DO_FIADOR,
      aceitoEm: aceite?.aceito_em.toISOString() ?? null,
    },
    destinos: CANAIS_DO_ACEITE.map((canal) => ({ canal, rotulo: destinoMascarado(canal, conta) })),
    marca: marcaDe(completa, fiador),
  };
}

/** Of a final refusal; while there is something to correct, the reasons stand where it is corrected. */
function motivosDaRecusa(completa: SolicitacaoCompleta, { tipo_pessoa }: ParticipanteFiador): string[] {
  if (ESTADOS[completa.solicitacao.sigla].natureza !== 'final') return [];
  const motivos = motivosDaPessoa(completa, tipo_pessoa);
  return motivos.length === 0 ? [] : [...recusadosPorExtenso(completa, tipo_pessoa), ...motivos];
}

export function resumirGarantia(
  contexto: Contexto,
  completa: SolicitacaoCompleta,
  fiador: ParticipanteFiador,
  fim: FimDaGarantia | null,
) {
  const agora = contexto.relogio.agora();
  const fatos = fatosDoFiador(completa, fiador, agora);
  return {
    id: fiador.id,
    idSolicitacao: completa.solicitacao.id,
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    instituicao: completa.catalogo.instituicao.nome,
    curso: completa.catalogo.curso.nome,
    situacao: situacaoDoFiador(fatos),
    aceitou: fatos.aceitou,
    percentual: fatos.percentual,
    sigla: situacaoPara(completa, fiador.tipo_pessoa, agora).sigla,
    corrige: corrigeAgora(completa, fiador),
    podeEditar: podeEditarAPropria(fatos, fiador.tipo_pessoa),
    valor: valorDaGarantia(termosDaGarantia(contexto, completa)),
    fim: fim && { ...fim, em: fim.em.toISOString() },
    faltaDoRegime: faltaDoRegime(completa, fiador, agora),
  };
}
