import type { Vision } from '@credito/domain/documento/leitura-tipos';
import { VISION_VAZIA } from '@credito/domain/documento/leitura-tipos';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gerarRg } from '../../../db/seed/documentos-ficticios/gerar-documento.ts';
import { cifrarPdf, pdfSimples } from '../../../test/documentos/pdf-hostil.ts';
import { arquivosGuardados, type EnvioDeTeste, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta, criarOperador, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import type { RespostaDaVisao } from '../../gateways/visao/visao.ts';
import { abrirSessao } from '../sessao/abrir-sessao.ts';
import { daSolicitacao } from './documento.repository.ts';

let leitura: () => Promise<RespostaDaVisao> = async () => ({ tipo: 'ilegivel' });
const servidor = await criarServidorDeTeste({
  gateways: {
    visao: {
      lerDocumento: () => leitura(),
      lerRenda: async () => ({ tipo: 'ilegivel' }),
      encerrar: async () => {},
    },
  },
});
const { db, contexto } = servidor;

const ana = await criarConta(servidor, ANA);
const otavio = await criarConta(servidor, OTAVIO);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);

interface Registro {
  idDocumento: string;
  index: number;
  extensao: string;
  paginas: number;
  nomeArquivo: string;
  rejeitado: string | null;
  leitura: string;
}
type Resposta = Record<string, Registro[]> & { vision?: { nome: string | null; cpf: string | null } | null };

const enviar = (envio: Partial<EnvioDeTeste> & { conteudo: Uint8Array }) =>
  enviarDocumento(servidor, { token: ana.token, solicitacaoId, tipo: 'RESIDENCIA', ...envio });

const documentos = (tipo: TipoDocumento) =>
  db
    .selectFrom('documento')
    .selectAll()
    .where(daSolicitacao(solicitacaoId))
    .where('tipo_documento', '=', tipo)
    .orderBy('enviado_em')
    .execute();

const participante = () =>
  db
    .selectFrom('participante')
    .selectAll()
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();

/** Files of the vault that no row points at. */
async function orfaos(): Promise<string[]> {
  const linhas = await db.selectFrom('documento').select(['arquivo_original', 'arquivo_visao']).execute();
  const paginas = await db
    .selectFrom('documento_pagina')
    .select(['arquivo_leitura', 'arquivo_visao'])
    .execute();
  const conhecidos = new Set([...linhas, ...paginas].flatMap((linha) => Object.values(linha)));
  return (await arquivosGuardados(servidor)).filter((id) => !conhecidos.has(id) && !deAntes.has(id));
}

let deAntes = new Set<string>();

let foto: Buffer;
beforeAll(async () => {
  foto = await gerarRg({}, { ladoMaior: 700 });
});

beforeEach(async () => {
  leitura = async () => ({ tipo: 'ilegivel' });
  await db.deleteFrom('documento').execute();
  deAntes = new Set(await arquivosGuardados(servidor));
});

const outraFoto = (tom: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: { r: tom, g: 90, b: 10 } } } },
    ])
    .jpeg()
    .toBuffer();

describe('sending a document', () => {
  it('keeps it encrypted and tells what is in force of its type', async () => {
    const resposta = await enviar({ conteudo: foto, nome: 'conta.jpg' });
    expect(resposta.status).toBe(200);
    expect(resposta.corpo<Resposta>().RESIDENCIA).toMatchObject([
      {
        index: 0,
        extensao: 'jpg',
        paginas: 1,
        rejeitado: null,
        nomeArquivo: 'conta.jpg',
        leitura: 'falhou',
      },
    ]);
    const [guardado] = await documentos('RESIDENCIA');
    expect(guardado).toMatchObject({ situacao: 'enviado', antivirus: 'nao-configurado', indice: 0 });
    expect(
      await sharp(await contexto.gateways.cofre.ler(guardado?.arquivo_visao ?? '')).metadata(),
    ).toMatchObject({
      format: 'jpeg',
    });
  });

  it.each([
    [
      'RESIDENCIA',
      'CNH',
      'Este parece ser uma CNH. Aqui é preciso uma conta ou correspondência com o endereço.',
    ],
    ['SELFIE', 'RG', 'Este parece ser um RG. Aqui é preciso uma foto do rosto, sem documento na frente.'],
  ] as const)(
    'says of an identity document in the place of %s that it is one, and keeps nothing of it',
    async (tipo, tipoReconhecido, explicacao) => {
      leitura = async () => ({
        tipo: 'lido',
        vision: {
          ...VISION_VAZIA,
          legivel: true,
          tipoReconhecido,
          cpf: { valor: '39053344705', confianca: 1 },
          dataNascimento: { valor: '1990-05-20', confianca: 0.9 },
        },
      });
      expect((await enviar({ tipo, conteudo: foto })).status).toBe(200);
      const [guardado] = await documentos(tipo);
      expect(guardado).toMatchObject({ situacao_leitura: 'lida', leitura: null });
      expect(guardado?.conferencias).toEqual([{ regra: 'tipo', resultado: 'reprovado', explicacao }]);
    },
  );

  it('says nothing of a picture that may be anything else', async () => {
    leitura = async () => ({ tipo: 'lido', vision: { ...VISION_VAZIA, legivel: true } });
    await enviar({ conteudo: foto });
    expect((await documentos('RESIDENCIA'))[0]?.conferencias).toEqual([]);
  });

  it('is written to the action log of whoever sent it', async () => {
    await enviar({ conteudo: foto });
    const acao = await db.selectFrom('acao_estudante').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(acao).toMatchObject({
      conta_id: ana.contaId,
      acao: 'UPLOAD_DOCUMENTO',
      observacao: 'Upload do documento RESIDENCIA de estudante',
      autor_email: ana.email,
    });
  });

  it.each([
    ['decomposed', 'Comprovante de residência – março.pdf'.normalize('NFD')],
    ['composed', 'Comprovante de residência – março.pdf'.normalize('NFC')],
  ])('keeps the accents of a file name that came %s (NAME-02)', async (_forma, nome) => {
    const resposta = await enviar({ conteudo: await pdfSimples('Conta'), nome });
    expect(resposta.corpo<Resposta>().RESIDENCIA?.[0]?.nomeArquivo).toBe(
      'Comprovante de residência – março.pdf'.normalize('NFC'),
    );
  });

  it('takes the type from the content, not from the name (UP-01)', async () => {
    const resposta = await enviar({ conteudo: foto, nome: 'IMG_0002.HEIC' });
    expect(resposta.corpo<Resposta>().RESIDENCIA?.[0]).toMatchObject({ extensao: 'jpg' });
  });

  it('stores each orientation upright and without the tag (UP-02)', async () => {
    for (const orientacao of [3, 6, 8] as const) {
      await enviar({ conteudo: await gerarRg({}, { ladoMaior: 500, orientacao }) });
      const guardado = (await documentos('RESIDENCIA')).find(({ situacao }) => situacao === 'enviado');
      const { width, height, orientation } = await sharp(
        await contexto.gateways.cofre.ler(guardado?.arquivo_original ?? ''),
      ).metadata();
      expect(height).toBeGreaterThan(width);
      expect(orientation ?? 1).toBe(1);
    }
  });
});

describe('a file that is refused', () => {
  it.each([
    ['a text named .pdf', async () => Buffer.from('só um texto'), 415, 'verifique os formatos aceitos'],
    ['an empty file', async () => Buffer.alloc(0), 422, 'vazio'],
    ['half a photo', async () => foto.subarray(0, 9_000), 422, 'danificado'],
    ['31 pages', () => pdfSimples('Página', 31), 413, '31 páginas'],
    ['one byte more than 15 MB', async () => Buffer.alloc(15 * 1024 * 1024 + 1, 7), 413, '15 MB'],
  ])('%s: nothing is stored and a sentence says why', async (_caso, gerar, status, trecho) => {
    const resposta = await enviar({ conteudo: await gerar(), nome: 'documento.pdf' });
    expect(resposta.status).toBe(status);
    expect(resposta.texto).toContain(trecho);
    expect(await documentos('RESIDENCIA')).toEqual([]);
    expect(await orfaos()).toEqual([]);
  });

  it('without a file part', async () => {
    const resposta = await servidor.pedir({
      metodo: 'POST',
      url: `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RG/0/null/N`,
      token: ana.token,
      body: {},
    });
    expect(resposta.status).toBe(415);
  });

  it.each([
    ['an unknown type', 'PASSAPORTE', 0, 'null', 400],
    ['an unknown income type', 'CONTRACHEQUE', 0, 'Z', 400],
    ['a slot beyond the last', 'RG', 3, 'null', 422],
  ])('%s', async (_caso, tipo, indice, tipoRenda, status) => {
    expect((await enviar({ conteudo: foto, tipo, indice, tipoRenda })).status).toBe(status);
  });

  it('leaves what was in the slot as it was', async () => {
    await enviar({ conteudo: foto });
    await enviar({ conteudo: Buffer.from('não é documento') });
    expect(await documentos('RESIDENCIA')).toMatchObject([{ situacao: 'enviado' }]);
  });
});

describe('a PDF with a password (UP-03)', () => {
  it('that only restricts printing is received without asking', async () => {
    const resposta = await enviar({ conteudo: await cifrarPdf(await pdfSimples('Extrato'), '') });
    expect(resposta.status).toBe(200);
  });

  it('is asked for, refused when wrong, and stored open when right', async () => {
    const conteudo = await cifrarPdf(await pdfSimples('Extrato'), 'çãé1');
    const semSenha = await enviar({ conteudo });
    expect(semSenha.status).toBe(422);
    expect(semSenha.corpo()).toMatchObject({
      message: 'PDF_PROTEGIDO',
      detail: expect.stringContaining('Digite a senha'),
    });
    expect((await enviar({ conteudo, senha: 'errada' })).corpo()).toMatchObject({
      message: 'SENHA_INCORRETA',
    });
    expect((await enviar({ conteudo, senha: 'çãé1' })).status).toBe(200);
    const [guardado] = await documentos('RESIDENCIA');
    const aberto = await contexto.gateways.cofre.ler(guardado?.arquivo_original ?? '');
    expect(aberto.includes('/Encrypt')).toBe(false);
    expect(await orfaos()).toEqual([]);
  });
});

describe('sending again', () => {
  it('with the same key makes one document and gives the same answer (UP-06)', async () => {
    const primeira = await enviar({ conteudo: foto, chave: 'envio-1' });
    const segunda = await enviar({ conteudo: foto, chave: 'envio-1' });
    expect(segunda.status).toBe(200);
    expect(segunda.corpo()).toEqual(primeira.corpo());
    expect(await documentos('RESIDENCIA')).toHaveLength(1);
    expect(await orfaos()).toEqual([]);
  });

  it('with the same key while the first is still on its way makes one document', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => enviar({ conteudo: foto, chave: 'envio-2' })),
    );
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await documentos('RESIDENCIA')).toHaveLength(1);
    expect(await orfaos()).toEqual([]);
  });

  it('with the same key at once makes one document even when the browser encoded the photo anew', async () => {
    const fotos = await Promise.all([20, 60, 100, 140].map(outraFoto));
    const respostas = await Promise.all(fotos.map((conteudo) => enviar({ conteudo, chave: 'envio-4' })));
    expect(respostas.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await documentos('RESIDENCIA')).toHaveLength(1);
    expect(await orfaos()).toEqual([]);
  });

  it('the same file without a key changes nothing', async () => {
    await enviar({ conteudo: foto });
    await enviar({ conteudo: foto });
    expect(await documentos('RESIDENCIA')).toHaveLength(1);
  });

  it('late, after another file took the place, does not bring the old one back', async () => {
    await enviar({ conteudo: foto, chave: 'antigo' });
    await enviar({ conteudo: await outraFoto(200), chave: 'novo' });
    expect((await enviar({ conteudo: foto, chave: 'antigo' })).status).toBe(200);
    const linhas = await documentos('RESIDENCIA');
    expect(linhas).toHaveLength(2);
    expect(linhas.find(({ situacao }) => situacao === 'enviado')?.chave_de_envio).toContain('novo');
  });

  it('with the key of another slot is refused', async () => {
    await enviar({ conteudo: foto, chave: 'envio-3' });
    expect((await enviar({ conteudo: foto, chave: 'envio-3', indice: 1 })).status).toBe(409);
  });

  it('with a key that somebody else used is a document of its own', async () => {
    const doOtavio = await criarSolicitacao(servidor, otavio);
    await enviarDocumento(servidor, {
      token: otavio.token,
      solicitacaoId: doOtavio.id,
      tipo: 'RESIDENCIA',
      conteudo: foto,
      chave: 'igual',
    });
    await enviar({ conteudo: foto, chave: 'igual' });
    expect(await documentos('RESIDENCIA')).toHaveLength(1);
  });

  it('of a photo that is refused is refused each time, one after the other (attack 2)', async () => {
    const meia = foto.subarray(0, 9_000);
    const respostas = await Promise.all(
      Array.from({ length: 5 }, () => enviar({ conteudo: meia, chave: 'envio-5' })),
    );
    expect(respostas.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    expect((await enviar({ conteudo: foto, chave: 'envio-5' })).status).toBe(200);
    expect(await orfaos()).toEqual([]);
  });

  it('20 files for one slot at once: who has to come back is told when, and nothing is lost (DB-01, attack 2)', async () => {
    let fotos = await Promise.all(Array.from({ length: 20 }, (_, i) => outraFoto(i * 12)));
    const rodadas: number[] = [];
    while (fotos.length > 0) {
      const respostas = await Promise.all(fotos.map((conteudo) => enviar({ conteudo })));
      const recusadas = respostas.filter(({ status }) => status !== 200);
      for (const { status, cabecalhos, texto } of recusadas) {
        expect(status).toBe(429);
        expect(Number(cabecalhos['retry-after'])).toBeGreaterThan(0);
        expect(texto).toContain('Espere eles terminarem');
      }
      expect(await orfaos()).toEqual([]);
      fotos = fotos.filter((_, i) => respostas[i]?.status === 429);
      rodadas.push(recusadas.length);
    }
    // One in work and two that wait; with how they arrive some places are free again.
    expect(rodadas[0]).toBeGreaterThan(0);
    expect(rodadas[0]).toBeLessThanOrEqual(17);
    const linhas = await documentos('RESIDENCIA');
    expect(linhas.filter(({ situacao }) => situacao === 'enviado')).toHaveLength(1);
    expect(linhas.filter(({ situacao }) => situacao === 'substituido')).toHaveLength(19);
  }, 180_000);
});

describe('replacing', () => {
  it('keeps the former file in the history', async () => {
    await enviar({ conteudo: foto });
    await enviar({ conteudo: await outraFoto(10) });
    const linhas = await documentos('RESIDENCIA');
    expect(linhas.map(({ situacao }) => situacao).sort()).toEqual(['enviado', 'substituido']);
    for (const { arquivo_original } of linhas)
      expect((await contexto.gateways.cofre.ler(arquivo_original)).length).toBeGreaterThan(100);
  });

  it('with deleteOldDocuments takes the other files of the type away as well', async () => {
    await enviar({ conteudo: foto, indice: 0 });
    await enviar({ conteudo: await outraFoto(10), indice: 1 });
    await enviar({ conteudo: await outraFoto(90), indice: 0, apagarAnteriores: true });
    const vigentes = (await documentos('RESIDENCIA')).filter(({ situacao }) => situacao === 'enviado');
    expect(vigentes.map(({ indice }) => indice)).toEqual([0]);
  });

  it('when the database refuses leaves no file behind and the former one in force', async () => {
    await enviar({ conteudo: foto });
    await sql`create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      db,
    );
    await sql`create trigger quebrar before insert on acao_estudante for each row execute function quebrar()`.execute(
      db,
    );
    try {
      expect((await enviar({ conteudo: await outraFoto(10) })).status).toBe(500);
    } finally {
      await sql`drop trigger quebrar on acao_estudante`.execute(db);
    }
    expect(await documentos('RESIDENCIA')).toMatchObject([{ situacao: 'enviado' }]);
    expect(await orfaos()).toEqual([]);
  });

  it('a rejected document answers it, and an approved one stays, while the request is corrected', async () => {
    await enviar({ conteudo: foto, indice: 0 });
    await enviar({ conteudo: await outraFoto(10), indice: 1 });
    await db
      .updateTable('documento')
      .set({ situacao: 'rejeitado', motivos: JSON.stringify([{ codigo: 'ILEGIVEL', texto: 'Ilegível.' }]) })
      .where('indice', '=', 0)
      .execute();
    await db.updateTable('documento').set({ situacao: 'aprovado' }).where('indice', '=', 1).execute();
    await situacaoDaSolicitacao('RDC', 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES');
    try {
      const resposta = await enviar({ conteudo: await outraFoto(70), indice: 0, flag: 'S' });
      expect(resposta.corpo<Resposta>().RESIDENCIA).toMatchObject([
        { index: 0, rejeitado: null },
        { index: 1, rejeitado: 'NAO' },
      ]);
      const novo = (await documentos('RESIDENCIA')).find(({ situacao }) => situacao === 'enviado');
      expect(novo?.resposta_a).not.toBeNull();
      expect((await enviar({ conteudo: await outraFoto(71), indice: 1 })).status).toBe(409);
    } finally {
      await situacaoDaSolicitacao('PDBE', 'PENDENTE_DADOS_BASICOS_ESTUDANTE');
    }
  });

  it('is refused while the request is analysed', async () => {
    await situacaoDaSolicitacao('PADC', 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES');
    try {
      const resposta = await enviar({ conteudo: foto });
      expect(resposta.status).toBe(409);
      expect(resposta.texto).toContain('em análise');
    } finally {
      await situacaoDaSolicitacao('PDBE', 'PENDENTE_DADOS_BASICOS_ESTUDANTE');
    }
  });
});

const situacaoDaSolicitacao = (sigla: Sigla, status: StatusSolicitacao) =>
  db
    .updateTable('solicitacao')
    .set({ sigla, status_solicitacao: status })
    .where('id', '=', solicitacaoId)
    .execute();

describe('who may send', () => {
  it('another account gets the 404 of a request that does not exist', async () => {
    const alheia = await enviar({ conteudo: foto, token: otavio.token });
    const inexistente = await enviar({ conteudo: foto, solicitacaoId: 999_999 });
    expect(alheia.status).toBe(404);
    expect({ ...alheia.corpo(), requestId: '' }).toEqual({ ...inexistente.corpo(), requestId: '' });
  });

  it('a guarantor who does not exist in the request is not found', async () => {
    expect((await enviar({ conteudo: foto, pessoa: 'fiador' })).status).toBe(404);
  });

  it('a support session only looks', async () => {
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
    expect((await enviar({ conteudo: foto, token })).status).toBe(403);
  });
});

describe('reading an identity document', () => {
  const lido = (valor: string) => ({ valor, confianca: 0.97 });
  const VISION: Vision = {
    ...VISION_VAZIA,
    nome: lido(ANA.nome),
    cpf: lido(ANA.cpf),
    mae: lido('Helena Lima Duarte'),
    dataNascimento: lido('1989-10-15'),
    tipoReconhecido: 'RG',
    legivel: true,
  };

  beforeEach(async () => {
    await db.updateTable('participante').set({ respostas: '{}', data_nascimento: null, versao: 1 }).execute();
  });

  it('comes with the answer and fills in what is empty, for every device', async () => {
    leitura = async () => ({ tipo: 'lido', vision: VISION });
    const resposta = await enviar({ conteudo: foto, tipo: 'RG' });
    expect(resposta.corpo<Resposta>()).toMatchObject({
      vision: { nome: ANA.nome, cpf: ANA.cpf, mae: 'Helena Lima Duarte', dataNascimento: '1989-10-15' },
      RG: [{ leitura: 'lida', vision: { cpf: ANA.cpf } }],
    });
    expect(await participante()).toMatchObject({
      data_nascimento: '1989-10-15',
      respostas: { nomeMae: 'Helena Lima Duarte' },
      versao: 1,
    });
  });

  it('never changes what the person already answered', async () => {
    await db
      .updateTable('participante')
      .set({ respostas: JSON.stringify({ nomeMae: 'Outra Mãe' }), data_nascimento: '1990-01-01' })
      .execute();
    leitura = async () => ({ tipo: 'lido', vision: VISION });
    await enviar({ conteudo: foto, tipo: 'RG' });
    expect(await participante()).toMatchObject({
      data_nascimento: '1990-01-01',
      respostas: { nomeMae: 'Outra Mãe' },
    });
  });

  it('of another person fills in nothing', async () => {
    leitura = async () => ({ tipo: 'lido', vision: { ...VISION, cpf: lido(MARINA.cpf) } });
    const resposta = await enviar({ conteudo: foto, tipo: 'RG' });
    expect((await participante()).respostas).toEqual({});
    expect(resposta.corpo<Resposta>().RG?.[0]).toMatchObject({
      conferencias: expect.arrayContaining([
        expect.objectContaining({ regra: 'nome', resultado: 'aprovado' }),
        expect.objectContaining({ regra: 'cpf', resultado: 'reprovado' }),
      ]),
    });
  });

  it('that fails leaves the document in force and the person typing', async () => {
    const resposta = await enviar({ conteudo: foto, tipo: 'RG' });
    expect(resposta.corpo<Resposta>()).toMatchObject({ vision: null, RG: [{ leitura: 'falhou' }] });
  });

  it('that breaks or is too busy is left to a job, and the upload stands', async () => {
    leitura = async () => ({ tipo: 'ocupada' });
    const resposta = await enviar({ conteudo: foto, tipo: 'RG' });
    expect(resposta.status).toBe(200);
    expect(resposta.corpo<Resposta>()).toMatchObject({ vision: null, RG: [{ leitura: 'pendente' }] });
    const { rows } = await sql<{
      tarefa: string;
    }>`select task_identifier as tarefa from graphile_worker.jobs`.execute(db);
    expect(rows.map(({ tarefa }) => tarefa)).toContain('ler-documento');
  });

  it('of a proof of residence is not attempted', async () => {
    leitura = async () => {
      throw new Error('not to be read');
    };
    const resposta = await enviar({ conteudo: foto });
    expect(resposta.corpo<Resposta>()).not.toHaveProperty('vision');
  });
});
