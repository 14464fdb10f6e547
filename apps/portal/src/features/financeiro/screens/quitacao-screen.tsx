/** /financeiro/contratos/{id}/quitacao: what paying everything costs on a day, and the charge for it at the value of today. */
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { consultaDaQuitacao, pedirQuitacao } from '../atos.queries.ts';
import { ComExtrato } from '../components/com-extrato.tsx';
import { CotacaoDoDia } from '../components/cotacao-do-dia.tsx';
import type { Extrato } from '../financeiro.queries.ts';

export function QuitacaoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComExtrato id={id}>{(extrato) => <Quitar extrato={extrato} />}</ComExtrato>;
}

function Quitar({ extrato: { id, numero, hoje } }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  const [dia, setDia] = useState(hoje);
  const { data: cotacao, error } = useQuery(consultaDaQuitacao(id, dia));
  return (
    <Pagina
      titulo="Quitar o contrato antes"
      dica={`Contrato ${numero}. Veja quanto custa pagar tudo em um dia.`}
      aoVoltar={() => navegar(`/financeiro/contratos/${id}`)}
      textoVoltar="Voltar ao contrato"
    >
      <CotacaoDoDia
        hoje={hoje}
        dia={dia}
        aoMudarDia={setDia}
        cotacao={cotacao}
        erro={error}
        rotuloSemAntecipar={
          cotacao?.parcelas === 1
            ? 'A parcela, no vencimento'
            : `As ${cotacao?.parcelas ?? 0} parcelas, uma a uma`
        }
        acao="Gerar boleto e Pix para quitar"
        depois="Com tudo pago, o contrato termina."
        pedir={(totalCentavos) => pedirQuitacao(id, totalCentavos)}
      />
    </Pagina>
  );
}
