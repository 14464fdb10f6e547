/** How far somebody has come in a signing: kept by the tab, and read once they were let in. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { LeituraNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { naAba } from '@credito/ui/aparelho/gaveta';
import type { Canal } from './chamadas.ts';
import { CHAVE_DO_CURSO, ler } from './guardado.ts';

/** A code that was asked for. */
export interface CodigoPedido {
  canal: Canal;
  destino: string;
  /** When another one may be asked for. */
  outroEm: number;
}

export interface EmCurso {
  assinanteId: string;
  codigo: CodigoPedido | null;
  leitura: LeituraNaEvidencia | null;
}

/** `agora` of this device. Where nothing was kept, or elsewhere, a code that the server has sent is still one to type. */
export function lerEmCurso(
  { assinanteId, codigoEnviado }: Pick<AssinaturaAberta, 'assinanteId' | 'codigoEnviado'>,
  agora: number,
): EmCurso {
  const guardado = ler<EmCurso>(CHAVE_DO_CURSO);
  const emCurso =
    guardado?.assinanteId === assinanteId ? guardado : { assinanteId, codigo: null, leitura: null };
  if (emCurso.codigo || !codigoEnviado) return emCurso;
  const { canal, destino, esperarSegundos } = codigoEnviado;
  return { ...emCurso, codigo: { canal, destino, outroEm: agora + esperarSegundos * 1_000 } };
}

export const guardarEmCurso = (emCurso: EmCurso): void =>
  naAba.guardar(CHAVE_DO_CURSO, JSON.stringify(emCurso));
