/** Who signs a contract and how far each of them is: electronically as the envelope says, on paper as the analyst has ticked it. */
import type { SignatarioDoContrato } from '@credito/api/signatario';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { apresentarSignatario } from './apresentar-signatario.ts';
import { exigirContratoVisivel, listarContratos } from './ver-contratos.ts';

export async function verAssinantes(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<{ signatarios: SignatarioDoContrato[] }> {
  const completo = await exigirContratoVisivel(contexto, sessao, id);
  const { contrato } = completo;
  const envelope =
    contrato.via === 'eletronica'
      ? await envelopeDoDono(contexto.db, { tipo: 'contrato', id }, { edicao: contrato.edicao })
      : null;
  // Whoever need not sign any more is none of the signers.
  const partes = completo.partes.filter(
    ({ papel, cpf }) =>
      envelope?.assinantes.find((um) => um.papel === papel && um.cpf === cpf)?.estado !== 'dispensado',
  );
  return { signatarios: partes.map((parte) => apresentarSignatario(parte, envelope, 'contrato')) };
}

/** Of the newest contract that is being signed, or was. */
export async function verAssinantesDoMaisNovo(contexto: Contexto, sessao: SessaoDeConta) {
  const [maisNovo] = await listarContratos(contexto, sessao);
  if (!maisNovo) throw naoEncontrado();
  return { idContrato: maisNovo.id, ...(await verAssinantes(contexto, sessao, maisNovo.id)) };
}
