import { ACOES_DE_VISTA, agruparVistas, quemViu, VISTAS } from '@credito/domain/acesso/vistas';
import type { Contexto } from '../../contexto.ts';

/** Views read at a time: many of them are one access. */
const VISTAS_POR_PAGINA = 200;

/** Who of the staff saw the person's data, from the audit trail, newest first. */
export async function acessosAosDados({ db }: Contexto, contaId: string, antesDe: number | null) {
  const linhas = await db
    .selectFrom('auditoria')
    .leftJoin('operador', 'operador.id', 'auditoria.ator_id')
    .select([
      'auditoria.seq',
      'auditoria.em',
      'auditoria.acao',
      'auditoria.ator_id',
      'operador.nome',
      'operador.papel',
    ])
    .where('auditoria.conta_id', '=', contaId)
    .where('auditoria.ator_tipo', 'in', ['operador', 'suporte'])
    .where('auditoria.acao', 'in', ACOES_DE_VISTA)
    .$if(antesDe !== null, (consulta) => consulta.where('auditoria.seq', '<', antesDe ?? 0))
    .orderBy('auditoria.seq', 'desc')
    .limit(VISTAS_POR_PAGINA)
    .execute();
  const acessos = agruparVistas(linhas.map(({ ator_id, ...linha }) => ({ ...linha, operadorId: ator_id })));
  return {
    acessos: acessos.map(({ ultima, vezes }) => ({
      id: String(ultima.seq),
      quem: quemViu(ultima.papel, ultima.nome),
      oQue: VISTAS[ultima.acao] ?? '',
      em: ultima.em.toISOString(),
      vezes,
    })),
    proxima: linhas.length === VISTAS_POR_PAGINA ? String(linhas.at(-1)?.seq) : null,
  };
}
