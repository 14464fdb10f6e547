/** /assinatura-completa/{id}: everybody has signed (spec 3 section 2.5). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { DesenhoConquista } from '@credito/ui/desenho/desenho';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Redirect, useLocation, useParams } from 'wouter';
import { ComContrato } from '../components/com-contrato.tsx';

export function AssinaturaCompletaScreen() {
  const { contratoId = '' } = useParams<{ contratoId?: string }>();
  return <ComContrato id={contratoId}>{(contrato) => <Completa contrato={contrato} />}</ComContrato>;
}

const DEPOIS_DE_ASSINADO: readonly ContratoAberto['status'][] = ['ASS', 'REC', 'APR', 'EFE', 'LIQ'];

function Completa({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  const { id, status, contractNumber, agora } = contrato;
  if (!DEPOIS_DE_ASSINADO.includes(status)) return <Redirect to={`/contratos/${id}`} replace />;
  return (
    <Pagina aoVoltar={() => navegar(`/contratos/${id}`)}>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Assinado' }}
        desenho={<DesenhoConquista />}
        frase="Prontinho!"
        detalhe={
          <p>{`Todos assinaram o contrato ${contractNumber}. Agora a nossa equipe confere e avisa você quando ele entrar em vigor.`}</p>
        }
        quem={agora?.quem}
        acao={
          <Botao largo onClick={() => navegar(`/contratos/${id}`)}>
            Ver o contrato
          </Botao>
        }
      />
    </Pagina>
  );
}
