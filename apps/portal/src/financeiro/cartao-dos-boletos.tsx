/** Slips on the home page (spec 3 section 2.2): the one to pay now, and how many wait behind it. */
import { isAtrasada, quandoVemACobranca } from '@credito/domain/cobranca/sem-cobranca';
import { vencimentoEmPalavras } from '@credito/domain/credito/vencimento-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useLocation } from 'wouter';
import estilos from './cartao-dos-boletos.module.css';
import { CopiarPix } from './copiar-cobranca.tsx';
import { EtiquetaDaCobranca } from './etiqueta-da-cobranca.tsx';
import type { Cobranca, Financeiro } from './financeiro.queries.ts';
import { NegociarOAtraso } from './negociar-o-atraso.tsx';

export function CartaoDosBoletos({ financeiro }: { financeiro: Financeiro }) {
  const [, navegar] = useLocation();
  const { proxima, cobrancas, totais, hoje } = financeiro;
  if (proxima === null && cobrancas.length === 0) return null;
  const cobranca = proxima?.cobranca ?? cobrancas[0] ?? null;
  const outras = cobrancas.filter(({ id }) => id !== cobranca?.id).length;
  return (
    <Cartao
      titulo="Boletos"
      aoLado={<Etiquetas financeiro={financeiro} cobranca={cobranca} />}
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/financeiro')}>
          Ver financeiro
        </Botao>
      }
    >
      {cobranca ? (
        <>
          <p className={estilos.valor}>{formatarReais(cobranca.hojeCentavos)}</p>
          <p>{quandoPagar(proxima, cobranca, hoje)}</p>
          <CopiarPix cobranca={cobranca} />
        </>
      ) : (
        <SemCobranca financeiro={financeiro} />
      )}
      {totais.vencidoCentavos > 0 && totais.vencidoCentavos !== cobranca?.hojeCentavos ? (
        <p>{`Ao todo, ${formatarReais(totais.vencidoCentavos)} em atraso.`}</p>
      ) : null}
      {proxima && isAtrasada(proxima) ? (
        <NegociarOAtraso financeiro={financeiro} contratoId={proxima.contratoId} />
      ) : null}
      {outras > 0 ? (
        <p>{outras === 1 ? 'Há mais um boleto em aberto.' : `Há mais ${outras} boletos em aberto.`}</p>
      ) : null}
    </Cartao>
  );
}

/** What is late is late, whatever the last day of the slip that pays it. */
function Etiquetas({ financeiro, cobranca }: { financeiro: Financeiro; cobranca: Cobranca | null }) {
  const { proxima } = financeiro;
  if (proxima && isAtrasada(proxima)) return <Etiqueta tom="erro">Atrasada</Etiqueta>;
  return cobranca ? <EtiquetaDaCobranca cobranca={cobranca} /> : null;
}

function quandoPagar(proxima: Financeiro['proxima'], cobranca: Cobranca, hoje: Financeiro['hoje']): string {
  if (proxima?.situacao !== 'vencida') return vencimentoEmPalavras(cobranca, hoje);
  const valem = `O boleto e o Pix valem até ${formatarData(cobranca.pagavelAte)}.`;
  return `${vencimentoEmPalavras(proxima, hoje)} ${cobranca.pagavelAte >= hoje ? valem : ''}`.trim();
}

function SemCobranca({ financeiro: { proxima, hoje } }: { financeiro: Financeiro }) {
  if (proxima === null) return null;
  return (
    <>
      <p>{`A próxima parcela é de ${formatarReais(proxima.abertoCentavos)}. ${vencimentoEmPalavras(proxima, hoje)}`}</p>
      {proxima.cobrancaEm ? <p>{quandoVemACobranca(proxima.cobrancaEm, hoje)}</p> : null}
    </>
  );
}
