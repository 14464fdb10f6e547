import type { ParaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas, mensagemDoErro } from '../../sessao/consultas.ts';

const DOIS_MINUTOS = 120_000;

export const consultaParaAssinar = queryOptions({
  queryKey: ['assinaturas'],
  queryFn: ({ signal }) => api('GET /gestao/assinaturas', {}, { sinal: signal }),
  refetchInterval: 60_000,
});

export function abrirDocumento({ assinanteId, titulo }: ParaAssinarPeloProvedor): void {
  void pedirDocumento({
    id: `para assinar ${assinanteId}`,
    nome: `${titulo.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
    tipo: 'pdf',
    buscar: () =>
      api(
        'GET /gestao/assinaturas/{assinanteId}/documento',
        { params: { assinanteId } },
        { limiteMs: DOIS_MINUTOS },
      ),
    explicar: mensagemDoErro,
  });
}

/** What was signed leaves the list, and what was refused stays in it with its reason. */
export function useAssinar(aoAssinar: () => void) {
  return useMutation({
    mutationFn: ({
      codigo,
      documentos,
    }: {
      codigo: string;
      documentos: readonly ParaAssinarPeloProvedor[];
    }) =>
      api(
        'POST /gestao/assinaturas',
        {
          body: {
            codigo,
            documentos: documentos.map(({ assinanteId, sha256 }) => ({ assinanteId, sha256 })),
          },
        },
        { limiteMs: DOIS_MINUTOS },
      ),
    onSuccess: ({ assinados, recusados }) => {
      const texto = assinados === 1 ? '1 documento assinado.' : `${assinados} documentos assinados.`;
      mostrarToast(
        recusados.length === 0
          ? { texto, tom: 'sucesso' }
          : { texto: `${texto} ${recusados.length} não: ${recusados[0]?.motivo ?? ''}`, tom: 'erro' },
      );
      aoAssinar();
    },
    onSettled: () => consultas.invalidateQueries({ queryKey: consultaParaAssinar.queryKey }),
  });
}
