/** /financeiro/contratos/{id}/quitacao: what paying everything costs on a day, and the charge for it at the value of today. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { dataDeTextoBrasileiro, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { consultaDaQuitacao, pedirQuitacao } from '../atos.queries.ts';
import { ComExtrato } from '../components/com-extrato.tsx';
import { Contas } from '../components/contas.tsx';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';
import { useAto } from '../use-ato.ts';

export function QuitacaoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComExtrato id={id}>{(extrato) => <Quitar extrato={extrato} />}</ComExtrato>;
}

function Quitar({ extrato: { id, numero, hoje } }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  const [digitado, setDigitado] = useState(() => formatarData(hoje));
  const [dia, setDia] = useState(hoje);
  const { data: cotacao, error } = useQuery(consultaDaQuitacao(id, dia));
  const { ocupado, recusa, executar, esquecer } = useAto();
  const deHoje = cotacao?.dia === hoje && dia === hoje;
  return (
    <Pagina
      titulo="Quitar o contrato antes"
      dica={`Contrato ${numero}. Veja quanto custa pagar tudo em um dia.`}
      aoVoltar={() => navegar(`/financeiro/contratos/${id}`)}
      textoVoltar="Voltar ao contrato"
    >
      <CampoMascarado
        mascara="data"
        rotulo="Dia do pagamento"
        dica="O valor muda conforme o dia: a taxa dos meses que ainda não passaram não é cobrada."
        autoComplete="off"
        value={digitado}
        erro={error ? motivoDaFalha(error) : undefined}
        conferirAoSair={(texto) =>
          dataDeTextoBrasileiro(texto) ? null : 'Escreva um dia que existe, como 10/12/2026.'
        }
        onChange={({ currentTarget }) => {
          setDigitado(currentTarget.value);
          const novo = dataDeTextoBrasileiro(currentTarget.value);
          if (novo) setDia(novo);
        }}
      />
      {cotacao && !error ? (
        <Cartao
          titulo={`Em ${formatarData(cotacao.dia)}`}
          acoes={
            deHoje ? (
              <Botao
                largo
                carregando={ocupado}
                onClick={() =>
                  void executar(async () =>
                    navegar(`/financeiro/cobrancas/${await pedirQuitacao(id, cotacao.totalCentavos)}`),
                  )
                }
              >
                Gerar boleto e Pix para quitar
              </Botao>
            ) : undefined
          }
        >
          <p className={estilos.valor} role="status">
            {formatarReais(cotacao.totalCentavos)}
          </p>
          <Contas
            contas={[
              {
                rotulo:
                  cotacao.parcelas === 1
                    ? 'A parcela, no vencimento'
                    : `As ${cotacao.parcelas} parcelas, uma a uma`,
                centavos: cotacao.semAntecipacaoCentavos,
              },
              { rotulo: 'Você economiza', centavos: cotacao.economiaCentavos },
            ]}
          />
          <p className={estilos.nota}>
            {deHoje
              ? 'O boleto e o Pix valem por este valor até o próximo dia útil. Com tudo pago, quem garante o contrato fica livre.'
              : 'Para pagar por este valor, volte aqui no dia e gere o boleto e o Pix.'}
          </p>
        </Cartao>
      ) : null}
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </Pagina>
  );
}
