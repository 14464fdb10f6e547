/** The student gives a request up: one effect, and everybody who takes part hears of it. */
import type { rotaCancelarSolicitacao } from '@credito/api/cancelamento.rotas';
import type { Devolvido, Recebido } from '@credito/api/rota';
import { apagarArquivosEm } from '@credito/domain/retencao/retencao';
import {
  CANCELADA_COM_SUCESSO,
  errosDoCancelamento,
  type MotivoDeCancelamento,
  motivoDeCancelamento,
  motivoPorExtenso,
} from '@credito/domain/solicitacao/cancelamento';
import { textoLimpo } from '@credito/domain/texto/texto-livre';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { revogarConvites } from '../fiador/fiador.repository.ts';
import { motivosDeCancelamentoVigentes } from '../gestao/catalogo/motivos-vigentes.ts';
import { encerrarProposta } from '../gestao/decisao/marca-da-proposta.ts';
import { soltarSolicitacao } from '../gestao/fila/atribuicao.ts';
import { revogarAutorizacoes } from '../responsavel/autorizacao.repository.ts';
import { exigirSolicitacaoPropria } from '../solicitacao/acesso.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { executarTransicao } from '../solicitacao/transicao.ts';
import { avisarDoCancelamento } from './avisar-pessoas.ts';

type Pedido = Recebido<typeof rotaCancelarSolicitacao>['body'];
type Cancelada = Devolvido<typeof rotaCancelarSolicitacao>;

export async function cancelarSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { cpf, usrId, solId, motId, txt }: Pedido,
): Promise<Cancelada> {
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    await exigirMesmaPessoa(trx, sessao, { cpf, usrId });
    const completa = await exigirSolicitacaoPropria(trx, sessao, solId, { travar: true });
    const { protocolo, cancelada_em: jaCancelada } = completa.solicitacao;
    if (jaCancelada) return apresentar(protocolo, jaCancelada);
    const { motivo, complemento } = exigirMotivo(motId, txt, await motivosDeCancelamentoVigentes(trx));
    const { em } = await executarTransicao(trx, completa, {
      acao: 'cancelar',
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
      agora,
      motivos: [motivoPorExtenso(motivo, complemento)],
    });
    await trx
      .insertInto('cancelamento')
      .values({ solicitacao_id: solId, motivo_id: motivo.id, complemento: complemento || null, em })
      .execute();
    await fecharTudo(trx, completa, agora);
    await avisarDoCancelamento(contexto, trx, completa, agora);
    return apresentar(protocolo, em);
  });
}

function apresentar(protocolo: string, em: Date): Cancelada {
  return {
    message: CANCELADA_COM_SUCESSO,
    protocolo,
    canceladaEm: em.toISOString(),
    arquivosApagadosEm: apagarArquivosEm('CAN', em).toISOString(),
  };
}

/** The body names the person once more (spec 1 section 3): it must be the one who is logged in. */
async function exigirMesmaPessoa(
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  { cpf, usrId }: Pick<Pedido, 'cpf' | 'usrId'>,
): Promise<void> {
  const conta = await trx
    .selectFrom('conta')
    .select('cpf')
    .where('id', '=', sessao.contaId)
    .executeTakeFirstOrThrow();
  if (usrId !== sessao.contaId || cpf.replace(/\D/g, '') !== conta.cpf) throw naoEncontrado();
}

function exigirMotivo(
  motId: number,
  txt: string,
  motivos: readonly MotivoDeCancelamento[],
): { motivo: MotivoDeCancelamento; complemento: string } {
  const erros = errosDoCancelamento({ motivoId: motId, complemento: txt }, motivos);
  const motivo = motivoDeCancelamento(motId, motivos);
  if (erros.length > 0 || !motivo) throw regraDoDominio(erros);
  return { motivo, complemento: textoLimpo(txt) };
}

/** Links to guarantors and to a guardian die, and nothing on the staff's side waits for the request any more. */
async function fecharTudo(trx: Transaction<DB>, completa: SolicitacaoCompleta, agora: Date): Promise<void> {
  const { id } = completa.solicitacao;
  const pessoas = completa.participantes.map((pessoa) => pessoa.id);
  await revogarConvites(trx, pessoas, agora);
  await revogarAutorizacoes(trx, pessoas, agora);
  await encerrarProposta(trx, id);
  await soltarSolicitacao(trx, id);
}
