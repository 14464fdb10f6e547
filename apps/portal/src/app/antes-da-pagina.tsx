/** Left of the page on a desktop: where else one may go, and the stages of a request that is being filled in. */

import { type EtapaDoPedido, etapasDoPedido } from '@credito/domain/andamento/etapas-do-pedido';
import { isDaSecao, itensDoMenu } from '@credito/domain/conta/menu';
import { type AoNavegar, LinkDeNavegacao } from '@credito/ui/navegacao/navegacao';
import { Check } from 'lucide-react';
import { useLocation } from 'wouter';
import { useStatus } from '../sessao/use-usuario.ts';
import estilos from './ao-lado.module.css';
import { ICONES, useFatosDoMenu } from './menu.tsx';

export interface AntesDaPaginaProps {
  portal: 'estudante' | 'fiador';
  telas: readonly string[];
  aoNavegar: AoNavegar;
}

const LUGARES: readonly string[] = ['inicio', 'status', 'financeiro', 'contratos', 'perfil'];

export function AntesDaPagina({ portal, telas, aoNavegar }: AntesDaPaginaProps) {
  const [caminho] = useLocation();
  const fatos = useFatosDoMenu(portal, caminho);
  const lugares = fatos.logado
    ? itensDoMenu(fatos).filter(
        ({ id, destino, motivo }) => LUGARES.includes(id) && motivo === undefined && telas.includes(destino),
      )
    : [];
  return (
    <>
      {lugares.length > 0 ? (
        <nav aria-label="Ao lado">
          <ul className={estilos.lugares}>
            {lugares.map(({ id, texto, destino }) => (
              <li key={id}>
                <LinkDeNavegacao
                  item={{ id, texto, href: `/${portal}${destino}`, atual: isDaSecao(caminho, destino) }}
                  aoNavegar={aoNavegar}
                  className={estilos.lugar}
                >
                  <span className={estilos.rotulo}>
                    {ICONES[id]}
                    <span>{texto}</span>
                  </span>
                </LinkDeNavegacao>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {portal === 'estudante' ? <EtapasAoLado caminho={caminho} logado={fatos.logado} /> : null}
    </>
  );
}

function EtapasAoLado({ caminho, logado }: { caminho: string; logado: boolean }) {
  const status = useStatus();
  const criandoConta = caminho.startsWith('/cadastro');
  if (!logado && !criandoConta) return null;
  const etapas = etapasDoPedido(logado ? (status ?? null) : 'sem-conta');
  if (etapas.length === 0) return null;
  return (
    <section aria-labelledby="etapas-ao-lado" className={estilos.etapas}>
      <p id="etapas-ao-lado">Etapas do pedido</p>
      <ol>
        {etapas.map((etapa, indice) => (
          <Etapa key={etapa.id} {...etapa} numero={indice + 1} />
        ))}
      </ol>
    </section>
  );
}

const EM_PALAVRAS = { feita: 'concluída', atual: 'etapa atual', futura: 'ainda não começou' } as const;

function Etapa({ titulo, estado, numero }: EtapaDoPedido & { numero: number }) {
  return (
    <li data-estado={estado} aria-current={estado === 'atual' ? 'step' : undefined}>
      <span className={estilos.numero} aria-hidden="true">
        {estado === 'feita' ? <Check /> : numero}
      </span>
      <span>{titulo}</span>
      <span className="so-leitor">{`, ${EM_PALAVRAS[estado]}`}</span>
    </li>
  );
}
