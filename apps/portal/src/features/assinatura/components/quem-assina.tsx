/** Everybody who signs, in order; nobody reads more than a first name. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import { ROTULO_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import estilos from '../assinatura.module.css';

type Quem = AssinaturaAberta['quemAssina'][number];

/** How somebody else's state is said to whoever signs beside them: neither tries nor returned mail. */
function marcaDe({ estado, voce }: Quem, encerrado: boolean): { tom: TomDeEtiqueta; texto: string } {
  if (estado === 'assinou') return { tom: 'sucesso', texto: ROTULO_DO_ASSINANTE.assinou };
  if (estado === 'recusou') return { tom: 'neutro', texto: 'Não vai assinar' };
  if (encerrado) return { tom: 'neutro', texto: 'Não assinou' };
  if (voce) return { tom: 'suaVez', texto: 'Falta você' };
  return { tom: 'espera', texto: estado === 'aguarda-vez' ? 'Aguarda a vez' : 'Ainda não assinou' };
}

const FORA: readonly Quem['estado'][] = ['substituido', 'dispensado'];

interface QuemAssinaProps {
  pessoas: readonly Quem[];
  titulo: string;
  /** Nobody is waited for any more. */
  encerrado?: boolean;
}

export function QuemAssina({ pessoas, titulo, encerrado = false }: QuemAssinaProps) {
  return (
    <Cartao titulo={titulo}>
      <ol className={estilos.pessoas}>
        {pessoas
          .filter(({ estado }) => !FORA.includes(estado))
          .map((pessoa, lugar) => {
            const { tom, texto } = marcaDe(pessoa, encerrado);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and two may have one first name.
              <li key={lugar}>
                <span>
                  <strong>
                    <bdi>{pessoa.voce ? 'Você' : pessoa.nome}</bdi>
                  </strong>
                  <span className={estilos.papel}>{pessoa.papel}</span>
                </span>
                <Etiqueta tom={tom}>{texto}</Etiqueta>
              </li>
            );
          })}
      </ol>
    </Cartao>
  );
}
