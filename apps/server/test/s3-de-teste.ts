/** The far side of the S3 protocol on loopback: keeps objects in memory and refuses a signature that is not right. */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CREDENCIAIS = {
  accessKeyId: 'AKIDEXEMPLO',
  secretAccessKey: 'segredo/de+teste',
  region: 'sa-east-1',
};
const POR_PAGINA = 2;

export async function criarS3DeTeste() {
  const objetos = new Map<string, { corpo: Buffer; em: Date }>();
  const servidor = createServer(async (pedido, resposta) => {
    const partes: Buffer[] = [];
    for await (const parte of pedido) partes.push(parte as Buffer);
    const url = new URL(pedido.url ?? '/', 'http://s3');
    const chave = url.pathname.split('/')[2] ?? '';
    if (!assinaturaCerta(pedido, url)) return resposta.writeHead(403).end();
    const objeto = objetos.get(chave);
    if (pedido.method === 'PUT') {
      if (pedido.headers['content-length'] === undefined) return resposta.writeHead(411).end();
      objetos.set(chave, { corpo: Buffer.concat(partes), em: new Date('2026-01-01T00:00:00Z') });
      return resposta.writeHead(200).end();
    }
    if (pedido.method === 'DELETE') {
      objetos.delete(chave);
      return resposta.writeHead(204).end();
    }
    if (chave === '') return resposta.writeHead(200).end(pagina(url));
    if (!objeto) return resposta.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return resposta.writeHead(200, { 'content-length': objeto.corpo.length }).end(objeto.corpo);
  });

  function pagina(url: URL): string {
    const inicio = Number(url.searchParams.get('continuation-token') ?? 0);
    const chaves = [...objetos].sort(([a], [b]) => (a < b ? -1 : 1));
    const itens = chaves
      .slice(inicio, inicio + POR_PAGINA)
      .map(
        ([id, { em }]) =>
          `<Contents><Key>${id}</Key><LastModified>${em.toISOString()}</LastModified></Contents>`,
      );
    const mais = inicio + POR_PAGINA < chaves.length;
    return `<ListBucketResult><IsTruncated>${mais}</IsTruncated>${itens.join('')}${
      mais ? `<NextContinuationToken>${inicio + POR_PAGINA}</NextContinuationToken>` : ''
    }</ListBucketResult>`;
  }

  servidor.listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const { port } = servidor.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objetos,
    encerrar: () => new Promise<void>((resolver) => servidor.close(() => resolver())),
  };
}

/** AWS Signature Version 4, from its public description. */
function assinaturaCerta(pedido: IncomingMessage, url: URL): boolean {
  const achado =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      pedido.headers.authorization ?? '',
    );
  if (!achado) return false;
  const [, quem, dia = '', regiao = '', nomes = '', assinatura] = achado;
  if (quem !== CREDENCIAIS.accessKeyId || regiao !== CREDENCIAIS.region) return false;
  const cabecalhos = nomes.split(';').map((nome) => `${nome}:${String(pedido.headers[nome] ?? '').trim()}\n`);
  const consulta = [...url.searchParams]
    .map(([nome, valor]) => `${encodeURIComponent(nome)}=${encodeURIComponent(valor)}`)
    .sort()
    .join('&');
  const canonico = [
    pedido.method,
    url.pathname,
    consulta,
    cabecalhos.join(''),
    nomes,
    pedido.headers['x-amz-content-sha256'],
  ].join('\n');
  const escopo = `${dia}/${regiao}/s3/aws4_request`;
  const texto = [
    'AWS4-HMAC-SHA256',
    pedido.headers['x-amz-date'],
    escopo,
    createHash('sha256').update(canonico).digest('hex'),
  ].join('\n');
  const hmac = (chave: Buffer | string, dado: string) => createHmac('sha256', chave).update(dado).digest();
  const chave = [regiao, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${CREDENCIAIS.secretAccessKey}`, dia));
  return hmac(chave, texto).toString('hex') === assinatura;
}
