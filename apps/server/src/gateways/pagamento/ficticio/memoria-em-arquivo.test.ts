import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { memoriaEmArquivo } from './memoria-em-arquivo.ts';
import { ProvedorFicticio } from './provedor-ficticio.ts';

const pasta = mkdtempSync(join(tmpdir(), 'provedor-'));
afterAll(() => rmSync(pasta, { recursive: true }));
const ARQUIVO = 'provedor-de-pagamento-de-demonstracao.json';
const TXID = 'a'.repeat(32);
const agora = () => new Date('2026-11-27T15:00:00Z');

it('the demonstration’s provider remembers charges and payments after a restart', () => {
  const antes = new ProvedorFicticio({ memoria: memoriaEmArquivo(pasta), agora });
  const [status] = antes.responder('PUT', `/cobv/${TXID}`, new URLSearchParams(), {
    calendario: { dataDeVencimento: '2026-12-10', validadeAposVencimento: 59 },
    devedor: { cpf: '45317828791', nome: 'Helena Lima Duarte' },
    valor: { original: '700.80' },
    solicitacaoPagador: 'Parcela 1 do contrato 000123',
  });
  expect(status).toBe(201);
  antes.pagar(TXID, 'pix', 70_080);
  const depois = new ProvedorFicticio({ memoria: memoriaEmArquivo(pasta), agora });
  expect(depois.responder('GET', `/cobv/${TXID}`, new URLSearchParams(), null)).toEqual(
    antes.responder('GET', `/cobv/${TXID}`, new URLSearchParams(), null),
  );
  expect(depois.memoria.estado.pagamentos).toHaveLength(1);
  // It names people who are made up, and still is nobody else's to read.
  expect(statSync(join(pasta, ARQUIVO)).mode & 0o077).toBe(0);
});

it('what another process writes meanwhile is there, and is not written over', () => {
  const servidor = new ProvedorFicticio({ memoria: memoriaEmArquivo(pasta), agora });
  const quemConta = new ProvedorFicticio({ memoria: memoriaEmArquivo(pasta), agora });
  quemConta.pagar(TXID, 'pix', 111);
  servidor.pagar(TXID, 'pix', 222);
  const pagos = quemConta.memoria.estado.pagamentos.map(({ centavos }) => centavos);
  expect(pagos).toEqual(expect.arrayContaining([111, 222]));
});

it('a file that cannot be read stops the start instead of forgetting', () => {
  writeFileSync(join(pasta, ARQUIVO), '{');
  expect(() => memoriaEmArquivo(pasta)).toThrow(SyntaxError);
});
