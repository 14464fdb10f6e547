import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { consumirLimite } from '../limite/limite.ts';

const COMPARACOES_POR_HORA = 60;

/**
 * Whatever is compared with people whom the asking person may not know says whether a CPF, a name or a contact is one of
 * theirs: asking, naming and saving answer the same, so they count together.
 */
export function limitarComparacoes(contexto: Contexto, sessao: SessaoDeConta): Promise<void> {
  return consumirLimite(
    contexto,
    { nome: 'comparacao', quem: sessao.contaId, maximo: COMPARACOES_POR_HORA, janelaSegundos: 3600 },
    'Foram muitas consultas e alterações seguidas. Aguarde um pouco e tente novamente.',
  );
}
