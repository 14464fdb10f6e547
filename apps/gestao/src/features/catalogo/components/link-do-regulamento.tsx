import { LinkDoDocumento } from '@credito/ui/documento/link-do-documento';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';

const DOIS_MINUTOS = 120_000;

/** Of one that the product keeps. */
export function LinkDoRegulamento({
  id: regulamento,
  endereco,
  texto,
  complemento,
}: {
  id: string;
  endereco: string;
  texto: string;
  complemento?: string;
}) {
  return (
    <LinkDoDocumento
      href={endereco}
      texto={texto}
      complemento={complemento}
      pedido={{
        id: regulamento,
        nome: 'regulamento.pdf',
        tipo: 'pdf',
        buscar: () =>
          api('GET /regulamentos/{regulamento}', { params: { regulamento } }, { limiteMs: DOIS_MINUTOS }),
        explicar: mensagemDoErro,
      }}
    />
  );
}
