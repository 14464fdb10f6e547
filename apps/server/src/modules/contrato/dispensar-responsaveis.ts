/** Whoever comes of age while the contract is being signed needs no guardian (credito, section 3). */
import { falta } from '@credito/domain/assinatura/vez';
import { MOTIVO_DA_MAIORIDADE, responsavelDispensado } from '@credito/domain/contrato/signatarios';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { dispensarAssinante } from '../assinatura/dispensar-assinante.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { carregarContrato } from './contrato.repository.ts';

export const TAREFA_DISPENSAR_RESPONSAVEIS = 'dispensar-responsaveis';

/** Answers how many were released. One contract after the other: what fails stops no other. */
export async function dispensarResponsaveis(contexto: Contexto): Promise<number> {
  const candidatos = await contexto.db
    .selectFrom('contrato')
    .innerJoin('envelope', 'envelope.contrato_id', 'contrato.id')
    .innerJoin('assinante', 'assinante.envelope_id', 'envelope.id')
    .select('contrato.id')
    .where('contrato.codigo', '=', 'DPR')
    .where('envelope.estado', '=', 'em-assinatura')
    .where('assinante.papel', '=', 'responsavel')
    .where('assinante.assinou_em', 'is', null)
    .where('assinante.estado', '<>', 'dispensado')
    .orderBy('contrato.id')
    .execute();
  let dispensados = 0;
  const falhas: unknown[] = [];
  for (const { id } of candidatos)
    try {
      if (await dispensarDo(contexto, id)) dispensados += 1;
    } catch (erro) {
      falhas.push(erro);
    }
  if (falhas.length > 0) throw new AggregateError(falhas, `${falhas.length} guardians could not be released`);
  return dispensados;
}

async function dispensarDo(contexto: Contexto, id: number): Promise<boolean> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await carregarContrato(trx, id, { travar: true });
    const nascimento = completo?.partes.find(({ papel }) => papel === 'estudante')?.qualificacao.nascimento;
    const hoje = dataEmSaoPaulo(contexto.relogio.agora());
    if (completo?.contrato.codigo !== 'DPR' || !responsavelDispensado(nascimento ?? null, hoje)) return false;
    const envelope = await envelopeDoDono(trx, { tipo: 'contrato', id }, { travar: true, vivo: true });
    const assinante = envelope?.assinantes.find((um) => um.papel === 'responsavel' && falta(um));
    if (!envelope || !assinante || envelope.envelope.estado !== 'em-assinatura') return false;
    await dispensarAssinante(contexto, trx, { ...envelope, assinante }, MOTIVO_DA_MAIORIDADE);
    return true;
  });
}
