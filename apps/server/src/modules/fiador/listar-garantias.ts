/** The start of the guarantor's portal: everything that this account guarantees, or once did. */

import { acabouDeVez } from '@credito/domain/fiador/fim-da-garantia';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { carregarSolicitacao } from '../solicitacao/fatos.ts';
import { fiadorPorId } from '../solicitacao/fiadores-da-solicitacao.ts';
import { lerFimDaGarantia } from './fim-da-garantia.ts';
import { resumirGarantia } from './garantias.ts';
import { registrarAcesso } from './ultimo-acesso.ts';

/** What goes on, and apart from it what is over for good. */
export async function listarGarantias(contexto: Contexto, sessao: SessaoDeConta) {
  const { db, relogio } = contexto;
  const linhas = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .innerJoin('participante as estudante', (juncao) =>
      juncao
        .onRef('estudante.solicitacao_id', '=', 'participante.solicitacao_id')
        .on('estudante.tipo_pessoa', '=', 'estudante'),
    )
    .select((eb) => [
      'participante.id',
      'participante.solicitacao_id as solicitacaoId',
      'participante.removido_em as removidoEm',
      'solicitacao.catalogo',
      'estudante.nome as estudante',
      eb
        .exists(
          eb
            .selectFrom('convite_fiador')
            .select('convite_fiador.id')
            .whereRef('convite_fiador.participante_id', '=', 'participante.id')
            .where('convite_fiador.recusado_em', 'is not', null),
        )
        .as('recusada'),
    ])
    .where('participante.conta_id', '=', sessao.contaId)
    .where('participante.tipo_pessoa', '!=', 'estudante')
    .orderBy('participante.criado_em', 'desc')
    .orderBy('participante.id')
    .execute();
  const agora = relogio.agora();
  const garantias = [];
  const encerradas = [];
  for (const linha of linhas) {
    const comum = {
      id: linha.id,
      estudante: primeiroNome(linha.estudante),
      instituicao: linha.catalogo.instituicao.nome,
    };
    if (linha.removidoEm) {
      const motivo = linha.recusada ? ('recusada' as const) : ('trocada' as const);
      encerradas.push({ ...comum, motivo, em: linha.removidoEm.toISOString(), temDetalhes: false });
      continue;
    }
    const completa = await carregarSolicitacao(db, linha.solicitacaoId);
    if (!completa) continue;
    const fim = await lerFimDaGarantia(db, completa, agora);
    const garantia = resumirGarantia(contexto, completa, fiadorPorId(completa, linha.id), fim);
    if (fim && acabouDeVez(fim.tipo))
      encerradas.push({
        ...comum,
        motivo: fim.tipo,
        em: fim.em.toISOString(),
        temDetalhes: garantia.aceitou,
      });
    else garantias.push(garantia);
  }
  await registrarAcesso(
    db,
    sessao,
    garantias.map(({ id }) => id),
    agora,
  );
  return { garantias, encerradas };
}
