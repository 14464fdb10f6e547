import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { FaixaDeAtraso } from '@credito/domain/razao/situacao-financeira';
import { formatarNumero } from '@credito/domain/texto/numero';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { Link } from 'wouter';
import estilos from '../financeiro.module.css';
import type { Atrasos } from '../financeiro.queries.ts';

/** Each age with what is late in it; a line leads to its contracts alone. */
export function Idades({ faixas, atual }: { faixas: Atrasos['faixas']; atual: FaixaDeAtraso | null }) {
  return (
    <section className={estilos.secao} aria-label="Por idade do atraso">
      <Tabela legenda="Contratos em atraso por idade" className={`${estilos.tabela} ${estilos.umValor}`}>
        <Colunas nomes={['Idade', 'Contratos', 'Vencido, sem encargos']} />
        <tbody>
          {faixas.map(({ faixa, rotulo, contratos, vencidoCentavos }) => (
            <tr key={faixa} aria-current={faixa === atual ? 'true' : undefined}>
              <th scope="row">
                <Link href={`/financeiro?faixa=${faixa}`}>{rotulo}</Link>
              </th>
              <td>{formatarNumero(contratos)}</td>
              <td className={estilos.numero}>{formatarReais(vencidoCentavos)}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
      {atual ? (
        <p>
          <LinkBotao compacto variante="secundario" href="/gestao/financeiro">
            Mostrar todas as idades
          </LinkBotao>
        </p>
      ) : null}
    </section>
  );
}
