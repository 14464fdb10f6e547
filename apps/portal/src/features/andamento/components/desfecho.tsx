/** How one of the person's requests ended, and when, in the list and on its page. */
import { type Desfecho, ROTULO_DO_DESFECHO } from '@credito/domain/solicitacao/proprias';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import type { SolicitacaoPropria } from '../solicitacoes.queries.ts';

const TOM: Readonly<Record<Desfecho, TomDeEtiqueta>> = {
  'em-andamento': 'espera',
  aprovada: 'sucesso',
  reprovada: 'erro',
  'em-recurso': 'espera',
  cancelada: 'neutro',
};

export const estadoDo = (desfecho: Desfecho) => ({ tom: TOM[desfecho], texto: ROTULO_DO_DESFECHO[desfecho] });

export const dia = (momento: string): string => formatarData(dataEmSaoPaulo(new Date(momento)));

const ENCERRADA: Readonly<Record<Desfecho, string>> = {
  'em-andamento': 'Encerrada',
  aprovada: 'Aprovada',
  reprovada: 'Reprovada',
  'em-recurso': 'Reprovada',
  cancelada: 'Cancelada',
};

export function DatasDaSolicitacao({ solicitacao }: { solicitacao: SolicitacaoPropria }) {
  const { protocolo, desfecho, criadaEm, enviadaEm, encerradaEm } = solicitacao;
  const datas = [
    `Começada em ${dia(criadaEm)}`,
    ...(enviadaEm ? [`enviada em ${dia(enviadaEm)}`] : []),
    ...(encerradaEm ? [`${ENCERRADA[desfecho].toLowerCase()} em ${dia(encerradaEm)}`] : []),
  ];
  return (
    <>
      <p>{`Protocolo ${protocolo}.`}</p>
      <p>{`${datas.join(', ')}.`}</p>
    </>
  );
}
