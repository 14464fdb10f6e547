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
    | 'alteracao-disponivel-fiador'
    | 'alteracao-cancelada-fiador'
    | 'alteracao-reprovada-fiador'
    | 'alteracao-efetivada-fiador'
  >;
  /** Named to guarantee in somebody’s place: guarantees nothing before it is in effect. */
  convidado?: Extract<NomeDeModelo, 'alteracao-convite-encerrado' | 'alteracao-renda-devolvida'>;
}

const CANCELADA: AvisosDaMudanca = {
  estudante: 'alteracao-cancelada',
  fiadores: 'alteracao-cancelada-fiador',
  convidado: 'alteracao-convite-encerrado',
};

const AVISOS_DA_ALTERACAO: Readonly<Partial<Record<AcaoDaAlteracao, AvisosDaMudanca>>> = {
  devolverRenda: { convidado: 'alteracao-renda-devolvida' },
  negar: { estudante: 'alteracao-nao-aceita', convidado: 'alteracao-convite-encerrado' },
  retirar: { fiadores: 'alteracao-cancelada-fiador', convidado: 'alteracao-convite-encerrado' },
  liberar: { estudante: 'alteracao-disponivel', fiadores: 'alteracao-disponivel-fiador' },
  recusarAssinatura: CANCELADA,
  vencer: CANCELADA,
  // That the contract is paid is told to everybody else already.
  quitar: { convidado: 'alteracao-convite-encerrado' },
  recusarConvite: { estudante: 'alteracao-cancelada' },
  reprovar: { estudante: 'alteracao-reprovada', fiadores: 'alteracao-reprovada-fiador' },
  encerrar: CANCELADA,
  cancelar: CANCELADA,
  efetivar: { estudante: 'alteracao-efetivada', fiadores: 'alteracao-efetivada-fiador' },
};

/** Whoever had heard of it hears what became of it: what the desk alone prepared is nobody's news. */
export function avisosDaMudanca(
  acao: AcaoDaAlteracao,
  { publicada, pedida }: { publicada: boolean; pedida: boolean },
): AvisosDaMudanca {
  const { estudante, fiadores, convidado } = AVISOS_DA_ALTERACAO[acao] ?? {};
  return {
    ...(estudante && (publicada || pedida) ? { estudante } : {}),
    ...(fiadores && publicada ? { fiadores } : {}),
    ...(convidado ? { convidado } : {}),
  };
}
