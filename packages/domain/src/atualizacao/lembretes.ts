/**
 * When those who have not confirmed are told: as the period opens, days before the last day, once the late route begins, and
 * of more time.
 */
import { proximoLembreteManual } from '../fiador/lembretes.ts';
import { type Data, dataEmSaoPaulo } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { type EstadoDaAtualizacao, faltaOBloco, type SituacaoDoBloco } from './estados.ts';
import { faseDoPeriodo, type Periodo, prazosDoPeriodo, recebe } from './periodo.ts';

const DIAS_DOS_LEMBRETES = [30, 15, 7, 1] as const;

interface LembreteDevido {
  vez: (typeof DIAS_DOS_LEMBRETES)[number] | 'abertura' | 'inicio-do-atraso';
  /** Day until which it may be sent. */
  ate: Data;
  tardio: boolean;
}

/** A night without the job is made up for on the next day, and never by two reminders at once. */
export function lembreteDevido(periodo: Periodo, hoje: Data): LembreteDevido | null {
  const fase = faseDoPeriodo(periodo, hoje);
  if (fase !== 'aberto' && fase !== 'tardio') return null;
  const { abre, fecha, tardioAte } = prazosDoPeriodo(periodo);
  const ate = fase === 'tardio' ? tardioAte : fecha;
  const faltam = diasEntre(hoje, ate);
  const dias = DIAS_DOS_LEMBRETES.find((dia) => faltam === dia || faltam === dia - 1);
  const tardio = fase === 'tardio';
  if (dias !== undefined && !logoDepoisDaAbertura(diasEntre(abre, ate) - dias, dias))
    return { vez: dias, ate, tardio };
  if (!tardio && diasEntre(abre, hoje) < FOLGA_DE_UMA_NOITE) return { vez: 'abertura', ate, tardio };
  return tardio && diasEntre(fecha, hoje) <= FOLGA_DE_UMA_NOITE
    ? { vez: 'inicio-do-atraso', ate, tardio }
    : null;
}

const DIAS_DE_DESCANSO = 7;

/** Whoever has just been told that it opened is left in peace for a week, unless it ends meanwhile. */
const logoDepoisDaAbertura = (depois: number, dias: number): boolean =>
  dias > 1 && depois > 0 && depois <= DIAS_DE_DESCANSO;

/** The first day on which something is due, and the next one, if the job did not run. */
const FOLGA_DE_UMA_NOITE = 2;

/** More time, while it is news to whoever was told of less. */
export function prorrogacaoRecente({ prorrogacoes }: Periodo, hoje: Data): boolean {
  const ultima = prorrogacoes.at(-1);
  return ultima !== undefined && diasEntre(dataEmSaoPaulo(new Date(ultima.em)), hoje) <= FOLGA_DE_UMA_NOITE;
}

/** The last day is over, and whoever sent nothing is told once. */
export function encerrouAgora(periodo: Periodo, hoje: Data): boolean {
  const depois = diasEntre(prazosDoPeriodo(periodo).tardioAte, hoje);
  return depois >= 1 && depois <= FOLGA_DE_UMA_NOITE;
}

export interface FatosDoLembreteManual {
  estado: EstadoDaAtualizacao;
  periodo: Periodo;
  situacao: SituacaoDoBloco;
  /** Whoever never entered the portal gets no message of ours. */
  temConta: boolean;
  lembradaEm: Date | null;
}

/** The student's own reminder to a guarantor whose part is missing: from when on; null where there is nobody to remind. */
export function lembreteManual(
  { estado, periodo, situacao, temConta, lembradaEm }: FatosDoLembreteManual,
  agora: Date,
): { liberadoEm: Date | null } | null {
  const espera =
    estado === 'pendente-reenvio' ||
    (estado === 'atualizacao-iniciada' && recebe(periodo, dataEmSaoPaulo(agora)));
  if (!espera || !temConta || !faltaOBloco({ situacao })) return null;
  return { liberadoEm: proximoLembreteManual(lembradaEm, agora) };
}
