import type { RegrasDoPrograma } from '@credito/domain/credito/regras-do-programa';
import type { Simulacao } from '@credito/domain/credito/simulacao';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarPorcento } from '@credito/domain/texto/porcento';
import { Cartao } from '@credito/ui/cartao/cartao';
import estilos from './resultado.module.css';

/** What being late costs and what being early saves, each on an example of this very plan. */
export function ESe({ simulacao, regras }: { simulacao: Simulacao; regras: RegrasDoPrograma }) {
  const { atraso, antecipacao, parcelas } = simulacao;
  return (
    <section className={estilos.eSe} aria-labelledby="e-se">
      <h2 id="e-se">E se algo mudar no caminho?</h2>
      <Cartao nivel={3} titulo="Se você atrasar uma parcela">
        <p>
          <span>{`A primeira, de ${formatarReais(parcelas[0]?.total ?? 0)}, paga ${atraso.dias} dias depois, custa `}</span>
          <strong>{formatarReais(atraso.total)}</strong>
          <span>{`: multa de ${formatarPorcento(regras.multaPpm)}, uma vez (${formatarReais(atraso.multa)}), e juros de ${formatarPorcento(regras.moraPpmMes)} ao mês, contados por dia (${formatarReais(atraso.juros)}).`}</span>
        </p>
      </Cartao>
      <Cartao nivel={3} titulo="Se você quitar antes">
        <p>
          <span>{`Quem paga tudo em ${formatarData(antecipacao.em)} paga ${formatarReais(antecipacao.total)} e `}</span>
          <strong>{`economiza ${formatarReais(antecipacao.economia)}`}</strong>
          <span>
            : a taxa dos meses que ainda não passaram não é cobrada. Você pode adiantar uma parcela ou todas,
            quando quiser.
          </span>
        </p>
      </Cartao>
    </section>
  );
}
