import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { Pagina } from '@credito/ui/pagina/pagina';
import { TelaDeSituacao } from '../components/tela-de-situacao.tsx';
import { marcosDaAnalise } from '../marcos-da-analise.ts';

/** Approved and waiting for the contract: people deserve the good news (decisions, "The request"). */
export function SolicitacaoAprovadaScreen() {
  return (
    <TelaDeSituacao pagina="/solicitacao-aprovada">
      {(status) => (
        <Pagina
          lado={
            <Cartao titulo="Andamento">
              <LinhaDoTempo rotulo="Andamento da análise" marcos={marcosDaAnalise(status)} />
            </Cartao>
          }
        >
          <CartaoDeEstado
            estado={{ tom: 'sucesso', texto: 'Solicitação aprovada' }}
            frase="Parabéns! O seu crédito foi aprovado"
            detalhe={
              <>
                <p>
                  O próximo passo é assinar o contrato eletrônico. Avisaremos por e-mail assim que ele estiver
                  disponível.
                </p>
                <p>Protocolo {status.protocolo}.</p>
              </>
            }
            quem="Nossa equipe, que prepara o contrato"
          />
        </Pagina>
      )}
    </TelaDeSituacao>
  );
}
