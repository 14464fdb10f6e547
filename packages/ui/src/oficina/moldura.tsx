import { ChartNoAxesColumn, FileText, House, Landmark, LogOut, ShieldAlert, UserRound } from 'lucide-react';
import { useState } from 'react';
import { BarraDeAbas } from '../barra-de-abas/barra-de-abas.tsx';
import type { Blocos } from '../blocos/blocos.ts';
import { Botao } from '../botao/botao.tsx';
import { Cabecalho } from '../cabecalho/cabecalho.tsx';
import { Casca } from '../casca/casca.tsx';
import { MenuPrincipal } from '../menu-principal/menu-principal.tsx';
import type { ItemDeNavegacao } from '../navegacao/navegacao.tsx';
import { SeletorDeTema } from '../seletor-de-tema/seletor-de-tema.tsx';

const itens: readonly ItemDeNavegacao[] = [
  { id: 'inicio', texto: 'Início', icone: <House />, href: '#estado', atual: true },
  { id: 'solicitacao', texto: 'Solicitação', icone: <ChartNoAxesColumn />, href: '#pergunta' },
  { id: 'contratos', texto: 'Contratos', icone: <FileText />, href: '#documento' },
  { id: 'perfil', texto: 'Perfil', icone: <UserRound />, href: '#revisao' },
];

const itensDoMenu: readonly ItemDeNavegacao[] = [
  ...itens,
  {
    id: 'fraudes',
    texto: 'Evite fraudes',
    icone: <ShieldAlert />,
    href: 'https://exemplo.com.br',
    externo: true,
  },
  {
    id: 'regulamento',
    texto: 'Regulamento',
    icone: <FileText />,
    href: '#',
    desabilitado: true,
    motivo: 'Disponível depois do contrato',
  },
];

export function Moldura({ abas, children }: { abas?: boolean; children: Blocos }) {
  const [menu, setMenu] = useState(false);
  return (
    <Casca
      cabecalho={
        <Cabecalho
          marca={
            <>
              <Landmark aria-hidden="true" />
              <span>{` Crédito Ipê`}</span>
            </>
          }
          href="#"
          rotuloDaMarca="Crédito Ipê, início"
          itens={abas ? itens : undefined}
          aoAbrirMenu={() => setMenu(true)}
          menuAberto={menu}
        />
      }
      abas={abas && <BarraDeAbas itens={itens} rotulo="Atalhos" />}
    >
      {children}
      <MenuPrincipal
        aberto={menu}
        aoFechar={() => setMenu(false)}
        itens={itensDoMenu}
        aoNavegar={(href) => {
          window.location.hash = href.slice(1);
        }}
        rodape={
          <>
            <SeletorDeTema />
            <Botao variante="secundario" icone={<LogOut aria-hidden="true" />}>
              Sair
            </Botao>
          </>
        }
      />
    </Casca>
  );
}
