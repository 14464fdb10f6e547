/** The text of a contract for whoever is bound by it: as blocks for a phone, and as the file itself. */

import type { rotaTextoDoContrato } from '@credito/api/contrato.rotas';
import type { Resposta } from '@credito/api/rota';
import { apareceNaLista } from '@credito/domain/contrato/na-lista';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { fatosNaLista } from './apresentar-contrato.ts';
import { type ContratoCompleto, carregarContrato } from './contrato.repository.ts';
import { lerPdf, reescrever, textoGuardado } from './guardar-texto.ts';
import type { PdfDoContrato } from './responder-pdf.ts';
import { exigirContratoVisivel } from './ver-contratos.ts';

export async function textoDoEstudante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaTextoDoContrato>> {
  const completo = await exigirContratoVisivel(contexto, sessao, id);
  const guardado = await textoGuardado(contexto.db, completo);
  if (!guardado) throw naoEncontrado();
  return { sha256: guardado.sha256, blocos: [...reescrever(guardado).blocos] };
}

export async function pdfDoEstudante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<PdfDoContrato> {
  return pdfGuardado(contexto, await exigirContratoVisivel(contexto, sessao, id));
}

/** A guarantor reads what they guarantee (CDC, article 54-C): the same file. */
export async function pdfDoFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<PdfDoContrato> {
  const completo = await carregarContrato(contexto.db, id, { fiador: sessao.contaId });
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  if (!completo || !apareceNaLista(fatosNaLista(completo.contrato), hoje)) throw naoEncontrado();
  return pdfGuardado(contexto, completo);
}

async function pdfGuardado(contexto: Contexto, completo: ContratoCompleto): Promise<PdfDoContrato> {
  const guardado = await textoGuardado(contexto.db, completo);
  if (!guardado) throw naoEncontrado();
  return lerPdf(contexto, completo, guardado);
}
