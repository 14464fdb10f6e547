/** What was received, what it paid, and a sentence on what came of it. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Cartao } from '@credito/ui/cartao/cartao';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';
import { Contas } from './contas.tsx';

type Recibo = Extrato['recibos'][number];

export function Recibos({ recibos, creditoCentavos }: Pick<Extrato, 'recibos' | 'creditoCentavos'>) {
  return (
    <Cartao titulo="Recibos">
      {recibos.length === 0 ? (
        <p>Cada pagamento que recebermos aparece aqui, com o que ele pagou.</p>
      ) : (
        <ol className={estilos.recibos}>
          {recibos.map((recibo) => (
            <li key={recibo.id}>
              <p className={estilos.linha}>
                <span>{`${formatarData(recibo.em)}, ${recibo.rotulo}`}</span>
                <strong>{formatarReais(recibo.centavos)}</strong>
              </p>
              <p>{recibo.conclusao}</p>
              {recibo.devolucoes.map(({ id, mensagem }) => (
                <p key={id}>{mensagem}</p>
              ))}
              {creditoCentavos === 0 && recibo.creditoCentavos > recibo.devolvidoCentavos ? (
                <p>Esse crédito já pagou uma parcela seguinte.</p>
              ) : null}
              <details className={estilos.dobra}>
                <summary>
                  <span>Ver o que este pagamento pagou</span>
                  <span className="so-leitor">{`, de ${formatarData(recibo.em)}`}</span>
                </summary>
                <OQuePagou recibo={recibo} />
              </details>
            </li>
          ))}
        </ol>
      )}
    </Cartao>
  );
}

function OQuePagou({ recibo: { partes, creditoCentavos, devolvidoCentavos } }: { recibo: Recibo }) {
  const contas = [
    ...partes.flatMap(({ parcela, principalCentavos, taxaCentavos, jurosCentavos, multaCentavos }) =>
      [
        { rotulo: `Parcela ${parcela}, principal`, centavos: principalCentavos },
        { rotulo: `Parcela ${parcela}, taxa`, centavos: taxaCentavos },
        { rotulo: `Parcela ${parcela}, juros do atraso`, centavos: jurosCentavos },
        { rotulo: `Parcela ${parcela}, multa`, centavos: multaCentavos },
      ].filter(({ centavos }) => centavos > 0),
    ),
    ...(creditoCentavos > 0 ? [{ rotulo: 'Ficou como crédito seu', centavos: creditoCentavos }] : []),
    ...(devolvidoCentavos > 0 ? [{ rotulo: 'Devolução a você', centavos: devolvidoCentavos }] : []),
  ];
  if (contas.length === 0) return <p>O dinheiro ainda está sendo distribuído entre as parcelas.</p>;
  return <Contas contas={contas} />;
}
