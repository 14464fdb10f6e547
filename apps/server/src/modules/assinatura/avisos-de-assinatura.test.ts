/** Notices of a provider of signatures with its bad habits: late, twice, out of order, unsigned, foreign (case SIGN-01). */
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { envelopeDoContrato } from '../../../test/envelopes.ts';
import {
  consultasNaFila,
  contratoNoProvedor,
  criarServidorComClicksign,
  fazerConsultas,
} from '../../../test/envelopes-no-provedor.ts';
import type { AvisoLa } from '../../../test/gateways/clicksign/estado.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { pedirConsultasDoDia } from './pedir-consulta.ts';
import { elosDoEnvelope, sha256 } from './registrar-evidencia.ts';

const CAMINHO = '/api/avisos-de-assinatura';
const servidor = await criarServidorComClicksign();
const { contexto, db, la, pedir, relogio } = servidor;
let numero = 9_100;
let contrato: Awaited<ReturnType<typeof contratoNoProvedor>>;

beforeEach(async () => {
  numero += 1;
  contrato = await contratoNoProvedor(servidor, numero);
  la.estado.avisos.length = 0;
  await fazerConsultas(servidor);
});

const avisar = ({ corpo, cabecalhos }: Pick<AvisoLa, 'corpo' | 'cabecalhos'>) =>
  pedir({ metodo: 'POST', url: CAMINHO, body: corpo, cabecalhos });

const situacao = async () => {
  const { envelope, assinantes } = await envelopeDoContrato(servidor, contrato.contratoId);
  return { envelope: envelope.estado, ...Object.fromEntries(assinantes.map((um) => [um.papel, um.estado])) };
};

const evidencias = async () => {
  const elos = await elosDoEnvelope(db, contrato.envelopeId);
  expect(conferirCadeia(elos, sha256)).toEqual([]);
  return elos.map(({ registro }) => registro);
};

const cpfDe = async (papel: string) => {
  const { assinantes } = await envelopeDoContrato(servidor, contrato.contratoId);
  return assinantes.find((um) => um.papel === papel)?.cpf ?? '';
};

const assinarLa = async (...papeis: readonly string[]) => {
  for (const papel of papeis) {
    relogio.avancar({ minutos: 1 });
    la.estado.assinar(contrato.noProvedor, await cpfDe(papel));
  }
};

const ORDEM = ['estudante', 'fiador', 'conjuge-do-fiador', 'representante'];
const TODOS_ASSINARAM = {
  envelope: 'assinado',
  estudante: 'assinou',
  fiador: 'assinou',
  'conjuge-do-fiador': 'assinou',
  representante: 'assinou',
};

describe('a notice', () => {
  it('is answered without asking the provider, and makes us ask once', async () => {
    await assinarLa('estudante');
    const chamadas = la.rotas.length;
    for (const aviso of [...la.estado.avisos, ...la.estado.avisos, ...la.estado.avisos])
      expect((await avisar(aviso)).status).toBe(200);
    expect(la.rotas).toHaveLength(chamadas);
    expect(await consultasNaFila(servidor)).toEqual([{ id: contrato.envelopeId, vez: 0 }]);
    expect(await situacao()).toMatchObject({ estudante: 'convidado' });
    await fazerConsultas(servidor);
    expect(await situacao()).toMatchObject({
      envelope: 'em-assinatura',
      estudante: 'assinou',
      fiador: 'convidado',
      'conjuge-do-fiador': 'convidado',
    });
  });

  it('is not put off by whoever repeats it', async () => {
    expect(await proxima()).toEqual([]);
    await assinarLa('estudante');
    const [aviso] = la.estado.avisos;
    if (!aviso) throw new Error('no notice');
    await avisar(aviso);
    const primeira = await proxima();
    relogio.avancar({ segundos: 2 });
    await avisar(aviso);
    expect(primeira).toHaveLength(1);
    expect(await proxima()).toEqual(primeira);
  });

  it('that nobody signed, or that is of another, is refused and changes nothing', async () => {
    await assinarLa('estudante');
    const [documento] = contrato.noProvedor.documentos;
    const [aviso] = la.estado.avisos;
    if (!documento || !aviso) throw new Error('no notice');
    const semAssinatura = { corpo: aviso.corpo, cabecalhos: { 'content-type': 'application/json' } };
    expect((await avisar(semAssinatura)).status).toBe(403);
    expect(
      (await avisar(la.estado.aviso(documento, { name: 'sign' }, 'segredo-de-outra-conta'))).status,
    ).toBe(403);
    expect((await avisar({ corpo: Buffer.from('{'), cabecalhos: {} })).status).toBe(403);
    expect(await consultasNaFila(servidor)).toEqual([]);
  });

  it('of an envelope that is unknown here, not at the provider, or over gets the same answer and no question', async () => {
    const [documento] = contrato.noProvedor.documentos;
    if (!documento) throw new Error('no document');
    const de = (envelope: string) =>
      la.estado.aviso({ ...documento, filename: 'x.pdf', metadata: { envelope } }, { name: 'sign' });
    expect((await avisar(de('0197f000-0000-7000-8000-00000000ffff'))).status).toBe(200);
    expect((await avisar(de('nenhum'))).status).toBe(200);
    await db
      .updateTable('envelope')
      .set({ provedor: 'proprio', id_externo: null, situacao_no_provedor: null })
      .where('id', '=', contrato.envelopeId)
      .execute();
    expect((await avisar(de(contrato.envelopeId))).status).toBe(200);
    expect(await consultasNaFila(servidor)).toEqual([]);
  });

  it('has no address where no provider is configured', async () => {
    const outro = await criarServidorDeTeste();
    expect((await outro.pedir({ metodo: 'POST', url: CAMINHO, body: {} })).status).toBe(404);
  });
});

describe('what the provider tells', () => {
  const ordens: ReadonlyArray<readonly [string, (avisos: readonly AvisoLa[]) => readonly AvisoLa[]]> = [
    ['as they came', (avisos) => avisos],
    ['backwards', (avisos) => avisos.toReversed()],
    ['each three times', (avisos) => avisos.flatMap((um) => [um, um, um])],
    [
      'the closing before every signature',
      (avisos) => avisos.toSorted((a, b) => a.evento.localeCompare(b.evento, 'pt-BR')),
    ],
    ['a day late, and once more', (avisos) => [...avisos.slice(-1), ...avisos]],
  ];

  it.each(ordens)(
    'in notices %s, with a question after each, is one signature a person',
    async (_, ordenar) => {
      await assinarLa(...ORDEM);
      for (const aviso of ordenar([...la.estado.avisos])) {
        await avisar(aviso);
        await fazerConsultas(servidor);
      }
      expect(await situacao()).toEqual(TODOS_ASSINARAM);
      const registros = await evidencias();
      const assinados = registros.filter((um) => um.tipo === 'assinado');
      expect(
        assinados.map(({ autenticacao, origem }) => [autenticacao.por, origem.caminho, origem.ip]),
      ).toEqual(ORDEM.map(() => ['provedor', 'provedor', '203.0.113.7']));
      expect(registros.filter(({ tipo }) => tipo === 'visto')).toHaveLength(4);
      await avisar(la.estado.avisos[0] as AvisoLa);
      await fazerConsultas(servidor);
      expect(await evidencias()).toEqual(registros);
    },
  );

  it('while people sign is written down as it is told, signature by signature', async () => {
    for (const [posicao, papel] of ORDEM.entries()) {
      await assinarLa(papel);
      await avisar(la.estado.avisos.at(-1) as AvisoLa);
      await fazerConsultas(servidor);
      const registros = await evidencias();
      expect(registros.filter(({ tipo }) => tipo === 'assinado')).toHaveLength(posicao + 1);
    }
    expect(await situacao()).toEqual(TODOS_ASSINARAM);
  });

  it('closed at the deadline with half of the signatures is not signed', async () => {
    await assinarLa('estudante', 'conjuge-do-fiador');
    la.estado.vencer(contrato.noProvedor);
    await avisar(la.estado.avisos.at(-1) as AvisoLa);
    await fazerConsultas(servidor);
    expect(await situacao()).toMatchObject({
      envelope: 'em-assinatura',
      estudante: 'assinou',
      fiador: 'convidado',
    });
    // It asks again until the provider cannot have any signature of the last second left.
    expect(await consultasNaFila(servidor)).toEqual([{ id: contrato.envelopeId, vez: 1 }]);
    relogio.avancar({ minutos: 11 });
    await fazerConsultas(servidor);
    expect(await situacao()).toMatchObject({ envelope: 'em-assinatura', fiador: 'convidado' });
    expect(await consultasNaFila(servidor)).toEqual([]);
  });

  it('refused ends the envelope, with who and why', async () => {
    await assinarLa('estudante');
    la.estado.recusar(contrato.noProvedor, await cpfDe('fiador'), 'O valor mudou.');
    for (const _ of [1, 2]) {
      await avisar(la.estado.avisos.at(-1) as AvisoLa);
      await fazerConsultas(servidor);
    }
    expect(await situacao()).toMatchObject({ envelope: 'recusado', fiador: 'recusou' });
    const recusas = (await evidencias()).filter((um) => um.tipo === 'recusado');
    expect(recusas.map(({ motivo }) => motivo)).toEqual(['Conteúdo do documento · O valor mudou.']);
  });

  it('is asked for again by the queue while the provider is down, and nothing is written meanwhile', async () => {
    await assinarLa('estudante');
    await avisar(la.estado.avisos.at(-1) as AvisoLa);
    la.falhar({ rota: 'GET /envelopes/:id', quando: 'antes', como: 503, vezes: 3 });
    await expect(fazerConsultas(servidor)).rejects.toThrow('the provider of signatures: HTTP 503');
    expect(await situacao()).toMatchObject({ estudante: 'convidado' });
  });

  it('is asked for once a day too, in case the notice was lost', async () => {
    await assinarLa('estudante');
    await pedirConsultasDoDia(contexto);
    await fazerConsultas(servidor);
    expect(await situacao()).toMatchObject({ estudante: 'assinou', fiador: 'convidado' });
  });
});

async function proxima(): Promise<readonly Date[]> {
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker.jobs
    where key = ${`consultar-envelope:${contrato.envelopeId}`}`.execute(db);
  return rows.map(({ run_at }) => run_at);
}
