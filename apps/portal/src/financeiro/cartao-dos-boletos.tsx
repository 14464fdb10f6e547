/** Slips on the home page (spec 3 section 2.2): the one to pay now, and how many wait behind it. */
import { vencimentoEmPalavras } from '@credito/domain/credito/vencimento-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import estilos from './cartao-dos-boletos.module.css';
import { CopiarPix } from './copiar-cobranca.tsx';
import { EtiquetaDaCobranca } from './etiqueta-da-cobranca.tsx';
import type { Financeiro } from './financeiro.queries.ts';

export function CartaoDosBoletos({ financeiro }: { financeiro: Financeiro }) {
  const [, navegar] = useLocation();
  const { proxima, cobrancas, hoje } = financeiro;
  if (proxima === null && cobrancas.length === 0) return null;
  const cobranca = proxima?.cobranca ?? cobrancas[0] ?? null;
  const outras = cobrancas.filter(({ id }) => id !== cobranca?.id).length;
  return (
    <Cartao
      titulo="Boletos"
      aoLado={cobranca ? <EtiquetaDaCobranca cobranca={cobranca} /> : undefined}
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/financeiro')}>
          Ver financeiro
        </Botao>
      }
    >
      {cobranca ? (
        <>
          <p className={estilos.valor}>{formatarReais(cobranca.hojeCentavos)}</p>
          <p>{vencimentoEmPalavras(cobranca, hoje)}</p>
          <CopiarPix cobranca={cobranca} />
        </>
      ) : (
        <SemCobranca financeiro={financeiro} />
      )}
      {outras > 0 ? (
        <p>{outras === 1 ? 'Há mais um boleto em aberto.' : `Há mais ${outras} boletos em aberto.`}</p>
      ) : null}
    </Cartao>
  );
}

function SemCobranca({ financeiro: { proxima } }: { financeiro: Financeiro }) {
  if (proxima === null) return null;
  return (
    <>
      <p>{`A próxima parcela é de ${formatarReais(proxima.abertoCentavos)} e vence em ${formatarData(proxima.vencimento)}.`}</p>
      {proxima.cobrancaEm ? (
        <p>{`O boleto e o código Pix ficam prontos em ${formatarData(proxima.cobrancaEm)}. Avisamos você.`}</p>
      ) : null}
    </>
  );
}
