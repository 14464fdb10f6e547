import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { aplicarDevidas } from './agendadas.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;
const AMANHA = '2026-11-28';
const DEPOIS = '2026-11-29';

let admin = '';
let colega = '';

beforeAll(async () => {
  await semearCatalogo(db);
  admin = (await criarOperador(servidor, 'administrador')).token;
  colega = (await criarOperador(servidor, 'administrador')).token;
});

const salvar = (
  entidade: string,
  { chave, numero = 0, vigenteDe = null, ...conteudo }: Record<string, unknown> & { chave: string | null },
  token = admin,
) =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/catalogo/${entidade}`,
    token,
    body: { chave, conteudo, vigenteDe, numero },
  });
const item = async (entidade: string, chave: string) =>
  (
    await pedir({ metodo: 'GET', url: `/api/gestao/catalogo/${entidade}/itens/${chave}`, token: admin })
  ).corpo<ItemCompleto>();
const curso = async (codigo: string) => {
  const { id } = await db
    .selectFrom('curso')
    .select('id')
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow();
  return String(id);
};
const cancelar = (versao: string | undefined) =>
  pedir({ metodo: 'DELETE', url: `/api/gestao/catalogo/versoes/${versao}`, token: admin });

it('what an entry said before its first change is a version too, of nobody', async () => {
  const chave = await curso('AUR-PED');
  const antes = await item('curso', chave);
  const { versoes } = (
    await salvar('curso', { ...antes.conteudo, chave, nome: 'Pedagogia e Letras' })
  ).corpo<ItemCompleto>();
  expect(versoes).toMatchObject([
    { numero: 1, situacao: 'vigente', conteudo: { nome: 'Pedagogia e Letras' } },
    { numero: 0, situacao: 'anterior', autor: null, conteudo: antes.conteudo },
  ]);
});

it('of two administrators who save at once, one is told and loses nothing', async () => {
  const chave = await curso('AUR-ENF');
  const { conteudo, numero } = await item('curso', chave);
  const respostas = await Promise.all([
    salvar('curso', { ...conteudo, chave, numero, nome: 'Enfermagem Integral' }),
    salvar('curso', { ...conteudo, chave, numero, mensalidadeCentavos: 222_200 }, colega),
  ]);
  expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await item('curso', chave)).versoes.map((versao) => versao.numero)).toEqual([1, 0]);
});

it('a change of today goes into the change that waits for its day, which takes back only what it changes', async () => {
  const chave = await curso('AUR-MBA');
  const { conteudo } = await item('curso', chave);
  await salvar('curso', { ...conteudo, chave, mensalidadeCentavos: 50_000, vigenteDe: AMANHA });
  await salvar('curso', { ...conteudo, chave, mensalidadeCentavos: 40_000, vigenteDe: DEPOIS, numero: 1 });
  const hoje = await salvar('curso', { ...conteudo, chave, nome: 'MBA Novo', numero: 2 });
  expect(hoje.corpo<ItemCompleto>().versoes.map((versao) => versao.conteudo)).toMatchObject([
    { nome: 'MBA Novo', mensalidadeCentavos: conteudo.mensalidadeCentavos },
    { nome: 'MBA Novo', mensalidadeCentavos: 40_000 },
    { nome: 'MBA Novo', mensalidadeCentavos: 50_000 },
    { nome: conteudo.nome, mensalidadeCentavos: conteudo.mensalidadeCentavos },
  ]);
  const emVigor = () =>
    db
      .selectFrom('curso')
      .select(['nome', 'mensalidade_centavos'])
      .where('id', '=', Number(chave))
      .executeTakeFirstOrThrow();
  relogio.avancar({ minutos: 24 * 60 });
  admin = (await criarOperador(servidor, 'administrador')).token;
  // Nobody has written the version of today yet when somebody saves another: the days keep their order.
  const { numero } = await item('curso', chave);
  await salvar('curso', { ...conteudo, chave, nome: 'MBA Outro', mensalidadeCentavos: 50_000, numero });
  expect(await emVigor()).toEqual({ nome: 'MBA Outro', mensalidade_centavos: 50_000 });
  relogio.avancar({ minutos: 24 * 60 });
  admin = (await criarOperador(servidor, 'administrador')).token;
  await aplicarDevidas(contexto);
  expect(await emVigor()).toEqual({ nome: 'MBA Outro', mensalidade_centavos: 40_000 });
});

it('a code that was given up before its day can be used again', async () => {
  const campanha = {
    chave: null,
    codigo: 'fim-de-ano',
    titulo: 'Fim de ano',
    pergunta: 'Como foi?',
    momento: 'link',
    inicio: '2026-12-20',
  };
  const motivo = {
    chave: null,
    codigo: 'SEM_DATA',
    rotulo: 'Sem data',
    texto: 'Falta a data.',
    alvos: ['documento'],
  };
  for (const [entidade, novo] of [
    ['campanha', campanha],
    ['motivo', motivo],
  ] as const) {
    const primeira = await salvar(entidade, { ...novo, vigenteDe: '2026-12-10' });
    expect(primeira.status, primeira.texto).toBe(200);
    expect((await salvar(entidade, novo)).status).toBe(422);
    expect((await cancelar(primeira.corpo<ItemCompleto>().versoes[0]?.id)).status).toBe(204);
    const segunda = await salvar(entidade, novo);
    expect(segunda.corpo<ItemCompleto>().versoes, segunda.texto).toMatchObject([
      { numero: 2, situacao: 'vigente' },
      { numero: 1, situacao: 'cancelada' },
    ]);
  }
});

it.each([
  [
    'instituicao',
    { nome: 'Outra Aurora', sigla: 'UNIAURORA', grupoIes: 'Grupo', viaDeAssinatura: 'impressa' },
    'sigla',
  ],
  ['motivo', { codigo: 'ILEGIVEL', rotulo: 'Outro', texto: 'Outro.', alvos: ['documento'] }, 'codigo'],
])(
  'a %s that repeats what another one is named by is refused at that field',
  async (entidade, conteudo, campo) => {
    const existe = await db
      .selectFrom('instituicao')
      .select('sigla')
      .where('nome', '=', 'Universidade Aurora')
      .executeTakeFirstOrThrow();
    const resposta = await salvar(entidade, {
      ...conteudo,
      ...(entidade === 'instituicao' ? { sigla: existe.sigla } : {}),
      chave: null,
    });
    expect(resposta.status).toBe(422);
    expect(resposta.corpo<{ campos: Array<{ campo: string }> }>().campos).toMatchObject([{ campo }]);
  },
);

it('a coverage that waits for its day is not made twice', async () => {
  const { bolsa_id, curso_id } = await db
    .selectFrom('oferta')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .select(['oferta.bolsa_id', 'oferta.curso_id'])
    .where('curso.codigo', '=', 'AUR-ADM')
    .executeTakeFirstOrThrow();
  const { instituicao_id } = await db
    .selectFrom('bolsa')
    .select('instituicao_id')
    .where('id', '=', bolsa_id)
    .executeTakeFirstOrThrow();
  const campus = (
    await salvar('campus', {
      chave: null,
      instituicaoId: instituicao_id,
      nome: 'Novo',
      cidade: 'Natal',
      uf: 'RN',
    })
  ).corpo<ItemCompleto>().chave;
  const cobertura = {
    chave: null,
    bolsaId: bolsa_id,
    campusId: Number(campus),
    cursoId: curso_id,
    tipo: 'F',
    valorMaximo: 50,
  };
  expect((await salvar('oferta', { ...cobertura, vigenteDe: '2026-12-10' })).status).toBe(200);
  const outra = await salvar('oferta', cobertura);
  expect(outra.status, outra.texto).toBe(422);
  expect(outra.texto).toContain('Já existe uma cobertura');
});
