/** What every contract that was paid out owes today, by student, as the statement of each says it. */

import { formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { MAXIMO_DE_LINHAS_DA_PLANILHA } from '@credito/domain/gestao/exportacao';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import { conflito } from '../../../erros.ts';
import { INSTITUICAO_DO_CONTRATO } from '../../contrato/curso-do-contrato.ts';
import { apresentarPosicao, noDia } from '../../financeiro/apresentar-posicao.ts';
import { carregarPosicoes } from '../../financeiro/posicao.ts';

const POR_LOTE = 500;

interface Linha {
  id: number;
  conta_id: string;
  nome: string;
  cpf: string;
  instituicao: string;
}

/** `fora`: requests that whoever takes the file is part of. */
export async function planilhaDaCarteira(
  db: Kysely<DB>,
  hoje: Data,
  fora: readonly number[],
): Promise<{ csv: string; contas: ReadonlySet<string> }> {
  const { rows } = await sql<Linha>`
    select contrato.id, contrato.conta_id, parte.nome, parte.cpf,
      ${INSTITUICAO_DO_CONTRATO} as instituicao
    from contrato
    join contrato_parte parte on parte.contrato_id = contrato.id and parte.papel = 'estudante'
    join solicitacao on solicitacao.id = contrato.solicitacao_id
    where contrato.codigo in ('EFE', 'LIQ', 'BAI') and contrato.solicitacao_id <> all(${[...fora]}::bigint[])
    order by contrato.id limit ${MAXIMO_DE_LINHAS_DA_PLANILHA + 1}`.execute(db);
  if (rows.length > MAXIMO_DE_LINHAS_DA_PLANILHA)
    throw conflito(
      `Há mais de ${formatarNumero(MAXIMO_DE_LINHAS_DA_PLANILHA)} contratos: a planilha não leva todos. Fale com quem cuida do sistema.`,
    );
  const linhas: (readonly (string | null)[])[] = [];
  for (let desde = 0; desde < rows.length; desde += POR_LOTE) {
    const lote = rows.slice(desde, desde + POR_LOTE);
    const quem = new Map(lote.map((linha) => [linha.id, linha]));
    for (const posicao of await carregarPosicoes(db, [...quem.keys()]))
      linhas.push(daPosicao(apresentarPosicao(noDia(posicao, hoje)), quem.get(posicao.contrato.id)));
  }
  return {
    csv: escreverCsv(
      [
        'Contrato',
        'Semestre',
        'Situação',
        'Estudante',
        'CPF',
        'Instituição',
        'Primeiro vencimento',
        'Parcelas',
        'Parcelas pagas',
        'Financiado (R$)',
        'Repassado (R$)',
        'Recebido (R$)',
        'Em aberto hoje (R$)',
        'Em atraso hoje (R$)',
        'Crédito do pagador (R$)',
      ],
      linhas,
    ),
    contas: new Set(rows.map(({ conta_id }) => conta_id)),
  };
}

const daPosicao = (contrato: ReturnType<typeof apresentarPosicao>, quem: Linha | undefined) => [
  contrato.numero,
  contrato.anoSemestre,
  contrato.rotulo,
  quem?.nome ?? '',
  formatarCpf(quem?.cpf ?? ''),
  quem?.instituicao ?? '',
  formatarData(contrato.primeiroVencimento),
  String(contrato.parcelas),
  String(contrato.parcelasPagas),
  formatarValor(contrato.financiadoCentavos),
  formatarValor(contrato.repassadoCentavos),
  formatarValor(contrato.pagoCentavos),
  formatarValor(contrato.abertoCentavos),
  formatarValor(contrato.vencidoCentavos),
  formatarValor(contrato.creditoCentavos),
];
