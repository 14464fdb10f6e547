import type { Decisao } from '@credito/domain/gestao/etapas';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { type Aviso, avisosDaDecisao, type Destinatario } from './mensagens-da-decisao.ts';

/** The notices of a decision in the words that the administration keeps, else in the product's own. */
export async function avisosVigentes(db: Kysely<DB>, decisao: Decisao, para: string): Promise<Aviso> {
  const avisos = avisosDaDecisao(decisao, para);
  // The approval at the end of an analysis without guarantors says something else than the stage's own notice.
  if (decisao === 'aprovarDadosComplementares' && para === 'A') return avisos;
  const linhas = await db
    .selectFrom('item_do_catalogo')
    .select(['chave', 'conteudo'])
    .where('entidade', '=', 'modelo')
    .where('chave', 'in', [`${decisao}-estudante`, `${decisao}-fiador`])
    .execute();
  const vigentes: { -readonly [leitor in keyof Aviso]: Aviso[leitor] } = { ...avisos };
  for (const { chave, conteudo } of linhas) {
    const leitor: Destinatario = chave.endsWith('-fiador') ? 'fiador' : 'estudante';
    const proprio = avisos[leitor];
    if (!proprio) continue;
    const { assunto, paragrafos, curta } = conteudo as Readonly<Record<string, string>>;
    vigentes[leitor] = {
      ...proprio,
      assunto: assunto ?? proprio.assunto,
      paragrafos: paragrafos?.split('\n').filter((linha) => linha.trim() !== '') ?? proprio.paragrafos,
      curta: curta ?? proprio.curta,
    };
  }
  return vigentes;
}
