/** What the people of an alteration are told, in the transaction of the change. */
import { AVISOS_DA_ALTERACAO } from '@credito/domain/alteracao/avisos';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import type { AcaoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { type AvisoNovo, avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { contratoDa } from './texto-da-alteracao.ts';

/** After the change: told once for each version, however often it is called. */
export async function avisarDaAlteracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  id: number,
  acao: AcaoDaAlteracao,
  /** Whoever guaranteed the contract before the change. */
  antes: readonly Fiador[] = [],
): Promise<void> {
  const avisos = AVISOS_DA_ALTERACAO[acao];
  const completa = await carregarAlteracao(trx, id);
  if (!avisos || !completa) return;
  const { contrato, partes } = await contratoDa(trx, completa);
  const estudante = partes.find(({ papel }) => papel === 'estudante')?.nome ?? '';
  const fiadores = fiadoresDa(completa, partes);
  const leitores = [
    ...(avisos.estudante
      ? [
          {
            contaId: contrato.conta_id,
            nome: estudante,
            modelo: avisos.estudante,
            portal: 'estudante' as const,
          },
        ]
      : []),
    ...(avisos.fiadores
      ? fiadores.map((fiador) => ({
          ...fiador,
          modelo: avisos.fiadores ?? 'alteracao-disponivel-fiador',
          portal: 'fiador' as const,
        }))
      : []),
    ...antes
      .filter(({ contaId }) => !fiadores.some((fiador) => fiador.contaId === contaId))
      .map((fiador) => ({
        ...fiador,
        modelo: 'alteracao-fianca-encerrada' as const,
        portal: 'fiador' as const,
      })),
  ];
  if (leitores.length === 0) return;
  const pessoas = await destinatariosDasContas(
    trx,
    leitores.map(({ contaId }) => contaId),
  );
  const { alteracao } = completa;
  await avisarTodos(
    contexto,
    trx,
    leitores.flatMap(({ contaId, modelo, nome, portal }): AvisoNovo[] => {
      const pessoa = pessoas.get(contaId);
      if (!pessoa) return [];
      const evento = {
        nome: modelo,
        chave: modelo,
        valores: {
          contrato: contrato.numero,
          alteracao: FICHA_DA_ESPECIE[alteracao.especie].rotulo.toLowerCase(),
          dia: alteracao.prazo === null ? '' : formatarData(alteracao.prazo),
          estudante: primeiroNome(estudante),
          fiador: primeiroNome(nome),
        },
      };
      return [
        {
          chave: `${modelo}:${alteracao.id}:${alteracao.versao}:${contaId}`,
          pessoa,
          solicitacaoId: contrato.solicitacao_id,
          agora: contexto.relogio.agora(),
          email: emailDoTexto(contexto.configuracao, {
            ...evento,
            acao: {
              rotulo: 'Ver a alteração',
              url: `${contexto.configuracao.servidor.publicUrl}/${portal}/contratos`,
            },
          }),
          celular: curtaDoTexto(contexto.configuracao, evento),
        },
      ];
    }),
  );
}

interface Fiador {
  contaId: string;
  nome: string;
}

type ParteComConta = Readonly<{ papel: string; conta_id: string | null; nome: string }>;

/** Guarantors with an account: those of the contract, and whoever would be one. */
const fiadoresDa = ({ partes }: AlteracaoCompleta, doContrato: readonly ParteComConta[]): Fiador[] =>
  fiadoresComConta([...doContrato, ...partes]);

export function fiadoresComConta(partes: readonly ParteComConta[]): Fiador[] {
  const porConta = new Map<string, string>();
  for (const { papel, conta_id: contaId, nome } of partes)
    if ((papel === 'fiador' || papel === 'fiador2') && contaId !== null) porConta.set(contaId, nome);
  return [...porConta].map(([contaId, nome]) => ({ contaId, nome }));
}
