import type { ProximaAcao } from '@credito/domain/andamento/proxima-acao';
import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';
import type { Conclusao } from './use-concluir-solicitacao.ts';

interface BotaoDaProximaAcaoProps {
  acao: ProximaAcao;
  /** Of the screen, where its failure is said even when the action has become another one by then. */
  conclusao: Pick<Conclusao, 'concluir' | 'concluindo' | 'espera'>;
}

/** Hands the request in, or leads to the page where it goes on. */
export function BotaoDaProximaAcao({ acao: { pagina, texto }, conclusao }: BotaoDaProximaAcaoProps) {
  const [, navegar] = useLocation();
  return (
    <>
      {pagina === null ? conclusao.espera : null}
      <Botao
        largo
        carregando={conclusao.concluindo}
        textoCarregando="Enviando…"
        onClick={pagina === null ? conclusao.concluir : () => navegar(pagina)}
      >
        {texto}
      </Botao>
    </>
  );
}
