/** The student fills in for a guarantor who has not accepted (spec 2 section 2.6, variant 2). */
import type { FiadorDoEstudante } from '@credito/api/fiador.rotas';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { type ComponentType, useCallback, useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { WizardDoParticipante } from '../../../participante/wizard-do-participante.tsx';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { semSolicitacao, useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { UmFiador } from '../components/um-fiador.tsx';
import { enviarConvite, relerSolicitacao } from '../fiador.queries.ts';

export interface PreencherFiadorScreenProps {
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDoParticipante>>;
}

export function PreencherFiadorScreen({ telaDeDocumentos }: PreencherFiadorScreenProps) {
  return (
    <UmFiador>
      {(fiador, { idSolicitacao }) => (
        <PreencherFiador
          key={fiador.pessoaId}
          fiador={fiador}
          idSolicitacao={idSolicitacao}
          telaDeDocumentos={telaDeDocumentos}
        />
      )}
    </UmFiador>
  );
}

interface PreencherFiadorProps extends PreencherFiadorScreenProps {
  fiador: FiadorDoEstudante;
  idSolicitacao: number;
}

function PreencherFiador({ fiador, idSolicitacao, telaDeDocumentos }: PreencherFiadorProps) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  const solicitacao = useSolicitacao(idSolicitacao);
  const { tipoPessoa } = fiador;
  const detalhe = `/status-fiador/${tipoPessoa}`;
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/dados-pessoais-fiador/${tipoPessoa}/${id}`, { replace: substituir }),
    [navegar, tipoPessoa],
  );

  /** Everything but the acceptance is there: now the guarantor is asked. Sending again changes nothing. */
  async function concluir() {
    if (fiador.convite) await enviarConvite(fiador.convite.codFiador).catch(() => undefined);
    await relerSolicitacao();
    irDaqui(`/dados-pessoais-fiador/link/${tipoPessoa}`);
  }

  const parte = solicitacao.data?.[tipoPessoa];
  const [jaAceito] = useState(fiador.aceitou);
  // Accepted while the student was typing: the dialog above says so, and leads away.
  if (fiador.aceitou && !jaAceito) return <EsqueletoDePergunta />;
  if (fiador.aceitou || fiador.preenchidoPor !== 'estudante') return <Redirect to={detalhe} replace />;
  if (semSolicitacao(solicitacao) || (parte && !parte.editavel)) return <Redirect to={detalhe} replace />;
  if (!solicitacao.data || !parte || !usuario) return <EsqueletoDePergunta />;
  return (
    <WizardDoParticipante
      solicitacao={solicitacao.data}
      tipoPessoa={tipoPessoa}
      passoAtual={passo}
      etapa={`Etapa 4 de 4 · Dados de ${fiador.nome}`}
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={() => navegar(detalhe)}
      aoConcluir={concluir}
      telaDeDocumentos={telaDeDocumentos}
      voz="pelo-fiador"
    />
  );
}
