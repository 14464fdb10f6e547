/** What is to be paid next, before everything else: how much, until when, and the two ways to pay it. */
import {
  isAtrasada,
  porQueNadaSePaga,
  quandoVemACobranca,
  rotuloSemCobranca,
} from '@credito/domain/cobranca/sem-cobranca';
import { vencimentoEmPalavras } from '@credito/domain/credito/vencimento-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Link, useLocation } from 'wouter';
import { CopiarLinha, CopiarPix } from '../../../financeiro/copiar-cobranca.tsx';
import { EtiquetaDaCobranca } from '../../../financeiro/etiqueta-da-cobranca.tsx';
import type { Financeiro } from '../../../financeiro/financeiro.queries.ts';
import { NegociarOAtraso } from '../../../financeiro/negociar-o-atraso.tsx';
import estilos from '../financeiro.module.css';
import { Contas } from './contas.tsx';

export function ProximaParcela({ financeiro }: { financeiro: Financeiro }) {
  const [, navegar] = useLocation();
  const { proxima, hoje, contratos } = financeiro;
  if (proxima === null) return <SemParcela contratos={contratos} />;
  const { cobranca, cobrancaEm, contratoNumero, numero, de, abertoCentavos, multaCentavos, jurosCentavos } =
    proxima;
  const acrescimo = multaCentavos + jurosCentavos;
  const atrasada = isAtrasada(proxima);
  return (
    <Cartao
      titulo={atrasada ? 'Parcela atrasada' : 'Próxima parcela'}
      aoLado={
        cobranca && !atrasada ? (
          <EtiquetaDaCobranca cobranca={cobranca} />
        ) : (
          <Etiqueta tom={atrasada ? 'erro' : 'espera'}>
            {atrasada ? 'Atrasada' : rotuloSemCobranca(proxima)}
          </Etiqueta>
        )
      }
      acoes={
        cobranca ? (
          <div className={estilos.acoes}>
            <CopiarPix cobranca={cobranca} />
            <CopiarLinha cobranca={cobranca} />
            <Botao
              largo
              variante="secundario"
              onClick={() => navegar(`/financeiro/cobrancas/${cobranca.id}`)}
            >
              Ver QR code e boleto
            </Botao>
          </div>
        ) : undefined
      }
    >
      <p className={estilos.valor}>{formatarReais(abertoCentavos)}</p>
      <p>{vencimentoEmPalavras(proxima, hoje)}</p>
      <p className={estilos.nota}>{`Parcela ${numero} de ${de}, contrato ${contratoNumero}.`}</p>
      {acrescimo > 0 ? (
        <Contas
          contas={[
            { rotulo: 'Parcela', centavos: abertoCentavos - acrescimo },
            { rotulo: 'Multa, uma vez', centavos: multaCentavos },
            { rotulo: 'Juros até hoje', centavos: jurosCentavos },
          ]}
        />
      ) : null}
      {atrasada ? <NegociarOAtraso financeiro={financeiro} contratoId={proxima.contratoId} /> : null}
      <PagarAntes proxima={proxima} />
      {cobranca === null && cobrancaEm !== null ? <p>{quandoVemACobranca(cobrancaEm, hoje)}</p> : null}
    </Cartao>
  );
}

/** Before it is due it costs less, for whoever wants that: a link, since most people pay by the slip. */
function PagarAntes({ proxima }: { proxima: NonNullable<Financeiro['proxima']> }) {
  const { contratoId, numero, antecipadaCentavos, abertoCentavos } = proxima;
  if (antecipadaCentavos === null || antecipadaCentavos >= abertoCentavos) return null;
  return (
    <p>
      <Link href={`/financeiro/contratos/${contratoId}/parcelas/${numero}/antecipacao`}>
        {`Pagar hoje por ${formatarReais(antecipadaCentavos)}`}
      </Link>
    </p>
  );
}

function SemParcela({ contratos }: Pick<Financeiro, 'contratos'>) {
  return (
    <Cartao titulo="Nada a pagar agora">
      <p>{porQueNadaSePaga(contratos)}</p>
    </Cartao>
  );
}
