import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';

type DaEtiqueta = Pick<AlteracaoNaLista, 'agora' | 'atrasada' | 'fluxoAlteracao' | 'rotuloDoFluxo'>;

const SEM_EFEITO: ReadonlyArray<DaEtiqueta['fluxoAlteracao']> = ['CAN', 'REP'];

/** The accent where the student has to act, the colour of success once it is in effect, none on what has no effect. */
export function EtiquetaDaAlteracao({ alteracao }: { alteracao: DaEtiqueta }) {
  const { agora, atrasada, fluxoAlteracao, rotuloDoFluxo } = alteracao;
  if (atrasada) return <Etiqueta tom="neutro">Cancelada</Etiqueta>;
  if (fluxoAlteracao === 'EFE') return <Etiqueta tom="sucesso">{rotuloDoFluxo}</Etiqueta>;
  if (agora?.suaVez) return <Etiqueta tom="suaVez">{rotuloDoFluxo}</Etiqueta>;
  return <Etiqueta tom={SEM_EFEITO.includes(fluxoAlteracao) ? 'neutro' : 'espera'}>{rotuloDoFluxo}</Etiqueta>;
}
