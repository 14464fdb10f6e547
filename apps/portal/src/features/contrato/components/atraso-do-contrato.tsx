import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Aviso } from '@credito/ui/aviso/aviso';
import { LinkBotao } from '@credito/ui/botao/botao';
import { useQuery } from '@tanstack/react-query';
import { consultaDoFinanceiro } from '../../../financeiro/financeiro.queries.ts';

/** A contract in effect of which something is late says so before anything else; nothing while that is not known. */
export function AtrasoDoContrato({ contratoId }: { contratoId: number }) {
  const { data } = useQuery(consultaDoFinanceiro);
  const vencido = data?.contratos.find(({ id }) => id === contratoId)?.vencidoCentavos ?? 0;
  if (vencido === 0) return null;
  return (
    <Aviso
      tom="atencao"
      titulo={`${formatarReais(vencido)} em atraso`}
      acao={
        <LinkBotao compacto variante="secundario" href={`/estudante/financeiro/contratos/${contratoId}`}>
          Pagar ou negociar
        </LinkBotao>
      }
    >
      <p>Com a multa e os juros até hoje. Quanto antes você pagar, menos paga.</p>
    </Aviso>
  );
}
