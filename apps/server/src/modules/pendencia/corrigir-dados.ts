/** Personal data corrected at once: every step of the plan that the form answers, with the plan's own rules. */
import type { Pendencias, rotaCorrigirDados } from '@credito/api/pendencia.rotas';
import type { Recebido } from '@credito/api/rota';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { perguntaPorAlguem } from '@credito/domain/participante/quem-conhece-quem';
import {
  errosDaCorrecao,
  passosDaCorrecao,
  respostasDaCorrecao,
} from '@credito/domain/pendencia/correcao-de-dados';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { salvarPasso } from '../participante/preencher-dados.ts';
import { exigirParte } from '../solicitacao/acesso.ts';
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
    const exigir = () => exigirParte(trx, sessao, idSolicitacao, tipoPessoa, 'editar', { travar: true });
    let acesso = await exigir();
    if (!emCorrecao(acesso.completa)) throw conflito('Não há dados para corrigir agora.');
    if (acesso.participante.versao !== versao) throw dadosDesatualizados();
    const pessoa = contextoDoParticipante(acesso.completa, tipoPessoa, agora);
    if (!pessoa) throw naoEncontrado();
    const erros = errosDaCorrecao(respostas, pessoa);
    if (erros.length > 0) throw regraDoDominio(erros);
    // What one answer asks next is known once it is saved: the marital status before the spouse.
    const feitos = new Set<string>();
    for (;;) {
      const atual = contextoDoParticipante(acesso.completa, tipoPessoa, agora);
      const passo = atual && passosDaCorrecao(atual).find(({ id }) => !feitos.has(id));
      if (!passo) break;
      feitos.add(passo.id);
      const alteracoes = Object.fromEntries(
        passo.campos.flatMap(({ nome }) => (nome in respostas ? [[nome, respostas[nome]]] : [])),
      );
      if (Object.keys(alteracoes).length === 0) continue;
      await salvarPasso(contexto, trx, sessao, {
        idSolicitacao,
        tipoPessoa,
        passo: passo.id,
        versao: acesso.participante.versao,
        alteracoes,
      });
      acesso = await exigir();
    }
    // Looked at and found right is an answer too, once.
    if (!(await findCorrecao(trx, acesso.completa, acesso.participante.id)))
      await anotarMudanca(contexto, trx, acesso.completa, acesso.participante.id, agora);
    return apresentarPendencias(trx, acesso, tipoPessoa, agora);
  });
}
