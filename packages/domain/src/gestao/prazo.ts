/** Until when a request of a queue is due, as its rows say it: the same moment that the person was promised. */
import { dataEmSaoPaulo, formatarData } from '../tempo/data.ts';

export interface PrazoNaFila {
  texto: string;
  situacao: 'vencido' | 'hoje' | 'depois';
}

const DIA_MS = 86_400_000;
const meioDia = (data: string) => Date.parse(`${data}T12:00:00Z`);

export function prazoNaFila(prazo: Date, agora: Date): PrazoNaFila {
  const dia = dataEmSaoPaulo(prazo);
  const dias = Math.round((meioDia(dia) - meioDia(dataEmSaoPaulo(agora))) / DIA_MS);
  if (prazo < agora) return { texto: vencido(-dias), situacao: 'vencido' };
  if (dias === 0) return { texto: 'Hoje', situacao: 'hoje' };
  return { texto: dias === 1 ? 'Amanhã' : formatarData(dia), situacao: 'depois' };
}

function vencido(dias: number): string {
  if (dias === 0) return 'Venceu hoje';
  return dias === 1 ? 'Vencido há 1 dia' : `Vencido há ${dias} dias`;
}
