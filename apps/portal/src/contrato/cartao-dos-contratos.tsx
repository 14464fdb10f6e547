/** Contracts on the home page (spec 3 section 2.2): the one that waits for a signature, the others in a line each. */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { antesDaRenovacao } from '@credito/domain/atualizacao/cartao';
import { contratoQueEspera } from '@credito/domain/contrato/na-lista';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { consultaDaUltimaAtualizacao } from '../atualizacao/atualizacao.queries.ts';
import { CartaoQueFalhou } from '../pagina/cartao-que-falhou.tsx';
import estilos from './cartao-dos-contratos.module.css';
import { consultaDosContratos } from './contratos.queries.ts';
import { EtiquetaDoContrato } from './etiqueta-do-contrato.tsx';

const useContratos = () => useQuery({ ...consultaDosContratos, refetchOnMount: 'always' });

/** It has a deadline: it stands before what only tells how things are. */
export function ContratoQueEspera() {
  const { data } = useContratos();
  const espera = data ? contratoQueEspera(data) : null;
  return espera ? <QueEspera contrato={espera} /> : null;
}

export function CartaoDosContratos() {
  const { data, error, refetch } = useContratos();
  if (data) {
    const espera = contratoQueEspera(data);
    return <Outros contratos={data.filter(({ id }) => id !== espera?.id)} nenhumPendente={espera === null} />;
  }
  if (error) return <CartaoQueFalhou titulo="Contratos" erro={error} aoTentar={() => void refetch()} />;
  return (
    <Carregando>
      <Esqueleto forma="cartao" />
    </Carregando>
  );
}

function QueEspera({ contrato }: { contrato: ContratoNaLista }) {
  const [, navegar] = useLocation();
  const { id, contractNumber, contractValue, anoSemestre, mensagem, contagem, deadlineDate } = contrato;
  const { faltaAssinar, recuperacao } = contrato;
  return (
    <Cartao
      titulo={`Contrato ${contractNumber}`}
      aoLado={<EtiquetaDoContrato contrato={contrato} />}
      acoes={
        <Botao largo onClick={() => navegar(`/contratos/${id}`)}>
          Ver o contrato
        </Botao>
      }
    >
      <p>{mensagem}</p>
      {faltaAssinar ? <p>{faltaAssinar}</p> : null}
      {recuperacao ? (
        <p>
          <strong>{`Você pode recuperar o contrato até ${formatarData(recuperacao.ate)}.`}</strong>
        </p>
      ) : null}
      <p>{`${anoSemestre}, ${formatarReais(contractValue)}.`}</p>
      {contagem && deadlineDate ? (
        <p>
          <strong>{`${contagem} (${formatarData(deadlineDate)}).`}</strong>
        </p>
      ) : null}
    </Cartao>
  );
}

function AntesDaRenovacao() {
  const { data } = useQuery(consultaDaUltimaAtualizacao);
  const frase = antesDaRenovacao(data?.cartao?.estado ?? null, Boolean(data?.renovacao));
  return frase === null ? null : <p>{frase}</p>;
}

/** On the start; all of them are one touch away. */
const MOSTRADOS = 3;

function Outros({
  contratos,
  nenhumPendente,
}: {
  contratos: readonly ContratoNaLista[];
  nenhumPendente: boolean;
}) {
  const [, navegar] = useLocation();
  if (contratos.length === 0 && !nenhumPendente) return null;
  return (
    <Cartao
      titulo={nenhumPendente ? 'Contratos' : 'Outros contratos'}
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/contratos')}>
          Ver contratos
        </Botao>
      }
    >
      {contratos.length > 0 ? <AntesDaRenovacao /> : null}
      {contratos.length > 0 ? (
        <ul className={estilos.lista} aria-label="Em que pé estão os seus contratos">
          {contratos.slice(0, MOSTRADOS).map((contrato) => (
            <li key={contrato.id}>
              <Link href={`/contratos/${contrato.id}`}>{`Contrato ${contrato.contractNumber}`}</Link>
              <EtiquetaDoContrato contrato={contrato} />
              <span>{contrato.mensagem}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {nenhumPendente ? <p>Não existe nenhum contrato pendente de assinatura.</p> : null}
    </Cartao>
  );
}
