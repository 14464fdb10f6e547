import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { type Status, TelaDeSituacao } from '../components/tela-de-situacao.tsx';

export function SolicitacaoReprovadaScreen() {
  return (
    <TelaDeSituacao pagina="/solicitacao-reprovada">
      {(status) => <Reprovada status={status} />}
    </TelaDeSituacao>
  );
}

const QUEM = { estudante: 'Você', fiador: 'O seu fiador, no portal do fiador' } as const;

function Reprovada({ status }: { status: Status & { solicitacaoId: number } }) {
  const [, navegar] = useLocation();
  const doEstudante = status.corrigivel && status.responsavel === 'estudante';
  return (
    <Pagina lado={<CartaoDoAndamento solicitacaoId={status.solicitacaoId} />}>
      <CartaoDeEstado
        estado={
          doEstudante
            ? { tom: 'suaVez', texto: 'Corrija para continuar' }
            : { tom: 'erro', texto: 'Solicitação reprovada' }
        }
        frase={status.rotulo}
        detalhe={<p>Protocolo {status.protocolo}.</p>}
        quem={
          status.responsavel === 'estudante' || status.responsavel === 'fiador'
            ? QUEM[status.responsavel]
            : undefined
        }
        acao={<AcaoDaReprovada status={status} navegar={navegar} />}
      />
      <Motivos status={status} />
    </Pagina>
  );
}

function AcaoDaReprovada({ status, navegar }: { status: Status; navegar: (pagina: string) => void }) {
  if (status.corrigivel && status.responsavel === 'estudante')
    return (
      <Botao largo onClick={() => navegar('/pendencias')}>
        Corrigir pendências
      </Botao>
    );
  if (status.corrigivel)
    return (
      <Botao largo onClick={() => navegar('/selecao-de-fiador')}>
        Gerenciar fiadores
      </Botao>
    );
  if (status.podeIniciarSolicitacao)
    return (
      <Botao largo variante="secundario" onClick={() => navegar('/universidade-curso')}>
        Fazer nova solicitação
      </Botao>
    );
  return null;
}

/** Exactly what the analyst wrote, to whoever the reasons concern. */
function Motivos({ status }: { status: Status }) {
  const { motivos, documentosRejeitados, fiadores } = status;
  const doFiador = [fiadores.fiador, fiadores.fiador2].flatMap((pessoa) =>
    pessoa && pessoa.documentosRejeitados > 0 ? [pessoa] : [],
  );
  return (
    <>
      {motivos.length > 0 ? (
        <Cartao titulo={motivos.length === 1 ? 'Motivo' : 'Motivos'}>
          <Lista itens={motivos} />
        </Cartao>
      ) : null}
      {documentosRejeitados.map((documento) => (
        <Cartao key={`${documento.tipoDocumento}-${documento.rotulo}`} titulo={documento.rotulo}>
          <Lista itens={documento.motivos} />
        </Cartao>
      ))}
      {doFiador.map((pessoa) => (
        <Aviso key={pessoa.pessoaId} tom="informacao" titulo={pessoa.nome}>
          Há {pessoa.documentosRejeitados === 1 ? '1 documento' : `${pessoa.documentosRejeitados} documentos`}{' '}
          para corrigir. Só o fiador vê os motivos, no portal dele.
        </Aviso>
      ))}
    </>
  );
}

function Lista({ itens }: { itens: readonly string[] }) {
  if (itens.length === 1) return <p>{itens[0]}</p>;
  return (
    <ol>
      {itens.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}
