/** What surrounds every screen of a portal: header, menu, tabs, content. */

import {
  type FatosDoMenu,
  type IdDaAba,
  type IdDoMenu,
  itensDoMenu,
  abas as listarAbas,
} from '@credito/domain/conta/menu';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { BarraDeAbas } from '@credito/ui/barra-de-abas/barra-de-abas';
import { Botao } from '@credito/ui/botao/botao';
import { Cabecalho } from '@credito/ui/cabecalho/cabecalho';
import { Casca as CascaDoPortal } from '@credito/ui/casca/casca';
import { MenuPrincipal } from '@credito/ui/menu-principal/menu-principal';
import type { ItemDeNavegacao } from '@credito/ui/navegacao/navegacao';
import { SeletorDeTema } from '@credito/ui/seletor-de-tema/seletor-de-tema';
import {
  BookOpen,
  CircleUser,
  FileText,
  House,
  LogIn,
  LogOut,
  Menu,
  ReceiptText,
  ShieldAlert,
  Signature,
  XCircle,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { BotaoDeAjuda } from '../features/ajuda/components/botao-de-ajuda.tsx';
import { DialogoDeAjuda } from '../features/ajuda/components/dialogo-de-ajuda.tsx';
import { sair } from '../sessao/sair.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useStatus, useUsuario } from '../sessao/use-usuario.ts';
import { AvisoDeConexao } from './aviso-de-conexao.tsx';
import { AvisoDeVersao } from './aviso-de-versao.tsx';
import { FaixaDeSuporte } from './faixa-de-suporte.tsx';
import { IdaAoMaisAcesso } from './ida-ao-mais-acesso.tsx';
import { Rastreamento } from './rastreamento.tsx';
import { useNotificacoesDoAparelho } from './use-notificacoes-do-aparelho.ts';

const ICONES: Readonly<Record<IdDoMenu, ReactNode>> = {
  inicio: <House />,
  perfil: <CircleUser />,
  status: <FileText />,
  fraudes: <ShieldAlert />,
  login: <LogIn />,
  regulamento: <BookOpen />,
  cancelar: <XCircle />,
};

const ABAS: Readonly<Record<IdDaAba, { texto: string; destino: string; icone: ReactNode }>> = {
  inicio: { texto: 'Início', destino: '/inicio', icone: <House /> },
  financeiro: { texto: 'Financeiro', destino: '/financeiro', icone: <ReceiptText /> },
  contratos: { texto: 'Contratos', destino: '/contratos', icone: <Signature /> },
  menu: { texto: 'Menu', destino: '#menu', icone: <Menu /> },
};

/** Inside a wizard the primary action has the bottom of the screen for itself. */
const ASSISTENTES =
  /^\/(cadastro|universidade-curso|dados-pessoais|dados-pessoais-fiador|pendencias|pendencias-fiador|recurso|csat|meus-dados|aceite|recusa|troca-fiador|cancelamento-solicitacao)(\/|$)|^\/perfil\/./;

export interface CascaProps {
  portal: 'estudante' | 'fiador';
  /** Patterns of the screens that exist: a link to a screen that does not is not shown. */
  caminhos: readonly string[];
  children: ReactNode;
}

export function Casca({ portal, caminhos, children }: CascaProps) {
  const configuracao = useConfiguracao();
  const sessao = useSessao();
  const [caminho, navegar] = useLocation();
  const [aberto, setAberto] = useState(false);
  const [ajuda, setAjuda] = useState(false);
  const fatos = useFatosDoMenu(caminho);
  const logado = sessao.estado === 'ativa';
  useNotificacoesDoAparelho(logado);
  const base = `/${portal}`;
  const existe = (destino: string) => caminhos.includes(destino);

  const itens = itensDoMenu(fatos)
    .filter((item) => item.externo || existe(item.destino))
    .filter((item) => item.id !== 'regulamento' || item.destino !== '' || logado)
    .map(
      (item): ItemDeNavegacao => ({
        id: item.id,
        texto: item.texto,
        icone: ICONES[item.id],
        href: item.externo ? item.destino : `${base}${item.destino}`,
        externo: item.externo,
        atual: caminho === item.destino,
        desabilitado: item.motivo !== undefined,
        motivo: item.motivo,
      }),
    );
  const abas = listarAbas(fatos.areasDesativadas)
    .filter((aba) => aba === 'menu' || existe(ABAS[aba].destino))
    .map((aba): ItemDeNavegacao => {
      const { texto, destino, icone } = ABAS[aba];
      return {
        id: aba,
        texto,
        icone,
        href: aba === 'menu' ? destino : `${base}${destino}`,
        atual: caminho === destino,
      };
    });
  const irPara = (href: string, item?: ItemDeNavegacao) => {
    if (item?.id === 'menu') setAberto(true);
    else navegar(href.startsWith(base) ? href.slice(base.length) || '/' : href);
  };

  return (
    <CascaDoPortal
      cabecalho={
        <Cabecalho
          marca={configuracao?.provedor.nome ?? ''}
          href={`${base}/${logado && existe('/inicio') ? 'inicio' : ''}`}
          rotuloDaMarca={`${configuracao?.provedor.nome ?? 'Portal'}, início`}
          aoNavegar={irPara}
          aoAbrirMenu={() => setAberto(true)}
          menuAberto={aberto}
          acoes={<BotaoDeAjuda aoAbrir={() => setAjuda(true)} />}
        />
      }
      faixa={
        <>
          <FaixaDeSuporte />
          <Rastreamento portal={portal} />
          <AvisoDeConexao />
          <AvisoDeVersao />
        </>
      }
      abas={
        logado && abas.length > 1 && !ASSISTENTES.test(caminho) ? (
          <BarraDeAbas itens={abas} aoNavegar={irPara} />
        ) : undefined
      }
    >
      {children}
      {ajuda ? <DialogoDeAjuda aoFechar={() => setAjuda(false)} /> : null}
      {portal === 'estudante' ? <IdaAoMaisAcesso /> : null}
      <MenuPrincipal
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        itens={itens}
        aoNavegar={irPara}
        rodape={
          <>
            <SeletorDeTema />
            {logado ? (
              <Botao variante="secundario" largo icone={<LogOut />} onClick={() => void sair(`${base}/`)}>
                Sair
              </Botao>
            ) : null}
          </>
        }
      />
    </CascaDoPortal>
  );
}

function useFatosDoMenu(caminho: string): FatosDoMenu {
  const { estado } = useSessao();
  const configuracao = useConfiguracao();
  const usuario = useUsuario();
  const status = useStatus();
  return {
    logado: estado === 'ativa',
    naPaginaDeLogin: caminho === '/',
    podeIniciarSolicitacao: usuario?.podeIniciarSoliciacao ?? false,
    exibicao: status?.exibicao ?? 'nenhum',
    sigla: status?.siglaStatusCadastro ?? null,
    dataIngressoCurso: usuario?.dataIngressoCurso ?? null,
    dataFormatura: usuario?.dataFormatura ?? null,
    hoje: dataEmSaoPaulo(new Date()),
    linkRegulamento: usuario?.linkRegulamento ?? null,
    possuiContratos: usuario?.possuiContratosNaoLiquidados ?? false,
    alertaDeFraudes: configuracao?.alertaDeFraudes ?? null,
    areasDesativadas: usuario?.areasDesativadas ?? [],
  };
}
