/** What whoever entered meets: the document in short and whole, the others who sign, and what would be declared. */
import { createHash } from 'node:crypto';
import type { AssinaturaAberta, AssinaturaPendente } from '@credito/api/assinatura.rotas';
import { textoDaDeclaracao, VERSAO_DA_DECLARACAO } from '@credito/domain/assinatura/declaracao';
import type { CanalDeAssinatura, DeclaracaoNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import { leODocumento } from '@credito/domain/assinatura/quem-le';
import { conta } from '@credito/domain/assinatura/vez';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { codigoEmMaos } from './codigo-da-assinatura.ts';
import { canaisDe, destinoDoCanal, mascarado } from './contatos.ts';
import { assinanteNoEnvelope, assinaturasDaConta } from './envelope.repository.ts';
import { fotoDe } from './foto-de-quem-assina.ts';
import { estaNaVez, mudarAssinante } from './mudar-assinante.ts';
import type { OrigemDoPedido } from './origem.ts';
import { exigirPasse, origemDoAto, type QuemEntrou } from './passe.ts';
import { pessoaNaEvidencia } from './pessoa-na-evidencia.ts';
import { lugarDo, naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';
import { situacaoDe } from './situacao-de.ts';

/** The first opening is kept as evidence, with the document as it was shown; later ones change nothing. */
export async function verAssinatura(
  contexto: Contexto,
  passe: string,
  origem: OrigemDoPedido,
): Promise<AssinaturaAberta> {
  const quem = await exigirPasse(contexto, contexto.db, passe);
  const primeira = quem.assinante.estado === 'convidado' || quem.assinante.estado === 'devolvido';
  if (primeira && assinaAqui(quem.envelope.provedor)) await registrarAbertura(contexto, passe, origem);
  return apresentarAssinatura(contexto, contexto.db, await exigirPasse(contexto, contexto.db, passe));
}

async function registrarAbertura(contexto: Contexto, passe: string, origem: OrigemDoPedido): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    const { assinante, envelope } = quem;
    if ((assinante.estado !== 'convidado' && assinante.estado !== 'devolvido') || !estaNaVez(quem, assinante))
      return;
    await mudarAssinante(contexto, trx, quem, assinante, { acao: 'ver', ator: 'pessoa' });
    const ato = {
      autor: { tipo: 'assinante', id: assinante.id },
      assinante: naEvidencia(contexto, envelope, assinante),
      origem: origemDoAto(quem, origem),
    } as const;
    await registrarEvidencia(contexto, trx, envelope, { tipo: 'visto', ...ato });
    await registrarEvidencia(contexto, trx, envelope, {
      tipo: 'identidade-confirmada',
      ...ato,
      pessoa: await pessoaNaEvidencia(contexto, trx, quem),
    });
    await registrarEvidencia(contexto, trx, envelope, { tipo: 'documento-mostrado', ...ato });
  });
}

const SEM_DOCUMENTO = { fatos: [], blocos: [] };

export async function apresentarAssinatura(
  contexto: Contexto,
  db: Kysely<DB>,
  quem: QuemEntrou,
): Promise<AssinaturaAberta> {
  const { assinante, assinantes, envelope } = quem;
  const regras = regrasDo(contexto, envelope);
  const lugar = lugarDo(envelope);
  const situacao = await situacaoDe(db, quem);
  const { fatos, blocos } = leODocumento(situacao, assinante.estado)
    ? await regras.conteudo(db, lugar, assinante.papel)
    : SEM_DOCUMENTO;
  const canais = situacao === 'aberta' ? canaisDe(assinante) : [];
  const contatos = [];
  for (const canal of canais) {
    const { texto, versao, sha256 } = await declaracaoPara(contexto, db, quem, canal);
    contatos.push({
      canal,
      destino: mascarado(canal, destinoDoCanal(canal, assinante) ?? ''),
      declaracao: { texto, versao, sha256 },
    });
  }
  return {
    assinanteId: assinante.id,
    situacao,
    titulo: envelope.titulo,
    sha256: envelope.sha256,
    codigoDeVerificacao: envelope.codigo_de_verificacao,
    prazo: envelope.prazo,
    voce: { nome: assinante.nome, papel: regras.rotuloDoPapel(assinante.papel) },
    fatos: [...fatos],
    quemAssina: assinantes.filter(conta).map((outro) => ({
      nome: outro.id === assinante.id ? outro.nome : primeiroNome(outro.nome),
      papel: regras.rotuloDoPapel(outro.papel),
      grupo: outro.grupo,
      estado: outro.estado,
      voce: outro.id === assinante.id,
    })),
    blocos: [...blocos] as AssinaturaAberta['blocos'],
    foto: situacao === 'aberta' ? (await fotoDe(contexto, db, quem)).situacao : null,
    contatos,
    trocaContatoAqui: situacao === 'aberta' && assinante.conta_id === null,
    codigoEnviado: situacao === 'aberta' ? await codigoEmMaos(contexto, db, assinante) : null,
    assinouEm: assinante.assinou_em?.toISOString() ?? null,
    selado: envelope.estado === 'selado',
  };
}

/** The words that would be declared with a code to this contact. */
export async function declaracaoPara(
  contexto: Contexto,
  db: Kysely<DB>,
  { assinante, envelope }: Pick<QuemEntrou, 'assinante' | 'envelope'>,
  canal: CanalDeAssinatura,
): Promise<DeclaracaoNaEvidencia> {
  const doPapel = await regrasDo(contexto, envelope).declaracaoDoPapel(
    db,
    lugarDo(envelope),
    assinante.papel,
  );
  const texto = textoDaDeclaracao({
    documento: envelope.titulo,
    sha256: envelope.sha256,
    destino: mascarado(canal, destinoDoCanal(canal, assinante) ?? ''),
    doPapel,
  });
  return {
    texto,
    versao: VERSAO_DA_DECLARACAO,
    sha256: createHash('sha256').update(texto).digest('hex'),
    lingua: 'pt-BR',
  };
}

export async function listarDaConta(
  contexto: Contexto,
  sessao: SessaoDeConta,
): Promise<AssinaturaPendente[]> {
  const pendentes: AssinaturaPendente[] = [];
  for (const { assinanteId } of await assinaturasDaConta(contexto.db, sessao.contaId)) {
    const achado = await assinanteNoEnvelope(contexto.db, assinanteId);
    if (!achado) continue;
    const { assinante, envelope } = achado;
    pendentes.push({
      assinanteId,
      titulo: envelope.titulo,
      papel: regrasDo(contexto, envelope).rotuloDoPapel(assinante.papel),
      prazo: envelope.prazo,
      situacao: await situacaoDe(contexto.db, achado),
    });
  }
  return pendentes;
}
