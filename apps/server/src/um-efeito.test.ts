/** Every call that changes something, made once and made many times at once: the same rows, messages and links of the trail. */
import { describe, expect, it } from 'vitest';
import { criarCena } from '../test/efeito/criar-cena.ts';
import { GESTOS_POR_ROTA, rodada } from '../test/efeito/repetir.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const cena = await criarCena(servidor);

describe('attack 7 and 13: one effect, however often a call comes', () => {
  it.each(GESTOS_POR_ROTA.map((daRota) => [daRota.nome, daRota] as const))('%s', async (nome, daRota) => {
    const uma = await rodada(cena, daRota, { vezes: 1, chave: `uma ${nome}`.replaceAll(' ', '-') });
    if (daRota.gesto.semEfeito) expect(uma.efeitos).toEqual({});
    else expect(Object.keys(uma.efeitos), uma.respostas[0]?.texto).not.toEqual([]);
    const muitas = await rodada(cena, daRota, { vezes: 2, chave: `muitas ${nome}`.replaceAll(' ', '-') });
    expect(muitas.efeitos).toEqual(uma.efeitos);
    if (daRota.rota.efeito?.chave !== 'idempotency-key') return;
    const [primeira] = muitas.respostas;
    for (const resposta of muitas.respostas) expect(resposta).toEqual(primeira);
  });
});
