/** What the students and the guarantors of contracts are told, in the transaction of the change. */
import { type ComoSeAssina, comoSeAssina } from '@credito/domain/mensagem/como-se-assina';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarData } from '@credito/domain/tempo/data';
import type { Selectable, Transaction } from 'kysely';
import type { Contrato, ContratoParte, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import {
  type AvisoNovo,
  avisarTodos,
  type Destinatario,
  destinatariosDasContas,
} from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { comOutrosNoPapel, entregasDe } from './entrega-do-papel.ts';

type AoEstudante =
  | 'contrato-disponivel'
  | 'contrato-vencido'
  | 'contrato-cancelado'
  | 'contrato-reprovado'
  | 'contrato-efetivado'
  | 'contrato-liquidado';
type AosFiadores =
  | 'contrato-disponivel-fiador'
  | 'contrato-cancelado-fiador'
  | 'contrato-efetivado-fiador'
  | 'contrato-liquidado-fiador';

type DoAviso = Pick<
  Selectable<Contrato>,
  'id' | 'numero' | 'prazo' | 'versao' | 'conta_id' | 'solicitacao_id' | 'instituicao_id' | 'via'
>;
export interface ContratoComPartes {
  contrato: DoAviso;
  partes: readonly Pick<Selectable<ContratoParte>, 'id' | 'papel' | 'nome' | 'conta_id'>[];
}

/** Told once for each version of the contract, however often it is called. */
export function avisarEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contrato }: Pick<ContratoComPartes, 'contrato'>,
  nome: AoEstudante,
): Promise<void> {
  return avisarEstudantes(contexto, trx, [contrato], nome);
}

export async function avisarEstudantes(
  contexto: Contexto,
  trx: Transaction<DB>,
  contratos: readonly DoAviso[],
  nome: AoEstudante,
): Promise<void> {
  const pessoas = await destinatariosDasContas(
    trx,
    contratos.map(({ conta_id }) => conta_id),
  );
  // Only what is released is still to be signed and handed in.
  const aAssinar = nome === 'contrato-disponivel' ? contratos : [];
  const entregas = await entregasDe(trx, aAssinar);
  const comOutros = await comOutrosNoPapel(trx, aAssinar);
  await avisarTodos(
    contexto,
    trx,
    contratos.map((contrato): AvisoNovo => {
      const evento = {
        nome,
        chave: nome,
        valores: valoresDe(contrato, {
          entrega: entregas.get(contrato.instituicao_id) ?? null,
          outrosAssinam: comOutros.has(contrato.id),
        }),
      };
      return {
        chave: `${nome}:${contrato.id}:${contrato.versao}`,
        pessoa: exigir(pessoas, contrato.conta_id),
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
      };
    }),
  );
}

/** Guarantors with an account; whoever never entered the portal hears of it by the student. */
export function avisarFiadores(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoComPartes,
  nome: AosFiadores,
): Promise<void> {
  return avisarFiadoresDe(contexto, trx, [completo], nome);
}

export async function avisarFiadoresDe(
  contexto: Contexto,
  trx: Transaction<DB>,
  completos: readonly ContratoComPartes[],
  nome: AosFiadores,
): Promise<void> {
  const fiadores = completos.flatMap(({ contrato, partes }) => {
    const estudante = partes.find(({ papel }) => papel === 'estudante')?.nome ?? '';
    return partes.flatMap(({ papel, conta_id: contaId, nome: fiador, id }) =>
      (papel !== 'fiador' && papel !== 'fiador2') || contaId === null
        ? []
        : [{ contrato, estudante, contaId, fiador, id }],
    );
  });
  if (fiadores.length === 0) return;
  const pessoas = await destinatariosDasContas(
    trx,
    fiadores.map(({ contaId }) => contaId),
  );
  await avisarTodos(
    contexto,
    trx,
    fiadores.map(({ contrato, estudante, contaId, fiador, id }): AvisoNovo => {
      const evento = {
        nome,
        chave: nome,
        valores: {
          contrato: contrato.numero,
          estudante: primeiroNome(estudante),
          fiador: primeiroNome(fiador),
        },
      };
      return {
        chave: `${nome}:${contrato.id}:${contrato.versao}:${id}`,
        pessoa: exigir(pessoas, contaId),
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
      };
    }),
  );
}

function exigir(pessoas: ReadonlyMap<string, Destinatario>, contaId: string): Destinatario {
  const pessoa = pessoas.get(contaId);
  if (!pessoa) throw new Error('a contract names an account that is not there');
  return pessoa;
}

const valoresDe = ({ numero, prazo, via }: DoAviso, papel: Omit<ComoSeAssina, 'via'>) => ({
  contrato: numero,
  comoAssinar: comoSeAssina({ via, ...papel }),
  dia: prazo === null ? '' : formatarData(prazo),
});
