/**
 * A request keeps a copy of its course (ADR 0052). What the catalogue says today still concerns two things: whether anybody
 * takes a request that was not sent yet, and the name by which the institution is known now (case CAT-01).
 */
export interface OfertaDeHoje {
  /** The institution, the programme and the course at the campus still take new requests. */
  aberta: boolean;
  instituicao: string;
}

/** Names the institution as in the request, and as it is called today where that changed. */
export function nomeDaInstituicao(noPedido: string, hoje: OfertaDeHoje | null): string {
  return hoje && hoje.instituicao !== noPedido ? `${noPedido} (hoje ${hoje.instituicao})` : noPedido;
}

/** Why a request that is still being filled in cannot be sent, or null. */
export function impedimentoDaOferta(noPedido: string, hoje: OfertaDeHoje | null): string | null {
  if (hoje?.aberta) return null;
  return `${nomeDaInstituicao(noPedido, hoje)} não está aceitando novas solicitações para este curso. O que você preencheu continua guardado: espere as inscrições reabrirem, cancele e escolha outro curso, ou fale com a gente.`;
}
