/** The student begins the update of the period: everybody bound by the contract gets a part, with what is known of them. */

import type { AtualizacaoEmAndamento } from '@credito/api/atualizacao.rotas';
import { isAberta } from '@credito/domain/atualizacao/estados';
import { CAMPOS_DA_ATUALIZACAO, respostasVigentes } from '@credito/domain/atualizacao/formulario';
import { MENSAGENS_DA_ATUALIZACAO } from '@credito/domain/atualizacao/transicoes';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { TIPOS_DE_PESSOA, type TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, ErroDeAplicacao } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { contratoEfetivado, versoesVigentes } from '../contrato/contrato.repository.ts';
import {
  carregarAtualizacao,
  inserirPessoas,
  periodoDoDia,
  ultimaDoEstudante,
} from '../parte-da-atualizacao/atualizacao.repository.ts';
import { convidarFiadoresDaAtualizacao } from './avisar-da-atualizacao.ts';
import { emAndamento } from './ver-atualizacao.ts';

const MENSAGEM_JA_INICIADA = 'Você já tem uma atualização em andamento.';
const MENSAGEM_JA_CONCLUIDA = 'A atualização deste período já foi concluída.';
const MENSAGEM_SEM_CONTRATO = 'A atualização cadastral é de quem tem um contrato em vigor.';

export async function iniciarAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
): Promise<AtualizacaoEmAndamento> {
  return contexto.db.transaction().execute(async (trx) => {
    await travarConta(trx, sessao.contaId);
    const hoje = dataEmSaoPaulo(contexto.relogio.agora());
    const contrato = await contratoEfetivado(trx, sessao.contaId);
    if (!contrato) throw conflito(MENSAGEM_SEM_CONTRATO);
    const ultima = await ultimaDoEstudante(trx, sessao.contaId);
    if (ultima && isAberta(ultima.atualizacao.estado))
      throw new ErroDeAplicacao(409, MENSAGEM_JA_INICIADA, { nome: 'atualizacao-em-andamento' });
    const periodo = await periodoDoDia(trx, hoje);
    if (!periodo)
      throw new ErroDeAplicacao(409, MENSAGENS_DA_ATUALIZACAO['fora-do-prazo'], { nome: 'fora-do-prazo' });
    if (ultima?.atualizacao.periodo_id === periodo.id) throw conflito(MENSAGEM_JA_CONCLUIDA);
    const id = await criarAtualizacao(contexto, trx, sessao.contaId, {
      contratoId: contrato.id,
      periodoId: periodo.id,
    });
    const completa = await carregarAtualizacao(trx, id);
    if (completa) await convidarFiadoresDaAtualizacao(contexto, trx, completa);
    return emAndamento({ ...contexto, db: trx }, sessao);
  });
}

export async function criarAtualizacao(
  contexto: Pick<Contexto, 'aleatorio' | 'relogio'>,
  trx: Transaction<DB>,
  contaId: string,
  { contratoId, periodoId }: { contratoId: number; periodoId: number },
): Promise<number> {
  const agora = contexto.relogio.agora();
  const { id } = await trx
    .insertInto('atualizacao')
    .values({
      periodo_id: periodoId,
      conta_id: contaId,
      contrato_id: contratoId,
      estado: 'atualizacao-iniciada',
      estado_desde: agora,
      iniciada_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pessoas = await pessoasDoContrato(trx, contratoId);
  await inserirPessoas(
    trx,
    id,
    pessoas.map((pessoa) => ({ id: contexto.aleatorio.uuid(), ...pessoa })),
  );
  await trx
    .insertInto('atualizacao_historico')
    .values({
      atualizacao_id: id,
      em: agora,
      acao: 'iniciar',
      ator: 'estudante',
      versao: 0,
      estado: 'atualizacao-iniciada',
    })
    .execute();
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'conta', id: contaId },
    acao: 'atualizacao.iniciar',
    alvo: { tipo: 'atualizacao', id: String(id) },
    contaId,
    dados: { contrato: contratoId, periodo: periodoId },
  });
  return id;
}

const PAPEIS: readonly PapelDeSignatario[] = TIPOS_DE_PESSOA;

/** Student and guarantors of the contract, each with the newest that is known. */
async function pessoasDoContrato(db: Kysely<DB>, contratoId: number) {
  const partes = await db
    .selectFrom('contrato_parte')
    .innerJoin('participante', 'participante.id', 'contrato_parte.participante_id')
    .leftJoin('conta', 'conta.id', 'contrato_parte.conta_id')
    .select([
      'contrato_parte.id as parte_id',
      'contrato_parte.papel',
      'contrato_parte.conta_id',
      'contrato_parte.nome',
      'contrato_parte.cpf',
      'participante.id as participante_id',
      'participante.email',
      'participante.telefone',
      'participante.respostas',
      'conta.email as email_da_conta',
      'conta.telefone as telefone_da_conta',
    ])
    .where('contrato_parte.contrato_id', '=', contratoId)
    .where('contrato_parte.saiu_em', 'is', null)
    .where('contrato_parte.papel', 'in', [...PAPEIS])
    .execute();
  const versoes = await versoesVigentes(
    db,
    partes.map(({ participante_id }) => participante_id),
  );
  return partes.map((parte) => {
    const versao = versoes.get(parte.participante_id);
    const conhecidas: Readonly<Record<string, unknown>> = {
      ...respostasVigentes(parte.respostas, versao?.respostas ?? null),
      email: parte.email_da_conta ?? versao?.email ?? parte.email,
      telefone: parte.telefone_da_conta ?? versao?.telefone ?? parte.telefone,
    };
    return {
      tipo_pessoa: parte.papel as TipoPessoa,
      parte_id: parte.parte_id,
      participante_id: parte.participante_id,
      conta_id: parte.conta_id,
      nome: parte.nome,
      cpf: parte.cpf,
      respostas: Object.fromEntries(
        CAMPOS_DA_ATUALIZACAO.flatMap((campo) =>
          conhecidas[campo] === undefined ? [] : [[campo, conhecidas[campo]]],
        ),
      ),
    };
  });
}
