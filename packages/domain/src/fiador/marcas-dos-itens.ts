/** How far each item of a guarantor is, computed from the plan like the percentage. */
import { planoDaPessoa } from '../solicitacao/dados-pessoais.plano.ts';
import type { ContextoDaPessoa } from '../solicitacao/pessoa-contexto.ts';
import { ITENS_DO_FIADOR, type ItemDoFiador, progressoDoFiador } from '../solicitacao/progresso.ts';
import { passosVisiveis } from '../wizard/plano.ts';
import type { MarcaDoItem } from './itens.ts';

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
