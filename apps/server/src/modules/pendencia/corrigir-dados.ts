/** Personal data corrected at once: every step of the plan that the form answers, with the plan's own rules. */
import type { Pendencias, rotaCorrigirDados } from '@credito/api/pendencia.rotas';
import type { Recebido } from '@credito/api/rota';
import { mudaAlgo } from '@credito/domain/participante/decisao-do-participante';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { perguntaPorAlguem } from '@credito/domain/participante/quem-conhece-quem';
import { decidirCorrecao, respostasDaCorrecao } from '@credito/domain/pendencia/correcao-de-dados';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, exigirAceita, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { anotarVisto } from '../correcao/correcao.repository.ts';
import { gravarParte } from '../participante/gravar-parte.ts';
import { comSolicitacao, exigirParte } from '../solicitacao/acesso.ts';
import { contextoDoParticipante } from '../solicitacao/fatos.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { emCorrecao } from './fatos-da-pendencia.ts';
import { apresentarPendencias } from './ver-pendencias.ts';

export async function corrigirDados(
  contexto: Contexto,
  sessao: SessaoDeConta,
  idSolicitacao: number,
  tipoPessoa: TipoPessoa,
  { versao, ...formulario }: Recebido<typeof rotaCorrigirDados>['body'],
): Promise<Pendencias> {
  const agora = contexto.relogio.agora();
  const respostas = respostasDaCorrecao(formulario);
  if (perguntaPorAlguem(respostas)) await limitarComparacoes(contexto, sessao);
  return contexto.db.transaction().execute(async (trx) => {
    const acesso = await exigirParte(trx, sessao, idSolicitacao, tipoPessoa, 'editar', { travar: true });
    if (!emCorrecao(acesso.completa)) throw conflito('Não há dados para corrigir agora.');
    if (acesso.participante.versao !== versao) throw dadosDesatualizados();
    const pessoa = contextoDoParticipante(acesso.completa, tipoPessoa, agora);
    if (!pessoa) throw naoEncontrado();
    const mudancas = exigirAceita(decidirCorrecao(respostas, pessoa));
    const gravado = mudaAlgo(mudancas)
      ? await gravarParte(contexto, trx, sessao, acesso, mudancas)
      : comSolicitacao(
          acesso,
          await anotarVisto(contexto, trx, acesso.completa, acesso.participante.id, agora),
        );
    return apresentarPendencias(trx, gravado, tipoPessoa, agora);
  });
}
