/** A scan that lies on its side: one page of it, or all, turned to the right. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Selecao } from '@credito/ui/selecao/selecao';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useGirarCopia } from '../contratos.queries.ts';
import estilos from './secao.module.css';

const TODAS = 'todas';

export function GirarCopia({ id, copia }: { id: number; copia: NonNullable<ContratoDaGestao['copia']> }) {
  const [qual, setQual] = useState(TODAS);
  const girar = useGirarCopia(id);
  return (
    <div className={estilos.acoes}>
      {copia.paginas > 1 ? (
        <Selecao
          rotulo="Páginas a girar"
          value={qual}
          opcoes={[
            { valor: TODAS, texto: 'Todas as páginas' },
            ...Array.from({ length: copia.paginas }, (_, indice) => ({
              valor: String(indice + 1),
              texto: `Página ${indice + 1}`,
            })),
          ]}
          onChange={(evento) => setQual(evento.currentTarget.value)}
        />
      ) : null}
      <Botao
        compacto
        variante="secundario"
        icone={<RotateCw aria-hidden="true" />}
        carregando={girar.isPending}
        onClick={() =>
          girar.mutate({
            graus: 90,
            pagina: qual === TODAS ? null : Number(qual),
            guardadaEm: copia.guardadaEm,
          })
        }
      >
        Girar para a direita
      </Botao>
    </div>
  );
}
