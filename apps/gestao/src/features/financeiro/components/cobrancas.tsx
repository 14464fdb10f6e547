import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData, formatarMomento } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';

type Cobranca = ContratoNoFinanceiro['cobrancas'][number];

/** Charges at the payment provider, newest first, each with what happened to it. */
export function Cobrancas({ cobrancas }: Pick<ContratoNoFinanceiro, 'cobrancas'>) {
  return (
    <section className={estilos.secao} aria-label="Cobranças">
      <h2>Cobranças</h2>
      {cobrancas.length === 0 ? (
        <p>Ainda não foi emitida nenhuma.</p>
      ) : (
        <Tabela cartoes legenda="Cobranças do contrato" className={`${estilos.tabela} ${estilos.umValor}`}>
          <Colunas nomes={['Vencimento', 'Situação', 'Parcelas', 'Valor']} />
          <tbody>
            {cobrancas.map((cobranca) => (
              <tr key={cobranca.id}>
                <th scope="row">
                  <span>{formatarData(cobranca.vencimento)}</span>
                  <small className={estilos.numero}>{cobranca.txid}</small>
                </th>
                <td data-rotulo="Situação">
                  <span>{cobranca.rotulo}</span>
                  {cobranca.falha ? <small>{cobranca.falha}</small> : null}
                  {cobranca.linhaDigitavel ? (
                    <small>{formatarLinhaDigitavel(cobranca.linhaDigitavel)}</small>
                  ) : null}
                </td>
                <td data-rotulo="Parcelas">
                  {new Intl.ListFormat('pt-BR').format(cobranca.parcelas.map(String))}
                </td>
                <td data-rotulo="Valor" className={estilos.numero}>
                  {formatarReais(cobranca.valorCentavos)}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
      {cobrancas.map((cobranca) => (
        <Historico key={cobranca.id} cobranca={cobranca} />
      ))}
    </section>
  );
}

function Historico({ cobranca: { vencimento, txid, historico } }: { cobranca: Cobranca }) {
  const nome = `Histórico da cobrança de ${formatarData(vencimento)}`;
  return (
    <details className={estilos.dobra}>
      <summary>{`${nome} (${txid.slice(0, 8)})`}</summary>
      <Tabela cartoes legenda={nome} className={`${estilos.tabela} ${estilos.umValor}`}>
        <Colunas nomes={['Quando', 'O que aconteceu', 'Versão', 'Valor']} />
        <tbody>
          {historico.map(({ em, titulo, revisao, motivo, centavos }) => (
            <tr key={`${em} ${titulo}`}>
              <th scope="row">{formatarMomento(new Date(em))}</th>
              <td data-rotulo="O que aconteceu">
                <span>{titulo}</span>
                {motivo ? <small>{motivo}</small> : null}
              </td>
              <td data-rotulo="Versão">{revisao ?? '–'}</td>
              <td data-rotulo="Valor" className={estilos.numero}>
                {centavos === null ? '–' : formatarReais(centavos)}
              </td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </details>
  );
}
