import type { Contexto } from '../../contexto.ts';
import type { CargaDoLembreteDaAssinatura } from './agendar-lembretes.ts';
import { enviarLink } from './convidar.ts';
import { assinanteNoEnvelope } from './envelope.repository.ts';
import { estaNaVez } from './mudar-assinante.ts';

/** Nothing to whoever has acted meanwhile, or whose deadline is another one now. */
export async function lembrarAssinante(
  contexto: Contexto,
  { assinanteId, prazo }: CargaDoLembreteDaAssinatura,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achado = await assinanteNoEnvelope(trx, assinanteId, { travar: true });
    if (!achado || achado.envelope.prazo !== prazo || !estaNaVez(achado, achado.assinante)) return;
    if (['assinou', 'recusou', 'bloqueado', 'substituido', 'dispensado'].includes(achado.assinante.estado))
      return;
    await enviarLink(contexto, trx, achado.envelope, achado.assinante, 'lembrete');
  });
}
