import type { Rota } from '@credito/api/rota';
import { chaveDaRota, ROTAS } from '@credito/api/rotas';
import { describe, expect, it } from 'vitest';
import { criarConta, criarOperador, MARINA } from '../test/pessoas.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
const rotas: readonly Rota[] = ROTAS;

/** A path with well-formed parameters that nobody owns. */
function enderecoAlheio(rota: Rota): string {
  const valores: Record<string, string> = {
    personType: 'estudante',
    docType: 'RG',
    index: '0',
    tipoRenda: 'null',
    flag: 'N',
    which: 'fiador',
    type: 'fiador',
    sourceDocType: 'RG',
    targetDocType: 'CPF',
  };
  const caminho = rota.caminho.replace(/\{(\w+)\}/g, (_, nome: string) => valores[nome] ?? '999999999');
  return `/api${caminho}`;
}

describe('Every entry of the API', () => {
  it('is declared once', () => {
    const chaves = rotas.map(chaveDaRota);
    expect(new Set(chaves).size).toBe(chaves.length);
  });

  it('has a handler, and every handler has an entry', () => {
    expect([...servidor.registradas].sort()).toEqual(rotas.map(chaveDaRota).sort());
  });

  it('is in the OpenAPI document', async () => {
    const documento = (await servidor.pedir({ metodo: 'GET', url: '/api/openapi.json' })).corpo<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(documento.openapi).toMatch(/^3\.1/);
    for (const rota of rotas)
      expect(documento.paths[rota.caminho]?.[rota.metodo.toLowerCase()], chaveDaRota(rota)).toBeDefined();
  });

  it('is documented with its files, its refusals and who may call (validators 3 to 5)', async () => {
    interface Operacao {
      operationId: string;
      security: unknown[];
      requestBody?: { content: Record<string, unknown> };
      responses: Record<string, { content?: Record<string, unknown> }>;
    }
    const { paths, components } = (await servidor.pedir({ metodo: 'GET', url: '/api/openapi.json' })).corpo<{
      paths: Record<string, Record<string, Operacao>>;
      components: { schemas: object };
    }>();
    const nomes = new Set<string>();
    for (const rota of rotas) {
      const operacao = paths[rota.caminho]?.[rota.metodo.toLowerCase()];
      if (!operacao) throw new Error(chaveDaRota(rota));
      nomes.add(operacao.operationId);
      const feita = rota.resposta || rota.binario ? '200' : '204';
      const esperadas = [
        feita,
        '400',
        ...(rota.permissao === 'publica' ? [] : ['401', '403']),
        ...(rota.recusas ?? []).map(String),
        'default',
      ];
      expect(Object.keys(operacao.responses).toSorted(), chaveDaRota(rota)).toEqual(
        [...new Set(esperadas)].toSorted(),
      );
      expect(Object.keys(operacao.responses['400']?.content ?? {})).toEqual(['application/problem+json']);
      if (rota.binario) expect(Object.keys(operacao.responses['200']?.content ?? {})).toEqual([rota.binario]);
      if (rota.arquivo) expect(operacao.requestBody?.content).toHaveProperty('multipart/form-data');
      expect(operacao.security.length).toBe(rota.permissao === 'publica' ? 0 : 1);
    }
    expect(nomes.size).toBe(rotas.length);
    expect(components.schemas).toHaveProperty('Problema');
  });

  it.each(
    rotas.filter((rota) => rota.permissao !== 'publica').map((rota) => [chaveDaRota(rota), rota] as const),
  )('%s refuses whoever has no session', async (_, rota) => {
    const resposta = await servidor.pedir({ metodo: rota.metodo, url: enderecoAlheio(rota) });
    expect(resposta.status).toBe(401);
    expect(resposta.corpo()).toMatchObject({ status: 401, message: 'Entre na sua conta para continuar.' });
  });

  it.each(
    rotas
      .filter((rota) => rota.permissao.startsWith('gestao'))
      .map((rota) => [chaveDaRota(rota), rota] as const),
  )('%s refuses a person of the portal', async (_, rota) => {
    const conta = await contaDaPessoa();
    const resposta = await servidor.pedir({
      metodo: rota.metodo,
      url: enderecoAlheio(rota),
      token: conta.token,
    });
    expect(resposta.status).toBe(403);
  });

  it.each(
    rotas
      .filter((rota) => rota.permissao.startsWith('conta'))
      .map((rota) => [chaveDaRota(rota), rota] as const),
  )('%s refuses a member of the staff', async (_, rota) => {
    const operador = await operadorDeTeste();
    const resposta = await servidor.pedir({
      metodo: rota.metodo,
      url: enderecoAlheio(rota),
      token: operador.token,
    });
    expect(resposta.status).toBe(403);
  });
});

describe('The server', () => {
  it('answers 404 with a Portuguese sentence to an unknown path', async () => {
    const resposta = await servidor.pedir({ metodo: 'GET', url: '/api/nao-existe' });
    expect(resposta.status).toBe(404);
    expect(resposta.corpo()).toMatchObject({ message: 'Este endereço não existe.' });
  });

  it('answers 405 and names the methods that a known path has', async () => {
    const resposta = await servidor.pedir({ metodo: 'DELETE', url: '/api/configuracao' });
    expect(resposta.status).toBe(405);
    expect(resposta.cabecalhos.allow).toBe('GET');
  });

  it('fidelity, portal 12: what a person reads of a refusal begins with no name of a field', async () => {
    const resposta = await servidor.pedir({
      metodo: 'POST',
      url: '/api/autenticacao/autenticar',
      body: { cpf: '39053344705', password: 'a'.repeat(1_100) },
    });
    const { message, errors, campos } = resposta.corpo<{
      message: string;
      errors: string[];
      campos: { campo: string; mensagem: string }[];
    }>();
    expect(resposta.status).toBe(400);
    expect(campos).toEqual([{ campo: 'password', mensagem: errors[0] }]);
    for (const frase of [message, ...errors]) expect(frase).toMatch(/^[A-ZÀ-Ú][^:]*\.$/);
  });

  it('never lets an answer of the API be stored', async () => {
    const resposta = await servidor.pedir({ metodo: 'GET', url: '/api/configuracao' });
    expect(resposta.cabecalhos['cache-control']).toBe('no-store');
  });

  it('attack 15: says which abilities of a device no page of ours may use', async () => {
    const resposta = await servidor.pedir({ metodo: 'GET', url: '/api/configuracao' });
    const permissoes = String(resposta.cabecalhos['permissions-policy']);
    for (const recurso of ['camera', 'geolocation', 'microphone', 'usb'])
      expect(permissoes).toContain(`${recurso}=()`);
  });

  it('sends a policy without unsafe-inline', async () => {
    const resposta = await servidor.pedir({ metodo: 'GET', url: '/api/configuracao' });
    const politica = String(resposta.cabecalhos['content-security-policy']);
    expect(politica).toContain("script-src 'self'");
    expect(politica).not.toContain('unsafe-inline');
  });
});

let pessoa: ReturnType<typeof criarConta> | undefined;
const contaDaPessoa = () => (pessoa ??= criarConta(servidor, MARINA));
let operador: ReturnType<typeof criarOperador> | undefined;
const operadorDeTeste = () => (operador ??= criarOperador(servidor, 'analista'));
