import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { acabouDeVez } from '@credito/domain/fiador/fim-da-garantia';
import { SE_HOUVER_CONTRATO } from '@credito/domain/fiador/quanto-garante';
import estilos from '../fiador.module.css';

interface ValorGarantidoProps {
  rotulo: string;
  garantia: Pick<Garantia, 'valor'>;
}

export function ValorGarantido({ rotulo, garantia: { valor } }: ValorGarantidoProps) {
  return (
    <p className={estilos.valor}>
      <span>{rotulo}</span>
      <strong>{`${formatarReais(valor.porMesCentavos)} por mês`}</strong>
      <span>{`${formatarReais(valor.porSemestreCentavos)} no semestre`}</span>
    </p>
  );
}

interface OQueGarantoProps {
  garantia: Garantia;
  /** The newest contract of the request. */
  contrato: Pick<ContratoGarantido, 'garantia'> | null;
}

/** What is guaranteed today: nothing once it has ended, and nothing while its refusal may still change. */
export function OQueGaranto({ garantia, contrato }: OQueGarantoProps) {
  const { fim } = garantia;
  const terminou = fim ? acabouDeVez(fim.tipo) : contrato?.garantia === 'terminou';
  if (!fim && !terminou)
    return (
      <ValorGarantido
        rotulo={contrato?.garantia === 'vale' ? 'Você garante' : SE_HOUVER_CONTRATO}
        garantia={garantia}
      />
    );
  return (
    <p className={estilos.valor}>
      <strong>{terminou ? 'Você não garante mais nada' : 'Por enquanto, você não garante nada'}</strong>
    </p>
  );
}

/** The text in its sections: the same words that are kept as evidence. */
export function TextoDaGarantia({
  garantia: { consentimento },
  nivel,
}: {
  garantia: { consentimento: Pick<Garantia['consentimento'], 'secoes'> };
  nivel: 2 | 3;
}) {
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  return (
    <div className={estilos.secoes}>
      {consentimento.secoes.map(({ titulo, paragrafos }) => (
        <section key={titulo}>
          <Titulo>{titulo}</Titulo>
          {paragrafos.map((paragrafo) => (
            <p key={paragrafo}>{paragrafo}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
