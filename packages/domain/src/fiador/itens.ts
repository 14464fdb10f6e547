/** The three items of a guarantor as the student sees them: sent or rejected, never what is inside. */

import { planoDaPessoa } from '../solicitacao/dados-pessoais.plano.ts';
import type { ContextoDaPessoa } from '../solicitacao/pessoa-contexto.ts';
import { ITENS_DO_FIADOR, type ItemDoFiador, progressoDoFiador } from '../solicitacao/progresso.ts';
import { passosVisiveis } from '../wizard/plano.ts';

export type MarcaDoItem = 'pendente' | 'enviado' | 'rejeitado';

export const ROTULO_DO_ITEM: Readonly<Record<ItemDoFiador, string>> = {
  identificacao: 'Identificação',
  estadoCivil: 'Comprovante de estado civil',
  renda: 'Comprovante de renda',
};

export const ROTULO_DA_MARCA: Readonly<Record<MarcaDoItem, string>> = {
  pendente: 'Falta enviar',
  enviado: 'Enviado',
  rejeitado: 'Recusado',
};

export const ITENS = Object.keys(ITENS_DO_FIADOR) as readonly ItemDoFiador[];

export function marcasDosItens(contexto: ContextoDaPessoa): Readonly<Record<ItemDoFiador, MarcaDoItem>> {
  const progresso = progressoDoFiador(contexto);
  const marca = (item: ItemDoFiador): MarcaDoItem => {
    if (temRejeitado(contexto, ITENS_DO_FIADOR[item])) return 'rejeitado';
    return progresso[item] ? 'enviado' : 'pendente';
  };
  return { identificacao: marca('identificacao'), estadoCivil: marca('estadoCivil'), renda: marca('renda') };
}

function temRejeitado(contexto: ContextoDaPessoa, ids: readonly string[]): boolean {
  const tipos = passosVisiveis(planoDaPessoa, contexto)
    .filter((passo) => ids.includes(passo.id))
    .flatMap((passo) => passo.documentos?.(contexto) ?? [])
    .map((requisito) => requisito.tipoDocumento);
  return contexto.documentos.some(
    (documento) => documento.rejeitado && tipos.includes(documento.tipoDocumento),
  );
}
