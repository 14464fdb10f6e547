import type { Recebido } from '@credito/api/rota';
import type { rotaCriadorDaSolicitacao } from '@credito/api/solicitacao.rotas';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import { planoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao.plano';
import { errosDoPasso, valoresDoPasso } from '@credito/domain/wizard/plano';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacaoPropria } from './acesso.ts';
import { contextoDaNovaSolicitacao } from './nova-solicitacao.ts';

type Solicitante = Recebido<typeof rotaCriadorDaSolicitacao>['body'];

const [passoDoSolicitante] = planoDaNovaSolicitacao;

/** Writes down who filled the request in for the student; the last word counts. */
export async function registrarSolicitante(
  contexto: Contexto,
  sessao: SessaoDeConta,
  solicitante: Solicitante,
): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const { solicitacao } = await exigirSolicitacaoPropria(trx, sessao, solicitante.idSolicitacao, {
      travar: true,
    });
    if (!siglasEditaveis.includes(solicitacao.sigla)) throw dadosDesatualizados();
    const respostas = {
      responsavelSolicitacao: solicitante.responsavelSolicitacao,
      grauParentesco: solicitante.grauParentesco,
      nomeSolicitante: solicitante.nome,
      emailSolicitante: solicitante.email,
      telefoneSolicitante: solicitante.telefone,
      estouCiente: solicitante.estouCiente,
    };
    const wizard = await contextoDaNovaSolicitacao(trx, sessao.contaId, respostas, null, agora);
    if (!passoDoSolicitante) throw new Error('The plan has no first step');
    const erros = errosDoPasso(passoDoSolicitante, respostas, wizard);
    if (erros.length > 0) throw regraDoDominio(erros);
    const anteriores = Object.entries(solicitacao.dados).filter(([nome]) => !(nome in respostas));
    await trx
      .updateTable('solicitacao')
      .set({
        dados: JSON.stringify({
          ...Object.fromEntries(anteriores),
          ...valoresDoPasso(passoDoSolicitante, respostas),
        }),
        atualizada_em: agora,
      })
      .where('id', '=', solicitacao.id)
      .execute();
  });
}
