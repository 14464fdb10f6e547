/** What surrounds every screen of a portal: header, strips, tabs; the menu and the help, once asked for. */

import type { Blocos } from '@credito/ui/blocos/blocos';
import { Cabecalho } from '@credito/ui/cabecalho/cabecalho';
import { Casca as CascaDoPortal } from '@credito/ui/casca/casca';
import { Marca } from '@credito/ui/marca/marca';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { BotaoDeAjuda } from '../features/ajuda/components/botao-de-ajuda.tsx';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import type { Area } from './area.tsx';
import { AvisoDeConexao } from './aviso-de-conexao.tsx';
import { AvisoDeVersao } from './aviso-de-versao.tsx';
import type { Pedaco } from './pedaco.ts';
import { useJanelaLarga } from './use-janela-larga.ts';

/** Start and simulator arrive drawn, and use the whole window. */
const SEM_LADOS: readonly string[] = ['/', '/simulador'];

export interface CascaProps {
  portal: 'estudante' | 'fiador';
  pedaco: Pedaco<Area>;
  area: Area | null;
  children: Blocos;
}

export function Casca({ portal, pedaco, area, children }: CascaProps) {
  const configuracao = useConfiguracao();
  const marca = configuracao?.provedor.nome;
  const logado = useSessao().estado === 'ativa';
  const [caminho, navegar] = useLocation();
  const [aberto, setAberto] = useState<'menu' | 'ajuda' | null>(null);
  const base = `/${portal}`;
  const larga = useJanelaLarga();

  useEffect(() => {
    if (aberto === null || area) return;
    // Nothing of the menu is here yet, and nothing can be fetched: said, and asked for again at the next press.
    pedaco.carregar().catch((erro: unknown) => {
      setAberto(null);
      mostrarToast({ texto: motivoDaFalha(erro), tom: 'erro' });
    });
  }, [aberto, area, pedaco]);

  const irPara = (href: string) => navegar(href.startsWith(base) ? href.slice(base.length) || '/' : href);
  const fechar = () => setAberto(null);
  const noQuadro = area !== null && configuracao?.quadro === true && area.noQuadro(caminho);
  const aoLado = area !== null && larga && !noQuadro && !SEM_LADOS.includes(caminho);
  return (
    <CascaDoPortal
      cabecalho={
        <Cabecalho
          marca={<Marca nome={marca ?? ''} logo={configuracao?.provedor.logo} />}
          href={`${base}/${logado ? 'inicio' : ''}`}
          rotuloDaMarca={`${marca ?? 'Portal'}, início`}
          aoNavegar={irPara}
          aoAbrirMenu={() => setAberto('menu')}
          menuAberto={aberto === 'menu'}
          acoes={<BotaoDeAjuda aoAbrir={() => setAberto('ajuda')} />}
        />
      }
      faixa={
        <>
          {area ? <area.Faixas /> : null}
          <AvisoDeConexao />
          <AvisoDeVersao />
        </>
      }
      vitrine={noQuadro ? <area.Vitrine /> : undefined}
      antes={aoLado ? <area.Antes aoNavegar={irPara} /> : undefined}
      depois={aoLado ? <area.Depois /> : undefined}
      abas={area ? <area.Abas aoAbrirMenu={() => setAberto('menu')} aoNavegar={irPara} /> : undefined}
    >
      {children}
      {area ? (
        <>
          {aberto === 'ajuda' ? <area.Ajuda aoFechar={fechar} /> : null}
          <area.Menu aberto={aberto === 'menu'} aoFechar={fechar} aoNavegar={irPara} />
          <area.DaSessao />
        </>
      ) : null}
    </CascaDoPortal>
  );
}
