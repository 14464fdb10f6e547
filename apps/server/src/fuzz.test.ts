/** The short form of `npm run bench:fuzz`: no request, however strange, is answered by an error of the server. */
import { expect, it } from 'vitest';
import { criarMundo } from '../test/autorizacao/mundo.ts';
import { conhecidosDe, criarAtores } from '../test/fuzz/atores.ts';
import { operacoesDe, pedidosEstranhos } from '../test/fuzz/gerador.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';

const SEMENTE = 'attack S3';
const PEDIDOS = 1_000;
const COM_ARQUIVO = 40;

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });

it('attack S3: strange requests get an answer of ours, and no 5xx', async () => {
  const mundo = await criarMundo(servidor);
  const atores = await criarAtores(servidor, mundo);
  const documento = (await servidor.pedir({ metodo: 'GET', url: '/api/openapi.json' })).corpo();
  const opcoes = {
    semente: SEMENTE,
    operacoes: operacoesDe(documento as Parameters<typeof operacoesDe>[0]),
    quem: atores.quem,
    conhecidos: conhecidosDe(mundo.alvos),
  };
  const simples = pedidosEstranhos(opcoes);
  const comArquivo = pedidosEstranhos(opcoes, { multipart: true });
  const falhas: string[] = [];
  const estados = new Set<number>();
  for (let n = 0; n < PEDIDOS + COM_ARQUIVO; n += 1) {
    const { quem, metodo, url, cabecalhos, corpo } = (n < PEDIDOS ? simples : comArquivo).next().value;
    const token = atores.token(quem);
    const { statusCode, headers, payload } = await servidor.app.inject({
      method: metodo as 'GET',
      url,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...cabecalhos },
      ...(corpo ? { payload: corpo } : {}),
    });
    estados.add(statusCode);
    if (statusCode >= 500 && !(statusCode === 503 && headers['retry-after']))
      falhas.push(
        `${statusCode} ${quem} ${metodo} ${url} ${corpo?.toString('utf8').slice(0, 200)}: ${payload}`,
      );
    if (statusCode === 401 && token && !cabecalhos.authorization) await atores.renovar(quem);
  }
  expect(falhas).toEqual([]);
  // Strange enough to be refused, near enough to get far: as far as a rule of the product, which one is drawn.
  expect([...estados]).toEqual(expect.arrayContaining([200, 204, 400, 403, 404]));
  expect([409, 412, 422].some((estado) => estados.has(estado))).toBe(true);
});
