import { prazoDaResposta, textoDoRecursoSchema } from '@credito/domain/recurso/recurso';
import { formatarData } from '@credito/domain/tempo/data';
import * as z from 'zod/mini';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { executarTransicao } from '../solicitacao/transicao.ts';
import { exigirQuePossaRecorrer } from './escrever-recurso.ts';
import { mensagemDeRecursoRecebido } from './mensagens.ts';
import { decisaoContestada, findRecurso } from './recurso.repository.ts';
import { apresentarRecurso } from './ver-recurso.ts';

/** Once: a second click finds the appeal with the team and gets the same answer. */
export async function enviarRecurso(contexto: Contexto, sessao: SessaoDeConta, id: number) {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    // The same lock as the creation of a request: an appeal and a new request never pass each other.
    await travarConta(trx, sessao.contaId);
    const completa = await exigirSolicitacaoPropria(trx, sessao, id, { travar: true });
    const recurso = await findRecurso(trx, id);
    if (recurso?.estado !== 'enviado') {
      await exigirQuePossaRecorrer(trx, completa, recurso, agora);
      const lido = z.safeParse(textoDoRecursoSchema, recurso?.texto ?? '');
      if (!lido.success)
        throw regraDoDominio(lido.error.issues.map(({ message }) => ({ campo: 'texto', mensagem: message })));
      const { etapa, em, motivos, decisores } = await decisaoContestada(trx, completa);
      await trx
        .updateTable('recurso')
        .set({
          estado: 'enviado',
          enviado_em: agora,
          atualizado_em: agora,
          etapa,
          recusada_em: em,
          motivos: JSON.stringify(motivos),
          decisores,
        })
        .where('solicitacao_id', '=', id)
        .execute();
      await executarTransicao(trx, completa, {
        acao: 'recorrer',
        papel: 'estudante',
        ator: { tipo: 'conta', id: sessao.contaId },
        agora,
      });
      await avisar(contexto, trx, {
        chave: `recurso-recebido/${id}`,
        pessoa: await destinatarioDaConta(trx, sessao.contaId),
        solicitacaoId: id,
        agora,
        email: mensagemDeRecursoRecebido(contexto.configuracao, {
          protocolo: completa.solicitacao.protocolo,
          responderAte: formatarData(prazoDaResposta(agora)),
        }),
      });
    }
    const atual = await carregarSolicitacao(trx, id);
    if (!atual) throw naoEncontrado();
    return { ...(await apresentarRecurso(trx, atual, agora)), sigla: atual.solicitacao.sigla };
  });
}
