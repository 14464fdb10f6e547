/** Contracts of a term, one or a batch: each in its own transaction, and one that fails stops none. */

import type { rotaAptasAContrato, rotaGerarContratos } from '@credito/api/gestao-contrato-geracao.rotas';
import type { Resposta } from '@credito/api/rota';
import { avisoDeContratoAnterior } from '@credito/domain/contrato/cancelamento';
import type { Termo } from '@credito/domain/contrato/termo';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../../contexto.ts';
import { ErroDeAplicacao } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { cancelamentoHoje } from '../../contrato/condicoes.ts';
import { CURSO_DE_HOJE, INSTITUICAO_DE_HOJE } from '../../contrato/curso-do-contrato.ts';
import { comDadosVigentes } from '../../contrato/dados-vigentes.ts';
import { pedirRegime } from '../../fiador/pedir-regime.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { inserirContrato } from './inserir-contrato.ts';
import { MENSAGEM_JA_TEM_CONTRATO, MENSAGEM_SEM_REGIME, proporContrato } from './propor-contrato.ts';

interface PedidoDeGeracao {
  termo: Termo;
  solicitacoes: readonly number[];
  ultimoMes: Data | null;
  ensaio: boolean;
}

type Lote = Resposta<typeof rotaGerarContratos>;

export async function gerarContratos(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  pedido: PedidoDeGeracao,
): Promise<Lote> {
  const lote: Lote = { ensaio: pedido.ensaio, gerados: [], falhas: [] };
  for (const solicitacaoId of new Set(pedido.solicitacoes)) {
    const gerado = await gerarUm(contexto, sessao, solicitacaoId, pedido);
    if (typeof gerado === 'string') lote.falhas.push({ solicitacaoId, motivo: gerado });
    else lote.gerados.push({ solicitacaoId, ...gerado });
  }
  return lote;
}

async function gerarUm(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  pedido: PedidoDeGeracao,
): Promise<{ contratoId: number | null; valorCentavos: number; totalCentavos: number } | string> {
  try {
    return await contexto.db.transaction().execute(async (trx) => {
      const completa = await exigirSolicitacaoDaGestao(trx, sessao, solicitacaoId, {
        travar: !pedido.ensaio,
      });
      const proposta = await proporContrato(contexto, trx, completa, pedido);
      if (proposta === MENSAGEM_SEM_REGIME && !pedido.ensaio)
        await pedirRegime(contexto, trx, await comDadosVigentes(trx, completa), {
          tipo: 'operador',
          id: sessao.operadorId,
        });
      if (typeof proposta === 'string') return proposta;
      const { valorCentavos, totalCentavos } = proposta.gerado;
      const contratoId = pedido.ensaio
        ? null
        : await inserirContrato(contexto, trx, completa, pedido.termo, proposta, {
            ator: 'contratos',
            operadorId: sessao.operadorId,
          });
      return { contratoId, valorCentavos, totalCentavos };
    });
  } catch (erro) {
    // Somebody else has generated it meanwhile, or the request is not this person's to act on.
    if (isRepetido(erro)) return MENSAGEM_JA_TEM_CONTRATO;
    if (erro instanceof ErroDeAplicacao) return erro.detalhe;
    throw erro;
  }
}

const isRepetido = (erro: unknown): boolean =>
  typeof erro === 'object' &&
  erro !== null &&
  'constraint' in erro &&
  erro.constraint === 'contrato_do_termo';

const MAXIMO_DE_APTAS = 500;

interface PedidoDeAptas {
  instituicaoId: number;
  ano: number;
  semestre: number;
  ultimoMes?: Data | undefined;
}

/** Approved requests of an institution without a contract in the term, as a rehearsal sees them. */
export async function listarAptas(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { instituicaoId, ano, semestre, ultimoMes }: PedidoDeAptas,
): Promise<Resposta<typeof rotaAptasAContrato>> {
  const termo: Termo = { ano, semestre: semestre === 1 ? 1 : 2 };
  const fora = await foraDaFila(contexto.db, sessao);
  let consulta = contexto.db
    .selectFrom('solicitacao')
    .innerJoin('participante', (juncao) =>
      juncao
        .onRef('participante.solicitacao_id', '=', 'solicitacao.id')
        .on('participante.tipo_pessoa', '=', 'estudante')
        .on('participante.removido_em', 'is', null),
    )
    .select(['solicitacao.id', 'solicitacao.protocolo', 'participante.nome', CURSO_DE_HOJE.as('curso')])
    .where(INSTITUICAO_DE_HOJE, '=', instituicaoId)
    .where('solicitacao.sigla', '=', 'A')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contrato')
            .select('contrato.id')
            .whereRef('contrato.solicitacao_id', '=', 'solicitacao.id')
            .where('contrato.ano', '=', termo.ano)
            .where('contrato.semestre', '=', termo.semestre)
            .where('contrato.codigo', '<>', 'CAN'),
        ),
      ),
    )
    .orderBy('solicitacao.decidida_em')
    .orderBy('solicitacao.id')
    .limit(MAXIMO_DE_APTAS + 1);
  if (fora.length > 0) consulta = consulta.where('solicitacao.id', 'not in', fora);
  const linhas = await consulta.execute();
  const pagina = linhas.slice(0, MAXIMO_DE_APTAS);
  const ensaio = await gerarContratos(contexto, sessao, {
    termo,
    solicitacoes: pagina.map(({ id }) => id),
    ultimoMes: ultimoMes ?? null,
    ensaio: true,
  });
  const falhas = new Map(ensaio.falhas.map(({ solicitacaoId, motivo }) => [solicitacaoId, motivo]));
  const valores = new Map(
    ensaio.gerados.map(({ solicitacaoId, valorCentavos }) => [solicitacaoId, valorCentavos]),
  );
  const avisos = await avisosDe(
    contexto,
    pagina.map(({ id }) => id),
    termo,
  );
  return {
    aptas: pagina.map(({ id, protocolo, nome, curso }) => ({
      solicitacaoId: id,
      protocolo,
      estudante: nome,
      curso,
      impedimento: falhas.get(id) ?? null,
      aviso: avisos.get(id) ?? null,
      valorCentavos: valores.get(id) ?? null,
    })),
    haMais: linhas.length > MAXIMO_DE_APTAS,
  };
}

/** Of requests whose contract of the term was cancelled, what its end was. */
async function avisosDe(
  { db, relogio }: Contexto,
  solicitacoes: readonly number[],
  { ano, semestre }: Termo,
): Promise<ReadonlyMap<number, string>> {
  if (solicitacoes.length === 0) return new Map();
  const hoje = dataEmSaoPaulo(relogio.agora());
  const cancelados = await db
    .selectFrom('contrato')
    .selectAll()
    .where('solicitacao_id', 'in', [...solicitacoes])
    .where('ano', '=', ano)
    .where('semestre', '=', semestre)
    .where('codigo', '=', 'CAN')
    .orderBy('id')
    .execute();
  const avisos = new Map<number, string>();
  for (const contrato of cancelados) {
    const fim = await cancelamentoHoje(db, contrato);
    if (fim) avisos.set(contrato.solicitacao_id, avisoDeContratoAnterior(fim, hoje));
  }
  return avisos;
}
