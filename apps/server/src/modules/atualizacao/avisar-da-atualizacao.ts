/** What the people of an update are told, in the transaction of the change. */

import { faltaOBloco } from '@credito/domain/atualizacao/estados';
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { AtualizacaoCompleta, PessoaGuardada } from '../parte-da-atualizacao/atualizacao.repository.ts';

type AoEstudante =
  | 'atualizacao-enviada'
  | 'atualizacao-a-corrigir'
  | 'atualizacao-concluida'
  | 'atualizacao-sem-fiador'
  | 'atualizacao-vencida';
type AoFiador =
  | 'atualizacao-fiador'
  | 'atualizacao-fiador-lembrete'
  | 'atualizacao-fiador-a-corrigir'
  | 'atualizacao-fiador-concluida';

export async function avisarEstudanteDaAtualizacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { atualizacao, periodo }: AtualizacaoCompleta,
  nome: AoEstudante,
): Promise<void> {
  const { tardioAte } = prazosDoPeriodo(periodo);
  const evento = {
    nome,
    chave: nome,
    valores: { semestre: rotuloDoTermo(periodo), dia: formatarData(tardioAte) },
  };
  await avisar(contexto, trx, {
    chave: `${nome}:${atualizacao.id}:${atualizacao.versao}`,
    pessoa: await destinatarioDaConta(trx, atualizacao.conta_id),
    solicitacaoId: null,
    agora: contexto.relogio.agora(),
    email: emailDoTexto(contexto.configuracao, {
      ...evento,
      acao: { rotulo: 'Abrir o portal', url: `${contexto.configuracao.servidor.publicUrl}/estudante/inicio` },
    }),
    celular: curtaDoTexto(contexto.configuracao, evento),
  });
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
      pessoa: await destinatarioDaConta(trx, pessoa.conta_id),
      solicitacaoId: null,
      agora,
      email: emailDoTexto(contexto.configuracao, {
        ...evento,
        acao: { rotulo: 'Abrir o portal', url: `${contexto.configuracao.servidor.publicUrl}/fiador` },
      }),
      celular: curtaDoTexto(contexto.configuracao, evento),
    });
  }
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
