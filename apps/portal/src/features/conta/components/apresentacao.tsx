import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Link } from 'wouter';
import type { ConfiguracaoPublica } from '../../../sessao/configuracao.ts';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import estilos from './porta.module.css';

/** What the credit is, for whoever has never been here: who may ask, what it costs, how long it takes, what to have at hand. */
export function Apresentacao({ principal }: { principal: boolean }) {
  const Titulo = principal ? 'h1' : 'h2';
  const exemplo = useConfiguracao()?.exemplo;
  return (
    <div className={estilos.apresentacao}>
      <Titulo className={estilos.titulo}>Crédito para estudar, sem juros</Titulo>
      <p className={estilos.frase}>
        Você paga uma parte da mensalidade agora. A outra parte o crédito paga à instituição, e você devolve
        depois do curso, com uma taxa mensal.
      </p>
      <div className={estilos.portas}>
        <Link href="/cadastro/1" asChild>
          <LinkBotao href="" largo>
            Pedir crédito
          </LinkBotao>
        </Link>
        <LinkBotao href="#entrar" largo variante="secundario" className={estilos.soNoCelular}>
          Já tenho conta
        </LinkBotao>
        <LinkBotao href="/fiador/" largo variante="discreto">
          Fui convidado para ser fiador
        </LinkBotao>
      </div>
      {exemplo ? <Exemplo {...exemplo} /> : null}
      <dl className={estilos.fatos}>
        <div>
          <dt>Quem pode pedir</dt>
          <dd>
            Quem estuda, ou vai estudar, em uma instituição conveniada, da escola à pós-graduação. Quase
            sempre é preciso um fiador: quem paga se você não pagar.
          </dd>
        </div>
        <div>
          <dt>Quanto tempo leva</dt>
          <dd>Uns 20 minutos. Dá para parar e continuar depois.</dd>
        </div>
        <div>
          <dt>Tenha por perto</dt>
          <dd>
            Seu RG ou CNH, um comprovante de residência dos últimos 3 meses e o celular do fiador. A renda,
            quem comprova é ele.
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Exemplo({
  instituicao,
  mensalidade,
  percentual,
  meses,
  pagoAgora,
  parcelaMenor,
  parcelaMaior,
  parcelas,
  financiado,
  total,
}: NonNullable<ConfiguracaoPublica['exemplo']>) {
  const faixa = parcelaMenor === parcelaMaior ? '' : `de ${formatarReais(parcelaMenor)} a `;
  return (
    <section className={estilos.exemplo} aria-labelledby="quanto-custa">
      <h2 id="quanto-custa">Quanto custa, em um exemplo</h2>
      <p>{`${instituicao}: mensalidade de ${formatarReais(mensalidade)}, crédito de ${percentual}% por ${meses} meses.`}</p>
      <dl>
        <div>
          <dt>Enquanto estuda</dt>
          <dd>
            <strong>{formatarReais(pagoAgora)}</strong>
            <span>por mês</span>
          </dd>
        </div>
        <div>
          <dt>Depois do curso</dt>
          <dd>
            <strong>{`${faixa}${formatarReais(parcelaMaior)}`}</strong>
            <span>{`por mês, ${parcelas} vezes`}</span>
          </dd>
        </div>
      </dl>
      <p>{`Você usa ${formatarReais(financiado)} e devolve ${formatarReais(total)}.`}</p>
      <p>
        <Link href="/simulador">Simular quanto o crédito custa</Link>
      </p>
    </section>
  );
}
