/** The guardian of a student under 18, who answers by the link of the e-mail. */
import { codigoDaAutorizacao } from '../../../src/modules/responsavel/codigo-da-autorizacao.ts';
import {
  consultarAutorizacao,
  responderAutorizacao,
} from '../../../src/modules/responsavel/responder-autorizacao.ts';
import type { Narrador } from './contexto-da-historia.ts';
import type { PessoaDaDemonstracao } from './pessoas.ts';

/** What the student says of the mother; nothing where there is no guardian. */
export const respostasSobre = (mae: PessoaDaDemonstracao | undefined): Record<string, unknown> =>
  mae
    ? {
        grauParentescoResponsavel: 'M',
        nomeResponsavel: mae.nome,
        cpfResponsavel: mae.cpf,
        emailResponsavel: mae.email,
      }
    : {};

/** Told again after a cut, an answer that was given stays. */
export async function contarResponsavel(
  narrador: Narrador,
  solicitacaoId: number,
  { cpf }: PessoaDaDemonstracao,
): Promise<void> {
  const { contexto } = narrador;
  const pedido = await contexto.db
    .selectFrom('autorizacao_responsavel')
    .innerJoin('participante', 'participante.id', 'autorizacao_responsavel.participante_id')
    .select('autorizacao_responsavel.id')
    .where('solicitacao_id', '=', solicitacaoId)
    .where('resposta', 'is', null)
    .where('revogada_em', 'is', null)
    .executeTakeFirst();
  if (!pedido) return;
  narrador.passar(40);
  const codigo = codigoDaAutorizacao(contexto.segredo, pedido.id);
  const { autorizacao } = await consultarAutorizacao(contexto, { codigo, cpf });
  if (!autorizacao) throw new Error(`request ${solicitacaoId} asks nothing of a guardian`);
  const { versao, sha256 } = autorizacao;
  await responderAutorizacao(
    contexto,
    { codigo, cpf, resposta: 'autorizada', versao, sha256 },
    { enderecoIp: null, agente: null },
  );
}
