/** An envelope as a provider of signatures knows it; null of one that is our own signer's, or not opened there yet. */
import { conta, falta } from '@credito/domain/assinatura/vez';
import type { Contexto } from '../../contexto.ts';
import type {
  AssinanteNovo,
  EnvelopeNoProvedor,
  EnvelopeNovo,
} from '../../gateways/assinatura/assinatura.ts';
import type { Assinante, EnvelopeCompleto } from './envelope.repository.ts';

export function envelopeNoProvedor(
  { gateways }: Pick<Contexto, 'gateways'>,
  { envelope, assinantes }: EnvelopeCompleto,
): EnvelopeNoProvedor | null {
  const { id, id_externo, provedor, sha256 } = envelope;
  if (provedor !== gateways.assinatura.nome || id_externo === null) return null;
  return {
    id,
    idExterno: id_externo,
    sha256,
    // Whoever was replaced or released is not waited for; whoever has signed is still one of them.
    assinantes: assinantes
      .filter((um) => falta(um) || um.estado === 'assinou')
      .map((um) => ({ id: um.id, idExterno: um.id_externo ?? '', cpf: um.cpf })),
  };
}

/** As it is opened there: our own ids lead back to our rows. */
export async function paraAbrirNoProvedor(
  { gateways }: Pick<Contexto, 'gateways'>,
  { envelope, assinantes }: EnvelopeCompleto,
): Promise<EnvelopeNovo> {
  const { id, titulo, sha256, prazo } = envelope;
  return {
    id,
    titulo,
    pdf: await gateways.cofre.ler(envelope.arquivo),
    sha256,
    prazo,
    assinantes: assinantes.filter(conta).map(assinanteParaOProvedor),
  };
}

export const assinanteParaOProvedor = (assinante: Assinante): AssinanteNovo => {
  const { id, grupo, papel, nome, cpf, nascimento, metodo, email, telefone } = assinante;
  const endereco = (metodo === 'email' ? email : telefone) ?? '';
  return { id, grupo, papel, nome, cpf, nascimento, contato: { metodo, endereco } };
};
