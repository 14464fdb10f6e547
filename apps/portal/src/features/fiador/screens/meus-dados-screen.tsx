/** The guarantor's own data: the same plan, screens and rules as the student uses. */

import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { parteTerminada } from '@credito/domain/participante/transicoes';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { type ComponentType, useCallback } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { WizardDoParticipante } from '../../../participante/wizard-do-participante.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import { ComGarantia } from '../components/com-garantia.tsx';
import { concluirParte, consultaDaGarantia } from '../fiador.queries.ts';

export interface MeusDadosScreenProps {
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDoParticipante>>;
}

export function MeusDadosScreen({ telaDeDocumentos }: MeusDadosScreenProps) {
  return (
    <ComGarantia>
      {(garantia) => <MeusDados garantia={garantia} telaDeDocumentos={telaDeDocumentos} />}
    </ComGarantia>
  );
}

function MeusDados({ garantia, telaDeDocumentos }: MeusDadosScreenProps & { garantia: Garantia }) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  const solicitacao = useSolicitacao(garantia.idSolicitacao);
  const inicio = `/garantia/${garantia.id}`;
  const aoIr = useCallback(
    (id: string, { substituir }: { substituir: boolean }) =>
      navegar(`/meus-dados/${garantia.id}/${id}`, { replace: substituir }),
    [navegar, garantia.id],
  );

  /** Whoever leaves now has finished, and need not say so by another press: the student hears that it is their turn. */
  async function concluir() {
    const preenchendo =
      garantia.preenchidoPor === 'pessoa' && ESTADOS[garantia.sigla].natureza === 'editavel';
    // What is missing, or still on its way, the server says; the page of the guarantee has the button then.
    if (preenchendo && !parteTerminada(garantia.statusPreenchimento))
      await consultas
        .fetchQuery({ ...consultaDaGarantia(garantia.id), staleTime: 0 })
        .then(concluirParte)
        .catch(() => undefined);
    await consultas.invalidateQueries({ queryKey: ['garantias'] });
    irDaqui(inicio);
  }

  if (!garantia.aceitou || !garantia.podeEditar || solicitacao.isError)
    return <Redirect to={inicio} replace />;
  if (!solicitacao.data || !usuario) return <EsqueletoDePergunta />;
  return (
    <WizardDoParticipante
      solicitacao={solicitacao.data}
      tipoPessoa={garantia.tipoPessoa}
      passoAtual={passo}
      etapa="Seus dados de fiador"
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={() => navegar(inicio)}
      aoConcluir={concluir}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}
