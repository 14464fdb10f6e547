/** Swap of a guarantor, and what to do with the free place (spec 2 sections 2.8 and 4). */
import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { Escolha } from '@credito/ui/escolha/escolha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import { ComFiadores } from '../components/com-fiadores.tsx';
import { etapaDaTroca } from '../etapas.ts';
import { excluirFiador, useCorrigivel } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

export function TrocaDeFiadorScreen() {
  const { vaga } = useParams<{ vaga?: string }>();
  const [removido, setRemovido] = useState<string | null>(null);
  return (
    <ComFiadores>
      {(fiadores) => {
        const fiador = fiadores.fiadores.find(({ tipoPessoa }) => tipoPessoa === (vaga ?? 'fiador'));
        if (removido !== null) return <FiadorRemovido nome={removido} fiadores={fiadores} />;
        if (!fiador || !fiadores.podeGerenciar) return <Redirect to="/selecao-de-fiador" replace />;
        return <ConfirmarTroca fiador={fiador} fiadores={fiadores} aoRemover={setRemovido} />;
      }}
    </ComFiadores>
  );
}

interface ConfirmarTrocaProps {
  fiador: FiadorDoEstudante;
  fiadores: FiadoresDaSolicitacao;
  aoRemover: (nome: string) => void;
}

function ConfirmarTroca({ fiador, fiadores, aoRemover }: ConfirmarTrocaProps) {
  const [, navegar] = useLocation();
  const corrigivel = useCorrigivel();
  const [confirmando, setConfirmando] = useState(false);
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const nome = primeiroNome(fiador.nome);

  async function excluir() {
    const depois = await acao.executar(() => excluirFiador(fiadores.idSolicitacao, fiador));
    setConfirmando(false);
    if (depois) aoRemover(fiador.nome);
  }

  return (
    <>
      <PaginaDePergunta
        etapa={etapaDaTroca(corrigivel)}
        titulo={`Trocar ${fiador.nome}?`}
        dica={
          fiador.aceitou
            ? `${nome} já aceitou e enviou ${fiador.percentual}% do que pedimos. A pessoa nova começa do zero.`
            : `O convite de ${nome} deixa de funcionar. A pessoa nova começa do zero.`
        }
        acao={{ texto: 'Trocar fiador', final: true }}
        acaoSecundaria={
          <Botao variante="discreto" largo onClick={() => navegar(`/lembrete-fiador/${fiador.tipoPessoa}`)}>
            Prefiro enviar um lembrete
          </Botao>
        }
        aoEnviar={() => setConfirmando(true)}
        aoVoltar={() => navegar(`/status-fiador/${fiador.tipoPessoa}`)}
      />
      <Dialogo
        aberto={confirmando}
        aoFechar={() => setConfirmando(false)}
        titulo="Troca de fiador"
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={() => setConfirmando(false)}
            variante="perigo"
            carregando={acao.ocupada}
            onClick={() => void excluir()}
          >
            Excluir
          </ConfirmarOuCancelar>
        }
      >
        <p>{`Todos os dados e documentos de ${fiador.nome} saem da solicitação${jaSabe(fiador) ? ', e a pessoa será avisada' : ''}.`}</p>
        <p>Se o problema for a renda, o fiador também pode enviar mais comprovantes em vez de ser trocado.</p>
      </Dialogo>
      {acao.dialogos}
    </>
  );
}

/** Whoever was never told of the invitation is not told of its end. */
const jaSabe = ({ aceitou, ultimoAcesso, convite }: FiadorDoEstudante) =>
  aceitou || ultimoAcesso !== null || Boolean(convite?.enviadoEm);

type Opcao = 'indicar' | 'preencher' | 'nada';

function FiadorRemovido({ nome, fiadores }: { nome: string; fiadores: FiadoresDaSolicitacao }) {
  const [, navegar] = useLocation();
  const corrigivel = useCorrigivel();
  const [opcao, setOpcao] = useState<Opcao>('indicar');
  const restaUm = fiadores.fiadores.length > 0;
  const opcoes: { valor: Opcao; titulo: string; descricao: string }[] = [
    {
      valor: 'indicar',
      titulo: 'Indicar outra pessoa',
      descricao: 'A pessoa recebe um link e preenche os próprios dados.',
    },
    {
      valor: 'preencher',
      titulo: 'Eu preencho os dados',
      descricao: 'Você envia os dados e documentos. O aceite continua sendo só da pessoa.',
    },
    ...(restaUm
      ? [
          {
            valor: 'nada' as const,
            titulo: 'Nada. Ficarei apenas com 1 fiador',
            descricao: `${fiadores.fiadores[0]?.nome} continua na solicitação.`,
          },
        ]
      : []),
  ];
  return (
    <PaginaDePergunta
      key="removido"
      direcao="frente"
      etapa={etapaDaTroca(corrigivel)}
      titulo={`${primeiroNome(nome)} saiu da solicitação. O que você quer fazer agora?`}
      acao={{ texto: 'Avançar' }}
      aoEnviar={() => {
        if (opcao === 'nada') navegar('/selecao-de-fiador', { replace: true });
        else
          navegar(`/dados-pessoais-fiador?troca=S${opcao === 'preencher' ? '&modo=preencher' : ''}`, {
            replace: true,
          });
      }}
    >
      <Escolha
        rotulo="O que você quer fazer agora?"
        rotuloOculto
        name="depois-da-troca"
        value={opcao}
        aoMudar={setOpcao}
        opcoes={opcoes}
      />
    </PaginaDePergunta>
  );
}
