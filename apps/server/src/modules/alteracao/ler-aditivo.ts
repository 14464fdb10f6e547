/** The document of an alteration for whoever it concerns: as blocks for a phone, and as the file itself. */
import type { rotaTextoDaAlteracao } from '@credito/api/alteracao.rotas';
import type { Resposta } from '@credito/api/rota';
import { escreverAditivo } from '@credito/domain/alteracao/texto/escrever-aditivo';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { ArquivoPdf } from '../../plugins/responder-pdf.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { contratoDa, pdfDaAlteracao, textoDaEdicao } from './texto-da-alteracao.ts';
import { exigirAlteracaoDoEstudante } from './ver-alteracoes.ts';
import { envelopeDaEdicao, lePorInteiro } from './ver-alteracoes-do-fiador.ts';

export async function textoDoEstudante(contexto: Contexto, sessao: SessaoDeConta, id: number) {
  return blocosDa(contexto.db, await exigirAlteracaoDoEstudante(contexto.db, sessao, id));
}

export async function textoDoFiador(contexto: Contexto, sessao: SessaoDeConta, id: number) {
  return blocosDa(contexto.db, await exigirDoFiador(contexto.db, sessao, id));
}

export async function pdfDoEstudante(contexto: Contexto, sessao: SessaoDeConta, id: number) {
  return pdfDa(contexto, await exigirAlteracaoDoEstudante(contexto.db, sessao, id));
}

export async function pdfDoFiador(contexto: Contexto, sessao: SessaoDeConta, id: number) {
  return pdfDa(contexto, await exigirDoFiador(contexto.db, sessao, id));
}

async function exigirDoFiador(
  db: Kysely<DB>,
  { contaId }: SessaoDeConta,
  id: number,
): Promise<AlteracaoCompleta> {
  const completa = await carregarAlteracao(db, id, { fiador: contaId });
  if (!completa) throw naoEncontrado();
  const { partes } = await contratoDa(db, completa);
  const envelope = await envelopeDaEdicao(db, completa.alteracao);
  if (!lePorInteiro(completa, contaId, { doContrato: partes, envelope })) throw naoEncontrado();
  return completa;
}

async function blocosDa(
  db: Kysely<DB>,
  { alteracao }: AlteracaoCompleta,
): Promise<Resposta<typeof rotaTextoDaAlteracao>> {
  const guardado = await textoDaEdicao(db, alteracao);
  if (!guardado) throw naoEncontrado();
  return { sha256: guardado.sha256, blocos: [...escreverAditivo(guardado.dados).blocos] };
}

async function pdfDa(contexto: Contexto, { alteracao }: AlteracaoCompleta): Promise<ArquivoPdf> {
  const arquivo = await pdfDaAlteracao(contexto, alteracao);
  if (!arquivo) throw naoEncontrado();
  return arquivo;
}
