import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import type { SegundaOlhada } from '@credito/api/gestao-segunda-olhada';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { resumoDasMudancas } from '../segunda-olhada.ts';
import estilos from './barra-da-correcao.module.css';

/** A request that came back corrected: how much changed, and the one control that unfolds the rest. */
export function BarraDaCorrecao({
  mesa,
  olhada,
  soMudancas,
  recolhidos,
  aoAlternar,
}: {
  mesa: Mesa;
  olhada: SegundaOlhada;
  soMudancas: boolean;
  recolhidos: number;
  aoAlternar: () => void;
}) {
  return (
    <section className={estilos.barra} aria-label="Segunda olhada">
      <p>
        <strong>Voltou corrigida.</strong>
        <span>{` Devolvida em ${formatarMomento(new Date(olhada.devolvidaEm))}, enviada em ${formatarMomento(new Date(olhada.enviadaEm))}. ${resumoDasMudancas(mesa)}`}</span>
      </p>
      <Botao variante="secundario" compacto aria-expanded={!soMudancas} onClick={aoAlternar}>
        <span>
          {soMudancas
            ? `Mostrar o que não mudou${recolhidos > 0 ? ` (${recolhidos})` : ''}`
            : 'Mostrar só o que mudou'}
        </span>
        <Tecla>T</Tecla>
      </Botao>
    </section>
  );
}
