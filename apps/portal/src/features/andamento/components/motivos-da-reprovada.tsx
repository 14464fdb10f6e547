import { Cartao } from '@credito/ui/cartao/cartao';
import { ListaDeMotivos } from '../../../solicitacao/lista-de-motivos.tsx';
import type { Status } from './tela-de-situacao.tsx';

export function MotivosDaReprovada({ status }: { status: Status }) {
  const { motivos, documentosRejeitados } = status;
  return (
    <>
      {motivos.length > 0 ? (
        <Cartao titulo={motivos.length === 1 ? 'Motivo' : 'Motivos'}>
          <ListaDeMotivos motivos={motivos} />
        </Cartao>
      ) : null}
      {documentosRejeitados.map((documento) => (
        <Cartao key={`${documento.rotulo} ${documento.motivos.join(' ')}`} titulo={documento.rotulo}>
          <ListaDeMotivos motivos={documento.motivos} />
        </Cartao>
      ))}
    </>
  );
}
