import { prazoNaFila } from '@credito/domain/gestao/prazo';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';

/** Late is red and today amber, in words too; a day to come is only said. */
export function PrazoDaLinha({ prazoEm, agora }: { prazoEm: string | null; agora: Date }) {
  if (prazoEm === null) return 'Sem prazo';
  const { texto, situacao } = prazoNaFila(new Date(prazoEm), agora);
  if (situacao === 'depois') return texto;
  return <Etiqueta tom={situacao === 'vencido' ? 'erro' : 'suaVez'}>{texto}</Etiqueta>;
}
