/** The text of a contract for whoever is bound by it: as blocks for a phone, and as the file itself. */

import type { rotaTextoDoContrato } from '@credito/api/contrato.rotas';
import type { Resposta } from '@credito/api/rota';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import { apareceNaLista } from '@credito/domain/contrato/na-lista';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { fatosNaLista } from './apresentar-contrato.ts';
import { type ContratoCompleto, carregarContrato } from './contrato.repository.ts';
import { lerPdf, reescrever, textoGuardado } from './guardar-texto.ts';
import { exigirContratoVisivel } from './ver-contratos.ts';

export async function textoDoEstudante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaTextoDoContrato>> {
  return blocosDe(contexto, await exigirContratoVisivel(contexto, sessao, id));
}

/** A guarantor reads what they guarantee (CDC, article 54-C): the same text and the same file. */
export async function textoDoFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<Resposta<typeof rotaTextoDoContrato>> {
  return blocosDe(contexto, await exigirGarantido(contexto, sessao, id));
}

async function blocosDe(contexto: Contexto, completo: ContratoCompleto) {
  const guardado = await textoGuardado(contexto.db, completo);
  if (!guardado) throw naoEncontrado();
  return { sha256: guardado.sha256, blocos: [...reescrever(guardado).blocos] };
}

export async function pdfDoEstudante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<ArquivoPdf> {
  return pdfGuardado(contexto, await exigirContratoVisivel(contexto, sessao, id));
}

export async function pdfDoFiador(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<ArquivoPdf> {
  return pdfGuardado(contexto, await exigirGarantido(contexto, sessao, id));
}

async function exigirGarantido(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<ContratoCompleto> {
  const completo = await carregarContrato(contexto.db, id, { fiador: sessao.contaId });
  const hoje = dataEmSaoPaulo(contexto.relogio.agora());
  if (!completo || !apareceNaLista(fatosNaLista(completo.contrato), hoje)) throw naoEncontrado();
  return completo;
}

/** What binds is what was signed: the sealed file as soon as there is one, the digitised copy once the contract is in effect. */
const EM_VIGOR: readonly CodigoDoContrato[] = ['EFE', 'LIQ'];

async function pdfGuardado(contexto: Contexto, completo: ContratoCompleto): Promise<ArquivoPdf> {
  const { codigo, via } = completo.contrato;
  const assinada =
    via === 'eletronica' || EM_VIGOR.includes(codigo) ? await copiaAssinada(contexto, completo) : null;
  if (assinada) return assinada;
  const guardado = await textoGuardado(contexto.db, completo);
  if (!guardado) throw naoEncontrado();
  return lerPdf(contexto, completo, guardado);
}

async function copiaAssinada(contexto: Contexto, { contrato }: ContratoCompleto): Promise<ArquivoPdf | null> {
  if (contrato.via === 'eletronica') {
    const dono = { tipo: 'contrato', id: contrato.id } as const;
    const ultimo = await envelopeDoDono(contexto.db, dono, { edicao: contrato.edicao });
    const arquivo = ultimo?.envelope.selado_arquivo;
    return arquivo ? lerPdf(contexto, { contrato }, { arquivo }) : null;
  }
  const copia = await contexto.db
    .selectFrom('contrato_copia')
    .select('arquivo')
    .where('contrato_id', '=', contrato.id)
    .where('edicao', '=', contrato.edicao)
    .executeTakeFirst();
  return copia ? lerPdf(contexto, { contrato }, copia) : null;
}
