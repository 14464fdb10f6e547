import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { TelaDeSituacao } from '../components/tela-de-situacao.tsx';

/** Approved and waiting for the contract: people deserve the good news (decisions, "The request"). */
export function SolicitacaoAprovadaScreen() {
  return (
    <TelaDeSituacao pagina="/solicitacao-aprovada">
      {(status) => (
        <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
          <CartaoDeEstado
            estado={{ tom: 'sucesso', texto: 'Solicitação aprovada' }}
            frase="Parabéns! O seu crédito foi aprovado"
            detalhe={
              <>
                <p>
                  O próximo passo é assinar o contrato eletrônico. Avisaremos por e-mail assim que ele estiver
                  disponível.
                </p>
                <p>{`Protocolo ${status.protocolo ?? ''}.`}</p>
              </>
            }
            quem="Nossa equipe, que prepara o contrato"
            acao={<LinkDaCopia solicitacaoId={status.solicitacaoId} />}
          />
        </Pagina>
      )}
    </TelaDeSituacao>
  );
}
