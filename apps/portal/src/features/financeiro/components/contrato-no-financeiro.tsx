/** One contract in the list of the area: what was lent, what is paid, what is left. */
import { parcelasPagasEmPalavras } from '@credito/domain/cobranca/parcelas-pagas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Progresso } from '@credito/ui/progresso/progresso';
import type { ContratoNoFinanceiro } from '../../../financeiro/financeiro.queries.ts';
import estilos from '../financeiro.module.css';

export function ResumoDoContrato({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const { numero, parcelas, parcelasPagas, situacao, primeiroVencimento } = contrato;
  return (
    <div className={estilos.pilha}>
      <p className={estilos.linha}>
        <span>Falta pagar</span>
        <strong>{formatarReais(contrato.abertoCentavos)}</strong>
      </p>
      {contrato.vencidoCentavos > 0 ? (
        <p className={estilos.linha}>
          <span>Em atraso</span>
          <strong>{formatarReais(contrato.vencidoCentavos)}</strong>
        </p>
      ) : null}
      {situacao === 'em-uso' ? (
        <p className={estilos.nota}>
          {`Você só deve o que já pagamos à instituição: até agora, ${formatarReais(contrato.repassadoCentavos)}. O plano inteiro é de ${formatarReais(contrato.totalCentavos)}, e a primeira parcela vence em ${formatarData(primeiroVencimento)}.`}
        </p>
      ) : (
        <Progresso
          rotulo={`Parcelas pagas do contrato ${numero}`}
          rotuloOculto
          valor={parcelasPagas}
          maximo={parcelas}
          texto={parcelasPagasEmPalavras(parcelasPagas, parcelas)}
          tom={situacao === 'quitado' ? 'sucesso' : 'provedor'}
        />
      )}
    </div>
  );
}
