import { CONCLUIR, proximaAcao } from '@credito/domain/andamento/proxima-acao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { ListaDeEtapas } from '@credito/ui/etapas/etapas';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { BotaoDaProximaAcao } from '../../../solicitacao/botao-da-proxima-acao.tsx';
import { AvisoDaRecusa } from '../../../solicitacao/recusa-do-fiador.tsx';
import { useConcluirSolicitacao } from '../../../solicitacao/use-concluir-solicitacao.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { AutorizacaoDoResponsavel } from '../components/autorizacao-do-responsavel.tsx';
import { DialogoDoCurso } from '../components/dialogo-do-curso.tsx';
import { etapasDoStatus } from '../components/etapas-do-status.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

export function StatusScreen() {
  return <TelaDeSituacao pagina="/status">{(status) => <Andamento status={status} />}</TelaDeSituacao>;
}

const QUEM = { estudante: 'Você', fiador: 'O seu fiador', responsavel: 'O seu responsável legal' } as const;

function Andamento({ status }: { status: Status & { solicitacaoId: number } }) {
  const [, navegar] = useLocation();
  const [vendoCurso, setVendoCurso] = useState(false);
  const conclusao = useConcluirSolicitacao(status.solicitacaoId);
  const acao = proximaAcao(status);
  const esperaResponsavel = acao.tipo === 'aguardar-responsavel';
  const { autorizacaoDoResponsavel: autorizacao } = status;
  const suaVez = acao.tipo === 'dados-pessoais' || acao.tipo === 'fiador' || acao.tipo === 'concluir';
  return (
    <Pagina
      lado={
        <>
          <Cartao titulo="Etapas da solicitação">
            <ListaDeEtapas
              rotulo="Etapas da solicitação"
              etapas={etapasDoStatus(status, { navegar, verCurso: () => setVendoCurso(true) })}
            />
          </Cartao>
          <CartaoDoAndamento solicitacaoId={status.solicitacaoId} />
        </>
      }
    >
      <CartaoDeEstado
        estado={suaVez ? { tom: 'suaVez', texto: 'Sua vez' } : { tom: 'espera', texto: 'Aguardando' }}
        frase={
          acao.texto === CONCLUIR
            ? 'Está tudo pronto para enviar'
            : esperaResponsavel
              ? 'Só falta o seu responsável autorizar'
              : status.rotulo
        }
        detalhe={
          acao.texto === CONCLUIR ? (
            <p>Depois de enviada, a solicitação vai para análise e não pode ser alterada.</p>
          ) : (
            <p>{`Protocolo ${status.protocolo ?? ''}. O que você já preencheu está salvo.`}</p>
          )
        }
        quem={suaVez ? QUEM.estudante : esperaResponsavel ? QUEM.responsavel : QUEM.fiador}
        acao={esperaResponsavel ? undefined : <BotaoDaProximaAcao acao={acao} conclusao={conclusao} />}
      >
        <Progresso
          rotulo="Quanto da solicitação está pronto"
          valor={status.total}
          texto={`${status.total}%`}
        />
      </CartaoDeEstado>
      <AvisoDaRecusa recusa={status.recusaDoFiador} />
      {autorizacao && (
        <AutorizacaoDoResponsavel
          solicitacaoId={status.solicitacaoId}
          autorizacao={autorizacao}
          aoAlterar={() => navegar('/dados-pessoais/responsavel-legal')}
        />
      )}
      <DialogoDoCurso
        solicitacaoId={status.solicitacaoId}
        aberto={vendoCurso}
        aoFechar={() => setVendoCurso(false)}
      />
      <DialogoDeErro mensagem={conclusao.falha} aoFechar={conclusao.aoFecharFalha} />
    </Pagina>
  );
}
