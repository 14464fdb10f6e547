/** The job that tells the provider of another contact of one signer; the signatures of the others stay as they are. */
import { falta } from '@credito/domain/assinatura/vez';
import type { Contexto } from '../../contexto.ts';
import { enviarLink } from './convidar.ts';
import { assinanteNoEnvelope } from './envelope.repository.ts';
import { agendarTroca, type CargaDaTroca } from './fila-do-provedor.ts';
import { esquecerImpedimento } from './impedir-envelope.ts';
import { estaNaVez } from './mudar-assinante.ts';
import { naoFeito } from './nao-feito.ts';
import { assinanteParaOProvedor, envelopeNoProvedor } from './no-provedor.ts';
import { agendarConsulta } from './pedir-consulta.ts';

export async function trocarNoProvedor(contexto: Contexto, { assinanteId }: CargaDaTroca): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const achado = await assinanteNoEnvelope(db, assinanteId);
  const noProvedor = achado && envelopeNoProvedor(contexto, achado);
  if (!noProvedor || !falta(achado.assinante)) return;
  const resultado = await gateways.assinatura.trocarContato(
    noProvedor,
    assinanteParaOProvedor(achado.assinante),
  );
  if (resultado.tipo === 'feito') {
    await registrarTroca(contexto, assinanteId, achado.assinante.versao, resultado.assinante.idExterno);
    return;
  }
  await naoFeito(contexto, achado.envelope.id, resultado, (em) => agendarTroca(db, assinanteId, em));
  if (resultado.tipo === 'recusado')
    await agendarConsulta(db, { id: achado.envelope.id, vez: 0 }, relogio.agora());
}

/** Called by the new contact once it stands there; one that changed meanwhile has a job of its own. */
async function registrarTroca(
  contexto: Contexto,
  assinanteId: string,
  versao: number,
  idExterno: string,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achado = await assinanteNoEnvelope(trx, assinanteId, { travar: true });
    if (!achado) return;
    const { assinante, envelope } = achado;
    await trx.updateTable('assinante').set({ id_externo: idExterno }).where('id', '=', assinanteId).execute();
    if (envelope.impedimento_assinante_id === assinanteId) await esquecerImpedimento(trx, envelope.id);
    if (assinante.versao === versao && estaNaVez(achado, assinante) && falta(assinante))
      await enviarLink(contexto, trx, envelope, assinante, 'contato');
  });
}
