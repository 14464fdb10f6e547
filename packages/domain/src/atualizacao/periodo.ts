/** The calendar of one term's update: data with extensions and reasons, nothing fixed to June or December. */
import { rotuloDoTermo, type Termo } from '../contrato/termo.ts';
import { type Data, formatarData, somarDias } from '../tempo/data.ts';

export interface Prorrogacao {
  fecha: Data;
  tardioAte: Data;
  motivo: string;
  /** ISO 8601. */
  em: string;
  /** Operator who extended it. */
  por: string;
}

export interface Periodo extends Termo {
  abre: Data;
  /** Last day on time. */
  fecha: Data;
  /** Last day of the late route. */
  tardioAte: Data;
  prorrogacoes: readonly Prorrogacao[];
}

type FaseDoPeriodo = 'antes' | 'aberto' | 'tardio' | 'encerrado';

interface PrazosDoPeriodo {
  abre: Data;
  fecha: Data;
  tardioAte: Data;
}

/** As the last extension left them. */
export function prazosDoPeriodo({ abre, fecha, tardioAte, prorrogacoes }: Periodo): PrazosDoPeriodo {
  const ultima = prorrogacoes.at(-1);
  return { abre, fecha: ultima?.fecha ?? fecha, tardioAte: ultima?.tardioAte ?? tardioAte };
}

/** Each day counts to its end in São Paulo. */
export function faseDoPeriodo(periodo: Periodo, hoje: Data): FaseDoPeriodo {
  const { abre, fecha, tardioAte } = prazosDoPeriodo(periodo);
  if (hoje < abre) return 'antes';
  if (hoje <= fecha) return 'aberto';
  return hoje <= tardioAte ? 'tardio' : 'encerrado';
}

export function recebe(periodo: Periodo, hoje: Data): boolean {
  return ['aberto', 'tardio'].includes(faseDoPeriodo(periodo, hoje));
}

export const rotuloDoPeriodo = (periodo: Termo): string =>
  `Atualização cadastral do ${rotuloDoTermo(periodo)}`;

const MAXIMO_DE_DIAS = 366;

interface ErroDoPeriodo {
  campo: 'abre' | 'fecha' | 'tardioAte';
  mensagem: string;
}

/** Two periods never take updates on the same day: each update would have to say which one it is for. */
export function errosDoPeriodo(
  { abre, fecha, tardioAte }: PrazosDoPeriodo,
  outros: readonly Periodo[],
): readonly ErroDoPeriodo[] {
  const erros: ErroDoPeriodo[] = [];
  if (fecha < abre) erros.push({ campo: 'fecha', mensagem: 'O último dia vem antes do primeiro.' });
  if (tardioAte < fecha)
    erros.push({ campo: 'tardioAte', mensagem: 'A entrega com atraso termina antes do prazo normal.' });
  if (tardioAte > somarDias(abre, MAXIMO_DE_DIAS))
    erros.push({ campo: 'tardioAte', mensagem: 'O período pode durar no máximo um ano.' });
  const sobreposto = outros.find((outro) => {
    const prazos = prazosDoPeriodo(outro);
    return abre <= prazos.tardioAte && prazos.abre <= tardioAte;
  });
  if (sobreposto)
    erros.push({
      campo: 'abre',
      mensagem: `Neste tempo já há o período do ${rotuloDoTermo(sobreposto)}, até ${formatarData(prazosDoPeriodo(sobreposto).tardioAte)}.`,
    });
  return erros;
}

/** Extending only gives time: it never takes a day away, and may reopen a period that ended. */
export function errosDaProrrogacao(
  periodo: Periodo,
  { fecha, tardioAte }: Pick<PrazosDoPeriodo, 'fecha' | 'tardioAte'>,
  outros: readonly Periodo[],
): readonly ErroDoPeriodo[] {
  const atual = prazosDoPeriodo(periodo);
  if (fecha < atual.fecha || tardioAte < atual.tardioAte)
    return [{ campo: 'fecha', mensagem: 'Uma prorrogação não pode encurtar os prazos.' }];
  if (fecha === atual.fecha && tardioAte === atual.tardioAte)
    return [{ campo: 'fecha', mensagem: 'Informe um prazo depois do atual.' }];
  return errosDoPeriodo({ abre: atual.abre, fecha, tardioAte }, outros);
}

/**
 * The portal was down on the last day, today or yesterday: whichever deadline that was, or is, ends tomorrow (ADR 0168).
 * Null where no deadline is that near.
 */
export function prorrogacaoPorQueda(
  { fecha, tardioAte }: Pick<PrazosDoPeriodo, 'fecha' | 'tardioAte'>,
  hoje: Data,
): Pick<Prorrogacao, 'fecha' | 'tardioAte' | 'motivo'> | null {
  const ultimo = [fecha, tardioAte].find((dia) => dia === hoje || dia === somarDias(hoje, -1));
  if (ultimo === undefined) return null;
  const amanha = somarDias(hoje, 1);
  return {
    fecha: fecha === ultimo ? amanha : fecha,
    tardioAte: tardioAte > amanha ? tardioAte : amanha,
    motivo: `O portal ficou fora do ar em ${formatarData(ultimo)}, no último dia do prazo.`,
  };
}
