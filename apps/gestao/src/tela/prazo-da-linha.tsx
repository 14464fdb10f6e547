import { prazoNaFila } from '@credito/domain/gestao/prazo';
import { type Data, fimDoDia, formatarData } from '@credito/domain/tempo/data';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';

/** Of a thing that is due with the end of a day; where the day has no consequence any more it is only said. */
export function DiaDoPrazo({ dia, vence, agora }: { dia: Data | null; vence: boolean; agora: Date }) {
  if (dia === null) return '—';
  return vence ? <PrazoDaLinha prazoEm={fimDoDia(dia).toISOString()} agora={agora} /> : formatarData(dia);
}

/** Late is red and today amber, in words too; a day to come is only said. */
export function PrazoDaLinha({ prazoEm, agora }: { prazoEm: string | null; agora: Date }) {
  if (prazoEm === null) return 'Sem prazo';
  const { texto, situacao } = prazoNaFila(new Date(prazoEm), agora);
  if (situacao === 'depois') return texto;
  return <Etiqueta tom={situacao === 'vencido' ? 'erro' : 'suaVez'}>{texto}</Etiqueta>;
}
