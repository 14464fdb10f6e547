/** What one semester of the chosen part costs and when it is paid back: the contract as it would be generated, before anything is agreed to. */
import { custoDoPrimeiroSemestre } from '@credito/domain/contrato/custo-do-semestre';
import { porMes } from '@credito/domain/credito/simulacao-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { grauDe } from '@credito/domain/solicitacao/passos-da-nova-solicitacao';
import { type Data, isData } from '@credito/domain/tempo/data';
import { mesPorExtenso } from '@credito/domain/tempo/mes-por-extenso';
import { formatarPorcento } from '@credito/domain/texto/porcento';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'wouter';
import { consultaDosProgramas } from '../solicitacao.queries.ts';
import estilos from './solicitacao.module.css';

interface QuantoCustaProps {
  contexto: ContextoDaNovaSolicitacao;
  percentual: number;
}

/** Silent where the programme says nothing of its rules: an invented figure would be worse. */
export function QuantoCusta({ contexto, percentual }: QuantoCustaProps) {
  const { base } = useRouter();
  const { oferta, respostas, formaturaIndicada } = contexto;
  const { data: programas } = useQuery(consultaDosProgramas);
  const programa = programas?.find(({ bolsaId }) => bolsaId === respostas.bolsaId);
  if (!oferta || !programa) return null;
  const { regras } = programa;
  const { dataIngressoCurso: ingresso, dataUtilizacaoCredito: utilizacao } = respostas;
  const grau = grauDe(contexto);
  if (!grau || !eDia(ingresso) || !eDia(utilizacao)) return null;
  const { mensalidadeCentavos } = oferta;
  const custo = custoDoPrimeiroSemestre({
    mensalidadeCentavos,
    percentual,
    regras,
    grau,
    ingresso,
    utilizacao,
    formatura: formaturaIndicada,
  });
  if (!custo) return null;
  const { valorCentavos, totalCentavos, parcelas, primeiroVencimento } = custo;
  return (
    <section className={estilos.custo} aria-labelledby="quanto-custa">
      <h2 id="quanto-custa">Quanto custa um semestre assim</h2>
      <dl className={estilos.contas}>
        <div>
          <dt>O crédito paga por você</dt>
          <dd>{formatarReais(valorCentavos)}</dd>
        </div>
        <div>
          <dt>{`Taxa de ${formatarPorcento(regras.taxaPpm)} ao mês, sem juros sobre juros`}</dt>
          <dd>{formatarReais(totalCentavos - valorCentavos)}</dd>
        </div>
        <div>
          <dt>
            <strong>Total que você devolve</strong>
          </dt>
          <dd>
            <strong>{formatarReais(totalCentavos)}</strong>
          </dd>
        </div>
      </dl>
      <p>
        {`Você devolve em ${parcelas.length} ${parcelas.length === 1 ? 'parcela' : 'parcelas'}, ${porMes(parcelas)}. A primeira vence em ${mesPorExtenso(primeiroVencimento)}, se o curso durar o previsto; se ele terminar antes, ela vem antes, com menos taxa.`}
      </p>
      <p className={estilos.detalhe}>
        Cada semestre que você renovar soma mais parcelas. Se você não pagar, quem paga é o seu fiador. Os
        números exatos vêm no contrato, antes de você assinar.
      </p>
      <p>
        <a href={`${base}/simulador`} target="_blank" rel="noreferrer">
          Simular o curso inteiro (abre em outra aba)
        </a>
      </p>
    </section>
  );
}

const eDia = (valor: unknown): valor is Data => typeof valor === 'string' && isData(valor);
