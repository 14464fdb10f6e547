/** One contract's money at the desk: where it stands, charges, payments, and the ledger that all of it comes from. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { ROTULO_FINANCEIRO } from '@credito/domain/razao/situacao-financeira';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Fatos } from '../../../tela/fatos.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { UmaCoisa } from '../../../tela/uma-coisa.tsx';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { Cobrancas } from '../components/cobrancas.tsx';
import { Negociacoes } from '../components/negociacoes.tsx';
import { Plano } from '../components/plano.tsx';
import { Propostas } from '../components/propostas.tsx';
import { Razao } from '../components/razao.tsx';
import { Recebimentos } from '../components/recebimentos.tsx';
import estilos from '../financeiro.module.css';
import { type ContratoNoFinanceiro, consultaDoContrato } from '../financeiro.queries.ts';

export default function ContratoFinanceiroScreen({ id }: { id: number }) {
  const valido = Number.isSafeInteger(id) && id > 0;
  const consulta = useQuery({ ...consultaDoContrato(id), enabled: valido });
  useTitulo(consulta.data ? `Financeiro do contrato ${consulta.data.numero}` : 'Financeiro do contrato');
  return (
    <UmaCoisa consulta={consulta} existe={valido}>
      {(contrato) => <Contrato contrato={contrato} />}
    </UmaCoisa>
  );
}

function Contrato({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const { id, numero, estudante, instituicao, anoSemestre, situacao } = contrato;
  return (
    <>
      <header className={estilosDaPagina.cabecalho}>
        <div>
          <p>
            <Link href="/financeiro">Atrasos</Link>
          </p>
          <h1>{`Financeiro do contrato ${numero}`}</h1>
          <p className={estilosDaPagina.sub}>
            <span>{`${estudante} · ${instituicao} · ${anoSemestre} · `}</span>
            <Link href={`/contratos/${id}`}>ver o contrato</Link>
          </p>
        </div>
        <Etiqueta tom={situacao === 'em-atraso' ? 'erro' : 'neutro'}>{ROTULO_FINANCEIRO[situacao]}</Etiqueta>
      </header>
      <Posicao contrato={contrato} />
      <div className={estilos.colunas}>
        <div className={estilos.coluna}>
          <Propostas contrato={contrato} />
          <Negociacoes contrato={contrato} />
          <Cobrancas cobrancas={contrato.cobrancas} />
          <Recebimentos contrato={contrato} />
          <Plano contrato={contrato} />
        </div>
        <div className={estilos.coluna}>
          <Razao contrato={contrato} />
        </div>
      </div>
    </>
  );
}

function Posicao({ contrato }: { contrato: ContratoNoFinanceiro }) {
  const fatos = [
    ['Total do plano', formatarReais(contrato.totalCentavos)],
    ['Repassado à instituição', formatarReais(contrato.repassadoCentavos)],
    ['Já pago', formatarReais(contrato.pagoCentavos)],
    ['Falta pagar hoje', formatarReais(contrato.abertoCentavos)],
    ['Vencido hoje', formatarReais(contrato.vencidoCentavos)],
    ['Crédito do pagador', formatarReais(contrato.creditoCentavos)],
    ['Quitar hoje', formatarReais(contrato.quitacaoHojeCentavos)],
    ['Parcelas pagas', `${contrato.parcelasPagas} de ${contrato.parcelas}`],
  ] as const;
  return (
    <section className={estilos.secao} aria-label="Posição de hoje">
      <Fatos fatos={fatos} />
    </section>
  );
}
