/** How far each item of a guarantor is, computed from the plan like the percentage. */
import { planoDaPessoa } from '../solicitacao/dados-pessoais.plano.ts';
import type { ItemDoFiador } from '../solicitacao/passos-da-pessoa.ts';
import type { ContextoDaPessoa } from '../solicitacao/pessoa-contexto.ts';
import { progressoDoFiador } from '../solicitacao/progresso.ts';
import { passosVisiveis } from '../wizard/plano.ts';
import type { MarcaDoItem } from './itens.ts';

export function marcasDosItens(contexto: ContextoDaPessoa): Readonly<Record<ItemDoFiador, MarcaDoItem>> {
  const progresso = progressoDoFiador(contexto);
  const marca = (item: ItemDoFiador): MarcaDoItem => {
    if (temRejeitado(contexto, item)) return 'rejeitado';
    return progresso[item] ? 'enviado' : 'pendente';
  };
  return { identificacao: marca('identificacao'), estadoCivil: marca('estadoCivil'), renda: marca('renda') };
}

function temRejeitado(contexto: ContextoDaPessoa, item: ItemDoFiador): boolean {
  const tipos = passosVisiveis(planoDaPessoa, contexto)
    .filter((passo) => passo.item === item)
    .flatMap((passo) => passo.documentos?.(contexto) ?? [])
    .map((requisito) => requisito.tipoDocumento);
  return contexto.documentos.some(
    (documento) => documento.rejeitado && tipos.includes(documento.tipoDocumento),
  );
}
