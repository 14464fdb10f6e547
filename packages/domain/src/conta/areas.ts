/** Areas of the student's portal that can be disabled per user (spec 3 sections 2.1 and 2.2; ADR 0054). */
export const AREAS_DO_PORTAL = ['contratos', 'financeiro'] as const;
export type AreaDoPortal = (typeof AREAS_DO_PORTAL)[number];

export const NOME_DA_AREA: Readonly<Record<AreaDoPortal, string>> = {
  contratos: 'Contratos',
  financeiro: 'Financeiro',
};

/** The paths that belong to each; the redirect pages lead to the same area of the former portal. */
const CAMINHOS: Readonly<Record<AreaDoPortal, RegExp>> = {
  contratos:
    /^\/(contratos|assinatura|instrucoes-assinatura|assinatura-completa|alteracao-contratual|redirect-to-pde-contratos)(\/|$)/,
  financeiro: /^\/(financeiro|redirect-to-pde-financeiro)(\/|$)/,
};

export function isAreaDoPortal(nome: string): nome is AreaDoPortal {
  return (AREAS_DO_PORTAL as readonly string[]).includes(nome);
}

/** The disabled area that a path belongs to; null where the person may go. */
export function areaFechada(caminho: string, desativadas: readonly AreaDoPortal[]): AreaDoPortal | null {
  return desativadas.find((area) => CAMINHOS[area].test(caminho)) ?? null;
}

/** What the person reads wherever something is missing because of it; null when everything is there. */
export function avisoDasAreas(desativadas: readonly AreaDoPortal[]): string | null {
  if (desativadas.length === 0) return null;
  const nomes = AREAS_DO_PORTAL.filter((area) => desativadas.includes(area)).map(
    (area) => NOME_DA_AREA[area],
  );
  const quais =
    nomes.length === 1
      ? `A área ${nomes[0]} está desativada`
      : `As áreas ${nomes.join(' e ')} estão desativadas`;
  return `${quais} para a sua conta. Se precisar dela${nomes.length === 1 ? '' : 's'}, fale com a nossa central de atendimento.`;
}

/** The e-mail about a change: what can be used again, and what no longer. */
export function mudancaDasAreas(antes: readonly AreaDoPortal[], depois: readonly AreaDoPortal[]): string {
  const nomes = (areas: readonly AreaDoPortal[]) => areas.map((area) => NOME_DA_AREA[area]).join(' e ');
  const fecharam = AREAS_DO_PORTAL.filter((area) => depois.includes(area) && !antes.includes(area));
  const abriram = AREAS_DO_PORTAL.filter((area) => antes.includes(area) && !depois.includes(area));
  return [
    fecharam.length > 0 ? `Desativada no seu portal: ${nomes(fecharam)}.` : null,
    abriram.length > 0 ? `Ativa de novo no seu portal: ${nomes(abriram)}.` : null,
  ]
    .filter((frase) => frase !== null)
    .join(' ');
}
