/** Once a day: a request that its student left half-way, and a correction that nobody began. */
import { lembreteDevido, paradasEntre } from '@credito/domain/solicitacao/lembretes';
import { sql } from 'kysely';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatarioDoParticipante } from '../mensagem/avisar.ts';
import { mensagemDeCorrecaoParada, mensagemDeSolicitacaoParada } from './mensagens.ts';

export const TAREFA_LEMBRAR_PARADA = 'lembrar-parada';

export async function lembrarParadas(contexto: Contexto): Promise<void> {
  for (const parada of [...(await semTerminar(contexto)), ...(await semCorrecao(contexto))])
    await lembrar(contexto, parada);
}

interface Parada {
  id: number;
  protocolo: string;
  desde: Date;
  tipo_pessoa: string;
  conta_id: string | null;
  email: string;
  telefone: string;
  corrigir: boolean;
}

const PESSOA = [
  'solicitacao.id',
  'solicitacao.protocolo',
  'participante.tipo_pessoa',
  'participante.conta_id',
  'participante.email',
  'participante.telefone',
] as const;

/** While guarantors are waited for (PDBF) they are reminded, and the student is told of it. */
async function semTerminar({ db, relogio }: Contexto): Promise<Parada[]> {
  const { de, ate } = paradasEntre(relogio.agora());
  const desde = sql<Date>`greatest(solicitacao.atualizada_em, participante.atualizado_em)`;
  const linhas = await db
    .selectFrom('solicitacao')
    .innerJoin('participante', 'participante.solicitacao_id', 'solicitacao.id')
    .select(PESSOA)
    .select(desde.as('desde'))
    .where('solicitacao.sigla', 'in', ['PDBE', 'PDC'])
    .where('participante.tipo_pessoa', '=', 'estudante')
    .where(desde, '>', de)
    .where(desde, '<=', ate)
    .where('participante.removido_em', 'is', null)
    .execute();
  return linhas.map((linha) => ({ ...linha, corrigir: false }));
}

async function semCorrecao({ db, relogio }: Contexto): Promise<Parada[]> {
  const { de, ate } = paradasEntre(relogio.agora());
  const linhas = await db
    .selectFrom('solicitacao')
    .innerJoin('participante', 'participante.solicitacao_id', 'solicitacao.id')
    .select(PESSOA)
    .select('solicitacao.situacao_desde as desde')
    .where('solicitacao.sigla', 'in', ['RDC', 'RAF'])
    .where('participante.status_analise', '=', 'R')
    .where('solicitacao.situacao_desde', '>', de)
    .where('solicitacao.situacao_desde', '<=', ate)
    .where('participante.removido_em', 'is', null)
    // A correction that was begun has a reminder of its own.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('correcao')
            .select('correcao.id')
            .whereRef('correcao.participante_id', '=', 'participante.id')
            .whereRef('correcao.devolvida_em', '=', 'solicitacao.situacao_desde'),
        ),
      ),
    )
    .execute();
  return linhas.map((linha) => ({ ...linha, corrigir: true }));
}

async function lembrar(contexto: Contexto, parada: Parada): Promise<void> {
  const agora = contexto.relogio.agora();
  const dia = lembreteDevido(parada.desde, agora);
  if (dia === null) return;
  const { configuracao } = contexto;
  const { protocolo, corrigir } = parada;
  const portal = parada.tipo_pessoa === 'estudante' ? 'estudante' : 'fiador';
  await contexto.db.transaction().execute(async (trx) => {
    await avisar(contexto, trx, {
      chave: `parada:${parada.id}:${parada.tipo_pessoa}:${parada.desde.toISOString()}:${dia}`,
      pessoa: await destinatarioDoParticipante(trx, parada),
      solicitacaoId: parada.id,
      agora,
      email: corrigir
        ? mensagemDeCorrecaoParada(configuracao, { protocolo, portal })
        : mensagemDeSolicitacaoParada(configuracao, { protocolo }),
    });
  });
}
