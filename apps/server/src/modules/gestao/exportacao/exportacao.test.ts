import type { Exportacao } from '@credito/api/gestao-exportacoes.rotas';
import { formatarCpf } from '@credito/domain/pessoa/cpf';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { inserirContrato } from '../../../../test/contratos.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarConta, criarOperador, MARINA } from '../../../../test/pessoas.ts';
import { anteciparPlano, repassar } from '../../../../test/repasses.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../../test/solicitacoes.ts';
import { daSolicitacao } from '../../documento/documento.repository.ts';

const servidor = await criarServidorDeTeste({ env: { COTA_DE_EXPORTACOES: '50' } });
const { contexto, db, pedir, relogio } = servidor;
await semearCatalogo(db);
const MOTIVO = 'Ofício 12 da 3ª Vara Cível, prazo de 5 dias.';
const feita: SolicitacaoEmAnalise = await solicitacaoEmAnalise(servidor, 970);

let lucia = '';
let davi = '';
let raul = '';

/** Sessions do not last as long as the deadlines that are tried here. */
beforeEach(async () => {
  lucia = (await criarOperador(servidor, 'analista')).token;
  davi = (await criarOperador(servidor, 'analista')).token;
  raul = (await criarOperador(servidor, 'administrador')).token;
});

const postar = (token: string, caminho: string, body?: unknown) =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/exportacoes${caminho}`,
    token,
    ...(body === undefined ? {} : { body }),
  });
const documentos = (protocolo = feita.protocolo) => ({ tipo: 'documentos', protocolo, motivo: MOTIVO });
const planilha = { tipo: 'solicitacoes', de: '2026-11-01', ate: '2026-11-30', motivo: MOTIVO };
const aprovar = (token: string, id: string) => postar(token, `/${id}/resposta`, { aprovada: true });
const pedirDocumentos = async () => {
  const resposta = await postar(lucia, '', documentos());
  expect(resposta.status, resposta.texto).toBe(200);
  return resposta.corpo<Exportacao>().id;
};

/** Whom the audit trail names as those whose data left with this file. */
async function deQuemForamOsDados(exportacao: string) {
  const linhas = await db
    .selectFrom('auditoria')
    .select('conta_id')
    .where('alvo_id', '=', exportacao)
    .where('acao', '=', 'exportacao.dados')
    .execute();
  return linhas.map(({ conta_id }) => conta_id);
}

describe('the documents of a request', () => {
  it('leave once, after another person agreed, and their owner reads it', async () => {
    const [linha] = await db
      .selectFrom('documento')
      .select(['id'])
      .where(daSolicitacao(feita.id))
      .where('situacao', '=', 'enviado')
      .execute();
    const guardado = await contexto.gateways.cofre.gravar(
      (async function* () {
        yield Buffer.from('bytes do documento');
      })(),
    );
    await db
      .updateTable('documento')
      .set({ arquivo_original: guardado.id })
      .where('id', '=', linha?.id ?? '')
      .execute();
    const id = await pedirDocumentos();
    expect((await postar(lucia, `/${id}/baixar`)).status).toBe(409);
    expect((await aprovar(lucia, id)).texto).toContain('outra pessoa da equipe precisa responder');
    expect((await aprovar(davi, id)).corpo()).toMatchObject({ situacao: 'aprovada', minha: false });
    expect((await aprovar(raul, id)).status).toBe(409);
    expect((await postar(davi, `/${id}/baixar`)).status).toBe(404);
    const baixada = await postar(lucia, `/${id}/baixar`);
    expect(baixada.status).toBe(200);
    expect(baixada.cabecalhos['content-disposition']).toBe(
      `attachment; filename="documentos-${feita.protocolo}.zip"`,
    );
    const dentro = unzipSync(baixada.bytes);
    const textos = Object.values(dentro).map((bytes) => strFromU8(bytes));
    expect(textos).toContain('bytes do documento');
    // The other documents of this test have rows without files.
    expect(strFromU8(dentro['lista.txt'] ?? new Uint8Array())).toContain('(arquivo não encontrado)');
    expect(Object.keys(dentro).join()).not.toContain(feita.estudante.nome.split(' ')[0] ?? '');
    expect((await postar(lucia, `/${id}/baixar`)).texto).toContain('só se baixa uma vez');
    const vistas = await pedir({
      metodo: 'GET',
      url: '/api/usuario/p/acessos-aos-dados',
      token: feita.estudante.token,
    });
    expect(vistas.texto).toContain('uma cópia dos seus documentos, exportada');
    const elos = await db
      .selectFrom('auditoria')
      .select(['acao', 'elo'])
      .where('alvo_id', '=', id)
      .where('elo', 'is not', null)
      .orderBy('elo')
      .execute();
    expect(elos.map(({ acao }) => acao)).toEqual([
      'exportacao.pedir',
      'exportacao.aprovar',
      'exportacao.baixar',
    ]);
  });

  it('stay when whoever asked may no longer see them', async () => {
    const ela = await criarOperador(servidor, 'analista');
    const { id } = (await postar(ela.token, '', documentos())).corpo<Exportacao>();
    await aprovar(davi, id);
    await db
      .updateTable('operador')
      .set({ papel: 'administrador' })
      .where('id', '=', ela.operadorId)
      .execute();
    expect((await postar(ela.token, `/${id}/baixar`)).status).toBe(403);
  });

  it('are refused with a reason, and then stay', async () => {
    const id = await pedirDocumentos();
    expect((await postar(davi, `/${id}/resposta`, { aprovada: false })).status).toBe(422);
    const recusada = await postar(davi, `/${id}/resposta`, {
      aprovada: false,
      resposta: 'Falta o ofício.  ',
    });
    expect(recusada.corpo()).toMatchObject({ situacao: 'recusada', resposta: 'Falta o ofício.' });
    expect((await postar(lucia, `/${id}/baixar`)).status).toBe(409);
  });

  it('are waited for only so long', async () => {
    const id = await pedirDocumentos();
    expect((await postar(lucia, '', documentos())).status).toBe(409);
    const { usos } = (
      await pedir({ metodo: 'GET', url: '/api/gestao/eu/uso-de-dados', token: lucia })
    ).corpo<{ usos: { uso: string; contagem: number }[] }>();
    expect(usos.find(({ uso }) => uso === 'exportacao')?.contagem).toBe(1);
    relogio.avancar({ minutos: 48 * 60 });
    davi = (await criarOperador(servidor, 'analista')).token;
    expect((await aprovar(davi, id)).texto).toContain('O prazo para responder acabou');
  });

  it.each([
    [documentos('20269999'), 422],
    [{ ...documentos(), motivo: 'curto' }, 400],
    [{ ...documentos(), protocolo: '' }, 400],
    [planilha, 403],
    [{ tipo: 'tudo', motivo: MOTIVO }, 400],
  ])('%j answers %d', async (body, status) => {
    expect((await postar(lucia, '', body)).status).toBe(status);
  });
});

describe('the spreadsheet of requests', () => {
  it('is the administration’s, without formulas, and tells everybody in it', async () => {
    await db
      .updateTable('participante')
      .set({ nome: '=1+1 Lima' })
      .where('conta_id', '=', feita.estudante.contaId)
      .execute();
    expect((await postar(raul, '', documentos())).status).toBe(403);
    const { id } = (await postar(raul, '', planilha)).corpo<Exportacao>();
    expect((await aprovar(davi, id)).status).toBe(200);
    const baixada = await postar(raul, `/${id}/baixar`);
    expect(baixada.texto).toContain(protocoloEmGrupos(feita.protocolo));
    expect(baixada.texto).toContain(";'=1+1 Lima;");
    expect(await deQuemForamOsDados(id)).toEqual([feita.estudante.contaId]);
  });

  it('names nobody whose request was never handed in', async () => {
    const marina = await criarConta(servidor, MARINA);
    const { protocolo } = await criarSolicitacao(servidor, marina);
    const { id } = (await postar(raul, '', planilha)).corpo<Exportacao>();
    await aprovar(davi, id);
    const { texto } = await postar(raul, `/${id}/baixar`);
    expect(texto).toMatch(
      new RegExp(`^${protocoloEmGrupos(protocolo)};[^;]+;;;;;;;[^;]+;[^;]+;[^;]+;\\r?$`, 'm'),
    );
    for (const dado of [
      MARINA.nome,
      formatarCpf(MARINA.cpf),
      MARINA.email,
      formatarTelefone(MARINA.telefone),
    ])
      expect(texto).not.toContain(dado);
    expect(await deQuemForamOsDados(id)).toEqual([feita.estudante.contaId]);
  });

  it('calls the institution and the course what the request does, however they were renamed since', async () => {
    const {
      instituicao_id,
      curso_id,
      catalogo: copia,
    } = await db
      .selectFrom('solicitacao')
      .select(['instituicao_id', 'curso_id', 'catalogo'])
      .where('id', '=', feita.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('instituicao')
      .set({ nome: 'Instituição rebatizada' })
      .where('id', '=', instituicao_id)
      .execute();
    await db.updateTable('curso').set({ nome: 'Curso rebatizado' }).where('id', '=', curso_id).execute();
    const { id } = (await postar(raul, '', planilha)).corpo<Exportacao>();
    await aprovar(davi, id);
    const { texto } = await postar(raul, `/${id}/baixar`);
    expect(texto).toContain(`;${copia.instituicao.nome};${copia.curso.nome};`);
    expect(texto).not.toMatch(/rebatizad/);
  });

  it.each([
    [{ ...planilha, ate: '2026-10-31' }, 422],
    [{ ...planilha, de: '2026-01-01' }, 422],
    [{ ...planilha, de: '2026-02-30' }, 400],
  ])('%j answers %d', async (body, status) => {
    expect((await postar(raul, '', body)).status).toBe(status);
  });
});

describe('the portfolio', () => {
  const carteira = { tipo: 'carteira', motivo: MOTIVO };

  it('leaves by two hands, with what each contract owes that day, and its students read it', async () => {
    const contrato = await inserirContrato(servidor, feita.id, { codigo: 'EFE' });
    await anteciparPlano(servidor, contrato, 51);
    await repassar(servidor, contrato);
    const pedido = await postar(lucia, '', carteira);
    expect(pedido.status, pedido.texto).toBe(200);
    expect((await postar(lucia, '', carteira)).status).toBe(409);
    const { id } = pedido.corpo<Exportacao>();
    expect((await postar(lucia, `/${id}/baixar`)).status).toBe(409);
    expect((await aprovar(lucia, id)).status).toBe(409);
    expect((await aprovar(davi, id)).status).toBe(200);
    const baixada = await postar(lucia, `/${id}/baixar`);
    expect(baixada.cabecalhos['content-disposition']).toMatch(/filename="carteira-[0-9-]+\.csv"/);
    const csv = strFromU8(baixada.bytes);
    const linha = csv.split('\r\n').find((uma) => uma.includes(formatarCpf(feita.estudante.cpf)));
    expect(linha).toContain('3.600,00');
    expect(await deQuemForamOsDados(id)).toEqual([feita.estudante.contaId]);
  });

  it('is not for whoever may not see the money', async () => {
    const suporte = (await criarOperador(servidor, 'suporte')).token;
    expect((await postar(suporte, '', carteira)).status).toBe(403);
  });
});
