/** Who hears of a change of an alteration, and by which message; what is not listed is told to nobody. */
import type { NomeDeModelo } from '../mensagem/modelos.ts';
import type { AcaoDaAlteracao } from './transicoes.ts';

interface AvisosDaMudanca {
  estudante?: Extract<
    NomeDeModelo,
    | 'alteracao-disponivel'
    | 'alteracao-cancelada'
    | 'alteracao-nao-aceita'
    | 'alteracao-reprovada'
    | 'alteracao-efetivada'
  >;
  fiadores?: Extract<
    NomeDeModelo,
    'alteracao-disponivel-fiador' | 'alteracao-cancelada-fiador' | 'alteracao-efetivada-fiador'
  >;
}

const CANCELADA: AvisosDaMudanca = {
  estudante: 'alteracao-cancelada',
  fiadores: 'alteracao-cancelada-fiador',
};

export const AVISOS_DA_ALTERACAO: Readonly<Partial<Record<AcaoDaAlteracao, AvisosDaMudanca>>> = {
  negar: { estudante: 'alteracao-nao-aceita' },
  liberar: { estudante: 'alteracao-disponivel', fiadores: 'alteracao-disponivel-fiador' },
  recusarAssinatura: CANCELADA,
  vencer: CANCELADA,
  reprovar: { estudante: 'alteracao-reprovada' },
  encerrar: CANCELADA,
  cancelar: CANCELADA,
  efetivar: { estudante: 'alteracao-efetivada', fiadores: 'alteracao-efetivada-fiador' },
};
