/** A request made and filled in by the portal's own calls, for journeys whose subject begins later. */
import { base } from './mensagens.ts';
import type { Arquivo } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';

export interface PedidoPronto {
  id: number;
  token: string;
}

async function chamar(
  metodo: string,
  caminho: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Response> {
  const resposta = await fetch(`${base()}/api${caminho}`, {
    method: metodo,
    headers: {
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  if (!resposta.ok) throw new Error(`${metodo} ${caminho}: ${resposta.status} ${await resposta.text()}`);
  return resposta;
}

interface Instituicao {
  id: number;
  label: string;
  bolsaId: number;
  campus: Array<{ campusId: number }>;
}

/** A new request of an account that exists; the course by the institution's name. */
export async function criarSolicitacaoPronta(
  { cpf, senha }: Pessoa,
  opcoes: { grau: string; instituicao: RegExp; alteracoes?: Record<string, unknown> },
): Promise<PedidoPronto> {
  const entrada = await chamar('POST', '/autenticacao/autenticar', { body: { cpf, password: senha } });
  const token = entrada.headers.get('token') ?? '';
  const ler = async <T>(caminho: string) => (await (await chamar('GET', caminho, { token })).json()) as T;
  const { result } = await ler<{ result: Instituicao[] }>(
    `/universidades/cred-ies?sort=nome&grau=${opcoes.grau}`,
  );
  const instituicao = result.find(({ label }) => opcoes.instituicao.test(label));
  const campus = instituicao?.campus[0];
  if (!instituicao || !campus) throw new Error(`no institution like ${opcoes.instituicao}`);
  const { bolsaId } = instituicao;
  const { result: cursos } = await ler<{ result: Array<{ id: number }> }>(
    `/cursos/${bolsaId}/${campus.campusId}?sort=nome`,
  );
  const cursoId = cursos[0]?.id;
  const { valorMinimo } = await ler<{ valorMinimo: number }>(
    `/bolsas/${bolsaId}/curso/${cursoId}/cobertura?campusId=${campus.campusId}`,
  );
  const ano = new Date().getUTCFullYear();
  const criada = await chamar('POST', '/solicitacao/criar', {
    token,
    body: {
      grau: opcoes.grau,
      instituicaoId: instituicao.id,
      bolsaId,
      campusId: campus.campusId,
      cursoId,
      indicacaoAtiva: 'N',
      dataIngressoCurso: `${ano}-01-01`,
      dataUtilizacaoCredito: `${ano + 1}-01-01`,
      percentualSolicitado: valorMinimo,
      leuRegras: true,
      dadosVerdadeiros: true,
      ...opcoes.alteracoes,
    },
  });
  const { id } = (await criada.json()) as { id: number };
  return { id, token };
}

/** Answers one step of the student's plan. */
export async function responderPasso(
  { id, token }: PedidoPronto,
  passo: string,
  alteracoes: Record<string, unknown>,
): Promise<void> {
  const lida = await chamar('GET', `/solicitacaoCredito/carregar?id=${id}`, { token });
  const { estudante } = (await lida.json()) as { estudante: { versao: number } };
  await chamar('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
    token,
    body: { idSolicitacao: id, tipoPessoa: 'estudante', passo, versao: estudante.versao, alteracoes },
  });
}

export async function enviarDocumentoPronto(
  { id, token }: PedidoPronto,
  tipoDocumento: string,
  { name, mimeType, buffer }: Arquivo,
  indice = 0,
): Promise<void> {
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  await chamar(
    'POST',
    `/solicitacaoCredito/${id}/salvarDocumento/estudante/${tipoDocumento}/${indice}/null/N`,
    { token, body: corpo },
  );
}
