import {
  FALHAS_DA_ENTRADA,
  type FalhaDaEntrada,
  TIPOS_DE_ENTRADA,
  type TipoDeEntrada,
} from '@credito/domain/conta/entrada-social';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';

export interface ChegadaSocial {
  tipo: TipoDeEntrada;
  bilhete: string | null;
  falha: FalhaDaEntrada | null;
}

/** What the provider's visit brought back; null when the page was opened without one. */
export function useChegadaSocial(): ChegadaSocial | null {
  const lido = {
    tipo: useSegredoDoEndereco('tipo'),
    bilhete: useSegredoDoEndereco('bilhete'),
    falha: useSegredoDoEndereco('falha'),
  };
  const tipo = TIPOS_DE_ENTRADA.find((conhecido) => conhecido === lido.tipo);
  const falha = FALHAS_DA_ENTRADA.find((conhecida) => conhecida === lido.falha) ?? null;
  if (!tipo) return null;
  return { tipo, bilhete: lido.bilhete === '' ? null : lido.bilhete, falha };
}
