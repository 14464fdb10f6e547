import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import { consultaDosFiadores, relerSolicitacao } from '../fiador.queries.ts';
import { DialogoSolicitacaoAtualizada } from '../use-acao.tsx';

const SEM_CONEXAO = 'Não conseguimos abrir a sua solicitação agora. Tente de novo em alguns minutos.';

/** Loads the guarantors of the student's request; without a request the student starts one. */
export function ComFiadores({ children }: { children: (fiadores: FiadoresDaSolicitacao) => Blocos }) {
  const status = useQuery(consultaDoStatus);
  const id = status.data?.solicitacaoId ?? null;
  const fiadores = useQuery({ ...consultaDosFiadores(id ?? 0), enabled: id !== null });
  if (status.data && id === null) return <Redirect to="/universidade-curso" replace />;
  if (fiadores.data)
    return <AtentoAoAceite fiadores={fiadores.data}>{children(fiadores.data)}</AtentoAoAceite>;
  const erro = status.error ?? fiadores.error;
  if (erro)
    return (
      <PaginaQueFalhou
        titulo="Não foi possível carregar os fiadores"
        aoTentar={() => {
          void status.refetch();
          if (id !== null) void fiadores.refetch();
        }}
      >
        {motivoDaFalha(erro, SEM_CONEXAO)}
      </PaginaQueFalhou>
    );
  return <EsqueletoDeLista quantos={2} />;
}

/** A guarantor accepted while this screen was open: what it shows is no longer what may be done. */
function AtentoAoAceite({ fiadores, children }: { fiadores: FiadoresDaSolicitacao; children: Blocos }) {
  const [, navegar] = useLocation();
  const aceitos = fiadores.fiadores.filter(({ aceitou }) => aceitou).map(({ pessoaId }) => pessoaId);
  const [conhecidos, setConhecidos] = useState<readonly string[]>(aceitos);
  const novos = aceitos.filter((id) => !conhecidos.includes(id));
  return (
    <>
      {children}
      <DialogoSolicitacaoAtualizada
        aberto={novos.length > 0}
        aoEntender={() => {
          setConhecidos(aceitos);
          void relerSolicitacao();
          navegar('/inicio');
        }}
      />
    </>
  );
}
