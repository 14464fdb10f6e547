/** What a body may not say: every entry that changes something, with all the fields that are none of its own. */
import { describe, expect, it } from 'vitest';
import { type CampoAMais, camposAMais, comCamposAMais, nomesDe } from '../test/efeito/campos-a-mais.ts';
import { criarCena } from '../test/efeito/criar-cena.ts';
import type { Mudanca } from '../test/efeito/mudancas.ts';
import { GESTOS_POR_ROTA, type GestoDaRota, rodada } from '../test/efeito/repetir.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';
import { aleatorioSemeado } from './aleatorio.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const cena = await criarCena(servidor);
const { id: alheio } = await servidor.db
  .selectFrom('conta')
  .select('id')
  .where('id', '!=', cena.mundo.alvos.conta)
  .orderBy('cpf')
  .executeTakeFirstOrThrow();
const campos = await camposAMais(servidor.db, alheio);

async function fazer(
  daRota: GestoDaRota,
  alheios: readonly CampoAMais[] = [],
  onde: 'na raiz' | 'no fundo' = 'na raiz',
) {
  // What is drawn is the same each time: only what was sent makes a difference.
  servidor.contexto.aleatorio = aleatorioSemeado(daRota.nome);
  const { mudancas, respostas } = await rodada(cena, daRota, {
    vezes: 1,
    chave: `a mais ${daRota.nome}`.replaceAll(' ', '-'),
    alterar: (chamada) => (alheios.length > 0 ? comCamposAMais(chamada, alheios, onde) : chamada),
  });
  return { mudancas: emOrdem(mudancas), status: respostas[0]?.status ?? 0, texto: respostas[0]?.texto };
}

/** A statement changes its rows in any order. */
const emOrdem = (mudancas: readonly Mudanca[]) =>
  mudancas.toSorted((a, b) => (lugarDe(a) < lugarDe(b) ? -1 : lugarDe(a) > lugarDe(b) ? 1 : 0));
/** Jobs of one statement are told apart by their keys, which both calls draw alike. */
const lugarDe = ({ tabela, op, antes, depois }: Mudanca) =>
  `${tabela} ${op} ${JSON.stringify(antes)} ${String(depois?.key ?? '')}`;

/** Counters, salts and links of chains: what differs between two calls that are the same. */
function colunasQueMudamSozinhas(uma: readonly Mudanca[], outra: readonly Mudanca[]): ReadonlySet<string> {
  return new Set(
    uma.flatMap((mudanca, i) =>
      Object.keys(mudanca.depois ?? {})
        .filter((nome) => JSON.stringify(mudanca.depois?.[nome]) !== JSON.stringify(outra[i]?.depois?.[nome]))
        .map((nome) => `${mudanca.tabela}.${nome}`),
    ),
  );
}

const semColunas = (mudancas: readonly Mudanca[], livres: ReadonlySet<string>) =>
  mudancas.map(({ tabela, op, depois }) => ({
    tabela,
    op,
    depois: Object.fromEntries(
      Object.entries(depois ?? {}).filter(([nome]) => !livres.has(`${tabela}.${nome}`)),
    ),
  }));

describe('attack S2: fields that are none of its own change nothing, or are refused', () => {
  it('there are enough of them', () => expect(campos.length).toBeGreaterThan(400));

  it.each(GESTOS_POR_ROTA.map((daRota) => [daRota.nome, daRota] as const))('%s', async (_, daRota) => {
    const uma = await fazer(daRota);
    const outra = await fazer(daRota);
    const livres = colunasQueMudamSozinhas(uma.mudancas, outra.mudancas);
    const esperadas = semColunas(uma.mudancas, livres);
    const seus = nomesDe('body' in daRota.rota ? daRota.rota.body : undefined);
    const alheios = campos.filter(({ nome }) => !seus.has(nome));
    for (const onde of ['na raiz', 'no fundo'] as const) {
      const comMais = await fazer(daRota, alheios, onde);
      expect(comMais.status, comMais.texto).not.toBe(500);
      if (comMais.status >= 400 && uma.status < 400) expect(comMais.mudancas).toEqual([]);
      else expect(semColunas(comMais.mudancas, livres), comMais.texto).toEqual(esperadas);
    }
  });
});
