/** Made-up people with valid check digits. */
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { sql } from 'kysely';
import { cpfDe } from '../db/seed/documentos-ficticios/pessoa-ficticia.ts';
import { abrirSessao } from '../src/modules/sessao/abrir-sessao.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export interface PessoaDeTeste {
  cpf: string;
  nome: string;
  email: string;
  telefone: string;
}

export const ANA: PessoaDeTeste = {
  cpf: '52998224725',
  nome: "Ana Lima Sant'Anna",
  email: 'ana.lima@exemplo.com.br',
  telefone: '11987654321',
};

export const OTAVIO: PessoaDeTeste = {
  cpf: '01234567890',
  nome: "Otávio d'Ávila",
  email: 'otavio@exemplo.education',
  telefone: '21987650001',
};

export const MARINA: PessoaDeTeste = {
  cpf: '00123456797',
  nome: 'Marina Conceição Dias',
  email: 'marina@exemplo.adv.br',
  telefone: '55987654321',
};

export interface ContaDeTeste extends PessoaDeTeste {
  contaId: string;
  token: string;
}

/** An account without a password and a session of it, written directly: for tests whose subject is not the account. */
export async function criarConta(servidor: ServidorDeTeste, pessoa: PessoaDeTeste): Promise<ContaDeTeste> {
  const { contexto, db } = servidor;
  const agora = contexto.relogio.agora();
  const contaId = contexto.aleatorio.uuid();
  await db
    .insertInto('conta')
    .values({
      id: contaId,
      cpf: pessoa.cpf,
      nome: pessoa.nome,
      email: pessoa.email,
      telefone: pessoa.telefone,
      telefone_verificado_em: agora,
      aceita_comunicacao: true,
      criada_em: agora,
      atualizada_em: agora,
    })
    .execute();
  const { token } = await abrirSessao(
    contexto,
    db,
    { tipo: 'conta', contaId },
    { agente: null, enderecoIp: null },
  );
  return { ...pessoa, contaId, token };
}

export async function criarOperador(
  servidor: ServidorDeTeste,
  papel: PapelDeOperador,
  instituicaoId: number | null = null,
): Promise<{ operadorId: string; token: string }> {
  const { contexto, db } = servidor;
  const agora = contexto.relogio.agora();
  const operadorId = contexto.aleatorio.uuid();
  await db
    .insertInto('operador')
    .values({
      id: operadorId,
      nome: `Pessoa ${papel}`,
      cpf: cpfDe(String(900_000_000 + (Number.parseInt(operadorId.slice(0, 7), 16) % 99_999_999))),
      email: `${papel}.${operadorId.slice(0, 8)}@exemplo.org.br`,
      papel,
      instituicao_id: instituicaoId,
      criado_em: agora,
    })
    .execute();
  return abrirSessaoDaGestao(servidor, operadorId);
}

export async function abrirSessaoDaGestao(
  servidor: ServidorDeTeste,
  operadorId: string,
): Promise<{ operadorId: string; token: string }> {
  const { token } = await abrirSessao(
    servidor.contexto,
    servidor.db,
    { tipo: 'gestao', operadorId },
    { agente: null, enderecoIp: null },
  );
  await semIntervalo(servidor, operadorId);
  return { operadorId, token };
}

/** The clocks of tests leap over hours in which nobody has left the desk (ADR 0085): as if it had been used all along. */
async function semIntervalo({ db, contexto }: ServidorDeTeste, operadorId: string): Promise<void> {
  const { duracaoDoTokenSegundos } = contexto.configuracao.limites;
  await db
    .updateTable('sessao')
    .set((eb) => ({
      usada_em: eb.ref('fim_em'),
      expira_em: eb.ref('fim_em'),
      token_expira_em: sql`least(fim_em, criada_em + make_interval(secs => ${duracaoDoTokenSegundos}))`,
    }))
    .where('operador_id', '=', operadorId)
    .execute();
}
