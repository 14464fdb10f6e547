import { planoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao.plano';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { passosVisiveis, respostasDoPasso } from '@credito/domain/wizard/plano';
import { api } from '../../sessao/api.ts';
import type { CorpoDaSolicitacao } from './solicitacao.queries.ts';

/** Creates the request, then tells who filled it in (spec 1 section 4, "New-request wizard"). */
export async function criarSolicitacao(contexto: ContextoDaNovaSolicitacao, chave: string): Promise<void> {
  const visiveis = passosVisiveis(planoDaNovaSolicitacao, contexto);
  const respostas = Object.assign(
    {},
    ...visiveis.filter(({ id }) => id !== 'solicitante').map((passo) => respostasDoPasso(passo, contexto)),
  );
  const {
    responsavelSolicitacao,
    grauParentesco,
    nomeSolicitante,
    emailSolicitante,
    telefoneSolicitante,
    estouCiente,
  } = contexto.respostas as Record<string, string | boolean | undefined>;
  const { id } = await api(
    'POST /solicitacao/criar',
    { body: { ...respostas, responsavelSolicitacao } as CorpoDaSolicitacao },
    { chaveDeIdempotencia: chave },
  );
  if (responsavelSolicitacao !== 'O') return;
  await api('POST /solicitacao/criador-solicitacao', {
    body: {
      idSolicitacao: id,
      responsavelSolicitacao,
      grauParentesco: grauParentesco as 'M' | 'P' | 'O',
      nome: String(nomeSolicitante),
      email: String(emailSolicitante),
      telefone: String(telefoneSolicitante),
      estouCiente: estouCiente === true,
    },
  });
}
