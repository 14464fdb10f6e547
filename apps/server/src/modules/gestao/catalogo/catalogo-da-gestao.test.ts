import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { consumirLimite } from '../../limite/limite.ts';
import { limiteDeLogin } from '../../sessao/autenticar.ts';
import { aplicarDevidas } from './agendadas.ts';
import { textosVigentes } from './textos-em-tabela.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { contexto, db, pedir, relogio } = servidor;
const AMANHA = '2026-11-28';

let admin = '';
let analista = '';

beforeAll(async () => {
  await semearCatalogo(db);
  await entrar();
});

async function entrar(): Promise<void> {
  admin = (await criarOperador(servidor, 'administrador')).token;
  analista = (await criarOperador(servidor, 'analista')).token;
}

/** Sessions do not last that long: everybody comes in again. */
async function passarUmDia(): Promise<void> {
  relogio.avancar({ minutos: 24 * 60 });
  await entrar();
}

const salvar = (entidade: string, body: unknown, token = admin) =>
  pedir({ metodo: 'POST', url: `/api/gestao/catalogo/${entidade}`, token, body });
const item = async (entidade: string, chave: string) =>
  (
    await pedir({ metodo: 'GET', url: `/api/gestao/catalogo/${entidade}/itens/${chave}`, token: admin })
  ).corpo<ItemCompleto>();
const listar = async (entidade: string, busca = '') =>
  (
    await pedir({
      metodo: 'GET',
      url: `/api/gestao/catalogo/${entidade}?busca=${encodeURIComponent(busca)}`,
      token: admin,
    })
  ).corpo<{ itens: Array<{ chave: string; titulo: string; agendada: boolean }> }>().itens;
const cursoAdm = () =>
  db.selectFrom('curso').selectAll().where('codigo', '=', 'AUR-ADM').executeTakeFirstOrThrow();

describe('an entry of the catalogue', () => {
  it('is changed at once, with its author and number, and the version before stays', async () => {
    const { id } = await cursoAdm();
    const antes = await item('curso', String(id));
    expect(antes).toMatchObject({ numero: 0, versoes: [], conteudo: { nome: 'Administração' } });
    const feita = await salvar('curso', {
      chave: String(id),
      conteudo: { ...antes.conteudo, mensalidadeCentavos: 99_900 },
      vigenteDe: null,
      numero: 0,
    });
    expect(feita.corpo(), feita.texto).toMatchObject({
      numero: 1,
      versoes: [
        { numero: 1, situacao: 'vigente', autor: 'Pessoa administrador' },
        { numero: 0, situacao: 'anterior', autor: null },
      ],
    });
    expect((await cursoAdm()).mensalidade_centavos).toBe(99_900);
    const atrasada = await salvar('curso', {
      chave: String(id),
      conteudo: antes.conteudo,
      vigenteDe: null,
      numero: 0,
    });
    expect(atrasada.status).toBe(409);
  });

  it('waits for its day, and may be given up before', async () => {
    const { id } = await cursoAdm();
    const { conteudo, numero } = await item('curso', String(id));
    const mudar = (mensalidadeCentavos: number, de: number) =>
      salvar('curso', {
        chave: String(id),
        conteudo: { ...conteudo, mensalidadeCentavos },
        vigenteDe: AMANHA,
        numero: de,
      });
    const primeira = (await mudar(120_000, numero)).corpo<ItemCompleto>();
    expect(primeira.versoes[0]).toMatchObject({ situacao: 'agendada' });
    expect((await cursoAdm()).mensalidade_centavos).toBe(99_900);
    expect((await listar('curso', 'administração')).find(({ chave }) => chave === String(id))?.agendada).toBe(
      true,
    );
    const desistir = await pedir({
      metodo: 'DELETE',
      url: `/api/gestao/catalogo/versoes/${primeira.versoes[0]?.id}`,
      token: admin,
    });
    expect(desistir.status).toBe(204);
    await mudar(130_000, numero + 1);
    expect(await aplicarDevidas(contexto)).toBe(0);
    await passarUmDia();
    expect(await aplicarDevidas(contexto)).toBe(1);
    expect(await aplicarDevidas(contexto)).toBe(0);
    expect((await cursoAdm()).mensalidade_centavos).toBe(130_000);
    expect((await item('curso', String(id))).versoes.map(({ situacao }) => situacao)).toEqual([
      'vigente',
      'cancelada',
      'anterior',
      'anterior',
    ]);
  });

  it('never touches a request in progress, which keeps the version that it began with', async () => {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 700);
    const antes = await db
      .selectFrom('solicitacao')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { conteudo, numero } = await item('instituicao', String(antes.instituicao_id));
    const feita = await salvar('instituicao', {
      chave: String(antes.instituicao_id),
      conteudo: { ...conteudo, nome: 'Escola Renomeada', exigeMatricula: true },
      vigenteDe: null,
      numero,
    });
    expect(feita.status, feita.texto).toBe(200);
    const depois = await db
      .selectFrom('solicitacao')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(depois).toEqual(antes);
    const status = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/status/${id}`,
      token: estudante.token,
    });
    expect(status.corpo<{ credito: object }>().credito).toMatchObject({
      instituicao: 'Escola Livre Saber (hoje Escola Renomeada)',
    });
    const { exigencias } = await db
      .selectFrom('instituicao')
      .select('exigencias')
      .where('id', '=', antes.instituicao_id)
      .executeTakeFirstOrThrow();
    expect(exigencias).toMatchObject({ exigeMatricula: true });
  });

  it('keeps what others point to', async () => {
    const { id, codigo } = await cursoAdm();
    const { conteudo, numero } = await item('curso', String(id));
    await salvar('curso', {
      chave: String(id),
      conteudo: { ...conteudo, codigo: 'OUTRO', grau: 'POS', instituicaoId: 1 },
      vigenteDe: null,
      numero,
    });
    expect(await cursoAdm()).toMatchObject({ codigo, grau: 'GRADUACAO' });
  });
});

describe('a new entry', () => {
  it('is found by the portal, from the institution to the coverage', async () => {
    const criar = async (entidade: string, conteudo: unknown) => {
      const resposta = await salvar(entidade, { chave: null, conteudo, vigenteDe: null, numero: 0 });
      expect(resposta.status, resposta.texto).toBe(200);
      return Number(resposta.corpo<ItemCompleto>().chave.split('-')[0]);
    };
    const instituicaoId = await criar('instituicao', {
      nome: 'Faculdade Nova',
      sigla: 'FNOVA',
      grupoIes: 'Grupo Novo',
      viaDeAssinatura: 'impressa',
      habilitado: true,
    });
    const campusId = await criar('campus', { instituicaoId, nome: 'Sede', cidade: 'Natal', uf: 'RN' });
    const bolsaId = await criar('bolsa', {
      instituicaoId,
      codigo: 'NOV-GRAD',
      nome: 'Crédito Novo',
      grau: 'GRADUACAO',
      habilitada: true,
    });
    const cursoId = await criar('curso', {
      instituicaoId,
      codigo: 'NOV-LET',
      nome: 'Letras',
      grau: 'GRADUACAO',
      mensalidadeCentavos: 80_000,
    });
    await criar('oferta', {
      bolsaId,
      campusId,
      cursoId,
      tipo: 'O',
      valores: [25, 50],
      rendaMinimaCentavos: 150_000,
      ativa: true,
    });
    const cobertura = await pedir({
      metodo: 'GET',
      url: `/api/bolsas/${bolsaId}/curso/${cursoId}/cobertura`,
      token: (await solicitacaoEmAnalise(servidor, 701)).estudante.token,
    });
    expect(cobertura.corpo()).toMatchObject({ tipo: 'O', valores: [{ valor: 25 }, { valor: 50 }] });
    const repetida = await salvar('instituicao', {
      chave: null,
      conteudo: { nome: 'Outra', sigla: 'FNOVA', grupoIes: 'Grupo', viaDeAssinatura: 'impressa' },
      vigenteDe: null,
      numero: 0,
    });
    expect(repetida.status).toBe(422);
    expect(repetida.texto).toContain('Já existe uma instituição com esta sigla');
  });

  it('is refused field by field', async () => {
    const resposta = await salvar('oferta', {
      chave: null,
      conteudo: { bolsaId: 1, campusId: 1, cursoId: 1, tipo: 'V', valorMinimo: 80, valorMaximo: 20 },
      vigenteDe: null,
      numero: 0,
    });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: unknown }>().campos).toEqual([
      { campo: 'valorMaximo', mensagem: 'O máximo deve ser maior que o mínimo.' },
    ]);
  });

  it.each([
    [
      'campus',
      {
        chave: null,
        conteudo: { instituicaoId: 999_999, nome: 'A', cidade: 'B', uf: 'SP' },
        vigenteDe: null,
        numero: 0,
      },
      422,
    ],
    [
      'campus',
      {
        chave: null,
        conteudo: { instituicaoId: Number.MAX_SAFE_INTEGER, nome: 'A', cidade: 'B', uf: 'SP' },
        vigenteDe: null,
        numero: 0,
      },
      422,
    ],
    [
      'profissao',
      { chave: null, conteudo: { codigo: 'X-9', nome: 'Zero \u0000' }, vigenteDe: null, numero: 0 },
      400,
    ],
    [
      'profissao',
      { chave: null, conteudo: { codigo: 'X-9', nome: 'Meio \ud800' }, vigenteDe: null, numero: 0 },
      400,
    ],
    ['curso', { chave: '99999999', conteudo: {}, vigenteDe: null, numero: 0 }, 404],
    ['modelo', { chave: null, conteudo: {}, vigenteDe: null, numero: 0 }, 404],
    [
      'profissao',
      { chave: null, conteudo: { codigo: '1', nome: 'Luthier' }, vigenteDe: '2020-01-01', numero: 0 },
      422,
    ],
    [
      'profissao',
      { chave: null, conteudo: { codigo: '1', nome: 'Luthier' }, vigenteDe: '2026-02-31', numero: 0 },
      400,
    ],
    ['inventada', { chave: null, conteudo: {}, vigenteDe: null, numero: 0 }, 400],
    ['curso', { chave: '../1', conteudo: {}, vigenteDe: null, numero: 0 }, 400],
  ])('%s %j answers %d', async (entidade, body, status) => {
    expect((await salvar(entidade, body)).status).toBe(status);
  });
});

describe('texts of the administration', () => {
  it('a new reason is chosen at the desk, an inactive one is not', async () => {
    await salvar('motivo', {
      chave: null,
      conteudo: {
        codigo: 'SEM_CARIMBO',
        rotulo: 'Sem carimbo',
        texto: 'Falta o carimbo da escola no documento.',
        alvos: ['documento'],
        ativo: true,
      },
      vigenteDe: null,
      numero: 0,
    });
    const { conteudo } = await item('motivo', 'ILEGIVEL');
    await salvar('motivo', {
      chave: 'ILEGIVEL',
      conteudo: { ...conteudo, ativo: false },
      vigenteDe: null,
      numero: 0,
    });
    const { id } = await solicitacaoEmAnalise(servidor, 702);
    const mesa = await pedir({ metodo: 'GET', url: `/api/gestao/solicitacoes/${id}`, token: analista });
    const { motivos, pessoas } = mesa.corpo<Mesa>();
    expect(motivos).toMatchObject({ SEM_CARIMBO: { rotulo: 'Sem carimbo' }, ILEGIVEL: { ativo: false } });
    const recusar = (codigo: string) =>
      pedir({
        metodo: 'PUT',
        url: `/api/gestao/documentos/${pessoas[0]?.documentos[0]?.id}/avaliacao`,
        token: analista,
        body: { resultado: 'rejeitado', motivos: [{ codigo }] },
      });
    expect((await recusar('ILEGIVEL')).status).toBe(422);
    expect((await recusar('SEM_CARIMBO')).corpo()).toMatchObject({
      motivos: [{ texto: 'Falta o carimbo da escola no documento.' }],
    });
  });

  it('a message says what the administration wrote', async () => {
    const { conteudo } = await item('modelo', 'devolverDadosComplementares-estudante');
    expect(conteudo.assunto).toBe('falta corrigir algo na sua solicitação');
    await salvar('modelo', {
      chave: 'devolverDadosComplementares-estudante',
      conteudo: { ...conteudo, assunto: 'falta pouco', paragrafos: 'Primeiro.\nSegundo.' },
      vigenteDe: null,
      numero: 0,
    });
    const { id } = await solicitacaoEmAnalise(servidor, 703);
    const previa = await pedir({
      metodo: 'POST',
      url: `/api/gestao/solicitacoes/${id}/previa`,
      token: analista,
      body: { acao: 'devolverDadosComplementares', motivos: [{ codigo: 'DADOS_INCORRETOS' }] },
    });
    expect(previa.corpo()).toMatchObject({
      pessoas: [{ assunto: 'falta pouco', mensagem: ['Primeiro.', 'Segundo.'] }],
    });
  });

  it('a message to an account says it too, with the names filled in and everything escaped', async () => {
    const { conteudo, numero } = await item('modelo', 'acesso-desbloqueado');
    expect(conteudo).toMatchObject({ canais: ['email'], curta: null });
    const escrever = (titulo: string) =>
      salvar('modelo', {
        chave: 'acesso-desbloqueado',
        conteudo: { ...conteudo, canais: ['celular'], titulo, curta: 'não vai' },
        vigenteDe: null,
        numero,
      });
    const recusada = await escrever('Oi, {nome}');
    expect(recusada.status).toBe(422);
    expect(recusada.corpo<{ campos: unknown }>().campos).toEqual([
      { campo: 'titulo', mensagem: '{nome} não existe nesta mensagem. Use só {pessoa}.' },
    ]);
    const salva = await escrever('Oi, {pessoa} <script>');
    expect(salva.status, salva.texto).toBe(200);
    expect(salva.corpo<ItemCompleto>().conteudo).toMatchObject({ canais: ['email'], curta: null });
    const { estudante } = await solicitacaoEmAnalise(servidor, 705);
    const limite = limiteDeLogin(contexto, estudante.cpf);
    for (let vez = 0; vez < limite.maximo; vez += 1) await consumirLimite(contexto, limite, 'espere');
    const suporte = await criarOperador(servidor, 'suporte');
    const feito = await pedir({
      metodo: 'POST',
      url: `/api/gestao/suporte/pessoas/${estudante.contaId}/desbloquear`,
      token: suporte.token,
    });
    expect(feito.status).toBe(204);
    const enviada = await db
      .selectFrom('mensagem')
      .select(['texto', 'html'])
      .where('modelo', '=', 'acesso-desbloqueado')
      .executeTakeFirstOrThrow();
    const nome = estudante.nome.split(' ')[0];
    expect(enviada.texto).toContain(`Oi, ${nome} <script>`);
    expect(enviada.html).toContain(`Oi, ${nome} &lt;script&gt;`);
    expect(enviada.html).not.toContain('<script');
  });

  it('an announcement is read by its audience, between its days', async () => {
    const hoje = relogio.agora().toISOString().slice(0, 10);
    await salvar('comunicado', {
      chave: null,
      conteudo: {
        titulo: 'Recesso',
        texto: 'Voltamos dia 27.',
        publicos: ['estudante'],
        inicio: hoje,
        fim: hoje,
      },
      vigenteDe: null,
      numero: 0,
    });
    const para = async (publico: string) =>
      (await pedir({ metodo: 'GET', url: `/api/comunicados?publico=${publico}` })).corpo<{
        comunicados: unknown[];
      }>().comunicados;
    expect(await para('estudante')).toEqual([
      {
        chave: '1',
        edicao: expect.stringMatching(/^[\w-]{12}$/),
        titulo: 'Recesso',
        texto: 'Voltamos dia 27.',
      },
    ]);
    expect(await para('fiador')).toEqual([]);
    await passarUmDia();
    expect(await para('estudante')).toEqual([]);
  });

  it('a campaign asks from its day on, as long as it lasts, and each person once', async () => {
    const { estudante } = await solicitacaoEmAnalise(servidor, 706);
    const status = async () =>
      (await pedir({ metodo: 'GET', url: '/api/solicitacao/status', token: estudante.token })).corpo<{
        pesquisa?: string | null;
      }>();
    const hoje = relogio.agora().toISOString().slice(0, 10);
    const criada = await salvar('campanha', {
      chave: null,
      conteudo: {
        codigo: 'durante-a-analise',
        titulo: 'Durante a análise',
        pergunta: 'Está claro o que acontece agora?',
        momento: 'analise',
        inicio: hoje,
        fim: hoje,
      },
      vigenteDe: null,
      numero: 0,
    });
    expect(criada.status, criada.texto).toBe(200);
    expect(JSON.stringify(await status())).toContain('durante-a-analise');
    const campanha = await pedir({
      metodo: 'GET',
      url: '/api/campanhas/durante-a-analise',
      token: estudante.token,
    });
    expect(campanha.corpo()).toMatchObject({ pergunta: 'Está claro o que acontece agora?' });
    const repetida = await salvar('campanha', {
      chave: null,
      conteudo: { ...(await item('campanha', 'durante-a-analise')).conteudo },
      vigenteDe: null,
      numero: 0,
    });
    expect(repetida.texto).toContain('Já existe uma campanha com este código');
  });

  it('announcements stand in the order in which they were made, the tenth after the ninth', async () => {
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom('item_do_catalogo').where('entidade', '=', 'comunicado').execute();
      for (const chave of ['10', '2', '9', '1'])
        await trx
          .insertInto('item_do_catalogo')
          .values({ entidade: 'comunicado', chave, conteudo: JSON.stringify({ titulo: chave }) })
          .execute();
      expect([...(await textosVigentes(trx, 'comunicado')).keys()]).toEqual(['1', '2', '9', '10']);
      await trx.deleteFrom('item_do_catalogo').where('entidade', '=', 'comunicado').execute();
    });
  });

  it('reasons of cancellation are offered as they were written', async () => {
    const { conteudo } = await item('motivo-de-cancelamento', '1');
    await salvar('motivo-de-cancelamento', {
      chave: '1',
      conteudo: { ...conteudo, descricao: 'Vou deixar para depois' },
      vigenteDe: null,
      numero: 0,
    });
    const { estudante } = await solicitacaoEmAnalise(servidor, 704);
    const lista = await pedir({
      metodo: 'GET',
      url: '/api/v1/portal/motivocancelamentosolicitacao',
      token: estudante.token,
    });
    expect(lista.texto).toContain('Vou deixar para depois');
  });
});

it('belongs to the administration alone', async () => {
  expect(
    (await salvar('curso', { chave: null, conteudo: {}, vigenteDe: null, numero: 0 }, analista)).status,
  ).toBe(403);
});
