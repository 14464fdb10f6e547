/** One guarantee while it lasts: what is guaranteed, where the request stands, what the guarantor can do. */

import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { ROTULOS } from '@credito/domain/andamento/situacao';
import { comoEstaAGarantia } from '@credito/domain/fiador/como-esta-a-garantia';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { textoDoFim } from '@credito/domain/fiador/fim-da-garantia';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Redirect, useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { useLinhaDoTempo } from '../../../andamento/consulta-da-linha.ts';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { type ContratoEDinheiro, useContratoDaGarantia } from '../../../contrato/contrato-da-garantia.ts';
import { Conversas } from '../../../conversa/conversas.tsx';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { DocumentosAConferir } from '../../../solicitacao/documentos-a-conferir.tsx';
import { ListaDeMotivos } from '../../../solicitacao/lista-de-motivos.tsx';
import { ComGarantia } from '../components/com-garantia.tsx';
import { ItensDoFiador } from '../components/itens-do-fiador.tsx';
import { OQueGaranto, TextoDaGarantia } from '../components/o-que-garanto.tsx';
import estilos from '../fiador.module.css';
import { concluirParte } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

export function GarantiaScreen() {
  return <ComGarantia>{(garantia) => <DetalheDaGarantia garantia={garantia} />}</ComGarantia>;
}

function DetalheDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const linha = useLinhaDoTempo(garantia.idSolicitacao);
  const contrato = useContratoDaGarantia()(garantia.idSolicitacao);
  const { id, aceitou, consentimento, estudante, curso, instituicao, fim } = garantia;
  if (!aceitou) return <Redirect to={`/aceite/${id}`} replace />;
  const { tom, palavra } = comoEstaAGarantia(garantia, contrato);
  if (!linha.data && !linha.isError) return <CartoesCarregando />;
  const agora = linha.data?.agora;
  return (
    <Pagina
      aoVoltar={() => navegar('/inicio')}
      lado={
        <>
          <Cartao titulo="A sua garantia" fundo>
            <OQueGaranto garantia={garantia} contrato={contrato} />
            {consentimento.aceitoEm ? (
              <p>{`Você aceitou em ${formatarMomento(new Date(consentimento.aceitoEm))}.`}</p>
            ) : null}
            <details className={estilos.texto}>
              <summary>Ler de novo o que você aceitou</summary>
              <TextoDaGarantia garantia={garantia} nivel={3} />
            </details>
          </Cartao>
          <CartaoDoAndamento solicitacaoId={garantia.idSolicitacao} />
          {fim ? null : <CartaoDoContrato garantia={garantia} contrato={contrato} />}
        </>
      }
    >
      <CartaoDeEstado
        estado={{ tom, texto: palavra }}
        frase={(
          contrato?.mensagem ??
          agora?.titulo ??
          (fim ? ROTULOS[garantia.sigla].fiador : ROTULOS_DO_FIADOR[garantia.situacao].fiador.titulo)
        ).replace(/\.$/, '')}
        detalhe={
          <>
            <p>{`Garantia de ${estudante}: ${curso}, ${instituicao}.`}</p>
            {fim ? <p>{textoDoFim(fim, estudante)}</p> : null}
            {fim || garantia.faltaDoRegime || (agora && garantia.situacao !== 'pronto') ? null : (
              <p>{ROTULOS_DO_FIADOR[garantia.situacao].fiador.texto}</p>
            )}
            {agora?.oQueFazer ? <p>{agora.oQueFazer}</p> : null}
          </>
        }
        quem={agora?.quem}
        prazo={
          agora?.prazo
            ? prazoEmPalavras(agora.prazo, agora.ate === null ? null : new Date(agora.ate), agoraNoServidor())
            : undefined
        }
        acao={<AcaoDaGarantia garantia={garantia} />}
      />
      <DocumentosAConferir
        documentos={garantia.aConferir}
        caminhoDo={(passo) => `/meus-dados/${id}/${passo}`}
      />
      <Motivos motivos={garantia.motivos} />
      {garantia.aceitou ? (
        <Conversas solicitacaoId={garantia.idSolicitacao} tipoPessoa={garantia.tipoPessoa} />
      ) : null}
      {fim ? null : (
        <Cartao titulo="A sua parte">
          <ItensDoFiador itens={garantia.itens} />
        </Cartao>
      )}
      {garantia.temCopia ? <LinkDaCopia solicitacaoId={garantia.idSolicitacao} /> : null}
      {garantia.podeDesistir ? (
        <Botao variante="discreto" largo onClick={() => navegar(`/recusa/${id}`)}>
          Não quero mais garantir
        </Botao>
      ) : null}
    </Pagina>
  );
}

function CartaoDoContrato({
  garantia,
  contrato,
}: {
  garantia: Garantia;
  contrato: ContratoEDinheiro | null;
}) {
  const [, navegar] = useLocation();
  if (contrato === null)
    return (
      <Cartao titulo="Contrato" fundo>
        <p>
          {`${garantia.sigla === 'A' ? 'Quando ficar pronto' : 'Quando a solicitação for aprovada'}, o contrato aparece aqui para você ler e assinar.`}
        </p>
      </Cartao>
    );
  return (
    <Cartao
      titulo={`Contrato ${contrato.numero}`}
      fundo
      acoes={
        <Botao variante="secundario" onClick={() => navegar('/contratos')}>
          Ver o contrato
        </Botao>
      }
    >
      <p>{contrato.mensagem}</p>
    </Cartao>
  );
}

function Motivos({ motivos }: Pick<Garantia, 'motivos'>) {
  if (motivos.length === 0) return null;
  return (
    <Cartao titulo={motivos.length === 1 ? 'Motivo' : 'Motivos'}>
      <ListaDeMotivos motivos={motivos} />
      <p>Só você e a nossa equipe leem isto: o estudante sabe da resposta, mas não dos seus motivos.</p>
    </Cartao>
  );
}

function AcaoDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const espera = useArquivosACaminho(garantia.idSolicitacao);
  const { id, podeEditar, situacao } = garantia;
  const { suaVez, verbo } = comoEstaAGarantia(garantia);
  const porConcluir = situacao === 'por-concluir';
  if (suaVez && !porConcluir)
    return (
      <Botao largo onClick={() => navegar(verbo.pagina)}>
        {verbo.texto}
      </Botao>
    );
  if (!podeEditar) return null;
  return (
    <div className={estilos.acoes}>
      {porConcluir ? espera.aviso : null}
      {porConcluir ? (
        <Botao
          largo
          carregando={acao.ocupada}
          onClick={() => {
            if (!espera.segura()) void acao.executar(() => concluirParte(garantia));
          }}
        >
          Avisar que terminei
        </Botao>
      ) : null}
      <Botao largo variante="secundario" onClick={() => navegar(`/meus-dados/${id}`)}>
        Revisar os meus dados
      </Botao>
      {acao.dialogos}
    </div>
  );
}
