import { MENSAGEM_FALHA_DO_PROGRAMA, MENSAGEM_SEM_CONEXAO } from '@credito/api/cliente';
import { areaFechada } from '@credito/domain/conta/areas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { lembrarOrigem } from '../sessao/origem.ts';
import { sessao } from '../sessao/sessao.ts';
import { useAreasDesativadas } from '../sessao/use-areas-desativadas.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { AreaDesativada } from './area-desativada.tsx';
import { Carregando } from './carregando.tsx';

/** Pages of logged-in people: an unknown session is renewed first, an anonymous visitor goes to the login. */
export function Guarda({ children }: { children: ReactNode }) {
  const { estado } = useSessao();
  const [caminho, navegar] = useLocation();

  const fechada = areaFechada(caminho, useAreasDesativadas());

  useEffect(() => {
    if (estado === 'desconhecida') void sessao.renovar();
    if (estado === 'anonima') {
      lembrarOrigem(caminho, null);
      navegar('/', { replace: true });
    }
  }, [estado, caminho, navegar]);

  if (fechada) return <AreaDesativada area={fechada} />;
  if (estado === 'ativa' || estado === 'expirada') return children;
  if (estado === 'sem-resposta')
    return (
      <Pagina titulo="Sem conexão">
        <Aviso tom="atencao" acao={<Botao onClick={() => void sessao.renovar()}>Tentar de novo</Botao>}>
          {MENSAGEM_SEM_CONEXAO}
        </Aviso>
      </Pagina>
    );
  if (estado === 'falha')
    return (
      <Pagina titulo="Não conseguimos abrir o portal">
        <Aviso tom="erro" acao={<Botao onClick={() => window.location.reload()}>Recarregar</Botao>}>
          {MENSAGEM_FALHA_DO_PROGRAMA}
        </Aviso>
      </Pagina>
    );
  return <Carregando />;
}
