/** A signature for the provider: by a person of the staff whose CPF the envelope names, with the second factor. */
import { createHash } from 'node:crypto';
import { declaracaoDoProvedor, VERSAO_DA_DECLARACAO } from '@credito/domain/assinatura/declaracao';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import { concluirOuChamar } from './concluir-ou-chamar.ts';
import { type AssinanteNoEnvelope, assinanteNoEnvelope } from './envelope.repository.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import type { OrigemDoPedido } from './origem.ts';
import { lugarDo, naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

export interface QuemAssinaPeloProvedor {
  operadorId: string;
  cpf: string;
  /** Null where the demonstration tells of it. */
  sessaoId: string | null;
  /** Of the account. */
  desde: Date;
}

/** Somebody else's document answers like a missing one. */
export async function exigirDoProvedor(
  db: Contexto['db'] | Transaction<DB>,
  { cpf }: QuemAssinaPeloProvedor,
  assinanteId: string,
  opcoes: { travar?: boolean } = {},
): Promise<AssinanteNoEnvelope> {
  const achado = await assinanteNoEnvelope(db, assinanteId, opcoes);
  if (!achado?.assinante.do_provedor || achado.assinante.cpf !== cpf) throw naoEncontrado();
  return achado;
}

/** `meio`: which second factor was right. Once a person and document. */
export async function assinarPeloProvedor(
  contexto: Contexto,
  quem: QuemAssinaPeloProvedor,
  { assinanteId, sha256, meio }: { assinanteId: string; sha256: string; meio: string },
  origem: OrigemDoPedido,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const achado = await exigirDoProvedor(trx, quem, assinanteId, { travar: true });
    const { assinante, envelope } = achado;
    if (assinante.estado === 'assinou') return;
    if (sha256 !== envelope.sha256) throw dadosDesatualizados();
    const regras = regrasDo(contexto, envelope);
    const impedimento = await regras.impedimentoDoOperador(trx, lugarDo(envelope), quem.operadorId);
    if (impedimento !== null) throw conflito(impedimento);
    const texto = declaracaoDoProvedor(envelope.titulo, envelope.sha256);
    const assinado = await mudarAssinante(contexto, trx, achado, assinante, {
      acao: 'assinar',
      ator: 'pessoa',
      provado: true,
      mais: { assinou_em: contexto.relogio.agora(), operador_id: quem.operadorId },
    });
    const confirmado = [{ como: 'conta', conta: quem.operadorId, desde: quem.desde.toISOString() }] as const;
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'assinado',
      autor: { tipo: 'operador', id: quem.operadorId },
      assinante: naEvidencia(contexto, envelope, assinante),
      origem: {
        ...origem,
        sessaoSha256: quem.sessaoId && createHash('sha256').update(quem.sessaoId).digest('hex'),
        caminho: 'retaguarda',
      },
      pessoa: {
        nome: { valor: assinante.nome, confirmado },
        cpf: { valor: assinante.cpf, confirmado },
        nascimento: null,
      },
      contato: null,
      autenticacao: { por: 'sessao', segundoFator: meio },
      declaracao: {
        texto,
        versao: VERSAO_DA_DECLARACAO,
        sha256: createHash('sha256').update(texto).digest('hex'),
        lingua: 'pt-BR',
      },
      leitura: null,
      foto: null,
    });
    await registrarNaAuditoria(contexto, trx, envelope.id, {
      acao: 'assinar',
      ator: { tipo: 'operador', id: quem.operadorId },
      dados: { assinante: assinante.id },
    });
    await regras.aoAssinar(contexto, trx, envelope, assinado);
    await concluirOuChamar(contexto, trx, envelope.id);
  });
}
