import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { useCallback } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';
import { enviarCorrecoes } from '../../../solicitacao/pendencias.queries.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { ComPendencias } from '../components/com-pendencias.tsx';
import { WizardDasPendencias } from '../components/wizard-das-pendencias.tsx';
import type { TelasDeDocumentos } from '../contexto-da-correcao.tsx';

const SAIDA = '/solicitacao-reprovada';

/** The student's corrections, one at a time; the step is in the path. */
export function PendenciasScreen(telas: TelasDeDocumentos) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const atual = useSolicitacao();
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/pendencias/${id}`, { replace: substituir }),
    [navegar],
  );

  if (atual.isError) return <Redirect to={SAIDA} replace />;
  if (!atual.data) return <EsqueletoDePergunta />;
  if (atual.data.leitor !== 'estudante') return <Redirect to={SAIDA} replace />;
  const { id } = atual.data;
  return (
    <ComPendencias solicitacaoId={id} tipoPessoa="estudante" saida={SAIDA}>
      {({ pendencias, solicitacao, dono }) => (
        <WizardDasPendencias
          {...telas}
          pendencias={pendencias}
          solicitacao={solicitacao}
          passoAtual={passo}
          etapa="Pendências da solicitação"
          dono={dono}
          textoFinal="Enviar correções"
          aoIr={aoIr}
          aoSair={() => navegar(SAIDA)}
          aoConcluir={async () => {
            const { pagina } = await enviarCorrecoes(id);
            irDaqui(pagina, { replace: true });
          }}
        />
      )}
    </ComPendencias>
  );
}
