/** What support may do for a person: find, look, send again, unlock. Everything is written down. */

import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import { isAreaDoPortal } from '@credito/domain/conta/areas';
import { valorMascarado } from '@credito/domain/gestao/apresentacao';
import { protocoloDaBusca, textoDaBusca } from '@credito/domain/gestao/busca';
import { fichaDoModelo, levaSegredo } from '@credito/domain/mensagem/modelos';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import { mascararTelefone } from '@credito/domain/pessoa/telefone';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { travarConta } from '../../../banco/travar-conta.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao, registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { mensagemDeDesbloqueio } from '../../conta/mensagens.ts';
import { portalDaPessoa } from '../../conta/portal-da-pessoa.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { contarLimite, esquecerJunto } from '../../limite/limite.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';
import { limiteDeLogin } from '../../sessao/autenticar.ts';
import { contasEmConflito } from '../conflito/contas-em-conflito.ts';
import { exigirContaSemConflito } from '../conflito/parte-interessada.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { atualizacoesDaPessoa } from './atualizacoes-da-pessoa.ts';

const MAXIMO = 10;

interface Conta {
  id: string;
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
}

const apresentar = ({ id, nome, cpf, email, telefone }: Conta) => ({
  contaId: id,
  nome,
  cpf: mascararCpf(cpf),
  email: valorMascarado({ nome: 'email', tipo: 'email' }, email),
  telefone: mascararTelefone(telefone),
});

type ComoSeBusca = 'cpf' | 'protocolo' | 'nome' | 'email';

/** Two words are a name; an address of e-mail has no spaces. */
function comoSeBusca(texto: string, numeros: string): ComoSeBusca {
  if (/^\d{11}$/.test(numeros)) return 'cpf';
  if (/^[A-Za-z]*\d{4,}$/.test(numeros)) return 'protocolo';
  return /\S\s+\S/.test(texto) ? 'nome' : 'email';
}

/** What LIKE gives a meaning is taken literally. */
const literal = (texto: string) => texto.replace(/[\\%_]/g, (letra) => `\\${letra}`);

/** By whole CPF, whole protocol, the words of a name in order, or the beginning of an e-mail: never by scanning. */
export async function buscarPessoas({ db, relogio }: Contexto, sessao: SessaoDeGestao, digitado: string) {
  const texto = textoDaBusca(digitado);
  const numeros = protocoloDaBusca(digitado) ?? texto.replace(/[\s.-]/g, '');
  const consulta = db.selectFrom('conta').select(['conta.id', 'nome', 'cpf', 'email', 'telefone']);
  const como = comoSeBusca(texto, numeros);
  const fora = await contasEmConflito(db, sessao.operadorId);
  const linhas = await (como === 'cpf'
    ? consulta.where('cpf', '=', numeros)
    : como === 'protocolo'
      ? consulta.where('conta.id', 'in', (eb) =>
          eb
            .selectFrom('participante')
            .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
            .select('participante.conta_id')
            .where('solicitacao.protocolo', '=', numeros.toUpperCase())
            .where('participante.conta_id', 'is not', null)
            .where('participante.removido_em', 'is', null)
            .$castTo<{ conta_id: string }>(),
        )
      : como === 'nome'
        ? consulta.where(
            sql<boolean>`sem_acento(nome) like sem_acento(${`%${literal(texto.trim()).split(/\s+/).join('%')}%`})`,
          )
        : consulta.where('email', 'like', `${literal(texto.toLowerCase())}%`)
  )
    .$if(fora.length > 0, (achadas) => achadas.where('conta.id', 'not in', fora))
    // A common name is shared by many: sorting them all would read them all.
    .$if(como !== 'nome', (ordenada) => ordenada.orderBy('email'))
    .limit(MAXIMO + 1)
    .execute();
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'suporte.buscar',
    alvo: { tipo: 'busca', id: como },
    contaId: null,
    dados: { achadas: Math.min(linhas.length, MAXIMO) },
  });
  const mostradas = linhas.slice(0, MAXIMO);
  if (como === 'nome')
    mostradas.sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR') || (a.email < b.email ? -1 : 1));
  return { pessoas: mostradas.map(apresentar), haMais: linhas.length > MAXIMO };
}

async function exigirConta({ db }: Contexto, { operadorId }: SessaoDeGestao, contaId: string) {
  const conta = await db
    .selectFrom('conta')
    .select(['id', 'nome', 'cpf', 'email', 'telefone', 'criada_em', 'areas_desativadas'])
    .where('id', '=', contaId)
    .executeTakeFirst();
  if (!conta) throw naoEncontrado();
  await exigirContaSemConflito(db, operadorId, contaId);
  return conta;
}

async function isBloqueada(contexto: Contexto, cpf: string, db?: Transaction<DB>): Promise<boolean> {
  const limite = limiteDeLogin(contexto, cpf);
  return (await contarLimite(contexto, limite, db)) >= limite.maximo;
}

export async function verFicha(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  contaId: string,
): Promise<FichaDoSuporte> {
  const { db, relogio } = contexto;
  const conta = await exigirConta(contexto, sessao, contaId);
  await usarCota(contexto, sessao, 'ficha', contaId);
  const agora = relogio.agora();
  const solicitacoes = await db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select(['solicitacao.id', 'protocolo', 'sigla', 'situacao_desde', 'tipo_pessoa'])
    .where('participante.conta_id', '=', contaId)
    .where('participante.removido_em', 'is', null)
    .orderBy('solicitacao.id', 'desc')
    .limit(20)
    .execute();
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['id', 'modelo', 'canal', 'estado', 'criada_em'])
    .where('conta_id', '=', contaId)
    .orderBy('criada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(30)
    .execute();
  const acessos = await db
    .selectFrom('sessao')
    .select((eb) => [
      eb.fn.max('usada_em').as('ultimo'),
      sql<number>`count(*) filter (where encerrada_em is null and expira_em > ${agora})::integer`.as(
        'abertas',
      ),
    ])
    .where('conta_id', '=', contaId)
    .where('tipo', '=', 'conta')
    .executeTakeFirst();
  await registrarVisualizacao(db, {
    em: agora,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'suporte.ver',
    alvo: { tipo: 'conta', id: contaId },
    contaId,
  });
  return {
    ...apresentar(conta),
    criadaEm: conta.criada_em.toISOString(),
    ultimoAcesso: acessos?.ultimo?.toISOString() ?? null,
    sessoesAbertas: acessos?.abertas ?? 0,
    bloqueada: await isBloqueada(contexto, conta.cpf),
    areasDesativadas: conta.areas_desativadas.filter(isAreaDoPortal),
    solicitacoes: solicitacoes.map(({ id, protocolo, sigla, situacao_desde, tipo_pessoa }) => ({
      id,
      protocolo,
      sigla,
      papel: ROTULO_DA_PESSOA[tipo_pessoa],
      situacaoDesde: situacao_desde.toISOString(),
    })),
    atualizacoes: await atualizacoesDaPessoa(db, contaId),
    mensagens: mensagens.map(({ id, modelo, canal, estado, criada_em }) => ({
      id,
      titulo: fichaDoModelo(modelo).titulo,
      canal,
      estado,
      em: criada_em.toISOString(),
      reenviavel: canal !== 'push' && !levaSegredo(modelo),
    })),
  };
}

export async function desbloquearConta(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  contaId: string,
  repetivel: ChamadaRepetivel,
): Promise<void> {
  const conta = await exigirConta(contexto, sessao, contaId);
  const agora = contexto.relogio.agora();
  await esquecerJunto(contexto, limiteDeLogin(contexto, conta.cpf), (apagar) =>
    umaVez(contexto, repetivel, async (trx) => {
      // Two agents at once: the second finds the account unlocked.
      await travarConta(trx, contaId);
      if (!(await isBloqueada(contexto, conta.cpf, trx))) throw conflito('Esta conta não está bloqueada.');
      await apagar(trx).execute();
      await registrarDecisao(trx, {
        em: agora,
        ator: { tipo: 'operador', id: sessao.operadorId },
        acao: 'suporte.desbloquear',
        alvo: { tipo: 'conta', id: contaId },
        contaId,
      });
      await enfileirarMensagem(trx, contexto.aleatorio, {
        chaveUnica: `acesso-desbloqueado:${contaId}:${agora.getTime()}`,
        contaId,
        solicitacaoId: null,
        canal: 'email',
        destino: conta.email,
        agora,
        modelo: mensagemDeDesbloqueio(contexto.configuracao, conta.nome, await portalDaPessoa(trx, contaId)),
      });
    }),
  );
}

const HORA_MS = 3_600_000;

/** The same words to the person's present contact; at most once an hour for each message. */
export async function reenviarMensagem(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  mensagemId: string,
  repetivel: ChamadaRepetivel,
): Promise<void> {
  const { db, relogio, aleatorio } = contexto;
  const agora = relogio.agora();
  const mensagem = await db
    .selectFrom('mensagem')
    .innerJoin('conta', 'conta.id', 'mensagem.conta_id')
    .select([
      'mensagem.conta_id',
      'mensagem.solicitacao_id',
      'canal',
      'modelo',
      'assunto',
      'texto',
      'html',
      'conta.email',
      'conta.telefone',
    ])
    .where('mensagem.id', '=', mensagemId)
    .executeTakeFirst();
  if (!mensagem) throw naoEncontrado();
  if (mensagem.conta_id) await exigirContaSemConflito(db, sessao.operadorId, mensagem.conta_id);
  if (levaSegredo(mensagem.modelo) || mensagem.canal === 'push')
    throw regraDoDominio([
      { campo: 'mensagem', mensagem: 'Códigos e links não são reenviados: a pessoa pede um novo.' },
    ]);
  await umaVez(contexto, repetivel, async (trx) => {
    const escrita = await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: `reenvio:${mensagemId}:${Math.floor(agora.getTime() / HORA_MS)}`,
      contaId: mensagem.conta_id,
      solicitacaoId: mensagem.solicitacao_id,
      canal: mensagem.canal,
      destino: mensagem.canal === 'email' ? mensagem.email : mensagem.telefone,
      modelo: {
        nome: mensagem.modelo,
        assunto: mensagem.assunto,
        texto: mensagem.texto,
        html: mensagem.html,
      },
      agora,
    });
    if (!escrita)
      throw conflito('Esta mensagem foi reenviada há pouco, ou a pessoa desligou este tipo de mensagem.');
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'operador', id: sessao.operadorId },
      acao: 'suporte.reenviar',
      alvo: { tipo: 'mensagem', id: mensagemId },
      contaId: mensagem.conta_id,
      dados: { modelo: mensagem.modelo, canal: mensagem.canal },
    });
  });
}
