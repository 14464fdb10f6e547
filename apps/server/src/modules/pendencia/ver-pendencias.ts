import type { Pendencias, ResumoDaCorrecao } from '@credito/api/pendencia.rotas';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import { TIPOS_DE_PESSOA, type TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { entradaDasPendencias, podeGerenciarNaReprovacao } from '@credito/domain/pendencia/conclusao';
import { formularioDaCorrecao } from '@credito/domain/pendencia/correcao-de-dados';
import { lerCodigosDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { LinhaDeCorrecao } from '../correcao/correcao.repository.ts';
import { type AcessoAParte, exigirParte, exigirSolicitacao } from '../solicitacao/acesso.ts';
import { esperaFiador } from '../solicitacao/espera-fiador.ts';
import { participanteDe, respostasDe } from '../solicitacao/fatos.ts';
import { situacaoPara } from '../solicitacao/situacao-para.ts';
import { emCorrecao, type FatosDaPendencia, fatosDaPendencia } from './fatos-da-pendencia.ts';

export async function verPendencias(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
  tipoPessoa: TipoPessoa,
): Promise<Pendencias> {
  const acesso = await exigirParte(contexto.db, sessao, solicitacaoId, tipoPessoa, 'ver');
  return apresentarPendencias(contexto.db, acesso, tipoPessoa, contexto.relogio.agora());
}

/** `db` is the transaction of a caller that has just changed something. */
export async function apresentarPendencias(
  db: Kysely<DB>,
  { completa, leitor, participante }: AcessoAParte,
  tipoPessoa: TipoPessoa,
  agora: Date,
): Promise<Pendencias> {
  const { solicitacao } = completa;
  const fatos = await fatosDaPendencia(db, completa, participante, agora);
  const parte = {
    tipoPessoa,
    preenchidoPor: participante.preenchido_por as 'pessoa' | 'estudante',
    aceitou: completa.aceites.has(participante.id),
  };
  return {
    idSolicitacao: solicitacao.id,
    tipoPessoa,
    pessoaId: participante.id,
    nome: participante.nome,
    sigla: situacaoPara(completa, leitor, agora).sigla,
    versao: participante.versao,
    editavel: emCorrecao(completa) && fatos.corrige && podeEditarParte(leitor, parte, solicitacao.sigla),
    grupos: fatos.grupos.map((grupo) => ({
      ...grupo,
      motivos: [...grupo.motivos],
      ids: [...grupo.ids],
      paginas: [...grupo.paginas],
      indices: [...grupo.indices],
      abertos: [...grupo.abertos],
    })),
    motivos: fatos.motivos.map(({ texto }) => texto),
    dadosACorrigir: fatos.dadosACorrigir,
    passosPedidos: [...fatos.passosPedidos],
    documentosPedidos: [...fatos.documentosPedidos],
    rendaRespondida: fatos.rendaRespondida,
    dissolveuUniao: fatos.dissolveuUniao,
    rendaACorrigir: fatos.rendaACorrigir,
    rendaRecusada: fatos.rendaRecusada,
    tipoReprovacaoAnalise: fatos.rendaIncompativel ? 'renda-minima' : null,
    tiposDeRendaAnteriores: [...lerCodigosDeRenda(fatos.anteriores.tiposDeRenda)],
    modoDaRenda: fatos.correcao?.modo_da_renda ?? null,
    trocouDeConjuge: fatos.trocouDeConjuge,
    formulario: {
      ...formularioDaCorrecao(respostasDe(participante)),
      nomeAntigoConjuge: nomeDoConjuge(fatos.anteriores),
    },
    correcao: apresentarCorrecao(fatos.correcao),
    completa: fatos.completa,
  };
}

function nomeDoConjuge({ nomeConjuge }: Readonly<Record<string, unknown>>): string | null {
  return typeof nomeConjuge === 'string' ? nomeConjuge : null;
}

function apresentarCorrecao(correcao: LinhaDeCorrecao | null): Pendencias['correcao'] {
  return (
    correcao && {
      iniciadaEm: correcao.iniciada_em.toISOString(),
      alteradaEm: correcao.alterada_em.toISOString(),
      enviadaEm: correcao.enviada_em?.toISOString() ?? null,
    }
  );
}

/** The counts of the rejected page: the student counts everybody's, a guarantor only their own. */
export async function resumirPendencias(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitacaoId: number,
): Promise<ResumoDaCorrecao> {
  const { db, relogio } = contexto;
  const agora = relogio.agora();
  const { completa, leitor } = await exigirSolicitacao(db, sessao, solicitacaoId);
  const { sigla } = situacaoPara(completa, leitor, agora);
  const corrigivel = ESTADOS[sigla].natureza === 'corrigivel';
  const contados: FatosDaPendencia[] = [];
  for (const tipoPessoa of TIPOS_DE_PESSOA) {
    const participante = participanteDe(completa, tipoPessoa);
    if (!corrigivel || !participante || (leitor !== 'estudante' && leitor !== tipoPessoa)) continue;
    contados.push(await fatosDaPendencia(db, completa, participante, agora));
  }
  const meu = contados.find(({ participante }) => participante.tipo_pessoa === leitor);
  const fiadoresReprovados = contados.filter(
    ({ participante }) => participante.tipo_pessoa !== 'estudante' && isReprovado(participante),
  ).length;
  return {
    sigla,
    corrigivel,
    pessoas: contados.map((fatos) => ({
      tipoPessoa: fatos.participante.tipo_pessoa,
      nome: fatos.participante.nome,
      pendencias: quantas(fatos),
      reprovado: fatos.corrige && isReprovado(fatos.participante),
    })),
    podeGerenciarFiadores:
      leitor === 'estudante' && podeGerenciarNaReprovacao(sigla, completa.catalogo.exigencias.semFiador),
    entrada: entradaDasPendencias(fiadoresReprovados),
    correcao: apresentarCorrecao(meu?.correcao ?? null),
    completa: (meu?.completa ?? false) && fiadoresReprovados === 0,
    esperaFiador: leitor === 'estudante' && esperaFiador(completa),
  };
}

/** What still waits: one for each group without a new file or missing document, one for the data, one for the income. */
function quantas({
  grupos,
  dadosACorrigir,
  documentosPedidos,
  rendaACorrigir,
  rendaRespondida,
  corrige,
  correcao,
}: FatosDaPendencia): number {
  if (!corrige) return 0;
  const abertos = grupos.filter((grupo) => grupo.abertos.length > 0).length;
  const faltam = documentosPedidos.filter(({ enviado }) => !enviado).length;
  const outros =
    Number(dadosACorrigir && correcao === null) + Number(rendaACorrigir && abertos === 0 && !rendaRespondida);
  return abertos + faltam + outros;
}

function isReprovado({ status_analise }: { status_analise: string }): boolean {
  return status_analise === 'R';
}
