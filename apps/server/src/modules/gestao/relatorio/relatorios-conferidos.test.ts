/** The figures against a history written by hand, whose answers were worked out on paper. */

import type { Relatorios } from '@credito/api/gestao-relatorios.rotas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { MOTIVOS } from '@credito/domain/gestao/motivos';
import { ESTADOS, type Sigla } from '@credito/domain/solicitacao/estados';
import type { Acao } from '@credito/domain/solicitacao/transicoes';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { pessoaNumero } from '../../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { criarSolicitacao, inserirDocumento } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir } = servidor;
const HORA_MS = 3_600_000;
let token = '';
const ids: number[] = [];

/** Ten requests that share everything but their number and their history. */
beforeAll(async () => {
  token = (await criarOperador(servidor, 'administrador')).token;
  const estudante = await criarConta(servidor, pessoaNumero(950));
  const { id } = await criarSolicitacao(servidor, estudante);
  await db.deleteFrom('historico').execute();
  for (let ordem = 0; ordem < 10; ordem += 1) {
    const { rows } = await sql<{
      id: number;
    }>`insert into solicitacao (protocolo, conta_id, sigla, status_solicitacao,
        instituicao_id, bolsa_id, campus_id, curso_id, grau, catalogo, dados, percentual, mensalidade_centavos,
        criada_em, atualizada_em, situacao_desde)
      select ${`2020000000${ordem}`}, conta_id, 'CAN', 'CANCELADO', instituicao_id, bolsa_id, campus_id, curso_id, grau,
        catalogo, dados, percentual, mensalidade_centavos, criada_em, atualizada_em, situacao_desde
      from solicitacao where id = ${id} returning id`.execute(db);
    ids.push(Number(rows[0]?.id));
  }
  await historico(estudante.contaId, id);
});

interface Evento {
  em: string | Date;
  acao: Acao | 'criar';
  de: Sigla | null;
  para: Sigla;
  motivos?: readonly string[];
}

async function escrever(solicitacaoId: number | undefined, eventos: readonly Evento[]): Promise<void> {
  await db
    .insertInto('historico')
    .values(
      eventos.map(({ em, acao, de, para, motivos = [] }) => ({
        solicitacao_id: solicitacaoId ?? 0,
        em: new Date(em),
        acao,
        ator: 'analista',
        sigla_anterior: de,
        sigla: para,
        status_solicitacao: ESTADOS[para].statusSolicitacao[0],
        motivos: JSON.stringify(motivos),
      })),
    )
    .execute();
}

async function historico(contaId: string, solicitacaoId: number): Promise<void> {
  // Analyses of 1, 2 ... 10 hours. Three of them end in a refusal.
  const inicio = Date.parse('2026-10-10T12:00:00Z');
  for (const [ordem, id] of ids.entries()) {
    const reprova = ordem < 3;
    await escrever(id, [
      { em: '2026-10-09T15:00:00Z', acao: 'criar', de: null, para: 'PDBE' },
      { em: new Date(inicio), acao: 'concluir', de: 'PDC', para: 'PADC' },
      {
        em: new Date(inicio + (ordem + 1) * HORA_MS),
        acao: reprova ? 'reprovar' : 'aprovarDadosComplementares',
        de: 'PADC',
        para: reprova ? 'REP' : 'A',
        ...(reprova ? { motivos: [MOTIVOS.RENDA_INSUFICIENTE.texto] } : {}),
      },
    ]);
  }
  const [primeira, segunda] = ids;
  // An appeal that is turned down decides nothing anew; the one that is heard goes back to the analysis.
  await escrever(primeira, [
    { em: '2026-10-20T15:00:00Z', acao: 'recorrer', de: 'REP', para: 'REP' },
    {
      em: '2026-10-21T15:00:00Z',
      acao: 'manterRecurso',
      de: 'REP',
      para: 'REP',
      motivos: [MOTIVOS.RENDA_INSUFICIENTE.texto],
    },
  ]);
  await escrever(segunda, [
    { em: '2026-10-22T15:00:00Z', acao: 'recorrer', de: 'REP', para: 'REP' },
    { em: '2026-10-23T15:00:00Z', acao: 'aceitarRecurso', de: 'REP', para: 'PADC' },
  ]);
  // The last second of 31 October in São Paulo, and the first of November.
  await escrever(primeira, [
    { em: '2026-11-01T02:59:59Z', acao: 'cancelar', de: 'PDC', para: 'CAN' },
    { em: '2026-11-01T03:00:00Z', acao: 'cancelar', de: 'PDC', para: 'CAN' },
  ]);
  // Sent back after a day, with one sentence of the catalogue, one about a document and one written by hand.
  await escrever(solicitacaoId, [
    { em: '2026-10-11T15:00:00Z', acao: 'concluir', de: 'PDC', para: 'PADC' },
    {
      em: '2026-10-12T15:00:00Z',
      acao: 'devolverDadosComplementares',
      de: 'PADC',
      para: 'RDC',
      motivos: [
        `${rotuloDoDocumento('SELFIE')}: Não deu para ler.`,
        MOTIVOS.DADOS_INCORRETOS.texto,
        'Fale com a Ana.',
      ],
    },
  ]);
  const { id: participanteId } = await db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  for (const indice of [0, 1]) {
    const documento = await inserirDocumento(servidor, {
      solicitacaoId,
      participanteId,
      contaId,
      tipoDocumento: 'RG',
      indice,
    });
    await db
      .updateTable('documento')
      .set({
        situacao: 'substituido',
        motivos: JSON.stringify([{ codigo: 'ILEGIVEL', texto: 'Ilegível.' }]),
        avaliado_em: new Date('2026-10-11T12:00:00Z'),
      })
      .where('id', '=', documento)
      .execute();
  }
  await fiadores(solicitacaoId, contaId);
  await pesquisa();
}

/** Six invited: two stay, one leaves after accepting, one refuses, one is swapped, one is silent. */
async function fiadores(solicitacaoId: number, contaId: string): Promise<void> {
  const fins = ['fica', 'fica', 'sai', 'recusa', 'trocado', 'silencio'];
  for (const [ordem, fim] of fins.entries()) {
    const id = contexto.aleatorio.uuid();
    const pessoa = pessoaNumero(960 + ordem);
    const saiu = fim === 'sai' || fim === 'trocado';
    await db
      .insertInto('participante')
      .values({
        id,
        solicitacao_id: ids[ordem] ?? solicitacaoId,
        tipo_pessoa: 'fiador',
        nome: pessoa.nome,
        cpf: pessoa.cpf,
        email: pessoa.email,
        telefone: pessoa.telefone,
        criado_em: new Date('2026-10-09T12:00:00Z'),
        atualizado_em: new Date('2026-10-09T12:00:00Z'),
        removido_em: saiu ? new Date('2026-10-15T12:00:00Z') : null,
      })
      .execute();
    const convite = contexto.aleatorio.uuid();
    await db
      .insertInto('convite_fiador')
      .values({
        id: convite,
        participante_id: id,
        codigo_hash: Buffer.from(id),
        tipo: 'aceite',
        criado_em: new Date('2026-10-09T12:00:00Z'),
        recusado_em: fim === 'recusa' ? new Date('2026-10-10T12:00:00Z') : null,
      })
      .execute();
    if (fim === 'fica' || fim === 'sai')
      await db
        .insertInto('aceite_fiador')
        .values({
          id: contexto.aleatorio.uuid(),
          participante_id: id,
          convite_id: convite,
          conta_id: contaId,
          texto: 'Aceito.',
          texto_versao: '1',
          texto_sha256: Buffer.alloc(32),
          confirmado_por: 'sms',
          aceito_em: new Date('2026-10-10T12:00:00Z'),
        })
        .execute();
  }
}

/** A title that a spreadsheet would run; notes 5, 4, 2 and one who skipped. */
async function pesquisa(): Promise<void> {
  await db
    .insertInto('campanha')
    .values({
      id: 'perigosa',
      titulo: '=HYPERLINK("https://exemplo.education";"Clique")',
      pergunta: 'Como foi?',
      momento: 'link',
      inicio: new Date('2026-10-01T03:00:00Z'),
    })
    .execute();
  for (const [ordem, nota] of [5, 4, 2, null].entries()) {
    const { contaId } = await criarConta(servidor, pessoaNumero(970 + ordem));
    await db
      .insertInto('resposta_de_pesquisa')
      .values({
        campanha_id: 'perigosa',
        conta_id: contaId,
        nota,
        pergunta: 'Como foi?',
        respondida_em: new Date('2026-10-11T12:00:00Z'),
      })
      .execute();
  }
}

const ler = (caminho: string) => pedir({ metodo: 'GET', url: `/api/gestao/relatorios${caminho}`, token });
const outubro = async () => (await ler('?de=2026-10-01&ate=2026-10-31')).corpo<Relatorios>();
const soma = (dias: Relatorios['volumes'], serie: 'criadas' | 'aprovadas' | 'reprovadas' | 'canceladas') =>
  dias.reduce((total, dia) => total + dia[serie], 0);

it('a decision is counted once, whatever an appeal does to it later', async () => {
  const { volumes } = await outubro();
  expect(volumes).toHaveLength(31);
  expect(volumes.find(({ dia }) => dia === '2026-10-10')).toEqual({
    dia: '2026-10-10',
    criadas: 0,
    enviadas: 10,
    // The refusals came after 1, 2 and 3 hours, the approvals after 4 to 10: all on the same day.
    aprovadas: 7,
    reprovadas: 3,
    canceladas: 0,
  });
  expect(soma(volumes, 'criadas')).toBe(10);
  expect(soma(volumes, 'aprovadas')).toBe(7);
  expect(soma(volumes, 'reprovadas')).toBe(3);
});

it('a day ends at midnight in São Paulo', async () => {
  const { volumes } = await outubro();
  expect(volumes.at(-1)).toMatchObject({ dia: '2026-10-31', canceladas: 1 });
  const novembro = (await ler('?de=2026-11-01&ate=2026-11-01')).corpo<Relatorios>();
  expect(novembro.volumes).toMatchObject([{ dia: '2026-11-01', canceladas: 1 }]);
});

it('of analyses of 1, 2 ... 10 and 24 hours, half took up to 6 and nine in ten up to 10', async () => {
  expect((await outubro()).tempos).toEqual([{ etapa: 'PADC', quantas: 11, medianaHoras: 6, p90Horas: 10 }]);
});

it('reasons are counted where they were given, each once, and what was written by hand is not shown', async () => {
  expect((await outubro()).motivos).toEqual([
    { onde: 'Reprovação', motivo: MOTIVOS.RENDA_INSUFICIENTE.rotulo, total: 3 },
    { onde: rotuloDoDocumento('RG'), motivo: 'Ilegível', total: 2 },
    { onde: 'Devolução para correção', motivo: MOTIVOS.DADOS_INCORRETOS.rotulo, total: 1 },
    { onde: 'Devolução para correção', motivo: 'Outro motivo', total: 1 },
  ]);
});

it('a reason whose words changed is still known by what was said then', async () => {
  const salva = await pedir({
    metodo: 'POST',
    url: '/api/gestao/catalogo/motivo',
    token,
    body: {
      chave: 'RENDA_INSUFICIENTE',
      conteudo: {
        codigo: 'RENDA_INSUFICIENTE',
        rotulo: 'Renda insuficiente',
        texto: 'Agora se diz de outro jeito.',
        alvos: ['reprovacao'],
        exigeTexto: false,
        ativo: true,
      },
      vigenteDe: null,
      numero: 0,
    },
  });
  expect(salva.status, salva.texto).toBe(200);
  expect((await outubro()).motivos[0]).toEqual({
    onde: 'Reprovação',
    motivo: 'Renda insuficiente',
    total: 3,
  });
});

it('the invited guarantors add up', async () => {
  expect((await outubro()).fiadores).toEqual({
    convidados: 6,
    aceitaram: 2,
    sairam: 1,
    recusaram: 1,
    trocados: 1,
    semResposta: 1,
  });
});

it('the survey has its mean, its notes and who skipped', async () => {
  expect((await outubro()).pesquisa.find(({ respostas }) => respostas > 0)).toMatchObject({
    respostas: 3,
    puladas: 1,
    media: 3.67,
    notas: [0, 1, 0, 1, 1],
  });
});

it('a period in which nothing happened says zero, in the page and in the CSV', async () => {
  const vazio = (await ler('?de=2019-01-01&ate=2019-01-02')).corpo<Relatorios>();
  expect(vazio).toMatchObject({ tempos: [], motivos: [], fiadores: { convidados: 0, semResposta: 0 } });
  expect(vazio.volumes).toHaveLength(2);
  expect(vazio.pesquisa.every(({ respostas, media }) => respostas === 0 && media === null)).toBe(true);
  expect((await ler('/tempos/csv?de=2019-01-01&ate=2019-01-02')).texto).toBe(
    '\uFEFFEtapa;Quantas;Mediana (h);Percentil 90 (h)\r\n',
  );
});

it('spreadsheets get a byte order mark, semicolons, decimal commas, Brazilian days and no formula', async () => {
  const csv = async (qual: string) =>
    (await ler(`/${qual}/csv?de=2026-10-01&ate=2026-10-31`)).texto.split('\r\n');
  const volumes = await csv('volumes');
  expect(volumes[0]).toBe('\uFEFFDia;Criadas;Enviadas;Aprovadas;Reprovadas;Canceladas');
  expect(volumes[10]).toBe('10/10/2026;0;10;7;3;0');
  expect((await csv('fiadores'))[1]).toBe('6;2;1;1;1;1');
  const perigosa = (await csv('pesquisa')).find((linha) => linha.includes('HYPERLINK'));
  expect(perigosa).toBe(`"'=HYPERLINK(""https://exemplo.education"";""Clique"")";3;1;3,67;0;1;0;1;1`);
});
