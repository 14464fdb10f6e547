/** What the student reads of alterations. */

import type { AlteracaoAberta, AlteracaoNaLista, AlteracoesDoEstudante } from '@credito/api/alteracao.rotas';
import { estadoNaAlteracao, TITULO_NA_ALTERACAO } from '@credito/domain/alteracao/acontecimentos';
import { agoraNaAlteracao } from '@credito/domain/alteracao/agora';
import { FICHA_DA_ESPECIE, TIPOS_DE_ALTERACAO } from '@credito/domain/alteracao/especies';
import { ROTULO_DO_FLUXO, situacaoDaAlteracao } from '@credito/domain/alteracao/estados';
import {
  alteracaoAparece,
  alteracaoNaLista,
  type FatosDaAlteracaoNaLista,
} from '@credito/domain/alteracao/na-lista';
import { resumoDoPlano } from '@credito/domain/alteracao/resumo-do-plano';
import { quemNaoQuis } from '@credito/domain/assinatura/recusa';
import type { Parcela } from '@credito/domain/credito/plano-de-restituicao';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type EnvelopeCompleto, envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { eventosDoEnvelope, statusDoEnvelope } from '../assinatura/envelope-no-fio.ts';
import { fraseDaRecusa, quemRecusou } from '../assinatura/quem-recusou.ts';
import { quemSeEspera } from '../assinatura/quem-se-espera.ts';
import { apresentarSignatario } from '../contrato/apresentar-signatario.ts';
import {
  type AlteracaoCompleta,
  alteracoesDoEstudante,
  carregarAlteracao,
  foiAceita,
  type LinhaDeAlteracao,
  ultimoMotivo,
} from './alteracao.repository.ts';
import { rendaFoiEnviada } from './renda-do-novo-fiador.ts';
import { contratoDa } from './texto-da-alteracao.ts';

export type ComBanco = Pick<Contexto, 'relogio'> & { db: Kysely<DB> };

/** Of whoever was named to guarantee; of the other kinds nobody is asked. */
interface RespostaDoConvidado {
  aceita: boolean;
  comprovada: boolean;
}
const RESPONDIDO: RespostaDoConvidado = { aceita: true, comprovada: true };

export function fatosDe(
  { alteracao, partes }: AlteracaoCompleta,
  contaId: string,
  { aceita, comprovada }: RespostaDoConvidado = RESPONDIDO,
): FatosDaAlteracaoNaLista {
  const { fluxo, prazo, concluida_em, causa_do_fim, situacao_desde, origem } = alteracao;
  return {
    fluxo,
    prazo,
    concluida: concluida_em !== null,
    estudanteAssina: partes.some(({ conta_id }) => conta_id === contaId),
    fim: causa_do_fim && { causa: causa_do_fim, em: dataEmSaoPaulo(situacao_desde) },
    negociada: origem === 'negociacao',
    vista: vista(alteracao),
    esperaAceite: alteracao.especie === 'fiador' && !aceita,
    esperaRenda: alteracao.especie === 'fiador' && !comprovada,
    esperaInstituicao: FICHA_DA_ESPECIE[alteracao.especie].ouveInstituicao && alteracao.palavra === null,
  };
}

/** Of an own alteration; everything else is missing. */
export async function exigirAlteracaoDoEstudante(
  db: Kysely<DB>,
  sessao: Pick<SessaoDeConta, 'contaId'>,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<AlteracaoCompleta> {
  const completa = await carregarAlteracao(db, id, { ...opcoes, estudante: sessao.contaId });
  if (!completa || !vista(completa.alteracao)) throw naoEncontrado();
  return completa;
}

export async function listarAlteracoes(
  contexto: ComBanco,
  sessao: SessaoDeConta,
): Promise<AlteracoesDoEstudante> {
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  const itens: AlteracaoNaLista[] = [];
  for (const { id } of await alteracoesDoEstudante(contexto.db, sessao.contaId)) {
    const completa = await carregarAlteracao(contexto.db, id);
    if (completa && alteracaoAparece(fatosDe(completa, sessao.contaId), hoje))
      itens.push(await apresentarNaLista(contexto, completa, sessao.contaId));
  }
  return {
    alteracoesDisponiveis: itens.filter(({ fluxoAlteracao }) => fluxoAlteracao !== 'EFE'),
    alteracoesEfetivadas: itens.filter(({ fluxoAlteracao }) => fluxoAlteracao === 'EFE'),
  };
}

async function apresentarNaLista(
  { db, relogio }: ComBanco,
  completa: AlteracaoCompleta,
  contaId: string,
): Promise<AlteracaoNaLista> {
  const { alteracao } = completa;
  const hoje = dataEmSaoPaulo(relogio.agora());
  const { contrato } = await contratoDa(db, completa);
  const fatos = fatosDe(completa, contaId, {
    aceita: await foiAceita(db, alteracao.id),
    comprovada: await rendaFoiEnviada(db, alteracao.id),
  });
  const envelope = await envelopeDoDono(
    db,
    { tipo: 'alteracao', id: alteracao.id },
    { edicao: alteracao.edicao },
  );
  const { mensagem, acoes, contagem, atrasada } = alteracaoNaLista(
    { ...fatos, fim: fatos.fim && { ...fatos.fim, quemRecusou: quemRecusou(envelope, contaId) } },
    hoje,
  );
  return {
    alteracaoId: alteracao.id,
    numero: alteracao.numero,
    contratoId: contrato.id,
    contractNumber: contrato.numero,
    tipoAlteracao: alteracao.tipo,
    rotuloDoTipo: TIPOS_DE_ALTERACAO[alteracao.tipo],
    especie: alteracao.especie,
    rotulo: FICHA_DA_ESPECIE[alteracao.especie].rotulo,
    fluxoAlteracao: alteracao.fluxo,
    rotuloDoFluxo: ROTULO_DO_FLUXO[alteracao.fluxo],
    sitAlteracao: situacaoDaAlteracao(
      { fluxo: alteracao.fluxo, desde: alteracao.situacao_desde, edicao: alteracao.edicao },
      hoje,
    ),
    dataPrimeiroVencimento: alteracao.plano ? resumoDoPlano(alteracao.plano.depois).primeiroVencimento : null,
    dataLimite: alteracao.prazo,
    estudanteConcluiu: alteracao.concluida_em === null ? 'N' : 'S',
    idNegociacao: alteracao.negociacao_id,
    signatariosClickSign: completa.partes.map((parte) => apresentarSignatario(parte, envelope, 'alteracao')),
    statusClickSign: envelope ? statusDoEnvelope(envelope.envelope.estado) : null,
    eventosClickSign: envelope ? eventosDoEnvelope(envelope) : [],
    mensagem,
    acoes: [...acoes],
    contagem,
    atrasada,
    agora: agoraNaAlteracao({ ...fatos, esperados: quemSeEspera(envelope, alteracao.conta_id) }, hoje),
    mudancas: alteracao.mudancas,
    ...(await motivoDe(db, alteracao, envelope, contaId)),
    temDocumento: temDocumento(alteracao),
  };
}

const vista = (alteracao: LinhaDeAlteracao): boolean =>
  alteracao.origem === 'estudante' || alteracao.edicao > 1 || temDocumento(alteracao);

/** Written when it was released. */
export const temDocumento = ({ fluxo, encerrada_de }: LinhaDeAlteracao): boolean =>
  !['PED', 'GER'].includes(encerrada_de ?? fluxo);

async function motivoDe(
  db: Kysely<DB>,
  { id, fluxo, causa_do_fim }: LinhaDeAlteracao,
  envelope: EnvelopeCompleto | null,
  leitor: string,
): Promise<Pick<AlteracaoNaLista, 'motivo' | 'motivoEm'>> {
  if (fluxo !== 'REP' && fluxo !== 'CAN') return { motivo: null, motivoEm: null };
  const linha = await ultimoMotivo(db, id, fluxo);
  const recusa = causa_do_fim === 'recusa' ? fraseDaRecusa(envelope, leitor) : null;
  return {
    motivo: recusa ?? linha?.motivo ?? null,
    motivoEm: linha ? dataEmSaoPaulo(linha.em) : null,
  };
}

export async function verAlteracao(
  contexto: ComBanco,
  sessao: SessaoDeConta,
  id: number,
): Promise<AlteracaoAberta> {
  return apresentarAberta(contexto, await exigirAlteracaoDoEstudante(contexto.db, sessao, id), sessao);
}

export async function apresentarAberta(
  contexto: ComBanco,
  completa: AlteracaoCompleta,
  sessao: Pick<SessaoDeConta, 'contaId'>,
): Promise<AlteracaoAberta> {
  const { alteracao } = completa;
  return {
    ...(await apresentarNaLista(contexto, completa, sessao.contaId)),
    versao: alteracao.versao,
    plano: apresentarPlano(alteracao),
    linhaDoTempo: await linhaDoTempo(contexto.db, alteracao, sessao.contaId),
  };
}

export function apresentarPlano({ plano }: Pick<LinhaDeAlteracao, 'plano'>): AlteracaoAberta['plano'] {
  if (plano === null) return null;
  const lado = (parcelas: readonly Parcela[]) => ({
    ...resumoDoPlano(parcelas),
    linhas: parcelas.map(({ numero, vencimento, principal, correcao, taxa, total }) => ({
      numero,
      vencimento,
      principalCentavos: principal,
      correcaoCentavos: correcao,
      taxaCentavos: taxa,
      totalCentavos: total,
    })),
  });
  return { antes: lado(plano.antes), depois: lado(plano.depois) };
}

const QUEM_FEZ = {
  estudante: 'Você',
  signatario: 'Quem assina',
  instituicao: 'Instituição de ensino',
  contratos: 'Equipe de contratos',
  analise: 'Equipe de análise',
  efetivacao: 'Equipe de efetivação',
  sistema: 'O portal',
} as const;

async function linhaDoTempo(
  db: Kysely<DB>,
  { id, edicao, causa_do_fim }: LinhaDeAlteracao,
  leitor: string,
): Promise<AlteracaoAberta['linhaDoTempo']> {
  const recusou =
    causa_do_fim === 'recusa'
      ? quemRecusou(await envelopeDoDono(db, { tipo: 'alteracao', id }, { edicao }), leitor)
      : null;
  const linhas = await db
    .selectFrom('alteracao_historico')
    .select(['em', 'acao', 'ator'])
    .where('alteracao_id', '=', id)
    .orderBy('id')
    .execute();
  return linhas.map(({ em, acao, ator }) => ({
    em: em.toISOString(),
    titulo: TITULO_NA_ALTERACAO[acao],
    quem: acao === 'recusarAssinatura' && recusou ? comMaiuscula(quemNaoQuis(recusou)) : QUEM_FEZ[ator],
    estado: estadoNaAlteracao(acao),
  }));
}
