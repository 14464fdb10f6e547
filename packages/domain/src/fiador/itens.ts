/** The three items of a guarantor as the student sees them: sent or rejected, never what is inside. */
import type { ItemDoFiador } from '../participante/passos-do-participante.ts';

export type MarcaDoItem = 'pendente' | 'enviado' | 'rejeitado';

export const ROTULO_DO_ITEM: Readonly<Record<ItemDoFiador, string>> = {
  identificacao: 'Identificação',
  estadoCivil: 'Estado civil',
  renda: 'Renda',
};

export const ROTULO_DA_MARCA: Readonly<Record<MarcaDoItem, string>> = {
  pendente: 'Falta',
  enviado: 'Pronto',
  rejeitado: 'Falta corrigir',
};

export const ITENS = Object.keys(ROTULO_DO_ITEM) as readonly ItemDoFiador[];
