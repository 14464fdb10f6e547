import { mascaraDeModelo } from './mascara.ts';

export const cpf = mascaraDeModelo('000.000.000-00');
