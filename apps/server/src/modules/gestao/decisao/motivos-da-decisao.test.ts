/** Who reads which reason of a decision at the guarantors' stage (decisions, "Guarantors"). */
import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import {
  type ComDoisFiadores,
  type FiadorDeTeste,
  naAnaliseDeDoisFiadores,
} from '../../../../test/dois-fiadores.ts';
import { criarOperadorDa } from '../../../../test/gestao.ts';
import { devolver, verMesa } from '../../../../test/pendencias.ts';
import { type ContaDeTeste, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

let propoe = '';
let confirma = '';
let daSerra = '';
let numero = 7_700;

beforeAll(async () => {
  await semearCatalogo(db);
  propoe = (await criarOperador(servidor, 'analista')).token;
  confirma = (await criarOperador(servidor, 'analista')).token;
  daSerra = (await criarOperadorDa(servidor, 'UNISERRA')).token;
});

const MOTIVOS = [
  { codigo: 'RENDA_INSUFICIENTE', texto: 'O extrato não fecha.', tipoPessoa: 'fiador' },
  { codigo: 'DOCUMENTO_INAUTENTICO', tipoPessoa: 'fiador2' },
];
const DA_RENDA = 'A renda comprovada não alcança o mínimo exigido para este crédito. O extrato não fecha.';
const DO_DOCUMENTO = 'Não foi possível confirmar a autenticidade da documentação.';
const AO_ESTUDANTE =
  'A solicitação não foi aprovada na análise do fiador. O motivo é sobre essa pessoa, e só ela pode ler.';

function naAnaliseDosFiadores(): Promise<ComDoisFiadores> {
  numero += 10;
  return naAnaliseDeDoisFiadores(servidor, { daInstituicao: daSerra, analista: propoe }, numero);
}

const daEquipe = (id: number, onde: string, body: unknown, token: string) =>
  pedir({ metodo: 'POST', url: `/api/gestao/solicitacoes/${id}/${onde}`, token, body });

async function reprovar(id: number): Promise<void> {
  const { versao } = await verMesa(servidor, propoe, id);
  const proposta = await daEquipe(id, 'decidir', { acao: 'reprovar', versao, motivos: MOTIVOS }, propoe);
  expect(proposta.status, proposta.texto).toBe(200);
  const confirmada = await daEquipe(id, 'proposta', { resposta: 'confirmar', versao: versao + 1 }, confirma);
  expect(confirmada.corpo()).toMatchObject({ sigla: 'REP' });
}

const ler = async ({ token }: ContaDeTeste, url: string) => {
  const resposta = await pedir({ metodo: 'GET', url: `/api${url}`, token });
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta;
};

async function detalhes(conta: ContaDeTeste, id: number, titulo: string): Promise<string[]> {
  const { marcos } = (await ler(conta, `/solicitacao/s/linha-do-tempo/${id}`)).corpo<LinhaDoTempoDaApi>();
  return marcos.find((marco) => marco.titulo === titulo)?.detalhes ?? [];
}

const garantiaDe = async ({ conta, pessoaId }: FiadorDeTeste) =>
  (await ler(conta, `/fiador/garantias/${pessoaId}`)).corpo<Garantia>();

describe('a final refusal at the guarantors stage', () => {
  it('tells each guarantor the own reasons, and the student none of them', async () => {
    const { id, estudante, fiadores } = await naAnaliseDosFiadores();
    await reprovar(id);
    const vistoPeloEstudante = [
      await ler(estudante, `/solicitacao/s/status/${id}`),
      await ler(estudante, `/solicitacao/s/linha-do-tempo/${id}`),
      await ler(estudante, `/solicitacaoCredito/carregar?id=${id}`),
      await ler(estudante, `/solicitacao/recurso/${id}`),
    ];
    for (const { texto } of vistoPeloEstudante)
      expect(texto).not.toMatch(/extrato|mínimo exigido|autenticidade/);
    expect(vistoPeloEstudante[0]?.corpo()).toMatchObject({ motivos: [AO_ESTUDANTE] });
    expect(await detalhes(estudante, id, 'Solicitação não aprovada')).toEqual([AO_ESTUDANTE]);

    for (const [indice, motivo] of [DA_RENDA, DO_DOCUMENTO].entries()) {
      const fiador = fiadores[indice];
      if (!fiador) throw new Error('no guarantor');
      expect(await detalhes(fiador.conta, id, 'Solicitação não aprovada')).toEqual([motivo]);
      expect((await garantiaDe(fiador)).motivos).toEqual([motivo]);
      expect((await ler(fiador.conta, `/solicitacao/s/status/${id}`)).corpo()).toMatchObject({
        motivos: [motivo],
      });
    }
  });

  it('keeps every reason for the team, also for whoever answers the appeal', async () => {
    const { id, estudante } = await naAnaliseDosFiadores();
    await reprovar(id);
    const { linhaDoTempo } = await verMesa(servidor, propoe, id);
    expect(linhaDoTempo.marcos.find(({ titulo }) => titulo === 'Reprovada')?.detalhes).toEqual([
      DA_RENDA,
      DO_DOCUMENTO,
    ]);
    const { token } = estudante;
    const texto = 'A análise do meu fiador merece ser vista de novo por outra pessoa.';
    await pedir({ metodo: 'PUT', url: `/api/solicitacao/recurso/${id}`, token, body: { texto } });
    const enviado = await pedir({ metodo: 'POST', url: `/api/solicitacao/recurso/${id}/enviar`, token });
    expect(enviado.status, enviado.texto).toBe(200);
    expect(enviado.texto).not.toMatch(/extrato|mínimo exigido|autenticidade/);
    expect((await verMesa(servidor, propoe, id)).recurso?.recusa.motivos).toEqual([DA_RENDA, DO_DOCUMENTO]);
  });

  it('shows the analyst before it is proposed what each person will read', async () => {
    const { id } = await naAnaliseDosFiadores();
    const previa = await daEquipe(id, 'previa', { acao: 'reprovar', motivos: MOTIVOS }, propoe);
    const { pessoas } = previa.corpo<{ pessoas: Array<{ tipoPessoa: string; motivos: string[] }> }>();
    expect(pessoas.find(({ tipoPessoa }) => tipoPessoa === 'estudante')?.motivos).toEqual([AO_ESTUDANTE]);
  });
});

it('a return to a guarantor stands with its reasons in that guarantor timeline alone', async () => {
  const { id, estudante, fiadores } = await naAnaliseDosFiadores();
  await devolver(servidor, propoe, id, {
    acao: 'devolverFiador',
    tipoPessoa: 'fiador2',
    recusas: [{ tipoDocumento: 'RG' }],
    motivos: [{ codigo: 'RENDA_INCOMPATIVEL', tipoPessoa: 'fiador' }],
  });
  const [primeiro, segundo] = fiadores;
  if (!primeiro || !segundo) throw new Error('no guarantors');
  const doFiador = 'Pendências encontradas nos dados do fiador';
  expect(await detalhes(primeiro.conta, id, doFiador)).toEqual([
    expect.stringMatching(/^A renda comprovada não alcança o valor exigido/),
  ]);
  expect(await detalhes(segundo.conta, id, doFiador)).toContainEqual(
    expect.stringMatching(/^RG.*: Não conseguimos ler o documento/),
  );
  expect(await detalhes(estudante, id, 'Pendências encontradas na parte do fiador')).toEqual([
    'O fiador tem pendências para corrigir.',
  ]);
});

it('only the guarantor who has something to correct is called to do it', async () => {
  const { id, fiadores } = await naAnaliseDosFiadores();
  const motivos = [{ codigo: 'DADOS_INCORRETOS', tipoPessoa: 'fiador2' }];
  const previa = await daEquipe(id, 'previa', { acao: 'devolverFiador', motivos }, propoe);
  expect(
    previa.corpo<{ pessoas: Array<{ tipoPessoa: string }> }>().pessoas.map(({ tipoPessoa }) => tipoPessoa),
  ).toEqual(['estudante', 'fiador2']);
  const { versao } = await verMesa(servidor, propoe, id);
  await daEquipe(id, 'decidir', { acao: 'devolverFiador', versao, motivos }, propoe);
  const mensagens = await db
    .selectFrom('mensagem')
    .select('conta_id')
    .distinct()
    .where('solicitacao_id', '=', id)
    .where('modelo', '=', 'decisao-devolverFiador')
    .where(
      'conta_id',
      'in',
      fiadores.map(({ conta }) => conta.contaId),
    )
    .execute();
  expect(mensagens).toEqual([{ conta_id: fiadores[1]?.conta.contaId }]);
});
