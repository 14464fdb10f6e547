import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { solicitacaoDoParticipante } from '../solicitacao/achar-solicitacao.ts';
import { fiadorPorId } from '../solicitacao/fiadores-da-solicitacao.ts';
import { apresentarConvite } from './apresentar-fiadores.ts';
import { exigirAcaoPermitida } from './fatos-do-fiador.ts';
import { convitesVigentes, renovarConvite } from './fiador.repository.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

/** The link to share. `novo` kills the link that went around before (case FIA-01). */
export async function obterCodigoDeAceite(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
  { novo }: { novo: boolean },
  repetivel: ChamadaRepetivel,
) {
  const agora = contexto.relogio.agora();
  return umaVez(contexto, repetivel, async (trx) => {
    const id = await solicitacaoDoParticipante(trx, sessao, participanteId);
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const fiador = fiadorPorId(completa, participanteId);
    exigirAcaoPermitida('novo-link', completa, fiador, agora);
    const vigente = (await convitesVigentes(trx, [fiador.id])).get(fiador.id);
    if (vigente && !novo) return apresentarConvite(contexto, vigente);
    const convite = await renovarConvite(trx, contexto, fiador, agora);
    await registrarEventoDoFiador(trx, completa, fiador, {
      acao: 'novo-link',
      ator: { tipo: 'conta', id: sessao.contaId },
      em: agora,
    });
    return apresentarConvite(contexto, convite);
  });
}
