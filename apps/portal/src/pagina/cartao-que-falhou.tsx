import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';

/** In the place of a card whose data could not be read. */
export function CartaoQueFalhou({
  titulo,
  erro,
  aoTentar,
}: {
  titulo: string;
  erro: unknown;
  aoTentar: () => void;
}) {
  return (
    <Cartao
      titulo={titulo}
      acoes={
        <Botao variante="secundario" onClick={aoTentar}>
          Tentar de novo
        </Botao>
      }
    >
      <p>{motivoDaFalha(erro)}</p>
    </Cartao>
  );
}
