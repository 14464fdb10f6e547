import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { acabouDeVez } from '@credito/domain/fiador/fim-da-garantia';
import estilos from '../fiador.module.css';

export function ValorGarantido({ garantia: { valor } }: { garantia: Pick<Garantia, 'valor'> }) {
  return (
    <p className={estilos.valor}>
      <span>Você garante</span>
      <strong>{`${formatarReais(valor.porMesCentavos)} por mês`}</strong>
      <span>{`${formatarReais(valor.porSemestreCentavos)} no semestre`}</span>
    </p>
  );
}

/** What is guaranteed today: nothing once the request has ended, and nothing while its refusal may still change. */
export function OQueGaranto({ garantia }: { garantia: Garantia }) {
  const { fim } = garantia;
  if (!fim) return <ValorGarantido garantia={garantia} />;
  return (
    <p className={estilos.valor}>
      <strong>
        {acabouDeVez(fim.tipo) ? 'Você não garante mais nada' : 'Por enquanto, você não garante nada'}
      </strong>
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
