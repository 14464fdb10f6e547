/** A request keeps every part of the catalogue that it began with; the next one gets what is in force then. */
import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { MOTIVOS } from '@credito/domain/gestao/motivos';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import { passosVisiveis } from '@credito/domain/wizard/plano';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { pessoaNumero } from '../../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { devolver } from '../../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { corpoDaNovaSolicitacao, criarSolicitacao } from '../../../../test/solicitacoes.ts';
import { carregarSolicitacao, contextoDoParticipante } from '../../solicitacao/fatos.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

interface Pedido {
  conta: ContaDeTeste;
  id: number;
}

let admin = '';
let antigo: Pedido;
let novo: Pedido;
const chaves = { instituicao: '', bolsa: '', curso: '', oferta: '' };

const ler = async <T>(url: string, token: string) =>
  (await pedir({ metodo: 'GET', url: `/api${url}`, token })).corpo<T>();

async function mudar(entidade: string, chave: string, mudancas: Conteudo): Promise<void> {
  const { conteudo, numero } = await ler<ItemCompleto>(`/gestao/catalogo/${entidade}/itens/${chave}`, admin);
  const feita = await pedir({
    metodo: 'POST',
    url: `/api/gestao/catalogo/${entidade}`,
    token: admin,
    body: { chave, conteudo: { ...conteudo, ...mudancas }, vigenteDe: null, numero },
  });
  expect(feita.status, feita.texto).toBe(200);
}

async function pedirCredito(numero: number): Promise<Pedido> {
  const conta = await criarConta(servidor, pessoaNumero(numero));
  return { conta, id: (await criarSolicitacao(servidor, conta)).id };
}

/** What each part of the catalogue became for a request: as the portal reads it, and as the server asks. */
async function retrato({ conta, id }: Pedido) {
  const carregada = await ler<Record<string, never>>(`/solicitacaoCredito/carregar?id=${id}`, conta.token);
  const usuario = await ler<{ usuario: { linkRegulamento: string } }>(
    '/usuario/p/dados-usuario',
    conta.token,
  );
  const completa = await carregarSolicitacao(db, id);
  const contexto = completa && contextoDoParticipante(completa, 'estudante', servidor.relogio.agora());
  const { percentual, mensalidade_centavos, renda_minima_centavos, catalogo } = await db
    .selectFrom('solicitacao')
    .select(['percentual', 'mensalidade_centavos', 'renda_minima_centavos', 'catalogo'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { universidade } = carregada as unknown as { universidade: Record<string, unknown> };
  return {
    universidade,
    regulamento: usuario.usuario.linkRegulamento,
    passos: contexto ? passosVisiveis(planoDoParticipante, contexto).map((passo) => passo.id) : [],
    percentual,
    mensalidade: Number(mensalidade_centavos),
    rendaMinima: Number(renda_minima_centavos),
    nomes: (({ instituicao, bolsa, curso }) => [instituicao.nome, bolsa.nome, curso.nome])(
      catalogo as unknown as Record<'instituicao' | 'bolsa' | 'curso', { nome: string }>,
    ),
    exigencias: (catalogo as unknown as { exigencias: Record<string, unknown> }).exigencias,
  };
}

const FLAGS = {
  exigeMatricula: true,
  exigeHistoricoEscolar: true,
  exigeComprovanteNotaEnem: true,
  declaracaoHipossuficiencia: true,
  exigeDocumentosGrupoFamiliar: true,
  exigeComprovanteRendaFamiliar: true,
  exigeNumeroMatricula: true,
  fiadorConjuge: true,
  fiadorSolidario: true,
  tipoFiadorSolidario: 'C',
};

let antes: Awaited<ReturnType<typeof retrato>>;

beforeAll(async () => {
  await semearCatalogo(db);
  admin = (await criarOperador(servidor, 'administrador')).token;
  const { instituicaoId, bolsaId, campusId, cursoId } = await corpoDaNovaSolicitacao(servidor);
  chaves.instituicao = String(instituicaoId);
  chaves.bolsa = String(bolsaId);
  chaves.curso = String(cursoId);
  chaves.oferta = `${bolsaId}-${campusId}-${cursoId}`;
  const nada = Object.fromEntries(Object.keys(FLAGS).map((nome) => [nome, false]));
  await mudar('instituicao', chaves.instituicao, {
    ...nada,
    regulamento: 'https://exemplo.education/antigo.pdf',
  });
  await mudar('oferta', chaves.oferta, {
    tipo: 'V',
    valorMinimo: 30,
    valorMaximo: 70,
    rendaMinimaCentavos: 150_000,
  });
  await mudar('curso', chaves.curso, { mensalidadeCentavos: 100_000, habilitaMaisFiadores: false });
  await mudar('bolsa', chaves.bolsa, { analiseIes: false });
  antigo = await pedirCredito(720);
  antes = await retrato(antigo);
  await mudar('instituicao', chaves.instituicao, {
    ...FLAGS,
    nome: 'Universidade Renomeada',
    regulamento: 'https://exemplo.education/novo.pdf',
  });
  await mudar('oferta', chaves.oferta, { tipo: 'F', valorMaximo: 90, rendaMinimaCentavos: 450_000 });
  await mudar('curso', chaves.curso, {
    nome: 'Curso Renomeado',
    mensalidadeCentavos: 200_000,
    habilitaMaisFiadores: true,
  });
  await mudar('bolsa', chaves.bolsa, { nome: 'Programa Renomeado', analiseIes: true });
  novo = await pedirCredito(721);
});

describe('a request in progress', () => {
  it('reads as before: names, regulation, coverage, monthly fee, minimum income, every requirement and every step', async () => {
    expect(await retrato(antigo)).toEqual(antes);
    expect(antes).toMatchObject({
      regulamento: 'https://exemplo.education/antigo.pdf',
      percentual: 30,
      mensalidade: 100_000,
      rendaMinima: 150_000,
    });
  });

  it.each([...Object.keys(FLAGS), 'habilitaMaisFiadores', 'analiseIes'])(
    'keeps %s as it was, while the next one has it',
    async (nome) => {
      expect(Boolean((await retrato(antigo)).exigencias[nome]), 'in progress').toBe(false);
      expect(Boolean((await retrato(novo)).exigencias[nome]), 'new').toBe(true);
    },
  );
});

describe('a request that begins after the change', () => {
  it('has all of it', async () => {
    const depois = await retrato(novo);
    expect(depois).toMatchObject({
      regulamento: 'https://exemplo.education/novo.pdf',
      percentual: 90,
      mensalidade: 200_000,
      rendaMinima: 450_000,
      nomes: ['Universidade Renomeada', 'Programa Renomeado', 'Curso Renomeado'],
    });
    expect(depois.passos.length).toBeGreaterThan(antes.passos.length);
    expect(depois.passos).not.toEqual(antes.passos);
  });
});

describe('a coverage that takes no new requests', () => {
  it('leaves those in progress alone, is offered to nobody else, and is refused by name', async () => {
    const corpo = await corpoDaNovaSolicitacao(servidor);
    const listados = async () =>
      JSON.stringify(await ler<unknown>(`/cursos/${corpo.bolsaId}/${corpo.campusId}`, novo.conta.token));
    expect(await listados()).toContain('Curso Renomeado');
    const emAndamento = await retrato(antigo);
    await mudar('oferta', chaves.oferta, { ativa: false });
    expect(await listados()).not.toContain('Curso Renomeado');
    expect(await retrato(antigo)).toEqual(emAndamento);
    const outra = await criarConta(servidor, pessoaNumero(723));
    const recusada = await pedir({
      metodo: 'POST',
      url: '/api/solicitacao/criar',
      token: outra.token,
      body: corpo,
    });
    expect(recusada.status).toBe(422);
    expect(recusada.corpo<{ campos: Array<{ campo: string }> }>().campos[0]?.campo).toBe('cursoId');
    await mudar('oferta', chaves.oferta, { ativa: true });
    expect(await listados()).toContain('Curso Renomeado');
  });
});

describe('reasons that change afterwards', () => {
  it('leave a cancellation with the words that were chosen', async () => {
    const { contaId, token, cpf } = antigo.conta;
    const cancelada = await pedir({
      metodo: 'POST',
      url: '/api/v1/portal/solicitacoesweb/cancelar',
      token,
      body: { cpf, usrId: contaId, solId: antigo.id, motId: 1, txt: '' },
    });
    expect(cancelada.status, cancelada.texto).toBe(200);
    const dita = () =>
      db
        .selectFrom('historico')
        .select('motivos')
        .where('solicitacao_id', '=', antigo.id)
        .where('acao', '=', 'cancelar')
        .executeTakeFirstOrThrow();
    const antesDaMudanca = await dita();
    await mudar('motivo-de-cancelamento', '1', { descricao: 'Outras palavras' });
    expect(await dita()).toEqual(antesDaMudanca);
    expect(JSON.stringify(antesDaMudanca)).not.toContain('Outras palavras');
  });

  it('leave a refused document with the sentence that its owner was told', async () => {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 722);
    const analista = (await criarOperador(servidor, 'analista')).token;
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    await mudar('motivo', 'ILEGIVEL', { texto: 'Outra frase.' });
    const pendencias = await ler<unknown>(`/solicitacao/pendencias/${id}/estudante`, estudante.token);
    expect(JSON.stringify(pendencias)).toContain(MOTIVOS.ILEGIVEL.texto);
    expect(JSON.stringify(pendencias)).not.toContain('Outra frase.');
  });
});
