import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import { expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { abrirPeriodo, inserirAtualizacao } from '../../../../test/atualizacoes.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { ANA, criarConta, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { consumirLimite } from '../../limite/limite.ts';
import { limiteDeLogin } from '../../sessao/autenticar.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { contexto, db, pedir } = servidor;
await semearCatalogo(db);
const suporte = await criarOperador(servidor, 'suporte');
const ana = await criarConta(servidor, ANA);

const buscar = async (texto: string) =>
  (
    await pedir({ metodo: 'POST', url: '/api/gestao/suporte/buscar', token: suporte.token, body: { texto } })
  ).corpo<{ pessoas: FichaDoSuporte[]; haMais: boolean }>().pessoas;
const ficha = async (contaId = ana.contaId) =>
  (
    await pedir({ metodo: 'GET', url: `/api/gestao/suporte/pessoas/${contaId}`, token: suporte.token })
  ).corpo<FichaDoSuporte>();
const agir = (caminho: string) =>
  pedir({ metodo: 'POST', url: `/api/gestao/suporte/${caminho}`, token: suporte.token });

it.each([['529.982.247-25'], ['52998224725'], ['ana.lima@'], ['ANA.LIMA@exemplo.com.br']])(
  'a person is found by %s, with everything covered',
  async (texto) => {
    const achadas = await buscar(texto);
    expect(achadas).toMatchObject([{ contaId: ana.contaId, nome: ANA.nome }]);
    expect(JSON.stringify(achadas)).not.toMatch(/52998224725|529\.982|ana\.lima@|987654321/);
  },
);

it.each([['ana lima'], ["ANA   Sant'anna"], ['  lima Sant']])(
  'a person is found by the words of the name: %s',
  async (texto) => {
    const achadas = await buscar(texto);
    expect(
      achadas.map(({ contaId }) => contaId),
      ANA.nome,
    ).toContain(ana.contaId);
  },
);

it.each([['lima@exemplo'], ['lima ana'], ['ana % lima'], ['%%%%'], ['____'], ['00000000000'], ['20269999']])(
  'nobody is found by %s',
  async (texto) => {
    expect(await buscar(texto)).toEqual([]);
  },
);

it('the file says where the update stands and whose turn it is, and nothing of what was said', async () => {
  const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 811, CURSO_SIMPLES);
  const contratoId = await inserirContrato(servidor, id, { codigo: 'EFE' });
  const periodoId = await abrirPeriodo(servidor);
  await inserirAtualizacao(servidor, { contratoId, periodoId });
  const { atualizacoes } = await ficha(estudante.contaId);
  expect(atualizacoes).toMatchObject([
    { situacao: 'Atualização iniciada', parte: 'Ainda não confirmou', faltam: ['estudante', 'fiador'] },
  ]);
  expect((await ficha(fiador?.contaId)).atualizacoes).toMatchObject([{ papel: 'fiador', ate: '2026-12-31' }]);
  expect(JSON.stringify(atualizacoes)).not.toMatch(new RegExp(`${estudante.cpf}|${fiador?.cpf}`));
});

it('a protocol finds everybody of the request, and the file says what was sent', async () => {
  const { protocolo, estudante } = await solicitacaoEmAnalise(servidor, 801);
  expect((await buscar(protocolo)).map(({ contaId }) => contaId)).toEqual([estudante.contaId]);
  const { solicitacoes, mensagens } = await ficha(estudante.contaId);
  expect(solicitacoes).toMatchObject([{ protocolo, sigla: 'PADC' }]);
  const [enviada] = mensagens.filter(({ reenviavel, canal }) => reenviavel && canal === 'email');
  expect((await agir(`mensagens/${enviada?.id}/reenviar`)).status).toBe(204);
  expect((await agir(`mensagens/${enviada?.id}/reenviar`)).status).toBe(409);
  const evento = await db
    .selectFrom('auditoria')
    .select(['conta_id', 'elo'])
    .where('acao', '=', 'suporte.reenviar')
    .execute();
  expect(evento).toEqual([{ conta_id: estudante.contaId, elo: expect.any(Number) }]);
});

it('a protocol no longer finds a guarantor who left the request', async () => {
  const { id, protocolo, estudante, fiador } = await solicitacaoEmAnalise(servidor, 802, CURSO_SIMPLES);
  const achadas = async () => (await buscar(protocolo)).map(({ contaId }) => contaId).toSorted();
  expect(await achadas()).toEqual([estudante.contaId, fiador?.contaId].toSorted());
  await db
    .updateTable('participante')
    .set({ removido_em: contexto.relogio.agora() })
    .where('solicitacao_id', '=', id)
    .where('tipo_pessoa', '=', 'fiador')
    .execute();
  expect(await achadas()).toEqual([estudante.contaId]);
});

it('a locked account is unlocked, and the person is told', async () => {
  expect((await ficha()).bloqueada).toBe(false);
  expect((await agir(`pessoas/${ana.contaId}/desbloquear`)).status).toBe(409);
  const limite = limiteDeLogin(contexto, ANA.cpf);
  for (let vez = 0; vez < limite.maximo; vez += 1) await consumirLimite(contexto, limite, 'espere');
  expect((await ficha()).bloqueada).toBe(true);
  expect((await agir(`pessoas/${ana.contaId}/desbloquear`)).status).toBe(204);
  expect((await ficha()).bloqueada).toBe(false);
  const avisos = await db
    .selectFrom('mensagem')
    .select('destino')
    .where('modelo', '=', 'acesso-desbloqueado')
    .execute();
  expect(avisos).toEqual([{ destino: ANA.email }]);
});

it('a search with a character that no name has is refused, not broken', async () => {
  const { status, texto } = await pedir({
    metodo: 'POST',
    url: '/api/gestao/suporte/buscar',
    token: suporte.token,
    body: { texto: 'ana \u0000 lima' },
  });
  expect(status, texto).toBe(400);
});

it('answers 404 for what does not exist', async () => {
  const nada = '00000000-0000-4000-8000-00000000dead';
  for (const caminho of [`pessoas/${nada}/desbloquear`, `mensagens/${nada}/reenviar`])
    expect((await agir(caminho)).status).toBe(404);
});

const definirAreas = (
  areasDesativadas: string[],
  anteriores: string[],
  motivo = 'Pedido da pessoa, por telefone.',
) =>
  pedir({
    metodo: 'PUT',
    url: `/api/gestao/suporte/pessoas/${ana.contaId}/areas`,
    token: suporte.token,
    body: { areasDesativadas, anteriores, motivo },
  });
const areasDeAna = async () =>
  (await pedir({ metodo: 'GET', url: '/api/usuario/p/dados-usuario', token: ana.token })).corpo<{
    usuario: { areasDesativadas: string[] };
  }>().usuario.areasDesativadas;
const avisosDasAreas = () =>
  db.selectFrom('mensagem').select(['destino', 'texto']).where('modelo', '=', 'areas-mudaram').execute();

it('areas are disabled for one person, who is told; the change and its reason are in the audit chain', async () => {
  expect((await definirAreas(['financeiro', 'contratos', 'contratos'], [])).status).toBe(400);
  expect((await definirAreas(['financeiro', 'contratos'], [])).status).toBe(204);
  expect(await areasDeAna()).toEqual(['contratos', 'financeiro']);
  expect((await ficha()).areasDesativadas).toEqual(['contratos', 'financeiro']);
  expect(await avisosDasAreas()).toEqual([
    {
      destino: ANA.email,
      texto: expect.stringContaining('Desativada no seu portal: Contratos e Financeiro.'),
    },
  ]);
  // A second click changes and says nothing more.
  expect((await definirAreas(['contratos', 'financeiro'], [])).status).toBe(204);
  expect(await avisosDasAreas()).toHaveLength(1);
  const evento = await db
    .selectFrom('auditoria')
    .select(['ator_id', 'conta_id', 'elo', 'dados'])
    .where('acao', '=', 'suporte.areas')
    .execute();
  expect(evento).toEqual([
    {
      ator_id: suporte.operadorId,
      conta_id: ana.contaId,
      elo: expect.any(Number),
      dados: { antes: [], depois: ['contratos', 'financeiro'], motivo: 'Pedido da pessoa, por telefone.' },
    },
  ]);
});

it('a change that somebody else made meanwhile is not undone unseen', async () => {
  expect((await definirAreas([], ['contratos'])).status).toBe(409);
  expect((await definirAreas([], ['financeiro', 'contratos'])).status).toBe(204);
  expect(await areasDeAna()).toEqual([]);
});

it.each([
  [['perfil'], 'Pedido da pessoa, por telefone.', /áreas do portal/],
  [['contratos'], 'pedido', /Diga em pelo menos 10 caracteres por que você vai mudar as áreas/],
])('areas %j with the reason %s are refused', async (areas, motivo, mensagem) => {
  const { status, texto } = await definirAreas(areas, [], motivo);
  expect(status).toBe(400);
  expect(texto).toMatch(mensagem);
});

it('only the support disables areas', async () => {
  const admin = await criarOperador(servidor, 'administrador');
  const { status } = await pedir({
    metodo: 'PUT',
    url: `/api/gestao/suporte/pessoas/${ana.contaId}/areas`,
    token: admin.token,
    body: { areasDesativadas: ['contratos'], anteriores: [], motivo: 'Pedido da pessoa, por telefone.' },
  });
  expect(status).toBe(403);
});

it('the database takes no area that the product does not know', async () => {
  await expect(
    db
      .updateTable('conta')
      .set({ areas_desativadas: ['menu'] })
      .where('id', '=', ana.contaId)
      .execute(),
  ).rejects.toThrow(/conta_areas_conhecidas/);
});
