import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

/** Approved and without a contract in force: people deserve the good news (decisions, "The request"). */
export function SolicitacaoAprovadaScreen() {
  return (
    <TelaDeSituacao pagina="/solicitacao-aprovada">{(status) => <Aprovada status={status} />}</TelaDeSituacao>
  );
}

function Aprovada({ status }: { status: Status & { solicitacaoId: number } }) {
  const [, navegar] = useLocation();
  const fechada = useAreasDesativadas().includes('contratos');
  const { data: contratos = [] } = useQuery({
    ...consultaDosContratos,
    enabled: !fechada,
    refetchOnMount: 'always',
  });
  const cancelado = contratos.length > 0;
  return (
    <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Solicitação aprovada' }}
        frase="Parabéns! O seu crédito foi aprovado"
        detalhe={
          <>
            {cancelado ? (
              <p>O contrato que fizemos foi cancelado. Veja por quê, e o que você pode fazer.</p>
            ) : (
              <p>
                O próximo passo é assinar o contrato. Avisaremos por e-mail assim que ele estiver disponível.
                Até lá, você não precisa fazer nada.
              </p>
            )}
            <p>{`Protocolo ${status.protocolo ?? ''}.`}</p>
          </>
        }
        quem={cancelado ? undefined : 'Nossa equipe, que prepara o contrato'}
        acao={
          <>
            {cancelado ? (
              <Botao largo onClick={() => navegar('/contratos')}>
                Ver os contratos
              </Botao>
            ) : null}
            <LinkDaCopia solicitacaoId={status.solicitacaoId} />
          </>
        }
      />
    </Pagina>
  );
}
