/** What the screens read and change about guarantors: the student's side and the guarantor's own. */
import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { CanalDoAceite } from '@credito/domain/fiador/canal-do-aceite';
import type { DadosDoConvite } from '@credito/domain/fiador/convite.plano';
import type { Recusa } from '@credito/domain/fiador/recusa';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../sessao/api.ts';
import { consultas } from '../../sessao/consultas.ts';
import { consultaDoStatus } from '../../sessao/use-usuario.ts';

export const consultaDosFiadores = (id: number) =>
  queryOptions({
    queryKey: ['fiadores', id],
    queryFn: ({ signal }) =>
      api('GET /solicitacaoCredito/{id}/fiadores', { params: { id } }, { sinal: signal }),
  });

/** The request waits for corrections; otherwise it is still being filled in. */
export const useCorrigivel = (): boolean => useQuery(consultaDoStatus).data?.corrigivel === true;

export const consultaDasGarantias = queryOptions({
  queryKey: ['garantias'],
  queryFn: ({ signal }) => api('GET /fiador/garantias', {}, { sinal: signal }),
});

export const consultaDaGarantia = (id: string) =>
  queryOptions({
    queryKey: ['garantias', id],
    queryFn: ({ signal }) => api('GET /fiador/garantias/{id}', { params: { id } }, { sinal: signal }),
  });

export const consultaDoConvite = (codFiador: string) =>
  queryOptions({
    queryKey: ['convite', codFiador],
    queryFn: ({ signal }) =>
      api('GET /fiador/convite', { query: { 'cod-fiador': codFiador } }, { sinal: signal }),
    retry: false,
  });

/** A guarantor changed: whatever shows the request reads it again. */
export async function relerSolicitacao(): Promise<void> {
  await Promise.all([
    consultas.invalidateQueries({ queryKey: ['fiadores'] }),
    consultas.invalidateQueries({ queryKey: ['solicitacao'] }),
  ]);
}

function guardarFiadores(fiadores: FiadoresDaSolicitacao): FiadoresDaSolicitacao {
  consultas.setQueryData(consultaDosFiadores(fiadores.idSolicitacao).queryKey, fiadores);
  void consultas.invalidateQueries({ queryKey: ['solicitacao'] });
  return fiadores;
}

/** What the invitation would be refused for is said before anything is saved (spec 2 sections 5 and 7). */
export async function validarFiador({ cpfPessoa, emailPessoa }: DadosDoConvite): Promise<void> {
  await api('GET /usuario/valida-fiador', { query: { cpf: cpfPessoa, email: emailPessoa } });
}

/** Invites and sends the message; that the message fails does not undo the invitation (spec 2 section 8). */
export async function indicarFiador(dados: DadosDoConvite): Promise<FiadorDoEstudante> {
  const fiador = await api('POST /solicitacao/fiador', { body: dados });
  if (fiador.convite) await enviarConvite(fiador.convite.codFiador).catch(() => undefined);
  await relerSolicitacao();
  return fiador;
}

export async function enviarConvite(codFiador: string): Promise<void> {
  await api('POST /solicitacao/fiador/email-cadastro', { body: { codFiador } });
  await consultas.invalidateQueries({ queryKey: ['fiadores'] });
}

export async function preencherDadosBasicos(
  dados: DadosDoConvite,
  atual: FiadorDoEstudante | null,
): Promise<FiadorDoEstudante> {
  const fiador = await api('POST /solicitacaoCredito/preencherDadosBasicosFiador', {
    body: { ...dados, ...(atual ? { tipoPessoa: atual.tipoPessoa, marca: atual.marca } : {}) },
  });
  await relerSolicitacao();
  return fiador;
}

export async function excluirFiador(idSolicitacao: number, { tipoPessoa, marca }: FiadorDoEstudante) {
  return guardarFiadores(
    await api('PUT /solicitacaoCredito/{id}/excluirFiador/{which}', {
      params: { id: idSolicitacao, which: tipoPessoa },
      body: { marca },
    }),
  );
}

export async function excluirTodosFiadores({ idSolicitacao, fiadores }: FiadoresDaSolicitacao) {
  const marcas: Partial<Record<VagaDeFiador, string>> = {};
  for (const { tipoPessoa, marca } of fiadores) marcas[tipoPessoa] = marca;
  return guardarFiadores(
    await api('PUT /solicitacaoCredito/{id}/excluirTodosFiadores', {
      params: { id: idSolicitacao },
      body: { marcas },
    }),
  );
}

export async function trocarPreenchimento(
  idSolicitacao: number,
  { tipoPessoa, marca }: FiadorDoEstudante,
  statusPreenchimento: 'PREENCHIDO_PELO_ESTUDANTE' | 'PREENCHIDO_PELO_FIADOR',
): Promise<void> {
  await api('PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}', {
    params: { type: tipoPessoa },
    body: { idSolicitacao, statusPreenchimento, marca },
  });
  await relerSolicitacao();
}

export async function renovarLink(pessoaId: string) {
  const convite = await api('POST /solicitacao/fiador/{id}/codigo-aceite', {
    params: { id: pessoaId },
    body: { novo: true },
  });
  await consultas.invalidateQueries({ queryKey: ['fiadores'] });
  return convite;
}

export async function lembrarFiador(pessoaId: string) {
  const lembrete = await api('POST /solicitacao/fiador/{id}/lembrete', { params: { id: pessoaId } });
  await consultas.invalidateQueries({ queryKey: ['fiadores'] });
  return lembrete;
}

export function vincularConvite(codFiador: string) {
  return api('POST /fiador/convite/vincular', { body: { codFiador } });
}

export function pedirCodigoDoAceite(garantiaId: string, canal: CanalDoAceite) {
  return api('POST /fiador/garantias/{id}/codigo', { params: { id: garantiaId }, body: { canal } });
}

export async function aceitarGarantia(
  garantiaId: string,
  aceite: { codigo: string; canal: CanalDoAceite; versao: string; sha256: string },
) {
  const garantia = await api('POST /fiador/garantias/{id}/aceite', {
    params: { id: garantiaId },
    body: { ...aceite, li: true },
  });
  consultas.setQueryData(consultaDaGarantia(garantiaId).queryKey, garantia);
  await consultas.invalidateQueries({ queryKey: consultaDasGarantias.queryKey, exact: true });
  return garantia;
}

export async function recusarGarantia(garantiaId: string, recusa: Recusa): Promise<void> {
  await api('POST /fiador/garantias/{id}/recusa', { params: { id: garantiaId }, body: recusa });
  consultas.removeQueries({ queryKey: consultaDaGarantia(garantiaId).queryKey });
  await consultas.invalidateQueries({ queryKey: consultaDasGarantias.queryKey, exact: true });
}

export async function responderRegime(
  garantiaId: string,
  { regimeDeBens }: Readonly<Record<string, unknown>>,
): Promise<void> {
  await api('PUT /fiador/garantias/{id}/regime-de-bens', {
    params: { id: garantiaId },
    body: { regimeDeBens: String(regimeDeBens ?? '') },
  });
}

export async function relerGarantias(): Promise<void> {
  await consultas.invalidateQueries({ queryKey: consultaDasGarantias.queryKey });
}

export async function concluirParte(garantia: {
  id: string;
  idSolicitacao: number;
  tipoPessoa: VagaDeFiador;
  marca: string;
}): Promise<void> {
  await api('PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}', {
    params: { type: garantia.tipoPessoa },
    body: {
      idSolicitacao: garantia.idSolicitacao,
      statusPreenchimento: 'AGUARDANDO_ANALISE',
      marca: garantia.marca,
    },
  });
  await relerGarantias();
}
