/** The property regime of whoever is married: asked, kept, shown, and not missed where it was never asked (ADR 0122). */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { indicarFiador, pessoaNumero, preencherPeloFiador } from '../../../test/fiadores.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { aprovarEtapa, devolver, enviarNovo, verMesa } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao, inserirDocumento } from '../../../test/solicitacoes.ts';
import { daSolicitacao } from '../documento/documento.repository.ts';
import { conferirInvariantes } from '../invariantes/conferir-invariantes.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { db, pedir } = servidor;

let analista = '';

beforeAll(async () => {
  await semearCatalogo(db);
  analista = (await criarOperador(servidor, 'analista')).token;
});

const participante = (id: number, tipoPessoa: TipoPessoa = 'estudante') =>
  db
    .selectFrom('participante')
    .selectAll()
    .where('solicitacao_id', '=', id)
    .where('tipo_pessoa', '=', tipoPessoa)
    .executeTakeFirstOrThrow();

async function salvar(
  conta: ContaDeTeste,
  id: number,
  tipoPessoa: TipoPessoa,
  passo: string,
  alteracoes: Record<string, unknown>,
) {
  return pedir({
    metodo: 'PUT',
    url: '/api/solicitacaoCredito/preencherDadosComplementares',
    token: conta.token,
    body: {
      idSolicitacao: id,
      tipoPessoa,
      passo,
      versao: (await participante(id, tipoPessoa)).versao,
      alteracoes,
    },
  });
}

describe('the regime of a marriage', () => {
  it('is one of the six answers, of the student and of a guarantor for whom the student fills in', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(8_001));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    await preencherPeloFiador(servidor, estudante, pessoaNumero(8_002));
    for (const tipoPessoa of ['estudante', 'fiador'] as const) {
      const responder = (regimeDeBens: unknown) =>
        salvar(estudante, id, tipoPessoa, 'regime-de-bens', { regimeDeBens });
      await salvar(estudante, id, tipoPessoa, 'estado-civil', { estadoCivil: 'SOLTEIRO' });
      expect((await responder('NAO_SEI')).status).toBe(409);
      await salvar(estudante, id, tipoPessoa, 'estado-civil', { estadoCivil: 'SEPARADO' });
      for (const errado of ['', 'PARCIAL', null, 1, ['NAO_SEI']]) {
        const recusa = await responder(errado);
        expect(recusa.status).toBe(422);
        expect(recusa.texto).toContain('Escolha o regime de bens, ou “Não sei”.');
      }
      expect((await responder('NAO_SEI')).status).toBe(200);
      expect((await participante(id, tipoPessoa)).respostas.regimeDeBens).toBe('NAO_SEI');
    }
  });

  it('is nobody else’s to say', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(8_003));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    await indicarFiador(servidor, estudante, pessoaNumero(8_004));
    const alheia = await criarConta(servidor, pessoaNumero(8_005));
    const responder = (conta: ContaDeTeste, tipoPessoa: TipoPessoa) =>
      salvar(conta, id, tipoPessoa, 'regime-de-bens', { regimeDeBens: 'NAO_SEI' });
    expect((await responder(alheia, 'estudante')).status).toBe(404);
    expect((await responder(estudante, 'fiador')).status).toBe(404);
  });

  it('leaves with the marriage, and its pact waits until both come back', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(8_006));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    const mudar = (passo: string, alteracoes: Record<string, unknown>) =>
      salvar(estudante, id, 'estudante', passo, alteracoes);
    const pacto = async () =>
      (
        await db
          .selectFrom('documento')
          .select('situacao')
          .where(daSolicitacao(id))
          .where('tipo_documento', '=', 'PACTO_ANTENUPCIAL')
          .executeTakeFirstOrThrow()
      ).situacao;
    await mudar('estado-civil', { estadoCivil: 'CASADO' });
    await mudar('regime-de-bens', { regimeDeBens: 'SEPARACAO_CONVENCIONAL' });
    await inserirDocumento(servidor, {
      solicitacaoId: id,
      participanteId: (await participante(id)).id,
      contaId: estudante.contaId,
      tipoDocumento: 'PACTO_ANTENUPCIAL',
    });

    await mudar('regime-de-bens', { regimeDeBens: 'COMUNHAO_PARCIAL' });
    expect(await pacto()).toBe('estacionado');
    await mudar('regime-de-bens', { regimeDeBens: 'SEPARACAO_CONVENCIONAL' });
    expect(await pacto()).toBe('enviado');
    await mudar('estado-civil', { estadoCivil: 'DIVORCIADO' });
    expect(await pacto()).toBe('estacionado');
    expect((await participante(id)).respostas).not.toHaveProperty('regimeDeBens');
    await mudar('estado-civil', { estadoCivil: 'CASADO' });
    expect(await pacto()).toBe('estacionado');
    await mudar('regime-de-bens', { regimeDeBens: 'SEPARACAO_CONVENCIONAL' });
    expect(await pacto()).toBe('enviado');
  });
});

describe('a married guarantor with an agreed separation', () => {
  let solicitacao: SolicitacaoEmAnalise;

  beforeAll(async () => {
    solicitacao = await solicitacaoEmAnalise(servidor, 8_010, CURSO_SIMPLES, {
      estadoCivil: 'CASADO',
      regimeDeBens: 'SEPARACAO_CONVENCIONAL',
    });
  });

  it('declares it in the copy, in words and as value, and in its PDF', async () => {
    const token = solicitacao.fiador?.token ?? '';
    const url = `/api/solicitacao/s/copia-declarada/${solicitacao.id}`;
    expect((await pedir({ metodo: 'GET', url, token })).texto).toContain('Separação convencional de bens');
    const { bytes } = await pedir({ metodo: 'GET', url: `${url}/pdf`, token });
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toContain('Regime de bens');
    expect(text).toContain('Separação convencional de bens');
    expect(text).toContain('Pacto antenupcial');
  });

  it('is seen so at the desk, with the pact to judge', async () => {
    const { pessoas } = await verMesa(servidor, analista, solicitacao.id);
    const fiador = pessoas.find(({ tipoPessoa }) => tipoPessoa === 'fiador');
    expect(fiador?.grupos.find(({ id }) => id === 'regime-de-bens')?.itens).toMatchObject([
      { rotulo: 'Regime de bens', valor: 'Separação convencional de bens', oculto: false },
    ]);
    expect(fiador?.documentos.map(({ rotulo }) => rotulo)).toContain('Pacto antenupcial');
  });

  it('corrects a refused pact as any other document', async () => {
    await aprovarEtapa(servidor, analista, solicitacao.id, 'aprovarDadosComplementares');
    await devolver(servidor, analista, solicitacao.id, {
      acao: 'devolverFiador',
      tipoPessoa: 'fiador',
      recusas: [{ tipoDocumento: 'PACTO_ANTENUPCIAL' }],
    });
    const { id, fiador } = solicitacao;
    if (!fiador) throw new Error('no guarantor');
    const finalizar = async () =>
      pedir({
        metodo: 'POST',
        url: `/api/solicitacao/pendencias/fiador/${(await participante(id, 'fiador')).id}/concluir`,
        token: fiador.token,
      });
    expect((await finalizar()).status).toBe(422);
    await enviarNovo(servidor, fiador, id, 'fiador', 'PACTO_ANTENUPCIAL');
    expect((await finalizar()).corpo()).toEqual({ concluiu: 'solicitacao' });
  });
});

/** As they were before the question existed. */
async function tornarAnterior(id: number, tipoPessoa: TipoPessoa): Promise<void> {
  const { id: participanteId, respostas } = await participante(id, tipoPessoa);
  const { regimeDeBens: _, ...antes } = respostas;
  await db
    .updateTable('participante')
    .set({
      respostas: JSON.stringify(antes),
      estado_civil_sem_regime: String(antes.estadoCivil),
    })
    .where('id', '=', participanteId)
    .execute();
}

describe('a request of before the question', () => {
  it('is complete without it while it is analysed, and the desk reads that it is not known', async () => {
    const { id } = await solicitacaoEmAnalise(servidor, 8_020, CURSO_SIMPLES, { estadoCivil: 'CASADO' });
    await tornarAnterior(id, 'fiador');
    expect(await conferirInvariantes(db)).toEqual([]);
    const { pessoas } = await verMesa(servidor, analista, id);
    const grupos = pessoas.find(({ tipoPessoa }) => tipoPessoa === 'fiador')?.grupos;
    expect(grupos?.find((grupo) => grupo.id === 'regime-de-bens')?.itens).toMatchObject([
      { valor: 'Não informado' },
    ]);
    await aprovarEtapa(servidor, analista, id, 'aprovarDadosComplementares');
    await aprovarEtapa(servidor, analista, id, 'aprovarFiador');
    expect(await conferirInvariantes(db)).toEqual([]);
  });

  it('is corrected without it, also by the student who cannot answer for the guarantor', async () => {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 8_030, CURSO_SIMPLES, {
      estadoCivil: 'SEPARADO',
    });
    await tornarAnterior(id, 'fiador');
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE');
    const url = `/api/solicitacao/pendencias/${id}/concluir`;
    expect((await pedir({ metodo: 'POST', url, token: estudante.token })).corpo()).toMatchObject({
      concluiu: 'solicitacao',
    });
  });
});
