import type { rotaStatusDaIes } from '@credito/api/andamento.rotas';
import type { Resposta } from '@credito/api/rota';
import { oQueEALista } from '@credito/domain/solicitacao/lista-de-espera';
import { Cartao } from '@credito/ui/cartao/cartao';

/** What the waiting list means, and the person's place in it when it is known. */
export function ListaDeEspera({ ies }: { ies: Resposta<typeof rotaStatusDaIes> }) {
  const { posicao, total, nomeIes } = ies;
  return (
    <Cartao titulo="O que é a lista de espera">
      <p>{oQueEALista(nomeIes)}</p>
      {posicao !== null && total !== null ? (
        <p>
          <strong>{`Seu lugar: ${posicao}º de ${total}.`}</strong> O lugar só melhora: quem entra depois fica
          atrás de você.
        </p>
      ) : null}
      <p>
        Não há data marcada. Você não precisa fazer nada e avisaremos por e-mail. Se não quiser esperar, pode
        cancelar a solicitação pelo menu.
      </p>
    </Cartao>
  );
}
