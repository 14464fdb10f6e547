import { expect, it } from 'vitest';
import { ProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const provedor = new ProvedorDeTeste({ agora: () => new Date('2026-11-27T15:00:00Z') });
const { app } = await criarServidorDeTeste({ gateways: { pagamentoFicticio: provedor } });
const TXID = 'a'.repeat(32);
provedor.responder('PUT', `/cobv/${TXID}`, new URLSearchParams(), {
  calendario: { dataDeVencimento: '2026-12-10', validadeAposVencimento: 59 },
  devedor: { cpf: '45317828791', nome: 'Helena <b>Lima</b>' },
  valor: { original: '700.80' },
  solicitacaoPagador: 'Parcela 1 do contrato 000123',
});

const CAMINHO = '/caixa-de-demonstracao/pagamentos';
const apertar = (campos: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: CAMINHO,
    headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(campos).toString(),
  });

it('the mailbox offers to pay right, too little, too much and twice, and names nobody as markup', async () => {
  const pagina = await app.inject({ method: 'GET', url: CAMINHO, headers: { host: 'localhost:3000' } });
  expect(pagina.body).toContain('Pagar com Pix');
  expect(pagina.body).toContain('R$\u00a010,00 a menos');
  expect(pagina.body).not.toContain('<b>Lima');
  expect((await apertar({ txid: TXID, meio: 'pix', centavos: '70080' })).statusCode).toBe(303);
  expect(provedor.memoria.estado.pagamentos).toMatchObject([{ txid: TXID, meio: 'pix', centavos: 70_080 }]);
  const depois = await app.inject({ method: 'GET', url: CAMINHO, headers: { host: 'localhost:3000' } });
  expect(depois.body).toContain('Pagar outra vez com Pix');
});

it.each([
  { txid: 'b'.repeat(32), meio: 'pix', centavos: '1' },
  { txid: TXID, meio: 'ouro', centavos: '1' },
  { txid: TXID, meio: 'pix', centavos: '-1' },
])('%o pays nothing', async (campos) => {
  const antes = provedor.memoria.estado.pagamentos.length;
  expect((await apertar(campos)).statusCode).toBe(404);
  expect(provedor.memoria.estado.pagamentos).toHaveLength(antes);
});

it('whoever comes from elsewhere finds nothing', async () => {
  const pagina = await app.inject({
    method: 'GET',
    url: CAMINHO,
    headers: { host: 'portal.exemplo.org.br' },
  });
  expect(pagina.statusCode).toBe(404);
});
