/** Who takes part in a contract, and what has happened to it. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { quemEAteQuando } from '@credito/domain/contrato/agora';
import { PAPEL_NO_CONTRATO } from '@credito/domain/contrato/signatarios';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import estilos from '../contrato.module.css';

/** Whoever signs, or has signed. */
const ASSINATURA_PASSADA: readonly ContratoAberto['status'][] = ['EFE', 'LIQ', 'CAN'];

export function PessoasDoContrato({ partes, status }: Pick<ContratoAberto, 'partes' | 'status'>) {
  return (
    <Cartao titulo={ASSINATURA_PASSADA.includes(status) ? 'Pessoas do contrato' : 'Quem assina'}>
      <ul className={estilos.pessoas}>
        {partes.map(({ papel, nome, voce }, indice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two witnesses may have one first name; they never change places.
          <li key={indice}>
            <strong>{voce ? `${nome} (você)` : nome}</strong>
            <span>{PAPEL_NO_CONTRATO[papel]}</span>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}

/** Of a contract, or of an alteration: what happened, and then what is waited for. */
export function Andamento({
  rotulo,
  linhaDoTempo,
  agora,
}: Pick<ContratoAberto, 'linhaDoTempo' | 'agora'> & { rotulo: string }) {
  const feitos = linhaDoTempo.map(({ em, titulo, quem, estado }) => ({
    id: em + titulo,
    titulo,
    estado,
    quando: `${formatarMomento(new Date(em))}, ${quem}`,
  }));
  const atual = agora && {
    id: 'agora',
    titulo: agora.titulo,
    estado: 'atual' as const,
    quando: quemEAteQuando(agora),
  };
  if (feitos.length === 0) return null;
  return (
    <Cartao titulo="Linha do tempo">
      <LinhaDoTempo rotulo={rotulo} marcos={atual ? [...feitos, atual] : feitos} />
    </Cartao>
  );
}
