import type { Contexto } from '../../../contexto.ts';
import { consumirLimite, esquecerLimite, type Limite } from '../../limite/limite.ts';

const QUINZE_MINUTOS = 15 * 60;
const MENSAGEM = 'Foram muitas tentativas. Aguarde alguns minutos e tente novamente.';

type Etapa = 'senha' | 'codigo' | 'convite';

const limiteDaPessoa = ({ configuracao }: Contexto, etapa: Etapa, quem: string): Limite => ({
  nome: `gestao-${etapa}`,
  quem,
  maximo: configuracao.limites.loginPorCpf,
  janelaSegundos: QUINZE_MINUTOS,
});

/** Counted before the attempt; the network address is counted apart (limites-publicos). */
export function contarTentativa(contexto: Contexto, etapa: Etapa, quem: string): Promise<void> {
  return consumirLimite(contexto, limiteDaPessoa(contexto, etapa, quem), MENSAGEM);
}

export function esquecerTentativas(contexto: Contexto, etapa: Etapa, quem: string): Promise<void> {
  return esquecerLimite(contexto, limiteDaPessoa(contexto, etapa, quem));
}
