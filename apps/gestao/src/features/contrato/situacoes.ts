/** States of a contract as the desk lists them: in the order of its life, and how each is shown. */
import {
  CODIGOS_DO_CONTRATO,
  type CodigoDoContrato,
  ESTADOS_DO_CONTRATO,
  type VezNoContrato,
} from '@credito/domain/contrato/estados';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';

const TONS: Readonly<Record<VezNoContrato, TomDeEtiqueta>> = {
  estudante: 'espera',
  signatarios: 'espera',
  instituicao: 'espera',
  provedor: 'suaVez',
  ninguem: 'neutro',
};

/** Yellow where the staff acts next, green of what is in force or paid, red of what was refused. */
export function tomDaSituacao(codigo: CodigoDoContrato): TomDeEtiqueta {
  if (codigo === 'EFE' || codigo === 'LIQ') return 'sucesso';
  return codigo === 'REP' ? 'erro' : TONS[ESTADOS_DO_CONTRATO[codigo].vez];
}

/** Addresses say the state in small letters. */
export function lerCodigo(noEndereco: string | undefined): CodigoDoContrato | null {
  return CODIGOS_DO_CONTRATO.find((codigo) => codigo.toLowerCase() === noEndereco) ?? null;
}

export const enderecoDaSituacao = (codigo: CodigoDoContrato): string =>
  `/contratos/situacao/${codigo.toLowerCase()}`;
