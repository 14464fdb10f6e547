/** What paying early costs on a day that the person chooses, and the charge for it at the value of today. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { type Data, dataDeTextoBrasileiro, formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import type { Cotacao } from '../atos.queries.ts';
import estilos from '../financeiro.module.css';
import { useAto } from '../use-ato.ts';
import { Contas } from './contas.tsx';

interface CotacaoDoDiaProps {
  hoje: Data;
  dia: Data;
  aoMudarDia: (dia: Data) => void;
  cotacao: Cotacao | undefined;
  erro: unknown;
  /** What the same costs when nothing is paid early. */
  rotuloSemAntecipar: string;
  acao: string;
  /** What follows once it is paid. */
  depois: string;
  /** Answers the charge. */
  pedir: (totalCentavos: number) => Promise<string>;
}

export function CotacaoDoDia({ hoje, dia, aoMudarDia, cotacao, erro, ...resto }: CotacaoDoDiaProps) {
  const [, navegar] = useLocation();
  const [digitado, setDigitado] = useState(() => formatarData(dia));
  const { ocupado, recusa, executar, esquecer } = useAto();
  const deHoje = cotacao?.dia === hoje && dia === hoje;
  return (
    <>
      <CampoMascarado
        mascara="data"
        rotulo="Dia do pagamento"
        dica="O valor muda conforme o dia: a taxa dos meses que ainda não passaram não é cobrada."
        autoComplete="off"
        value={digitado}
        erro={erro ? motivoDaFalha(erro) : undefined}
        conferirAoSair={(texto) =>
          dataDeTextoBrasileiro(texto) ? null : 'Escreva um dia que existe, como 10/12/2026.'
        }
        onChange={({ currentTarget }) => {
          setDigitado(currentTarget.value);
          const novo = dataDeTextoBrasileiro(currentTarget.value);
          if (novo) aoMudarDia(novo);
        }}
      />
      {cotacao && !erro ? (
        <Cartao
          titulo={`Em ${formatarData(cotacao.dia)}`}
          acoes={
            deHoje ? (
              <Botao
                largo
                carregando={ocupado}
                onClick={() =>
                  void executar(async () =>
                    navegar(`/financeiro/cobrancas/${await resto.pedir(cotacao.totalCentavos)}`),
                  )
                }
              >
                {resto.acao}
              </Botao>
            ) : undefined
          }
        >
          <p className={estilos.valor} role="status">
            {formatarReais(cotacao.totalCentavos)}
          </p>
          <Contas
            contas={[
              { rotulo: resto.rotuloSemAntecipar, centavos: cotacao.semAntecipacaoCentavos },
              { rotulo: 'Você economiza', centavos: cotacao.economiaCentavos },
            ]}
          />
          <p className={estilos.nota}>
            {deHoje
              ? `O boleto e o Pix valem por este valor até o próximo dia útil. ${resto.depois}`
              : 'Para pagar por este valor, volte aqui no dia e gere o boleto e o Pix.'}
          </p>
        </Cartao>
      ) : null}
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </>
  );
}
