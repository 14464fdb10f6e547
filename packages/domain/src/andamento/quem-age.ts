/** Whose turn it is, as each reader calls them. */
import type { Responsavel } from '../solicitacao/estados.ts';
import type { Leitor } from './situacao.ts';

export const QUEM_AGE: Readonly<Record<Leitor, Readonly<Record<Responsavel, string>>>> = {
  estudante: {
    estudante: 'Você',
    fiador: 'O seu fiador',
    instituicao: 'A sua instituição de ensino',
    analista: 'Nossa equipe de análise',
    provedor: 'Nossa equipe, que prepara o contrato',
    ninguem: 'Ninguém',
  },
  fiador: {
    estudante: 'O estudante',
    fiador: 'Você',
    instituicao: 'A instituição de ensino',
    analista: 'Nossa equipe de análise',
    provedor: 'Nossa equipe, que prepara o contrato',
    ninguem: 'Ninguém',
  },
  analista: {
    estudante: 'Estudante',
    fiador: 'Fiador',
    instituicao: 'Instituição de ensino',
    analista: 'Análise',
    provedor: 'Contratos',
    ninguem: 'Ninguém',
  },
};

export const QUEM_AUTORIZA: Readonly<Record<Leitor, string>> = {
  estudante: 'O seu responsável legal',
  fiador: QUEM_AGE.fiador.estudante,
  analista: 'Responsável legal',
};
