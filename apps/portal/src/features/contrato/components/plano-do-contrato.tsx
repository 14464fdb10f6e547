import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../contrato.module.css';

type Parcela = ContratoAberto['plano'][number];

/** Every instalment with what it is made of: said once where all are alike, else below each. */
export function PlanoDoContrato({ legenda, plano }: { legenda: string; plano: readonly Parcela[] }) {
  const [igual, ...outras] = [...new Set(plano.map(composicao))];
  const todasIguais = outras.length === 0;
  return (
    <div className={estilos.pilha}>
      {todasIguais && igual ? <p className={estilos.nota}>{`Cada parcela: ${igual}.`}</p> : null}
      <Tabela legenda={legenda} className={estilos.plano}>
        <thead>
          <tr>
            <th scope="col">Parcela</th>
            <th scope="col">Vence em</th>
            <th scope="col">Valor</th>
          </tr>
        </thead>
        <tbody>
          {plano.map((parcela) => (
            <tr key={parcela.numero}>
              <th scope="row">{parcela.numero}</th>
              <td>{formatarData(parcela.vencimento)}</td>
              <td>
                <span>{formatarReais(parcela.totalCentavos)}</span>
                {todasIguais ? null : <small>{composicao(parcela)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </div>
  );
}

function composicao({ principalCentavos, correcaoCentavos, taxaCentavos }: Parcela): string {
  const correcao = correcaoCentavos === 0 ? '' : ` + ${formatarReais(correcaoCentavos)} de correção`;
  return `${formatarReais(principalCentavos)} financiados${correcao} + ${formatarReais(taxaCentavos)} de taxa`;
}
