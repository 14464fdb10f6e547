import { nomeDaCobranca } from '@credito/domain/cobranca/nome-da-cobranca';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Link } from 'wouter';
import { EtiquetaDaCobranca } from '../../../financeiro/etiqueta-da-cobranca.tsx';
import type { Financeiro } from '../../../financeiro/financeiro.queries.ts';
import estilos from '../financeiro.module.css';

/** What else is open, besides the instalment that stands above. */
export function OutrasCobrancas({ financeiro: { cobrancas, proxima, hoje } }: { financeiro: Financeiro }) {
  const outras = cobrancas.filter(({ id }) => id !== proxima?.cobranca?.id);
  if (outras.length === 0) return null;
  return (
    <Cartao titulo={outras.length === 1 ? 'Outro boleto em aberto' : 'Outros boletos em aberto'}>
      <ul className={estilos.recibos}>
        {outras.map((cobranca) => (
          <li key={cobranca.id}>
            <p className={estilos.linha}>
              <Link href={`/financeiro/cobrancas/${cobranca.id}`}>{nomeDaCobranca(cobranca)}</Link>
              <strong>{formatarReais(cobranca.hojeCentavos)}</strong>
            </p>
            <p className={estilos.linha}>
              <span>{`${cobranca.vencimento < hoje ? 'Venceu' : 'Vence'} em ${formatarData(cobranca.vencimento)}`}</span>
              <EtiquetaDaCobranca cobranca={cobranca} />
            </p>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
