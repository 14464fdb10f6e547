import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { CatalogoDaSolicitacao } from '../solicitacao/fatos.ts';
import { convitePorCodigo } from './fiador.repository.ts';

/**
 * What anybody with the link may see: the student's first name and the institution. Writes nothing, so previews
 * and mail scanners leave no trace (case FIA-01). Dead and unknown codes are alike.
 */
export async function lerConvite({ db }: Contexto, codFiador: string) {
  const convite = await convitePorCodigo(db, codFiador);
  if (!convite) throw naoEncontrado();
  const { nome } = await db
    .selectFrom('participante')
    .select('nome')
    .where('solicitacao_id', '=', convite.solicitacaoId)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  const catalogo = convite.catalogo as unknown as CatalogoDaSolicitacao;
  return { tipo: convite.tipo, estudante: primeiroNome(nome), instituicao: catalogo.instituicao.nome };
}
