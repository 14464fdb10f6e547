/** One action on the server and on the model, and the comparison of both. */

import { quemAgeAgora } from '@credito/domain/andamento/o-que-fazer';
import type { Responsavel } from '@credito/domain/solicitacao/estados';
import { carregarSolicitacao, condicoesDaSolicitacao } from '../../src/modules/solicitacao/fatos.ts';
import { fatosDaVez } from '../../src/modules/solicitacao/fatos-da-vez.ts';
import { situacaoDe } from '../../src/modules/solicitacao/situacao-de.ts';
import type { Acao } from './acoes.ts';
import type { Terreno } from './gente.ts';
import { condicoes, type Modelo, quemAgeEsperado, situacaoEsperada } from './modelo.ts';

interface Andarilho {
  terreno: Terreno;
  modelo: Modelo;
}

/** `tem`: it must succeed, or nothing of what follows makes sense. */
export async function tentar(
  acao: Acao,
  andarilho: Andarilho,
  { tem = false }: { tem?: boolean } = {},
): Promise<void> {
  const { terreno, modelo } = andarilho;
  // Nothing happens twice at the same moment.
  terreno.servidor.relogio.avancar({ milissegundos: 1 });
  const previsto = structuredClone(modelo);
  const passa = acao.prever(previsto);
  const status = await acao.fazer(terreno);
  const sitio = `${acao.nome} (${modelo.sigla} ${modelo.status})`;
  if (status >= 500) throw new Error(`${sitio}: the server answered ${status}`);
  if (status < 300 !== passa || (tem && !passa))
    throw new Error(`${sitio}: the model ${passa ? 'does' : 'refuses'} it, the server answered ${status}`);
  if (passa) Object.assign(modelo, previsto);
  const linha = await terreno.servidor.db
    .selectFrom('solicitacao')
    .select(['sigla', 'status_solicitacao'])
    .where('id', '=', terreno.id)
    .executeTakeFirstOrThrow();
  const la = `${linha.sigla} ${linha.status_solicitacao}`;
  const aqui = `${modelo.sigla} ${modelo.status}`;
  if (la !== aqui) throw new Error(`${sitio}: the server went to ${la}, the model to ${aqui}`);
  const age = await quemAge(terreno);
  const deve = quemAgeEsperado(modelo);
  if (age !== deve) throw new Error(`${sitio}: the server waits for ${age}, the model for ${deve}`);
}

/** Whose turn it is, as people and staff read it. */
async function quemAge({ servidor, id }: Terreno): Promise<Responsavel> {
  const agora = servidor.contexto.relogio.agora();
  const completa = await carregarSolicitacao(servidor.db, id);
  if (!completa) throw new Error('The request is gone');
  return quemAgeAgora(fatosDaVez(completa, condicoesDaSolicitacao(completa, agora), agora));
}

/** At the end of a walk: everything that the table asks about is the same on both sides. */
export async function diferencasDe({ terreno, modelo }: Andarilho): Promise<Record<string, unknown>> {
  const { servidor, id } = terreno;
  const { db, contexto } = servidor;
  const agora = contexto.relogio.agora();
  const completa = await carregarSolicitacao(db, id);
  if (!completa) throw new Error('The request is gone');
  const propostas = await db
    .selectFrom('decisao_proposta')
    .select('operador_id')
    .where('solicitacao_id', '=', id)
    .execute();
  const la = {
    ...condicoesDaSolicitacao(completa, agora),
    ...situacaoDe(completa, agora),
    concluida: completa.solicitacao.concluida_em !== null,
    temDono: completa.solicitacao.atribuida_a !== null,
    temProposta: propostas.length === 1,
  };
  const aqui = {
    ...condicoes({ ...modelo, recusadaEm: null }),
    ...situacaoEsperada(modelo),
    concluida: modelo.concluida,
    temDono: modelo.dono !== null,
    temProposta: modelo.proposta !== null,
  };
  return Object.fromEntries(
    Object.entries(la).flatMap(([nome, valor]) => {
      const esperado = aqui[nome as keyof typeof aqui];
      return valor === esperado ? [] : [[nome, { servidor: valor, modelo: esperado }]];
    }),
  );
}
