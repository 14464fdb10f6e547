/** The request while people fill it in: whose turn it is, and the four stages with what is missing of each. */
import { comoEsta } from '@credito/domain/andamento/como-esta';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { ListaDeEtapas } from '@credito/ui/etapas/etapas';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { DocumentosAConferir } from '../../../solicitacao/documentos-a-conferir.tsx';
import { AvisoDaRecusa } from '../../../solicitacao/recusa-do-fiador.tsx';
import { AutorizacaoDoResponsavel } from './autorizacao-do-responsavel.tsx';
import { BotoesDoAto } from './botoes-do-ato.tsx';
import { DosContratos } from './dos-contratos.tsx';
import { etapasDoStatus } from './etapas-do-status.tsx';
import { MensagensEAjuda } from './mensagens-e-ajuda.tsx';
import type { StatusComSolicitacao } from './tela-de-situacao.tsx';
import { TopoDaSituacao } from './topo-da-situacao.tsx';

export function EmPreenchimento({ status }: { status: StatusComSolicitacao }) {
  const [, navegar] = useLocation();
  const { solicitacaoId, protocolo, autorizacaoDoResponsavel: autorizacao } = status;
  const como = comoEsta(status);
  return (
    <Pagina
      lado={
        <>
          <CartaoDoAndamento solicitacaoId={solicitacaoId} />
          <MensagensEAjuda protocolo={protocolo} />
        </>
      }
    >
      <TopoDaSituacao credito={status.credito} />
      <CartaoDeEstado
        estado={{ tom: como.tom, texto: como.palavra }}
        frase={como.frase}
        detalhe={<p>{`Protocolo ${protocolo ?? ''}. O que você já preencheu está salvo.`}</p>}
        quem={como.quem ?? undefined}
        acao={<BotoesDoAto solicitacaoId={solicitacaoId} como={como} />}
      />
      {status.ofertaEncerrada && (
        <Aviso
          tom="atencao"
          acao={
            <Botao variante="secundario" onClick={() => navegar('/cancelamento-solicitacao')}>
              Cancelar e escolher outro curso
            </Botao>
          }
        >
          {status.ofertaEncerrada}
        </Aviso>
      )}
      <DocumentosAConferir
        documentos={status.aConferir}
        caminhoDo={(passo) => `/dados-pessoais/${passo}?solicitacao`}
      />
      <AvisoDaRecusa recusa={status.recusaDoFiador} />
      {autorizacao && (
        <AutorizacaoDoResponsavel
          solicitacaoId={solicitacaoId}
          autorizacao={autorizacao}
          aoAlterar={() => navegar('/dados-pessoais/responsavel-legal')}
        />
      )}
      <Cartao titulo="Etapas da solicitação">
        <ListaDeEtapas rotulo="Etapas da solicitação" etapas={etapasDoStatus(status, navegar)} />
      </Cartao>
      <DosContratos />
    </Pagina>
  );
}
