import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../../db/seed/catalogo.ts';
import { pessoaNumero } from '../../../../test/fiadores.ts';
import { criarOperadorDa, type SolicitacaoEmAnalise, solicitacaoEmAnalise } from '../../../../test/gestao.ts';
import { criarConta, criarOperador } from '../../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../../test/servidor-de-teste.ts';
import { CURSO_COM_ANALISE_DA_IES, CURSO_SIMPLES } from '../../../../test/solicitacoes.ts';
import { daSolicitacao } from '../../documento/documento.repository.ts';
import { conflitosDe } from './conflitos-de.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '3600' } });
const { db, pedir } = servidor;

type Operador = Awaited<ReturnType<typeof criarOperador>>;
let lucia: Operador;
let davi: Operador;
let raul: Operador;
let numero = 700;
const FRASE = 'Você faz parte desta solicitação.';

beforeAll(async () => {
  await semearCatalogo(db);
  lucia = await criarOperador(servidor, 'analista');
  davi = await criarOperador(servidor, 'analista');
  raul = await criarOperador(servidor, 'administrador');
});

function nova(curso?: string): Promise<SolicitacaoEmAnalise> {
  numero += 1;
  return solicitacaoEmAnalise(servidor, numero, curso);
}
const chamar = (quem: Operador, metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) =>
  pedir({ metodo, url: `/api/gestao${url}`, token: quem.token, ...(body === undefined ? {} : { body }) });
const ser = (quem: Operador, campos: { cpf?: string; email?: string }) =>
  db.updateTable('operador').set(campos).where('id', '=', quem.operadorId).execute();
const documentoDe = async (id: number) =>
  (await db.selectFrom('documento').select('id').where(daSolicitacao(id)).limit(1).executeTakeFirstOrThrow())
    .id;
const tentativas = async (quem: Operador) =>
  db
    .selectFrom('auditoria')
    .select(['alvo_tipo', 'alvo_id', 'dados'])
    .where('acao', '=', 'conflito.recusado')
    .where('ator_id', '=', quem.operadorId)
    .orderBy('seq')
    .execute();
const fila = async (quem: Operador, sigla = 'PADC') =>
  (await chamar(quem, 'GET', `/filas/${sigla}?limite=100`))
    .corpo<{ itens: ItemDaFila[] }>()
    .itens.map(({ id }) => id);

describe('STAFF-01: the own request', () => {
  it('is refused at every door, with the sentence, and each attempt is written down', async () => {
    const { id, protocolo, estudante } = await nova();
    const analista = await criarOperador(servidor, 'analista');
    const documento = await documentoDe(id);
    // Asked for before anybody knew, and answered afterwards.
    const pedida = await chamar(davi, 'POST', '/exportacoes', {
      tipo: 'documentos',
      protocolo,
      motivo: 'Ofício do juízo da comarca.',
    });
    const exportacao = pedida.corpo<{ id: string }>().id;
    await ser(analista, { cpf: estudante.cpf });
    const portas: ReadonlyArray<[string, 'GET' | 'POST' | 'PUT' | 'DELETE', string, unknown?]> = [
      ['desk', 'GET', `/solicitacoes/${id}`],
      ['reveal', 'POST', `/solicitacoes/${id}/revelar/estudante`],
      ['claim', 'PUT', `/solicitacoes/${id}/atribuicao`],
      ['give back', 'DELETE', `/solicitacoes/${id}/atribuicao`],
      ['file', 'GET', `/documentos/${documento}/arquivo`],
      ['page', 'GET', `/documentos/${documento}/paginas/1`],
      ['verdict', 'PUT', `/documentos/${documento}/avaliacao`, { resultado: 'aprovado' }],
      ['undo', 'DELETE', `/documentos/${documento}/avaliacao`],
      ['decision', 'POST', `/solicitacoes/${id}/decidir`, { acao: 'aprovarDadosComplementares', versao: 2 }],
      ['preview', 'POST', `/solicitacoes/${id}/previa`, { acao: 'aprovarDadosComplementares' }],
      ['second person', 'POST', `/solicitacoes/${id}/proposta`, { resposta: 'confirmar', versao: 2 }],
      ['note', 'POST', `/solicitacoes/${id}/notas`, { texto: 'Tudo certo com esta.' }],
      [
        'conversation',
        'POST',
        `/solicitacoes/${id}/conversas`,
        { tipoPessoa: 'estudante', assunto: 'RG', texto: 'Envie a CNH aberta.' },
      ],
      ['appeal', 'POST', `/solicitacoes/${id}/recurso`, { decisao: 'aceitar', versao: 2, texto: '' }],
      [
        'export',
        'POST',
        '/exportacoes',
        { tipo: 'documentos', protocolo, motivo: 'Ofício do juízo da comarca.' },
      ],
      ['answer to an export', 'POST', `/exportacoes/${exportacao}/resposta`, { aprovada: true }],
      ['declaration', 'POST', `/solicitacoes/${id}/conflito`, {}],
    ];
    for (const [porta, metodo, url, body] of portas) {
      const resposta = await chamar(analista, metodo, url, body);
      expect([porta, resposta.status, resposta.corpo<{ message: string }>().message]).toEqual([
        porta,
        403,
        FRASE,
      ]);
    }
    const registradas = await tentativas(analista);
    expect(registradas).toHaveLength(portas.length);
    expect(registradas[0]).toEqual({
      alvo_tipo: 'solicitacao',
      alvo_id: String(id),
      dados: { motivo: 'faz-parte', porta: 'GET /gestao/solicitacoes/{id}' },
    });
    const { sigla } = await db
      .selectFrom('solicitacao')
      .select('sigla')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(sigla).toBe('PADC');
  });

  it('is passed over by queue, next, cover, counters and lists, and not found by a search', async () => {
    const { id, protocolo, estudante } = await nova();
    const outra = await nova();
    const analista = await criarOperador(servidor, 'analista');
    await ser(analista, { email: estudante.email.replace('@', '+trabalho@') });
    expect(await fila(analista)).not.toContain(id);
    expect(await fila(analista)).toContain(outra.id);
    expect(await fila(davi)).toContain(id);
    const total = async (quem: Operador) =>
      (await chamar(quem, 'GET', '/filas'))
        .corpo<{ filas: Array<{ sigla: string; total: number }> }>()
        .filas.find(({ sigla }) => sigla === 'PADC')?.total;
    expect(await total(analista)).toBe(((await total(davi)) ?? 0) - 1);
    await chamar(davi, 'PUT', `/solicitacoes/${id}/atribuicao`);
    await chamar(analista, 'POST', `/carga/${davi.operadorId}/cobrir`);
    const { atribuida_a } = await db
      .selectFrom('solicitacao')
      .select('atribuida_a')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(atribuida_a).toBe(davi.operadorId);
    await chamar(davi, 'DELETE', `/solicitacoes/${id}/atribuicao`);
    const tomadas: Array<number | null> = [];
    for (;;) {
      const { id: proxima } = (await chamar(analista, 'POST', '/filas/PADC/proxima')).corpo<{
        id: number | null;
      }>();
      tomadas.push(proxima);
      if (proxima === null) break;
    }
    expect(tomadas).toContain(outra.id);
    expect(tomadas).not.toContain(id);
    for (const texto of [protocolo, estudante.nome]) {
      const achadas = (await chamar(analista, 'POST', '/solicitacoes/buscar', { texto })).corpo<{
        itens: ItemDaFila[];
        conflito: string | null;
      }>();
      expect(achadas.itens.map((item) => item.id)).not.toContain(id);
      expect(achadas.conflito).toBe(FRASE);
    }
    expect((await chamar(davi, 'POST', '/solicitacoes/buscar', { texto: protocolo })).corpo()).toMatchObject({
      itens: [{ id }],
      conflito: null,
    });
    expect((await tentativas(analista)).map(({ dados }) => dados)).toEqual([
      { motivo: 'faz-parte', porta: 'busca' },
      { motivo: 'faz-parte', porta: 'busca' },
    ]);
  });

  it('is whoever stands in it: guarantor, spouse, guardian, pupil, by CPF or by mailbox', async () => {
    const { id, fiador } = await nova(CURSO_SIMPLES);
    const emConflito = async (campos: { cpf?: string; email?: string }) => {
      const quem = await criarOperador(servidor, 'analista');
      await ser(quem, campos);
      return (await conflitosDe(db, quem.operadorId)).get(id) ?? null;
    };
    const responder = (tipo: TipoPessoa, respostas: Record<string, unknown>) =>
      db
        .updateTable('participante')
        .set({ respostas: JSON.stringify(respostas) })
        .where('solicitacao_id', '=', id)
        .where('tipo_pessoa', '=', tipo)
        .execute();
    expect(await emConflito({ cpf: fiador?.cpf ?? '' })).toBe('faz-parte');
    expect(await emConflito({ email: fiador?.email.replace('@', '+credito@') ?? '' })).toBe('faz-parte');
    await db
      .updateTable('conta')
      .set({ email: 'l.andrade@gmail.com' })
      .where('id', '=', fiador?.contaId ?? '')
      .execute();
    expect(await emConflito({ email: 'landrade@googlemail.com' })).toBe('faz-parte');
    await responder('fiador', {
      estadoCivil: 'CASADO',
      cpfConjuge: pessoaNumero(9_001).cpf,
      emailConjuge: 'esposo@exemplo.com',
    });
    expect(await emConflito({ cpf: pessoaNumero(9_001).cpf })).toBe('faz-parte');
    expect(await emConflito({ email: 'esposo@exemplo.com' })).toBe('faz-parte');
    // Kept in case the answer comes back, and nobody of the request meanwhile.
    await responder('fiador', { estadoCivil: 'SOLTEIRO', cpfConjuge: pessoaNumero(9_002).cpf });
    expect(await emConflito({ cpf: pessoaNumero(9_002).cpf })).toBeNull();
    await responder('estudante', {
      cpfResponsavel: pessoaNumero(9_003).cpf,
      emailResponsavel: 'mae@exemplo.com',
    });
    expect(await emConflito({ cpf: pessoaNumero(9_003).cpf })).toBe('faz-parte');
    expect(await emConflito({ email: 'mae@exemplo.com' })).toBe('faz-parte');
    await db
      .updateTable('solicitacao')
      .set({ dados: JSON.stringify({ cpfDependente: pessoaNumero(9_004).cpf }) })
      .where('id', '=', id)
      .execute();
    expect(await emConflito({ cpf: pessoaNumero(9_004).cpf })).toBe('faz-parte');
    expect(await emConflito({ cpf: pessoaNumero(9_005).cpf, email: 'outra.pessoa@exemplo.com' })).toBeNull();
  });

  it('is refused to the staff of its institution too, line by line in a spreadsheet', async () => {
    const { id, protocolo, estudante } = await nova(CURSO_COM_ANALISE_DA_IES);
    const iara = await criarOperadorDa(servidor, 'UNISERRA');
    const conferir = async (simular: boolean) =>
      (
        await chamar(iara, 'POST', '/matriculas', {
          conteudo: Buffer.from(`protocolo;acao\n${protocolo};aprovar`).toString('base64'),
          simular,
        })
      ).corpo<{ linhas: Array<{ aceita: boolean; texto: string; estudante: string | null }> }>().linhas[0];
    expect((await conferir(true))?.aceita).toBe(true);
    await ser(iara, { cpf: estudante.cpf });
    for (const simular of [true, false])
      expect(await conferir(simular)).toMatchObject({ aceita: false, texto: FRASE, estudante: null });
    expect((await chamar(iara, 'GET', `/solicitacoes/${id}`)).status).toBe(403);
    expect(await fila(iara, 'PAIES')).not.toContain(id);
    expect(await tentativas(iara)).toHaveLength(3);
  });

  it('keeps support away from the accounts of its people', async () => {
    const { estudante, fiador } = await nova(CURSO_SIMPLES);
    const nina = await criarOperador(servidor, 'suporte');
    await ser(nina, { cpf: fiador?.cpf ?? '' });
    const ficha = `/suporte/pessoas/${estudante.contaId}`;
    for (const conta of [estudante.contaId, fiador?.contaId])
      expect((await chamar(nina, 'GET', `/suporte/pessoas/${conta}`)).status).toBe(403);
    expect((await chamar(nina, 'POST', `${ficha}/desbloquear`)).status).toBe(403);
    const areas = {
      areasDesativadas: ['financeiro'],
      anteriores: [],
      motivo: 'Pedido da pessoa por telefone.',
    };
    expect((await chamar(nina, 'PUT', `${ficha}/areas`, areas)).status).toBe(403);
    const buscar = async (texto: string) =>
      (await chamar(nina, 'POST', '/suporte/buscar', { texto })).corpo<{ pessoas: unknown[] }>().pessoas;
    expect(await buscar(estudante.cpf)).toEqual([]);
    const alheia = await criarConta(servidor, pessoaNumero(9_100));
    expect(await buscar(alheia.cpf)).toHaveLength(1);
  });

  it('stays out of the spreadsheet of whoever takes it', async () => {
    const { protocolo, estudante } = await nova();
    const admin = await criarOperador(servidor, 'administrador');
    const dia = '2026-11-27';
    const planilha = async () => {
      const pedida = await chamar(admin, 'POST', '/exportacoes', {
        tipo: 'solicitacoes',
        de: dia,
        ate: dia,
        motivo: 'Prestação de contas do mês.',
      });
      const { id } = pedida.corpo<{ id: string }>();
      expect((await chamar(davi, 'POST', `/exportacoes/${id}/resposta`, { aprovada: true })).status).toBe(
        200,
      );
      return (await chamar(admin, 'POST', `/exportacoes/${id}/baixar`)).texto;
    };
    expect(await planilha()).toContain(protocoloEmGrupos(protocolo));
    await ser(admin, { cpf: estudante.cpf });
    expect(await planilha()).not.toContain(protocoloEmGrupos(protocolo));
  });
});

describe('STAFF-01: a declared conflict', () => {
  it('releases the request, hides it from that person alone, and only the administration takes it back', async () => {
    const { id, protocolo } = await nova();
    await chamar(lucia, 'PUT', `/solicitacoes/${id}/atribuicao`);
    const declarar = () =>
      chamar(lucia, 'POST', `/solicitacoes/${id}/conflito`, { motivo: 'Minha vizinha.' });
    expect((await declarar()).status).toBe(204);
    expect((await declarar()).status).toBe(204);
    expect(await fila(lucia)).not.toContain(id);
    expect(await fila(davi)).toContain(id);
    const recusada = await chamar(lucia, 'GET', `/solicitacoes/${id}`);
    expect([recusada.status, recusada.texto]).toEqual([403, expect.stringContaining('declarou um conflito')]);
    expect((await chamar(davi, 'PUT', `/solicitacoes/${id}/atribuicao`)).status).toBe(200);
    const { conflitos } = (await chamar(raul, 'GET', '/conflitos')).corpo<{
      conflitos: Array<{ id: string; protocolo: string; motivo: string }>;
    }>();
    const declarado = conflitos.find((um) => um.protocolo === protocolo);
    expect(declarado).toMatchObject({ motivo: 'Minha vizinha.' });
    expect((await chamar(lucia, 'DELETE', `/conflitos/${declarado?.id}`)).status).toBe(403);
    for (const _ of [1, 2])
      expect((await chamar(raul, 'DELETE', `/conflitos/${declarado?.id}`)).status).toBe(204);
    expect((await chamar(lucia, 'GET', `/solicitacoes/${id}`)).status).toBe(200);
    const eventos = await db
      .selectFrom('auditoria')
      .select(['acao', 'ator_id'])
      .where('acao', 'in', ['conflito.declarar', 'conflito.retirar'])
      .where('alvo_id', '=', String(id))
      .orderBy('seq')
      .execute();
    expect(eventos).toEqual([
      { acao: 'conflito.declarar', ator_id: lucia.operadorId },
      { acao: 'conflito.retirar', ator_id: raul.operadorId },
    ]);
  });

  it('is not taken back by whoever declared it, also in a new role', async () => {
    const { id } = await nova();
    const quem = await criarOperador(servidor, 'analista');
    await chamar(quem, 'POST', `/solicitacoes/${id}/conflito`, {});
    await db
      .updateTable('operador')
      .set({ papel: 'administrador' })
      .where('id', '=', quem.operadorId)
      .execute();
    const { id: conflito } = await db
      .selectFrom('conflito_declarado')
      .select('id')
      .where('operador_id', '=', quem.operadorId)
      .executeTakeFirstOrThrow();
    expect((await chamar(quem, 'DELETE', `/conflitos/${conflito}`)).status).toBe(409);
  });

  it('takes back what the person had proposed', async () => {
    const { id } = await nova();
    const { versao } = (await chamar(lucia, 'GET', `/solicitacoes/${id}`)).corpo<{ versao: number }>();
    await chamar(lucia, 'POST', `/solicitacoes/${id}/decidir`, {
      acao: 'reprovar',
      versao,
      motivos: [{ codigo: 'POLITICA_DE_CREDITO' }],
    });
    await chamar(lucia, 'POST', `/solicitacoes/${id}/conflito`, {});
    expect((await chamar(davi, 'GET', `/solicitacoes/${id}`)).corpo()).toMatchObject({
      proposta: null,
      versao: versao + 2,
    });
  });
});

describe('STAFF-01: the CPF of the staff', () => {
  it('is asked before anything is opened, said once, and frees what the person turns out to be part of', async () => {
    const { id, estudante } = await nova();
    const quem = await criarOperador(servidor, 'analista');
    await chamar(quem, 'PUT', `/solicitacoes/${id}/atribuicao`);
    await db.updateTable('operador').set({ cpf: null }).where('id', '=', quem.operadorId).execute();
    const fechada = await chamar(quem, 'GET', '/filas');
    expect([fechada.status, fechada.texto]).toEqual([403, expect.stringContaining('Informe o seu CPF')]);
    expect((await chamar(quem, 'GET', '/eu')).corpo()).toMatchObject({ faltaCpf: true });
    const dizer = (cpf: string) => chamar(quem, 'PUT', '/eu/cpf', { cpf });
    expect((await dizer('111.111.111-11')).status).toBe(400);
    const { cpf: doDavi } = await db
      .selectFrom('operador')
      .select('cpf')
      .where('id', '=', davi.operadorId)
      .executeTakeFirstOrThrow();
    const repetido = await dizer(doDavi ?? '');
    expect([repetido.status, repetido.texto]).toEqual([
      409,
      expect.stringContaining('Já existe uma pessoa da equipe'),
    ]);
    for (const _ of [1, 2]) expect((await dizer(estudante.cpf)).corpo()).toMatchObject({ faltaCpf: false });
    expect((await dizer(pessoaNumero(9_200).cpf)).status).toBe(409);
    expect((await chamar(quem, 'GET', `/solicitacoes/${id}`)).status).toBe(403);
    const { atribuida_a } = await db
      .selectFrom('solicitacao')
      .select('atribuida_a')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(atribuida_a).toBeNull();
  });

  it('is shown masked to the administration alone', async () => {
    const { cpf } = await db
      .selectFrom('operador')
      .select('cpf')
      .where('id', '=', davi.operadorId)
      .executeTakeFirstOrThrow();
    const { texto } = await chamar(raul, 'GET', '/operadores');
    expect(texto).toContain(`***.${cpf?.slice(3, 6)}`);
    expect(texto).not.toContain(cpf ?? '');
  });
});
