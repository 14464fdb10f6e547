import { ErroDeApi } from '@credito/api/cliente';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import {
  PASSO_DO_ENVIO,
  PASSO_DO_TEXTO,
  type PassoDoRecurso,
  planoDoRecurso,
} from '@credito/domain/recurso/recurso.plano';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { mostrarToast } from '@credito/ui/toast/toast';

import type { ComponentType } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { contextoNaSolicitacao } from '../../../participante/contexto-do-participante.ts';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { consultas } from '../../../sessao/consultas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import {
  consultaDaSolicitacao,
  type SolicitacaoCarregada,
  useSolicitacao,
} from '../../../solicitacao/consulta-da-solicitacao.ts';
import { enviarRecurso, escreverRecurso, useRecurso } from '../../../solicitacao/recurso.queries.ts';
import type { TelaDeDocumentosProps, TelasDoPlano } from '../../../wizard/tela-do-passo.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import { PassoDoEnvio } from '../components/passo-do-envio.tsx';
import { PassoDoTexto } from '../components/passo-do-texto.tsx';
import { useIrAoPasso } from '../use-ir-ao-passo.ts';

const SAIDA = '/solicitacao-reprovada';

interface RecursoScreenProps {
  /** The documents' own screen, handed over where the portal is put together. */
  telaDeDocumentos: ComponentType<TelaDeDocumentosProps<ContextoDoParticipante>>;
}

/** Contesting a final refusal: text, files, sending. */
export function RecursoScreen({ telaDeDocumentos }: RecursoScreenProps) {
  const solicitacao = useSolicitacao();
  const id = solicitacao.data?.id;
  const recurso = useRecurso(id ?? 0, id !== undefined && solicitacao.data?.leitor === 'estudante');
  const usuario = useUsuario();
  if (solicitacao.isError || recurso.isError) return <Redirect to={SAIDA} replace />;
  if (solicitacao.data && solicitacao.data.leitor !== 'estudante') return <Redirect to={SAIDA} replace />;
  if (!solicitacao.data || !recurso.data || !usuario) return <EsqueletoDePergunta />;
  if (!recurso.data.podeRecorrer) return <Redirect to={SAIDA} replace />;
  return (
    <EscritaDoRecurso
      solicitacao={solicitacao.data}
      texto={recurso.data.recurso?.texto}
      dono={usuario.id}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}

const TELAS: TelasDoPlano<ContextoDoParticipante, PassoDoRecurso> = {
  [PASSO_DO_TEXTO]: PassoDoTexto,
  [PASSO_DO_ENVIO]: PassoDoEnvio,
};

function EscritaDoRecurso({
  solicitacao,
  texto,
  dono,
  telaDeDocumentos,
}: RecursoScreenProps & { solicitacao: SolicitacaoCarregada; texto: string | undefined; dono: string }) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const aoIr = useIrAoPasso();
  const { id } = solicitacao;
  const contexto = contextoDoRecurso(solicitacao, texto);
  if (!contexto) return <Redirect to={SAIDA} replace />;

  async function salvar(atual: PassoDoRecurso, respostas: Respostas): Promise<ContextoDoParticipante> {
    let novo = texto;
    if (atual.id === PASSO_DO_TEXTO)
      novo = (await escreverRecurso(id, String(respostas.texto ?? ''))).recurso?.texto;
    if (atual.id === PASSO_DO_ENVIO) {
      await enviarRecurso(id);
      return contexto ?? naoCarregou();
    }
    const recarregada = await consultas.fetchQuery({ ...consultaDaSolicitacao(), staleTime: 0 });
    return contextoDoRecurso(recarregada, novo) ?? naoCarregou();
  }

  return (
    <ProvedorDaParte idSolicitacao={id} tipoPessoa="estudante">
      <Wizard
        plano={planoDoRecurso}
        contexto={contexto}
        passoAtual={passo}
        etapa="Recurso"
        dono={dono}
        wizard={`recurso-${id}`}
        aoIr={aoIr}
        aoSair={() => navegar(SAIDA)}
        salvar={salvar}
        aoConcluir={() => {
          mostrarToast({ texto: 'Recurso enviado.', tom: 'sucesso' });
          navegar(SAIDA, { replace: true });
        }}
        telas={TELAS}
        telaDeDocumentos={telaDeDocumentos}
      />
    </ProvedorDaParte>
  );
}

function contextoDoRecurso(
  solicitacao: SolicitacaoCarregada,
  texto: string | undefined,
): ContextoDoParticipante | null {
  const contexto = contextoNaSolicitacao(solicitacao, 'estudante');
  return contexto && { ...contexto, respostas: texto === undefined ? {} : { texto } };
}

function naoCarregou(): never {
  throw new ErroDeApi(409, 'Não foi possível carregar o recurso. Recarregue a página.', null);
}
