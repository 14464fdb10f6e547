/** What changes of an envelope that stands at the provider of signatures, and what the provider does not have. */
import { somarDias } from '@credito/domain/tempo/data';
import { beforeEach, describe, expect, it } from 'vitest';
import { assinanteDo, envelopeDoContrato } from '../../../test/envelopes.ts';
import {
  consultasNaFila,
  contratoNoProvedor,
  criarServidorComClicksign,
  fazerConsultas,
  fazerPedidosAoProvedor,
} from '../../../test/envelopes-no-provedor.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { dispensarResponsaveis } from '../contrato/dispensar-responsaveis.ts';
import { abrirNoProvedor } from './abrir-no-provedor.ts';
import { pedirConsultasDoDia } from './pedir-consulta.ts';

const servidor = await criarServidorComClicksign();
const { contexto, db, la, pedir, relogio } = servidor;
const analista = await criarOperador(servidor, 'analista');
await criarOperador(servidor, 'administrador');
let numero = 9_400;
let contrato: Awaited<ReturnType<typeof contratoNoProvedor>>;

beforeEach(async () => {
  numero += 1;
  la.costumes.guardaOPrazo = false;
  contrato = await contratoNoProvedor(servidor, numero);
});

const envelope = async () => (await envelopeDoContrato(servidor, contrato.contratoId)).envelope;
const avisos = async () => {
  const linhas = await db.selectFrom('mensagem').select('id').where('modelo', '=', 'gestao-alarme').execute();
  return linhas.length;
};
const chamados = async () => {
  const linhas = await db
    .selectFrom('convite_de_assinatura')
    .innerJoin('assinante', 'assinante.id', 'convite_de_assinatura.assinante_id')
    .select('papel')
    .where('envelope_id', '=', contrato.envelopeId)
    .where('motivo', '=', 'prazo')
    .execute();
  return linhas.map(({ papel }) => papel);
};
async function moverPrazo(): Promise<string> {
  const { id, versao, prazo } = await envelope();
  const novo = somarDias(prazo, 4);
  const resposta = await pedir({
    metodo: 'POST',
    url: `/api/gestao/envelopes/${id}/prazo`,
    token: analista.token,
    body: { versao, prazo: novo, motivo: 'A pedido de quem assina, por telefone.' },
  });
  expect(resposta.status).toBe(200);
  await fazerPedidosAoProvedor(servidor);
  return novo;
}

describe('another last day', () => {
  it('reaches the provider, and whoever has the turn hears of it then', async () => {
    const novo = await moverPrazo();
    expect(contrato.noProvedor.atributos.deadline_at).toBe(`${somarDias(novo, 1)}T02:59:59.999Z`);
    expect(await chamados()).toEqual(['estudante']);
    expect((await envelope()).impedimento).toBeNull();
  });

  it('that the provider does not keep is told to the desk, and to nobody who signs', async () => {
    la.costumes.guardaOPrazo = true;
    const antes = await avisos();
    await moverPrazo();
    expect(await envelope()).toMatchObject({ estado: 'em-assinatura', impedimento: 'prazo-nao-mudou' });
    expect(await chamados()).toEqual([]);
    expect(await avisos()).toBe(antes + 1);
  });
});

it('a guardian who need not sign any more is not required there, and the others go on', async () => {
  const {
    id: conjuge,
    cpf,
    id_externo: la1,
  } = await assinanteDo(servidor, contrato.contratoId, 'conjuge-do-fiador');
  // The wife of the guarantor stands for a guardian: the same group of people without an account.
  await db.updateTable('assinante').set({ papel: 'responsavel' }).where('id', '=', conjuge).execute();
  await db
    .updateTable('contrato_parte')
    .set({ qualificacao: JSON.stringify({ nascimento: '2000-01-01' }) })
    .where('contrato_id', '=', contrato.contratoId)
    .where('papel', '=', 'estudante')
    .execute();
  expect(await dispensarResponsaveis(contexto)).toBe(1);
  await fazerPedidosAoProvedor(servidor);
  expect(contrato.noProvedor.requisitos.some(({ assinante }) => assinante === la1)).toBe(false);
  expect(() => la.estado.assinar(contrato.noProvedor, cpf)).toThrow('nobody of this CPF signs here');
  for (const papel of ['estudante', 'fiador', 'representante'] as const) {
    relogio.avancar({ minutos: 1 });
    la.estado.assinar(contrato.noProvedor, (await assinanteDo(servidor, contrato.contratoId, papel)).cpf);
  }
  await pedirConsultasDoDia(contexto);
  await fazerConsultas(servidor);
  expect(await envelope()).toMatchObject({ estado: 'assinado' });
});

describe('what the provider does not have', () => {
  it('is asked for some times, then by nobody until the desk or a notice does', async () => {
    la.estado.envelopes.splice(la.estado.envelopes.indexOf(contrato.noProvedor), 1);
    const antes = await avisos();
    await pedirConsultasDoDia(contexto);
    let perguntas = 0;
    while ((await consultasNaFila(servidor)).some(({ id }) => id === contrato.envelopeId) && perguntas < 20) {
      perguntas += 1;
      await fazerConsultas(servidor);
    }
    expect(perguntas).toBe(5);
    expect(await envelope()).toMatchObject({ estado: 'em-assinatura', impedimento: 'nao-encontrado' });
    expect(await avisos()).toBe(antes + 1);
    await pedirConsultasDoDia(contexto);
    expect((await consultasNaFila(servidor)).some(({ id }) => id === contrato.envelopeId)).toBe(false);
  });

  it('and what it says nothing about for hours waits for the desk', async () => {
    const { id } = await envelope();
    await db
      .updateTable('envelope')
      .set({ estado: 'preparando', id_externo: null })
      .where('id', '=', id)
      .execute();
    const pedidoHa = async (horas: number) => {
      la.falhar({ rota: 'GET /envelopes', quando: 'antes', como: 403 });
      const desde = new Date(relogio.agora().getTime() - horas * 3_600_000);
      await abrirNoProvedor(contexto, { id }, desde);
    };
    await expect(pedidoHa(8)).rejects.toThrow('HTTP 403');
    expect((await envelope()).estado).toBe('preparando');
    await pedidoHa(10);
    expect(await envelope()).toMatchObject({ estado: 'falhou', impedimento: 'sem-resposta' });
    relogio.avancar({ minutos: 1 });
  });
});
