/**
 * Whoever measures how long a refused login takes learns nothing: it is the same work for a person who exists and for one
 * who does not. The work is counted, since time on a busy machine says little.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { conectarParaEnsaio, contandoConsultas } from '../../../test/autorizacao/ensaio.ts';
import { abrirNavegador, cadastrarPessoa, entrar } from '../../../test/contas.ts';
import { ANA, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSenhas, type FioDeSenhas, type PedidoDeSenha } from '../../gateways/senhas/senhas.ts';

const feitos: PedidoDeSenha[] = [];
const resumoDe = (senha: string) => `$igual$${createHash('sha256').update(senha).digest('hex')}`;

/** In the place of the thread that does the work: writes down what it was given. */
const nascer = (): FioDeSenhas => ({
  async atender(pedido) {
    feitos.push(pedido);
    const valor =
      pedido.tipo === 'gerar' ? resumoDe(pedido.senha) : pedido.guardado === resumoDe(pedido.senha);
    return { desfecho: { tipo: 'feito', valor }, saudavel: true, cpuMs: 0 };
  },
  encerrar: async () => {},
});

const senhas = criarSenhas({ nascer });
const servidor = await criarServidorDeTeste({ gateways: { senhas }, conectar: conectarParaEnsaio });
const { db } = servidor;
await cadastrarPessoa(servidor, ANA);
await criarConta(servidor, MARINA);

async function criarDaEquipe(ativo: boolean): Promise<string> {
  const { operadorId } = await criarOperador(servidor, 'analista');
  const { email } = await db
    .updateTable('operador')
    .set({ senha_hash: await senhas.gerarHash('Certa#2026'), ativo })
    .where('id', '=', operadorId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return email;
}
const daEquipe = await criarDaEquipe(true);
const deixouAEquipe = await criarDaEquipe(false);

async function trabalhoDe(tentar: () => ReturnType<typeof entrar>) {
  feitos.length = 0;
  const { valor, consultas } = await contandoConsultas(tentar);
  expect(valor.status).toBe(401);
  return {
    texto: JSON.stringify({ ...valor.corpo(), requestId: null }),
    consultas,
    contas: feitos.map((pedido) => ({
      tipo: pedido.tipo,
      // Of the same kind, and so of the same cost.
      ...(pedido.tipo === 'conferir' ? { forma: pedido.guardado.replace(/[0-9a-f]{64}$/, '') } : {}),
    })),
  };
}

const comCpf = (cpf: string) => () => entrar(abrirNavegador(servidor), cpf, 'Errada#2026');
const comEmail = (email: string) => () =>
  servidor.pedir({
    metodo: 'POST',
    url: '/api/gestao/autenticacao/autenticar',
    body: { email, senha: 'Errada#2026' },
  });

describe('attack S12: a wrong password costs the same work', () => {
  it.each([
    ['student', comCpf(ANA.cpf), [comCpf(OTAVIO.cpf), comCpf(MARINA.cpf)]],
    [
      'member of the staff',
      comEmail(daEquipe),
      [comEmail('ninguem@exemplo.org.br'), comEmail(deixouAEquipe)],
    ],
  ] as const)('of a %s who exists, who does not, and who cannot enter by one', async (_, existe, outros) => {
    // What nobody's password is compared with is made by the first who enters, once in the life of a server.
    await existe();
    const dela = await trabalhoDe(existe);
    expect(dela.contas).toEqual([{ tipo: 'conferir', forma: '$igual$' }]);
    for (const outro of outros) expect(await trabalhoDe(outro)).toEqual(dela);
  });
});
