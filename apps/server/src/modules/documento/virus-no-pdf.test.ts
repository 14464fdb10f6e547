/** What an antivirus knows, hidden in a PDF that shows an ordinary page. */
import { inflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { arquivosGuardados, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import type { Antivirus } from '../../arquivos/antivirus.ts';

/** In two halves: a scanner must not take this file for what it looks for. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

async function umaPagina(): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 200]).drawText('Comprovante de matrícula', { x: 20, y: 100 });
  return pdf;
}

const ESCONDERIJOS: ReadonlyArray<readonly [string, (pdf: PDFDocument) => Promise<unknown> | unknown]> = [
  ['as an attachment', (pdf) => pdf.attach(Buffer.from(EICAR), 'boleto.txt', { mimeType: 'text/plain' })],
  [
    'in a stream of no page',
    (pdf) => {
      const fluxo = PDFRawStream.of(pdf.context.obj({ Length: EICAR.length }), Buffer.from(EICAR));
      pdf.catalog.set(PDFName.of('Extra'), pdf.context.register(fluxo));
    },
  ],
  [
    'in a compressed stream of no page',
    (pdf) => pdf.catalog.set(PDFName.of('Extra'), pdf.context.register(pdf.context.flateStream(EICAR))),
  ],
];

async function esconder(guardar: (pdf: PDFDocument) => unknown): Promise<Buffer> {
  const pdf = await umaPagina();
  await guardar(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** Looks into compressed streams, as scanners do. */
function temEicar(arquivo: Buffer): boolean {
  if (arquivo.includes(EICAR)) return true;
  for (let inicio = arquivo.indexOf('stream'); inicio >= 0; inicio = arquivo.indexOf('stream', inicio + 6)) {
    const dados = arquivo.subarray(inicio + (arquivo[inicio + 6] === 13 ? 8 : 7));
    try {
      if (inflateSync(dados, { finishFlush: 2 }).includes(EICAR)) return true;
    } catch {
      // No compressed stream begins here.
    }
  }
  return false;
}

const antivirus: Antivirus = {
  async examinar(conteudo) {
    const partes: Uint8Array[] = [];
    for await (const parte of conteudo) partes.push(parte);
    return temEicar(Buffer.concat(partes))
      ? { tipo: 'contaminado', assinatura: 'Eicar-Signature' }
      : { tipo: 'limpo' };
  },
  situacao: async () => 'pronto',
};

async function comEstudante(gateways: { antivirus?: Antivirus }) {
  const servidor = await criarServidorDeTeste({ gateways });
  const conta = await criarConta(servidor, ANA);
  const { id: solicitacaoId } = await criarSolicitacao(servidor, conta);
  return { servidor, token: conta.token, solicitacaoId };
}
const comAntivirus = await comEstudante({ antivirus });
const semAntivirus = await comEstudante({});

const enviar = ({ servidor, token, solicitacaoId }: typeof comAntivirus, conteudo: Uint8Array) =>
  enviarDocumento(servidor, { token, solicitacaoId, conteudo, nome: 'documento.pdf' });

describe.each(ESCONDERIJOS)('attack 15: EICAR in a PDF, %s', (_, guardar) => {
  it('is refused where there is an antivirus, and nothing of the file stays', async () => {
    const arquivo = await esconder(guardar);
    expect(temEicar(arquivo)).toBe(true);
    const resposta = await enviar(comAntivirus, arquivo);
    expect(resposta.status, resposta.texto).toBe(422);
    expect(resposta.corpo().message).toMatch(/antivírus/);
    expect(await arquivosGuardados(comAntivirus.servidor)).toEqual([]);
  });

  it('is in no copy that anybody opens, where there is none', async () => {
    const resposta = await enviar(semAntivirus, await esconder(guardar));
    expect(resposta.status, resposta.texto).toBe(200);
    const { contexto, db } = semAntivirus.servidor;
    const { arquivo_original } = await db
      .selectFrom('documento')
      .select('arquivo_original')
      .executeTakeFirstOrThrow();
    const copia = Buffer.from(await contexto.gateways.cofre.ler(arquivo_original));
    expect(copia.subarray(0, 5).toString()).toBe('%PDF-');
    expect(temEicar(copia)).toBe(false);
  });
});
