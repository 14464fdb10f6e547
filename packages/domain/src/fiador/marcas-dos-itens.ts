/** How far each item of a guarantor is, computed from the plan like the percentage. */
import { planoDoParticipante } from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import type { ItemDoFiador } from '../participante/passos-do-participante.ts';
import { progressoDoFiador } from '../participante/progresso.ts';
import { passosVisiveis } from '../wizard/plano.ts';
import type { MarcaDoItem } from './itens.ts';

export function marcasDosItens(
  contexto: ContextoDoParticipante,
): Readonly<Record<ItemDoFiador, MarcaDoItem>> {
  const progresso = progressoDoFiador(contexto);
  const marca = (item: ItemDoFiador): MarcaDoItem => {
    if (temRejeitado(contexto, item)) return 'rejeitado';
    return progresso[item] ? 'enviado' : 'pendente';
  };
  return { identificacao: marca('identificacao'), estadoCivil: marca('estadoCivil'), renda: marca('renda') };
}

function temRejeitado(contexto: ContextoDoParticipante, item: ItemDoFiador): boolean {
  const tipos = passosVisiveis(planoDoParticipante, contexto)
    .filter((passo) => passo.item === item)
    .flatMap((passo) => passo.documentos?.(contexto) ?? [])
    .map((requisito) => requisito.tipoDocumento);
  return contexto.documentos.some(
    (documento) => documento.rejeitado && tipos.includes(documento.tipoDocumento),
  );
}
