/** /financeiro/contratos/{id}/negociacao: the student proposes a plan, and sees what comes of it before it is sent. */

import { lerReais } from '@credito/domain/dinheiro/conta';
import { formatarReais, formatarValor } from '@credito/domain/dinheiro/dinheiro';
import { errosDaNegociacao, LIMITES_DO_ESTUDANTE } from '@credito/domain/negociacao/negociacao';
import { type Data, dataDeTextoBrasileiro, formatarData, somarDias } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Contador } from '@credito/ui/contador/contador';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Colunas } from '@credito/ui/tabela/colunas';
import { Tabela } from '@credito/ui/tabela/tabela';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import {
  consultaDaSimulacao,
  consultaDoNegociavel,
  type Negociavel,
  type PropostaDeNegociacao,
  proporNegociacao,
  type SimulacaoDaNegociacao,
} from '../atos.queries.ts';
import { ComExtrato } from '../components/com-extrato.tsx';
import { Contas } from '../components/contas.tsx';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';
import { useAto } from '../use-ato.ts';

export function NegociacaoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComExtrato id={id}>{(extrato) => <ComLimites extrato={extrato} />}</ComExtrato>;
}

function ComLimites({ extrato }: { extrato: Extrato }) {
  const { data, error, refetch } = useQuery({
    ...consultaDoNegociavel(extrato.id),
    refetchOnMount: 'always',
  });
  if (data)
    return data.impedimento === null ? (
      <Negociar extrato={extrato} negociavel={data} />
    ) : (
      <Redirect to={`/financeiro/contratos/${extrato.id}`} replace />
    );
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar a negociação" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

/** A proposal to begin with, so that nobody faces an empty page. */
const PRAZO_INICIAL = 6;

function Negociar({
  extrato: { id, numero, hoje },
  negociavel,
}: {
  extrato: Extrato;
  negociavel: Negociavel;
}) {
  const { limites, dividaCentavos } = negociavel;
  const [, navegar] = useLocation();
  const [entrada, setEntrada] = useState(() => formatarValor(limites.entradaMinimaCentavos));
  const [prazo, setPrazo] = useState(Math.min(PRAZO_INICIAL, limites.prazoMaximo));
  const [primeira, setPrimeira] = useState(() => formatarData(primeiraSugerida(limites)));
  const proposta = lerProposta(entrada, prazo, primeira);
  const [pedida, setPedida] = useState<PropostaDeNegociacao>({
    entradaCentavos: limites.entradaMinimaCentavos,
    prazo,
    primeiroVencimento: primeiraSugerida(limites),
  });
  const { data: simulacao, error, isPlaceholderData } = useQuery(consultaDaSimulacao(id, pedida));
  const { ocupado, recusa, executar, esquecer } = useAto();
  const [tentou, setTentou] = useState(false);
  const erros = errosDaNegociacao(
    proposta ?? {
      entradaCentavos: lerEntrada(entrada) ?? -1,
      prazo,
      primeiroVencimento: pedida.primeiroVencimento,
    },
    { dividaCentavos, hoje, limites: LIMITES_DO_ESTUDANTE },
  );
  const erroDe = (campo: (typeof erros)[number]['campo']) =>
    tentou ? erros.find((um) => um.campo === campo)?.mensagem : undefined;
  const emDia = proposta !== null && iguais(proposta, pedida) && !isPlaceholderData && !error;
  return (
    <Pagina
      titulo="Propor um plano novo"
      dica={`Contrato ${numero}. Em atraso hoje, com multa e juros: ${formatarReais(dividaCentavos)}.`}
      aoVoltar={() => navegar(`/financeiro/contratos/${id}`)}
      textoVoltar="Voltar ao contrato"
    >
      <form
        noValidate
        className={estilos.pilha}
        onSubmit={(evento) => {
          evento.preventDefault();
          setTentou(true);
          if (proposta && erros.length === 0) setPedida(proposta);
        }}
      >
        <CampoMascarado
          mascara="dinheiro"
          rotulo="Entrada"
          dica={
            limites.entradaMinimaCentavos > 0
              ? `O que você paga junto com a primeira parcela. No mínimo ${formatarReais(limites.entradaMinimaCentavos)}.`
              : 'O que você paga junto com a primeira parcela. Pode ser nada.'
          }
          erro={erroDe('entradaCentavos')}
          autoComplete="off"
          value={entrada}
          onChange={({ currentTarget }) => setEntrada(currentTarget.value)}
        />
        <Contador
          rotulo="Quantas parcelas"
          unidade="parcela"
          value={prazo}
          minimo={1}
          maximo={limites.prazoMaximo}
          aoMudar={setPrazo}
        />
        <CampoMascarado
          mascara="data"
          rotulo="Quando vence a primeira"
          dica={`De ${formatarData(limites.primeiroVencimentoDe)} a ${formatarData(limites.primeiroVencimentoAte)}.`}
          autoComplete="off"
          erro={erroDe('primeiroVencimento')}
          value={primeira}
          conferirAoSair={(texto) =>
            dataDeTextoBrasileiro(texto) ? null : 'Escreva um dia que existe, como 10/12/2026.'
          }
          onChange={({ currentTarget }) => setPrimeira(currentTarget.value)}
        />
        <Botao type="submit" largo variante="secundario">
          Ver o plano novo
        </Botao>
      </form>
      {error ? (
        <Aviso tom="atencao" aoVivo titulo="Esta proposta não cabe nas regras">
          <p>{motivoDaFalha(error)}</p>
        </Aviso>
      ) : null}
      {simulacao && !error ? <PlanoNovo simulacao={simulacao} /> : null}
      {simulacao && !error ? (
        <Cartao
          titulo="Enviar a proposta"
          acoes={
            emDia ? (
              <Botao
                largo
                carregando={ocupado}
                onClick={() =>
                  void executar(async () => {
                    const { mensagem } = await proporNegociacao(id, {
                      ...pedida,
                      dividaCentavos: simulacao.dividaCentavos,
                    });
                    mostrarToast({ texto: mensagem, tom: 'sucesso' });
                    navegar('/financeiro');
                  })
                }
              >
                Enviar proposta
              </Botao>
            ) : undefined
          }
        >
          <p>
            {emDia
              ? 'O plano novo só vale depois de um aditivo assinado por você e por quem garante. Até lá valem as parcelas de antes.'
              : 'Você mudou a proposta. Veja o plano novo antes de enviar.'}
          </p>
        </Cartao>
      ) : null}
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </Pagina>
  );
}

function PlanoNovo({
  simulacao: { dividaCentavos, totalCentavos, plano },
}: {
  simulacao: SimulacaoDaNegociacao;
}) {
  return (
    <Cartao titulo="O plano novo">
      <div role="status">
        <Contas
          contas={[
            { rotulo: 'O que está sendo negociado', centavos: dividaCentavos },
            { rotulo: 'Total do plano novo, com a entrada', centavos: totalCentavos, forte: true },
          ]}
        />
      </div>
      <Tabela legenda="Parcelas do plano novo, em reais" className={estilos.tabela}>
        <Colunas nomes={['Nº', 'Vence em', 'Valor']} />
        <tbody>
          {plano.map(({ numero, vencimento, totalCentavos: valor }) => (
            <tr key={numero}>
              <th scope="row">{numero}</th>
              <td>{formatarData(vencimento)}</td>
              <td>{formatarValor(valor)}</td>
            </tr>
          ))}
        </tbody>
      </Tabela>
    </Cartao>
  );
}

const lerEntrada = (entrada: string): number | null => (entrada.trim() === '' ? 0 : lerReais(entrada));

/** A month from now, as instalments follow one another; never beyond what may be chosen. */
function primeiraSugerida({ primeiroVencimentoDe, primeiroVencimentoAte }: Negociavel['limites']): Data {
  const sugerida = somarDias(primeiroVencimentoDe, 29);
  return sugerida < primeiroVencimentoAte ? sugerida : primeiroVencimentoAte;
}

function lerProposta(entrada: string, prazo: number, primeira: string): PropostaDeNegociacao | null {
  const entradaCentavos = lerEntrada(entrada);
  const primeiroVencimento: Data | null = dataDeTextoBrasileiro(primeira);
  return entradaCentavos === null || primeiroVencimento === null
    ? null
    : { entradaCentavos, prazo, primeiroVencimento };
}

const iguais = (uma: PropostaDeNegociacao, outra: PropostaDeNegociacao): boolean =>
  uma.entradaCentavos === outra.entradaCentavos &&
  uma.prazo === outra.prazo &&
  uma.primeiroVencimento === outra.primeiroVencimento;
