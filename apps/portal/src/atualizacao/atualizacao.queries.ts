/** The half-yearly update as the logged-in person meets it; the home, the guarantor's start and its own screens read it. */
import { ErroDeApi, isErro } from '@credito/api/cliente';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../sessao/api.ts';
import { consultas } from '../sessao/consultas.ts';
import { comFrase, FALHAS } from './falhas.ts';

export type UltimaAtualizacao = Resposta<RotaPorChave<'GET /alteracao-cadastral/s/ultima-alteracao'>>;
export type AtualizacaoAberta = Resposta<RotaPorChave<'GET /alteracao-cadastral/s/{id}/pessoa'>>;
export type PessoaPropria = Extract<AtualizacaoAberta['pessoas'][number], { propria: true }>;

export const consultaDaUltimaAtualizacao = queryOptions({
  queryKey: ['atualizacao', 'ultima'],
  queryFn: ({ signal }) =>
    comFrase(api('GET /alteracao-cadastral/s/ultima-alteracao', {}, { sinal: signal }), FALHAS.verificar),
});

export function consultaDaAtualizacao(id: number) {
  return queryOptions({
    queryKey: ['atualizacao', 'aberta', id],
    queryFn: ({ signal }) =>
      comFrase(
        api('GET /alteracao-cadastral/s/{id}/pessoa', { params: { id } }, { sinal: signal }),
        FALHAS.carregar,
      ),
  });
}

export const consultaComoFiador = queryOptions({
  queryKey: ['atualizacao', 'como-fiador'],
  queryFn: ({ signal }) =>
    comFrase(api('GET /alteracao-cadastral/s/como-fiador', {}, { sinal: signal }), FALHAS.verificar),
});

/** The block of the logged-in person; null where they have none in this update. */
export function blocoProprio({ pessoas }: AtualizacaoAberta): PessoaPropria | null {
  return pessoas.find((pessoa) => pessoa.propria) ?? null;
}

/** What a call answered takes the place of what is known. */
export function guardarAtualizacao(aberta: AtualizacaoAberta): AtualizacaoAberta {
  consultas.setQueryData(consultaDaAtualizacao(aberta.atualizacaoId).queryKey, aberta);
  return aberta;
}

export function recarregarAtualizacao(id: number): Promise<AtualizacaoAberta> {
  return consultas.fetchQuery({ ...consultaDaAtualizacao(id), staleTime: 0 });
}

export function relerAtualizacoes(): Promise<void> {
  return consultas.invalidateQueries({ queryKey: ['atualizacao'] });
}

/** Begun already, here or elsewhere, it is the same: the person goes on with it (spec 3 section 4.4). */
export async function iniciarAtualizacao(): Promise<void> {
  await comFrase(api('POST /alteracao-cadastral/s/iniciar-atualizacao'), FALHAS.iniciar).catch(
    (erro: unknown) => {
      if (!isErro(erro, 'atualizacao-em-andamento')) throw erro;
    },
  );
  await relerAtualizacoes();
}

/** What was sent is kept apart until the new one is concluded. */
export async function reiniciarAtualizacao(id: number, motive: string): Promise<void> {
  try {
    await api('DELETE /alteracao-cadastral/{id}/excluir-alteracao', { params: { id }, query: { motive } });
    await iniciarAtualizacao();
  } catch (erro) {
    if (erro instanceof ErroDeApi && erro.status >= 400 && erro.status < 500) throw erro;
    throw new ErroDeApi(0, FALHAS.reiniciar, null);
  }
}

/** By e-mail and by the short channel; between 20:00 and 8:00 the short message waits for the morning. */
export async function lembrarFiador(id: number, personType: 'fiador' | 'fiador2'): Promise<void> {
  await api('POST /alteracao-cadastral/s/{id}/lembrete/{personType}', { params: { id, personType } });
  await relerAtualizacoes();
}

/** The student has read the result: nothing hangs on it. */
export async function reconhecerConclusao(id: number): Promise<void> {
  await comFrase(
    api('POST /alteracao-cadastral/s/concluir-alteracao/{id}', { params: { id } }),
    FALHAS.concluir,
  );
  await relerAtualizacoes();
}
