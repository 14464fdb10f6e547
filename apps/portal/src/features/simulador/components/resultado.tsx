import { formatarCet } from '@credito/domain/credito/cet';
import { correcaoEmPalavras } from '@credito/domain/credito/indice-em-palavras';
import { type PedidoDeSimulacao, proximaMensalidade, simular } from '@credito/domain/credito/simulacao';
import { emPalavras } from '@credito/domain/credito/simulacao-em-palavras';
import { simulacaoPorAno } from '@credito/domain/credito/simulacao-por-ano';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { formatarPorcento } from '@credito/domain/texto/porcento';
import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { JA_ENTROU } from '../../../sessao/ja-entrou.ts';
import { guardarParametros } from '../../../solicitacao/parametros-da-simulacao.ts';
import type { Programa } from '../programas.ts';
import { AnoAAno } from './ano-a-ano.tsx';
import { ESe } from './e-se.tsx';
import { OQuePodeMudar } from './o-que-pode-mudar.tsx';
import estilos from './resultado.module.css';

export interface PedidoMostrado
  extends Pick<PedidoDeSimulacao, 'mensalidadeCentavos' | 'percentual' | 'meses'> {
  programa: Programa;
}

export interface ResultadoProps {
  pedido: PedidoMostrado;
  /** False while what stands in the fields cannot be computed: then this is what stood there before. */
  emDia: boolean;
}

export function Resultado({ pedido, emDia }: ResultadoProps) {
  const [, navegar] = useLocation();
  const { programa, mensalidadeCentavos, percentual, meses } = pedido;
  const { regras } = programa;
  const simulacao = useMemo(
    () =>
      simular({
        mensalidadeCentavos,
        percentual,
        meses,
        regras,
        primeiraMensalidadeEm: proximaMensalidade(dataEmSaoPaulo(agora())),
      }),
    [mensalidadeCentavos, percentual, meses, regras],
  );
  const palavras = emPalavras(simulacao);
  const correcao = correcaoEmPalavras(regras.indice, simulacao.parcelas[0]?.total ?? 0);

  function pedir() {
    const { grau, instituicaoId, bolsaId } = programa;
    guardarParametros({ grau, instituicaoId, bolsaId, percentual });
    // Whoever was never here has no account yet, which leads to the same request.
    navegar(noAparelho.ler(JA_ENTROU) ? '/universidade-curso' : '/cadastro/1');
  }

  return (
    <>
      <section className={estilos.numeros} aria-labelledby="quanto-voce-paga">
        <h2 id="quanto-voce-paga">Quanto você paga</h2>
        <p className={estilos.suave}>
          {`${programa.instituicao}, ${programa.programa}: ${percentual}% de ${formatarReais(mensalidadeCentavos)} por ${meses} meses.`}
        </p>
        {emDia ? null : (
          <Aviso tom="atencao">Confira os campos. Estes números são da simulação anterior.</Aviso>
        )}
        <div className={estilos.momentos} role="status">
          <Momento quando="Agora, enquanto estuda" valor={palavras.agora} detalhe={palavras.quandoAgora} />
          <Momento quando="Depois do curso" valor={palavras.depois} detalhe={palavras.quandoDepois} />
        </div>
        <dl className={estilos.contas}>
          <Conta
            rotulo="O crédito paga à instituição"
            detalhe={`${formatarReais(simulacao.financiadoPorMes)} por mês`}
            valor={simulacao.totalFinanciado}
          />
          <Conta
            rotulo="Taxa de administração"
            detalhe={`${formatarPorcento(regras.taxaPpm)} ao mês, sem juros sobre juros`}
            valor={simulacao.totalDaTaxa}
          />
          {simulacao.totalDeIof > 0 ? (
            <Conta
              rotulo="IOF"
              detalhe="Imposto, descontado do que é liberado"
              valor={simulacao.totalDeIof}
            />
          ) : null}
          <Conta
            rotulo="Total que você restitui"
            {...(correcao ? { detalhe: 'Em valores de hoje, mais a correção' } : {})}
            valor={simulacao.totalAPagar}
            forte
          />
          <div>
            <dt>
              <span>Custo efetivo total (CET)</span>
              <small>{`Tudo o que o crédito custa, por ano${correcao ? ', sem a correção' : ''}`}</small>
            </dt>
            <dd>{simulacao.cet === null ? 'Nenhum' : formatarCet(simulacao.cet)}</dd>
          </div>
        </dl>
        <div className={estilos.pedir}>
          <Botao largo onClick={pedir}>
            Guardar e pedir crédito
          </Botao>
          <p className={estilos.suave}>O programa e o percentual já vêm escolhidos no seu pedido.</p>
        </div>
      </section>
      <AnoAAno anos={simulacaoPorAno(simulacao)} parcelas={simulacao.parcelas} />
      <ESe simulacao={simulacao} regras={regras} />
      <OQuePodeMudar
        inicio={palavras.inicio}
        carenciaMeses={regras.carenciaMeses}
        correcao={correcao ? `${correcao.pelo}. ${correcao.detalhe}` : null}
      />
    </>
  );
}

function Momento({ quando, valor, detalhe }: { quando: string; valor: string; detalhe: string }) {
  return (
    <p className={estilos.momento}>
      <span>{`${quando}: `}</span>
      <strong>{valor}</strong>
      <small>{` ${detalhe}`}</small>
    </p>
  );
}

function Conta({
  rotulo,
  detalhe,
  valor,
  forte,
}: {
  rotulo: string;
  detalhe?: string;
  valor: number;
  forte?: boolean;
}) {
  return (
    <div className={forte ? estilos.forte : undefined}>
      <dt>
        <span>{rotulo}</span>
        {detalhe ? <small>{detalhe}</small> : null}
      </dt>
      <dd>{formatarReais(valor)}</dd>
    </div>
  );
}
