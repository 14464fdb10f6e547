import { PAGINA_DA_SOLICITACAO } from '@credito/domain/andamento/proxima-acao';
import { type IdDaAba, isDaSecao, abas as listarAbas } from '@credito/domain/conta/menu';
import { BarraDeAbas } from '@credito/ui/barra-de-abas/barra-de-abas';
import type { ItemDeNavegacao } from '@credito/ui/navegacao/navegacao';
import { CircleHelp, FileText, House, Menu, ReceiptText, Signature } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useAreasDesativadas } from '../sessao/use-areas-desativadas.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useStatus, useUsuario } from '../sessao/use-usuario.ts';

const ABAS: Readonly<Record<IdDaAba, { texto: string; destino: string; icone: ReactNode }>> = {
  inicio: { texto: 'Início', destino: '/inicio', icone: <House /> },
  financeiro: { texto: 'Financeiro', destino: '/financeiro', icone: <ReceiptText /> },
  contratos: { texto: 'Contratos', destino: '/contratos', icone: <Signature /> },
  solicitacao: { texto: 'Solicitação', destino: PAGINA_DA_SOLICITACAO, icone: <FileText /> },
  ajuda: { texto: 'Ajuda', destino: '/ajuda', icone: <CircleHelp /> },
  menu: { texto: 'Menu', destino: '#menu', icone: <Menu /> },
};

/** The start goes by several names while there is a request. */
const NO_INICIO = /^\/(inicio|status|status-finalizado|solicitacao-aprovada|solicitacao-reprovada)$/;

/** Inside a wizard the primary action has the bottom of the screen for itself. */
const ASSISTENTES =
  /^\/(cadastro|universidade-curso|dados-pessoais|dados-pessoais-fiador|pendencias|pendencias-fiador|pendencias-atualizacao|pendencias-atualizacao-fiador|atualizacao-cadastral|atualizacao-cadastral-fiador|reiniciar-atualizacao|recurso|csat|meus-dados|regime-de-bens|aceite|recusa|troca-fiador|cancelamento-solicitacao)(\/|$)|^\/perfil\/./;

export interface AbasProps {
  portal: 'estudante' | 'fiador';
  telas: readonly string[];
  aoAbrirMenu: () => void;
  aoNavegar: (href: string) => void;
}

export function Abas({ portal, telas, aoAbrirMenu, aoNavegar }: AbasProps) {
  const logado = useSessao().estado === 'ativa';
  const areasDesativadas = useAreasDesativadas();
  const usuario = useUsuario();
  const status = useStatus();
  const [caminho] = useLocation();
  // Whoever guarantees has no contract of their own, and money to look at all the same.
  const deQuemGarante = portal === 'fiador';
  const itens = listarAbas({
    comContrato: deQuemGarante || usuario?.possuiContratosNaoLiquidados === true || isContratada(status),
    temContratos: deQuemGarante || (usuario?.temContratos ?? false),
    temSolicitacao: status != null && status.exibicao !== 'nenhum',
    areasDesativadas,
  })
    .filter((aba) => aba === 'menu' || telas.includes(ABAS[aba].destino))
    .map((aba): ItemDeNavegacao => {
      const { texto, destino, icone } = ABAS[aba];
      return {
        id: aba,
        texto,
        icone,
        href: aba === 'menu' ? destino : `/${portal}${destino}`,
        abreDialogo: aba === 'menu',
        atual: isDaSecao(caminho, destino) || (aba === 'inicio' && NO_INICIO.test(caminho)),
      };
    });
  if (!logado || itens.length < 2 || ASSISTENTES.test(caminho)) return null;
  return (
    <BarraDeAbas
      itens={itens}
      aoNavegar={(href, item) => (item?.id === 'menu' ? aoAbrirMenu() : aoNavegar(href))}
    />
  );
}

/** What was approved goes on in its contract. */
const isContratada = (status: ReturnType<typeof useStatus>): boolean =>
  status?.exibicao === 'aprovada' && status.pagina === '/inicio';
