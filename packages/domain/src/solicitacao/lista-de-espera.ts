/** What the waiting list means: the institution has not decided yet, and may still say no. */
export function oQueEALista(instituicao: string): string {
  return `${instituicao} colocou a sua solicitação na lista de espera, porque as vagas para o crédito neste programa acabaram. Quando uma vaga abrir, a instituição decide sobre as solicitações na ordem da lista.`;
}
