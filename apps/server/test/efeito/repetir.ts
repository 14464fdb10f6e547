/** Makes a press once, then many times at once and once more later, each on the same world, and compares what it did. */
import type { Rota } from '@credito/api/rota';
import { chaveDaRota, ROTAS } from '@credito/api/rotas';
import { corpoMultipart } from '../envio-de-teste.ts';
import type { Pedido } from '../servidor-de-teste.ts';
import type { Cena, Chamada, Gesto } from './gesto.ts';
import { GESTOS_DA_ASSINATURA } from './gestos-da-assinatura.ts';
import { GESTOS_DA_CONTA } from './gestos-da-conta.ts';
import { GESTOS_DA_EQUIPE } from './gestos-da-equipe.ts';
import { GESTOS_DA_GESTAO } from './gestos-da-gestao.ts';
import { GESTOS_DA_MESA } from './gestos-da-mesa.ts';
import { GESTOS_DA_SOLICITACAO } from './gestos-da-solicitacao.ts';
import { GESTOS_DAS_ALTERACOES } from './gestos-das-alteracoes.ts';
import { GESTOS_DAS_ATUALIZACOES } from './gestos-das-atualizacoes.ts';
import { GESTOS_DAS_PENDENCIAS } from './gestos-das-pendencias.ts';
import { GESTOS_DO_FINANCEIRO } from './gestos-do-financeiro.ts';
import { GESTOS_DO_PROTOCOLO } from './gestos-do-protocolo.ts';
import { GESTOS_DOS_CONTRATOS } from './gestos-dos-contratos.ts';
import { GESTOS_DOS_DOCUMENTOS } from './gestos-dos-documentos.ts';
import { GESTOS_DOS_FIADORES } from './gestos-dos-fiadores.ts';
import { contarEfeitos, desfazerMudancas, type Mudanca, marcarMudancas, mudancasDesde } from './mudancas.ts';

const GESTOS: Readonly<Record<string, Gesto>> = {
  ...GESTOS_DA_ASSINATURA,
  ...GESTOS_DA_CONTA,
  ...GESTOS_DA_EQUIPE,
  ...GESTOS_DA_GESTAO,
  ...GESTOS_DA_MESA,
  ...GESTOS_DA_SOLICITACAO,
  ...GESTOS_DAS_ATUALIZACOES,
  ...GESTOS_DAS_ALTERACOES,
  ...GESTOS_DAS_PENDENCIAS,
  ...GESTOS_DO_FINANCEIRO,
  ...GESTOS_DOS_CONTRATOS,
  ...GESTOS_DOS_DOCUMENTOS,
  ...GESTOS_DOS_FIADORES,
};

const rotas: readonly Rota[] = ROTAS;

export interface GestoDaRota {
  nome: string;
  rota: Rota;
  gesto: Gesto;
}

const dasEntradas: readonly GestoDaRota[] = rotas
  .filter(({ metodo }) => metodo !== 'GET')
  .map((rota) => {
    const nome = chaveDaRota(rota);
    const gesto = GESTOS[nome];
    if (!gesto) throw new Error(`${nome} has no press`);
    return { nome, rota, gesto };
  });

export const GESTOS_POR_ROTA: readonly GestoDaRota[] = [...dasEntradas, ...GESTOS_DO_PROTOCOLO];

async function pedidoDoGesto(
  { mundo }: Cena,
  { rota, gesto }: GestoDaRota,
  { params = {}, query = {}, body, token, cookies, campos, cabecalhos }: Chamada,
  chave: string | null,
): Promise<Pedido> {
  const caminho = rota.caminho.replace(/\{(\w+)\}/g, (_, nome: string) =>
    encodeURIComponent(String(params[nome])),
  );
  const busca = new URLSearchParams(
    Object.entries(query).map(([nome, valor]): [string, string] => [nome, String(valor)]),
  );
  const multipart = campos ? await corpoMultipart(campos) : null;
  const portador = token ?? mundo.tokens[gesto.quem];
  return {
    metodo: rota.metodo,
    url: busca.size > 0 ? `/api${caminho}?${busca}` : `/api${caminho}`,
    ...(portador ? { token: portador } : {}),
    ...(cookies ? { cookies } : {}),
    ...(multipart ? { body: multipart.body } : body === undefined ? {} : { body }),
    cabecalhos: {
      ...cabecalhos,
      ...(multipart ? { 'content-type': multipart.tipo } : {}),
      ...(chave === null ? {} : { 'idempotency-key': chave }),
    },
  };
}

export interface Rodada {
  mudancas: readonly Mudanca[];
  efeitos: Readonly<Record<string, number>>;
  /** In the order of the calls, the later one last. */
  respostas: ReadonlyArray<{ status: number; texto: string }>;
}

/** `vezes` at once and, when more than one, another when all are answered; afterwards the world is as before. */
export async function rodada(
  cena: Cena,
  daRota: GestoDaRota,
  {
    vezes,
    chave,
    alterar = (chamada) => chamada,
  }: { vezes: number; chave: string | null; alterar?: (chamada: Chamada) => Chamada },
): Promise<Rodada> {
  const { db, pedir } = cena.servidor;
  const inicio = await marcarMudancas(db);
  try {
    const chamada = alterar((await daRota.gesto.preparar(cena)) as Chamada);
    const pedido = await pedidoDoGesto(cena, daRota, chamada, chave);
    const antes = await marcarMudancas(db);
    const respostas = await Promise.all(Array.from({ length: vezes }, () => pedir(pedido)));
    if (vezes > 1) respostas.push(await pedir(pedido));
    const mudancas = await mudancasDesde(db, antes);
    return {
      mudancas,
      efeitos: contarEfeitos(mudancas),
      respostas: respostas.map(({ status, texto }) => ({ status, texto })),
    };
  } finally {
    await desfazerMudancas(db, inicio);
  }
}
