/** A line of the institution's list about somebody whose contract is in effect: the enrolment in the next term (ADR 0163). */
import { diaDaMatricula, temTermoDepois, termoDaRenovacao } from '@credito/domain/atualizacao/renovacao';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { pedirRenovacao } from '../../atualizacao/pedir-renovacao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';

/** Null where the request has no contract in effect, or its newest one is with another institution. */
export async function confirmarRenovacao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  solicitacaoId: number,
  simular: boolean,
): Promise<{ aceita: boolean; texto: string } | null> {
  return db.transaction().execute(async (trx) => {
    const contrato = await trx
      .selectFrom('contrato')
      .selectAll()
      .where('solicitacao_id', '=', solicitacaoId)
      .where('codigo', '=', 'EFE')
      .orderBy('ano', 'desc')
      .orderBy('semestre', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!contrato) return null;
    if (sessao.papel === 'instituicao' && contrato.instituicao_id !== sessao.instituicaoId) return null;
    const agora = relogio.agora();
    const hoje = dataEmSaoPaulo(agora);
    const termo = termoDaRenovacao(contrato);
    const desde = diaDaMatricula(termo);
    if (hoje < desde)
      return {
        aceita: false,
        texto: `A matrícula no ${rotuloDoTermo(termo)} pode ser confirmada a partir de ${formatarData(desde)}.`,
      };
    if (
      contrato.curso_terminou_em !== null ||
      !temTermoDepois({ ultimo: contrato, ultimoMes: contrato.ultimo_mes, hoje })
    )
      return { aceita: false, texto: `Este crédito não continua no ${rotuloDoTermo(termo)}.` };
    const texto = `Matrícula confirmada no ${rotuloDoTermo(termo)}.`;
    if (simular) return { aceita: true, texto: `Matrícula no ${rotuloDoTermo(termo)}.` };
    const nova = await trx
      .insertInto('matricula_confirmada')
      .values({ solicitacao_id: solicitacaoId, ...termo, operador_id: sessao.operadorId, em: agora })
      .onConflict((ja) => ja.columns(['solicitacao_id', 'ano', 'semestre']).doNothing())
      .returning('em')
      .executeTakeFirst();
    if (!nova)
      return { aceita: false, texto: `A matrícula no ${rotuloDoTermo(termo)} já estava confirmada.` };
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'matricula.confirmar',
      alvo: { tipo: 'contrato', id: String(contrato.id) },
      contaId: contrato.conta_id,
      dados: { ...termo },
    });
    await pedirRenovacao(trx, contrato.id);
    return { aceita: true, texto };
  });
}
