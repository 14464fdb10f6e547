/** How the answers of a second person look for whatever about money was proposed. */
import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import type { RespostaPossivel } from '../../tela/barra-de-respostas.tsx';
import { explicacaoDaDevolucao } from '../../tela/explicacao-da-devolucao.ts';

const MAXIMO = 500;

/** `confirmada`: what follows from the confirmation. */
export function respostasDeDois(
  respostas: readonly RespostaAProposta[],
  confirmada: string,
): RespostaPossivel<RespostaAProposta>[] {
  const modos: Readonly<Record<RespostaAProposta, Omit<RespostaPossivel<RespostaAProposta>, 'resposta'>>> = {
    confirmar: { rotulo: 'Confirmar', variante: 'primario', consequencia: confirmada },
    devolver: {
      rotulo: 'Não confirmar',
      variante: 'secundario',
      consequencia: 'Nada muda, e quem propôs lê a sua explicação.',
      comTexto: (texto) => ({ ...explicacaoDaDevolucao(texto), maximo: MAXIMO }),
    },
    retirar: { rotulo: 'Retirar', variante: 'secundario', consequencia: 'Nada muda.' },
  };
  return respostas.map((resposta) => ({ resposta, ...modos[resposta] }));
}
