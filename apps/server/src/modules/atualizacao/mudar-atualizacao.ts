/** The only way an update changes its state: guarded by the previous one, in one transaction, written down. */
import { type EstadoDaAtualizacao, faltaOBloco } from '@credito/domain/atualizacao/estados';
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import {
  type AcaoDaAtualizacao,
  type AtorDaAtualizacao,
  type CondicoesDaAtualizacao,
  MENSAGENS_DA_ATUALIZACAO,
  type RecusaDaAtualizacao,
  transitarAtualizacao,
} from '@credito/domain/atualizacao/transicoes';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type { Atualizacao, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ErroDeAplicacao } from '../../erros.ts';
import { LIVRE } from '../atribuicao/atribuicao.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import type { AtualizacaoCompleta } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { momentoDaMudanca, operadorDe, recusaDaMudanca, registrarMudancas } from '../transicao/mudanca.ts';
import { mudouAlgo } from './fatos-da-pessoa.ts';

interface PedidoDeMudanca {
  acao: AcaoDaAtualizacao;
  papel: AtorDaAtualizacao;
  ator: Ator;
  tipoPessoa?: TipoPessoa;
  motivo?: string;
  tudoAvaliado?: boolean;
  temRecusa?: boolean;
}

const DO_QUE_FOI_DIGITADO: readonly RecusaDaAtualizacao[] = [
  'falta-motivo',
  'falta-avaliar',
  'nada-recusado',
];

function condicoesDaAtualizacao(
  { relogio }: Pick<Contexto, 'relogio'>,
  { pessoas, periodo }: AtualizacaoCompleta,
  { motivo, tudoAvaliado = false, temRecusa = false }: PedidoDeMudanca,
): CondicoesDaAtualizacao {
  return {
    faltaAlguem: pessoas.some(faltaOBloco),
    mudou: pessoas.some((pessoa) => pessoa.situacao === 'enviado' && mudouAlgo(pessoa)),
    noPrazo: dataEmSaoPaulo(relogio.agora()) <= prazosDoPeriodo(periodo).tardioAte,
    temMotivo: motivo !== undefined && motivo !== '',
    tudoAvaliado,
    temRecusa,
  };
}

/** `completa` was loaded with `travar` in the same transaction, with its people as they are after the act. */
export async function mudarAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
  pedido: PedidoDeMudanca,
): Promise<AtualizacaoCompleta> {
  const { atualizacao } = completa;
  const { acao, papel, ator, motivo, tipoPessoa } = pedido;
  const resultado = transitarAtualizacao(
    atualizacao.estado,
    acao,
    papel,
    condicoesDaAtualizacao(contexto, completa, pedido),
  );
  if (!resultado.ok) throw recusar(resultado.recusa);
  const { estado } = resultado.destino;
  const em = momentoDaMudanca(contexto.relogio.agora(), atualizacao.estado_desde);
  const depois = await trx
    .updateTable('atualizacao')
    .set({
      ...colunasDoEstado(completa, estado, { em, motivo }),
      versao: atualizacao.versao + 1,
      ...(acao === 'dispensar' ? { sem_fiador: true } : {}),
    })
    .where('id', '=', atualizacao.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('atualizacao_historico')
    .values({
      atualizacao_id: atualizacao.id,
      em,
      acao,
      ator: papel,
      operador_id: operadorDe(ator),
      tipo_pessoa: tipoPessoa ?? null,
      versao: atualizacao.versao,
      estado_anterior: atualizacao.estado,
      estado,
      motivo: motivo ?? null,
    })
    .execute();
  await registrarMudancas(trx, { coisa: 'atualizacao', acao, ator }, [
    {
      id: atualizacao.id,
      contaId: atualizacao.conta_id,
      em,
      de: atualizacao.estado,
      para: estado,
      ...(tipoPessoa ? { dados: { tipoPessoa } } : {}),
    },
  ]);
  return { ...completa, atualizacao: depois };
}

function colunasDoEstado(
  { atualizacao }: AtualizacaoCompleta,
  estado: EstadoDaAtualizacao,
  { em, motivo }: { em: Date; motivo: string | undefined },
): Updateable<Atualizacao> {
  if (estado === atualizacao.estado) return {};
  const enviou = estado === 'pendente-analise' || estado === 'concluido';
  return {
    estado,
    estado_desde: em,
    ...LIVRE,
    ...(enviou && atualizacao.enviada_em === null ? { enviada_em: em } : {}),
    ...(estado === 'concluido' ? { concluida_em: em } : {}),
    ...(estado === 'reiniciada' ? { motivo_do_reinicio: motivo ?? '' } : {}),
  };
}

export function recusar(recusa: RecusaDaAtualizacao): ErroDeAplicacao {
  return recusaDaMudanca(recusa, MENSAGENS_DA_ATUALIZACAO[recusa], DO_QUE_FOI_DIGITADO);
}
