/** Every route about guarantors × everybody who might call it, on a request that is not theirs or is. */
import { rotasDeFiador } from '@credito/api/fiador.rotas';
import { rotasDeGarantia } from '@credito/api/fiador-garantia.rotas';
import type { Rota } from '@credito/api/rota';
import { chaveDaRota } from '@credito/api/rotas';
import { describe, expect, it } from 'vitest';
import { aceitarConvite, corpoDoConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_COM_DOIS_FIADORES, criarSolicitacao } from '../../../test/solicitacoes.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';

const servidor = await criarServidorDeTeste();
const { db, contexto, relogio } = servidor;

const estudante = await criarConta(servidor, pessoaNumero(1));
const outroEstudante = await criarConta(servidor, pessoaNumero(2));
const fiador = await criarConta(servidor, pessoaNumero(3));
const fiador2 = await criarConta(servidor, pessoaNumero(4));
const fiadorAlheio = await criarConta(servidor, pessoaNumero(5));
const analista = await criarOperador(servidor, 'analista');

const { id: solicitacaoId } = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
await criarSolicitacao(servidor, outroEstudante, { curso: CURSO_COM_DOIS_FIADORES });
const convite = await indicarFiador(servidor, estudante, fiador);
const convite2 = await indicarFiador(servidor, estudante, fiador2);
const alheio = await indicarFiador(servidor, outroEstudante, fiadorAlheio);
await aceitarConvite(servidor, fiador, convite.codFiador);
await aceitarConvite(servidor, fiador2, convite2.codFiador);
await aceitarConvite(servidor, fiadorAlheio, alheio.codFiador);

const suporte = await abrirSessao(
  contexto,
  db,
  {
    tipo: 'suporte',
    contaId: estudante.contaId,
    operadorId: (await criarOperador(servidor, 'suporte')).operadorId,
    motivo: 'Ajuda por telefone',
    expiraEm: new Date(relogio.agora().getTime() + 3_600_000),
  },
  { agente: null, enderecoIp: null },
);

const QUEM = {
  ninguem: null,
  estudante: estudante.token,
  outroEstudante: outroEstudante.token,
  fiador: fiador.token,
  fiador2: fiador2.token,
  fiadorAlheio: fiadorAlheio.token,
  suporte: suporte.token,
  analista: analista.token,
} as const;
type Quem = keyof typeof QUEM;

/** 'ok': got past every check of who it is (whatever the rules then say of the made-up body). */
type Esperado = 'ok' | 401 | 403 | 404;

const linha = (valores: Omit<Record<Quem, Esperado>, 'ninguem' | 'analista'>): Record<Quem, Esperado> => ({
  ninguem: 401,
  analista: 403,
  ...valores,
});

/** Acts on the student's own open request, whoever calls: a student without one has nothing here. */
const proprioPedido = (suporteVe: 'ok' | 403) =>
  linha({
    estudante: 'ok',
    outroEstudante: 'ok',
    fiador: 404,
    fiador2: 404,
    fiadorAlheio: 404,
    suporte: suporteVe,
  });
const soEstudante = (suporteVe: 'ok' | 403) =>
  linha({
    estudante: 'ok',
    outroEstudante: 404,
    fiador: 404,
    fiador2: 404,
    fiadorAlheio: 404,
    suporte: suporteVe,
  });
const soFiador = (suporteVe: 404 | 403) =>
  linha({
    estudante: 404,
    outroEstudante: 404,
    fiador: 'ok',
    fiador2: 404,
    fiadorAlheio: 404,
    suporte: suporteVe,
  });

const sha256 = 'a'.repeat(64);
const marca = 'antiga';
const body = {
  convite: corpoDoConvite(pessoaNumero(6)),
  codigo: { codFiador: convite.codFiador },
  aceite: { codigo: '123456', versao: 'x', sha256, li: true },
};

const SOLICITACAO = String(solicitacaoId);
const FIADOR = convite.pessoaId;

interface Caso {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  esperado: Record<Quem, Esperado>;
}

const TABELA: Readonly<Record<string, Caso>> = {
  'GET /usuario/valida-fiador': {
    query: '?email=x%40exemplo.com&cpf=39053344705',
    esperado: proprioPedido('ok'),
  },
  'GET /solicitacaoCredito/{id}/fiadores': { params: { id: SOLICITACAO }, esperado: soEstudante('ok') },
  'POST /solicitacao/fiador': { body: body.convite, esperado: proprioPedido(403) },
  'POST /solicitacao/fiador/email-cadastro': { body: body.codigo, esperado: soEstudante(403) },
  'POST /solicitacaoCredito/preencherDadosBasicosFiador': {
    body: { ...body.convite, tipoPessoa: 'fiador', marca },
    esperado: proprioPedido(403),
  },
  'POST /solicitacao/fiador/{id}/codigo-aceite': { params: { id: FIADOR }, esperado: soEstudante(403) },
  'POST /solicitacao/fiador/{id}/lembrete': { params: { id: FIADOR }, esperado: soEstudante(403) },
  'GET /solicitacaoCredito/fiador/{id}/ultimoAcesso': {
    params: { id: FIADOR },
    esperado: { ...soEstudante('ok'), fiador: 'ok' },
  },
  'PUT /solicitacaoCredito/{id}/excluirFiador/{which}': {
    params: { id: SOLICITACAO, which: 'fiador' },
    body: { marca },
    esperado: soEstudante(403),
  },
  'PUT /solicitacaoCredito/{id}/excluirTodosFiadores': {
    params: { id: SOLICITACAO },
    body: { marcas: { fiador: marca } },
    esperado: soEstudante(403),
  },
  'PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}': {
    params: { type: 'fiador' },
    body: { idSolicitacao: solicitacaoId, statusPreenchimento: 'AGUARDANDO_ANALISE', marca },
    esperado: soFiador(403),
  },
  'GET /fiador/convite': {
    query: `?cod-fiador=${convite.codFiador}`,
    esperado: {
      ninguem: 'ok',
      estudante: 'ok',
      outroEstudante: 'ok',
      fiador: 'ok',
      fiador2: 'ok',
      fiadorAlheio: 'ok',
      suporte: 'ok',
      analista: 'ok',
    },
  },
  'POST /fiador/convite/vincular': { body: body.codigo, esperado: soFiador(403) },
  'GET /fiador/garantias': {
    esperado: linha({
      estudante: 'ok',
      outroEstudante: 'ok',
      fiador: 'ok',
      fiador2: 'ok',
      fiadorAlheio: 'ok',
      suporte: 'ok',
    }),
  },
  'GET /fiador/garantias/{id}': { params: { id: FIADOR }, esperado: soFiador(404) },
  'POST /fiador/garantias/{id}/codigo': {
    params: { id: FIADOR },
    body: { canal: 'sms' },
    esperado: soFiador(403),
  },
  'POST /fiador/garantias/{id}/aceite': {
    params: { id: FIADOR },
    body: body.aceite,
    esperado: soFiador(403),
  },
  'POST /fiador/garantias/{id}/recusa': {
    params: { id: FIADOR },
    body: { motivo: 'nao-quero' },
    esperado: soFiador(403),
  },
};

const rotas: readonly Rota[] = [...rotasDeFiador, ...rotasDeGarantia];
/** The guarantor who refuses is gone afterwards: that row comes last. */
const quens = Object.keys(QUEM) as Quem[];
const casos = rotas.flatMap((rota) => quens.map((quem) => [chaveDaRota(rota), quem, rota] as const));

describe('who may do what about a guarantor', () => {
  it('the table has every route', () => {
    expect(Object.keys(TABELA).sort()).toEqual(rotas.map(chaveDaRota).sort());
  });

  it.each(casos)('%s by %s', async (chave, quem, rota) => {
    const caso = TABELA[chave];
    const caminho = rota.caminho.replace(/\{(\w+)\}/g, (_, nome: string) => caso?.params?.[nome] ?? '');
    const token = QUEM[quem];
    const resposta = await servidor.pedir({
      metodo: rota.metodo,
      url: `/api${caminho}${caso?.query ?? ''}`,
      ...(token ? { token } : {}),
      ...(caso?.body === undefined ? {} : { body: caso.body }),
    });
    const esperado = caso?.esperado[quem];
    if (esperado === 'ok') expect([200, 204, 409, 422, 429]).toContain(resposta.status);
    else expect(resposta.status).toBe(esperado);
  });

  it('an id that nobody owns answers like somebody else’s', async () => {
    for (const rota of rotas.filter(({ caminho }) => caminho.includes('{id}'))) {
      const caso = TABELA[chaveDaRota(rota)];
      const pedir = async (id: string) => {
        const resposta = await servidor.pedir({
          metodo: rota.metodo,
          url: `/api${rota.caminho.replace('{id}', id).replace('{which}', 'fiador')}`,
          token: outroEstudante.token,
          ...(caso?.body === undefined ? {} : { body: caso.body }),
        });
        return { status: resposta.status, ...resposta.corpo(), requestId: null };
      };
      const inexistente = caso?.params?.id === SOLICITACAO ? '999999999' : contexto.aleatorio.uuid();
      expect(await pedir(inexistente)).toEqual(await pedir(caso?.params?.id ?? ''));
    }
  });
});
