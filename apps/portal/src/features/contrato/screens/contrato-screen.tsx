/** /contratos/{id}: one contract, from its key facts to what has happened to it. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { LinkDoDocumento } from '@credito/ui/documento/link-do-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'wouter';
import { tomDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { AceiteDoPlano, LUGAR_DO_ACEITE } from '../components/aceite-do-plano.tsx';
import { AtrasoDoContrato } from '../components/atraso-do-contrato.tsx';
import { AcoesPrincipais, O_QUE_E_CONCLUIR } from '../components/cartao-do-contrato.tsx';
import { ComContrato } from '../components/com-contrato.tsx';
import { Desistencia } from '../components/desistencia.tsx';
import { FatosDoContrato } from '../components/fatos-do-contrato.tsx';
import { FimDoContrato } from '../components/fim-do-contrato.tsx';
import { MotivosDaReprovacao } from '../components/motivos-da-reprovacao.tsx';
import { Andamento, PessoasDoContrato } from '../components/pessoas-e-andamento.tsx';
import { PlanoDoContrato } from '../components/plano-do-contrato.tsx';
import { TelefonesDaCentral } from '../components/telefones-da-central.tsx';
import estilos from '../contrato.module.css';
import { pedidoDoContrato } from '../contrato.queries.ts';

export function ContratoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComContrato id={id}>{(contrato) => <Contrato contrato={contrato} />}</ComContrato>;
}

function Contrato({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  const { podeDesistirAte } = contrato;
  return (
    <Pagina
      aoVoltar={() => navegar('/contratos')}
      lado={
        <>
          {contrato.temTexto ? <PessoasDoContrato partes={contrato.partes} status={contrato.status} /> : null}
          <Andamento
            rotulo="O que aconteceu com o contrato"
            linhaDoTempo={contrato.linhaDoTempo}
            agora={contrato.agora}
          />
        </>
      }
    >
      {contrato.status === 'EFE' ? <AtrasoDoContrato contratoId={contrato.id} /> : null}
      {/* What changed is read from its heading on: the button that changed it is gone. */}
      <Situacao key={`${contrato.status} ${contrato.planoAceitoEm}`} contrato={contrato} />
      {contrato.temTexto ? <OQueDiz contrato={contrato} /> : null}
      {faltaAceitar(contrato) ? <AceiteDoPlano contrato={contrato} /> : null}
      {podeDesistirAte ? <Desistencia contrato={contrato} ate={podeDesistirAte} /> : null}
    </Pagina>
  );
}

/** What has ended is a record: it stands folded, so that nobody reads it as what is owed. */
const RESUMO_DO_QUE_ACABOU: Partial<Record<ContratoAberto['status'], string>> = {
  LIQ: 'Ver o que foi contratado',
  CAN: 'Ver como o contrato era',
};

function OQueDiz({ contrato }: { contrato: ContratoAberto }) {
  const resumo = RESUMO_DO_QUE_ACABOU[contrato.status];
  return (
    <>
      {resumo ? (
        <details className={estilos.dobra}>
          <summary>{resumo}</summary>
          <div className={estilos.pilha}>
            <FatosEPlano contrato={contrato} />
          </div>
        </details>
      ) : (
        <FatosEPlano contrato={contrato} />
      )}
      <ContratoInteiro contrato={contrato} />
      {contrato.status === 'EFE' ? <PedirAlteracao contratoId={contrato.id} /> : null}
    </>
  );
}

function FatosEPlano({ contrato }: { contrato: ContratoAberto }) {
  return (
    <>
      <FatosDoContrato contrato={contrato} />
      <Cartao titulo="O plano">
        <PlanoDoContrato legenda="Parcelas do contrato" plano={contrato.plano} />
        <p className={estilos.total}>
          <span>Total</span>
          <strong>{formatarReais(contrato.fatos.totalCentavos)}</strong>
        </p>
      </Cartao>
    </>
  );
}

function PedirAlteracao({ contratoId }: { contratoId: number }) {
  const [, navegar] = useLocation();
  return (
    <Cartao
      titulo="Precisa mudar algo?"
      soNaTela
      acoes={
        <Botao
          largo
          variante="secundario"
          onClick={() => navegar(`/contratos/${contratoId}/pedir-alteracao`)}
        >
          Pedir uma alteração
        </Botao>
      }
    >
      <p>Parcelas, curso, fiador ou dados: você vê o que muda antes de enviar o pedido.</p>
    </Cartao>
  );
}

const SOBRE_O_TEXTO: Partial<Record<ContratoAberto['status'], string>> = {
  DIS: 'Leia com calma antes de assinar. Se algo não estiver claro, fale com a gente.',
  VIS: 'Leia com calma antes de assinar. Se algo não estiver claro, fale com a gente.',
  CAN: 'O texto deste contrato, que foi cancelado, para ler ou guardar.',
};

function ContratoInteiro({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  return (
    <Cartao
      titulo="O contrato inteiro"
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar(`/contratos/${contrato.id}/texto`)}>
          Ler o contrato
        </Botao>
      }
    >
      <p>{SOBRE_O_TEXTO[contrato.status] ?? 'O texto completo deste contrato, para ler ou guardar.'}</p>
      <p>
        <LinkDoDocumento
          href={`/api/contrato/disponibilizado/${contrato.id}/contrato`}
          texto="Guardar em PDF"
          pedido={pedidoDoContrato(contrato)}
        />
      </p>
    </Cartao>
  );
}

const faltaAceitar = ({ status, planoAceitoEm }: ContratoAberto): boolean =>
  status === 'DIS' && planoAceitoEm === null;

function Situacao({ contrato }: { contrato: ContratoAberto }) {
  const { rotulo, mensagem, agora, contagem, contractNumber, anoSemestre } = contrato;
  return (
    <CartaoDeEstado
      estado={{ tom: tomDoContrato(contrato), texto: rotulo }}
      frase={mensagem}
      detalhe={
        <>
          <p>{`Contrato ${contractNumber}, ${anoSemestre}.`}</p>
          {faltaAceitar(contrato) ? (
            <p>Primeiro leia o essencial e o plano, aqui embaixo. No fim da página você aceita o plano.</p>
          ) : null}
          {contrato.acoes.includes('concluir') ? <p>{O_QUE_E_CONCLUIR}</p> : null}
          {contrato.fim ? (
            <FimDoContrato fim={contrato.fim} motivos={contrato.motivosDoCancelamento} />
          ) : null}
          {contrato.recuperacao ? (
            <p>
              <strong>{`Você pode recuperar o contrato até ${formatarData(contrato.recuperacao.ate)}, uma vez só.`}</strong>
            </p>
          ) : null}
          {contrato.status === 'VIS' && contrato.ondeEntregar ? (
            <p>{`Onde entregar: ${contrato.ondeEntregar}`}</p>
          ) : null}
          {contrato.fim && contrato.acoes.length === 0 ? <TelefonesDaCentral /> : null}
        </>
      }
      quem={agora?.quem}
      prazo={
        agora?.ate ? (contagem ? `${contagem} (${formatarData(agora.ate)})` : formatarData(agora.ate)) : null
      }
      acao={<Acoes contrato={contrato} />}
    >
      {contrato.rejectionReasons.length > 0 ? (
        <MotivosDaReprovacao motivos={contrato.rejectionReasons} />
      ) : null}
    </CartaoDeEstado>
  );
}

/** The reasons of a refusal stand on the page already. */
function Acoes({ contrato }: { contrato: ContratoAberto }): ReactNode {
  if (faltaAceitar(contrato))
    return (
      <LinkBotao largo href={`#${LUGAR_DO_ACEITE}`}>
        Ir para o aceite do plano
      </LinkBotao>
    );
  return (
    <div className={estilos.acoes}>
      <AcoesPrincipais
        contrato={{ ...contrato, acoes: contrato.acoes.filter((acao) => acao !== 'ver-motivos') }}
      />
    </div>
  );
}
