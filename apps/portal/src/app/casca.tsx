/** What surrounds every screen of a portal: header, strips, tabs; the menu and the help, once asked for. */

import type { Blocos } from '@credito/ui/blocos/blocos';
import { Cabecalho } from '@credito/ui/cabecalho/cabecalho';
import { Casca as CascaDoPortal } from '@credito/ui/casca/casca';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { BotaoDeAjuda } from '../features/ajuda/components/botao-de-ajuda.tsx';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { AvisoDeConexao } from './aviso-de-conexao.tsx';
import { AvisoDeVersao } from './aviso-de-versao.tsx';
import type { Pedaco } from './pedaco.ts';
import type { Resto } from './resto.tsx';

export interface CascaProps {
  portal: 'estudante' | 'fiador';
  pedaco: Pedaco<Resto>;
  resto: Resto | null;
  children: Blocos;
}

export function Casca({ portal, pedaco, resto, children }: CascaProps) {
  const configuracao = useConfiguracao();
  const marca = configuracao?.provedor.nome;
  const logado = useSessao().estado === 'ativa';
  const [caminho, navegar] = useLocation();
  const [aberto, setAberto] = useState<'menu' | 'ajuda' | null>(null);
  const [faltou, setFaltou] = useState<string | null>(null);
  const base = `/${portal}`;

  useEffect(() => {
    if (aberto === null || resto) return;
    // Nothing of the menu is here yet, and nothing can be fetched: said, and asked for again at the next press.
    pedaco.carregar().catch((erro: unknown) => {
      setAberto(null);
      setFaltou(motivoDaFalha(erro));
    });
  }, [aberto, resto, pedaco]);

  const irPara = (href: string) => navegar(href.startsWith(base) ? href.slice(base.length) || '/' : href);
  const fechar = () => setAberto(null);
  return (
    <CascaDoPortal
      cabecalho={
        <Cabecalho
          marca={marca ?? ''}
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
          {resto ? <resto.Faixas /> : null}
          <AvisoDeConexao />
          <AvisoDeVersao />
        </>
      }
      vitrine={resto && configuracao?.quadro && resto.noQuadro(caminho) ? <resto.Vitrine /> : undefined}
      abas={resto ? <resto.Abas aoAbrirMenu={() => setAberto('menu')} aoNavegar={irPara} /> : undefined}
    >
      {children}
      {resto ? (
        <>
          {aberto === 'ajuda' ? <resto.Ajuda aoFechar={fechar} /> : null}
          <resto.Menu aberto={aberto === 'menu'} aoFechar={fechar} aoNavegar={irPara} />
          <resto.DaSessao />
        </>
      ) : null}
      <DialogoDeErro mensagem={faltou} aoFechar={() => setFaltou(null)} />
    </CascaDoPortal>
  );
}
