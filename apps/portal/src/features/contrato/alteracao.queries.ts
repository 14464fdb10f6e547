/** One alteration: what its screens read, and what the student does with it. */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import type { SignatarioDoContrato } from '@credito/api/signatario';
import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';
import type { PedidoDeDocumento } from '@credito/ui/documento/entregar-documento';
import { queryOptions } from '@tanstack/react-query';
import { consultaDasAlteracoes } from '../../alteracao/alteracoes.queries.ts';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';

export const consultaDaAlteracao = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'aberta', id],
    queryFn: ({ signal }) => api('GET /alteracao-contrato/s/{id}', { params: { id } }, { sinal: signal }),
  });

export const consultaDosSignatariosDaAlteracao = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'signatarios', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/s/{id}/dados-assinantes', { params: { id } }, { sinal: signal }),
  });

export const consultaDoTextoDaAlteracao = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'texto', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/s/{id}/texto', { params: { id } }, { sinal: signal }),
  });

export const consultaDoTextoDaGarantida = (id: number) =>
  queryOptions({
    queryKey: ['alteracoes', 'texto-garantido', id],
    queryFn: ({ signal }) =>
      api('GET /alteracao-contrato/f/{id}/texto', { params: { id } }, { sinal: signal }),
  });

/** What holds up a contract may have changed with it. */
export async function relerAlteracoes(): Promise<void> {
  await Promise.all([
    consultas.invalidateQueries({ queryKey: consultaDasAlteracoes.queryKey }),
    consultas.invalidateQueries({ queryKey: ['contratos'] }),
  ]);
}

export async function concluirAlteracao(id: number): Promise<void> {
  await api('PUT /alteracao-contrato/s/{id}/finalizar', { params: { id } });
  await relerAlteracoes();
}

export async function retirarPedido(id: number): Promise<void> {
  await api('POST /alteracao-contrato/s/{id}/retirar', { params: { id } });
  await relerAlteracoes();
}

export async function enviarAlteracao(alteracaoId: number): Promise<void> {
  await api('POST /alteracao-contratual/enviar-clicksign', {
    body: { alteracaoId, tipoAutenticacao: 'email' },
  });
  await relerAlteracoes();
}

export async function reenviarLinkDaAlteracao(
  idAlteracao: number,
  { personType, signerType, assinatura }: SignatarioDoContrato,
): Promise<void> {
  await api('POST /alteracao-contratual/s/reenviar-link', {
    body: { idAlteracao, signerType, personType, authType: assinatura?.metodo === 'whatsapp' ? 'w' : 'e' },
  });
}

/** One call each; whoever keeps the way of before is left alone. */
export async function alterarMetodosDaAlteracao(
  id: number,
  signatarios: readonly SignatarioDoContrato[],
  mudados: ReadonlyMap<string, MetodoDeAssinatura>,
): Promise<void> {
  try {
    for (const { assinatura, personType, signerType } of signatarios) {
      const metodo = assinatura && mudados.get(assinatura.assinanteId);
      if (!metodo) continue;
      await api('PATCH /alteracao-contratual/s/{id}/alterar-canal', {
        params: { id },
        body: { preferredAuthType: metodo === 'email' ? 'EMAIL' : 'WHATSAPP', signerType, personType },
      });
    }
  } finally {
    await consultas.invalidateQueries({ queryKey: consultaDosSignatariosDaAlteracao(id).queryKey });
  }
}

const DOIS_MINUTOS = 120_000;

export const pedidoDaAlteracao = ({
  alteracaoId: id,
  numero,
}: Pick<AlteracaoNaLista, 'alteracaoId' | 'numero'>): PedidoDeDocumento => ({
  id: `alteracao-${id}`,
  nome: `aditivo-${numero}.pdf`,
  tipo: 'pdf',
  buscar: () =>
    api(
      'GET /documentos-digitalizados/alteracao/efetivada/{id}',
      { params: { id } },
      { limiteMs: DOIS_MINUTOS },
    ),
  explicar: (erro) => `Ocorreu um erro ao baixar a alteração. ${motivoDaFalha(erro)}`,
});

export const pedidoDaAlteracaoGarantida = (id: number): PedidoDeDocumento => ({
  id: `alteracao-garantida-${id}`,
  nome: `aditivo-${id}.pdf`,
  tipo: 'pdf',
  buscar: () =>
    api('GET /alteracao-contrato/f/{id}/documento', { params: { id } }, { limiteMs: DOIS_MINUTOS }),
  explicar: (erro) => `Ocorreu um erro ao baixar a alteração. ${motivoDaFalha(erro)}`,
});
