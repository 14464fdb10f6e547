import { valorDaGarantia } from '@credito/domain/fiador/consentimento';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import { consumirLimite } from '../limite/limite.ts';
import { conviteDaAlteracaoPorCodigo } from './convite-da-alteracao.ts';
import { convitePorCodigo } from './fiador.repository.ts';

/**
 * What anybody with the link may see: the first names of the student and of whoever was invited, the institution and the
 * amount: the link was made for one person, whose name the student wrote into the message that carries it, and who wants to
 * know what is asked before making an account. Writes nothing, so previews and mail scanners leave no trace (case FIA-01).
 * Dead and unknown codes are alike.
 */
export async function lerConvite({ db }: Contexto, codFiador: string) {
  const doContrato = await conviteDaAlteracaoPorCodigo(db, codFiador);
  const convite = doContrato ?? (await convitePorCodigo(db, codFiador));
  if (!convite) throw naoEncontrado();
  const { nome } = await db
    .selectFrom('participante')
    .select('nome')
    .where('solicitacao_id', '=', convite.solicitacaoId)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  return {
    tipo: convite.tipo,
    estudante: primeiroNome(nome),
    convidado: convite.convidado ? primeiroNome(convite.convidado) : null,
    instituicao: convite.instituicao,
    valor: doContrato
      ? null
      : valorDaGarantia({
          mensalidadeCentavos: convite.mensalidadeCentavos,
          percentual: convite.percentual,
        }),
    contrato: doContrato && { totalCentavos: doContrato.totalCentavos },
  };
}

const TENTATIVAS_POR_HORA = 10;
const MUITAS_TENTATIVAS = 'Muitas tentativas com este link. Espere uma hora e tente de novo.';

/**
 * What the student typed of whoever was invited, so that they need not type it again. Only to whoever holds the link and
 * knows the CPF that it is for; any other CPF gets the answer of a code that does not exist.
 */
export async function lerDadosDoConvite(
  contexto: Contexto,
  { codFiador, cpf }: { codFiador: string; cpf: string },
) {
  const convite =
    (await convitePorCodigo(contexto.db, codFiador)) ??
    (await conviteDaAlteracaoPorCodigo(contexto.db, codFiador));
  if (!convite) throw naoEncontrado();
  const limite = {
    nome: 'dados-do-convite',
    quem: convite.conviteId,
    maximo: TENTATIVAS_POR_HORA,
    janelaSegundos: 3_600,
  };
  await consumirLimite(contexto, limite, MUITAS_TENTATIVAS);
  if (convite.cpf !== cpf) throw naoEncontrado();
  return { nome: convite.convidado, email: convite.email, telefone: convite.telefone };
}
