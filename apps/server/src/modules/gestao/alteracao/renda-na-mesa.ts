/** The income of whoever would guarantee, for whoever decides on it: whether it is enough, and the proofs (ADR 0202). */
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import { rendaDita, suficienciaDaRenda } from '@credito/domain/alteracao/renda-do-novo-fiador';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { AlteracaoCompleta } from '../../alteracao/alteracao.repository.ts';
import { carregarRenda } from '../../alteracao/renda-do-novo-fiador.ts';

/** What was not sent is nobody's business yet. */
export async function rendaNaMesa(
  db: Kysely<DB>,
  completa: AlteracaoCompleta,
): Promise<AlteracaoDaGestao['renda']> {
  const daRenda = await carregarRenda(db, completa);
  if (!daRenda || completa.alteracao.fluxo === 'CAN') return null;
  const { renda, documentos, fatos, rendasQueFicam } = daRenda;
  const enviadaEm = renda.enviada_em?.toISOString() ?? null;
  return {
    enviadaEm,
    devolvida: renda.aberta && enviadaEm !== null,
    suficiencia: suficienciaDaRenda(
      [rendaDita(renda.respostas), ...rendasQueFicam],
      fatos.rendaMinimaCentavos,
    ),
    documentos: renda.aberta
      ? []
      : documentos.map(({ id, tipo_documento, paginas, conferencias, explicacao }) => ({
          id,
          rotulo: rotuloDoDocumento(tipo_documento),
          paginas,
          conferencias: [...conferencias],
          explicacao,
        })),
  };
}
