/** What the people of a request will be told by a decision that is not yet taken. Changes nothing. */

import { ROTULOS } from '@credito/domain/andamento/situacao';
import { ALVO_DA_DECISAO, decisoesDaEtapa } from '@credito/domain/gestao/etapas';
import { registrarMotivos } from '@credito/domain/gestao/motivos';
import { linhasDe, preencher } from '@credito/domain/mensagem/textos';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { MENSAGENS_DE_RECUSA, transitar } from '@credito/domain/solicitacao/transicoes';
import type { Contexto } from '../../../contexto.ts';
import { conflito, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { lerTextoVigente } from '../../mensagem/compor-texto.ts';
import { condicoesDaSolicitacao, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import type { PedidoDeDecisao } from './decidir.ts';
import { avisoPara, valoresDoAviso } from './mensagens-da-decisao.ts';
import { type MotivosDaDecisao, repartirMotivos } from './motivos-da-decisao.ts';

export async function preverDecisao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { acao, motivos }: Omit<PedidoDeDecisao, 'versao'>,
) {
  const completa = await exigirSolicitacaoDaGestao(db, sessao, id);
  const { sigla } = completa.solicitacao;
  if (!decisoesDaEtapa(sigla, sessao.papel).includes(acao))
    throw conflito(MENSAGENS_DE_RECUSA['estado-nao-permite']);
  const alvo = ALVO_DA_DECISAO[acao];
  const registrados =
    alvo === null
      ? { ok: true as const, motivos: [] }
      : registrarMotivos(motivos, alvo, undefined, await motivosVigentes(db));
  if (!registrados.ok) throw regraDoDominio([{ campo: 'motivos', mensagem: registrados.mensagem }]);
  const repartidos = repartirMotivos(acao, completa, registrados.motivos);
  const condicoes = condicoesDaSolicitacao(completa, relogio.agora(), true);
  const destino = transitar(
    sigla,
    acao,
    sessao.papel === 'instituicao' ? 'instituicao' : 'analista',
    condicoes,
  );
  const para = destino.ok ? destino.destino.sigla : sigla;
  const pessoas = [];
  for (const participante of completa.participantes) {
    const aviso = avisoPara(acao, para, participante, repartidos);
    if (!aviso) continue;
    const tipoPessoa = participante.tipo_pessoa;
    const leitor = tipoPessoa === 'estudante' ? 'estudante' : 'fiador';
    const texto = await lerTextoVigente(db, aviso.chave);
    const valores = valoresDoAviso(completa, participante);
    const escrever = (parte: string | undefined) => preencher(parte ?? '', valores);
    pessoas.push({
      tipoPessoa,
      rotulo: ROTULO_DA_PESSOA[tipoPessoa],
      assunto: escrever(texto.assunto),
      mensagem: linhasDe(texto.paragrafos).map(escrever),
      curta: escrever(texto.curta),
      noPortal: ROTULOS[para][leitor],
      motivos: motivosQueLe(repartidos, participante),
    });
  }
  return { pessoas };
}

function motivosQueLe(
  { doEstudante, dosFiadores }: MotivosDaDecisao,
  { id, tipo_pessoa }: SolicitacaoCompleta['participantes'][number],
): string[] {
  if (tipo_pessoa === 'estudante') return [...doEstudante];
  return dosFiadores.filter(({ pessoaId }) => pessoaId === id).map(({ texto }) => texto);
}
