/** The document of an alteration: written once for each edition, kept as the exact bytes that people read and sign. */
import { Readable } from 'node:stream';
import { atoNaAlteracao, type TermosDaAlteracao } from '@credito/domain/alteracao/declaracao';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import type { DadosDoAditivo } from '@credito/domain/alteracao/texto/dados';
import { escreverAditivo } from '@credito/domain/alteracao/texto/escrever-aditivo';
import { PAPEL_NO_CONTRATO, type PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AlteracaoTexto, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito } from '../../erros.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import { type ContratoCompleto, carregarContrato } from '../contrato/contrato.repository.ts';
import { MENSAGEM_SEM_CONTRATANTE } from '../contrato/dados-do-texto.ts';
import type { AlteracaoCompleta } from './alteracao.repository.ts';

export const nomeDoAditivo = (numero: string): string => `aditivo-${numero}.pdf`;

export async function contratoDa(
  db: Kysely<DB>,
  { alteracao }: AlteracaoCompleta,
  opcoes: { travar?: boolean } = {},
): Promise<ContratoCompleto> {
  const completo = await carregarContrato(db, alteracao.contrato_id, opcoes);
  if (!completo) throw new Error(`alteration ${alteracao.id} changes a contract that is not there`);
  return completo;
}

/** What roles declare and the document says of them. */
export function termosDa(
  { alteracao, partes }: AlteracaoCompleta,
  { contrato, partes: doContrato }: ContratoCompleto,
): TermosDaAlteracao {
  const nomes: Partial<Record<PapelDeSignatario, string>> = {};
  for (const { papel, nome } of [...doContrato, ...partes]) nomes[papel] = nome;
  const { pedido, plano } = alteracao;
  return {
    nomes,
    totalCentavos: plano?.depois.reduce((soma, { total }) => soma + total, 0) ?? contrato.total_centavos,
    fiadorNovo: pedido.especie === 'fiador' ? pedido.papel : null,
  };
}

async function dadosDoAditivo(
  { configuracao, relogio }: Pick<Contexto, 'configuracao' | 'relogio'>,
  db: Kysely<DB>,
  completa: AlteracaoCompleta,
): Promise<DadosDoAditivo> {
  const { alteracao, partes } = completa;
  const doContrato = await contratoDa(db, completa);
  const { nome, contratante } = configuracao.provedor;
  if (!contratante) throw conflito(MENSAGEM_SEM_CONTRATANTE);
  const termos = termosDa(completa, doContrato);
  const { pedido } = alteracao;
  const quemSai = pedido.especie === 'fiador' ? pedido.papel : null;
  return {
    numero: alteracao.numero,
    contrato: { numero: doContrato.contrato.numero, estudante: termos.nomes.estudante ?? '' },
    especie: alteracao.especie,
    rotulo: FICHA_DA_ESPECIE[alteracao.especie].rotulo,
    escritoEm: dataEmSaoPaulo(relogio.agora()),
    provedor: {
      nome,
      cnpj: contratante.cnpj,
      endereco: contratante.endereco,
      pagina: configuracao.servidor.publicUrl,
    },
    mudancas: alteracao.mudancas,
    plano: alteracao.plano?.depois ?? null,
    assinam: partes.map(({ papel, nome: pessoa, cpf }) => ({
      papel: PAPEL_NO_CONTRATO[papel],
      nome: pessoa,
      cpf,
      ato: atoNaAlteracao(papel, termos),
    })),
    fiadoresConcordam:
      alteracao.especie !== 'dados' &&
      partes.some(({ papel }) => (papel === 'fiador' || papel === 'fiador2') && papel !== termos.fiadorNovo),
    fiadorQueSai: doContrato.partes.find(({ papel }) => papel === quemSai)?.nome ?? null,
    ...(pedido.especie === 'fiador'
      ? { fiadorQueEntra: { nome: pedido.novo.nome, totalCentavos: termos.totalCentavos } }
      : {}),
  };
}

/** As it would be kept now; nothing is written. */
export async function preverAditivo(
  contexto: Pick<Contexto, 'configuracao' | 'gateways' | 'relogio'>,
  db: Kysely<DB>,
  completa: AlteracaoCompleta,
): Promise<{ dados: DadosDoAditivo; pdf: Buffer }> {
  const dados = await dadosDoAditivo(contexto, db, completa);
  const { cor } = contexto.configuracao.provedor;
  return { dados, pdf: await contexto.gateways.pdfs.contrato({ texto: escreverAditivo(dados), cor }) };
}

export async function guardarAditivo(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AlteracaoCompleta,
): Promise<void> {
  const { id, edicao } = completa.alteracao;
  const { dados, pdf } = await preverAditivo(contexto, trx, completa);
  const { id: arquivo, sha256, bytes } = await contexto.gateways.cofre.gravar(Readable.from([pdf]));
  await trx
    .insertInto('alteracao_texto')
    .values({
      alteracao_id: id,
      edicao,
      dados: JSON.stringify(dados),
      arquivo,
      sha256,
      bytes,
      criado_em: contexto.relogio.agora(),
    })
    .execute();
}

export async function textoDaEdicao(
  db: Kysely<DB>,
  { id, edicao }: { id: number; edicao: number },
): Promise<Selectable<AlteracaoTexto> | null> {
  const texto = await db
    .selectFrom('alteracao_texto')
    .selectAll()
    .where('alteracao_id', '=', id)
    .where('edicao', '=', edicao)
    .executeTakeFirst();
  return texto ?? null;
}

/** What is signed by everybody once it is sealed; until then what is read. */
export async function pdfDaAlteracao(
  { db, gateways }: Pick<Contexto, 'db' | 'gateways'>,
  { id, edicao, numero }: { id: number; edicao: number; numero: string },
): Promise<ArquivoPdf | null> {
  const envelope = await db
    .selectFrom('envelope')
    .select('selado_arquivo')
    .where('alteracao_id', '=', id)
    .where('edicao', '=', edicao)
    .where('estado', '=', 'selado')
    .executeTakeFirst();
  const arquivo = envelope?.selado_arquivo ?? (await textoDaEdicao(db, { id, edicao }))?.arquivo;
  return arquivo ? { nome: nomeDoAditivo(numero), pdf: await gateways.cofre.ler(arquivo) } : null;
}
