/** One contract: what its screens read, and what the student does with it. */
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import type { SignatarioDoContrato } from '@credito/api/signatario';
import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';
import type { PedidoDeDocumento } from '@credito/ui/documento/entregar-documento';
import { queryOptions } from '@tanstack/react-query';
import { consultaDosContratos } from '../../contrato/contratos.queries.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';
import { consultaDoUsuario } from '../../sessao/use-usuario.ts';

export const consultaDoContrato = (id: number) =>
  queryOptions({
    queryKey: ['contratos', 'aberto', id],
    queryFn: ({ signal }) => api('GET /contrato/s/{id}', { params: { id } }, { sinal: signal }),
  });

export const consultaDoTexto = (id: number) =>
  queryOptions({
    queryKey: ['contratos', 'texto', id],
    queryFn: ({ signal }) => api('GET /contrato/s/{id}/texto', { params: { id } }, { sinal: signal }),
  });

export const consultaDoTextoGarantido = (id: number) =>
  queryOptions({
    queryKey: ['contratos', 'texto-garantido', id],
    queryFn: ({ signal }) => api('GET /contrato/f/{id}/texto', { params: { id } }, { sinal: signal }),
  });

/** What may be signed changes with a contract, and so does where the portal begins. */
export async function relerContratos(): Promise<void> {
  await Promise.all([
    consultas.invalidateQueries({ queryKey: consultaDosContratos.queryKey }),
    consultas.invalidateQueries({ queryKey: consultaDoUsuario.queryKey }),
  ]);
}

async function guardar(contrato: ContratoAberto): Promise<void> {
  consultas.setQueryData(consultaDoContrato(contrato.id).queryKey, contrato);
  await relerContratos();
}

export async function aceitarPlano({ id, versao, fatos }: ContratoAberto): Promise<void> {
  const { totalCentavos } = fatos;
  await guardar(
    await api('POST /contrato/s/{id}/aceitar-plano', { params: { id }, body: { versao, totalCentavos } }),
  );
}

export async function desistir({ id, versao }: ContratoAberto): Promise<void> {
  await guardar(await api('POST /contrato/s/{id}/desistir', { params: { id }, body: { versao } }));
}

export async function concluir({ id }: Pick<ContratoNaLista, 'id'>): Promise<void> {
  await api('PUT /contrato/s/{id}/finalizar', { params: { id } });
  await relerContratos();
}

export async function recuperar({ id }: Pick<ContratoNaLista, 'id'>): Promise<void> {
  await api('PATCH /contrato/{id}/recuperar-contrato', { params: { id } });
  await relerContratos();
}

/** Refused with 409 and a sentence while something else has to be done first (spec 3 section 4.2). */
export async function verificarAssinatura({ id }: Pick<ContratoNaLista, 'id'>): Promise<void> {
  await api('GET /contrato/s/{id}/status-contratos-efetivados', { params: { id } });
}

export async function enviarParaAssinatura(id: number): Promise<void> {
  await api('POST /contrato/{id}/enviar-clicksign', { params: { id } });
  await relerContratos();
}

/** Who signs changes by what others do: read anew whenever it is shown. */
export const consultaDosSignatarios = (id: number) =>
  queryOptions({
    queryKey: ['contratos', 'signatarios', id],
    queryFn: ({ signal }) =>
      api(
        'GET /contrato/{id}/assinantes/status-assinatura',
        { params: { id }, query: {} },
        { sinal: signal },
      ),
  });

export async function reenviarLink(
  idContrato: number,
  { personType, signerType }: SignatarioDoContrato,
): Promise<void> {
  await api('POST /contrato/s/contrato-assinar-reenviar-link', {
    body: { idContrato, signerType, personType },
  });
}

/** One call each; whoever keeps the way of before is left alone. */
export async function alterarMetodos(
  id: number,
  signatarios: readonly SignatarioDoContrato[],
  mudados: ReadonlyMap<string, MetodoDeAssinatura>,
): Promise<void> {
  try {
    for (const { assinatura, personType, signerType } of signatarios) {
      const metodo = assinatura && mudados.get(assinatura.assinanteId);
      if (!metodo) continue;
      const preferredAuthType = metodo === 'email' ? 'EMAIL' : 'WHATSAPP';
      await api('PATCH /contrato/s/{id}/alterar-canal', {
        params: { id },
        body: { preferredAuthType, signerType, personType },
      });
    }
  } finally {
    await consultas.invalidateQueries({ queryKey: consultaDosSignatarios(id).queryKey });
  }
}

const DOIS_MINUTOS = 120_000;

function pedidoDoPdf(
  { id, numero }: { id: string; numero: string },
  buscar: PedidoDeDocumento['buscar'],
): PedidoDeDocumento {
  return {
    id,
    nome: `contrato-${numero}.pdf`,
    tipo: 'pdf',
    buscar,
    explicar: (erro) => `Ocorreu um erro ao abrir o contrato. ${motivoDaFalha(erro)}`,
  };
}

const pdfDe = (id: number) =>
  api('GET /contrato/disponibilizado/{id}/contrato', { params: { id } }, { limiteMs: DOIS_MINUTOS });

export const pedidoDoContrato = ({
  id,
  contractNumber,
}: Pick<ContratoNaLista, 'id' | 'contractNumber'>): PedidoDeDocumento =>
  pedidoDoPdf({ id: `contrato-${id}`, numero: contractNumber }, () => pdfDe(id));

/** To be signed by hand: the contract is told that it was printed, then its file comes. */
export const pedidoDaImpressao = ({ id, contractNumber }: ContratoAberto): PedidoDeDocumento =>
  pedidoDoPdf({ id: `impressao-${id}`, numero: contractNumber }, async () => {
    await guardar(await api('POST /contrato/s/{id}/imprimir', { params: { id } }));
    return pdfDe(id);
  });

export const pedidoDoContratoGarantido = ({ id, numero }: ContratoGarantido): PedidoDeDocumento =>
  pedidoDoPdf({ id: `contrato-garantido-${id}`, numero }, () =>
    api('GET /contrato/f/{id}/contrato', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
  );
