/** The proof of one envelope as a ZIP: whoever holds it needs nothing of ours to check it. */
import { Readable } from 'node:stream';
import { escreverPacote, NOME_DAS_EVIDENCIAS } from '@credito/domain/assinatura/pacote-de-evidencias';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { type Assinante, donoDe, type Envelope } from '../../assinatura/envelope.repository.ts';
import { elosDoEnvelope, registrarNaAuditoria } from '../../assinatura/registrar-evidencia.ts';
import { type ArquivoDoZip, comoZip } from '../exportacao/como-zip.ts';
import { DONOS_NA_GESTAO } from './donos-na-gestao.ts';
import { exigirEnvelope } from './ver-envelope.ts';

/** As the sealed file names it inside. */
const NOME_DO_LIDO = 'documento-lido.pdf';

export async function provaDoEnvelope(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
): Promise<{ nome: string; corpo: Readable }> {
  const { db, gateways } = contexto;
  const { assinantes, envelope } = await exigirEnvelope(db, sessao, id);
  const arquivos = await arquivosDaProva(contexto, envelope, assinantes);
  const dono = donoDe(envelope);
  const contaId = await DONOS_NA_GESTAO[dono.tipo].contaId(db, dono.id);
  await db.transaction().execute((trx) =>
    registrarNaAuditoria(contexto, trx, id, {
      acao: 'exportarProva',
      ator: { tipo: 'operador', id: sessao.operadorId },
      contaId,
    }),
  );
  return {
    nome: `prova-${envelope.codigo_de_verificacao}.zip`,
    corpo: Readable.from(comoZip(gateways.cofre, arquivos)),
  };
}

async function arquivosDaProva(
  { configuracao, db }: Contexto,
  envelope: Envelope,
  assinantes: readonly Assinante[],
): Promise<readonly ArquivoDoZip[]> {
  const { id, titulo, codigo_de_verificacao: codigo, sha256 } = envelope;
  const elos = await elosDoEnvelope(db, id);
  const pacote = escreverPacote({ envelope: id, titulo, codigo, arquivo: NOME_DO_LIDO, sha256, elos });
  const endereco = `${configuracao.servidor.publicUrl}/verificar/${codigo}`;
  return [
    { nome: NOME_DO_LIDO, arquivo: envelope.arquivo },
    ...(envelope.selado_arquivo ? [{ nome: 'documento-selado.pdf', arquivo: envelope.selado_arquivo }] : []),
    ...(envelope.arquivo_do_provedor
      ? [{ nome: 'assinado-no-servico.pdf', arquivo: envelope.arquivo_do_provedor }]
      : []),
    ...assinantes.flatMap(({ foto_arquivo: arquivo, ordem, papel }) =>
      arquivo === null ? [] : [{ nome: `foto-${ordem}-${papel}.jpg`, arquivo }],
    ),
    { nome: NOME_DAS_EVIDENCIAS, arquivo: Buffer.from(pacote) },
    { nome: 'leia-me.txt', arquivo: Buffer.from(explicacao(envelope, endereco)) },
  ];
}

function explicacao({ titulo, sha256, selado_sha256, estado }: Envelope, endereco: string): string {
  return [
    `Prova da assinatura d${titulo}`,
    '',
    `${NOME_DO_LIDO}: o documento como foi lido por quem assina.`,
    `SHA-256: ${sha256}`,
    ...(selado_sha256
      ? [
          'documento-selado.pdf: o mesmo documento com as assinaturas, as evidências e o selo do provedor.',
          `SHA-256: ${selado_sha256}`,
        ]
      : [`Ainda não há documento selado (situação: ${estado}).`]),
    `${NOME_DAS_EVIDENCIAS}: o registro de cada ato, encadeado ao anterior.`,
    '',
    `Para conferir: ${endereco}`,
    '',
  ].join('\r\n');
}
