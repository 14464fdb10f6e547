/** Every page of the back office whose time must not grow with the number of requests. */
import { pessoaNumero } from '../../apps/server/test/fiadores.ts';
import { criarOperador } from '../../apps/server/test/pessoas.ts';
import type { ServidorDeTeste } from '../../apps/server/test/servidor-de-teste.ts';
import type { ServidorDoEnsaio } from '../com-servidor.ts';
import { MODELO, PRIMEIRA } from './povoar.ts';

export interface Pagina {
  nome: string;
  pedir: () => Promise<Response>;
}

export function chamarGestao(
  base: string,
  token: string,
  caminho: string,
  metodo = 'GET',
  body?: unknown,
): Promise<Response> {
  return fetch(`${base}/api/gestao${caminho}`, {
    method: metodo,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** So many rows before the page that is asked for from the middle of the queue, the same in both sizes. */
const LINHAS_ANTES = 1_000;

export async function paginasDe({ base, contexto }: ServidorDoEnsaio): Promise<readonly Pagina[]> {
  const { db } = contexto;
  const servidor = { contexto, db } as ServidorDeTeste;
  const { id: serra } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', 'UNISERRA')
    .executeTakeFirstOrThrow();
  const analista = await criarOperador(servidor, 'analista');
  const daSerra = await criarOperador(servidor, 'instituicao', serra);
  const suporte = await criarOperador(servidor, 'suporte');
  const meio = await db
    .selectFrom('solicitacao')
    .select(['situacao_desde', 'id'])
    .where('sigla', '=', 'PADC')
    .orderBy('situacao_desde')
    .orderBy('id')
    .offset(LINHAS_ANTES)
    .limit(1)
    .executeTakeFirstOrThrow();
  const ler = (nome: string, caminho: string, token = analista.token): Pagina => ({
    nome,
    pedir: () => chamarGestao(base, token, caminho),
  });
  const buscar = (nome: string, texto: string, token = analista.token): Pagina => ({
    nome,
    pedir: () => chamarGestao(base, token, '/solicitacoes/buscar', 'POST', { texto }),
  });
  return [
    ler('counters', '/filas'),
    ler('counters of an institution', '/filas', daSerra.token),
    ler('workload', '/carga'),
    ler('queue, first page', '/filas/PADC'),
    ler('queue, a page far behind', `/filas/PADC?depoisDe=${meio.situacao_desde.getTime()}000.${meio.id}`),
    ler('queue, free ones', '/filas/PADC?atribuicao=livres'),
    ler('queue, mine', '/filas/PADC?atribuicao=minhas'),
    ler('queue, with risk', '/filas/PADC?filtro=risco'),
    ler('queue, corrected', '/filas/PADC?filtro=corrigidas'),
    ler('queue, to confirm', '/filas/PADC?filtro=a-confirmar'),
    ler('queue, to confirm and free', '/filas/PADC?filtro=a-confirmar&atribuicao=livres'),
    ler('queue, one institution', `/filas/PADC?instituicaoId=${serra}`),
    ler('queue, one institution with risk', `/filas/PADC?instituicaoId=${serra}&filtro=risco`),
    ler('queue, one institution, corrected', `/filas/PADC?instituicaoId=${serra}&filtro=corrigidas`),
    ler('queue, one institution, to confirm', `/filas/PADC?instituicaoId=${serra}&filtro=a-confirmar`),
    ler('guarantors, first page', '/filas/PAF'),
    ler('guarantors, free and corrected', '/filas/PAF?filtro=corrigidas&atribuicao=livres'),
    ler('corrections, first page', '/filas/CORRECAO'),
    ler('corrections, free ones', '/filas/CORRECAO?atribuicao=livres'),
    ler('corrections, with the person', '/filas/CORRECAO?filtro=com-a-pessoa'),
    ler('corrections, one institution', `/filas/CORRECAO?instituicaoId=${serra}`),
    ler('institution, first page', '/filas/PAIES', daSerra.token),
    ler('institution, waiting list', '/filas/PAIES?filtro=espera', daSerra.token),
    ler('bench of a request', `/solicitacoes/${PRIMEIRA + 20}`),
    ler('bench, waiting list', `/solicitacoes/${PRIMEIRA + 7}`, suporte.token),
    buscar('search by protocol', '202400000020'),
    buscar('search by the beginning of a name', 'Ana Costa'),
    buscar('search by a rare name', pessoaNumero(MODELO).nome),
    buscar('search by a common surname', 'Silva', suporte.token),
    buscar('search by two pieces of names', 'lva b', suporte.token),
    buscar('search by two names nobody has', 'Costa Silva', suporte.token),
  ];
}
