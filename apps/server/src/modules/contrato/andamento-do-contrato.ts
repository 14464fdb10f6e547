/** What has happened to a contract, as its student reads it. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { type QuemRecusou, quemNaoQuis } from '@credito/domain/assinatura/recusa';
import {
  estadoDoAcontecimento,
  QUEM_FEZ,
  TITULO_DO_ACONTECIMENTO,
} from '@credito/domain/contrato/acontecimentos';
import { PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { emOrdemDoTempo, lugarDoAto } from '@credito/domain/contrato/ordem-do-tempo';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import { type EnvelopeCompleto, envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { quemRecusou } from '../assinatura/quem-recusou.ts';
import { chamarAssinante } from '../assinatura/quem-se-espera.ts';

/** While it is signed electronically, with who has signed, by first name. */
export async function linhaDoTempoDo(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
): Promise<ContratoAberto['linhaDoTempo']> {
  const { id, conta_id: estudante, edicao, plano_aceito_em, via } = contrato;
  const envelope =
    via === 'eletronica' ? await envelopeDoDono(db, { tipo: 'contrato', id }, { edicao }) : null;
  const aceite =
    plano_aceito_em === null
      ? []
      : [
          {
            em: plano_aceito_em.toISOString(),
            titulo: 'Plano aceito',
            quem: QUEM_FEZ.estudante,
            estado: 'feito' as const,
            lugar: 'aceite' as const,
          },
        ];
  return emOrdemDoTempo([
    ...(await acontecimentos(db, id, quemRecusou(envelope, estudante))),
    ...aceite,
    ...assinaturas(envelope, estudante),
  ]);
}

const assinaturas = (envelope: EnvelopeCompleto | null, estudante: string) =>
  (envelope?.assinantes ?? []).flatMap((assinante) =>
    assinante.assinou_em === null
      ? []
      : [
          {
            em: assinante.assinou_em.toISOString(),
            titulo: 'Assinou',
            quem: chamarAssinante(assinante, estudante),
            estado: 'feito' as const,
            lugar: 'assinatura' as const,
          },
        ],
  );

const DA_EQUIPE = ['gerar', ...PASSOS_DA_PROPOSTA] as const;

/** What the student may know: what was made before it was released, and what is only proposed, is the team's. */
async function acontecimentos(db: Kysely<DB>, contratoId: number, recusou: QuemRecusou | null) {
  const linhas = await db
    .selectFrom('contrato_historico')
    .select(['em', 'acao', 'ator'])
    .where('contrato_id', '=', contratoId)
    .where('acao', 'not in', DA_EQUIPE)
    .orderBy('id')
    .execute();
  return linhas.map(({ em, acao, ator }) => ({
    em: em.toISOString(),
    titulo: TITULO_DO_ACONTECIMENTO[acao],
    quem: acao === 'recusarAssinatura' && recusou ? comMaiuscula(quemNaoQuis(recusou)) : QUEM_FEZ[ator],
    estado: estadoDoAcontecimento(acao),
    lugar: lugarDoAto(acao),
  }));
}
