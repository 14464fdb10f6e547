import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import estilos from '../fiador.module.css';

/** The amount first, then the text in its sections; the same words that are kept as evidence. */
export function OQueGaranto({ garantia: { valor, consentimento } }: { garantia: Garantia }) {
  return (
    <div className={estilos.secoes}>
      <p className={estilos.valor}>
        <span>Você garante</span>
        <strong>{formatarReais(valor.porMesCentavos)} por mês</strong>
        <span>{formatarReais(valor.porSemestreCentavos)} no semestre</span>
      </p>
      {consentimento.secoes.map(({ titulo, paragrafos }) => (
        <section key={titulo}>
          <h2>{titulo}</h2>
          {paragrafos.map((paragrafo) => (
            <p key={paragrafo}>{paragrafo}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
