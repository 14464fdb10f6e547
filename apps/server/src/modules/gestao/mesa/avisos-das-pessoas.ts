/** What speaks against the people of a request, for the desk and for whoever approves it. */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { sinaisDasPessoas } from '@credito/domain/gestao/sinais';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { sinaisDosFiadores } from '../../solicitacao/sinais-dos-fiadores.ts';
import { idsAVista } from '../documentos-a-vista.ts';
import { garantiasMutuas } from './garantias-mutuas.ts';

/** The warnings of each person, of whatever kind. */
export async function avisosDasPessoas(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const todos = new Map<string, readonly string[]>();
  for (const lista of [await sinaisDosFiadores(db, completa), await garantiasMutuas(db, completa)])
    for (const [pessoa, avisos] of lista) todos.set(pessoa, [...(todos.get(pessoa) ?? []), ...avisos]);
  return todos;
}

/** The sentences that the desk shows above the request. */
export async function sinaisDaSolicitacao(
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
): Promise<readonly string[]> {
  const avisos = await avisosDasPessoas(db, completa);
  const aVista = await idsAVista(db, completa.solicitacao.id);
  return sinaisDasPessoas(
    completa.participantes.map(({ id, nome }) => ({
      nome,
      avisos: avisos.get(id) ?? [],
      documentos: completa.documentos
        .filter((documento) => documento.dono_id === id && aVista.has(documento.id))
        .map(({ tipo_documento: tipo, conferencias }) => ({
          rotulo: rotuloDoDocumento(tipo),
          conferencias: [...conferencias],
        })),
    })),
  );
}
