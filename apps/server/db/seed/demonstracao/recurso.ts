import { enviarRecurso } from '../../../src/modules/recurso/enviar-recurso.ts';
import { escreverRecurso } from '../../../src/modules/recurso/escrever-recurso.ts';
import { findRecurso } from '../../../src/modules/recurso/recurso.repository.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';

/** An appeal that was already sent stays as it is. */
export async function contarRecurso(
  narrador: Narrador,
  contaId: string,
  solicitacaoId: number,
  texto: string,
): Promise<void> {
  narrador.conferirParada();
  narrador.passar(120);
  const { contexto } = narrador;
  const recurso = await findRecurso(contexto.db, solicitacaoId);
  if (recurso && recurso.estado !== 'rascunho') return;
  await escreverRecurso(contexto, sessaoDe(contaId), solicitacaoId, texto);
  await enviarRecurso(contexto, sessaoDe(contaId), solicitacaoId);
}
