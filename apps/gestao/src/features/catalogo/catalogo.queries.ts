import { ErroDeApi } from '@credito/api/cliente';
import type { ConteudoDoItem, ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { chaveNova } from '@credito/api/intencoes';
import type { Entidade } from '@credito/domain/catalogo/entidades';
import { mostrarToast } from '@credito/ui/toast/toast';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { enviarArquivo } from '../../arquivos/enviar-arquivo.ts';
import { api } from '../../sessao/api.ts';
import { avisarErro } from '../../sessao/avisar-erro.ts';
import { consultas } from '../../sessao/consultas.ts';

export const consultaDaLista = (entidade: Entidade, busca: string) =>
  queryOptions({
    queryKey: ['catalogo', entidade, 'lista', busca],
    queryFn: ({ signal }) =>
      api('GET /gestao/catalogo/{entidade}', { params: { entidade }, query: { busca } }, { sinal: signal }),
    placeholderData: keepPreviousData,
  });

export const consultaDasOpcoes = (entidade: Entidade) =>
  queryOptions({
    queryKey: ['catalogo', entidade, 'opcoes'],
    queryFn: ({ signal }) =>
      api('GET /gestao/catalogo/{entidade}/opcoes', { params: { entidade } }, { sinal: signal }),
    staleTime: 60_000,
  });

export const consultaDoItem = (entidade: Entidade, chave: string) =>
  queryOptions({
    queryKey: ['catalogo', entidade, 'item', chave],
    queryFn: ({ signal }) =>
      api(
        'GET /gestao/catalogo/{entidade}/itens/{chave}',
        { params: { entidade, chave } },
        { sinal: signal },
      ),
    // The form is being typed into: a new reading would not reach it.
    refetchOnWindowFocus: false,
  });

interface AoSalvar {
  aoSalvar: (salvo: ItemCompleto) => void;
  /** Somebody was quicker: their version, over which the author goes on. */
  aoEncontrarOutra: (nova: ItemCompleto) => void;
}

export function useSalvarItem(entidade: Entidade, { aoSalvar, aoEncontrarOutra }: AoSalvar) {
  const salvar = useMutation({
    mutationFn: (body: {
      chave: string | null;
      conteudo: ConteudoDoItem;
      vigenteDe: string | null;
      numero: number;
    }) => api('POST /gestao/catalogo/{entidade}', { params: { entidade }, body }),
    onSuccess: (salvo) => {
      mostrarToast({
        texto:
          salvo.versoes[0]?.situacao === 'agendada' ? 'Versão agendada.' : 'Versão salva. Já está em vigor.',
        tom: 'sucesso',
      });
      aoSalvar(salvo);
      return consultas.invalidateQueries({ queryKey: ['catalogo'] });
    },
    onError: async (erro, { chave }) => {
      if (chave === null || !(erro instanceof ErroDeApi) || erro.status !== 409) return;
      const nova = await consultas
        .fetchQuery({ ...consultaDoItem(entidade, chave), staleTime: 0 })
        .catch(() => null);
      if (!nova) return;
      aoEncontrarOutra(nova);
      salvar.reset();
    },
  });
  return salvar;
}

export function useCancelarVersao() {
  return useMutation({
    mutationFn: (versao: string) => api('DELETE /gestao/catalogo/versoes/{versao}', { params: { versao } }),
    onSuccess: () => {
      mostrarToast({ texto: 'A versão agendada foi cancelada.', tom: 'sucesso' });
      return consultas.invalidateQueries({ queryKey: ['catalogo'] });
    },
    onError: (erro) => avisarErro(erro),
  });
}

/** Of each chosen file: sent again, it is published once. */
const chavesDosRegulamentos = new WeakMap<File, string>();

export async function enviarRegulamento(arquivo: File): Promise<string> {
  const chave = chavesDosRegulamentos.get(arquivo) ?? chaveNova();
  chavesDosRegulamentos.set(arquivo, chave);
  const { endereco } = await enviarArquivo<{ endereco: string }>(
    '/gestao/catalogo/regulamentos',
    arquivo,
    chave,
  );
  return endereco;
}
