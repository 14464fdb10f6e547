import { isVagaDeFiador, type VagaDeFiador } from '@credito/domain/fiador/vagas';
import { porCodigo } from '@credito/domain/texto/ordem';
import type { Selectable } from 'kysely';
import type { Participante } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

export type ParticipanteFiador = Selectable<Participante> & { tipo_pessoa: VagaDeFiador };

export function fiadoresDe(completa: SolicitacaoCompleta): readonly ParticipanteFiador[] {
  return completa.participantes
    .filter((pessoa): pessoa is ParticipanteFiador => isVagaDeFiador(pessoa.tipo_pessoa))
    .sort((a, b) => porCodigo(a.tipo_pessoa, b.tipo_pessoa));
}

export function fiadorPorId(completa: SolicitacaoCompleta, participanteId: string): ParticipanteFiador {
  const fiador = fiadoresDe(completa).find((pessoa) => pessoa.id === participanteId);
  if (!fiador) throw naoEncontrado();
  return fiador;
}

export function fiadorNaVaga(completa: SolicitacaoCompleta, vaga: VagaDeFiador): ParticipanteFiador | null {
  return fiadoresDe(completa).find((pessoa) => pessoa.tipo_pessoa === vaga) ?? null;
}
