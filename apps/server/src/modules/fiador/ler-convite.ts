import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { convitePorCodigo } from './fiador.repository.ts';

/**
 * What anybody with the link may see: the first names of the student and of whoever was invited, and the institution:
 * the link was made for one person, whose name the student wrote into the message that carries it. Writes nothing, so previews
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
  const catalogo = convite.catalogo;
  return {
    tipo: convite.tipo,
    estudante: primeiroNome(nome),
    convidado: convite.convidado ? primeiroNome(convite.convidado) : null,
    instituicao: catalogo.instituicao.nome,
  };
}
