/** What one semester of the chosen part costs, by the engine of simulator and contract, before anything is agreed to. */
import { proximaMensalidade, simular } from '@credito/domain/credito/simulacao';
import { emPalavras } from '@credito/domain/credito/simulacao-em-palavras';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { type Data, formatarData, isData } from '@credito/domain/tempo/data';
import { somarMeses } from '@credito/domain/tempo/meses';
import { formatarPorcento } from '@credito/domain/texto/porcento';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'wouter';
import { consultaDosProgramas } from '../solicitacao.queries.ts';
import estilos from './solicitacao.module.css';

const MESES_DO_SEMESTRE = 6;
/** Most schools ask for their fee about then. */
const DIA_DA_MENSALIDADE = 10;

interface QuantoCustaProps {
  contexto: ContextoDaNovaSolicitacao;
  percentual: number;
}

/** Silent where the programme says nothing of its rules: an invented figure would be worse. */
export function QuantoCusta({ contexto, percentual }: QuantoCustaProps) {
  const { base } = useRouter();
  const { oferta, respostas, hoje } = contexto;
  const { data: programas } = useQuery(consultaDosProgramas);
  const programa = programas?.find(({ bolsaId }) => bolsaId === respostas.bolsaId);
  if (!oferta || !programa) return null;
  const { regras } = programa;
  const simulacao = simular({
    mensalidadeCentavos: oferta.mensalidadeCentavos,
    percentual,
    meses: MESES_DO_SEMESTRE,
    regras,
    primeiraMensalidadeEm: primeiraMensalidade(hoje, respostas.dataUtilizacaoCredito),
  });
  const { depois } = emPalavras(simulacao);
  const [primeira] = simulacao.parcelas;
  return (
    <section className={estilos.custo} aria-labelledby="quanto-custa">
      <h2 id="quanto-custa">Quanto custa um semestre assim</h2>
      <dl className={estilos.contas}>
        <div>
          <dt>O crédito paga por você</dt>
          <dd>{formatarReais(simulacao.totalFinanciado)}</dd>
        </div>
        <div>
          <dt>{`Taxa de ${formatarPorcento(regras.taxaPpm)} ao mês, sem juros sobre juros`}</dt>
          <dd>{formatarReais(simulacao.totalDaTaxa)}</dd>
        </div>
        <div>
          <dt>
            <strong>Total que você devolve</strong>
          </dt>
          <dd>
            <strong>{formatarReais(simulacao.totalAPagar)}</strong>
          </dd>
        </div>
      </dl>
      <p>
        {`Você devolve depois, em ${simulacao.parcelas.length} parcelas, ${depois}${primeira ? `. Se pedir só este semestre, a primeira vence em ${formatarData(primeira.vencimento)}` : ''}.`}
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

/** Of the semester in which the credit is to be used; one that has begun goes on with the next month. */
function primeiraMensalidade(hoje: Data, uso: unknown): Data {
  const proxima = proximaMensalidade(hoje);
  const doSemestre =
    typeof uso === 'string' && isData(uso) ? somarMeses(uso, 0, DIA_DA_MENSALIDADE) : proxima;
  const [, maisTarde = proxima] = [doSemestre, proxima].sort();
  return maisTarde;
}
