/** "Dados de {pessoa}": address, marital status and spouse on one page (spec 3 section 2.9), and the way to all others. */
import { NOME_DO_PASSO } from '@credito/domain/participante/o-que-falta';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaRegime } from '@credito/domain/participante/passos-do-estado-civil';
import { secoesDaRevisao } from '@credito/domain/participante/revisao';
import { isForaDaPagina } from '@credito/domain/pendencia/pendencias.plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Resumo } from '@credito/ui/resumo/resumo';
import { useLocation } from 'wouter';
import { Conversas } from '../../../conversa/conversas.tsx';
import { useBuscaDoEndereco } from '../../../participante/campos-do-endereco.tsx';
import { CamposDosDados } from '../../../participante/campos-dos-dados.tsx';
import { PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { useFormularioDoPasso } from '../../../wizard/use-formulario-do-passo.ts';
import { useCorrecao } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';
import { MotivosDaRecusa } from './motivos-da-recusa.tsx';

export function PassoDosDados(tela: TelaDoPassoProps<ContextoDoParticipante>) {
  const { pendencias } = useCorrecao();
  const [, navegar] = useLocation();
  const formulario = useFormularioDoPasso(tela);
  const { form } = formulario;
  const busca = useBuscaDoEndereco(form);
  return (
    <PaginaDoPasso
      tela={tela}
      formulario={formulario}
      semMoldura
      desabilitada={busca === 'buscando'}
      acaoSecundaria={
        <Botao variante="discreto" largo className={estilos.soNoDesktop} onClick={() => navegar('/inicio')}>
          Cancelar
        </Botao>
      }
    >
      {pendencias.motivos.length > 0 ? (
        <Aviso tom="atencao" titulo="O que a análise pediu">
          <MotivosDaRecusa motivos={pendencias.motivos} />
        </Aviso>
      ) : null}
      <Conversas
        solicitacaoId={pendencias.idSolicitacao}
        tipoPessoa={pendencias.tipoPessoa}
        assunto="DADOS"
      />
      <CamposDosDados
        campos={tela.passo.campos}
        form={form}
        busca={busca}
        perguntaRegime={(estadoCivil) =>
          perguntaRegime({ ...tela.contexto, respostas: { ...tela.contexto.respostas, estadoCivil } })
        }
      />
      <OutrosDados contexto={tela.contexto} />
    </PaginaDoPasso>
  );
}

/** Every other answer, each with its own step of the wizard. */
function OutrosDados({ contexto }: { contexto: ContextoDoParticipante }) {
  const { abrir } = useCorrecao();
  const linhas = planoDoParticipante.filter(isForaDaPagina);
  return (
    <Resumo
      grupos={secoesDaRevisao(linhas, contexto).map(({ passo, itens }) => ({
        id: passo,
        titulo: NOME_DO_PASSO[passo],
        itens,
        alterar: () => {
          const linha = linhas.find(({ id }) => id === passo);
          if (linha) abrir(linha.id);
        },
      }))}
    />
  );
}
