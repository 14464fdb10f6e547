/** A guarantor hears of everything that ends or changes what they guarantee, and of no reason. */
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { beforeAll, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { criarOperadorDa, type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { aprovarEtapa, verMesa } from '../../../../test/pendencias.ts';
import { criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

let propoe = '';
let confirma = '';
let responde = '';
let daSerra = '';
let numero = 8_300;

beforeAll(async () => {
  await semearCatalogo(db);
  [propoe = '', confirma = '', responde = ''] = await Promise.all(
    [1, 2, 3].map(async () => (await criarOperador(servidor, 'analista')).token),
  );
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

const RECURSO = 'Peço que outra pessoa veja de novo os documentos que enviamos.';
const RESPOSTA = 'Os documentos foram lidos de novo e a conclusão é a mesma.';

async function nova(curso: string) {
  numero += 1;
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, curso);
  if (!solicitacao.fiador) throw new Error('This course asks for a guarantor');
  return { ...solicitacao, fiador: solicitacao.fiador };
}

async function daEquipe(id: number, onde: string, body: object, token: string): Promise<void> {
  const { versao } = await verMesa(servidor, token, id);
  const url = `/api/gestao/solicitacoes/${id}/${onde}`;
  const resposta = await pedir({ metodo: 'POST', url, token, body: { ...body, versao } });
  expect(resposta.status, resposta.texto).toBe(200);
}

async function reprovar(id: number): Promise<void> {
  const motivos = [{ codigo: 'RENDA_INSUFICIENTE' }];
  await daEquipe(id, 'decidir', { acao: 'reprovar', motivos }, propoe);
  await daEquipe(id, 'proposta', { resposta: 'confirmar' }, confirma);
}

async function emRecurso(): Promise<Awaited<ReturnType<typeof nova>>> {
  const solicitacao = await nova(CURSO_SIMPLES);
  const { id, estudante } = solicitacao;
  await reprovar(id);
  const { token } = estudante;
  await pedir({ metodo: 'PUT', url: `/api/solicitacao/recurso/${id}`, token, body: { texto: RECURSO } });
  await pedir({ metodo: 'POST', url: `/api/solicitacao/recurso/${id}/enviar`, token });
  return solicitacao;
}

const responder = (id: number, decisao: 'aceitar' | 'manter') =>
  daEquipe(id, 'recurso', { decisao, texto: RESPOSTA }, responde);

/** What left for the guarantor because of the analysis, the newest last: the e-mail and the message on the phone. */
async function recebidas({ id, fiador }: Pick<SolicitacaoEmAnalise, 'id' | 'fiador'>, modelo: NomeDeModelo) {
  const linhas = await db
    .selectFrom('mensagem')
    .select(['canal', 'assunto', 'texto'])
    .where('solicitacao_id', '=', id)
    .where('conta_id', '=', fiador?.contaId ?? '')
    .where('modelo', '=', modelo)
    .orderBy('canal')
    .execute();
  expect(linhas.map(({ canal }) => canal)).toEqual(['email', 'sms']);
  const escrito = linhas.map(({ assunto, texto }) => `${assunto} ${texto}`).join('\n');
  expect(escrito).not.toMatch(/renda|matrícula|documento/i);
  return { email: linhas[0]?.texto ?? '', curta: linhas[1]?.texto ?? '' };
}

it.each<[string, (id: number) => Promise<unknown>, Parameters<typeof nova>[0], NomeDeModelo]>([
  ['of the data', async (id: number) => reprovar(id), CURSO_SIMPLES, 'decisao-reprovar'],
  [
    'of the guarantor',
    async (id: number) => {
      await aprovarEtapa(servidor, responde, id, 'aprovarDadosComplementares');
      await reprovar(id);
    },
    CURSO_SIMPLES,
    'decisao-reprovar',
  ],
  [
    'of the institution',
    async (id: number) =>
      daEquipe(id, 'decidir-ies', { acao: 'reprovarIes', motivos: [{ codigo: 'SEM_MATRICULA' }] }, daSerra),
    CURSO_COM_ANALISE_DA_IES,
    'decisao-reprovarIes',
  ],
])('a refusal at the analysis %s ends the guarantee', async (_etapa, recusar, curso, modelo) => {
  const solicitacao = await nova(curso);
  await recusar(solicitacao.id);
  const { email, curta } = await recebidas(solicitacao, modelo);
  for (const texto of [email, curta]) {
    expect(texto).toContain(primeiroNome(solicitacao.estudante.nome));
    expect(texto).toMatch(/não (foi aprovada|aprovou)/);
    expect(texto).toContain('não garante nada');
  }
  expect(email).toContain(`Olá, ${primeiroNome(solicitacao.fiador.nome)}`);
  expect(email).toContain('/fiador');
});

it('an appeal that is accepted brings the guarantee back', async () => {
  const solicitacao = await emRecurso();
  await responder(solicitacao.id, 'aceitar');
  const { email, curta } = await recebidas(solicitacao, 'recurso-respondido');
  for (const texto of [email, curta]) expect(texto).toMatch(/reaberta/);
  expect(email).toContain('aceite continua valendo');
});

it('an appeal that changes nothing leaves the guarantee ended', async () => {
  const solicitacao = await emRecurso();
  await responder(solicitacao.id, 'manter');
  const { email, curta } = await recebidas(solicitacao, 'recurso-respondido');
  for (const texto of [email, curta]) expect(texto).toMatch(/mantida.*não garante nada/s);
});

it('an approval says whose request it is and that the contract comes first', async () => {
  const solicitacao = await nova(CURSO_SIMPLES);
  await aprovarEtapa(servidor, propoe, solicitacao.id, 'aprovarDadosComplementares');
  await aprovarEtapa(servidor, propoe, solicitacao.id, 'aprovarFiador');
  const { email, curta } = await recebidas(solicitacao, 'decisao-aprovarFiador');
  for (const texto of [email, curta]) {
    expect(texto).toContain(primeiroNome(solicitacao.estudante.nome));
    expect(texto).toContain('aceitou garantir');
  }
  expect(email).toContain('assinar o contrato');
});

it('what a refusal will say to the guarantor is shown before it is proposed', async () => {
  const { id, estudante } = await nova(CURSO_SIMPLES);
  const url = `/api/gestao/solicitacoes/${id}/previa`;
  const body = { acao: 'reprovar', motivos: [{ codigo: 'POLITICA_DE_CREDITO' }] };
  const previa = await pedir({ metodo: 'POST', url, token: propoe, body });
  expect(previa.corpo()).toMatchObject({
    pessoas: [
      { tipoPessoa: 'estudante' },
      {
        tipoPessoa: 'fiador',
        curta: expect.stringContaining(`de ${primeiroNome(estudante.nome)} não foi aprovada`),
        motivos: [],
      },
    ],
  });
});
