import { describe, expect, it } from 'vitest';
import { inserirContrato } from '../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../test/solicitacoes.ts';
import { vencerContratos } from './vencer-contratos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const { id: solicitacaoId } = await solicitacaoEmAnalise(servidor, 6_500, CURSO_SIMPLES);

const situacao = async (id: number) => {
  const {
    codigo,
    causa_do_cancelamento: causa,
    cancelado_de,
  } = await db
    .selectFrom('contrato')
    .select(['codigo', 'causa_do_cancelamento', 'cancelado_de'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [codigo, causa, cancelado_de];
};

describe('the night of the deadlines', () => {
  it('cancels what could be signed until 23:59:59 of yesterday, once, and tells its people', async () => {
    const prazo = '2026-11-27';
    const id = await inserirContrato(servidor, solicitacaoId, { codigo: 'VIS', prazo });
    const recebido = await inserirContrato(servidor, solicitacaoId, {
      codigo: 'REC',
      prazo,
      termo: { ano: 2027, semestre: 2 },
    });
    // From noon to 23:59:59 in São Paulo.
    relogio.avancar({ horas: 11, minutos: 59, segundos: 59 });
    expect(await vencerContratos(contexto)).toBe(0);
    relogio.avancar({ segundos: 1 });
    expect(await vencerContratos(contexto)).toBe(1);
    expect(await vencerContratos(contexto)).toBe(0);
    expect(await situacao(id)).toEqual(['CAN', 'prazo', 'VIS']);
    expect((await situacao(recebido))[0]).toBe('REC');
    const avisos = await db
      .selectFrom('mensagem')
      .select('modelo')
      .where('solicitacao_id', '=', solicitacaoId)
      .where('canal', '=', 'email')
      .where('modelo', 'like', 'contrato-%')
      .orderBy('modelo')
      .execute();
    expect(avisos.map(({ modelo }) => modelo)).toEqual(['contrato-cancelado-fiador', 'contrato-vencido']);
  });
});
