/** What the student and the guarantors of a contract are told, in the transaction of the change. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { ContratoCompleto } from './contrato.repository.ts';

type AoEstudante =
  | 'contrato-disponivel'
  | 'contrato-vencido'
  | 'contrato-cancelado'
  | 'contrato-reprovado'
  | 'contrato-efetivado'
  | 'contrato-liquidado';
type AosFiadores = 'contrato-disponivel-fiador' | 'contrato-cancelado-fiador' | 'contrato-efetivado-fiador';

/** Told once for each version of the contract, however often it is called. */
export async function avisarEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato }: Pick<ContratoCompleto, 'contrato'>,
  nome: AoEstudante,
): Promise<void> {
  const evento = { nome, chave: nome, valores: valoresDe(contrato) };
  await avisar(contexto, trx, {
    chave: `${nome}:${contrato.id}:${contrato.versao}`,
    pessoa: await destinatarioDaConta(trx, contrato.conta_id),
    solicitacaoId: contrato.solicitacao_id,
    agora: contexto.relogio.agora(),
    email: emailDoTexto(contexto.configuracao, {
      ...evento,
      acao: {
        rotulo: 'Ver o contrato',
        url: `${contexto.configuracao.servidor.publicUrl}/estudante/contratos`,
      },
    }),
    celular: curtaDoTexto(contexto.configuracao, evento),
  });
}

/** Guarantors with an account; whoever never entered the portal hears of it by the student. */
export async function avisarFiadores(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato, partes }: Pick<ContratoCompleto, 'contrato' | 'partes'>,
  nome: AosFiadores,
): Promise<void> {
  const estudante = partes.find(({ papel }) => papel === 'estudante')?.nome ?? '';
  for (const { papel, conta_id: contaId, nome: fiador, id } of partes) {
    if ((papel !== 'fiador' && papel !== 'fiador2') || contaId === null) continue;
    const evento = {
      nome,
      chave: nome,
      valores: {
        ...valoresDe(contrato),
        estudante: primeiroNome(estudante),
        fiador: primeiroNome(fiador),
      },
    };
    await avisar(contexto, trx, {
      chave: `${nome}:${contrato.id}:${contrato.versao}:${id}`,
      pessoa: await destinatarioDaConta(trx, contaId),
      solicitacaoId: contrato.solicitacao_id,
      agora: contexto.relogio.agora(),
      email: emailDoTexto(contexto.configuracao, {
        ...evento,
        acao: {
          rotulo: 'Ver o que eu garanto',
          url: `${contexto.configuracao.servidor.publicUrl}/fiador/contratos`,
        },
      }),
      celular: curtaDoTexto(contexto.configuracao, evento),
    });
  }
}

const valoresDe = ({ numero, prazo }: ContratoCompleto['contrato']) => ({
  contrato: numero,
  dia: prazo === null ? '' : formatarData(prazo),
});
