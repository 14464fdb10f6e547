/** A regulation whose PDF is kept by the product; any other address is a page of another site. */
const GUARDADO = /^\/api\/regulamentos\/([0-9a-f-]{36})$/;

export const enderecoDoRegulamento = (id: string): string => `/api/regulamentos/${id}`;

export const idDoRegulamentoGuardado = (endereco: string): string | null =>
  GUARDADO.exec(endereco)?.[1] ?? null;
