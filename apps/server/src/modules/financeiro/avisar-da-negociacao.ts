/** That a negotiation was accepted: to the student, and to those whose signature its alteration will need. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { avisarCadaUm, type Leitor } from './avisar-cada-um.ts';

type DaNegociacao = 'negociacao-aceita' | 'negociacao-aceita-fiador';

export async function avisarDaNegociacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, contrato_id }: { id: string; contrato_id: number },
): Promise<void> {
  const completo = await carregarContrato(trx, contrato_id);
  if (!completo) throw new Error('a negotiation names a contract that is not there');
  const { contrato, partes } = completo;
  const estudante = primeiroNome(partes.find(({ papel }) => papel === 'estudante')?.nome ?? '');
  const leitores = partes.flatMap(({ papel, conta_id: contaId, nome }): Leitor<DaNegociacao>[] => {
    const valores = { contrato: contrato.numero, estudante, fiador: primeiroNome(nome) };
    if (papel === 'estudante')
      return [
        {
          contaId: contrato.conta_id,
          nome: 'negociacao-aceita',
          valores,
          acao: { rotulo: 'Ver a negociação', caminho: '/estudante/financeiro' },
        },
      ];
    if ((papel !== 'fiador' && papel !== 'fiador2') || contaId === null) return [];
    return [
      {
        contaId,
        nome: 'negociacao-aceita-fiador',
        valores,
        acao: { rotulo: 'Ver o que eu garanto', caminho: '/fiador/financeiro' },
      },
    ];
  });
  await avisarCadaUm(contexto, trx, { evento: id, solicitacaoId: contrato.solicitacao_id, leitores });
}
