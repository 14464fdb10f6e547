/** What the people of an update are told, in the transaction of the change. */

import { efeitoDoAtraso } from '@credito/domain/atualizacao/atraso';
import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisar, type Destinatario, destinatarioDaConta } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { AtualizacaoCompleta, PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { consequenciasNoPeriodo } from './atraso.ts';

type AoEstudante =
  | 'atualizacao-enviada'
  | 'atualizacao-a-corrigir'
  | 'atualizacao-concluida'
  | 'atualizacao-sem-fiador'
  | 'atualizacao-vencida';
type AoFiador =
  | 'atualizacao-fiador'
  | 'atualizacao-fiador-de-novo'
  | 'atualizacao-fiador-lembrete'
  | 'atualizacao-fiador-a-corrigir'
  | 'atualizacao-fiador-concluida';

export async function avisarEstudanteDaAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
  nome: AoEstudante,
): Promise<void> {
  const { atualizacao, periodo } = completa;
  const { publicUrl } = contexto.configuracao.servidor;
  const { tardioAte } = prazosDoPeriodo(periodo);
  const evento = {
    nome,
    chave: nome,
    valores: {
      semestre: rotuloDoTermo(periodo),
      dia: formatarData(tardioAte),
      consequencia: nome === 'atualizacao-vencida' ? await efeitoPara(trx, completa) : '',
    },
  };
  await avisar(contexto, trx, {
    chave: `${nome}:${atualizacao.id}:${atualizacao.versao}`,
    pessoa: await destinatarioDa(trx, atualizacao.conta_id, doEstudante(completa)),
    solicitacaoId: null,
    agora: contexto.relogio.agora(),
    email: emailDoTexto(contexto.configuracao, {
      ...evento,
      acao:
        nome === 'atualizacao-a-corrigir'
          ? { rotulo: 'Corrigir', url: `${publicUrl}/estudante/pendencias-atualizacao` }
          : acaoDoFim(doEstudante(completa), `${publicUrl}/estudante`, nome === 'atualizacao-concluida'),
    }),
    celular: curtaDoTexto(contexto.configuracao, evento),
  });
}

/** An e-mail that took effect has still to be proved: the message that goes there leads to it. */
function acaoDoFim(
  pessoa: Pick<PessoaGuardada, 'originais' | 'respostas'> | undefined,
  portal: string,
  concluida: boolean,
): { rotulo: string; url: string } {
  return concluida && pessoa && pessoa.respostas.email !== pessoa.originais.email
    ? { rotulo: 'Confirmar o e-mail novo', url: `${portal}/perfil/email/confirmar` }
    : { rotulo: 'Abrir o portal', url: `${portal}/inicio` };
}

const doEstudante = ({ pessoas }: AtualizacaoCompleta) =>
  pessoas.find(({ tipo_pessoa }) => tipo_pessoa === 'estudante');

/** A phone whose code came back is where the person is, also before it takes the place of the former one. */
async function destinatarioDa(
  trx: Transaction<DB>,
  contaId: string,
  pessoa: Pick<PessoaGuardada, 'respostas' | 'telefone_verificado'> | undefined,
): Promise<Destinatario> {
  const daConta = await destinatarioDaConta(trx, contaId);
  const provado = pessoa?.telefone_verificado;
  return provado && provado === pessoa.respostas.telefone ? { ...daConta, telefone: provado } : daConta;
}

/** Of the contract that the update is about. */
async function efeitoPara(
  db: Kysely<DB>,
  { atualizacao, periodo }: Pick<AtualizacaoCompleta, 'atualizacao' | 'periodo'>,
): Promise<string> {
  const contrato = await db
    .selectFrom('contrato')
    .select([
      'id',
      'conta_id',
      'bolsa_id',
      'situacao_desde',
      'ano',
      'semestre',
      'ultimo_mes',
      'curso_terminou_em',
    ])
    .where('id', '=', atualizacao.contrato_id)
    .executeTakeFirstOrThrow();
  const consequencias = await consequenciasNoPeriodo(db, [contrato], periodo);
  return efeitoDoAtraso(consequencias.get(contrato.id) ?? 'so-renovacao');
}

/** Guarantors with an account; whoever never entered the portal hears of it by the student. */
export async function avisarFiadoresDaAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
  nome: AoFiador,
  quais: (pessoa: PessoaGuardada) => boolean = faltaOBloco,
  vez: string = String(completa.atualizacao.versao),
): Promise<void> {
  const { atualizacao, pessoas, periodo } = completa;
  const estudante = primeiroNome(pessoas.find(({ tipo_pessoa }) => tipo_pessoa === 'estudante')?.nome ?? '');
  const { fecha, tardioAte } = prazosDoPeriodo(periodo);
  const { publicUrl } = contexto.configuracao.servidor;
  const agora = contexto.relogio.agora();
  const prazo = dataEmSaoPaulo(agora) > fecha ? tardioAte : fecha;
  for (const pessoa of pessoas) {
    if (pessoa.tipo_pessoa === 'estudante' || pessoa.conta_id === null || !quais(pessoa)) continue;
    const evento = {
      nome,
      chave: nome,
      valores: { estudante, fiador: primeiroNome(pessoa.nome), dia: formatarData(prazo) },
    };
    await avisar(contexto, trx, {
      chave: `${nome}:${atualizacao.id}:${pessoa.tipo_pessoa}:${vez}`,
      pessoa: await destinatarioDa(trx, pessoa.conta_id, pessoa),
      solicitacaoId: null,
      agora,
      email: emailDoTexto(contexto.configuracao, {
        ...evento,
        acao:
          nome === 'atualizacao-fiador-a-corrigir'
            ? {
                rotulo: 'Corrigir',
                url: `${publicUrl}/fiador/pendencias-atualizacao-fiador/${atualizacao.id}`,
              }
            : acaoDoFim(pessoa, `${publicUrl}/fiador`, nome === 'atualizacao-fiador-concluida'),
      }),
      celular: curtaDoTexto(contexto.configuracao, evento),
    });
  }
}

/** Whoever was asked in one that was begun again meanwhile is told so, and not the same twice. */
export async function convidarFiadoresDaAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  const { contrato_id, periodo_id } = completa.atualizacao;
  const convidados = await trx
    .selectFrom('atualizacao_pessoa')
    .innerJoin('atualizacao', 'atualizacao.id', 'atualizacao_pessoa.atualizacao_id')
    .select('atualizacao_pessoa.conta_id')
    .where('atualizacao.contrato_id', '=', contrato_id)
    .where('atualizacao.periodo_id', '=', periodo_id)
    .where('atualizacao.estado', '=', 'reiniciada')
    .execute();
  const jaConvidado = ({ conta_id }: PessoaGuardada) => convidados.some((um) => um.conta_id === conta_id);
  for (const deNovo of [false, true])
    await avisarFiadoresDaAtualizacao(
      contexto,
      trx,
      completa,
      deNovo ? 'atualizacao-fiador-de-novo' : 'atualizacao-fiador',
      (pessoa) => faltaOBloco(pessoa) && jaConvidado(pessoa) === deNovo,
    );
}

export function avisarQueFoiEnviada(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  return avisarEstudanteDaAtualizacao(contexto, trx, completa, 'atualizacao-enviada');
}

export async function avisarQueFoiConcluida(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  const { sem_fiador } = completa.atualizacao;
  await avisarEstudanteDaAtualizacao(
    contexto,
    trx,
    completa,
    sem_fiador ? 'atualizacao-sem-fiador' : 'atualizacao-concluida',
  );
  await avisarFiadoresDaAtualizacao(
    contexto,
    trx,
    completa,
    'atualizacao-fiador-concluida',
    ({ situacao }) => situacao === 'enviado',
  );
}

export async function avisarDaCorrecao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AtualizacaoCompleta,
): Promise<void> {
  const corrige = (pessoa: PessoaGuardada) => pessoa.situacao === 'a-corrigir';
  if (completa.pessoas.some((pessoa) => pessoa.tipo_pessoa === 'estudante' && corrige(pessoa)))
    await avisarEstudanteDaAtualizacao(contexto, trx, completa, 'atualizacao-a-corrigir');
  await avisarFiadoresDaAtualizacao(contexto, trx, completa, 'atualizacao-fiador-a-corrigir', corrige);
}
