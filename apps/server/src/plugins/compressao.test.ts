/** Validators 18: large answers leave compressed, and no answer with a secret does. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Rota } from '@credito/api/rota';
import { chaveDaRota, ROTAS } from '@credito/api/rotas';
import { describe, expect, it } from 'vitest';
import { indicarFiador, pessoaNumero } from '../../test/fiadores.ts';
import { criarConta } from '../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { CURSO_SIMPLES, criarSolicitacao } from '../../test/solicitacoes.ts';
import { podeComprimir } from './compressao.ts';

const servidor = await criarServidorDeTeste();
const ler = (url: string, aceita: string, token?: string) =>
  servidor.pedir({
    metodo: 'GET',
    url,
    cabecalhos: { 'accept-encoding': aceita },
    ...(token ? { token } : {}),
  });

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('asked for with %s is sent as %s, and is the same', async (aceita, codificacao, abrir) => {
    const simples = await ler('/api/openapi.json', 'identity');
    const comprimida = await ler('/api/openapi.json', aceita);
    expect(comprimida.cabecalhos).toMatchObject({
      'content-encoding': codificacao,
      vary: 'accept-encoding',
    });
    expect(abrir(comprimida.bytes).toString()).toBe(simples.texto);
    expect(comprimida.bytes.length).toBeLessThan(simples.bytes.length / 8);
    expect(simples.cabecalhos['content-encoding']).toBeUndefined();
  });

  it('of an entry is, and keeps the word that nobody stores it', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(1));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    const carregada = await ler(`/api/solicitacaoCredito/carregar?id=${id}`, 'br', estudante.token);
    expect(carregada.status).toBe(200);
    expect(carregada.cabecalhos).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(brotliDecompressSync(carregada.bytes).toString())).toHaveProperty('id', id);
  });

  it('with an invitation in it is not, however long', async () => {
    const estudante = await criarConta(servidor, pessoaNumero(2));
    const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_SIMPLES });
    const { codFiador } = await indicarFiador(servidor, estudante, pessoaNumero(3));
    const lista = await ler(`/api/solicitacaoCredito/${id}/fiadores`, 'br', estudante.token);
    expect(lista.texto).toContain(codFiador);
    expect(lista.cabecalhos['content-encoding']).toBeUndefined();
  });
});

describe('which answers', () => {
  const rotas: readonly Rota[] = ROTAS;
  const comprimidas = new Set(rotas.filter(podeComprimir).map(chaveDaRota));

  it('that carry a token, a code, a link or a key are never compressed', () => {
    for (const chave of [
      'GET /solicitacaoCredito/{id}/fiadores',
      'GET /demonstracao/mensagens',
      'POST /autenticacao/autenticar',
      'POST /v1/site/auth/refresh_token',
      'POST /gestao/autenticacao/confirmar',
      'GET /solicitacao/s/verificar-redirect',
    ])
      expect(rotas.some((rota) => chaveDaRota(rota) === chave) && !comprimidas.has(chave), chave).toBe(true);
  });

  it('that change something are not, and most questions are', () => {
    for (const chave of comprimidas) expect(chave).toMatch(/^GET /);
    expect(comprimidas.size).toBeGreaterThan(rotas.filter(({ metodo }) => metodo === 'GET').length / 2);
    expect(comprimidas).toContain('GET /solicitacao/status');
  });
});
