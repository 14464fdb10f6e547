import { MENSAGEM_DEVOLUCAO, MINIMO_DA_DEVOLUCAO } from '@credito/domain/gestao/segunda-pessoa';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import type { TextoDaResposta } from './barra-de-respostas.tsx';

/** What whoever sends a proposal back writes to whoever made it. */
export const explicacaoDaDevolucao = (texto: string): TextoDaResposta => ({
  rotulo: 'Por que você não confirma',
  dica: 'Só a equipe lê.',
  linhas: 3,
  maximo: 2_000,
  erro: caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO ? MENSAGEM_DEVOLUCAO : null,
});
