import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { LinhaDoTempoDaApi } from '@credito/api/andamento.rotas';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../../../test/fiadores.ts';
import { solicitacaoEmAnalise } from '../../../test/gestao.ts';
import { devolver, enviarNovo } from '../../../test/pendencias.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import {
  CURSO_COM_ANALISE_DA_IES,
  CURSO_COM_DOIS_FIADORES,
  CURSO_SEM_FIADOR,
  CURSO_SIMPLES,
  concluirSolicitacao,
  criarSolicitacao,
  inserirDocumento,
  preencherPessoa,
} from '../../../test/solicitacoes.ts';

const servidor = await criarServidorDeTeste();
const { db, pedir, relogio } = servidor;

const linhaDe = async ({ token }: ContaDeTeste, id: number) => {
  const resposta = await pedir({ metodo: 'GET', url: `/api/solicitacao/s/linha-do-tempo/${id}`, token });
  expect(resposta.status).toBe(200);
  return resposta.corpo<LinhaDoTempoDaApi>();
};
const participante = (id: number) =>
  db.selectFrom('participante').select('id').where('solicitacao_id', '=', id).executeTakeFirstOrThrow();
const titulos = ({ marcos }: LinhaDoTempoDaApi) => marcos.map(({ titulo }) => titulo);

async function naListaDeEspera(numero: number) {
  const emAnalise = await solicitacaoEmAnalise(servidor, numero, CURSO_COM_ANALISE_DA_IES);
  relogio.avancar({ minutos: 5 });
  await db
    .updateTable('solicitacao')
    .set({ status_solicitacao: 'LISTA_ESPERA_IES', situacao_desde: relogio.agora() })
    .where('id', '=', emAnalise.id)
    .execute();
  return emAnalise;
}

describe('The timeline', () => {
  it('student and guarantor read the same facts, each in their own words', async () => {
    const { id, estudante, fiador } = await solicitacaoEmAnalise(servidor, 6_100, CURSO_SIMPLES);
    if (!fiador) throw new Error('no guarantor');
    const doEstudante = await linhaDe(estudante, id);
    const doFiador = await linhaDe(fiador, id);
    expect(titulos(doEstudante)).toEqual(
      expect.arrayContaining(['Pessoa aceitou o convite', 'Solicitação enviada para análise']),
    );
    expect(titulos(doFiador)).toEqual(
      expect.arrayContaining(['Você aceitou o convite', 'Solicitação enviada para análise']),
    );
    expect(doEstudante.agora).toMatchObject({ quem: 'Nossa equipe de análise', prazo: 'Até 1 dia útil' });
    expect(doFiador.agora?.desde).toBe(doEstudante.agora?.desde);
  });

  it('a guarantor who takes the place of another one knows nothing of the first', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_110));
    const { id } = await criarSolicitacao(servidor, estudante);
    const primeiro = await criarConta(servidor, pessoaNumero(6_111));
    const convite = await indicarFiador(servidor, estudante, primeiro);
    await aceitarConvite(servidor, primeiro, convite.codFiador);
    await db
      .updateTable('participante')
      .set({ removido_em: relogio.agora() })
      .where('id', '=', convite.pessoaId)
      .execute();
    const segundo = await criarConta(servidor, pessoaNumero(6_112));
    const outro = await indicarFiador(servidor, estudante, segundo);
    await aceitarConvite(servidor, segundo, outro.codFiador);
    const aceites = (linha: LinhaDoTempoDaApi) =>
      titulos(linha).filter((titulo) => titulo.includes('aceitou'));
    expect(aceites(await linhaDe(segundo, id))).toHaveLength(1);
    expect(aceites(await linhaDe(estudante, id))).toHaveLength(2);
    const resposta = await pedir({
      metodo: 'GET',
      url: `/api/solicitacao/s/linha-do-tempo/${id}`,
      token: primeiro.token,
    });
    expect(resposta.status).toBe(404);
  });

  it('guarantors who left together stand in the order of their places', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_191));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
    const fiadores = [];
    for (const numero of [6_192, 6_193]) {
      const convite = await indicarFiador(servidor, estudante, pessoaNumero(numero));
      fiadores.push(convite.pessoaId);
    }
    // The first one's row was written last.
    for (const pessoaId of fiadores.toReversed())
      await db
        .updateTable('participante')
        .set({ removido_em: relogio.agora() })
        .where('id', '=', pessoaId)
        .execute();
    const { marcos } = await linhaDe(estudante, id);
    const saidas = marcos.map((marco) => marco.id).filter((marco) => marco.startsWith('saiu-'));
    expect(saidas).toEqual(fiadores.map((pessoaId) => `saiu-${pessoaId}`));
  });

  it('measures the wait once there are thirty recent cases, and promises before', async () => {
    const { id, estudante } = await solicitacaoEmAnalise(servidor, 6_120);
    const entrou = relogio.agora().getTime() - 10 * 86_400_000;
    const caso = (horas: number, posicao: number) => {
      const comum = { solicitacao_id: id, ator: 'analista', status_solicitacao: 'APROVADO' } as const;
      return [
        {
          ...comum,
          em: new Date(entrou + posicao),
          acao: 'concluir',
          sigla_anterior: 'PDC',
          sigla: 'PADC',
        } as const,
        {
          ...comum,
          em: new Date(entrou + posicao + horas * 3_600_000),
          acao: 'aprovarDadosComplementares',
          sigla_anterior: 'PADC',
          sigla: 'A',
        } as const,
      ];
    };
    const inserir = (de: number, ate: number) =>
      db
        .insertInto('historico')
        .values(Array.from({ length: ate - de }, (_, i) => caso(de + i + 1, de + i)).flat())
        .execute();
    await inserir(0, 29);
    expect((await linhaDe(estudante, id)).agora?.prazo).toBe('Até 1 dia útil');
    await inserir(29, 30);
    expect((await linhaDe(estudante, id)).agora?.prazo).toBe(
      'Metade fica pronta em até 15 horas; 9 em cada 10, em até 27 horas',
    );
    await db
      .updateTable('historico')
      .set({ em: sql`em - interval '200 days'` })
      .where('solicitacao_id', '=', id)
      .where('acao', '<>', 'criar')
      .execute();
    expect((await linhaDe(estudante, id)).agora?.prazo).toBe('Até 1 dia útil');
  });
});

describe('The institution', () => {
  const verIes = async ({ token }: ContaDeTeste, id: number) =>
    (await pedir({ metodo: 'GET', url: `/api/solicitacao/status-ies/${id}`, token })).corpo();

  it('is told apart by where the request stands', async () => {
    const analise = await solicitacaoEmAnalise(servidor, 6_130, CURSO_COM_ANALISE_DA_IES);
    expect(await verIes(analise.estudante, analise.id)).toMatchObject({
      statusIes: 'EM_ANALISE',
      posicao: null,
      total: null,
    });
    const semIes = await solicitacaoEmAnalise(servidor, 6_140);
    expect(await verIes(semIes.estudante, semIes.id)).toMatchObject({
      statusIes: 'NAO_SE_APLICA',
      desde: null,
    });
  });

  it('keeps the order of its waiting list', async () => {
    const primeira = await naListaDeEspera(6_150);
    const segunda = await naListaDeEspera(6_160);
    expect(await verIes(primeira.estudante, primeira.id)).toMatchObject({
      statusIes: 'LISTA_ESPERA',
      posicao: 1,
      total: 2,
    });
    expect(await verIes(segunda.estudante, segunda.id)).toMatchObject({ posicao: 2, total: 2 });
    expect((await linhaDe(segunda.estudante, segunda.id)).agora).toMatchObject({
      titulo: 'Na lista de espera da instituição de ensino, em 2º lugar',
      prazo: 'Sem data marcada',
    });
  });
});

describe('The declared copy', () => {
  it('shows everybody their own part as it was worded, and gives it as a tagged PDF in Portuguese', async () => {
    const { id, protocolo, estudante, fiador } = await solicitacaoEmAnalise(servidor, 6_190, CURSO_SIMPLES);
    if (!fiador) throw new Error('no guarantor');
    const ver = ({ token }: ContaDeTeste, resto = '') =>
      pedir({ metodo: 'GET', url: `/api/solicitacao/s/copia-declarada/${id}${resto}`, token });
    const minha = await ver(estudante);
    expect(minha.corpo()).toMatchObject({
      versao: 1,
      versoes: [{ versao: 1 }],
      protocolo,
      nome: estudante.nome,
    });
    expect(minha.texto).not.toContain(fiador.nome);
    expect((await ver(fiador)).corpo()).toMatchObject({ nome: fiador.nome });
    expect((await ver(fiador)).texto).not.toContain(estudante.nome);
    expect((await ver(fiador)).texto).not.toContain('são verdadeiros');
    expect((await ver(fiador)).texto).toContain('Técnico de enfermagem');
    expect((await ver(estudante, '?versao=2')).status).toBe(404);
    const { cabecalhos, bytes } = await ver(estudante, '/pdf');
    expect(cabecalhos['content-type']).toBe('application/pdf');
    const pdf = await PDFDocument.load(bytes);
    expect(pdf.getTitle()).toBe(`Solicitação ${protocolo}: o que foi declarado`);
    expect(String(pdf.catalog.get(PDFName.of('Lang')))).toContain('pt-BR');
    expect(pdf.catalog.get(PDFName.of('StructTreeRoot'))).toBeDefined();
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    for (const trecho of [
      'O que você pediu',
      'Estado civil',
      'Quem mora com você',
      'são verdadeiros. Sim, em',
      `Estudante: ${estudante.nome}`,
    ])
      expect(text).toContain(trecho);
    expect(text).not.toContain('?:');
    expect(text.match(/Quantas pessoas moram na sua casa, contando você\?/g)).toHaveLength(1);
  });

  it('a correction adds one and every kept one is named with its day, read and given as a PDF', async () => {
    const { id, protocolo, estudante } = await solicitacaoEmAnalise(servidor, 6_195);
    const { token: analista } = await criarOperador(servidor, 'analista');
    const primeira = relogio.agora().toISOString();
    await devolver(servidor, analista, id, {
      acao: 'devolverDadosComplementares',
      tipoPessoa: 'estudante',
      recusas: [{ tipoDocumento: 'SELFIE' }],
    });
    relogio.avancar({ minutos: 5 });
    await enviarNovo(servidor, estudante, id, 'estudante', 'SELFIE');
    const url = `/api/solicitacao/pendencias/${id}/concluir`;
    expect((await pedir({ metodo: 'POST', url, token: estudante.token })).status).toBe(200);
    const ver = (resto: string) =>
      pedir({
        metodo: 'GET',
        url: `/api/solicitacao/s/copia-declarada/${id}${resto}`,
        token: estudante.token,
      });
    const versoes = [
      { versao: 2, em: relogio.agora().toISOString() },
      { versao: 1, em: primeira },
    ];
    expect((await ver('')).corpo()).toMatchObject({ versao: 2, versoes });
    expect((await ver('?versao=1')).corpo()).toMatchObject({ versao: 1, em: primeira, versoes });
    for (const versao of [1, 2])
      expect((await ver(`/pdf?versao=${versao}`)).cabecalhos['content-disposition']).toBe(
        `attachment; filename="solicitacao-${protocolo}-copia-${versao}.pdf"`,
      );
  });

  it('is missing before the request was handed in', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_199));
    const { id } = await criarSolicitacao(servidor, estudante);
    const url = `/api/solicitacao/s/copia-declarada/${id}/pdf`;
    expect((await pedir({ metodo: 'GET', url, token: estudante.token })).status).toBe(404);
  });
});

describe('Contracts', () => {
  it('are an empty list until the first one exists; of somebody else they are nothing', async () => {
    const ana = await criarConta(servidor, pessoaNumero(6_170));
    const pedirContratos = (psaId: string) =>
      pedir({
        metodo: 'POST',
        url: '/api/portal/contratos/situacaocontratos',
        token: ana.token,
        body: { psaId },
      });
    expect((await pedirContratos(ana.contaId)).corpo()).toEqual({ data: { contratos: [] } });
    expect((await pedirContratos('7a1f3c5e-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await pedirContratos('x')).status).toBe(400);
  });

  it('are refused where the support has disabled their area for the person, in words', async () => {
    const ana = await criarConta(servidor, pessoaNumero(6_171));
    const definir = (areas: string[]) =>
      servidor.db
        .updateTable('conta')
        .set({ areas_desativadas: areas })
        .where('id', '=', ana.contaId)
        .execute();
    const pedirContratos = () =>
      pedir({
        metodo: 'POST',
        url: '/api/portal/contratos/situacaocontratos',
        token: ana.token,
        body: { psaId: ana.contaId },
      });
    await definir(['contratos']);
    const recusada = await pedirContratos();
    expect(recusada.status).toBe(403);
    expect(recusada.corpo<{ message: string }>().message).toMatch(/A área Contratos está desativada/);
    await definir(['financeiro']);
    expect((await pedirContratos()).status).toBe(200);
  });
});

describe('A student who fills in', () => {
  it('without a guarantor reads that everything is there since the last file arrived, also afterwards', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_181));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SEM_FIADOR });
    await preencherPessoa(servidor, estudante, id, { semDocumentos: true });
    relogio.avancar({ minutos: 8 });
    await preencherPessoa(servidor, estudante, id);
    const pronto = relogio.agora().toISOString();
    relogio.avancar({ minutos: 2 });
    const completos = ({ marcos }: LinhaDoTempoDaApi) =>
      marcos.filter(({ titulo }) => titulo === 'Seus dados e documentos completos').map(({ em }) => em);
    const antes = await linhaDe(estudante, id);
    expect(antes.agora).toMatchObject({
      titulo: 'Está tudo preenchido. Falta enviar para análise.',
      desde: pronto,
    });
    expect(completos(antes)).toEqual([pronto]);

    await concluirSolicitacao(servidor, estudante, id);
    relogio.avancar({ minutos: 2 });
    // A correction comes after the sending, and changes nothing of what was complete then.
    await inserirDocumento(servidor, {
      solicitacaoId: id,
      participanteId: (await participante(id)).id,
      contaId: estudante.contaId,
      tipoDocumento: 'RECURSO',
    });
    const depois = await linhaDe(estudante, id);
    expect(completos(depois)).toEqual([pronto]);
    expect(titulos(depois).indexOf('Solicitação enviada para análise')).toBe(
      titulos(depois).indexOf('Seus dados e documentos completos') + 1,
    );
  });

  it('under age reads when the guardian was asked and answered', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_182));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SEM_FIADOR });
    await preencherPessoa(servidor, estudante, id, { respostas: { dataNascimento: '2009-05-10' } });
    relogio.avancar({ minutos: 8 });
    const respondida = relogio.agora();
    const pedido = db
      .updateTable('autorizacao_responsavel')
      .where('participante_id', '=', (await participante(id)).id);
    await pedido.set({ criada_em: respondida, enviada_em: respondida }).execute();
    const antes = await linhaDe(estudante, id);
    expect(antes.agora).toMatchObject({ quem: 'O seu responsável legal', desde: respondida.toISOString() });
    expect(antes.marcos).toContainEqual(
      expect.objectContaining({
        titulo: 'Autorização pedida ao seu responsável legal',
        em: respondida.toISOString(),
        quem: null,
      }),
    );
    await pedido
      .set({
        resposta: 'recusada',
        respondida_em: respondida,
        texto: 'x',
        texto_versao: '1',
        texto_sha256: Buffer.from('x'),
      })
      .execute();
    expect((await linhaDe(estudante, id)).marcos).toContainEqual(
      expect.objectContaining({
        titulo: 'O seu responsável legal não autorizou a solicitação',
        estado: 'recusado',
      }),
    );
  });

  it('reads whose turn it is', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(6_180));
    const { id } = await criarSolicitacao(servidor, estudante);
    expect((await linhaDe(estudante, id)).agora).toMatchObject({ quem: 'Você', prazo: null });
    await preencherPessoa(servidor, estudante, id);
    expect((await linhaDe(estudante, id)).agora?.oQueFazer).toBe('Indique o seu fiador.');
  });
});
