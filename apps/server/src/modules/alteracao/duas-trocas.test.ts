/** Several alterations of one contract at once: what one of them would hinder in another is found, and said (ADR 0210). */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { aceitarTroca, emFluxo, NOVO_ENDERECO, rendaComprovada } from '../../../test/alteracoes.ts';
import { contratoEmVigor } from '../../../test/envelopes.ts';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir } = servidor;
const mesa = await criarOperador(servidor, 'analista');
const outra = await criarOperador(servidor, 'analista');
let numero = 9_100;
let caso: Awaited<ReturnType<typeof contratoEmVigor>>;
let primeira: ReturnType<typeof pessoaNumero>;
let segunda: ReturnType<typeof pessoaNumero>;

/** With a second guarantor beside the first. */
beforeEach(async () => {
  numero += 1;
  caso = await contratoEmVigor(servidor, numero);
  primeira = pessoaNumero(numero + 33_000);
  segunda = pessoaNumero(numero + 34_000);
  const { nome, cpf, email, telefone } = pessoaNumero(numero + 35_000);
  await db
    .insertInto('contrato_parte')
    .columns(['id', 'contrato_id', 'papel', 'grupo', 'nome', 'cpf', 'email', 'telefone', 'qualificacao'])
    .expression(
      db
        .selectFrom('contrato_parte')
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          'contrato_id',
          sql<'fiador2'>`'fiador2'`.as('papel'),
          'grupo',
          sql<string>`${nome}`.as('nome'),
          sql<string>`${cpf}`.as('cpf'),
          sql<string>`${email}`.as('email'),
          sql<string>`${telefone}`.as('telefone'),
          'qualificacao',
        ])
        .where('contrato_id', '=', caso.contratoId)
        .where('papel', '=', 'fiador'),
    )
    .execute();
});

const chamar = (metodo: 'GET' | 'POST', url: string, token: string, body?: unknown) =>
  pedir({ metodo, url: `/api${url}`, token, ...(body === undefined ? {} : { body }) });

const troca = (
  papel: 'fiador' | 'fiador2',
  { nome, cpf, email, telefone }: Pick<typeof primeira, 'nome' | 'cpf' | 'email' | 'telefone'>,
) => ({
  contratoId: caso.contratoId,
  pedido: {
    especie: 'fiador',
    papel,
    novo: {
      ...{ nome, cpf, email, telefone, nascimento: '1970-05-20', estadoCivil: 'SOLTEIRO', regime: null },
      ...{ uniaoEstavel: false, endereco: NOVO_ENDERECO.endereco, conjuge: null },
    },
  },
});

async function pedirTroca(...aTroca: Parameters<typeof troca>): Promise<number> {
  const resposta = await chamar(
    'POST',
    '/alteracao-contrato/s/pedir',
    caso.estudante.token,
    troca(...aTroca),
  );
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<AlteracaoAberta>().alteracaoId;
}

/** With an account that may have another contact than the one that was typed in. */
const aceitar = (id: number, token: string) => aceitarTroca(servidor, id, token);

async function agir(id: number, acao: string, token = mesa.token, motivo: string | null = null) {
  const url = `/gestao/alteracoes/${id}`;
  const { versao } = (await chamar('GET', url, token)).corpo<AlteracaoDaGestao>();
  return chamar('POST', url, token, { acao, versao, motivo });
}

it.each([
  ['one person', 'cpf', 'novo.cpf', 'Esta pessoa já foi indicada em outra alteração deste contrato.'],
  [
    'one phone',
    'telefone',
    'novo.telefone',
    'Este celular já é de quem vai garantir o contrato por outra alteração.',
  ],
  [
    'one e-mail',
    'email',
    'novo.email',
    'Este e-mail já é de quem vai garantir o contrato por outra alteração.',
  ],
] as const)('%s is named once, whoever asks or simulates', async (_, dado, campo, mensagem) => {
  await pedirTroca('fiador', primeira);
  const repetida = troca('fiador2', { ...segunda, [dado]: primeira[dado] });
  for (const [url, token] of [
    ['/alteracao-contrato/s/simular', caso.estudante.token],
    ['/alteracao-contrato/s/pedir', caso.estudante.token],
    ['/gestao/alteracoes', mesa.token],
  ] as const) {
    const resposta = await chamar('POST', url, token, repetida);
    expect([url, resposta.status]).toEqual([url, 422]);
    expect(resposta.corpo()).toMatchObject({ campos: [{ campo, mensagem }] });
  }
  await pedirTroca('fiador2', segunda);
});

it('a phone of the account that is the other one’s too is refused with the acceptance', async () => {
  const umaTroca = await pedirTroca('fiador', primeira);
  const outraTroca = await pedirTroca('fiador2', segunda);
  const daPrimeira = await criarConta(servidor, primeira);
  const daSegunda = await criarConta(servidor, { ...segunda, telefone: primeira.telefone });
  expect((await aceitar(umaTroca, daPrimeira.token)).status).toBe(200);
  const recusado = await aceitar(outraTroca, daSegunda.token);
  expect(recusado.status).toBe(409);
  expect(recusado.corpo()).toMatchObject({
    message:
      'Este celular já é de quem vai garantir o contrato por outra alteração. Troque o seu em Perfil e aceite de novo.',
  });
  await db
    .updateTable('conta')
    .set({ telefone: segunda.telefone })
    .where('id', '=', daSegunda.contaId)
    .execute();
  expect((await aceitar(outraTroca, daSegunda.token)).status).toBe(200);
  for (const id of [umaTroca, outraTroca]) {
    await rendaComprovada(db, id);
    expect((await agir(id, 'aceitar')).status).toBe(200);
    expect((await agir(id, 'liberar')).status).toBe(200);
  }
});

it('a debt that was divided anew before a guarantor was changed is signed by the new one too', async () => {
  const id = (
    await chamar('POST', '/gestao/alteracoes', mesa.token, {
      contratoId: caso.contratoId,
      pedido: { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2027-07-10' },
    })
  ).corpo<AlteracaoDaGestao>().id;
  expect((await agir(id, 'liberar')).status).toBe(200);
  await emFluxo(db, id, 'ASS');
  // As a change of guarantor leaves it that came into effect meanwhile.
  await db
    .updateTable('contrato_parte')
    .set({ nome: primeira.nome, cpf: primeira.cpf, email: primeira.email, telefone: primeira.telefone })
    .where('contrato_id', '=', caso.contratoId)
    .where('papel', '=', 'fiador')
    .execute();
  const recusada = await agir(id, 'efetivar', outra.token);
  expect(recusada.status).toBe(409);
  expect(recusada.corpo()).toMatchObject({
    message: `Quem precisa assinar mudou desde que o documento foi feito: falta ${primeira.nome}. Reprove a alteração e gere o documento de novo.`,
  });
  expect((await agir(id, 'reprovar', outra.token, 'Falta a assinatura de quem garante agora.')).status).toBe(
    200,
  );
  const corrigida = (await agir(id, 'corrigir')).corpo<AlteracaoDaGestao>();
  expect(corrigida.assinam.map(({ nome }) => nome)).toContain(primeira.nome);
});

it('what was accepted before anybody compared is not released', async () => {
  const umaTroca = await pedirTroca('fiador', primeira);
  const outraTroca = await pedirTroca('fiador2', segunda);
  for (const [id, quem] of [
    [umaTroca, primeira],
    [outraTroca, segunda],
  ] as const) {
    expect((await aceitar(id, (await criarConta(servidor, quem)).token)).status).toBe(200);
    await rendaComprovada(db, id);
    expect((await agir(id, 'aceitar')).status).toBe(200);
  }
  const { pedido } = troca('fiador2', { ...segunda, telefone: primeira.telefone });
  await db
    .updateTable('alteracao')
    .set({ pedido: JSON.stringify(pedido) })
    .where('id', '=', outraTroca)
    .execute();
  const recusada = await agir(outraTroca, 'liberar');
  expect(recusada.status).toBe(409);
  expect(recusada.corpo()).toMatchObject({
    message:
      'Este celular já é de quem vai garantir o contrato por outra alteração. Assim a alteração não poderia entrar em vigor.',
  });
});
