/**
 * A person's CPF is the account's or the invitation's: it decides who signs, so no form changes it
 * (decisions, "Guarantors"; spec 2 section 6).
 */
import type { ErroDeCampo } from '../wizard/plano.ts';
import type { ContextoDoParticipante, TipoPessoa } from './participante-contexto.ts';

const MENSAGENS: Readonly<Record<TipoPessoa, string>> = {
  estudante: 'O CPF precisa ser o mesmo da sua conta.',
  fiador: 'O CPF precisa ser o mesmo da indicação do fiador.',
  fiador2: 'O CPF precisa ser o mesmo da indicação do segundo fiador.',
};

export function erroDeIdentidade(
  { tipoPessoa, respostas }: ContextoDoParticipante,
  mudancas: Readonly<Record<string, unknown>>,
): ErroDeCampo | null {
  return mudancas.cpf === undefined || mudancas.cpf === respostas.cpf
    ? null
    : { campo: 'cpf', mensagem: MENSAGENS[tipoPessoa] };
}
