/** The page for whoever writes a program that talks to the API: its paths are in the document, and its two programs run. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gerarRg } from '../db/seed/documentos-ficticios/gerar-documento.ts';
import { ANA, criarConta } from '../test/pessoas.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../test/solicitacoes.ts';

const executar = promisify(execFile);
const exigir = createRequire(import.meta.url);
const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));
const SENHA = 'Credito#2026';

const pagina = await readFile(join(RAIZ, 'docs/integracao.md'), 'utf8');
const programas = new Map(
  [...pagina.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, nome = '', texto = '']) => [nome, texto]),
);
const servidor = await criarServidorDeTeste();
const { app, contexto, db } = servidor;
const ana = await criarConta(servidor, ANA);
const { id: solicitacao } = await criarSolicitacao(servidor, ana);
await db
  .updateTable('conta')
  .set({ senha_hash: await contexto.gateways.senhas.gerarHash(SENHA) })
  .where('id', '=', ana.contaId)
  .execute();
const PORTAL = await app.listen({ port: 0, host: '127.0.0.1' });

let pasta: string;
beforeAll(async () => {
  pasta = await mkdtemp(join(tmpdir(), 'integracao-'));
  await mkdir(join(pasta, 'node_modules', '@types'), { recursive: true });
  for (const pacote of ['openapi-typescript', 'openapi-fetch', 'typescript', '@types/node'])
    await symlink(pastaDo(pacote), join(pasta, 'node_modules', pacote));
  for (const [nome, texto] of programas) await writeFile(join(pasta, nome), texto);
  await writeFile(join(pasta, 'package.json'), '{ "type": "module" }');
  await writeFile(join(pasta, 'rg.jpg'), await gerarRg());
});
afterAll(() => rm(pasta, { recursive: true, force: true }));

function pastaDo(pacote: string): string {
  const achada = exigir.resolve.paths(pacote)?.find((onde) => {
    try {
      return exigir.resolve(join(onde, pacote, 'package.json'));
    } catch {
      return false;
    }
  });
  return join(achada ?? '', pacote);
}

const rodar = (argumentos: readonly string[], ambiente: Record<string, string> = {}) =>
  executar(process.execPath, [...argumentos], { cwd: pasta, env: { ...process.env, PORTAL, ...ambiente } });

it('names only calls that the document has', async () => {
  const { paths } = (await servidor.pedir({ metodo: 'GET', url: '/api/openapi.json' })).corpo<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const citadas = [...pagina.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`]+)`/g)];
  expect(citadas.length).toBeGreaterThan(4);
  for (const [citada, metodo = '', caminho = ''] of citadas)
    expect(paths[caminho]?.[metodo.toLowerCase()], citada).toBeDefined();
});

it('generates types, with which the program compiles, logs in, uploads by tus and reads a refusal', async () => {
  await rodar(['gerar-tipos.ts']);
  await rodar([
    join(pastaDo('typescript'), 'bin/tsc'),
    ...['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'],
    ...['--types', 'node', '--skipLibCheck', 'enviar-documento.ts'],
  ]);
  const { stdout } = await rodar(['enviar-documento.ts'], { CPF: ANA.cpf, SENHA, ARQUIVO: 'rg.jpg' });
  expect(JSON.parse(stdout)).toEqual({
    nome: ANA.nome,
    solicitacao,
    documentos: [expect.objectContaining({ tipoDocumento: 'RG', nomeArquivo: 'rg.jpg', index: 0 })],
    recusa: expect.objectContaining({ status: 404, type: '/erros/nao-encontrado' }),
  });
});

it('does not compile a program that sends something else than the document says', async () => {
  const errado = programas.get('enviar-documento.ts')?.replace("docType: 'RG'", "docType: 'RGE'") ?? '';
  await writeFile(join(pasta, 'errado.ts'), errado);
  const saida = await rodar([
    join(pastaDo('typescript'), 'bin/tsc'),
    ...['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'],
    ...['--types', 'node', '--skipLibCheck', 'errado.ts'],
  ]).catch((erro: { stdout: string }) => erro);
  expect(saida.stdout).toMatch(/errado\.ts.*RGE/s);
});
