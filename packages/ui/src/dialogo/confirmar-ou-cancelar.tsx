import { Botao, type BotaoProps } from '../botao/botao.tsx';

/** The answers of a dialog that changes something: a button that does it, and the one that leaves everything as it is. */
export function ConfirmarOuCancelar({ aoCancelar, ...confirmar }: BotaoProps & { aoCancelar: () => void }) {
  return (
    <>
      <Botao {...confirmar} />
      <Botao variante="secundario" onClick={aoCancelar}>
        Cancelar
      </Botao>
    </>
  );
}
