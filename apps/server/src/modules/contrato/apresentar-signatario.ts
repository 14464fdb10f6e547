/** One signer of a contract or an alteration, in the words of the wire. */
import type { SignatarioDoContrato } from '@credito/api/signatario';
import { ROTULO_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import {
  type AlvoDoMetodo,
  MENSAGEM_SEM_CELULAR,
  podeAlterarMetodo,
  tipoDoTelefone,
} from '@credito/domain/assinatura/metodo';
import { falta } from '@credito/domain/assinatura/vez';
import { PAPEL_NO_CONTRATO, TIPO_NO_FIO } from '@credito/domain/contrato/signatarios';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { destinoDoCanal, mascarado } from '../assinatura/contatos.ts';
import type { Assinante, EnvelopeCompleto } from '../assinatura/envelope.repository.ts';
import { estaNaVez } from '../assinatura/mudar-assinante.ts';
import type { ContratoCompleto } from './contrato.repository.ts';

type ParteQueAssinou = Pick<ContratoCompleto['partes'][number], 'papel' | 'nome' | 'cpf'> & {
  /** On paper. */
  assinatura_conferida_em?: Date | null;
};

export function apresentarSignatario(
  { papel, nome, cpf, assinatura_conferida_em = null }: ParteQueAssinou,
  envelope: EnvelopeCompleto | null,
  alvo: AlvoDoMetodo,
): SignatarioDoContrato {
  const assinante = envelope?.assinantes.find((um) => um.papel === papel && um.cpf === cpf);
  return {
    name: papel === 'estudante' ? nome : primeiroNome(nome),
    signerType: TIPO_NO_FIO[papel],
    personType: papel,
    signature: (assinante?.assinou_em ?? assinatura_conferida_em)?.toISOString() ?? null,
    assinatura:
      envelope && assinante
        ? daAssinatura(envelope, assinante, { papel: PAPEL_NO_CONTRATO[papel], alvo })
        : null,
  };
}

function daAssinatura(
  envelope: EnvelopeCompleto,
  assinante: Assinante,
  { papel, alvo }: { papel: string; alvo: AlvoDoMetodo },
): NonNullable<SignatarioDoContrato['assinatura']> {
  const { email, telefone, metodo, do_provedor } = assinante;
  const destino = do_provedor ? null : destinoDoCanal(metodo, assinante);
  const aberta = envelope.envelope.estado === 'em-assinatura' && falta(assinante) && !do_provedor;
  const outroMetodo = podeAlterarMetodo({ email, telefone, tipoDoTelefone: tipoDoTelefone(telefone) }, alvo);
  return {
    assinanteId: assinante.id,
    papel,
    estado: assinante.estado,
    rotulo: ROTULO_DO_ASSINANTE[assinante.estado],
    metodo,
    destino: destino === null ? null : mascarado(metodo, destino),
    podeReenviar: aberta && estaNaVez(envelope, assinante),
    podeAlterarMetodo: aberta && outroMetodo,
    semMetodo: aberta && !outroMetodo ? MENSAGEM_SEM_CELULAR : null,
  };
}
