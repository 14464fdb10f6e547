import { rotaRelatorioEmCsv, rotaRelatorios } from '@credito/api/gestao-relatorios.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { relatorioEmCsv } from './relatorio-em-csv.ts';
import { verRelatorios } from './relatorios.ts';

export function registrarRelatorios(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaRelatorios, async ({ query }) => verRelatorios(contexto, query));
  registrador.rota(rotaRelatorioEmCsv, async ({ params, query }, { reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${params.relatorio}.csv"`)
      .send(await relatorioEmCsv(contexto, params.relatorio, query)),
  );
}
