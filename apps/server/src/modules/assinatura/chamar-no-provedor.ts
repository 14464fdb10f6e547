/** The job that has the provider call a signer: it sends the link, one a minute for each, and only while the turn is theirs. */
import { falta } from '@credito/domain/assinatura/vez';
import type { Contexto } from '../../contexto.ts';
import { destinoDoCanal, mascarado } from './contatos.ts';
import { motivoNaEvidencia } from './convidar.ts';
import { assinanteNoEnvelope } from './envelope.repository.ts';
import { agendarChamada, type CargaDaChamada } from './fila-do-provedor.ts';
import { estaNaVez } from './mudar-assinante.ts';
import { naoFeito } from './nao-feito.ts';
import { envelopeNoProvedor } from './no-provedor.ts';
import { agendarConsulta } from './pedir-consulta.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

export async function chamarNoProvedor(contexto: Contexto, carga: CargaDaChamada): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const achado = await assinanteNoEnvelope(db, carga.assinanteId);
  const noProvedor = achado && envelopeNoProvedor(contexto, achado);
  if (!noProvedor || !falta(achado.assinante) || !estaNaVez(achado, achado.assinante)) return;
  const resultado = await gateways.assinatura.avisar(noProvedor, carga.assinanteId);
  if (resultado.tipo === 'feito') {
    await registrarChamada(contexto, carga);
    return;
  }
  await naoFeito(contexto, achado.envelope.id, resultado, (em) => agendarChamada(db, carga, em));
  // Most of all it is over there, and what came of it is not told yet.
  if (resultado.tipo === 'recusado')
    await agendarConsulta(db, { id: achado.envelope.id, vez: 0 }, relogio.agora());
}

async function registrarChamada(
  contexto: Contexto,
  { assinanteId, conviteId, motivo }: CargaDaChamada,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achado = await assinanteNoEnvelope(trx, assinanteId, { travar: true });
    if (!achado) return;
    const { assinante, envelope } = achado;
    const destino = destinoDoCanal(assinante.metodo, assinante) ?? '';
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'enviado',
      autor: { tipo: 'provedor', id: envelope.provedor },
      assinante: naEvidencia(contexto, envelope, assinante),
      mensagem: { id: conviteId, canal: assinante.metodo, destino: mascarado(assinante.metodo, destino) },
      motivo: motivoNaEvidencia(motivo),
    });
  });
}
