import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { REGRAS_DO_CREDITO } from '@credito/domain/solicitacao/regras-do-credito';
import { Cartao } from '@credito/ui/cartao/cartao';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import estilos from './solicitacao.module.css';

/** Five slides read in order with the page's own buttons; the last one leads on. */
export function PassoDasRegras({
  passo,
  etapa,
  progresso,
  direcao,
  enviar,
  voltar,
}: TelaDoPassoProps<ContextoDaNovaSolicitacao>) {
  const [indice, setIndice] = useState(0);
  const regra = REGRAS_DO_CREDITO[indice];
  const ultima = indice === REGRAS_DO_CREDITO.length - 1;
  return (
    <PaginaDePergunta
      etapa={etapa}
      progresso={progresso}
      titulo={passo.titulo}
      direcao={direcao}
      semMoldura
      acao={{ texto: ultima ? 'Entendi, continuar' : 'Próxima regra' }}
      aoEnviar={() => (ultima ? void enviar({}) : setIndice(indice + 1))}
      aoVoltar={indice > 0 ? () => setIndice(indice - 1) : voltar}
    >
      <div role="status" className={estilos.regra}>
        <p className={estilos.detalhe}>{`Regra ${indice + 1} de ${REGRAS_DO_CREDITO.length}`}</p>
        <Cartao titulo={regra?.titulo}>
          <p>{regra?.texto}</p>
        </Cartao>
      </div>
    </PaginaDePergunta>
  );
}
