import { Botao } from '@credito/ui/botao/botao';
import { RECUSA } from '../passos.ts';
import type { PassoProps } from '../props-do-fluxo.ts';

/** On every page: nobody has to read to the end, or ask for a code, to say no. */
export function BotaoDeRecusa({ ir }: Pick<PassoProps, 'ir'>) {
  return (
    <Botao variante="discreto" largo onClick={() => ir(RECUSA)}>
      Não vou assinar
    </Botao>
  );
}
