import { idDoRegulamentoGuardado } from '@credito/domain/catalogo/regulamento-guardado';
import { type FatosDoMenu, type IdDoMenu, isDaSecao, itensDoMenu } from '@credito/domain/conta/menu';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
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
  ReceiptText,
  ShieldAlert,
  Signature,
  XCircle,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { pedidoDoRegulamento } from '../regulamento/pedido-do-regulamento.ts';
import { sair } from '../saida/sair.ts';
import { useAreasDesativadas } from '../sessao/use-areas-desativadas.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useStatus, useUsuario } from '../sessao/use-usuario.ts';

export const ICONES: Readonly<Record<IdDoMenu, ReactElement>> = {
  inicio: <House />,
  perfil: <CircleUser />,
  status: <FileText />,
  contratos: <Signature />,
  financeiro: <ReceiptText />,
  fraudes: <ShieldAlert />,
  login: <LogIn />,
  regulamento: <BookOpen />,
  cancelar: <XCircle />,
};

export interface MenuProps {
  portal: 'estudante' | 'fiador';
  telas: readonly string[];
  aberto: boolean;
  aoFechar: () => void;
  aoNavegar: (href: string) => void;
}

/** The top menu (spec 1 section 2), with the theme and the way out below it. */
export function Menu({ portal, telas, aberto, aoFechar, aoNavegar }: MenuProps) {
  const [caminho] = useLocation();
  const fatos = useFatosDoMenu(portal, caminho);
  // The support comes back by its own door.
  const emSuporte = useUsuario()?.suporte != null;
  const base = `/${portal}`;
  const itens = itensDoMenu(fatos)
    .filter((item) => item.externo || telas.includes(item.destino))
    .map(
      (item): ItemDeNavegacao => ({
        id: item.id,
        texto: item.texto,
        icone: ICONES[item.id],
        href: item.externo ? item.destino : `${base}${item.destino}`,
        externo: item.externo && idDoRegulamentoGuardado(item.destino) === null,
        atual: isDaSecao(caminho, item.destino),
        desabilitado: item.motivo !== undefined,
        motivo: item.motivo,
      }),
    );
  return (
    <MenuPrincipal
      aberto={aberto}
      aoFechar={aoFechar}
      itens={itens}
      aoNavegar={(href) => {
        const regulamento = idDoRegulamentoGuardado(href);
        if (regulamento === null) aoNavegar(href);
        else void pedirDocumento(pedidoDoRegulamento(regulamento));
      }}
      rodape={
        <>
          <SeletorDeTema />
          {fatos.logado ? (
            <Botao
              variante="secundario"
              largo
              icone={<LogOut />}
              onClick={() => void sair(emSuporte ? '/estudante/login-como' : `${base}/`)}
            >
              Sair
            </Botao>
          ) : null}
        </>
      }
    />
  );
}

export function useFatosDoMenu(portal: MenuProps['portal'], caminho: string): FatosDoMenu {
  const { estado } = useSessao();
  const configuracao = useConfiguracao();
  const usuario = useUsuario();
  const status = useStatus();
  const areasDesativadas = useAreasDesativadas();
  return {
    logado: estado === 'ativa',
    naPaginaDeLogin: caminho === '/',
    podeIniciarSolicitacao: usuario?.podeIniciarSoliciacao ?? false,
    exibicao: status?.exibicao ?? 'nenhum',
    sigla: status?.siglaStatusCadastro ?? null,
    dataIngressoCurso: usuario?.dataIngressoCurso ?? null,
    formado: usuario?.formado ?? false,
    linkRegulamento: usuario?.linkRegulamento ?? null,
    // Whoever guarantees has no contract of their own, and money to look at all the same.
    temContratos: portal === 'fiador' || (usuario?.temContratos ?? false),
    areasDesativadas,
    alertaDeFraudes: configuracao?.alertaDeFraudes ?? null,
  };
}
