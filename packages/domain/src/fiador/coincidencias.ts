/**
 * Signs that student and guarantor may be one person (decisions, "Guarantors"): a warning for the analyst, never
 * a refusal, since a mother and a daughter share a telephone network.
 */
const SINAIS = ['aparelho', 'rede', 'telefone', 'email'] as const;
export type Sinal = (typeof SINAIS)[number];

export const ROTULO_DO_SINAL: Readonly<Record<Sinal, string>> = {
  aparelho: 'Usaram o mesmo tipo de aparelho e a mesma rede',
  rede: 'Usaram o mesmo endereço de rede',
  telefone: 'Têm o mesmo telefone',
  email: 'Têm o mesmo e-mail',
};

export interface Rastro {
  telefones: readonly string[];
  emails: readonly string[];
  /** Sessions and acts: from where and with what. */
  acessos: ReadonlyArray<{ enderecoIp: string | null; agente: string | null }>;
}

export function coincidencias(estudante: Rastro, fiador: Rastro): readonly Sinal[] {
  const mesmaRede = pares(estudante, fiador).some(
    ([a, b]) => a.enderecoIp !== null && a.enderecoIp === b.enderecoIp,
  );
  const mesmoAparelho = pares(estudante, fiador).some(
    ([a, b]) =>
      a.enderecoIp !== null && a.enderecoIp === b.enderecoIp && a.agente !== null && a.agente === b.agente,
  );
  const sinais: Readonly<Record<Sinal, boolean>> = {
    aparelho: mesmoAparelho,
    rede: mesmaRede && !mesmoAparelho,
    telefone: estudante.telefones.some((telefone) => fiador.telefones.includes(telefone)),
    email: estudante.emails.some((email) => fiador.emails.includes(email)),
  };
  return SINAIS.filter((sinal) => sinais[sinal]);
}

function pares(a: Rastro, b: Rastro) {
  return a.acessos.flatMap((um) => b.acessos.map((outro) => [um, outro] as const));
}
