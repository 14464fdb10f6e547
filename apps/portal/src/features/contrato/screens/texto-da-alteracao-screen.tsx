/** /alteracao-contratual/{id}/texto: the student reads the whole document of an alteration. */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { consultaDoTextoDaAlteracao, pedidoDaAlteracao } from '../alteracao.queries.ts';
import { ComAlteracao } from '../components/com-alteracao.tsx';
import { LeituraDoContrato } from '../components/leitura-do-contrato.tsx';

export function TextoDaAlteracaoScreen() {
  return (
    <ComAlteracao>
      {(alteracao) =>
        alteracao.temDocumento ? (
          <Texto alteracao={alteracao} />
        ) : (
          <Redirect to={`/alteracao-contratual/${alteracao.alteracaoId}`} replace />
        )
      }
    </ComAlteracao>
  );
}

function Texto({ alteracao }: { alteracao: AlteracaoAberta }) {
  const [, navegar] = useLocation();
  const texto = useQuery(consultaDoTextoDaAlteracao(alteracao.alteracaoId));
  return (
    <LeituraDoContrato
      texto={texto}
      pedido={pedidoDaAlteracao(alteracao)}
      oQue="o documento da alteração"
      volta="Voltar à alteração"
      aoVoltar={() => navegar(`/alteracao-contratual/${alteracao.alteracaoId}`)}
    />
  );
}
