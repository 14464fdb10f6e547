/** The facts that the plan of a person's data reads, from the request as the server shows it to this reader. */
import { lerExigencias } from '@credito/domain/instituicao/exigencias';
import {
  contextoDoParticipante,
  type PessoaDaSolicitacao,
} from '@credito/domain/participante/contexto-do-participante';
import {
  type ContextoDoParticipante,
  TIPOS_DE_PESSOA,
  type TipoPessoa,
} from '@credito/domain/participante/participante-contexto';
import type { SolicitacaoCarregada } from '../solicitacao/consulta-da-solicitacao.ts';

/** Null when the person is not in the request or the reader may not see their part. */
export function contextoNaSolicitacao(
  solicitacao: SolicitacaoCarregada,
  tipoPessoa: TipoPessoa,
): ContextoDoParticipante | null {
  const dados = solicitacao[tipoPessoa]?.dados;
  if (!dados) return null;
  const { hoje, rendaMinimaCentavos } = solicitacao;
  const exigencias = lerExigencias(solicitacao);
  const pessoas = TIPOS_DE_PESSOA.flatMap((papel) => pessoaConhecida(solicitacao[papel]));
  return contextoDoParticipante(tipoPessoa, dados, { hoje, exigencias, rendaMinimaCentavos, pessoas });
}

/** Those whom the reader knows; the server compares with everybody. */
function pessoaConhecida(pessoa: SolicitacaoCarregada['fiador']): PessoaDaSolicitacao[] {
  if (!pessoa) return [];
  const { tipoPessoa, nome, cpf, email, contatos, dados } = pessoa;
  const telefone = contatos && contatos.CELULAR.ddd + contatos.CELULAR.telefone;
  return [
    {
      tipoPessoa,
      identidade: cpf && email && telefone ? { nome, cpf, email, telefone } : null,
      respostas: dados?.respostas ?? null,
    },
  ];
}
