/** Decides for the institution line by line; a line that cannot be decided never stops the others. */

import { type RelatorioDeMatriculas, rotaConfirmarMatriculas } from '@credito/api/gestao-instituicao.rotas';
import { chaveDaRota } from '@credito/api/rotas';
import { ROTULOS } from '@credito/domain/andamento/situacao';
import { ROTULO_DA_DECISAO } from '@credito/domain/gestao/etapas';
import {
  type ColunaDasMatriculas,
  colunaDe,
  LINHAS_POR_VEZ,
  type LinhaDaMatricula,
  lerLinhaDaMatricula,
  MAXIMO_DE_LINHAS,
} from '@credito/domain/gestao/matriculas';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { formatarNumero } from '@credito/domain/texto/numero';
import { type Selectable, sql } from 'kysely';
import type { Solicitacao } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import { type LinhaDeCsv, lerCsv } from '../../../csv/ler-csv.ts';
import { ErroDeAplicacao, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { INSTITUICAO_DE_HOJE } from '../../contrato/curso-do-contrato.ts';
import { exigirSemConflito, ParteInteressada, registrarTentativa } from '../conflito/parte-interessada.ts';
import { decidirSolicitacao } from '../decisao/decidir.ts';
import { confirmarRenovacao } from './confirmar-renovacao.ts';
import { foraDaPlanilha } from './renovacoes.ts';

type Relatorio = RelatorioDeMatriculas['linhas'][number];

const recusarArquivo = (mensagem: string) => regraDoDominio([{ campo: 'arquivo', mensagem }]);

export async function confirmarMatriculas(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { conteudo, simular, de }: { conteudo: string; simular: boolean; de: number },
): Promise<RelatorioDeMatriculas> {
  const { colunas, registros } = lerPlanilha(Buffer.from(conteudo, 'base64'));
  const linhas: Relatorio[] = [];
  const primeiras = primeirasAparicoes(colunas, registros);
  const daVez = registros.slice(de, de + LINHAS_POR_VEZ).map(({ linha, celulas }) => ({
    linha,
    celulas,
    lida: lerLinhaDaMatricula(porColuna(colunas, celulas)),
  }));
  const achadas = await acharPorProtocolo(
    contexto,
    sessao,
    daVez.flatMap(({ lida }) => (lida.ok ? [lida.linha.protocolo] : [])),
  );
  for (const { linha, celulas, lida } of daVez) {
    if (!lida.ok) {
      linhas.push({
        linha,
        protocolo: celulas[colunas.indexOf('protocolo')]?.slice(0, 40) ?? '',
        estudante: null,
        acao: null,
        aceita: false,
        texto: lida.mensagem,
      });
      continue;
    }
    const { protocolo } = lida.linha;
    const antes = primeiras.get(protocolo);
    const resultado =
      antes === undefined || antes === linha
        ? await decidirLinha(contexto, sessao, lida.linha, achadas.get(protocolo), simular)
        : { estudante: null, aceita: false, texto: `Este protocolo já apareceu na linha ${antes}.` };
    linhas.push({ linha, protocolo, acao: lida.linha.acao, ...resultado });
  }
  const ate = de + LINHAS_POR_VEZ;
  const haMais = ate < registros.length;
  return {
    simulacao: simular,
    total: registros.length,
    continuaEm: haMais ? ate : null,
    linhas,
    csv: emCsv(linhas),
    fora: haMais ? null : await foraDaPlanilha(contexto, sessao, [...primeiras.keys()]),
  };
}

/** Of the whole file, whichever part of it is decided now: a repeated protocol counts where it stands first. */
function primeirasAparicoes(
  colunas: ReadonlyArray<ColunaDasMatriculas | null>,
  registros: readonly LinhaDeCsv[],
): ReadonlyMap<string, number> {
  const primeiras = new Map<string, number>();
  for (const { linha, celulas } of registros) {
    const lida = lerLinhaDaMatricula(porColuna(colunas, celulas));
    if (lida.ok && !primeiras.has(lida.linha.protocolo)) primeiras.set(lida.linha.protocolo, linha);
  }
  return primeiras;
}

function lerPlanilha(bytes: Buffer): {
  colunas: ReadonlyArray<ColunaDasMatriculas | null>;
  registros: readonly LinhaDeCsv[];
} {
  const registros = lerCsv(bytes);
  if (!registros)
    throw recusarArquivo('Não conseguimos ler o arquivo. Na planilha, use “Salvar como” e escolha CSV.');
  const [titulos, ...resto] = registros;
  const colunas = titulos?.celulas.map(colunaDe) ?? [];
  if (!colunas.includes('protocolo'))
    throw recusarArquivo('A primeira linha deve ter os títulos das colunas, com uma coluna “protocolo”.');
  if (resto.length === 0) throw recusarArquivo('A planilha não tem nenhuma linha abaixo dos títulos.');
  if (resto.length > MAXIMO_DE_LINHAS)
    throw recusarArquivo(
      `A planilha tem ${formatarNumero(resto.length)} linhas. Divida em partes de até ${formatarNumero(MAXIMO_DE_LINHAS)}.`,
    );
  return { colunas, registros: resto };
}

function porColuna(
  colunas: ReadonlyArray<ColunaDasMatriculas | null>,
  celulas: readonly string[],
): Partial<Record<ColunaDasMatriculas, string>> {
  return Object.fromEntries(
    colunas.flatMap((coluna, indice) => (coluna ? [[coluna, celulas[indice] ?? '']] : [])),
  );
}

async function decidirLinha(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { acao, motivos }: LinhaDaMatricula,
  achada: Achada | undefined,
  simular: boolean,
): Promise<Pick<Relatorio, 'estudante' | 'aceita' | 'texto'>> {
  if (!achada)
    return {
      estudante: null,
      aceita: false,
      texto: 'Não encontramos esta solicitação entre as da sua instituição.',
    };
  const recusa = (texto: string) => ({ estudante: achada.nome, aceita: false, texto });
  const parte = await exigirSemConflito(contexto.db, sessao.operadorId, achada.id).catch((erro: unknown) => {
    if (erro instanceof ParteInteressada) return erro;
    throw erro;
  });
  if (parte) {
    await registrarTentativa(contexto, parte.tentativa, chaveDaRota(rotaConfirmarMatriculas));
    return { estudante: null, aceita: false, texto: parte.message };
  }
  const renovacao =
    achada.sigla === 'A' && acao === 'aprovarIes'
      ? await confirmarRenovacao(contexto, sessao, achada.id, simular)
      : null;
  if (renovacao) return { estudante: achada.nome, ...renovacao };
  if (achada.sigla !== 'PAIES')
    return recusa(
      `Esta solicitação não espera pela instituição. Situação: ${ROTULOS[achada.sigla].analista}.`,
    );
  if (acao === 'colocarEmListaDeEspera' && achada.status_solicitacao === 'LISTA_ESPERA_IES')
    return recusa('Esta solicitação já está na lista de espera.');
  if (simular) return { estudante: achada.nome, aceita: true, texto: ROTULO_DA_DECISAO[acao] };
  try {
    await decidirSolicitacao(contexto, sessao, achada.id, { acao, versao: achada.versao, motivos });
    return { estudante: achada.nome, aceita: true, texto: FEITO[acao] };
  } catch (erro) {
    if (!(erro instanceof ErroDeAplicacao)) throw erro;
    return recusa(erro.detalhe);
  }
}

const FEITO: Readonly<Record<LinhaDaMatricula['acao'], string>> = {
  aprovarIes: 'Matrícula confirmada.',
  colocarEmListaDeEspera: 'Na lista de espera.',
  reprovarIes: 'Recusada.',
};

type Achada = Pick<Selectable<Solicitacao>, 'id' | 'sigla' | 'status_solicitacao' | 'versao'> & {
  nome: string;
};

async function acharPorProtocolo(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  protocolos: readonly string[],
): Promise<ReadonlyMap<string, Achada>> {
  const linhas = await db
    .selectFrom('solicitacao')
    .innerJoin('participante', (juncao) =>
      juncao
        .onRef('participante.solicitacao_id', '=', 'solicitacao.id')
        .on('participante.tipo_pessoa', '=', 'estudante')
        .on('participante.removido_em', 'is', null),
    )
    .select([
      'solicitacao.id',
      'solicitacao.protocolo',
      'solicitacao.sigla',
      'solicitacao.status_solicitacao',
      'solicitacao.versao',
      'participante.nome',
    ])
    .where('solicitacao.protocolo', '=', sql<string>`any(${[...protocolos]}::text[])`)
    .where(INSTITUICAO_DE_HOJE, '=', sessao.instituicaoId ?? 0)
    .where('solicitacao.concluida_em', 'is not', null)
    .execute();
  return new Map(linhas.map(({ protocolo, ...achada }) => [protocolo, achada]));
}

function emCsv(linhas: readonly Relatorio[]): string {
  return escreverCsv(
    ['Linha', 'Protocolo', 'Estudante', 'Aceita', 'Resultado'],
    linhas.map(({ linha, protocolo, estudante, aceita, texto }) => [
      linha,
      protocoloEmGrupos(protocolo),
      estudante,
      aceita ? 'sim' : 'não',
      texto,
    ]),
  );
}
