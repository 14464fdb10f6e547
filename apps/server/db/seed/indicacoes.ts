/** One indication, so that the demonstration shows what an institution's word changes in the new request. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../src/contexto.ts';
import { ANA } from './demonstracao/pessoas.ts';

const ID = '0d3e5f0a-6a51-4c0e-9d7b-3f6f0c1d2e31';
const DIA_MS = 86_400_000;

export async function semearIndicacoes({ db, relogio }: Contexto): Promise<void> {
  const agora = relogio.agora();
  const dia = (dias: number) => dataEmSaoPaulo(new Date(agora.getTime() + dias * DIA_MS));
  const curso = await db
    .selectFrom('curso')
    .innerJoin('oferta', 'oferta.curso_id', 'curso.id')
    .select(['curso.id', 'oferta.bolsa_id'])
    .where('curso.codigo', '=', 'AUR-ADM')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('indicacao_especial')
    .values({
      id: ID,
      cpf: ANA.cpf,
      nome: 'Sílvia Prado Nogueira',
      email: 'silvia.prado@aurora.example',
      telefone: '11987650099',
      bolsa_id: curso.bolsa_id,
      curso_id: curso.id,
      parcelas: 6,
      data_inicio_validade: dia(-30),
      data_fim_validade: dia(180),
      criada_em: agora,
    })
    .onConflict((conflito) => conflito.column('id').doNothing())
    .execute();
}
