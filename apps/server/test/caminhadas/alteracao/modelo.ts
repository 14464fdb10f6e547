/** An alteration as its table of states sees it, without a database. */
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import { type CausaDoFim, DIAS_DA_REPROVADA, type FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import {
  type AcaoDaAlteracao,
  type AtorDaAlteracao,
  transitarAlteracao,
} from '@credito/domain/alteracao/transicoes';
import { type Data, somarDias } from '@credito/domain/tempo/data';

/** One that moves money and asks the institution, and one that does neither. */
export const ESPECIES_DA_CAMINHADA = ['suspensao', 'dados'] as const;
export type EspecieDaCaminhada = (typeof ESPECIES_DA_CAMINHADA)[number];
export type DaMesa = 'analista' | 'colega';

export interface ModeloDaAlteracao {
  especie: EspecieDaCaminhada;
  hoje: Data;
  /** Null before the first one. */
  fluxo: FluxoDaAlteracao | null;
  edicao: number;
  palavra: 'confirmou' | 'nao-confirmou' | null;
  prazo: Data | null;
  desde: Data;
  causa: CausaDoFim | null;
  concluida: boolean;
  agiram: readonly DaMesa[];
}

export const semAlteracao = (especie: EspecieDaCaminhada, hoje: Data): ModeloDaAlteracao => ({
  especie,
  hoje,
  fluxo: null,
  edicao: 1,
  palavra: null,
  prazo: null,
  desde: hoje,
  causa: null,
  concluida: false,
  agiram: [],
});

/** Two that are not over never hold the same of a contract. */
export function comecar(modelo: ModeloDaAlteracao, fluxo: 'PED' | 'GER', quem?: DaMesa): boolean {
  if (modelo.fluxo !== null && modelo.fluxo !== 'CAN' && modelo.fluxo !== 'EFE') return false;
  Object.assign(modelo, semAlteracao(modelo.especie, modelo.hoje), { fluxo, agiram: quem ? [quem] : [] });
  return true;
}

const CAUSAS: Readonly<Partial<Record<AcaoDaAlteracao, CausaDoFim>>> = {
  negar: 'negada',
  retirar: 'estudante',
  recusarAssinatura: 'recusa',
  vencer: 'prazo',
  encerrar: 'encerrada',
  cancelar: 'provedor',
};

export function ir(
  modelo: ModeloDaAlteracao,
  acao: AcaoDaAlteracao,
  papel: AtorDaAlteracao,
  { temMotivo = false, quem }: { temMotivo?: boolean; quem?: DaMesa } = {},
): boolean {
  const { fluxo, hoje, prazo, desde, palavra, agiram } = modelo;
  if (fluxo === null) return false;
  const { moveDinheiro, ouveInstituicao } = FICHA_DA_ESPECIE[modelo.especie];
  const resultado = transitarAlteracao(fluxo, acao, papel, {
    faltaInstituicao: ouveInstituicao && palavra !== 'confirmou',
    faltaAceite: false,
    renda: 'nao-se-pede',
    assinaturaDisponivel: true,
    prazoVencido: prazo !== null && hoje > prazo,
    reprovadaVencida: fluxo === 'REP' && hoje > somarDias(desde, DIAS_DA_REPROVADA),
    moveDinheiro,
    outraPessoa: quem === undefined || !agiram.includes(quem),
    temMotivo,
    contratoEmVigor: true,
    negociada: false,
    dividaMudou: false,
  });
  if (!resultado.ok) return false;
  const para = resultado.destino.fluxo;
  Object.assign(modelo, {
    fluxo: para,
    desde: hoje,
    causa: para === 'CAN' ? CAUSAS[acao] : null,
    agiram: quem ? [...agiram, quem] : agiram,
  });
  return true;
}
