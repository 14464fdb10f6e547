/**
 * Two promises about uploads. Over a phone's 3G with ten cuts, six photos and a PDF of 10 MB arrive once each and at
 * most 10 % of the bytes travel twice. And uploads of 15 MB leave the server's memory flat: fifty at once cost about
 * what ten do.
 *
 *   npm run bench:envios
 */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { entrarPorChamada } from '../e2e/world/chamadas.ts';
import { criarContaPronta } from '../e2e/world/conta-pronta.ts';
import { criarPedido, SEM_FIADOR } from '../e2e/world/novo-pedido.ts';
import { pessoa } from '../e2e/world/pessoas.ts';
import { abrirRedeLenta, esperar } from './rede-lenta.ts';

const PORTA = Number(process.env.PORT ?? 4791);
const MB = 1024 * 1024;
/** What the portal sends at once (decisions, "Uploads"). */
const PARTE = 256 * 1024;
const FOTOS = ['MATRICULA', 'HISTORICO_ESCOLAR', 'COMPROVANTE_ENEM', 'SELFIE', 'CPF', 'RESIDENCIA'];

interface Ensaio {
  base: string;
  id: number;
  token: string;
}

const destino = (tipo: string, id: number, indice = 0) =>
  `/api/solicitacaoCredito/${id}/salvarDocumento/estudante/${tipo}/${indice}/null/N`;

/** Noise does not compress: the file has about the size that is asked for. */
function foto(lado: number): Promise<Buffer> {
  const ruido = { width: lado, height: lado, channels: 3 as const };
  return sharp(randomBytes(lado * lado * 3), { raw: ruido })
    .jpeg({ quality: 60 })
    .toBuffer();
}

async function pdfDe(bytes: number): Promise<Buffer> {
  const figura = await foto(1600);
  const pdf = await PDFDocument.create();
  for (let pagina = 0; (pagina + 0.5) * figura.length < bytes; pagina += 1) {
    const folha = await pdf.embedJpg(await foto(1600));
    pdf.addPage([595, 842]).drawImage(folha, { x: 0, y: 0, width: 595, height: 595 });
  }
  return Buffer.from(await pdf.save());
}

async function insistir(pedir: () => Promise<Response>): Promise<Response> {
  for (let tentativa = 0; ; tentativa += 1) {
    const resposta = await pedir().catch(() => null);
    if (resposta && resposta.status < 500 && resposta.status !== 409) return resposta;
    if (tentativa === 20) throw new Error('the line never came back');
    await esperar(200 * (tentativa + 1));
  }
}

async function exigirSucesso(resposta: Response): Promise<void> {
  const texto = await resposta.text();
  if (!resposta.ok) throw new Error(`${resposta.status} ${texto}`);
}

function entregar({ base, id, token }: Ensaio, tipo: string, corpo: FormData, chave: string) {
  return fetch(base + destino(tipo, id), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': chave },
    body: corpo,
  });
}

/** Small files whole, with the same key at every try. */
async function enviarInteiro(ensaio: Ensaio, tipo: string, conteudo: Buffer): Promise<void> {
  const chave = randomUUID();
  await exigirSucesso(
    await insistir(() => {
      const corpo = new FormData();
      corpo.set('file', new Blob([new Uint8Array(conteudo)]), 'foto.jpg');
      return entregar(ensaio, tipo, corpo, chave);
    }),
  );
}

/** Large files in parts, as the portal sends them. */
async function enviarEmPartes(ensaio: Ensaio, tipo: string, conteudo: Buffer): Promise<void> {
  const cabecalhos = { 'tus-resumable': '1.0.0', authorization: `Bearer ${ensaio.token}` };
  const criado = await insistir(() =>
    fetch(`${ensaio.base}/api/envios`, {
      method: 'POST',
      headers: {
        ...cabecalhos,
        'upload-length': String(conteudo.length),
        'upload-metadata': `filename ${Buffer.from('extrato.pdf').toString('base64')}`,
      },
    }),
  );
  const id = criado.headers.get('location')?.split('/').at(-1) ?? '';
  const envio = `${ensaio.base}/api/envios/${id}`;
  for (let posicao = 0; posicao < conteudo.length; ) {
    const resposta = await fetch(envio, {
      method: 'PATCH',
      headers: {
        ...cabecalhos,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(posicao),
      },
      body: new Uint8Array(conteudo.subarray(posicao, posicao + PARTE)),
    }).catch(() => null);
    const onde =
      resposta?.status === 204
        ? resposta
        : await insistir(() => fetch(envio, { method: 'HEAD', headers: cabecalhos }));
    posicao = Number(onde.headers.get('upload-offset'));
  }
  const chave = randomUUID();
  await exigirSucesso(
    await insistir(() => {
      const corpo = new FormData();
      corpo.set('envio', id);
      return entregar(ensaio, tipo, corpo, chave);
    }),
  );
}

async function porTresG(direto: Ensaio): Promise<boolean> {
  const fotos = await Promise.all(FOTOS.map(() => foto(900)));
  const pdf = await pdfDe(10 * MB);
  const total = fotos.reduce((soma, { length }) => soma + length, pdf.length);
  const rede = await abrirRedeLenta({
    porta: PORTA,
    bytesPorSegundo: 250_000,
    atrasoMs: 150,
    cortarEm: Array.from({ length: 10 }, (_, i) => Math.round(((i + 0.6) * total) / 10)),
  });
  const inicio = Date.now();
  const ensaio = { ...direto, base: rede.base };
  for (const [i, tipo] of FOTOS.entries()) await enviarInteiro(ensaio, tipo, fotos[i] ?? Buffer.alloc(0));
  await enviarEmPartes(ensaio, 'RG', pdf);
  await rede.encerrar();
  const lista = await fetch(`${direto.base}/api/solicitacaoCredito/${direto.id}/documentosv2/estudante`, {
    headers: { authorization: `Bearer ${direto.token}` },
  });
  const chegaram = Object.entries((await lista.json()) as Record<string, unknown[]>).filter(([tipo]) =>
    ['RG', ...FOTOS].includes(tipo),
  );
  const umaVez = chegaram.every(([, registros]) => registros.length === 1);
  const aMais = rede.enviados() / total - 1;
  process.stdout.write(
    `3G: 6 photos and a PDF, ${(total / MB).toFixed(1)} MB, ${rede.cortes()} cuts, ${Math.round((Date.now() - inicio) / 1000)} s: ` +
      `${chegaram.length} of 7 arrived, each once: ${umaVez}; ${(aMais * 100).toFixed(1)} % sent twice, headers included (at most 10)\n`,
  );
  return chegaram.length === 7 && umaVez && aMais <= 0.1 && rede.cortes() === 10;
}

async function memoriaDe({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** Real PDFs: received, checked, cleaned, drawn and encrypted. Gives the peak of the process in MB. */
async function juntos({ base, id, token }: Ensaio, processo: ChildProcess, quantos: number): Promise<number> {
  const pdf = await pdfDe(14 * MB);
  let pico = 0;
  const medir = setInterval(async () => {
    pico = Math.max(pico, await memoriaDe(processo));
  }, 100);
  const antes = await memoriaDe(processo);
  const inicio = Date.now();
  const respostas = await Promise.all(
    Array.from({ length: quantos }, async (_, i) => {
      const corpo = new FormData();
      // The same page with another ending each: different files.
      corpo.set('file', new Blob([new Uint8Array(pdf), `\n%${i}`]), `arquivo-${i}.pdf`);
      const resposta = await fetch(base + destino('COMPROVANTE_RENDA_FAMILIAR', id, i % 30), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: corpo,
      });
      await resposta.arrayBuffer();
      return resposta.status;
    }),
  );
  clearInterval(medir);
  const contagem = Map.groupBy(respostas, (status) => status);
  process.stdout.write(
    `Memory: ${quantos} uploads of ${(pdf.length / MB).toFixed(1)} MB at once, ${Math.round((Date.now() - inicio) / 1000)} s: ` +
      `RSS ${Math.round(antes)} MB before, ${Math.round(pico)} MB at most; ` +
      `answers ${[...contagem].map(([status, lista]) => `${lista.length} × ${status}`).join(', ')}\n`,
  );
  if (contagem.size > 1 || !contagem.has(200)) throw new Error('the server did not take every file');
  return pico;
}

const pasta = await mkdtemp(join(tmpdir(), 'portal-bench-'));
// As root the database runs under another account, which must pass through.
await chmod(pasta, 0o711);
const base = `http://localhost:${PORTA}`;
const processo = fork(fileURLToPath(new URL('../e2e/world/servidor.ts', import.meta.url)), {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PORT: String(PORTA),
    DATA_DIR: pasta,
    PUBLIC_URL: base,
    DEMONSTRACAO: 'true',
    LOG_LEVEL: 'error',
    LIMITE_POR_ENDERECO: '1000000',
    LIMITE_DE_ATRASO_MS: '0',
  },
});
try {
  await once(processo, 'message');
  process.env.E2E_BASE = base;
  const estudante = await entrarPorChamada(await criarContaPronta(pessoa('Marina Conceição Dias', 71)));
  const ensaio = { base, id: await criarPedido(estudante, SEM_FIADOR), token: estudante.token };
  const rede = await porTresG(ensaio);
  // The first files bring the threads and their libraries into memory.
  await juntos(ensaio, processo, 2);
  const com10 = await juntos(ensaio, processo, 10);
  const com50 = await juntos(ensaio, processo, 50);
  const plana = com50 <= com10 * 1.25;
  process.stdout.write(`Fifty at once peak at ${(com50 / com10).toFixed(2)} times ten (at most 1.25)\n`);
  if (!(rede && plana)) process.exitCode = 1;
} finally {
  processo.kill('SIGTERM');
  await once(processo, 'exit');
  await rm(pasta, { recursive: true, force: true });
}
