import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { type ReactElement, useState } from 'react';
import { PassoMantido } from '../wizard/tela-do-passo.ts';
import type { Respostas } from '../wizard/valores.ts';
import { ConfirmarDispensa, type Dispensa } from './confirmar-dispensa.tsx';
import { documentosDispensados, documentosDoConjugeAnterior } from './documentos-dispensados.ts';

/**
 * Asks before answers that set files aside are saved, in the wizard and in a correction alike; whoever answers no stays on
 * the step.
 */
export function useDispensa(): {
  confirmar: (passo: string, antes: ContextoDoParticipante, alteracoes: Respostas) => Promise<void>;
  dialogo: ReactElement;
} {
  const [dispensa, setDispensa] = useState<Dispensa | null>(null);

  async function confirmar(passo: string, antes: ContextoDoParticipante, alteracoes: Respostas) {
    const doConjugeAnterior = documentosDoConjugeAnterior(antes, alteracoes);
    const documentos = [...doConjugeAnterior, ...documentosDispensados(antes, alteracoes)];
    if (documentos.length === 0) return;
    const continua = await new Promise<boolean>((responder) =>
      setDispensa({ passo, documentos, conjugeAnterior: doConjugeAnterior.length > 0, responder }),
    );
    setDispensa(null);
    if (!continua) throw new PassoMantido();
  }

  return { confirmar, dialogo: <ConfirmarDispensa dispensa={dispensa} /> };
}
