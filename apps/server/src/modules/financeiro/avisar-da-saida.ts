/** That a request to be let out was answered: neither the reason nor the answer leaves the portal (ADR 0157). */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Selectable, Transaction } from 'kysely';
import type { DB, PedidoDeSaida } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { avisarCadaUm } from './avisar-cada-um.ts';

/** The guarantor is told where the answer is, and the student that nothing has changed. */
export async function avisarDaSaida(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, contrato_id, conta_id }: Selectable<PedidoDeSaida>,
): Promise<void> {
  const completo = await carregarContrato(trx, contrato_id);
  if (!completo) throw new Error('a request names a contract that is not there');
  const { contrato, partes } = completo;
  const nomeDe = (qual: (parte: (typeof partes)[number]) => boolean) =>
    primeiroNome(partes.find(qual)?.nome ?? '');
  const valores = {
    contrato: contrato.numero,
    estudante: nomeDe(({ papel }) => papel === 'estudante'),
    fiador: nomeDe((parte) => parte.conta_id === conta_id),
  };
  await avisarCadaUm(contexto, trx, {
    evento: id,
    solicitacaoId: contrato.solicitacao_id,
    leitores: [
      {
        contaId: conta_id,
        nome: 'saida-respondida',
        valores,
        acao: { rotulo: 'Ler a resposta', caminho: '/fiador/financeiro' },
      },
      {
        contaId: contrato.conta_id,
        nome: 'saida-respondida-estudante',
        valores,
        acao: { rotulo: 'Ver os contratos', caminho: '/estudante/contratos' },
      },
    ],
  });
}
