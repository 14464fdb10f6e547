import { connect } from 'node:net';
import { VISION_VAZIA } from '@credito/domain/documento/leitura-tipos';
import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import type { JobHelpers } from 'graphile-worker';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { cifrarPdf, pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, corpoMultipart, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { aceitarConvite, indicarFiador } from '../../../test/fiadores.ts';
import { ANA, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import type { RespostaDaVisao } from '../../gateways/visao/visao.ts';
import { listaDeTarefas } from '../../tarefas.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { lerPelaTarefa } from './ler-documento.ts';

const lido = (valor: string) => ({ valor, confianca: 0.97 });
const COM_CPF: RespostaDaVisao = {
  tipo: 'lido',
  vision: { ...VISION_VAZIA, cpf: lido(ANA.cpf), legivel: true, tipoReconhecido: 'RG' },
};
let leitura: RespostaDaVisao = { tipo: 'ilegivel' };
const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      lerDocumento: async () => leitura,
      lerRenda: async () => ({ tipo: 'ilegivel' }),
      encerrar: async () => {},
    },
  },
});
const { db, contexto, pedir } = servidor;

const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const marina = await criarConta(servidor, MARINA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);

interface Registro {
  idDocumento: string;
  index: number;
  extensao: string;
  paginas: number;
  rejeitado: string | null;
  motivo: string | null;
  explicacao: string | null;
}
type PorTipo = Record<string, Registro[]>;

let foto: Buffer;
beforeAll(async () => {
  foto = await gerarRg({}, { ladoMaior: 500 });
});

beforeEach(async () => {
  leitura = { tipo: 'ilegivel' };
  await db.deleteFrom('documento').execute();
  await situacao('PDBE', 'PENDENTE_DADOS_BASICOS_ESTUDANTE');
});

const situacao = (sigla: Sigla, status: StatusSolicitacao, concluida: Date | null = null) =>
  db
    .updateTable('solicitacao')
    .set({ sigla, status_solicitacao: status, concluida_em: concluida })
    .where('id', '=', solicitacaoId)
    .execute();

const emCorrecao = () =>
  situacao('RDC', 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES', new Date('2026-11-01T12:00:00Z'));

async function enviar(tipo: string, conteudo: Uint8Array = foto, indice = 0): Promise<Registro> {
  const resposta = await enviarDocumento(servidor, {
    token: ana.token,
    solicitacaoId,
    tipo,
    conteudo,
    indice,
  });
  const registro = resposta.corpo<PorTipo>()[tipo]?.find(({ index }) => index === indice);
  if (!registro) throw new Error(resposta.texto);
  return registro;
}

const listar = async (token = ana.token, pessoa = 'estudante') =>
  (
    await pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${solicitacaoId}/documentosv2/${pessoa}`,
      token,
    })
  ).corpo<PorTipo>();

const abrir = (id: string, sufixo = '', token = ana.token) =>
  pedir({ metodo: 'GET', url: `/api/solicitacaoCredito/documentos/${id}${sufixo}`, token });

const excluir = (id: string, token = ana.token) =>
  pedir({ metodo: 'DELETE', url: `/api/documentos-web/deletar-documento/${solicitacaoId}/${id}`, token });

const resetar = (id: string) =>
  pedir({
    metodo: 'PATCH',
    url: `/api/documentos-web/resetar-documento/${solicitacaoId}/${id}`,
    token: ana.token,
  });

const avaliar = (id: string, situacaoNova: 'aprovado' | 'rejeitado') =>
  db
    .updateTable('documento')
    .set({
      situacao: situacaoNova,
      avaliado_em: contexto.relogio.agora(),
      motivos: JSON.stringify(
        situacaoNova === 'rejeitado' ? [{ codigo: 'ILEGIVEL', texto: 'Não conseguimos ler.' }] : [],
      ),
    })
    .where('id', '=', id)
    .execute();

async function rodarTarefas(nome: string): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    select trabalho.payload from graphile_worker._private_jobs trabalho
    join graphile_worker._private_tasks tarefa on tarefa.id = trabalho.task_id
    where tarefa.identifier = ${nome}`.execute(db);
  for (const { payload } of rows) await listaDeTarefas(contexto)[nome]?.(payload, {} as JobHelpers);
}

describe('the history of what was sent', () => {
  const historico = async (token = ana.token) =>
    pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${solicitacaoId}/historicoDocumentos/estudante`,
      token,
    });

  it('keeps files that were replaced, removed or refused, and hides verdicts of an analysis that goes on', async () => {
    await enviar('RESIDENCIA');
    const nova = await enviar('RESIDENCIA', await pdfSimples('Página', 1));
    await excluir((await enviar('MATRICULA')).idDocumento);
    await avaliar(nova.idDocumento, 'rejeitado');
    await situacao('PADC', 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES', new Date());

    const situacoes = async () =>
      (await historico())
        .corpo<{ result: { tipoDocumento: string; situacao: string; motivos: string[] }[] }>()
        .result.map(({ tipoDocumento, situacao: qual, motivos }) => [tipoDocumento, qual, motivos.length])
        .sort();
    expect(await situacoes()).toEqual([
      ['MATRICULA', 'excluido', 0],
      ['RESIDENCIA', 'enviado', 0],
      ['RESIDENCIA', 'substituido', 0],
    ]);
    await emCorrecao();
    expect(await situacoes()).toContainEqual(['RESIDENCIA', 'rejeitado', 1]);
    expect((await historico(marina.token)).status).toBe(404);
  });
});

describe('opening a document', () => {
  it('gives the file in base64 with its extension', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    const resposta = await abrir(idDocumento);
    const { documento, extensao } = resposta.corpo<{ documento: string; extensao: string }>();
    expect(extensao).toBe('jpg');
    expect((await sharp(Buffer.from(documento, 'base64')).metadata()).format).toBe('jpeg');
  });

  it('shows each page as a picture that is neither sniffed nor stored', async () => {
    const { idDocumento, paginas } = await enviar('RESIDENCIA', await pdfSimples('Página', 2));
    expect(paginas).toBe(2);
    for (const pagina of [1, 2]) {
      const resposta = await abrir(idDocumento, `/visao?pagina=${pagina}`);
      expect(resposta.cabecalhos).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect((await sharp(resposta.bytes).metadata()).format).toBe('jpeg');
    }
    expect((await abrir(idDocumento, '/visao?pagina=3')).status).toBe(404);
  });

  it('of somebody else is like one that does not exist', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    for (const sufixo of ['', '/visao']) {
      const alheio = await abrir(idDocumento, sufixo, otavio.token);
      const inexistente = await abrir('7f3f0f63-5d9c-4f43-9a3e-6f2b6f1f2a11', sufixo, otavio.token);
      expect(alheio.status).toBe(404);
      expect({ ...alheio.corpo(), requestId: '' }).toEqual({ ...inexistente.corpo(), requestId: '' });
    }
  });

  it('by support is written down', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    const { operadorId } = await criarOperador(servidor, 'suporte');
    const { token } = await abrirSessao(
      contexto,
      db,
      {
        tipo: 'suporte',
        contaId: ana.contaId,
        operadorId,
        motivo: 'ajuda',
        expiraEm: new Date(contexto.relogio.agora().getTime() + 600_000),
      },
      { agente: null, enderecoIp: null },
    );
    expect((await abrir(idDocumento, '/visao', token)).status).toBe(200);
    const evento = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('alvo_id', '=', idDocumento)
      .executeTakeFirstOrThrow();
    expect(evento).toMatchObject({ ator_id: operadorId, acao: 'documento.ver', conta_id: ana.contaId });
  });
});

describe("a guarantor's documents", () => {
  it('are never seen by the student, nor the student’s by the guarantor', async () => {
    const { codFiador } = await indicarFiador(servidor, ana, marina);
    const garantiaId = await aceitarConvite(servidor, marina, codFiador);
    const caminho = `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/fiador/CONTRACHEQUE/0/C/N`;
    const enviarPara = (participanteId: string) =>
      enviarDocumento(servidor, {
        token: marina.token,
        solicitacaoId,
        conteudo: foto,
        url: `${caminho}?pessoa=${participanteId}`,
      });
    // A file that waited on the device while somebody else took the place.
    expect((await enviarPara(contexto.aleatorio.uuid())).corpo()).toMatchObject({
      status: 409,
      message: 'SOLICITACAO_ATUALIZADA',
    });
    const envio = await enviarPara(garantiaId);
    const id = envio.corpo<PorTipo>().CONTRACHEQUE?.[0]?.idDocumento ?? '';
    expect(Object.keys(await listar(marina.token, 'fiador'))).toEqual(['CONTRACHEQUE']);
    expect(await listar(ana.token, 'fiador')).toMatchObject({ status: 404 });
    expect((await abrir(id)).status).toBe(404);
    expect((await excluir(id)).status).toBe(404);
    const daAna = await enviar('RG');
    expect((await abrir(daAna.idDocumento, '', marina.token)).status).toBe(404);
    const matricula = await enviarDocumento(servidor, {
      token: marina.token,
      solicitacaoId,
      pessoa: 'fiador',
      tipo: 'MATRICULA',
      conteudo: foto,
    });
    expect(matricula.status).toBe(422);
  });
});

describe('verdicts', () => {
  it('are hidden while the analysis goes on and shown with their reasons afterwards', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    await avaliar(idDocumento, 'rejeitado');
    await situacao('PADC', 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES');
    expect((await listar()).RESIDENCIA).toMatchObject([{ rejeitado: null, motivo: null, recusado: false }]);
    await emCorrecao();
    expect((await listar()).RESIDENCIA).toMatchObject([
      { rejeitado: 'SIM', motivo: 'Não conseguimos ler.', recusado: true },
    ]);
  });
});

describe('removing', () => {
  it('before the request was ever handed in erases the file and what it had replaced', async () => {
    // What earlier trials gave up goes first.
    await rodarTarefas('apagar-arquivos');
    const antes = await arquivosGuardados(servidor);
    await enviar('RESIDENCIA');
    const { idDocumento } = await enviar('RESIDENCIA', await pdfSimples('Conta'));
    expect((await excluir(idDocumento)).status).toBe(204);
    expect(await listar()).toEqual({});
    await rodarTarefas('apagar-arquivos');
    expect((await arquivosGuardados(servidor)).sort()).toEqual(antes.sort());
    expect((await excluir(idDocumento)).status).toBe(404);
  });

  it('in a correction keeps the file in the history', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    await emCorrecao();
    expect((await excluir(idDocumento)).status).toBe(204);
    const linha = await db.selectFrom('documento').selectAll().executeTakeFirstOrThrow();
    expect(linha.situacao).toBe('excluido');
    expect((await contexto.gateways.cofre.ler(linha.arquivo_original)).length).toBeGreaterThan(100);
  });

  it('the answer to a rejected document brings the rejection back', async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    await avaliar(idDocumento, 'rejeitado');
    await emCorrecao();
    const nova = await enviar('RESIDENCIA', await pdfSimples('Conta'));
    expect((await excluir(nova.idDocumento)).status).toBe(204);
    expect((await listar()).RESIDENCIA).toMatchObject([{ idDocumento, rejeitado: 'SIM' }]);
    expect((await excluir(idDocumento)).status).toBe(409);
  });

  it('by types takes every file of them and can be repeated', async () => {
    await enviar('RG');
    await enviar('RESIDENCIA');
    const remover = () =>
      pedir({
        metodo: 'DELETE',
        url: '/api/solicitacaoCredito/documentosv2',
        token: ana.token,
        body: { idSolicitacao: solicitacaoId, tipoPessoa: 'estudante', tipoDocumentos: ['RG', 'CPF'] },
      });
    expect((await remover()).status).toBe(204);
    expect((await remover()).status).toBe(204);
    expect(Object.keys(await listar())).toEqual(['RESIDENCIA']);
  });

  it("of somebody else's or under another request is not found", async () => {
    const { idDocumento } = await enviar('RESIDENCIA');
    expect((await excluir(idDocumento, otavio.token)).status).toBe(404);
    const outra = await pedir({
      metodo: 'DELETE',
      url: `/api/documentos-web/deletar-documento/999999/${idDocumento}`,
      token: ana.token,
    });
    expect(outra.status).toBe(404);
  });
});

describe('putting a refused income proof back before the analyst', () => {
  it('takes the verdict off and writes it into the trail', async () => {
    const { idDocumento } = await enviar('EXTRATO_BANCARIO');
    await avaliar(idDocumento, 'rejeitado');
    await emCorrecao();
    expect((await resetar(idDocumento)).status).toBe(204);
    expect((await listar()).EXTRATO_BANCARIO).toMatchObject([{ rejeitado: null }]);
    const evento = await db
      .selectFrom('auditoria')
      .selectAll()
      .where('acao', '=', 'documento.resetar')
      .executeTakeFirstOrThrow();
    expect(evento.alvo_id).toBe(idDocumento);
    expect((await resetar(idDocumento)).status).toBe(409);
  });

  it('is refused for any other document', async () => {
    const { idDocumento } = await enviar('RG');
    await avaliar(idDocumento, 'rejeitado');
    await emCorrecao();
    expect((await resetar(idDocumento)).status).toBe(409);
  });
});

describe('using the identity document as proof of CPF', () => {
  const copiar = (origem: string, destino: string) =>
    pedir({
      metodo: 'POST',
      url: `/api/solicitacaoCredito/s/${solicitacaoId}/copiarDocumento/estudante/${origem}/${destino}`,
      token: ana.token,
    });

  it('makes a document of its own, once', async () => {
    leitura = COM_CPF;
    const rg = await enviar('RG');
    expect((await copiar('RG', 'CPF')).status).toBe(200);
    const segunda = await copiar('RG', 'CPF');
    expect(segunda.corpo<PorTipo>().CPF).toHaveLength(1);
    await excluir(rg.idDocumento);
    await rodarTarefas('apagar-arquivos');
    const cpf = (await listar()).CPF?.[0]?.idDocumento ?? '';
    expect((await abrir(cpf)).status).toBe(200);
  });

  it('needs the identity document and the right pair', async () => {
    expect((await copiar('RG', 'CPF')).status).toBe(404);
    await enviar('RG');
    const resposta = await copiar('RG', 'RESIDENCIA');
    expect(resposta.status).toBe(422);
    expect(resposta.texto).toContain('comprovante do CPF');
  });
});

describe('adding pages', () => {
  const acrescentar = (id: string, conteudo: Uint8Array, chave?: string) =>
    enviarDocumento(servidor, {
      token: ana.token,
      solicitacaoId,
      conteudo,
      url: `/api/solicitacaoCredito/documentos/${id}/paginas`,
      ...(chave ? { chave } : {}),
    });

  it('joins front and back in order and reads both', async () => {
    const frente = await enviar('RG');
    leitura = COM_CPF;
    const resposta = await acrescentar(frente.idDocumento, await gerarRg({}, { ladoMaior: 400 }), 'verso');
    expect(resposta.corpo<PorTipo>()).toMatchObject({
      RG: [{ paginas: 2, extensao: 'pdf', vision: { cpf: ANA.cpf } }],
      vision: { cpf: ANA.cpf },
    });
    const repetida = await acrescentar(frente.idDocumento, foto, 'verso');
    expect(repetida.corpo<PorTipo>().RG).toMatchObject([{ paginas: 2 }]);
  });

  it('to a document that was replaced meanwhile is refused', async () => {
    const frente = await enviar('RG');
    await enviar('RG', await pdfSimples('Outro'));
    expect((await acrescentar(frente.idDocumento, foto)).status).toBe(404);
  });
});

describe('taking a page out', () => {
  const tirar = (id: string, pagina: number, token = ana.token) =>
    pedir({ metodo: 'DELETE', url: `/api/solicitacaoCredito/documentos/${id}/paginas/${pagina}`, token });

  it('leaves one document with the others, once, and keeps the one before', async () => {
    const frente = await enviar('RG');
    const juntado = await enviarDocumento(servidor, {
      token: ana.token,
      solicitacaoId,
      conteudo: await pdfSimples('Verso'),
      url: `/api/solicitacaoCredito/documentos/${frente.idDocumento}/paginas`,
    });
    const [doisLados] = juntado.corpo<PorTipo>().RG ?? [];
    const id = doisLados?.idDocumento ?? '';
    const respostas = await Promise.all([tirar(id, 1), tirar(id, 1)]);
    expect(respostas.map(({ status }) => status)).toContain(200);
    expect((await tirar(id, 1)).status).toBe(200);
    expect((await listar()).RG).toMatchObject([{ paginas: 1, extensao: 'pdf' }]);
    const { situacao } = await db
      .selectFrom('documento')
      .select('situacao')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(situacao).toBe('substituido');
  });

  it('is refused of the only page, of one that does not exist and by anybody else', async () => {
    const { idDocumento } = await enviar('RG');
    const unica = await tirar(idDocumento, 1);
    expect(unica.status).toBe(422);
    expect(unica.corpo().message).toContain('exclua o documento inteiro');
    expect((await tirar(idDocumento, 2)).status).toBe(404);
    expect((await tirar(idDocumento, 1, otavio.token)).status).toBe(404);
  });
});

describe('explaining a document that did not pass the check', () => {
  it('is kept for the analyst', async () => {
    const { idDocumento } = await enviar('RG');
    const explicar = (explicacao: string) =>
      pedir({
        metodo: 'PUT',
        url: `/api/solicitacaoCredito/documentos/${idDocumento}/explicacao`,
        token: ana.token,
        body: { explicacao },
      });
    expect((await explicar('  Casei e mudei de nome.  ')).status).toBe(204);
    expect((await listar()).RG).toMatchObject([{ explicacao: 'Casei e mudei de nome.' }]);
    expect((await explicar('   ')).status).toBe(400);
    expect((await explicar('a'.repeat(501))).status).toBe(400);
  });
});

describe('removing the password of a PDF', () => {
  const remover = async (conteudo: Uint8Array, password: string) => {
    const { body, tipo } = await corpoMultipart({ file: { conteudo, nome: 'extrato.pdf' }, password });
    return pedir({
      metodo: 'POST',
      url: '/api/pdf/s/remover-senha',
      token: ana.token,
      body,
      cabecalhos: { 'content-type': tipo },
    });
  };

  it('gives the same document, open, and keeps nothing', async () => {
    const antes = await arquivosGuardados(servidor);
    const protegido = await cifrarPdf(await pdfSimples('Extrato'), 'senha123');
    expect((await remover(protegido, 'errada')).corpo()).toMatchObject({
      status: 422,
      message: 'SENHA_INCORRETA',
    });
    const aberto = await remover(protegido, 'senha123');
    expect(aberto.cabecalhos['content-type']).toBe('application/pdf');
    expect(aberto.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(aberto.bytes.includes('/Encrypt')).toBe(false);
    expect(await arquivosGuardados(servidor)).toHaveLength(antes.length);
  });

  it('refuses what is no PDF', async () => {
    expect((await remover(foto, 'x')).status).toBe(415);
  });
});

describe('a reading left to the job', () => {
  it('is made there, and given up at the last try', async () => {
    leitura = { tipo: 'ocupada' };
    const { idDocumento } = await enviar('RG');
    await expect(lerPelaTarefa(contexto, idDocumento, false)).rejects.toThrow('busy');
    leitura = COM_CPF;
    await lerPelaTarefa(contexto, idDocumento, false);
    expect((await listar()).RG).toMatchObject([{ leitura: 'lida', vision: { cpf: ANA.cpf } }]);

    leitura = { tipo: 'ocupada' };
    const outro = await enviar('RG', await pdfSimples('Outro'));
    await lerPelaTarefa(contexto, outro.idDocumento, true);
    expect((await listar()).RG).toMatchObject([{ leitura: 'falhou' }]);
  });
});

describe('over a real connection', () => {
  it('a file of 17 MB gets its answer instead of a reset, and a sender who leaves harms nobody', async () => {
    const endereco = new URL(await servidor.app.listen({ port: 0, host: '127.0.0.1' }));
    const caminho = `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RG/0/null/N`;
    const { body, tipo } = await corpoMultipart({
      file: { conteudo: Buffer.alloc(17 * 1024 * 1024, 7), nome: 'grande.jpg' },
    });
    const resposta = await fetch(new URL(caminho, endereco), {
      method: 'POST',
      headers: { 'content-type': tipo, authorization: `Bearer ${ana.token}` },
      body: new Uint8Array(body),
    });
    expect(resposta.status).toBe(413);
    expect(await resposta.text()).toContain('15 MB');

    const antes = await arquivosGuardados(servidor);
    await new Promise<void>((resolve) => {
      const cliente = connect(Number(endereco.port), endereco.hostname, () => {
        cliente.write(
          `POST ${caminho} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${ana.token}\r\nContent-Type: ${tipo}\r\nContent-Length: ${body.length}\r\n\r\n`,
        );
        cliente.write(body.subarray(0, 300_000), () => cliente.destroy());
      });
      cliente.once('close', () => resolve());
    });
    expect((await enviar('RG')).index).toBe(0);
    expect(await listar()).toMatchObject({ RG: [{ index: 0 }] });
    // What the sender who left had sent so far goes away by itself.
    await expect.poll(() => arquivosGuardados(servidor)).toHaveLength(antes.length + 2);
  }, 60_000);
});
