import { idDoRegulamentoGuardado } from '@credito/domain/catalogo/regulamento-guardado';
import { LinkDoDocumento } from '@credito/ui/documento/link-do-documento';
import { pedidoDoRegulamento } from './pedido-do-regulamento.ts';

/** What another site keeps, only that site can show: its bytes do not come to our pages. */
export function LinkDoRegulamento({ endereco }: { endereco: string }) {
  const id = idDoRegulamentoGuardado(endereco);
  return id === null ? (
    <a href={endereco} target="_blank" rel="noreferrer">
      Ler o regulamento (PDF, em outra aba)
    </a>
  ) : (
    <LinkDoDocumento href={endereco} texto="Ler o regulamento (PDF)" pedido={pedidoDoRegulamento(id)} />
  );
}
