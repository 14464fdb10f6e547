/** Sessions for the fuzz, which ends sessions and takes rights away by itself: asked for again, they are there again. */
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { abrirSessao, type DonoDaSessao } from '../../src/modules/sessao/abrir-sessao.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import type { Alvos, Mundo } from '../autorizacao/mundo.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';

type Servidor = Pick<ServidorDeTeste, 'contexto' | 'db'>;

export interface Atores {
  quem: readonly string[];
  token: (quem: string) => string | null;
  renovar: (quem: string) => Promise<string | null>;
}

export async function criarAtores({ contexto, db }: Servidor, mundo: Mundo): Promise<Atores> {
  const tokens = new Map<string, string | null>(Object.entries(mundo.tokens));
  const donos = new Map<string, DonoDaSessao>();
  const papeis = new Map<string, { papel: PapelDeOperador; instituicao_id: number | null }>();
  for (const [quem, token] of tokens) {
    if (token === null) continue;
    const sessao = await db
      .selectFrom('sessao')
      .selectAll()
      .where('token_hash', '=', resumo(token))
      .executeTakeFirstOrThrow();
    donos.set(quem, donoDa(sessao));
    if (!sessao.operador_id) continue;
    papeis.set(
      sessao.operador_id,
      await db
        .selectFrom('operador')
        .select(['papel', 'instituicao_id'])
        .where('id', '=', sessao.operador_id)
        .executeTakeFirstOrThrow(),
    );
  }
  async function renovar(quem: string): Promise<string | null> {
    const dono = donos.get(quem);
    if (!dono) return null;
    if (dono.tipo !== 'conta')
      await db
        .updateTable('operador')
        .set({ ativo: true, ...papeis.get(dono.operadorId) })
        .where('id', '=', dono.operadorId)
        .execute();
    const expiraEm = new Date(contexto.relogio.agora().getTime() + 12 * 3_600_000);
    const novo = dono.tipo === 'suporte' ? { ...dono, expiraEm } : dono;
    const { token } = await abrirSessao(contexto, db, novo, { agente: null, enderecoIp: null });
    tokens.set(quem, token);
    return token;
  }
  return { quem: [...tokens.keys()], token: (quem) => tokens.get(quem) ?? null, renovar };
}

interface Sessao {
  tipo: string;
  conta_id: string | null;
  operador_id: string | null;
  motivo: string | null;
  expira_em: Date;
}

function donoDa({ tipo, conta_id, operador_id, motivo, expira_em }: Sessao): DonoDaSessao {
  const contaId = conta_id ?? '';
  const operadorId = operador_id ?? '';
  if (tipo === 'conta') return { tipo, contaId };
  if (tipo === 'gestao') return { tipo, operadorId };
  return { tipo: 'suporte', contaId, operadorId, motivo: motivo ?? '', expiraEm: expira_em };
}

/** What exists, as it stands in addresses and bodies. */
export function conhecidosDe(alvos: Alvos): readonly string[] {
  return [
    ...Object.values(alvos).map(String),
    ...[
      'estudante',
      'fiador',
      'fiador2',
      'RG',
      'COMPROVANTE_RENDA_FAMILIAR',
      'PADC',
      'curso',
      '0',
      '1',
      'null',
      'N',
    ],
  ];
}
