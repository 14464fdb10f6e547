/** Whom a contract or an alteration binds: as the rules read it, and as both tables keep it. */
import type { ParteDoContrato } from '@credito/domain/contrato/partes';
import type { Selectable } from 'kysely';
import type { ContratoParte } from '../../banco/esquema.gerado.ts';

export function parteDaLinha(
  linha: Pick<
    Selectable<ContratoParte>,
    | 'papel'
    | 'grupo'
    | 'participante_id'
    | 'conta_id'
    | 'nome'
    | 'cpf'
    | 'email'
    | 'telefone'
    | 'qualificacao'
  >,
): ParteDoContrato {
  const { papel, grupo, participante_id, conta_id, nome, cpf, email, telefone, qualificacao } = linha;
  return {
    papel,
    grupo,
    participanteId: participante_id,
    contaId: conta_id,
    nome,
    cpf,
    email,
    telefone,
    qualificacao,
  };
}

export function colunasDaParte(parte: ParteDoContrato) {
  const { papel, grupo, participanteId, contaId, nome, cpf, email, telefone, qualificacao } = parte;
  return {
    papel,
    grupo,
    participante_id: participanteId,
    conta_id: contaId,
    nome,
    cpf,
    email,
    telefone,
    qualificacao: JSON.stringify(qualificacao),
  };
}
