/** Facts of a new request: the person who asks, today, and the course that the chosen ids name. */
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Oferta } from '../catalogo/catalogo.repository.ts';
import { findIndicacaoVigente } from '../indicacao/indicacao.repository.ts';

export async function contextoDaNovaSolicitacao(
  db: Kysely<DB>,
  contaId: string,
  respostas: Readonly<Record<string, unknown>>,
  oferta: Oferta | null,
  agora: Date,
): Promise<ContextoDaNovaSolicitacao> {
  const conta = await db
    .selectFrom('conta')
    .select(['nome', 'cpf', 'email', 'telefone'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  const anterior = await db
    .selectFrom('participante')
    .select('data_nascimento')
    .where('conta_id', '=', contaId)
    .where('data_nascimento', 'is not', null)
    .orderBy('atualizado_em', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const hoje = dataEmSaoPaulo(agora);
  const indicacao = await findIndicacaoVigente(db, conta.cpf, hoje);
  const doPrograma = indicacao && indicacao.bolsa_id === oferta?.bolsa_id ? indicacao : null;
  return {
    hoje,
    usuario: { ...conta, dataNascimento: anterior?.data_nascimento ?? null },
    oferta: oferta && {
      instituicao: oferta.instituicao_nome,
      campus: oferta.campus_nome,
      curso: oferta.curso_nome,
      habilitado: oferta.habilitado && oferta.habilitada,
      exigeNumeroMatricula: oferta.exigencias.exigeNumeroMatricula,
      cobertura: oferta.cobertura,
      mensalidadeCentavos: oferta.mensalidade_centavos,
    },
    indicadoPor: doPrograma?.instituicao_nome ?? null,
    formaturaIndicada: doPrograma?.data_formatura ?? null,
    respostas,
    documentos: [],
  };
}
