/** The facts of the timeline, from the history and from what guarantors did; the words are the domain's. */

import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import { historiaDoFiador } from '@credito/domain/andamento/historia-do-fiador';
import {
  type AcontecimentoDaLinha,
  type FatosDaLinha,
  linhaDoTempo,
} from '@credito/domain/andamento/linha-do-tempo';
import type { Leitor } from '@credito/domain/andamento/situacao';
import { type LeitorDosMotivos, motivosDoAcontecimento } from '@credito/domain/gestao/quem-le-os-motivos';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { lerSigla } from '@credito/domain/solicitacao/estados';
import { comNomes, type NomesConhecidos } from '@credito/domain/texto/com-nomes';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { condicoesDaSolicitacao, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { fatosDaVez } from '../solicitacao/fatos-da-vez.ts';
import { fiadorNaVaga, type ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';
import { parteDe } from '../solicitacao/parte-do-fiador.ts';
import { posicaoNaEspera } from '../solicitacao/posicao-na-espera.ts';
import { esperasDe } from './espera.ts';
import { lugarNaLista } from './lista-de-espera.ts';
import { pedidosAoResponsavel } from './pedidos-ao-responsavel.ts';
import { dadosProntosEm, fiadoresProntosEm } from './quando-ficou-pronto.ts';

export interface QuemLe {
  leitor: Leitor;
  /** Whose reasons of an event this reader may know; null: none of it. */
  motivosDe: (evento: { ator: string }) => LeitorDosMotivos | null;
  /** Whose invitations and acceptances are shown: all, nobody's, or one guarantor's own. */
  fiadores: 'todos' | 'nenhum' | Exclude<TipoPessoa, 'estudante'>;
}

/** Everybody reads the reasons about themselves; the desk has its own rule. */
export function comoPessoa(completa: SolicitacaoCompleta, tipoPessoa: TipoPessoa): QuemLe {
  if (tipoPessoa === 'estudante')
    return { leitor: 'estudante', motivosDe: () => 'estudante', fiadores: 'todos' };
  const fiador = participanteDe(completa, tipoPessoa);
  return {
    leitor: 'fiador',
    motivosDe: () => fiador && { pessoaId: fiador.id },
    fiadores: tipoPessoa,
  };
}

export async function montarLinhaDoTempo(
  contexto: Contexto,
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  quem: QuemLe,
): Promise<LinhaDoTempoDaApi> {
  const { agora, marcos } = linhaDoTempo(await fatosDaLinha(contexto, db, completa, quem), quem.leitor);
  const nomes = nomesPara(completa, quem);
  const dizer = (texto: string) => comNomes(texto, nomes);
  const oQueFazer = agora?.oQueFazer ? dizer(agora.oQueFazer) : null;
  return {
    agora: agora && {
      ...agora,
      titulo: dizer(agora.titulo),
      quem: dizer(agora.quem),
      oQueFazer,
      desde: agora.desde.toISOString(),
      ate: agora.ate?.toISOString() ?? null,
    },
    marcos: marcos.map((marco) => ({
      ...marco,
      titulo: dizer(marco.titulo),
      quem: marco.quem === null ? null : dizer(marco.quem),
      em: marco.em?.toISOString() ?? null,
      // Reasons are somebody's own words.
      detalhes: marco.estado === 'atual' && oQueFazer !== null ? [oQueFazer] : [...marco.detalhes],
    })),
  };
}

/** Student and guarantor know each other; the team reads roles. */
function nomesPara(completa: SolicitacaoCompleta, { leitor }: QuemLe): NomesConhecidos {
  const chamar = (tipo: TipoPessoa) => {
    const nome = participanteDe(completa, tipo)?.nome;
    return nome ? primeiroNome(nome) : null;
  };
  const [um, dois] = [chamar('fiador'), chamar('fiador2')];
  return {
    estudante: leitor === 'fiador' ? chamar('estudante') : null,
    fiador: leitor === 'estudante' && (um === null || dois === null) ? (um ?? dois) : null,
  };
}

async function fatosDaLinha(
  contexto: Contexto,
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  quem: QuemLe,
): Promise<FatosDaLinha> {
  const condicoes = condicoesDaSolicitacao(completa, contexto.relogio.agora());
  const posicaoNaLista = await posicaoPara(db, completa, quem);
  const fiador = fiadorQueLe(completa, quem);
  const historia = [
    ...(await daHistoria(db, completa, quem)),
    ...(await dosFiadores(db, completa, quem)),
    ...(await pedidosAoResponsavel(db, completa)),
  ].sort((a, b) => a.em.getTime() - b.em.getTime());
  const { situacao_desde: desde } = completa.solicitacao;
  return {
    ...fatosDaVez(completa, condicoes, contexto.relogio.agora()),
    analiseIes: condicoes.analiseIes,
    desde: fiador && fiador.criado_em > desde ? fiador.criado_em : desde,
    dadosProntosEm: await dadosProntosEm(db, completa, condicoes),
    fiadoresProntosEm: fiadoresProntosEm(completa, condicoes),
    acontecimentos: fiador ? historiaDoFiador(historia, fiador.criado_em) : historia,
    esperas: await esperasDe(contexto, db, completa.solicitacao.sigla),
    posicaoNaLista,
    ...(await doContrato(db, completa)),
    minhaParte: fiador && parteDe(completa, fiador, contexto.relogio.agora()),
  };
}

/** Released, in whatever state it is now. */
async function doContrato(db: Kysely<DB>, { solicitacao }: SolicitacaoCompleta) {
  if (solicitacao.sigla !== 'A') return { temContrato: false, contratoCanceladoEm: null };
  const liberados = await db
    .selectFrom('contrato')
    .select(['codigo', 'situacao_desde'])
    .where('solicitacao_id', '=', solicitacao.id)
    .where(sql<boolean>`(edicao > 1 or coalesce(cancelado_de, codigo) <> 'GER')`)
    .orderBy('situacao_desde', 'desc')
    .execute();
  const [ultimo] = liberados;
  const cancelado = ultimo !== undefined && liberados.every(({ codigo }) => codigo === 'CAN');
  return { temContrato: ultimo !== undefined, contratoCanceladoEm: cancelado ? ultimo.situacao_desde : null };
}

function fiadorQueLe(completa: SolicitacaoCompleta, { fiadores }: QuemLe): ParticipanteFiador | null {
  return fiadores === 'todos' || fiadores === 'nenhum' ? null : fiadorNaVaga(completa, fiadores);
}

/** A person's place is exact. The staff open one request after the other: theirs is counted up to a ceiling. */
async function posicaoPara(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  { leitor }: QuemLe,
): Promise<number | null> {
  if (leitor !== 'analista') return (await lugarNaLista(db, completa))?.posicao ?? null;
  const lugar = await posicaoNaEspera(db, completa.solicitacao);
  return lugar?.exata ? lugar.posicao : null;
}

async function daHistoria(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
  { motivosDe }: QuemLe,
): Promise<AcontecimentoDaLinha[]> {
  const eventos = await db
    .selectFrom('historico')
    .select(['id', 'em', 'acao', 'ator', 'sigla', 'sigla_anterior', 'motivos'])
    .where('solicitacao_id', '=', solicitacao.id)
    .orderBy('id')
    .execute();
  return eventos.map((evento) => ({
    id: String(evento.id),
    em: evento.em,
    acao: evento.acao,
    ator: evento.ator,
    sigla: evento.sigla,
    siglaAnterior: evento.sigla_anterior === null ? null : lerSigla(evento.sigla_anterior),
    motivos: motivosPara(evento.motivos, motivosDe(evento)),
  }));
}

function motivosPara(guardados: unknown, leitor: LeitorDosMotivos | null): readonly string[] {
  return leitor === null ? [] : motivosDoAcontecimento(guardados, leitor);
}

/** Invitations, acceptances and departures change no state by themselves, and people wait for them all the same. */
async function dosFiadores(
  db: Kysely<DB>,
  { solicitacao }: SolicitacaoCompleta,
  { leitor, fiadores }: QuemLe,
): Promise<AcontecimentoDaLinha[]> {
  if (fiadores === 'nenhum') return [];
  let consulta = db
    .selectFrom('participante')
    .leftJoin('aceite_fiador', 'aceite_fiador.participante_id', 'participante.id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('convite_fiador')
          .select('enviado_em')
          .whereRef('convite_fiador.participante_id', '=', 'participante.id')
          .where('enviado_em', 'is not', null)
          .orderBy('enviado_em')
          .limit(1)
          .as('convite'),
      (juncao) => juncao.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('convite_fiador')
          .select(['recusado_em', 'motivo_recusa'])
          .whereRef('convite_fiador.participante_id', '=', 'participante.id')
          .where('recusado_em', 'is not', null)
          .orderBy('recusado_em', 'desc')
          .limit(1)
          .as('recusa'),
      (juncao) => juncao.onTrue(),
    )
    .select([
      'participante.id',
      'participante.nome',
      'participante.removido_em',
      'participante.regime_pedido_em',
      'participante.regime_respondido_em',
      'convite.enviado_em',
      'aceite_fiador.aceito_em',
      'recusa.recusado_em',
      'recusa.motivo_recusa',
    ])
    .where('participante.solicitacao_id', '=', solicitacao.id)
    .where('participante.tipo_pessoa', '<>', 'estudante')
    // Those who left together did so at one moment.
    .orderBy('participante.tipo_pessoa')
    .orderBy('participante.criado_em')
    .orderBy('participante.id');
  // A guarantor who took another one's place knows nothing of the one before.
  if (fiadores !== 'todos')
    consulta = consulta
      .where('participante.tipo_pessoa', '=', fiadores)
      .where('participante.removido_em', 'is', null);
  const pessoas = await consulta.execute();
  return pessoas.flatMap((pessoa) => {
    const { id, nome, enviado_em, aceito_em, recusado_em, motivo_recusa, removido_em } = pessoa;
    const comum = {
      sigla: solicitacao.sigla,
      siglaAnterior: null,
      motivos: [],
      fiador: primeiroNome(nome),
    };
    return [
      ...(enviado_em
        ? [
            {
              ...comum,
              id: `convidado-${id}`,
              em: enviado_em,
              acao: 'fiador.convidado',
              ator: 'estudante',
            } as const,
          ]
        : []),
      ...(aceito_em
        ? [{ ...comum, id: `aceitou-${id}`, em: aceito_em, acao: 'fiador.aceitou', ator: 'fiador' } as const]
        : []),
      ...doRegime(pessoa).map((acontecido) => ({ ...comum, ...acontecido })),
      ...(removido_em
        ? [
            {
              ...comum,
              id: `saiu-${id}`,
              em: removido_em,
              acao: comoSaiu(recusado_em !== null, aceito_em !== null),
              // Given for the student to read.
              motivos: leitor === 'estudante' && motivo_recusa ? [motivo_recusa] : [],
              ator: recusado_em ? 'fiador' : 'sistema',
            } as const,
          ]
        : []),
    ];
  });
}

/** The question before the contract, and that it was answered; never the answer. */
function doRegime({
  id,
  regime_pedido_em: pedido,
  regime_respondido_em: respondido,
}: Pick<Selectable<Participante>, 'id' | 'regime_pedido_em' | 'regime_respondido_em'>) {
  return [
    ...(pedido
      ? [{ id: `regime-pedido-${id}`, em: pedido, acao: 'fiador.regimePedido', ator: 'sistema' } as const]
      : []),
    ...(respondido
      ? [{ id: `regime-${id}`, em: respondido, acao: 'fiador.regimeRespondido', ator: 'fiador' } as const]
      : []),
  ];
}

function comoSaiu(recusou: boolean, aceitou: boolean) {
  if (aceitou) return 'fiador.saiu';
  return recusou ? 'fiador.recusou' : 'fiador.desconvidado';
}
