/** The staff's side of a story: every document of the stage gets its verdict, then the stage is decided. */

import { DECISOES_DA_INSTITUICAO, type Decisao, pessoasDaEtapa } from '@credito/domain/gestao/etapas';
import { pedeNota, sinaisDasPessoas } from '@credito/domain/gestao/sinais';
import { avaliarDocumento } from '../../../src/modules/gestao/decisao/avaliar-documento.ts';
import { decidirSolicitacao } from '../../../src/modules/gestao/decisao/decidir.ts';
import { findProposta, responderProposta } from '../../../src/modules/gestao/decisao/proposta.ts';
import { verMesa } from '../../../src/modules/gestao/mesa/ver-mesa.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../../../src/modules/solicitacao/fatos.ts';
import type { SessaoDeGestao } from '../../../src/plugins/sessao.ts';
import { OPERADORES_DE_DEMONSTRACAO } from '../operadores.ts';
import type { Narrador } from './contexto-da-historia.ts';
import type { AtoDaAnalise } from './historia.ts';

const [ANALISTA, SEGUNDA_PESSOA, TERCEIRA_PESSOA] = OPERADORES_DE_DEMONSTRACAO.filter(
  ({ papel }) => papel === 'analista',
);

/** Where something does not match, whoever approves says why. */
const POR_QUE_APROVAR = 'Conferido com a pessoa por telefone: os dados são dela.';

export type AnalistaDaHistoria = 'primeira' | 'segunda' | 'terceira';
const ANALISTAS = { primeira: ANALISTA, segunda: SEGUNDA_PESSOA, terceira: TERCEIRA_PESSOA };

/** A decision that was already taken stays as it is. */
export async function contarAnalise(
  narrador: Narrador,
  solicitacaoId: number,
  ato: AtoDaAnalise,
): Promise<void> {
  const { decisao, semSegundaPessoa = false } = ato;
  narrador.conferirParada();
  narrador.passar(60);
  const { contexto } = narrador;
  const tomada = await contexto.db
    .selectFrom('historico')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('acao', '=', decisao)
    .executeTakeFirst();
  if (tomada) return;
  const esperando = await findProposta(contexto.db, solicitacaoId);
  const versaoProposta = esperando
    ? await versaoDe(narrador, solicitacaoId)
    : await decidir(narrador, solicitacaoId, ato);
  if (semSegundaPessoa || !(await findProposta(contexto.db, solicitacaoId))) return;
  narrador.passar(30);
  await responderProposta(contexto, await sessaoDe(narrador, SEGUNDA_PESSOA), solicitacaoId, {
    resposta: 'confirmar',
    versao: versaoProposta,
  });
}

async function decidir(
  narrador: Narrador,
  solicitacaoId: number,
  { decisao, recusas = [], motivos = [] }: AtoDaAnalise,
): Promise<number> {
  const { contexto } = narrador;
  const completa = await carregarSolicitacao(contexto.db, solicitacaoId);
  if (!completa) throw new Error(`Request ${solicitacaoId} does not exist`);
  const sessao = await sessaoDeQuemDecide(narrador, completa, decisao);
  const { versao, pessoas } = await verMesa(contexto, sessao, solicitacaoId);
  for (const { id, tipoDocumento } of pendentesDaEtapa(completa)) {
    const recusa = recusas.find((recusada) => recusada.tipoDocumento === tipoDocumento);
    await avaliarDocumento(
      contexto,
      sessao,
      id,
      recusa ? { resultado: 'rejeitado', motivos: [{ codigo: recusa.motivo }] } : { resultado: 'aprovado' },
    );
    narrador.passar(1);
  }
  const decidida = await decidirSolicitacao(contexto, sessao, solicitacaoId, {
    acao: decisao,
    versao,
    motivos,
    ...(pedeNota(decisao, sinaisDasPessoas(pessoas)) ? { nota: POR_QUE_APROVAR } : {}),
  });
  return decidida.versao;
}

async function versaoDe({ contexto }: Narrador, solicitacaoId: number): Promise<number> {
  const { versao } = await contexto.db
    .selectFrom('solicitacao')
    .select('versao')
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  return versao;
}

function pendentesDaEtapa({ solicitacao, participantes, documentos }: SolicitacaoCompleta) {
  const daEtapa = participantes
    .filter(({ tipo_pessoa }) => pessoasDaEtapa(solicitacao.sigla).includes(tipo_pessoa))
    .map(({ id }) => id);
  return documentos
    .filter(({ dono_id, situacao }) => situacao === 'enviado' && daEtapa.includes(dono_id))
    .map(({ id, tipo_documento }) => ({ id, tipoDocumento: tipo_documento }));
}

async function sessaoDeQuemDecide(
  narrador: Narrador,
  { solicitacao }: SolicitacaoCompleta,
  decisao: Decisao,
): Promise<SessaoDeGestao> {
  const daInstituicao = (DECISOES_DA_INSTITUICAO as readonly Decisao[]).includes(decisao);
  if (!daInstituicao) return sessaoDe(narrador, ANALISTA);
  return sessaoDaInstituicao(narrador, solicitacao.instituicao_id);
}

export async function sessaoDaInstituicao(
  narrador: Narrador,
  instituicaoId: number,
): Promise<SessaoDeGestao> {
  const { email } = await narrador.contexto.db
    .selectFrom('operador')
    .select('email')
    .where('papel', '=', 'instituicao')
    .where('instituicao_id', '=', instituicaoId)
    .executeTakeFirstOrThrow();
  return sessaoDe(narrador, { email });
}

export function sessaoDoAnalista(
  narrador: Narrador,
  quem: AnalistaDaHistoria = 'primeira',
): Promise<SessaoDeGestao> {
  return sessaoDe(narrador, ANALISTAS[quem]);
}

async function sessaoDe(
  { contexto }: Narrador,
  quem: { email: string } | undefined,
): Promise<SessaoDeGestao> {
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['id', 'papel', 'instituicao_id'])
    .where('email', '=', quem?.email ?? '')
    .executeTakeFirstOrThrow();
  return {
    id: '00000000-0000-4000-8000-000000000000',
    tipo: 'gestao',
    operadorId: operador.id,
    papel: operador.papel as SessaoDeGestao['papel'],
    instituicaoId: operador.instituicao_id,
  };
}
