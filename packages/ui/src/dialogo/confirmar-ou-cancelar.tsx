import { Botao, type BotaoProps } from '../botao/botao.tsx';

/**
 * The answers of a dialog that changes something: a button that does it, and the one that leaves everything as it is. Where
 * the change is itself a cancellation, "Cancelar" would name both.
 */
export function ConfirmarOuCancelar({ aoCancelar, ...confirmar }: BotaoProps & { aoCancelar: () => void }) {
  const cancela = typeof confirmar.children === 'string' && confirmar.children.startsWith('Cancelar');
  return (
    <>
      <Botao {...confirmar} />
      <Botao variante="secundario" onClick={aoCancelar}>
        {cancela ? 'Voltar' : 'Cancelar'}
      </Botao>
    </>
  );
}
