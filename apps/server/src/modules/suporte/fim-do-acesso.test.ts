import { describe, expect, it } from 'vitest';
import { ANA, criarConta, criarOperador, MARINA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { resumo, type SessaoDeConta } from '../../plugins/sessao.ts';
import { encerrarSessoesDe } from '../gestao/operador/equipe.ts';
import { SEM_CHAVE } from '../idempotencia/idempotencia.ts';
import { encerrarSessao } from '../perfil/sessoes.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { encerrarSessoesDaConta } from '../sessao/encerrar-sessao.ts';
import { encerrarSuporteVencido } from './encerrar-vencidas.ts';
import { abrirSessaoDeSuporte } from './sessao-de-suporte.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, pedir, relogio } = servidor;
const ana = await criarConta(servidor, ANA);
const marina = await criarConta(servidor, MARINA);
const nina = await criarOperador(servidor, 'suporte');
const raul = await criarOperador(servidor, 'administrador');
const SEM_ORIGEM = { agente: null, enderecoIp: null };
const agora = () => relogio.agora();
const daAna: SessaoDeConta = {
  id: '00000000-0000-4000-8000-000000000000',
  tipo: 'conta',
  contaId: ana.contaId,
  operadorId: null,
};

async function abrirSuporte(contaId = ana.contaId) {
  const permissao = contexto.aleatorio.bytes(32).toString('base64url');
  await db
    .insertInto('acesso_de_suporte')
    .values({
      token_hash: resumo(permissao),
      operador_id: nina.operadorId,
      conta_id: contaId,
      motivo: 'Ligou para entender a pendência.',
      criado_em: agora(),
      expira_em: new Date(agora().getTime() + 120_000),
    })
    .execute();
  return abrirSessaoDeSuporte(contexto, permissao, SEM_ORIGEM);
}

/** The newest end in the trail, and what the action log says at the same moment. */
async function fim() {
  const evento = await db
    .selectFrom('auditoria')
    .select(['ator_tipo', 'dados', 'em', 'conta_id', 'elo'])
    .where('acao', '=', 'suporte.saiu')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!evento) return null;
  const acao = await db
    .selectFrom('acao_estudante')
    .select('observacao')
    .where('acao', '=', 'Fim do acesso do suporte')
    .where('em', '=', evento.em)
    .where('operador_id', '=', nina.operadorId)
    .executeTakeFirst();
  const { como, sessao } = evento.dados as { como: string; sessao: string };
  return { como, sessao, ator: evento.ator_tipo, em: evento.em, log: acao?.observacao };
}

const sair = (url: string, token: string) => pedir({ metodo: 'POST', url: `/api${url}`, token });

describe('STAFF-01, fidelity portal 3: the end of a support session', () => {
  it.each<
    [string, string, string, string, (sessao: { token: string; sessaoId: string }) => Promise<unknown>]
  >([
    [
      'the button',
      'botao',
      'suporte',
      'Resolvido',
      ({ token }) => sair(`/v1/auth/auth/logoutsupport?cpf=${ANA.cpf}&message=Resolvido`, token),
    ],
    [
      "the portal's own logout",
      'saida',
      'suporte',
      'Encerrado na saída do portal.',
      ({ token }) => sair('/v1/site/auth/logout', token),
    ],
    [
      'another account',
      'outra-conta',
      'suporte',
      'Quem atendia abriu outra conta.',
      () => abrirSuporte(marina.contaId),
    ],
    [
      'the person, on another device',
      'pela-pessoa',
      'conta',
      'Encerrado pela própria pessoa.',
      ({ sessaoId }) => encerrarSessao(contexto, daAna, sessaoId),
    ],
    [
      'the person, on all devices',
      'pela-pessoa',
      'conta',
      'Encerrado pela própria pessoa.',
      () => encerrarSessoesDaConta(db, ana.contaId, agora()),
    ],
    [
      'the administration',
      'equipe',
      'sistema',
      'Encerrado pela administração da equipe.',
      () =>
        encerrarSessoesDe(
          contexto,
          {
            id: daAna.id,
            tipo: 'gestao',
            operadorId: raul.operadorId,
            papel: 'administrador',
            instituicaoId: null,
          },
          nina.operadorId,
          SEM_CHAVE,
        ),
    ],
  ])('by %s is written down with its time', async (_, como, ator, log, encerrar) => {
    relogio.avancar({ minutos: 1 });
    const sessao = await abrirSuporte();
    relogio.avancar({ minutos: 1 });
    await encerrar(sessao);
    expect(await fim()).toEqual({ como, ator, log, sessao: sessao.sessaoId, em: agora() });
  });

  it('by its time is written down with that time, once, and no later end is told', async () => {
    relogio.avancar({ minutos: 1 });
    const { sessaoId } = await abrirSuporte();
    const em = new Date(agora().getTime() + 30 * 60_000);
    relogio.avancar({ minutos: 29 });
    await encerrarSuporteVencido(contexto);
    expect((await fim())?.sessao).not.toBe(sessaoId);
    relogio.avancar({ minutos: 3 });
    for (const _ of [1, 2]) await encerrarSuporteVencido(contexto);
    await encerrarSessoesDaConta(db, ana.contaId, agora());
    expect(await fim()).toEqual({
      como: 'tempo',
      ator: 'sistema',
      log: 'O tempo do acesso acabou.',
      sessao: sessaoId,
      em,
    });
    const { vezes } = await db
      .selectFrom('auditoria')
      .select((eb) => eb.fn.countAll<number>().as('vezes'))
      .where('acao', '=', 'suporte.saiu')
      .where('em', '=', em)
      .executeTakeFirstOrThrow();
    expect(Number(vezes)).toBe(1);
  });

  it('that nobody noticed before the person logged out is told with the time when it was over', async () => {
    relogio.avancar({ minutos: 1 });
    const { token } = await abrirSuporte();
    const em = new Date(agora().getTime() + 30 * 60_000);
    relogio.avancar({ minutos: 45 });
    await sair('/v1/site/auth/logout', token);
    expect(await fim()).toMatchObject({ como: 'tempo', em });
  });

  it('leaves nothing about sessions of the person', async () => {
    const antes = await fim();
    await abrirSessao(contexto, db, { tipo: 'conta', contaId: ana.contaId }, SEM_ORIGEM);
    await encerrarSessoesDaConta(db, ana.contaId, agora());
    expect(await fim()).toEqual(antes);
  });
});
