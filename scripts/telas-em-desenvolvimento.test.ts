import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarTelas, paginaDoEndereco, type Telas } from './telas-em-desenvolvimento.ts';

const PUBLICA = { provedor: { nome: 'Fundação <Ipê>', cor: null } };

/** Answers as the server behind the screens would. */
const servidor = createServer((request, resposta) => {
  const corpo = request.url === '/api/configuracao' ? PUBLICA : { recebido: request.url };
  resposta.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
});
let telas: Telas;
let base: string;

const enderecoDe = (http: Pick<Telas['http'], 'address'>) =>
  `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

beforeAll(async () => {
  await once(servidor.listen(0, '127.0.0.1'), 'listening');
  telas = await criarTelas(enderecoDe(servidor));
  await once(telas.http.listen(0, '127.0.0.1'), 'listening');
  base = enderecoDe(telas.http);
});
afterAll(async () => {
  await telas.parar();
  servidor.close();
});

describe('npm run dev, one address for everything', () => {
  it.each([
    ['/estudante', 'estudante'],
    ['/estudante/simulador?valor=1', 'estudante'],
    ['/fiador/convite/abc', 'fiador'],
    ['/gestao/fila', 'gestao'],
    ['/assinar', 'assinar'],
    ['/verificar/ABCD', 'assinar'],
    ['/estudante/src/app/estudante.tsx', undefined],
    ['/estudante/@vite/client', undefined],
    ['/gestao/@react-refresh', undefined],
    ['/estudantes', undefined],
    ['/api/estudante', undefined],
    ['/', undefined],
  ])('%s is a page of %s', (endereco, nome) => {
    expect(paginaDoEndereco(endereco)?.nome).toBe(nome);
  });

  it.each([
    ['/estudante/inicio', '/estudante/src/app/estudante.tsx', '/estudante/@vite/client'],
    ['/fiador/inicio', '/estudante/src/app/fiador.tsx', '/estudante/@vite/client'],
    ['/gestao/fila', '/gestao/src/app/gestao.tsx', '/gestao/@vite/client'],
    ['/assinar', '/estudante/src/app/assinar.tsx', '/estudante/@vite/client'],
  ])(
    '%s comes from the sources, with hot replacement and the name of the provider',
    async (endereco, ...partes) => {
      const resposta = await fetch(base + endereco);
      const html = await resposta.text();
      expect(resposta.status).toBe(200);
      for (const parte of partes) expect(html).toContain(`src="${parte}"`);
      expect(html).toContain('Fundação &#60;Ipê&#62;</title>');
      expect(resposta.headers.get('content-security-policy-report-only')).toBe(
        "require-trusted-types-for 'script';trusted-types endereco-de-script",
      );
    },
  );

  it.each([
    '/api/saude',
    '/',
    '/caixa-de-demonstracao',
    '/fiador/manifest.webmanifest',
    '/estudante/icones/192.png',
  ])('%s is answered by the server', async (endereco) => {
    const resposta = await fetch(base + endereco);
    expect([resposta.status, await resposta.text()]).toEqual([200, JSON.stringify({ recebido: endereco })]);
  });

  it('tells of each change below a folder, also of a file that an editor replaces', async () => {
    const pasta = mkdtempSync(join(tmpdir(), 'fontes-'));
    const mudancas: string[] = [];
    telas.vigiar([pasta], (arquivo) => mudancas.push(basename(arquivo)));
    const trocar = () => {
      writeFileSync(join(pasta, 'novo~'), String(mudancas.length));
      renameSync(join(pasta, 'novo~'), join(pasta, 'regra.ts'));
    };
    for (let vez = 0; vez < 3; vez += 1) {
      mudancas.length = 0;
      await expect
        .poll(
          () => {
            trocar();
            return mudancas;
          },
          { interval: 300 },
        )
        .toContain('regra.ts');
    }
    rmSync(pasta, { recursive: true });
  });

  it('serves the sources of both apps', async () => {
    for (const endereco of ['/estudante/src/app/menu.tsx', '/gestao/src/app/casca.tsx'])
      expect((await fetch(base + endereco)).headers.get('content-type')).toBe('text/javascript');
  });
});
