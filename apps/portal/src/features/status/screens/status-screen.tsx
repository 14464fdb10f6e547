import { CONCLUIR, proximaAcao } from '@credito/domain/solicitacao/proxima-acao';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { type Etapa, ListaDeEtapas } from '@credito/ui/etapas/etapas';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { AutorizacaoDoResponsavel } from '../../../pessoa/autorizacao-do-responsavel.tsx';
import { useConcluirSolicitacao } from '../../../pessoa/use-concluir-solicitacao.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { DialogoDoCurso } from '../components/dialogo-do-curso.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

export function StatusScreen() {
  return <TelaDeSituacao pagina="/status">{(status) => <Andamento status={status} />}</TelaDeSituacao>;
}

const QUEM = { estudante: 'Você', fiador: 'O seu fiador', responsavel: 'O seu responsável legal' } as const;

function Andamento({ status }: { status: Status & { solicitacaoId: number } }) {
  const [, navegar] = useLocation();
  const [vendoCurso, setVendoCurso] = useState(false);
  const { concluir, concluindo, falha, aoFecharFalha } = useConcluirSolicitacao(status.solicitacaoId);
  const acao = proximaAcao(status);
  const { pagina } = acao;
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
              etapas={etapasDe(status, {
                verCurso: () => setVendoCurso(true),
                editarDados: () =>
                  navegar(status.dadosComplementares === 100 ? '/dados-pessoais/revisao' : '/dados-pessoais'),
                editarFiador: () =>
                  navegar(status.fiadores.fiador ? '/selecao-de-fiador' : '/dados-pessoais-fiador'),
              })}
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
            <p>Protocolo {status.protocolo}. O que você já preencheu está salvo.</p>
          )
        }
        quem={suaVez ? QUEM.estudante : esperaResponsavel ? QUEM.responsavel : QUEM.fiador}
        acao={
          esperaResponsavel ? undefined : (
            <Botao
              largo
              carregando={concluindo}
              textoCarregando="Enviando…"
              onClick={pagina === null ? concluir : () => navegar(pagina)}
            >
              {acao.texto}
            </Botao>
          )
        }
      >
        <Progresso
          rotulo="Quanto da solicitação está pronto"
          valor={status.total}
          texto={`${status.total}%`}
        />
      </CartaoDeEstado>
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
      <DialogoDeErro mensagem={falha} aoFechar={aoFecharFalha} />
    </Pagina>
  );
}

interface AcoesDasEtapas {
  verCurso: () => void;
  editarDados: () => void;
  editarFiador: () => void;
}

function etapasDe(status: Status, { verCurso, editarDados, editarFiador }: AcoesDasEtapas): Etapa[] {
  const dadosProntos = status.dadosComplementares === 100;
  const etapas: Etapa[] = [
    { id: 'conta', titulo: 'Crie sua conta', estado: 'feita' },
    {
      id: 'curso',
      titulo: 'Universidade e curso',
      estado: 'feita',
      acao: (
        <Botao compacto variante="discreto" onClick={verCurso}>
          Ver<span className="so-leitor"> universidade e curso</span>
        </Botao>
      ),
    },
    {
      id: 'dados',
      titulo: 'Dados pessoais',
      estado: dadosProntos ? 'feita' : 'atual',
      detalhe: dadosProntos ? undefined : `${status.dadosComplementares}% preenchido`,
      acao: (
        <Botao compacto variante="discreto" onClick={editarDados}>
          {dadosProntos ? 'Alterar' : 'Preencher'}
          <span className="so-leitor"> dados pessoais</span>
        </Botao>
      ),
    },
  ];
  if (status.semFiador) return etapas;
  const { percentual, fiador, fiador2 } = status.fiadores;
  return [
    ...etapas,
    {
      id: 'fiador',
      titulo: fiador2 ? 'Dados dos fiadores' : 'Dados do fiador',
      estado: percentual === 100 ? 'feita' : dadosProntos ? 'atual' : 'futura',
      detalhe: percentual === 100 ? undefined : detalheDosFiadores(fiador, fiador2),
      acao: (
        <Botao compacto variante="discreto" onClick={editarFiador}>
          {fiador ? 'Ver' : 'Indicar'}
          <span className="so-leitor"> fiador</span>
        </Botao>
      ),
    },
  ];
}

function detalheDosFiadores(
  fiador: Status['fiadores']['fiador'],
  fiador2: Status['fiadores']['fiador2'],
): string | undefined {
  if (!fiador) return undefined;
  return [fiador, fiador2]
    .flatMap((pessoa) => (pessoa ? [`${pessoa.nome}: ${pessoa.percentual}%`] : []))
    .join(' · ');
}
