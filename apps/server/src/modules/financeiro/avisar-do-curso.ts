/** What student and guarantors of a contract are told when its course ends, stops or goes on. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import {
  acontecimentoEmPalavras,
  type DadosDoCurso,
  oQueSeguiuAoFim,
  type TipoDoCurso,
} from '@credito/domain/razao/vida-do-curso';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { carregarContrato } from '../contrato/contrato.repository.ts';
import { avisarCadaUm, type Leitor } from './avisar-cada-um.ts';

const MENSAGENS = {
  'fim-do-curso': ['curso-encerrado', 'curso-encerrado-fiador'],
  'suspensao-do-curso': ['curso-suspenso', 'curso-suspenso-fiador'],
  'retomada-do-curso': ['curso-retomado', 'curso-retomado-fiador'],
} as const satisfies Readonly<Record<TipoDoCurso, readonly [string, string]>>;
type DoCurso = (typeof MENSAGENS)[TipoDoCurso][number];

/** Told once for each confirmed proposal; a guarantor without an account hears of it by the student. */
export async function avisarDoCurso(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contratoId, propostaId, dados }: { contratoId: number; propostaId: string; dados: DadosDoCurso },
): Promise<void> {
  const completo = await carregarContrato(trx, contratoId);
  if (!completo) throw new Error('a proposal names a contract that is not there');
  const { contrato, partes, parcelas } = completo;
  const comum = {
    contrato: contrato.numero,
    estudante: primeiroNome(partes.find(({ papel }) => papel === 'estudante')?.nome ?? ''),
    curso: acontecimentoEmPalavras(dados),
    restituicao: oQueSeguiuAoFim(parcelas[0]?.vencimento ?? null),
  };
  const [aoEstudante, aoFiador] = MENSAGENS[dados.tipo];
  const leitores = partes.flatMap(({ papel, conta_id, nome }): Leitor<DoCurso>[] => {
    const fiador = primeiroNome(nome);
    if (papel === 'estudante')
      return [
        {
          contaId: contrato.conta_id,
          nome: aoEstudante,
          valores: { ...comum, fiador },
          acao: { rotulo: 'Ver o contrato', caminho: `/estudante/financeiro/contratos/${contratoId}` },
        },
      ];
    if ((papel !== 'fiador' && papel !== 'fiador2') || conta_id === null) return [];
    return [
      {
        contaId: conta_id,
        nome: aoFiador,
        valores: { ...comum, fiador },
        acao: { rotulo: 'Ver o que eu garanto', caminho: '/fiador/financeiro' },
      },
    ];
  });
  await avisarCadaUm(contexto, trx, { evento: propostaId, solicitacaoId: contrato.solicitacao_id, leitores });
}
