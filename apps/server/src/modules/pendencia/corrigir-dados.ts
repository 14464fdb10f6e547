/** Personal data corrected at once: every step of the plan that the form answers, with the plan's own rules. */
import type { Pendencias, rotaCorrigirDados } from '@credito/api/pendencia.rotas';
import type { Recebido } from '@credito/api/rota';
import { mudaAlgo } from '@credito/domain/participante/decisao-do-participante';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { perguntaPorAlguem } from '@credito/domain/participante/quem-conhece-quem';
import { decidirCorrecao, respostasDaCorrecao } from '@credito/domain/pendencia/correcao-de-dados';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, exigirAceita, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { gravarParte } from '../participante/gravar-parte.ts';
import { type AcessoAParte, comSolicitacao, exigirParte } from '../solicitacao/acesso.ts';
import { contextoDoParticipante } from '../solicitacao/fatos.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { anotarMudanca, findCorrecao } from './correcao.repository.ts';
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
      : await anotarVisto(contexto, trx, acesso);
    return apresentarPendencias(trx, gravado, tipoPessoa, agora);
  });
}

/** Looked at and found right is an answer too, once. */
async function anotarVisto(
  contexto: Contexto,
  trx: Transaction<DB>,
  acesso: AcessoAParte,
): Promise<AcessoAParte> {
  const { completa, participante } = acesso;
  if (await findCorrecao(trx, completa, participante.id)) return acesso;
  const agora = contexto.relogio.agora();
  return comSolicitacao(acesso, await anotarMudanca(contexto, trx, completa, participante.id, agora));
}
