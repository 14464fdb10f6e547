/** An update as its table of states sees it, without a database: a student and one guarantor. */
import {
  type EstadoDaAtualizacao,
  faltaOBloco,
  isAberta,
  type SituacaoDoBloco,
} from '@credito/domain/atualizacao/estados';
import {
  type AcaoDaAtualizacao,
  type AtorDaAtualizacao,
  transitarAtualizacao,
} from '@credito/domain/atualizacao/transicoes';
import type { Data } from '@credito/domain/tempo/data';

export const PERIODO = { abre: '2026-11-01', fecha: '2026-12-15', tardioAte: '2026-12-31' } as const;

export type Quem = 'estudante' | 'fiador';
interface Bloco {
  situacao: SituacaoDoBloco;
  mudou: boolean;
}

export interface ModeloDaAtualizacao {
  hoje: Data;
  /** Null before the first one. */
  estado: EstadoDaAtualizacao | null;
  reconhecida: boolean;
  blocos: Record<Quem, Bloco>;
}

const VAZIO: Bloco = { situacao: 'aguardando', mudou: false };

export const semAtualizacao = (hoje: Data): ModeloDaAtualizacao => ({
  hoje,
  estado: null,
  reconhecida: false,
  blocos: { estudante: { ...VAZIO }, fiador: { ...VAZIO } },
});

const noPrazo = ({ hoje }: ModeloDaAtualizacao) => hoje <= PERIODO.tardioAte;

export function iniciar(modelo: ModeloDaAtualizacao): boolean {
  if ((modelo.estado !== null && modelo.estado !== 'reiniciada') || !noPrazo(modelo)) return false;
  Object.assign(modelo, semAtualizacao(modelo.hoje), { estado: 'atualizacao-iniciada' });
  return true;
}

export function editavel(modelo: ModeloDaAtualizacao, quem: Quem): boolean {
  const { estado, blocos } = modelo;
  if (estado === null || !isAberta(estado)) return false;
  const { situacao } = blocos[quem];
  return situacao === 'a-corrigir' || (situacao === 'aguardando' && noPrazo(modelo));
}

/** The parts as they are after the act are in the model already. */
export function ir(
  modelo: ModeloDaAtualizacao,
  acao: AcaoDaAtualizacao,
  papel: AtorDaAtualizacao,
  mais: { temMotivo?: boolean; temRecusa?: boolean } = {},
): boolean {
  if (modelo.estado === null) return false;
  const blocos = Object.values(modelo.blocos);
  const resultado = transitarAtualizacao(modelo.estado, acao, papel, {
    faltaAlguem: blocos.some(faltaOBloco),
    mudou: blocos.some(({ situacao, mudou }) => situacao === 'enviado' && mudou),
    noPrazo: noPrazo(modelo),
    temMotivo: mais.temMotivo ?? false,
    tudoAvaliado: true,
    temRecusa: mais.temRecusa ?? false,
  });
  if (!resultado.ok) return false;
  modelo.estado = resultado.destino.estado;
  return true;
}
