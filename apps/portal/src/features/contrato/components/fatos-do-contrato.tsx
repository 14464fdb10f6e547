/** What has to be seen before anything is accepted (CDC, articles 52 and 54-B). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { DIAS_PARA_DESISTIR } from '@credito/domain/contrato/desistencia';
import { formatarCet } from '@credito/domain/credito/cet';
import { correcaoEmPalavras } from '@credito/domain/credito/indice-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { formatarPorcento } from '@credito/domain/texto/porcento';
import { Cartao } from '@credito/ui/cartao/cartao';
import estilos from '../contrato.module.css';

interface Fato {
  rotulo: string;
  valor: string;
  detalhe?: string;
}

export function FatosDoContrato({ contrato }: { contrato: ContratoAberto }) {
  return (
    <Cartao titulo="O essencial">
      <dl className={estilos.fatos}>
        {fatosDe(contrato).map(({ rotulo, valor, detalhe }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>
              <strong>{valor}</strong>
              {detalhe ? <span>{detalhe}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </Cartao>
  );
}

function fatosDe({ fatos, percentual, instituicao, curso, plano }: ContratoAberto): Fato[] {
  const { atraso, antecipacao } = fatos;
  const centavosDaPrimeira = plano[0]?.totalCentavos ?? 0;
  const primeira = formatarReais(centavosDaPrimeira);
  const correcao = correcaoEmPalavras(fatos.indice, centavosDaPrimeira);
  return [
    {
      rotulo: 'Valor financiado',
      valor: formatarReais(fatos.financiadoCentavos),
      detalhe: `${percentual}% de cada mensalidade de ${curso}, pagos direto à instituição de ensino, ${instituicao}.`,
    },
    {
      rotulo: 'Você paga de volta',
      valor: formatarReais(fatos.totalCentavos),
      detalhe: `Em ${fatos.parcelas} ${fatos.parcelas === 1 ? 'parcela' : 'parcelas mensais'}, de ${formatarData(fatos.primeiroVencimento)} a ${formatarData(fatos.ultimoVencimento)}.`,
    },
    {
      rotulo: 'Taxa administrativa',
      valor: `${formatarPorcento(fatos.taxaPpm)} ao mês`,
      detalhe: `${formatarReais(fatos.taxaCentavos)} no total, já contados acima.`,
    },
    ...(correcao
      ? [{ rotulo: 'Correção das parcelas', valor: correcao.pelo, detalhe: correcao.detalhe }]
      : []),
    {
      rotulo: 'Custo efetivo total (CET)',
      valor: fatos.cet === null ? 'Não há custo' : formatarCet(fatos.cet),
      detalhe:
        fatos.iofCentavos > 0
          ? `Taxa e imposto (IOF, ${formatarReais(fatos.iofCentavos)}). Nenhuma outra tarifa.`
          : `Só a taxa${correcao ? ', sem a correção' : ''}. Nenhuma outra tarifa, nenhum seguro.`,
    },
    {
      rotulo: 'Se uma parcela atrasar',
      valor: `Multa de ${formatarPorcento(fatos.multaPpm)}, uma vez, e juros de ${formatarPorcento(fatos.moraPpmMes)} ao mês`,
      detalhe: `Por exemplo: ${primeira} com ${atraso.dias} dias de atraso viram ${formatarReais(atraso.totalCentavos)}.`,
    },
    {
      rotulo: 'Se você pagar antes',
      valor: 'Sem custo, com desconto da taxa dos meses que faltam',
      detalhe:
        antecipacao.economiaCentavos > 0
          ? `Por exemplo: tudo em ${formatarData(antecipacao.em)} sai por ${formatarReais(antecipacao.totalCentavos)}, ${formatarReais(antecipacao.economiaCentavos)} a menos.`
          : undefined,
    },
    {
      rotulo: 'Se você desistir',
      valor: `Até ${DIAS_PARA_DESISTIR} dias depois da sua assinatura, sem custo e sem dar motivo`,
    },
  ].map(({ detalhe, ...fato }) => ({ ...fato, ...(detalhe && { detalhe }) }));
}
