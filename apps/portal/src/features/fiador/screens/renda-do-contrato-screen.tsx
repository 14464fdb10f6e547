/** /renda-do-contrato/{id}: whoever has accepted to guarantee a contract proves the income, as in a request. */
import type { RendaDoNovoFiador } from '@credito/api/alteracao-da-renda.rotas';
import { isRecusa } from '@credito/api/cliente';
import { contextoDaRenda, planoDaRenda } from '@credito/domain/alteracao/renda-do-novo-fiador';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Passo } from '@credito/domain/wizard/plano';
import { agora } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { ProvedorDaParte } from '../../../participante/parte-atual.tsx';
import { TELAS_DO_PARTICIPANTE } from '../../../participante/telas-do-participante.ts';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { useIrDaqui } from '../../../wizard/use-ir-daqui.ts';
import type { Respostas } from '../../../wizard/valores.ts';
import { Wizard } from '../../../wizard/wizard.tsx';
import {
  consultaDaRenda,
  enviarRenda,
  lerRendaDeNovo,
  responderRenda,
} from '../renda-do-contrato.queries.ts';
import type { MeusDadosScreenProps } from './meus-dados-screen.tsx';

const SAIDA = '/contratos';

export function RendaDoContratoScreen({ telaDeDocumentos }: MeusDadosScreenProps) {
  const { id = '' } = useParams<{ id?: string }>();
  const numero = /^[1-9]\d{0,9}$/.test(id);
  const { data, error, refetch } = useQuery({ ...consultaDaRenda(Number(id)), enabled: numero });
  if (!numero || isRecusa(error)) return <Redirect to={SAIDA} replace />;
  if (data)
    return data.editavel ? (
      <Perguntas renda={data} telaDeDocumentos={telaDeDocumentos} />
    ) : (
      <Redirect to={SAIDA} replace />
    );
  if (error)
    return (
      <PaginaQueFalhou titulo="Não foi possível abrir a sua renda" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <EsqueletoDePergunta />;
}

function contextoDe({ papel, respostas, documentos, ...renda }: RendaDoNovoFiador): ContextoDoParticipante {
  return contextoDaRenda({
    papel,
    respostas,
    documentos: documentos.map(({ tipoDocumento, index, tipoRenda, rejeitado }) => ({
      tipoDocumento,
      indice: index,
      tipoRenda,
      rejeitado: rejeitado === 'SIM',
    })),
    rendaMinimaCentavos: renda.rendaMinimaCentavos,
    haOutroFiador: renda.haOutroFiador,
    hoje: dataEmSaoPaulo(agora()),
  });
}

function Perguntas({ renda, telaDeDocumentos }: MeusDadosScreenProps & { renda: RendaDoNovoFiador }) {
  const { passo } = useParams<{ passo?: string }>();
  const [, navegar] = useLocation();
  const irDaqui = useIrDaqui();
  const usuario = useUsuario();
  const { alteracaoId: id, papel, devolucao } = renda;
  const aoIr = useCallback(
    (destino: string, { substituir }: { substituir: boolean }) =>
      navegar(`/renda-do-contrato/${id}/${destino}`, { replace: substituir }),
    [navegar, id],
  );
  if (!usuario) return <EsqueletoDePergunta />;

  async function salvar(
    { id: nome, campos }: Passo<ContextoDoParticipante>,
    respostas: Respostas,
  ): Promise<ContextoDoParticipante> {
    return contextoDe(
      campos.length > 0 ? await responderRenda(id, nome, respostas) : await lerRendaDeNovo(id),
    );
  }

  return (
    <ProvedorDaParte idAlteracao={id} tipoPessoa={papel}>
      <Wizard
        plano={planoDaRenda}
        contexto={contextoDe(renda)}
        passoAtual={passo}
        etapa="Para garantir o contrato"
        dono={usuario.id}
        wizard={`renda-do-contrato-${id}`}
        salvo="Salvo na sua conta"
        aoIr={aoIr}
        aoSair={() => navegar(SAIDA)}
        salvar={salvar}
        aoConcluir={async () => {
          await enviarRenda(id);
          mostrarToast({ texto: 'Comprovantes enviados. A nossa equipe vai analisá-los.', tom: 'sucesso' });
          irDaqui(SAIDA);
        }}
        telas={TELAS_DO_PARTICIPANTE}
        telaDeDocumentos={telaDeDocumentos}
        textoDaAcao={(_, ultimo) => (ultimo ? 'Enviar para análise' : 'Avançar')}
        porQue={() => (devolucao ? <Devolucao motivo={devolucao} /> : undefined)}
      />
    </ProvedorDaParte>
  );
}

function Devolucao({ motivo }: { motivo: string }) {
  return (
    <Aviso tom="atencao" titulo="O que a nossa equipe ainda pede">
      {motivo}
    </Aviso>
  );
}
