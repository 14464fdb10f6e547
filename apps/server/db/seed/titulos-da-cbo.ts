import { getCbo } from '@brazilian-utils/brazilian-utils/get-cbo';
import { PROFISSAO_OUTRA } from '@credito/domain/renda/profissao';

interface Profissao {
  id: number;
  codigo: string;
  nome: string;
}

/** Codes of the Brazilian classification of occupations have six digits. */
const CODIGOS = 1_000_000;

/**
 * Every title of the classification (CBO 2002), which the library knows by code only, and "Outra". The id is the
 * code as a number, so that it is the same in every database.
 */
export function titulosDaCbo(): readonly Profissao[] {
  const titulos: Profissao[] = [{ id: PROFISSAO_OUTRA, codigo: '000000', nome: 'Outra' }];
  for (let id = 1; id < CODIGOS; id += 1) {
    const codigo = String(id).padStart(6, '0');
    const ocupacao = getCbo(codigo);
    if (ocupacao) titulos.push({ id, codigo, nome: ocupacao.description });
  }
  return titulos;
}
