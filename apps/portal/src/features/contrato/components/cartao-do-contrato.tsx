/** One contract of the list: what it is, where it stands, what can be done about it (spec 3 section 2.3). */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import estilos from '../contrato.module.css';
import { pedidoDoContrato } from '../contrato.queries.ts';
import { Assinar } from './assinar.tsx';
import { Concluir } from './concluir.tsx';
import { FimDoContrato } from './fim-do-contrato.tsx';
import { MotivosDaReprovacao } from './motivos-da-reprovacao.tsx';
import { Recuperar } from './recuperar.tsx';
import { TelefonesDaCentral } from './telefones-da-central.tsx';

interface DoContrato {
  contrato: ContratoNaLista;
}

export const O_QUE_E_CONCLUIR = 'Guarde a sua cópia e toque em “Concluir”: com isso, a contratação termina.';

export function DetalheDoContrato({ contrato }: DoContrato) {
  const {
    anoSemestre,
    contractValue,
    mensagem,
    contagem,
    deadlineDate,
    faltaAssinar,
    recuperacao,
    fim,
    acoes,
  } = contrato;
  return (
    <div className={estilos.pilha}>
      <p className={estilos.valor}>
        <span>{anoSemestre}</span>
        <strong>{formatarReais(contractValue)}</strong>
      </p>
      <p>{mensagem}</p>
      {faltaAssinar ? <p>{faltaAssinar}</p> : null}
      {recuperacao ? (
        <p
          className={estilos.prazo}
        >{`Você pode recuperar o contrato até ${formatarData(recuperacao.ate)}.`}</p>
      ) : null}
      {contagem && deadlineDate ? (
        <p className={estilos.prazo}>{`${contagem} (${formatarData(deadlineDate)}).`}</p>
      ) : null}
      {acoes.includes('concluir') ? <p>{O_QUE_E_CONCLUIR}</p> : null}
      {fim ? <FimDoContrato fim={fim} motivos={contrato.motivosDoCancelamento} /> : null}
      {fim && acoes.length === 0 ? <TelefonesDaCentral /> : null}
    </div>
  );
}

export function AcoesDoContrato({ contrato }: DoContrato) {
  const [, navegar] = useLocation();
  return (
    <div className={estilos.acoes}>
      <AcoesPrincipais contrato={contrato} />
      <Botao largo variante="secundario" onClick={() => navegar(`/contratos/${contrato.id}`)}>
        <span>Ver o contrato</span>
        <span className="so-leitor">{` ${contrato.contractNumber}`}</span>
      </Botao>
    </div>
  );
}

/** In the order in which they are offered: what leads on before what is kept. */
const AQUI = [
  'assinar',
  'acompanhar',
  'ver-assinado',
  'imprimir',
  'recuperar',
  'concluir',
  'baixar',
  'ver-motivos',
] as const;

export function AcoesPrincipais({ contrato }: DoContrato) {
  return AQUI.filter((acao) => contrato.acoes.includes(acao)).map((acao) => (
    <AcaoDoContrato key={acao} acao={acao} contrato={contrato} />
  ));
}

function AcaoDoContrato({ acao, contrato }: DoContrato & { acao: ContratoNaLista['acoes'][number] }) {
  switch (acao) {
    case 'assinar':
      return <Assinar contrato={contrato} />;
    case 'acompanhar':
      return <Acompanhar contrato={contrato} destino="/assinatura" />;
    case 'ver-assinado':
      return <Acompanhar contrato={contrato} destino="/assinatura-completa" />;
    case 'recuperar':
      return <Recuperar contrato={contrato} />;
    case 'concluir':
      return <Concluir contrato={contrato} />;
    case 'ver-motivos':
      return <VerMotivos contrato={contrato} />;
    case 'baixar':
      return <Baixar contrato={contrato} />;
    case 'imprimir':
      return <Imprimir contrato={contrato} />;
  }
}

function Acompanhar({ contrato: { id, contractNumber }, destino }: DoContrato & { destino: string }) {
  const [, navegar] = useLocation();
  return (
    <Botao largo onClick={() => navegar(`${destino}/${id}`)}>
      <span>{ROTULO_DA_ACAO.acompanhar}</span>
      <span className="so-leitor">{` do contrato ${contractNumber}`}</span>
    </Botao>
  );
}

function Imprimir({ contrato: { id, contractNumber } }: DoContrato) {
  const [, navegar] = useLocation();
  return (
    <Botao largo onClick={() => navegar(`/instrucoes-assinatura/${id}`)}>
      <span>{ROTULO_DA_ACAO.imprimir}</span>
      <span className="so-leitor">{` o contrato ${contractNumber}`}</span>
    </Botao>
  );
}

function Baixar({ contrato }: DoContrato) {
  return (
    <Botao
      largo
      variante={contrato.acoes.includes('concluir') ? 'secundario' : 'primario'}
      icone={<Download />}
      onClick={() => void pedirDocumento(pedidoDoContrato(contrato))}
    >
      <span>{ROTULO_DA_ACAO.baixar}</span>
      <span className="so-leitor">{` ${contrato.contractNumber}`}</span>
    </Botao>
  );
}

function VerMotivos({ contrato: { rejectionReasons, contractNumber } }: DoContrato) {
  const id = useId();
  const [vistos, setVistos] = useState(false);
  return (
    <>
      <Botao
        largo
        variante="secundario"
        aria-expanded={vistos}
        aria-controls={vistos ? id : undefined}
        onClick={() => setVistos(!vistos)}
      >
        <span>{vistos ? 'Ocultar motivos' : ROTULO_DA_ACAO['ver-motivos']}</span>
        <span className="so-leitor">{` do contrato ${contractNumber}`}</span>
      </Botao>
      {vistos ? <MotivosDaReprovacao id={id} motivos={rejectionReasons} /> : null}
    </>
  );
}
