import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir, relogio } = servidor;
await semearCatalogo(db);
const { token } = await criarOperador(servidor, 'administrador');
const { id: serra } = await db
  .selectFrom('instituicao')
  .select('id')
  .where('sigla', '=', 'UNISERRA')
  .executeTakeFirstOrThrow();
const daSerra = await criarOperador(servidor, 'instituicao', serra);

const { protocolo } = await solicitacaoEmAnalise(servidor, 901, CURSO_COM_ANALISE_DA_IES);
const outra = await solicitacaoEmAnalise(servidor, 902, CURSO_COM_ANALISE_DA_IES);
await solicitacaoEmAnalise(servidor, 903, CURSO_SIMPLES);
relogio.avancar({ minutos: 120 });

const ler = (caminho: string) => pedir({ metodo: 'GET', url: `/api/gestao/relatorios${caminho}`, token });

it('counts days, times, reasons and guarantors of a period', async () => {
  const csv = `protocolo;resultado;motivo\n${protocolo};confirmada;\n${outra.protocolo};recusada;Sem vaga no programa\n`;
  await pedir({
    metodo: 'POST',
    url: '/api/gestao/matriculas',
    token: daSerra.token,
    body: { conteudo: Buffer.from(csv).toString('base64'), simular: false },
  });
  const lidos = (await ler('?de=2026-11-26&ate=2026-11-27')).corpo<Relatorios>();
  expect(lidos.volumes).toEqual([
    { dia: '2026-11-26', criadas: 0, enviadas: 0, aprovadas: 0, reprovadas: 0, canceladas: 0 },
    { dia: '2026-11-27', criadas: 3, enviadas: 3, aprovadas: 0, reprovadas: 1, canceladas: 0 },
  ]);
  expect(lidos.tempos).toEqual([{ etapa: 'PAIES', quantas: 2, medianaHoras: 2, p90Horas: 2 }]);
  expect(lidos.motivos).toEqual([
    { onde: 'Reprovação pela instituição', motivo: 'Sem vaga no programa', total: 1 },
  ]);
  expect(lidos.fiadores).toMatchObject({ recusaram: 0, semResposta: 0 });
  expect(lidos.fiadores.convidados).toBe(lidos.fiadores.aceitaram);
  expect(lidos.fiadores.convidados).toBeGreaterThan(0);
});

it('counts a reason as itself when its sentence goes on where another one ends', async () => {
  const { operadorId } = await criarOperador(servidor, 'administrador');
  const agora = relogio.agora();
  const versao = (numero: number, texto: string) => ({
    id: `00000000-0000-4000-8000-00000000000${numero}`,
    entidade: 'motivo' as const,
    chave: numero === 1 ? 'CURTO' : 'LONGO',
    numero: 1,
    conteudo: JSON.stringify({ texto }),
    vigente_de: agora,
    autor: operadorId,
    criada_em: agora,
    aplicada_em: agora,
  });
  await db
    .insertInto('versao_do_catalogo')
    .values([versao(1, 'Falta um papel.'), versao(2, 'Falta um papel. O da escola.')])
    .execute();
  await db
    .updateTable('historico')
    .set({ motivos: JSON.stringify(['Falta um papel. O da escola. Peça na secretaria.']) })
    .where('sigla', '=', 'RIES')
    .execute();
  const { motivos } = (await ler('?de=2026-11-26&ate=2026-11-27')).corpo<Relatorios>();
  expect(motivos).toEqual([{ onde: 'Reprovação pela instituição', motivo: 'LONGO', total: 1 }]);
});

it.each(['volumes', 'tempos', 'motivos', 'fiadores', 'pesquisa'])(
  'gives %s to spreadsheets',
  async (qual) => {
    const resposta = await ler(`/${qual}/csv?de=2026-11-26&ate=2026-11-27`);
    expect(resposta.status).toBe(200);
    expect(String(resposta.cabecalhos['content-type'])).toContain('text/csv');
    expect(resposta.texto.split('\r\n').length).toBeGreaterThan(1);
  },
);

it.each([
  ['?de=2026-11-27&ate=2026-11-26', 422],
  ['?de=2024-01-01&ate=2026-11-26', 422],
  ['?de=ontem&ate=2026-11-26', 400],
  ['/tudo/csv?de=2026-11-26&ate=2026-11-26', 400],
])('%s answers %d', async (caminho, status) => {
  expect((await ler(caminho)).status).toBe(status);
});
