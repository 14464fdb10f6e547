/** A decision on a request: one transaction, guarded by the version that the operator saw. */
import {
  ALVO_DA_DECISAO,
  type Decisao,
  decisoesDaEtapa,
  impedimentoDaDecisao,
} from '@credito/domain/gestao/etapas';
import {
  type CatalogoDeMotivos,
  type MotivoEscolhido,
  type MotivoRegistrado,
  registrarMotivos,
} from '@credito/domain/gestao/motivos';
import {
  DECISOES_DE_DOIS,
  type DecisaoDeDois,
  exigeSegundaPessoa,
} from '@credito/domain/gestao/segunda-pessoa';
import { MENSAGEM_DA_NOTA, pedeNota } from '@credito/domain/gestao/sinais';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { MENSAGENS_DE_RECUSA } from '@credito/domain/solicitacao/transicoes';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import { exigirAtribuicao } from '../fila/atribuicao.ts';
import { sinaisDaSolicitacao } from '../mesa/avisos-das-pessoas.ts';
import { contarDaSolicitacao } from '../mesa/contagem.ts';
import { anotar } from '../nota/anotar.ts';
import { type Decidida, efetivarDecisao } from './efetivar-decisao.ts';
import { fatosDaDecisao } from './fatos-da-decisao.ts';
import { jaFeita } from './ja-feita.ts';
import { repartirMotivos } from './motivos-da-decisao.ts';
import { acaoDePropor, exigirSemProposta, proporDecisao } from './proposta.ts';

export interface PedidoDeDecisao {
  acao: Decisao;
  versao: number;
  motivos: ReadonlyArray<MotivoEscolhido & { tipoPessoa?: TipoPessoa | undefined }>;
  nota?: string | undefined;
}

export async function decidirSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  pedido: PedidoDeDecisao,
): Promise<Decidida> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirSolicitacaoDaGestao(trx, sessao, id, { travar: true });
    const { solicitacao } = completa;
    if (solicitacao.versao !== pedido.versao) {
      const feita = (acao: string) => jaFeita(trx, sessao, completa, { versao: pedido.versao, acao });
      const proposta = isDeDois(pedido.acao) && (await feita(acaoDePropor(pedido.acao)));
      if (proposta || (await feita(pedido.acao)))
        return { id, sigla: solicitacao.sigla, versao: solicitacao.versao };
      throw dadosDesatualizados();
    }
    if (!decisoesDaEtapa(solicitacao.sigla, sessao.papel).includes(pedido.acao))
      throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
    await exigirSemProposta(trx, id);
    await exigirAtribuicao(trx, sessao, id, agora);
    const registrados = registrarEscolhidos(pedido, await motivosVigentes(trx));
    const impedimento = impedimentoDaDecisao(pedido.acao, contarDaSolicitacao(completa), registrados.length);
    if (impedimento) throw regraDoDominio([{ campo: 'motivos', mensagem: impedimento }]);
    const motivos = repartirMotivos(pedido.acao, completa, registrados);
    const { acao, nota: texto } = pedido;
    if (texto === undefined && pedeNota(acao, await sinaisDaSolicitacao(trx, completa)))
      throw regraDoDominio([{ campo: 'nota', mensagem: MENSAGEM_DA_NOTA }]);
    if (texto !== undefined)
      await anotar(contexto, trx, {
        solicitacaoId: id,
        operadorId: sessao.operadorId,
        tipo: 'nota',
        texto,
        agora,
      });
    if (exigeSegundaPessoa(acao, fatosDaDecisao(contexto, completa, acao, agora)))
      return proporDecisao(contexto, trx, sessao, completa, { acao, motivos: registrados, agora });
    return efetivarDecisao(contexto, trx, sessao, completa, {
      acao,
      motivos,
      agora,
    });
  });
}

function isDeDois(acao: Decisao): acao is DecisaoDeDois {
  return (DECISOES_DE_DOIS as readonly Decisao[]).includes(acao);
}

function registrarEscolhidos(
  { acao, motivos }: PedidoDeDecisao,
  catalogo: CatalogoDeMotivos,
): readonly MotivoRegistrado[] {
  const alvo = ALVO_DA_DECISAO[acao];
  if (alvo === null) return [];
  const resultado = registrarMotivos(motivos, alvo, undefined, catalogo);
  if (!resultado.ok) throw regraDoDominio([{ campo: 'motivos', mensagem: resultado.mensagem }]);
  return resultado.motivos;
}
