import type { Recebido } from '@credito/api/rota';
import type { rotaPreencherDados } from '@credito/api/solicitacao.rotas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { decidirPassoDoParticipante, mudaAlgo } from '@credito/domain/participante/decisao-do-participante';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import { perguntaPorAlguem } from '@credito/domain/participante/quem-conhece-quem';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, exigirAceita, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { anotarVisto } from '../correcao/correcao.repository.ts';
import { type AcessoAParte, comSolicitacao, exigirParte } from '../solicitacao/acesso.ts';
import { apresentarSolicitacao, type SolicitacaoVista } from '../solicitacao/apresentar-solicitacao.ts';
import { contextoDoParticipante } from '../solicitacao/fatos.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { gravarParte } from './gravar-parte.ts';

type Preenchimento = Recebido<typeof rotaPreencherDados>['body'];

/** Saves one step of one person; the answer is the request as the screen shows it next. */
export async function preencherDados(
  contexto: Contexto,
  sessao: SessaoDeConta,
  pedido: Preenchimento,
): Promise<SolicitacaoVista> {
  if (perguntaPorAlguem(pedido.alteracoes)) await limitarComparacoes(contexto, sessao);
  const { completa, leitor } = await contexto.db.transaction().execute(async (trx) => {
    const { idSolicitacao, tipoPessoa } = pedido;
    const acesso = await exigirParte(trx, sessao, idSolicitacao, tipoPessoa, 'editar', { travar: true });
    return salvarPasso(contexto, trx, sessao, acesso, pedido);
  });
  return apresentarSolicitacao(completa, leitor, contexto.relogio.agora());
}

/**
 * One step of a part that was loaded behind the lock of its request. Only changed fields are written; a screen that shows
 * an older version is refused with 409 unless what it sends is already what is stored (a retry whose first answer was
 * lost).
 */
export async function salvarPasso(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  acesso: AcessoAParte,
  { passo: id, alteracoes, versao }: Pick<Preenchimento, 'passo' | 'alteracoes' | 'versao'>,
): Promise<AcessoAParte> {
  const { completa, participante } = acesso;
  const pessoa = contextoDoParticipante(completa, participante.tipo_pessoa, contexto.relogio.agora());
  const passo = planoDoParticipante.find((linha) => linha.id === id);
  if (!pessoa || !passo) throw naoEncontrado();
  const mudancas = exigirAceita(decidirPassoDoParticipante(passo, pessoa, alteracoes));
  if (!mudaAlgo(mudancas)) {
    const pedido = lerMotivos(participante.motivos_analise).some(({ passos }) => passos?.includes(passo.id));
    if (!pedido) return acesso;
    const agora = contexto.relogio.agora();
    return comSolicitacao(acesso, await anotarVisto(contexto, trx, completa, participante.id, agora));
  }
  if (participante.versao !== versao) throw dadosDesatualizados();
  return gravarParte(contexto, trx, sessao, acesso, mudancas);
}
