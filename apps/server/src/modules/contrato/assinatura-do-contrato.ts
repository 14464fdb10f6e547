/** The calls of a contract's electronic signature: opened by the student, whose signers the database names. */
import { createHash } from 'node:crypto';
import { metodoInicial, tipoDoTelefone } from '@credito/domain/assinatura/metodo';
import { nomeDoContrato } from '@credito/domain/contrato/nome-para-assinar';
import {
  PAPEL_NO_CONTRATO,
  type PapelDeSignatario,
  signatarioDoFio,
  TIPO_NO_FIO,
} from '@credito/domain/contrato/signatarios';
import { jsonCanonico } from '@credito/domain/texto/json-canonico';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type AssinanteNovo, abrirEnvelope } from '../assinatura/abrir-envelope.ts';
import {
  type AssinanteNoEnvelope,
  type DonoNoBanco,
  envelopeDoDono,
} from '../assinatura/envelope.repository.ts';
import { alterarMetodo, reenviarLink } from '../assinatura/reenviar-link.ts';
import type { ContratoCompleto } from './contrato.repository.ts';
import { reescrever, textoGuardado } from './guardar-texto.ts';
import { mudarContrato, recusar } from './mudar-contrato.ts';
import { exigirContratoVisivel } from './ver-contratos.ts';

/** Opens the signature: refused with words by the table of states while something stands in the way. */
export async function enviarParaAssinatura(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, { travar: true });
    // Pressed again: it is being signed already.
    if (completo.contrato.codigo === 'DPR') return;
    const ator = { tipo: 'conta', id: sessao.contaId } as const;
    await mudarContrato(contexto, trx, completo, { acao: 'disparar', papel: 'estudante', ator });
    await abrirDoContrato(contexto, trx, completo, sessao);
  });
}

/** The contract is held, and its state says that it is being signed. */
export async function abrirDoContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: ContratoCompleto,
  sessao: Pick<SessaoDeConta, 'contaId'>,
): Promise<void> {
  const { contrato } = completo;
  const texto = await textoGuardado(trx, completo);
  if (!texto || contrato.prazo === null) throw naoEncontrado();
  await abrirEnvelope(contexto, trx, {
    dono: { tipo: 'contrato', id: contrato.id },
    edicao: contrato.edicao,
    titulo: nomeDoContrato(contrato.numero, completo.partes),
    arquivo: texto.arquivo,
    sha256: texto.sha256,
    blocosSha256: createHash('sha256')
      .update(jsonCanonico(reescrever(texto).blocos))
      .digest('hex'),
    modelo: String(texto.modelo),
    prazo: contrato.prazo,
    pedeFoto: contrato.assinaturas.pedeFoto === true,
    assinantes: await assinantesDasPartes(trx, completo.partes),
    ator: { tipo: 'conta', id: sessao.contaId },
    contaId: sessao.contaId,
  });
}

type ParteQueAssina = Pick<
  ContratoCompleto['partes'][number],
  'papel' | 'grupo' | 'nome' | 'cpf' | 'email' | 'telefone' | 'conta_id' | 'qualificacao'
>;

/** Whoever has an account is reached by its contacts of today; the others by those that were declared for them. */
export async function assinantesDasPartes(
  trx: Transaction<DB>,
  partes: readonly ParteQueAssina[],
): Promise<AssinanteNovo[]> {
  const assinantes: AssinanteNovo[] = [];
  for (const parte of partes) {
    const conta =
      parte.conta_id === null
        ? null
        : await trx
            .selectFrom('conta')
            .select(['email', 'telefone', 'email_verificado_em', 'telefone_verificado_em'])
            .where('id', '=', parte.conta_id)
            .executeTakeFirstOrThrow();
    const doProvedor = parte.papel === 'representante' || parte.papel === 'testemunha';
    const email = conta?.email ?? (doProvedor ? await emailDoOperador(trx, parte.cpf) : parte.email);
    const telefone = conta?.telefone ?? parte.telefone;
    const metodo = metodoInicial({ email, telefone, tipoDoTelefone: tipoDoTelefone(telefone) });
    assinantes.push({
      papel: parte.papel,
      rotulo: PAPEL_NO_CONTRATO[parte.papel],
      grupo: parte.grupo,
      doProvedor,
      nome: parte.nome,
      cpf: parte.cpf,
      nascimento: parte.qualificacao.nascimento,
      contaId: parte.conta_id,
      email,
      telefone,
      metodo,
      emailVerificadoEm: conta?.email_verificado_em ?? null,
      telefoneVerificadoEm: conta?.telefone_verificado_em ?? null,
      contatoDeclaradoPor: conta ? null : 'estudante',
    });
  }
  return assinantes;
}

/** Where a provider of signatures reaches whoever signs for the lender: as the person of the staff with this CPF. */
async function emailDoOperador(trx: Transaction<DB>, cpf: string): Promise<string | null> {
  const operador = await trx
    .selectFrom('operador')
    .select('email')
    .where('cpf', '=', cpf)
    .where('ativo', '=', true)
    .executeTakeFirst();
  return operador?.email ?? null;
}

/** A signer as the calls of the specification name one: compared with what the database has, never obeyed. */
export interface SignatarioDoFio {
  signerType: string;
  cpf?: string | undefined;
  personType?: PapelDeSignatario | undefined;
}

async function comSignatario(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  quem: SignatarioDoFio | null,
  agir: (trx: Transaction<DB>, achado: AssinanteNoEnvelope) => Promise<void>,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { contrato, partes } = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, {
      travar: true,
    });
    if (contrato.via !== 'eletronica') throw recusar('outra-via');
    if (contrato.codigo !== 'DPR') throw recusar('estado-nao-permite');
    await agir(trx, await acharSignatario(trx, { tipo: 'contrato', id }, partes, quem));
  });
}

/** The signer in the envelope that is alive, by the words of a call; without any, the student. */
export async function acharSignatario(
  trx: Transaction<DB>,
  dono: DonoNoBanco,
  partes: ReadonlyArray<Pick<ParteQueAssina, 'papel' | 'cpf'>>,
  quem: SignatarioDoFio | null,
): Promise<AssinanteNoEnvelope> {
  const envelope = await envelopeDoDono(trx, dono, { travar: true, vivo: true });
  const parte = quem
    ? partes.find(
        ({ papel, cpf }) =>
          signatarioDoFio(quem.signerType) === TIPO_NO_FIO[papel] &&
          (quem.cpf === undefined || quem.cpf === cpf) &&
          (quem.personType === undefined || quem.personType === papel),
      )
    : partes.find(({ papel }) => papel === 'estudante');
  const assinante = envelope?.assinantes.find(
    ({ papel, cpf }) => papel === parte?.papel && cpf === parte?.cpf,
  );
  if (!envelope || !assinante) throw naoEncontrado();
  return { ...envelope, assinante };
}

export const reenviarLinkDoContrato = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  quem: SignatarioDoFio | null,
): Promise<void> =>
  comSignatario(contexto, sessao, id, quem, (trx, achado) => reenviarLink(contexto, trx, achado));

export const alterarCanalDoContrato = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  { preferredAuthType, ...quem }: SignatarioDoFio & { preferredAuthType: 'EMAIL' | 'WHATSAPP' },
): Promise<void> =>
  comSignatario(contexto, sessao, id, quem, (trx, achado) =>
    alterarMetodo(contexto, trx, achado, {
      metodo: preferredAuthType === 'EMAIL' ? 'email' : 'whatsapp',
      alvo: 'contrato',
      contaId: sessao.contaId,
    }),
  );
