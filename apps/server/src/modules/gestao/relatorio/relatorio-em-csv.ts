/** The reports as Brazilian spreadsheets read them: days, decimal commas, one table each. */
import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import { RESULTADOS_DO_CONVITE, type Relatorio, ROTULO_DA_ETAPA } from '@credito/domain/gestao/relatorios';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarDecimal } from '@credito/domain/texto/numero';
import type { Contexto } from '../../../contexto.ts';
import { type Celula, escreverCsv } from '../../../csv/escrever-csv.ts';
import { type Periodo, verRelatorios } from './relatorios.ts';

export async function relatorioEmCsv(
  contexto: Contexto,
  relatorio: Relatorio,
  periodo: Periodo,
): Promise<string> {
  const { titulos, linhas } = tabelaDe(relatorio, await verRelatorios(contexto, periodo));
  return escreverCsv(titulos, linhas);
}

function tabelaDe(
  relatorio: Relatorio,
  dados: Relatorios,
): { titulos: readonly string[]; linhas: ReadonlyArray<readonly Celula[]> } {
  const decimal = (numero: number | null) => (numero === null ? null : formatarDecimal(numero));
  switch (relatorio) {
    case 'volumes':
      return {
        titulos: ['Dia', 'Criadas', 'Enviadas', 'Aprovadas', 'Reprovadas', 'Canceladas'],
        linhas: dados.volumes.map((dia) => [
          formatarData(dia.dia),
          dia.criadas,
          dia.enviadas,
          dia.aprovadas,
          dia.reprovadas,
          dia.canceladas,
        ]),
      };
    case 'tempos':
      return {
        titulos: ['Etapa', 'Quantas', 'Mediana (h)', 'Percentil 90 (h)'],
        linhas: dados.tempos.map(({ etapa, quantas, medianaHoras, p90Horas }) => [
          ROTULO_DA_ETAPA[etapa],
          quantas,
          decimal(medianaHoras),
          decimal(p90Horas),
        ]),
      };
    case 'motivos':
      return {
        titulos: ['Onde', 'Motivo', 'Total'],
        linhas: dados.motivos.map(({ onde, motivo, total }) => [onde, motivo, total]),
      };
    case 'fiadores':
      return {
        titulos: ['Convidados', ...RESULTADOS_DO_CONVITE.map(({ coluna }) => coluna)],
        linhas: [
          [
            dados.fiadores.convidados,
            ...RESULTADOS_DO_CONVITE.map(({ resultado }) => dados.fiadores[resultado]),
          ],
        ],
      };
    case 'pesquisa':
      return {
        titulos: [
          'Campanha',
          'Respostas',
          'Puladas',
          'Média',
          'Nota 1',
          'Nota 2',
          'Nota 3',
          'Nota 4',
          'Nota 5',
        ],
        linhas: dados.pesquisa.map(({ campanha, respostas, puladas, media, notas }) => [
          campanha,
          respostas,
          puladas,
          decimal(media),
          ...notas,
        ]),
      };
  }
}
