/** What has happened to a contract and whose turn it is, as its people read it. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { daVez } from '@credito/domain/assinatura/vez';
import { QUEM_FEZ, TITULO_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { ESTADOS_DO_CONTRATO, QUEM_AGE_NO_CONTRATO } from '@credito/domain/contrato/estados';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import { type Assinante, envelopeDoDono } from '../assinatura/envelope.repository.ts';

/** While it is signed electronically, who has signed and whose turn it is, by first name. */
export async function andamentoDo(
  db: Kysely<DB>,
  { id, codigo, conta_id: estudante, edicao, plano_aceito_em, via }: Selectable<Contrato>,
): Promise<Pick<ContratoAberto, 'linhaDoTempo' | 'quemAge'>> {
  const historico = await linhaDoTempo(db, id);
  if (plano_aceito_em)
    historico.push({
      em: plano_aceito_em.toISOString(),
      titulo: 'Plano aceito',
      quem: QUEM_FEZ.estudante,
    });
  const quemAge = QUEM_AGE_NO_CONTRATO[ESTADOS_DO_CONTRATO[codigo].vez];
  const envelope =
    via === 'eletronica' ? await envelopeDoDono(db, { tipo: 'contrato', id }, { edicao }) : null;
  if (!envelope) return { linhaDoTempo: emOrdem(historico), quemAge };
  const chamar = ({ conta_id, do_provedor, nome }: Assinante) => {
    if (do_provedor) return QUEM_ASSINA_PELO_PROVEDOR;
    return conta_id === estudante ? QUEM_FEZ.estudante : primeiroNome(nome);
  };
  const assinaturas = envelope.assinantes.flatMap((assinante) =>
    assinante.assinou_em === null
      ? []
      : [{ em: assinante.assinou_em.toISOString(), titulo: 'Assinou', quem: chamar(assinante) }],
  );
  const esperados = daVez(envelope.assinantes).map(chamar);
  return {
    linhaDoTempo: emOrdem([...historico, ...assinaturas]),
    quemAge: codigo === 'DPR' && esperados.length > 0 ? EM_LISTA.format(esperados) : quemAge,
  };
}

const QUEM_ASSINA_PELO_PROVEDOR = 'A nossa equipe';

/** Of two of the same moment the one that is named first comes first. */
const emOrdem = <M extends { em: string }>(marcos: readonly M[]): M[] =>
  [...marcos].sort((a, b) => Date.parse(a.em) - Date.parse(b.em));

const EM_LISTA = new Intl.ListFormat('pt-BR');

const DA_EQUIPE = ['gerar', ...PASSOS_DA_PROPOSTA] as const;

/** What the student may know: what was made before it was released, and what is only proposed, is the team's. */
async function linhaDoTempo(db: Kysely<DB>, contratoId: number): Promise<ContratoAberto['linhaDoTempo']> {
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
    quem: QUEM_FEZ[ator],
  }));
}
