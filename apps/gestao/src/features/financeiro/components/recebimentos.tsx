import { situacaoDaDevolucao } from '@credito/domain/cobranca/devolucao';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { usePode } from '../../../sessao/use-sessao.ts';
import estilos from '../financeiro.module.css';
import type { ContratoNoFinanceiro } from '../financeiro.queries.ts';
import { RegistrarTransferencia } from './registrar-transferencia.tsx';

/** What came in, what became of it, and what of it is to be given back. */
export function Recebimentos({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const { recebimentos } = contrato;
  return (
    <section className={estilos.secao} aria-label="Pagamentos">
      <h2>Pagamentos</h2>
      {recebimentos.length === 0 ? (
        <p>Nada foi recebido ainda.</p>
      ) : (
        <Tabela cartoes legenda="Pagamentos do contrato" className={estilos.tabela}>
          <Colunas nomes={['Dia', 'Meio', 'Valor', 'O que houve']} />
          <tbody>
            {recebimentos.map((um) => (
              <tr key={um.id}>
                <th scope="row">{formatarData(um.em)}</th>
                <td data-rotulo="Meio">
                  <span>{um.rotulo}</span>
                  <small>{um.chave}</small>
                </td>
                <td data-rotulo="Valor" className={estilos.numero}>
                  {formatarReais(um.centavos)}
                </td>
                <td data-rotulo="O que houve">
                  <span>{um.conclusao}</span>
                  {um.devolucoes.map((devolucao) => (
                    <Devolucao key={devolucao.id} devolucao={devolucao} contrato={contrato} />
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      )}
    </section>
  );
}

function Devolucao({
  devolucao,
  contrato: { id: contratoId, hoje, propostas },
}: {
  devolucao: ContratoNoFinanceiro['recebimentos'][number]['devolucoes'][number];
  contrato: ContratoNoFinanceiro;
}) {
  const age = usePode('agir-no-financeiro');
  const { estado, centavos } = devolucao;
  const espera = propostas.some((proposta) => proposta.estado === 'proposta');
  return (
    <>
      <small>{`Devolução de ${formatarReais(centavos)}. ${situacaoDaDevolucao(devolucao)}.`}</small>
      {age && estado === 'a-transferir' && !espera ? (
        <RegistrarTransferencia devolucao={{ ...devolucao, contratoId }} hoje={hoje} />
      ) : null}
    </>
  );
}
