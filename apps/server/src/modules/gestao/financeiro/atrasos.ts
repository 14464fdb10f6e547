/** Contracts with an instalment that is late, by the ledger: the oldest first, and how many there are of each age. */

import type { rotaAtrasos } from '@credito/api/gestao-financeiro.rotas';
import type { Resposta } from '@credito/api/rota';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import {
  FAIXAS_DE_ATRASO,
  type FaixaDeAtraso,
  faixaDoAtraso,
  ROTULO_DA_FAIXA,
} from '@credito/domain/razao/situacao-financeira';
import { type Data, dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import { diasEntre } from '@credito/domain/tempo/meses';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { INSTITUICAO_DO_CONTRATO } from '../../contrato/curso-do-contrato.ts';
import { apresentarPosicao, noDia } from '../../financeiro/apresentar-posicao.ts';
import { carregarPosicoes } from '../../financeiro/posicao.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';

interface Pedido {
  faixa?: FaixaDeAtraso | undefined;
  depoisDe?: string | undefined;
  limite: number;
}

interface Linha {
  contrato_id: number;
  desde: Data;
  parcelas: number;
  saldo: number;
}

export async function verAtrasos(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { faixa, depoisDe, limite }: Pedido,
): Promise<Resposta<typeof rotaAtrasos>> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const todos = await atrasados(db, hoje, await foraDaFila(db, sessao));
  const daFaixa = todos.filter(({ desde }) => faixa === undefined || faixaDe(desde, hoje) === faixa);
  const inicio = depoisDe === undefined ? 0 : daFaixa.findIndex((linha) => cursor(linha) > depoisDe);
  const pagina = inicio < 0 ? [] : daFaixa.slice(inicio, inicio + limite);
  const ultima = pagina.at(-1);
  return {
    hoje,
    faixas: FAIXAS_DE_ATRASO.map((qual) => {
      const destas = todos.filter(({ desde }) => faixaDe(desde, hoje) === qual);
      return {
        faixa: qual,
        rotulo: ROTULO_DA_FAIXA[qual],
        contratos: destas.length,
        vencidoCentavos: destas.reduce((soma, { saldo }) => soma + saldo, 0),
      };
    }),
    itens: await apresentar(db, pagina, hoje),
    proxima: ultima && inicio + limite < daFaixa.length ? cursor(ultima) : null,
  };
}

export async function atrasosEmCsv(contexto: Contexto, sessao: SessaoDeGestao): Promise<string> {
  const { faixas } = await verAtrasos(contexto, sessao, { limite: 1 });
  return escreverCsv(
    ['Idade do atraso', 'Contratos', 'Vencido, sem encargos (R$)'],
    faixas.map(({ rotulo, contratos, vencidoCentavos }) => [
      rotulo,
      String(contratos),
      formatarValor(vencidoCentavos),
    ]),
  );
}

const cursor = ({ desde, contrato_id }: Linha) => `${desde}.${String(contrato_id).padStart(12, '0')}`;
const faixaDe = (desde: Data, hoje: Data) => faixaDoAtraso(diasEntre(desde, hoje));

/** The last due date that can only be paid with charges today. */
function ultimoVencido(hoje: Data): Data {
  let dia = somarDias(hoje, -1);
  while (vencimentoEfetivo(dia) >= hoje) dia = somarDias(dia, -1);
  return dia;
}

async function atrasados(db: Kysely<DB>, hoje: Data, fora: readonly number[]): Promise<Linha[]> {
  const { rows } = await sql<{ contrato_id: number; desde: Data; parcelas: string; saldo: string }>`
    select parcela.contrato_id, min(parcela.vencimento) as desde, count(*) as parcelas, sum(aberto.saldo) as saldo
    from contrato_parcela parcela
    join contrato on contrato.id = parcela.contrato_id and contrato.codigo = 'EFE'
      and contrato.solicitacao_id <> all(${[...fora]}::bigint[])
    cross join lateral (select sum(linha.centavos) as saldo from lancamento_linha linha
      where linha.contrato_id = parcela.contrato_id and linha.parcela = parcela.numero) aberto
    where parcela.vencimento <= ${ultimoVencido(hoje)}::date and aberto.saldo > 0
    group by parcela.contrato_id
    order by desde, parcela.contrato_id`.execute(db);
  return rows.map(({ contrato_id, desde, parcelas, saldo }) => ({
    contrato_id,
    desde,
    parcelas: Number(parcelas),
    saldo: Number(saldo),
  }));
}

async function apresentar(db: Kysely<DB>, linhas: readonly Linha[], hoje: Data) {
  const ids = linhas.map(({ contrato_id }) => contrato_id);
  const nomes = await db
    .selectFrom('contrato')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .select(['contrato.id', 'contrato_parte.nome', INSTITUICAO_DO_CONTRATO.as('instituicao')])
    .where('contrato.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const quem = new Map(nomes.map((linha) => [linha.id, linha]));
  const posicoes = new Map(
    (await carregarPosicoes(db, ids)).map((posicao) => [
      posicao.contrato.id,
      apresentarPosicao(noDia(posicao, hoje)),
    ]),
  );
  return linhas.flatMap(({ contrato_id, desde, parcelas }) => {
    const posicao = posicoes.get(contrato_id);
    if (!posicao) return [];
    const dias = diasEntre(desde, hoje);
    return [
      {
        contratoId: contrato_id,
        numero: posicao.numero,
        estudante: quem.get(contrato_id)?.nome ?? '',
        instituicao: quem.get(contrato_id)?.instituicao ?? '',
        desde,
        dias,
        faixa: faixaDoAtraso(dias),
        parcelas,
        vencidoCentavos: posicao.vencidoCentavos,
        abertoCentavos: posicao.abertoCentavos,
      },
    ];
  });
}
