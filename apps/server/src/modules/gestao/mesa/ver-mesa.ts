import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { veDadosDasPessoas } from '@credito/domain/acesso/visibilidade';
import { rotuloDaSituacao } from '@credito/domain/andamento/situacao';
import { decisoesOferecidas, impedimentoDaDecisao, ROTULO_DA_DECISAO } from '@credito/domain/gestao/etapas';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { porQueDuasPessoas, respostasPossiveis } from '@credito/domain/gestao/segunda-pessoa';
import { formatarCpf, mascararCpf } from '@credito/domain/pessoa/cpf';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { montarLinhaDoTempo, type QuemLe } from '../../andamento/montar-linha-do-tempo.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { findOfertaDeHoje, nomesDasProfissoes } from '../../catalogo/catalogo.repository.ts';
import { contextoDoParticipante, participanteDe, type SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { posicaoNaEspera } from '../../solicitacao/posicao-na-espera.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { motivosVigentes } from '../catalogo/motivos-vigentes.ts';
import { conversasDaMesa } from '../conversa/conversas-da-mesa.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { fatosDaDecisao } from '../decisao/fatos-da-decisao.ts';
import { findProposta } from '../decisao/proposta.ts';
import { idsAVista } from '../documentos-a-vista.ts';
import { verAtribuicao } from '../fila/atribuicao.ts';
import { notasDe } from '../nota/anotar.ts';
import { recursoDaMesa } from '../recurso/recurso-da-mesa.ts';
import { avisosDasPessoas } from './avisos-das-pessoas.ts';
import { contarDaSolicitacao } from './contagem.ts';
import { aceitesDe, contatosDasContas, nomesDosOperadores, versoesAnteriores } from './mesa.repository.ts';
import { pessoaDaMesa } from './pessoa-da-mesa.ts';
import { grupoDaSolicitacao } from './resumo-da-solicitacao.ts';
import { lerCorrecao, segundaOlhada } from './segunda-olhada.ts';

export async function verMesa(contexto: Contexto, sessao: SessaoDeGestao, id: number): Promise<Mesa> {
  const { db, relogio } = contexto;
  const agora = relogio.agora();
  const completa = await exigirSolicitacaoDaGestao(db, sessao, id);
  await usarCota(contexto, sessao, 'mesa', String(id));
  const { solicitacao } = completa;
  const estudante = participanteDe(completa, 'estudante');
  const comPessoas = veDadosDasPessoas(sessao.papel);
  const correcao = comPessoas ? await lerCorrecao(db, completa) : null;
  const podeDecidir =
    podeNaGestao(sessao.papel, 'decidir-solicitacao') ||
    podeNaGestao(sessao.papel, 'decidir-pela-instituicao');
  const podeAnotar = podeNaGestao(sessao.papel, 'anotar');
  const proposta = await propostaDaMesa(db, sessao, id);
  const recurso = await recursoDaMesa(db, sessao, id);
  const pessoas = comPessoas ? await pessoasDaMesa(db, completa, agora) : [];
  await registrarLeitura(contexto, sessao, completa, comPessoas);
  return {
    id: solicitacao.id,
    protocolo: solicitacao.protocolo,
    versao: solicitacao.versao,
    sigla: solicitacao.sigla,
    statusSolicitacao: solicitacao.status_solicitacao,
    situacao: rotuloDaSituacao(
      { sigla: solicitacao.sigla, statusSolicitacao: solicitacao.status_solicitacao },
      'analista',
    ),
    situacaoDesde: solicitacao.situacao_desde.toISOString(),
    posicaoNaEspera: await posicaoNaEspera(db, solicitacao),
    concluidaEm: solicitacao.concluida_em?.toISOString() ?? null,
    estudante: estudante?.nome ?? '',
    // An institution looks for its own student, whose CPF it has already; that it read it is written down.
    cpf: estudante ? (sessao.papel === 'instituicao' ? formatarCpf : mascararCpf)(estudante.cpf) : '',
    solicitacao: grupoDaSolicitacao(completa, await findOfertaDeHoje(db, id), comPessoas),
    pessoas,
    segundaOlhada: correcao && segundaOlhada(correcao),
    atribuicao: await verAtribuicao(db, sessao, id, agora),
    // While a decision waits for the second person, only that is decided.
    decisoes: proposta ? [] : decisoesPossiveis(contexto, completa, sessao, agora),
    podeRevelar: podeNaGestao(sessao.papel, 'revelar-dados'),
    podeAnotar,
    motivos: podeDecidir ? await motivosVigentes(db) : {},
    proposta,
    recurso,
    conversas: await conversasDaMesa(db, sessao, completa, agora),
    notas: podeAnotar ? await notasDe(db, id) : [],
    linhaDoTempo: await montarLinhaDoTempo(contexto, db, completa, comoEquipe(sessao)),
  };
}

async function pessoasDaMesa(db: Kysely<DB>, inteira: SolicitacaoCompleta, agora: Date) {
  const aVista = await idsAVista(db, inteira.solicitacao.id);
  const completa = { ...inteira, documentos: inteira.documentos.filter(({ id }) => aVista.has(id)) };
  const { participantes, documentos } = completa;
  const ids = participantes.map((participante) => participante.id);
  const profissoes = participantes.map((participante) => participante.respostas.profissaoId);
  const material = {
    completa,
    profissoes: await nomesDasProfissoes(db, profissoes),
    operadores: await nomesDosOperadores(
      db,
      documentos.map((documento) => documento.avaliado_por),
    ),
    anteriores: await versoesAnteriores(db, completa.solicitacao.id),
    aceites: await aceitesDe(db, ids),
    sinais: await avisosDasPessoas(db, completa),
    contas: await contatosDasContas(
      db,
      participantes.map(({ conta_id }) => conta_id),
    ),
  };
  return (['estudante', 'fiador', 'fiador2'] as const).flatMap((tipoPessoa) => {
    const participante = participanteDe(completa, tipoPessoa);
    const dados = contextoDoParticipante(completa, tipoPessoa, agora);
    return participante && dados ? [pessoaDaMesa(material, participante, dados)] : [];
  });
}

async function propostaDaMesa(db: Kysely<DB>, sessao: SessaoDeGestao, id: number): Promise<Mesa['proposta']> {
  if (!podeNaGestao(sessao.papel, 'decidir-solicitacao')) return null;
  const proposta = await findProposta(db, id);
  if (!proposta) return null;
  const minha = proposta.operador_id === sessao.operadorId;
  return {
    tipo: proposta.tipo,
    por: proposta.nome,
    minha,
    em: proposta.proposta_em.toISOString(),
    motivos: lerMotivos(proposta.motivos).map(({ texto }) => texto),
    respostas: [...respostasPossiveis(minha)],
  };
}

function decisoesPossiveis(
  contexto: Contexto,
  completa: SolicitacaoCompleta,
  sessao: SessaoDeGestao,
  agora: Date,
): Mesa['decisoes'] {
  const contagem = contarDaSolicitacao(completa);
  const { sigla, status_solicitacao: statusSolicitacao } = completa.solicitacao;
  return decisoesOferecidas({ sigla, statusSolicitacao }, sessao.papel).map((acao) => ({
    acao,
    rotulo: ROTULO_DA_DECISAO[acao],
    // Reasons are given together with the decision: here only what stands in its way before that.
    impedimento: impedimentoDaDecisao(acao, contagem, 1),
    segundaPessoa: porQueDuasPessoas(acao, fatosDaDecisao(contexto, completa, acao, agora)),
  }));
}

/** Reasons about people and their documents are the analysts'; an institution reads its own, and no guarantors. */
function comoEquipe({ papel }: SessaoDeGestao): QuemLe {
  return {
    leitor: 'analista',
    motivosDe: ({ ator }) =>
      veDadosDasPessoas(papel) || (papel === 'instituicao' && ator === 'instituicao') ? 'equipe' : null,
    fiadores: papel === 'instituicao' ? 'nenhum' : 'todos',
  };
}

/** One event per person whose data were shown. */
async function registrarLeitura(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { solicitacao, participantes }: SolicitacaoCompleta,
  comPessoas: boolean,
): Promise<void> {
  const contas = comPessoas ? participantes.map(({ conta_id }) => conta_id) : [solicitacao.conta_id];
  for (const contaId of new Set(contas.filter((conta) => conta !== null)))
    await registrarVisualizacao(db, {
      em: relogio.agora(),
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'solicitacao.ver',
      alvo: { tipo: 'solicitacao', id: String(solicitacao.id) },
      contaId,
    });
}
