/** Walks every envelope: its chain, what the audit trail knows of it, its signers and its files must say the same. */
import { conferirCadeia } from '@credito/domain/assinatura/cadeia';
import type { EloDeEvidencia } from '@credito/domain/assinatura/evidencia';
import { ehElo } from '@credito/domain/assinatura/pacote-de-evidencias';
import type { Kysely } from 'kysely';
import type { Cofre } from '../../arquivos/cofre.ts';
import type { DB } from '../../banco/esquema.gerado.ts';
import { carregarEnvelope, type EnvelopeCompleto } from './envelope.repository.ts';
import { elosDoEnvelope, sha256 } from './registrar-evidencia.ts';

export interface FalhaDoEnvelope {
  envelope: string;
  motivo: string;
}

const POR_VEZ = 200;

/** Answers how many envelopes there are, and what does not hold. */
export async function conferirEnvelopes(
  db: Kysely<DB>,
  cofre: Pick<Cofre, 'ler'>,
): Promise<{ envelopes: number; falhas: readonly FalhaDoEnvelope[] }> {
  const falhas: FalhaDoEnvelope[] = [];
  let envelopes = 0;
  for (let depois = '00000000-0000-0000-0000-000000000000'; ; ) {
    const lote = await db
      .selectFrom('envelope')
      .select('id')
      .where('id', '>', depois)
      .orderBy('id')
      .limit(POR_VEZ)
      .execute();
    for (const { id } of lote) {
      envelopes += 1;
      for (const motivo of await motivosDe(db, cofre, id)) falhas.push({ envelope: id, motivo });
    }
    depois = lote.at(-1)?.id ?? depois;
    if (lote.length < POR_VEZ) return { envelopes, falhas };
  }
}

async function motivosDe(db: Kysely<DB>, cofre: Pick<Cofre, 'ler'>, id: string): Promise<readonly string[]> {
  const completo = await carregarEnvelope(db, id);
  if (!completo) return [];
  const elos = await elosLidos(db, id);
  if (!elos) return ['a record of the evidence cannot be read'];
  return [
    ...(await dasColunas(db, id, elos)),
    ...conferirCadeia(elos, sha256).map(({ falha, sequencia }) => `record ${sequencia}: ${falha}`),
    ...daCabeca(completo, elos),
    ...dosAssinantes(completo, elos),
    ...(await daAuditoria(db, completo, elos)),
    ...(await dosArquivos(cofre, completo)),
  ];
}

/** Null where one of them is no JSON, or no record. */
async function elosLidos(db: Kysely<DB>, id: string): Promise<readonly EloDeEvidencia[] | null> {
  try {
    const elos = await elosDoEnvelope(db, id);
    return elos.every(ehElo) ? elos : null;
  } catch (erro) {
    if (erro instanceof SyntaxError) return null;
    throw erro;
  }
}

/** What is looked for by column says the same as the record that was chained. */
async function dasColunas(
  db: Kysely<DB>,
  id: string,
  elos: readonly EloDeEvidencia[],
): Promise<readonly string[]> {
  const linhas = await db
    .selectFrom('evidencia')
    .select(['sequencia', 'assinante_id', 'tipo', 'em'])
    .where('envelope_id', '=', id)
    .orderBy('sequencia')
    .execute();
  return linhas.flatMap(({ sequencia, assinante_id, tipo, em }, posicao) => {
    const registro = elos[posicao]?.registro;
    const quem = registro && 'assinante' in registro ? (registro.assinante?.id ?? null) : null;
    const confere =
      registro?.sequencia === sequencia &&
      registro.tipo === tipo &&
      quem === assinante_id &&
      Date.parse(registro.hora.em) === em.getTime();
    return confere ? [] : [`record ${sequencia}: its columns say something else`];
  });
}

function daCabeca({ envelope }: EnvelopeCompleto, elos: readonly EloDeEvidencia[]): readonly string[] {
  const confere = envelope.evidencias === elos.length && envelope.ultimo_hash === (elos.at(-1)?.hash ?? null);
  const documento = elos[0]?.registro.documento;
  return [
    ...(confere ? [] : ['the head of the chain is not its last record']),
    ...(documento &&
    (documento.sha256 !== envelope.sha256 || documento.blocosSha256 !== envelope.blocos_sha256)
      ? ['the document is not the one that the evidence quotes']
      : []),
  ];
}

/** Names, CPFs and groups as they were frozen; signed is who the evidence says has signed. */
function dosAssinantes({ assinantes }: EnvelopeCompleto, elos: readonly EloDeEvidencia[]): readonly string[] {
  const chamados = elos.flatMap(({ registro }) => (registro.tipo === 'aberto' ? registro.assinantes : []));
  const assinaram = new Set(
    elos.flatMap(({ registro }) => (registro.tipo === 'assinado' ? [registro.assinante.id] : [])),
  );
  const motivos = chamados.length === assinantes.length ? [] : ['the signers are not those that were called'];
  for (const { id, nome, cpf, grupo, assinou_em } of assinantes) {
    const chamado = chamados.find((um) => um.id === id);
    if (chamado?.nome !== nome || chamado.cpf !== cpf || chamado.grupo !== grupo)
      motivos.push(`signer ${id} is not who was called`);
    if (assinaram.has(id) !== (assinou_em !== null))
      motivos.push(`signer ${id} has signed only in one place`);
  }
  return motivos;
}

/** Every decision of the trail quotes the chain as it was: a chain that was written anew does not fit. */
async function daAuditoria(
  db: Kysely<DB>,
  { envelope }: EnvelopeCompleto,
  elos: readonly EloDeEvidencia[],
): Promise<readonly string[]> {
  const decisoes = await db
    .selectFrom('auditoria')
    .select(['acao', 'dados'])
    .where('alvo_tipo', '=', 'envelope')
    .where('alvo_id', '=', envelope.id)
    .where('elo', 'is not', null)
    .orderBy('seq')
    .execute();
  if (decisoes.length === 0) return ['the audit trail does not know it'];
  return decisoes.flatMap(({ acao, dados }) => {
    const { evidencias, hash, sha256: selado } = dados as Record<string, unknown>;
    const citado = elos[Number(evidencias) - 1];
    return [
      ...(citado?.hash === hash ? [] : [`the audit trail quotes another chain at ${acao}`]),
      ...(acao === 'assinatura.selar' && selado !== envelope.selado_sha256
        ? ['the audit trail quotes another sealed file']
        : []),
    ];
  });
}

async function dosArquivos(
  cofre: Pick<Cofre, 'ler'>,
  { assinantes, envelope }: EnvelopeCompleto,
): Promise<readonly string[]> {
  const arquivos = [
    { qual: 'read', id: envelope.arquivo, resumo: envelope.sha256 },
    ...(envelope.selado_arquivo && envelope.selado_sha256
      ? [{ qual: 'sealed', id: envelope.selado_arquivo, resumo: envelope.selado_sha256 }]
      : []),
  ];
  if (envelope.arquivo_do_provedor && envelope.arquivo_do_provedor_sha256)
    arquivos.push({
      qual: "provider's",
      id: envelope.arquivo_do_provedor,
      resumo: envelope.arquivo_do_provedor_sha256,
    });
  for (const { foto_arquivo: id, foto_sha256: resumo } of assinantes)
    if (id !== null && resumo !== null) arquivos.push({ qual: "signer's photo", id, resumo });
  const motivos: string[] = [];
  for (const { qual, id, resumo } of arquivos) {
    const lido = await cofre.ler(id).then(
      (bytes) => sha256(bytes).toString('hex'),
      () => null,
    );
    if (lido !== resumo)
      motivos.push(`the ${qual} file ${lido === null ? 'cannot be opened' : 'is another one'}`);
  }
  return motivos;
}
