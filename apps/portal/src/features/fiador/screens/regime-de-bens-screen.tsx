/** One question before the contract, to a guarantor whose request did not ask it yet, and the pact that may prove it. */
import { ErroDeApi } from '@credito/api/cliente';
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { comoQuemResponde, planoDoRegime } from '@credito/domain/participante/pedido-do-regime';
import type { Passo } from '@credito/domain/wizard/plano';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';

import { useCallback } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { TELAS_DO_PARTICIPANTE } from '../../../participante/telas-do-participante.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { consultaDaSolicitacao, useSolicitacao } from '../../../solicitacao/consulta-da-solicitacao.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { ComGarantia } from '../components/com-garantia.tsx';
import { relerGarantias, responderRegime } from '../fiador.queries.ts';
import type { MeusDadosScreenProps } from './meus-dados-screen.tsx';

export function RegimeDeBensScreen({ telaDeDocumentos }: MeusDadosScreenProps) {
  return (
    <ComGarantia>
      {(garantia) => <Pergunta garantia={garantia} telaDeDocumentos={telaDeDocumentos} />}
    </ComGarantia>
  );
}

function Pergunta({ garantia, telaDeDocumentos }: MeusDadosScreenProps & { garantia: Garantia }) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  const { id, idSolicitacao, tipoPessoa, faltaDoRegime } = garantia;
  const solicitacao = useSolicitacao(idSolicitacao);
  const inicio = `/garantia/${id}`;
  const aoIr = useCallback(
    (destino: string, { substituir }: { substituir: boolean }) =>
      navegar(`/regime-de-bens/${id}/${destino}`, { replace: substituir }),
    [navegar, id],
  );
  if (faltaDoRegime === null || solicitacao.isError) return <Redirect to={inicio} replace />;
  const contexto = solicitacao.data && contextoNaSolicitacao(solicitacao.data, tipoPessoa);
  if (!contexto || !usuario) return <EsqueletoDePergunta />;

  async function salvar(
    { campos }: Passo<ContextoDoParticipante>,
    respostas: Respostas,
  ): Promise<ContextoDoParticipante> {
    if (campos.length > 0) await responderRegime(id, respostas);
    const nova = await consultas.fetchQuery({ ...consultaDaSolicitacao(idSolicitacao), staleTime: 0 });
    const pessoa = contextoNaSolicitacao(nova, tipoPessoa);
    if (!pessoa) throw new ErroDeApi(409, 'Ocorreu um erro ao salvar os dados.', null);
    return comoQuemResponde(pessoa);
  }

  return (
    <ProvedorDaParte
      idSolicitacao={idSolicitacao}
      tipoPessoa={tipoPessoa}
      pessoaId={solicitacao.data?.[tipoPessoa]?.id}
    >
      <Wizard
        plano={planoDoRegime}
        contexto={comoQuemResponde(contexto)}
        passoAtual={passo}
        etapa="Antes do contrato"
        dono={usuario.id}
        wizard={`regime-${id}`}
        aoIr={aoIr}
        aoSair={() => navegar(inicio)}
        salvar={salvar}
        aoConcluir={async () => {
          await relerGarantias();
          irDaqui(inicio);
        }}
        telas={TELAS_DO_PARTICIPANTE}
        telaDeDocumentos={telaDeDocumentos}
        textoDaAcao={() => 'Enviar a resposta'}
      />
    </ProvedorDaParte>
  );
}
