/**
 * Two screens on the same answers (spec 2 section 4; case WIZ-03): only what was changed is sent, what somebody else
 * changed meanwhile is shown beside what was typed, and an old draft never comes back over a newer answer.
 */
import type { Campo, NomesDosCodigos } from './plano.ts';
import { respostaEmTexto } from './resposta-em-texto.ts';

type Valores = Readonly<Record<string, unknown>>;

const iguais = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The answers that differ from those that the screen started with. */
export function respostasAlteradas(inicio: Valores, respostas: Valores): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(respostas).filter(([nome, valor]) => !iguais(inicio[nome], valor)),
  );
}

export interface Conflito {
  campo: string;
  rotulo: string;
  /** As they read; null when nothing is answered. */
  agora: string | null;
  digitado: string | null;
}

/** Fields that the person changed and that hold another answer now than the one that the screen started with. */
export function conflitosDasRespostas(
  campos: readonly Campo[],
  { inicio, agora, digitadas }: { inicio: Valores; agora: Valores; digitadas: Valores },
  nomes: NomesDosCodigos = {},
): readonly Conflito[] {
  return campos
    .filter(
      ({ nome }) =>
        nome in digitadas && !iguais(agora[nome], inicio[nome]) && !iguais(agora[nome], digitadas[nome]),
    )
    .map((campo) => ({
      campo: campo.nome,
      rotulo: campo.rotulo,
      agora: respostaEmTexto(campo, agora[campo.nome], nomes),
      digitado: respostaEmTexto(campo, digitadas[campo.nome], nomes),
    }));
}

/** Of a draft, what was typed over an answer that has not changed since: `base` is that answer. */
export function digitadoQueVale(
  { valores, base }: { valores: Valores; base?: Valores },
  atuais: Valores,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(valores).filter(([nome]) => base === undefined || iguais(base[nome], atuais[nome])),
  );
}
