import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { consumirLimite } from '../limite/limite.ts';
import { type Acao, registrarAcao, type SessaoDoAutor } from '../sessao/acao.ts';

const ACOES_POR_HORA = 600;

/** Asked for by a screen. Another person's log is as good as missing. */
export async function salvarAcao(
  contexto: Contexto,
  sessao: SessaoDoAutor,
  { usuarioWebId, ...acao }: Acao & { usuarioWebId: string },
  repetivel: ChamadaRepetivel,
): Promise<void> {
  if (usuarioWebId !== sessao.contaId) throw naoEncontrado();
  await consumirLimite(
    contexto,
    { nome: 'acao', quem: sessao.id, maximo: ACOES_POR_HORA, janelaSegundos: 3_600 },
    'Foram muitas ações em pouco tempo. Aguarde alguns minutos.',
  );
  await umaVez(contexto, repetivel, (trx) => registrarAcao(contexto, trx, sessao, acao));
}
