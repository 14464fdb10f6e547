/** Not files but ways of sending: the protocol of parts (tus) misused, and bodies that never end. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Sorteio } from '../../apps/server/test/documentos/hostis/sorteio.ts';
import type { Alvo, Desfecho } from './alvo.ts';

const base64 = (texto: string) => Buffer.from(texto).toString('base64');

export async function tusIndevido({ base, token, destino }: Alvo, sorteio: Sorteio): Promise<Desfecho> {
  const cabecalhos = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const criar = (mais: Record<string, string>) =>
    fetch(`${base}/api/envios`, { method: 'POST', headers: { ...cabecalhos, ...mais } });
  const parte = async (mais: Record<string, string>, corpo = 'abc') => {
    const criado = await criar({ 'upload-length': '9' });
    return fetch(new URL(criado.headers.get('location') ?? '/api/envios/x', base), {
      method: 'PATCH',
      headers: { ...cabecalhos, 'content-type': 'application/offset+octet-stream', ...mais },
      body: corpo,
    });
  };
  const modos = [
    () => criar({ 'upload-length': String(sorteio.entre(2e7, 2e15)) }),
    () => criar({ 'upload-length': sorteio.um(['-1', 'abc', '1e9', '0x10', '']) }),
    () => criar({ 'upload-length': '9', 'upload-metadata': `filename ${base64('a\0b.pdf')}` }),
    () =>
      criar({ 'upload-length': '9', 'upload-metadata': `filename ${'A'.repeat(sorteio.entre(100, 9_000))}` }),
    () =>
      criar({ 'upload-length': '9', 'upload-metadata': sorteio.um([',,,', ' ', 'a b c', 'filename !!!']) }),
    () => criar({ 'upload-length': '9', 'upload-concat': 'final;/api/envios/a /api/envios/b' }),
    () => parte({ 'upload-offset': String(sorteio.entre(1, 99)) }),
    () => parte({ 'upload-offset': sorteio.um(['-3', 'x', '9e9']) }),
    () => parte({ 'upload-offset': '0' }, 'x'.repeat(sorteio.entre(10, 400_000))),
    () => parte({ 'upload-offset': '0', 'content-type': 'text/plain' }),
    () => parte({ 'upload-offset': '0', 'tus-resumable': '9.9.9' }),
    () => fetch(`${base}/api/envios/${randomUUID()}`, { method: 'HEAD', headers: cabecalhos }),
    () => fetch(`${base}/api/envios/..%2f..%2fetc`, { method: 'DELETE', headers: cabecalhos }),
    () => {
      const corpo = new FormData();
      corpo.set('envio', sorteio.um([randomUUID(), '\0', '../../x', '']));
      return fetch(base + destino, {
        method: 'POST',
        headers: { authorization: cabecalhos.authorization },
        body: corpo,
      });
    },
  ];
  const resposta = await sorteio.um(modos)();
  await resposta.arrayBuffer();
  return { status: resposta.status, tentarDepois: resposta.headers.has('retry-after') };
}

const PEDACO = Buffer.alloc(64 * 1024, 'x');
const PACIENCIA_MS = 8_000;

/** Chunked, without a length and without an end; the server has to be the one that stops. */
export function corpoSemFim({ base, token, destino }: Alvo, sorteio: Sorteio): Promise<Desfecho> {
  const comSessao = sorteio.entre(0, 1) === 1;
  const partes = sorteio.entre(0, 2) > 0;
  const caminho = partes ? destino : '/api/autenticacao/autenticar';
  const tipo = partes ? 'multipart/form-data; boundary=limite' : 'application/json';
  const comeco = partes
    ? sorteio.um([
        '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
        '\r\npreâmbulo',
      ])
    : sorteio.um(['{"cpf":"', '[[[[', '"']);
  return new Promise((resolver) => {
    let bytes = 0;
    let status = 0;
    let tentarDepois = false;
    const pedido = request(new URL(caminho, base), {
      method: 'POST',
      agent: false,
      headers: { 'content-type': tipo, ...(comSessao ? { authorization: `Bearer ${token}` } : {}) },
    });
    const terminar = () => {
      clearTimeout(limite);
      pedido.destroy();
      resolver({ status, tentarDepois, bytes });
    };
    const limite = setTimeout(terminar, PACIENCIA_MS);
    pedido.on('response', (resposta) => {
      status = resposta.statusCode ?? 0;
      tentarDepois = 'retry-after' in resposta.headers;
      resposta.resume();
    });
    pedido.on('error', () => undefined).on('close', terminar);
    const escrever = () => {
      while (!pedido.destroyed && pedido.write(PEDACO)) bytes += PEDACO.length;
      bytes += PEDACO.length;
      if (!pedido.destroyed) pedido.once('drain', escrever);
    };
    pedido.write(comeco);
    escrever();
  });
}
