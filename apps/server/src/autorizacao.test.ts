/**
 * Every route × everybody who might call it, on things that are theirs and things that are not. None of them reads a
 * table that grows with the people from end to end. Somebody else's things cost as many statements as missing
 * ones.
 */
import type { Rota } from '@credito/api/rota';
import { chaveDaRota, ROTAS } from '@credito/api/rotas';
import { describe, expect, it } from 'vitest';
import { contandoConsultas, ensaiar } from '../test/autorizacao/ensaio.ts';
import { conectarSemLeiturasInteiras, lendoInteiras } from '../test/autorizacao/leituras.ts';
import { type CasoDaTabela, type Esperado, esperadoDe } from '../test/autorizacao/linha.ts';
import { type Alvos, criarMundo, QUEM, type Quem } from '../test/autorizacao/mundo.ts';
import { TABELA } from '../test/autorizacao/tabela.ts';
import { corpoMultipart } from '../test/envio-de-teste.ts';
import { criarServidorDeTeste } from '../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste({ conectar: conectarSemLeiturasInteiras });
const { db } = servidor;
const mundo = await criarMundo(servidor);
const rotas: readonly Rota[] = ROTAS;
const linhas: Readonly<Record<string, readonly CasoDaTabela[] | undefined>> = TABELA;

/** Past the checks of who it is: done, or refused by a rule of the domain. */
const PASSOU = [200, 204, 409, 410, 413, 415, 422, 429];

interface Chamada {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

async function chamar(rota: Rota, quem: Quem, { params = {}, query = {}, body }: Chamada) {
  const caminho = rota.caminho.replace(/\{(\w+)\}/g, (_, nome: string) => String(params[nome] ?? nome));
  const busca = new URLSearchParams();
  for (const [nome, valor] of Object.entries(query)) busca.set(nome, String(valor));
  const arquivo = rota.arquivo
    ? await corpoMultipart({ file: { conteudo: SEM_FORMATO, nome: 'x.jpg' } })
    : null;
  const token = mundo.tokens[quem];
  return servidor.pedir({
    metodo: rota.metodo,
    url: `/api${caminho}?${busca}`,
    ...(token ? { token } : {}),
    ...(arquivo ? { body: arquivo.body, cabecalhos: { 'content-type': arquivo.tipo } } : {}),
    ...(body === undefined ? {} : { body }),
  });
}

/** Refused as a file, after everything else was checked. */
const SEM_FORMATO = new Uint8Array(64);

const semNumero = (resposta: { status: number; corpo: () => Record<string, unknown> }) => ({
  ...resposta.corpo(),
  status: resposta.status,
  requestId: null,
});

/** They know that the request is there, and so learn nothing from how long its parts take. */
const DA_SOLICITACAO: readonly Quem[] = ['estudante', 'fiador', 'fiador2', 'suporte'];

/** Named by a code that nobody guesses: whoever has it knows what it is of. */
const porCodigo = (rota: Rota) =>
  ['POST /fiador/convite/vincular', 'POST /solicitacao/fiador/email-cadastro'].includes(chaveDaRota(rota));

/** Which cells of a row differ from the table. */
async function diferencas(rota: Rota, caso: CasoDaTabela): Promise<string[]> {
  const esperado = esperadoDe(rota, caso.podem, caso.proibidos);
  const achadas: string[] = [];
  for (const quem of QUEM) {
    const pedir = (alvos: Alvos) =>
      ensaiar(db, async () => {
        await caso.antes?.(db, mundo.alvos);
        return lendoInteiras(db, () =>
          contandoConsultas(() => chamar(rota, quem, caso.pedido(alvos) as Chamada)),
        );
      });
    const {
      valor: { valor: resposta, consultas },
      inteiras,
    } = await pedir(mundo.alvos);
    for (const tabela of inteiras) achadas.push(`${quem}: reads ${tabela} from end to end`);
    if (!confere(resposta.status, esperado[quem]))
      achadas.push(`${quem}: ${resposta.status}, not ${esperado[quem]} ${resposta.texto.slice(0, 200)}`);
    else if (esperado[quem] === 404) {
      const { valor: inexistente } = await pedir(mundo.ninguem);
      if (JSON.stringify(semNumero(resposta)) !== JSON.stringify(semNumero(inexistente.valor)))
        achadas.push(`${quem}: foreign and missing differ`);
      if (inexistente.consultas !== consultas && !DA_SOLICITACAO.includes(quem) && !porCodigo(rota))
        achadas.push(
          `${quem}: ${consultas} statements for a foreign one, ${inexistente.consultas} for a missing one`,
        );
    }
  }
  return achadas;
}

const confere = (status: number, esperado: Esperado) =>
  esperado === 'ok' ? PASSOU.includes(status) : status === esperado;

describe('attack 14: who may call what, and learns nothing of what is somebody else’s', () => {
  it('the table names only routes that exist', () => {
    const chaves = rotas.map(chaveDaRota);
    expect(Object.keys(TABELA).filter((chave) => !chaves.includes(chave))).toEqual([]);
  });

  const casos = rotas.flatMap((rota) =>
    (linhas[chaveDaRota(rota)] ?? []).map(
      (caso) => [`${chaveDaRota(rota)}${caso.nome ? `, ${caso.nome}` : ''}`, rota, caso] as const,
    ),
  );
  it.each(casos)('%s', async (_, rota, caso) => {
    expect(await diferencas(rota, caso)).toEqual([]);
  });

  const semLinha = rotas.filter((rota) => !linhas[chaveDaRota(rota)]);
  it.each(semLinha.map((rota) => [chaveDaRota(rota), rota] as const))(
    '%s names nothing of anybody: its permission decides',
    async (_, rota) => {
      const esperado = esperadoDe(rota);
      for (const quem of QUEM) {
        const { valor, inteiras } = await ensaiar(db, () => lendoInteiras(db, () => chamar(rota, quem, {})));
        const { status } = valor;
        expect(status, quem).toBeLessThan(500);
        expect(inteiras, `${quem}: read from end to end`).toEqual([]);
        if (rota.permissao === 'publica') continue;
        if (esperado[quem] === 'ok') expect([401, 403], quem).not.toContain(status);
        else expect(status, quem).toBe(esperado[quem]);
      }
    },
  );
});
