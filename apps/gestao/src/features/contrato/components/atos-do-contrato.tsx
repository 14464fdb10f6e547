import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { Botao, type VarianteDeBotao } from '@credito/ui/botao/botao';
import { ATOS_DE_PERIGO } from '../consequencias.ts';
import { emOrdem, impedimentosDe } from '../ordem-dos-atos.ts';
import estilos from './secao.module.css';

type Ato = ContratoDaGestao['acoes'][number];

/** What this person may do now; what stands in the way is said beside it. */
export function AtosDoContrato({ acoes, aoAgir }: { acoes: readonly Ato[]; aoAgir: (ato: Ato) => void }) {
  if (acoes.length === 0) return null;
  return (
    <section className={estilos.secao} aria-label="O que fazer">
      <div className={estilos.acoes}>
        {emOrdem(acoes).map((ato, indice) => (
          <Botao
            key={ato.acao}
            compacto
            variante={varianteDo(ato, indice)}
            disabled={ato.impedimento !== null}
            onClick={() => aoAgir(ato)}
          >
            {ato.rotulo}
          </Botao>
        ))}
      </div>
      {impedimentosDe(acoes).map(({ atos, impedimento }) => (
        <p key={impedimento} className={estilos.nota}>{`${atos}: ${impedimento}`}</p>
      ))}
    </section>
  );
}

function varianteDo({ acao }: Ato, indice: number): VarianteDeBotao {
  if (ATOS_DE_PERIGO.includes(acao)) return 'perigo';
  return indice === 0 ? 'primario' : 'secundario';
}
