import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { consumirLimite } from '../limite/limite.ts';

const INDICACOES_POR_HORA = 60;

/** Asking about somebody and naming somebody answer the same, so they count together. */
export function limitarIndicacoes(contexto: Contexto, sessao: SessaoDeConta): Promise<void> {
  return consumirLimite(
    contexto,
    { nome: 'valida-fiador', quem: sessao.contaId, maximo: INDICACOES_POR_HORA, janelaSegundos: 3600 },
    'Você fez muitas consultas. Tente novamente mais tarde.',
  );
}
