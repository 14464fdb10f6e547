import { comMinuscula } from '@credito/domain/texto/inicial';
import estilos from './resultado.module.css';

interface OQuePodeMudarProps {
  inicio: string;
  carenciaMeses: number;
  /** How an index corrects the instalments; null where the programme has none. */
  correcao: string | null;
}

export function OQuePodeMudar({ inicio, carenciaMeses, correcao }: OQuePodeMudarProps) {
  return (
    <section className={estilos.mudar} aria-labelledby="o-que-pode-mudar">
      <h2 id="o-que-pode-mudar">O que pode mudar</h2>
      <ul>
        <li>
          A mensalidade: cada contrato vale por um período do curso, com a mensalidade dele. Aqui ela fica a
          mesma até o fim.
        </li>
        <li>O percentual: depende do seu curso e do campus. No pedido você vê os que ele oferece.</li>
        <li>As regras do programa: valem as do dia do contrato, que você lê antes de assinar.</li>
        <li>{`As datas: contamos a primeira mensalidade em ${inicio} e um curso sem pausas.`}</li>
        {correcao ? <li>{`O valor das parcelas: ${comMinuscula(correcao)}`}</li> : null}
        {carenciaMeses > 0 ? (
          <li>
            {`O começo da restituição: este programa espera mais ${carenciaMeses} ${carenciaMeses === 1 ? 'mês' : 'meses'} depois do curso. A taxa conta também nesse tempo.`}
          </li>
        ) : null}
        <li>
          A resposta: o crédito depende da análise dos seus dados e, na maioria dos programas, dos de um
          fiador (quem paga se você não pagar).
        </li>
      </ul>
    </section>
  );
}
