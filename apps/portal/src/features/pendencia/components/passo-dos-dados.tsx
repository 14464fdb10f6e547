/** "Dados de {pessoa}": address, marital status and spouse on one page (spec 3 section 2.9), and the way to all others. */
import { temConjuge } from '@credito/domain/participante/estado-civil';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaRegime } from '@credito/domain/participante/passos-do-estado-civil';
import { secoesDaRevisao } from '@credito/domain/participante/revisao';
import { isForaDaPagina } from '@credito/domain/pendencia/pendencias.plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Resumo } from '@credito/ui/resumo/resumo';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'wouter';
import { Conversas } from '../../../conversa/conversas.tsx';
import { CamposDoEndereco, useBuscaDoEndereco } from '../../../participante/campos-do-endereco.tsx';
import { CampoDoPasso } from '../../../wizard/campo-do-passo.tsx';
import { campoDoPasso, PaginaDoPasso } from '../../../wizard/pagina-do-passo.tsx';
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
  const estadoCivil = useWatch({ control: form.control, name: 'estadoCivil' });
  const uniaoEstavel = useWatch({ control: form.control, name: 'uniaoEstavel' });
  const casado = estadoCivil === 'CASADO';
  const campo = (nome: string) => <CampoDoPasso key={nome} campo={campoDoPasso(tela, nome)} form={form} />;
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
      <Cartao titulo="Endereço">
        <div className={estilos.pilha}>
          <CamposDoEndereco campos={tela.passo.campos} form={form} busca={busca} />
        </div>
      </Cartao>
      <Cartao titulo="Estado civil">
        <div className={estilos.pilha}>
          {campo('estadoCivil')}
          {casado || !estadoCivil ? null : campo('uniaoEstavel')}
          {perguntaRegime({ ...tela.contexto, respostas: { ...tela.contexto.respostas, estadoCivil } })
            ? campo('regimeDeBens')
            : null}
        </div>
      </Cartao>
      {temConjuge(estadoCivil, casado ? 'N' : uniaoEstavel) ? (
        <Cartao titulo="Cônjuge ou companheiro">
          <div className={estilos.pilha}>{['nomeConjuge', 'cpfConjuge', 'emailConjuge'].map(campo)}</div>
        </Cartao>
      ) : null}
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
      grupos={secoesDaRevisao(linhas, contexto).map(({ passo, titulo, itens }) => ({
        id: passo,
        titulo,
        itens,
        alterar: () => {
          const linha = linhas.find(({ id }) => id === passo);
          if (linha) abrir(linha.id);
        },
      }))}
    />
  );
}
