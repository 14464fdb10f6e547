import type { ErroDeApi } from '@credito/api/cliente';

const COM_MOTIVO: readonly number[] = [400, 404, 409, 422, 500];

/** Spec 3 section 8: what the server says where it says something, else the words of the catalogue. */
export function mensagemDoEnvio({ status, message }: Pick<ErroDeApi, 'status' | 'message'>): string {
  return COM_MOTIVO.includes(status)
    ? message
    : 'Opssssss! :( Não foi possível realizar essa ação. Tente novamente mais tarde.';
}
