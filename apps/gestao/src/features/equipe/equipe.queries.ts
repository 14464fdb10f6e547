import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { mostrarToast } from '@credito/ui/toast/toast';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDaEquipe = queryOptions({
  queryKey: ['equipe'],
  queryFn: ({ signal }) => api('GET /gestao/operadores', {}, { sinal: signal }),
});

export type Membro = Awaited<ReturnType<NonNullable<typeof consultaDaEquipe.queryFn>>>['operadores'][number];

interface Lotacao {
  papel: PapelDeOperador;
  instituicaoId: number | null;
}

export type MudancaDaEquipe =
  | ({ tipo: 'convidar'; nome: string; email: string } & Lotacao)
  | ({ tipo: 'alterar'; id: string; ativo: boolean } & Lotacao)
  | { tipo: 'reconvidar'; id: string }
  | { tipo: 'encerrar-sessoes'; id: string };

const FEITO: Readonly<Record<MudancaDaEquipe['tipo'], string>> = {
  convidar: 'Convite enviado.',
  alterar: 'Acesso alterado.',
  reconvidar: 'Convite novo enviado.',
  'encerrar-sessoes': 'Sessões encerradas.',
};

export function useMudancaDaEquipe(aoTerminar: () => void) {
  return useMutation({
    mutationFn: async (mudanca: MudancaDaEquipe): Promise<void> => {
      if (mudanca.tipo === 'convidar') {
        const { tipo: _, ...body } = mudanca;
        await api('POST /gestao/operadores', { body });
      } else if (mudanca.tipo === 'alterar') {
        const { tipo: _, id, ...body } = mudanca;
        await api('PUT /gestao/operadores/{id}', { params: { id }, body });
      } else if (mudanca.tipo === 'reconvidar')
        await api('POST /gestao/operadores/{id}/convite', { params: { id: mudanca.id } });
      else await api('DELETE /gestao/operadores/{id}/sessoes', { params: { id: mudanca.id } });
    },
    onSuccess: (_, { tipo }) => {
      mostrarToast({ texto: FEITO[tipo], tom: 'sucesso' });
      aoTerminar();
      return consultas.invalidateQueries({ queryKey: ['equipe'] });
    },
  });
}
