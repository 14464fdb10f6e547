import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { SEGREDO_DO_AVISO, servirProvedorDeTeste } from '../../../test/gateways/provedor-de-pagamento.ts';
import { criarApiPix } from './api-pix.ts';
import type { CobrancaNova, PagamentoNoProvedor } from './pagamento.ts';

let agora = new Date('2026-11-27T15:00:00Z');
const { provedor, ajustes, pagamento } = await servirProvedorDeTeste(() => agora);

let numero = 0;
const nova = (outros: Partial<CobrancaNova> = {}): CobrancaNova => {
  numero += 1;
  return {
    txid: `charge${String(numero).padStart(26, '0')}`,
    vencimento: '2026-12-10',
    centavos: 116_800,
    atraso: { multaPpm: 20_000, moraPpmMes: 10_000, validadeDias: 59 },
    devedor: { cpf: '45317828791', nome: 'Helena Lima Duarte' },
    descricao: 'Parcela 1 do contrato 000123',
    ...outros,
  };
};
async function conciliadas(de: Date, ate: Date): Promise<PagamentoNoProvedor[]> {
  const todos: PagamentoNoProvedor[] = [];
  for await (const pagina of pagamento.conciliar(de, ate)) todos.push(...pagina);
  return todos;
}

describe('a charge', () => {
  it('has line, bar code and Pix code, and is the same when it is registered again', async () => {
    const cobranca = nova();
    const registro = await pagamento.registrar(cobranca);
    expect(registro).toMatchObject({
      tipo: 'registrada',
      linhaDigitavel: expect.stringMatching(/^\d{47}$/),
      codigoDeBarras: expect.stringMatching(/^0009\d{40}$/),
      pix: expect.stringContaining('br.gov.bcb.pix'),
    });
    expect(await pagamento.registrar(cobranca)).toEqual(registro);
  });

  it('was taken although the answer was lost', async () => {
    const cobranca = nova();
    provedor.perdeAResposta = true;
    expect(await pagamento.registrar(cobranca)).toMatchObject({ tipo: 'adiada' });
    expect(await pagamento.registrar(cobranca)).toMatchObject({ tipo: 'registrada' });
  });

  it('that is due today is refused, with the name of the problem', async () => {
    expect(await pagamento.registrar(nova({ vencimento: '2026-11-27' }))).toEqual({
      tipo: 'recusada',
      motivo: '400 CobVOperacaoInvalida',
    });
  });

  it('is told with every payment, whatever its state says', async () => {
    const cobranca = nova();
    await pagamento.registrar(cobranca);
    provedor.sempreAtiva = true;
    const pix = provedor.pagar(cobranca.txid, 'pix', 116_800);
    provedor.pagar(cobranca.txid, 'boleto', 116_799);
    expect(await pagamento.consultar(cobranca.txid)).toMatchObject({
      tipo: 'encontrada',
      pagamentos: [
        { chave: pix, txid: cobranca.txid, meio: 'pix', centavos: 116_800, momento: agora },
        { meio: 'boleto', centavos: 116_799 },
      ],
    });
    expect(await pagamento.baixar(cobranca.txid)).toEqual({ tipo: 'ja-paga' });
    provedor.sempreAtiva = false;
  });

  it('costs later what the law allows: 23,36 and 6,62 on 1.168,00 after 17 days', async () => {
    const cobranca = nova({ vencimento: '2026-12-10' });
    await pagamento.registrar(cobranca);
    const guardada = provedor.memoria.estado.cobrancas.get(cobranca.txid);
    if (!guardada) throw new Error('the provider forgot the charge');
    expect(provedor.valorNoDia(guardada, '2026-12-27')).toBe(116_800 + 2_336 + 662);
    expect(await pagamento.baixar(cobranca.txid)).toEqual({ tipo: 'baixada' });
    expect(provedor.valorNoDia(guardada, '2026-12-01')).toBe(null);
  });

  it('that nobody has is unknown', async () => {
    expect(await pagamento.consultar('x'.repeat(30))).toEqual({ tipo: 'desconhecida' });
    expect(await pagamento.baixar('x'.repeat(30))).toEqual({ tipo: 'baixada' });
  });
});

it('everything of a time is told page by page, and nothing of another', async () => {
  agora = new Date('2027-01-05T12:00:00Z');
  for (let quantos = 0; quantos < 1_001; quantos += 1) provedor.pagar(null, 'pix', 100);
  provedor.pagar('y'.repeat(30), 'boleto', 200);
  const todas = await conciliadas(new Date('2027-01-05T00:00:00Z'), new Date('2027-01-06T00:00:00Z'));
  expect(todas).toHaveLength(1_002);
  expect(todas.at(-1)).toMatchObject({ meio: 'boleto', centavos: 200, txid: 'y'.repeat(30) });
  expect(await conciliadas(new Date('2027-02-01T00:00:00Z'), new Date('2027-02-02T00:00:00Z'))).toEqual([]);
});

it('a refund is made once, and never more than came in', async () => {
  const cobranca = nova({ vencimento: '2027-01-10' });
  await pagamento.registrar(cobranca);
  const chave = provedor.pagar(cobranca.txid, 'pix', 116_800);
  expect(await pagamento.devolver(chave, 'd1', 116_800)).toEqual({ tipo: 'devolvida' });
  expect(await pagamento.devolver(chave, 'd1', 116_800)).toEqual({ tipo: 'devolvida' });
  expect(await pagamento.devolver(chave, 'd2', 1)).toMatchObject({ tipo: 'nao-realizada' });
});

describe('a notice', () => {
  it('names charges, once each, to whoever knows the secret', () => {
    const corpo = { pix: [{ txid: 'a'.repeat(26), valor: '1.00' }, { txid: 'a'.repeat(26) }] };
    expect(pagamento.lerAviso(SEGREDO_DO_AVISO, corpo)).toEqual(['a'.repeat(26)]);
    expect(pagamento.lerAviso('outro-segredo-qualquer', corpo)).toBe('recusado');
  });

  it.each([[null], [{}], [{ pix: [{ txid: "' or 1=1" }] }], ['pix']])('%j names none', (corpo) => {
    expect(pagamento.lerAviso(SEGREDO_DO_AVISO, corpo)).toEqual([]);
  });
});

describe('a provider that fails', () => {
  it('puts everything off', async () => {
    provedor.fora = true;
    expect(await pagamento.registrar(nova())).toMatchObject({
      tipo: 'adiada',
      motivo: '503 ServicoIndisponivel',
    });
    expect(await pagamento.consultar('x'.repeat(30))).toMatchObject({ tipo: 'adiada' });
    expect(await pagamento.devolver('E', 'd', 1)).toMatchObject({ tipo: 'adiada' });
    await expect(conciliadas(agora, agora)).rejects.toThrow('did not tell');
    provedor.fora = false;
  });

  it('that gave up a connection it had kept is asked on another one; one that cuts every call is not believed', async () => {
    let cortes = 0;
    const ligadas = new WeakSet<Socket>();
    const servidor = createServer((pedido, resposta) => {
      if (ligadas.has(pedido.socket)) {
        cortes += 1;
        pedido.socket.destroy();
        return;
      }
      ligadas.add(pedido.socket);
      const token = pedido.url === '/token';
      resposta.writeHead(token ? 200 : 404, { 'content-type': 'application/json' });
      resposta.end(JSON.stringify(token ? { access_token: 't', expires_in: 3_600 } : {}));
    });
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    afterAll(() => servidor.close());
    const url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
    const outra = criarApiPix({ ...ajustes, url, urlDoBoleto: url, urlDoToken: `${url}/token` });
    expect(await outra.consultar('x'.repeat(30))).toEqual({ tipo: 'desconhecida' });
    expect(cortes).toBeGreaterThan(0);
    servidor.removeAllListeners('request').on('request', ({ socket }) => socket.destroy());
    expect(await outra.consultar('x'.repeat(30))).toEqual({ tipo: 'adiada', motivo: 'connection failed' });
  });

  it('that takes a token back is asked for another one; wrong credentials are not believed', async () => {
    let tokens = 0;
    const servidor = createServer((pedido, resposta) => {
      const json = (status: number, corpo: unknown) =>
        resposta.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corpo));
      if (pedido.url === '/token') {
        tokens += 1;
        json(200, { access_token: `t${tokens}`, expires_in: 3_600 });
      } else if (pedido.headers.authorization === 'Bearer t2') json(404, {});
      else json(401, { type: 'https://pix.bcb.gov.br/api/v2/error/AcessoNegado' });
    });
    await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto));
    afterAll(() => servidor.close());
    const url = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
    const outra = criarApiPix({ ...ajustes, url, urlDoBoleto: url, urlDoToken: `${url}/token` });
    expect(await outra.consultar('x'.repeat(30))).toEqual({ tipo: 'desconhecida' });
    expect(tokens).toBe(2);
    const errada = criarApiPix({ ...ajustes, segredoDoCliente: 'errado' });
    expect(await errada.consultar('x'.repeat(30))).toEqual({ tipo: 'adiada', motivo: 'token 401' });
    const ninguem = criarApiPix({ ...ajustes, urlDoToken: 'http://127.0.0.1:1/token' });
    expect(await ninguem.consultar('x'.repeat(30))).toEqual({ tipo: 'adiada', motivo: 'connection failed' });
  });
});
