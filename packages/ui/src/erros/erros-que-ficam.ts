/** Which errors a form goes on showing while it is being corrected. */

interface ErroMostrado {
  mensagem: string;
  /** The answer that it was said of. */
  valor: unknown;
  /** Said by whoever received the answers: only another answer in the field itself takes it back. */
  recusa: boolean;
}

export type ErrosMostrados<Campo extends string> = Readonly<Partial<Record<Campo, ErroMostrado>>>;
export type ErrosAchados<Campo extends string> = Readonly<Partial<Record<Campo, string | null>>>;

/** How errors begin to be shown, beside the answers they were said of. */
export function mostrarErros<Campo extends string>(
  achados: ErrosAchados<Campo>,
  valores: Readonly<Partial<Record<Campo, unknown>>>,
  recusa: boolean,
): ErrosMostrados<Campo> {
  const mostrados: Partial<Record<Campo, ErroMostrado>> = {};
  for (const campo of Object.keys(achados) as Campo[]) {
    const mensagem = achados[campo];
    if (mensagem) mostrados[campo] = { mensagem, valor: valores[campo], recusa };
  }
  return mostrados;
}

/**
 * The error of a field goes as soon as its answer changes; one that the form found by itself goes as well when an answer
 * elsewhere makes it void. No new error appears before the next attempt. The same object when nothing changed.
 */
export function errosQueFicam<Campo extends string>(
  mostrados: ErrosMostrados<Campo>,
  valores: Readonly<Partial<Record<Campo, unknown>>>,
  achados: ErrosAchados<Campo>,
): ErrosMostrados<Campo> {
  const campos = Object.keys(mostrados) as Campo[];
  const ficam = campos.filter((campo) => {
    const erro = mostrados[campo];
    return erro && Object.is(erro.valor, valores[campo]) && (erro.recusa || Boolean(achados[campo]));
  });
  if (ficam.length === campos.length) return mostrados;
  const resto: Partial<Record<Campo, ErroMostrado>> = {};
  for (const campo of ficam) resto[campo] = mostrados[campo];
  return resto;
}
