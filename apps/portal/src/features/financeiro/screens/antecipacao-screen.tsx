/** /financeiro/contratos/{id}/parcelas/{numero}/antecipacao: one instalment paid before it is due, whichever the person picks. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { consultaDaAntecipacao, pedirAntecipacao } from '../atos.queries.ts';
import { ComExtrato } from '../components/com-extrato.tsx';
import { CotacaoDoDia } from '../components/cotacao-do-dia.tsx';
import type { Extrato } from '../financeiro.queries.ts';

export function AntecipacaoScreen() {
  const { id = '', numero = '' } = useParams<{ id?: string; numero?: string }>();
  return (
    <ComExtrato id={id}>
      {(extrato) => {
        const parcela = extrato.plano.find((uma) => String(uma.numero) === numero);
        return parcela && parcela.antecipadaCentavos !== null ? (
          <Antecipar extrato={extrato} parcela={parcela} />
        ) : (
          <Redirect to={`/financeiro/contratos/${extrato.id}`} replace />
        );
      }}
    </ComExtrato>
  );
}

function Antecipar({ extrato, parcela }: { extrato: Extrato; parcela: Extrato['plano'][number] }) {
  const { id, hoje, plano, vencidoCentavos } = extrato;
  const [, navegar] = useLocation();
  const [dia, setDia] = useState(hoje);
  const { data: cotacao, error } = useQuery(consultaDaAntecipacao(id, parcela.numero, dia));
  return (
    <Pagina
      titulo="Pagar uma parcela antes"
      dica={`Contrato ${extrato.numero}. Antes do vencimento, a parcela custa menos.`}
      aoVoltar={() => navegar(`/financeiro/contratos/${id}`)}
      textoVoltar="Voltar ao contrato"
    >
      {vencidoCentavos > 0 ? (
        <Aviso tom="atencao" titulo="Há parcela em atraso neste contrato">
          <p>{`São ${formatarReais(vencidoCentavos)}, e a multa e os juros dela continuam. Costuma valer mais pagar o atraso primeiro.`}</p>
        </Aviso>
      ) : null}
      <Selecao
        rotulo="Qual parcela"
        value={String(parcela.numero)}
        opcoes={plano.flatMap(({ numero, vencimento, antecipadaCentavos }) =>
          antecipadaCentavos === null
            ? []
            : [
                {
                  valor: String(numero),
                  texto: `Parcela ${numero}, vence em ${formatarData(vencimento)}`,
                },
              ],
        )}
        onChange={({ currentTarget }) =>
          navegar(`/financeiro/contratos/${id}/parcelas/${currentTarget.value}/antecipacao`, {
            replace: true,
          })
        }
      />
      <CotacaoDoDia
        hoje={hoje}
        dia={dia}
        aoMudarDia={setDia}
        cotacao={cotacao}
        erro={error}
        rotuloSemAntecipar={`Em ${formatarData(parcela.vencimento)}, no vencimento`}
        acao="Gerar boleto e Pix desta parcela"
        depois="As outras parcelas continuam como estão."
        pedir={(totalCentavos) => pedirAntecipacao(id, parcela.numero, totalCentavos)}
      />
    </Pagina>
  );
}
