import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';

/** Whom the links will go to: choosing the method of before again takes a person off the list (spec 3 section 2.5). */
export function metodosMudados(
  originais: ReadonlyMap<string, MetodoDeAssinatura>,
  escolhidos: ReadonlyMap<string, MetodoDeAssinatura>,
): ReadonlyMap<string, MetodoDeAssinatura> {
  return new Map([...escolhidos].filter(([id, metodo]) => originais.get(id) !== metodo));
}
