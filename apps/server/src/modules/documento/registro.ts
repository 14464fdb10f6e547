/** How a document crosses the wire (spec 2 section 3, "Document record"). */
import type {
  DocumentosPorTipo,
  RegistroDeDocumento,
  VisionDoDocumento,
} from '@credito/api/registro-de-documento';
import type { Vision } from '@credito/domain/documento/leitura-tipos';
import { type SituacaoVigente, situacaoVisivel } from '@credito/domain/documento/mudancas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { simOuNao } from '@credito/domain/instituicao/exigencias';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Natureza } from '@credito/domain/solicitacao/estados';
import type { Selectable } from 'kysely';
import type { Documento } from '../../banco/esquema.gerado.ts';
import type { Dono } from './dono.ts';

function lerVision(documento: Pick<Selectable<Documento>, 'leitura'>): Vision | null {
  return documento.leitura;
}

export function registroDe(
  documento: Selectable<Documento>,
  proprietario: TipoPessoa,
  natureza: Natureza,
): RegistroDeDocumento {
  const situacao = situacaoVisivel(documento.situacao as SituacaoVigente, natureza);
  const motivos = situacao === 'rejeitado' ? lerMotivos(documento.motivos).map(({ texto }) => texto) : [];
  return {
    idDocumento: documento.id,
    index: documento.indice,
    rejeitado: situacao === 'enviado' ? null : simOuNao(situacao === 'rejeitado'),
    motivo: motivos.length > 0 ? motivos.join('\n') : null,
    motivos,
    tipoDocumento: documento.tipo_documento,
    proprietario,
    extensao: documento.extensao,
    arquivoId: documento.id,
    recusado: situacao === 'rejeitado',
    tipoRenda: documento.tipo_renda,
    nomeArquivo: documento.nome_arquivo,
    tamanho: documento.tamanho_bytes,
    paginas: documento.paginas,
    enviadoEm: documento.enviado_em.toISOString(),
    leitura: documento.situacao_leitura,
    vision: visionDe(documento),
    renda: rendaDe(documento),
    conferencias: [...documento.conferencias],
    explicacao: documento.explicacao,
  };
}

/** The documents in force of one owner, keyed by type; with `tipos`, only those. */
export function documentosPorTipo(
  { documentos, proprietario, natureza }: Dono,
  tipos?: readonly TipoDocumento[],
): DocumentosPorTipo {
  const porTipo: DocumentosPorTipo = {};
  for (const documento of documentos) {
    if (tipos && !tipos.includes(documento.tipo_documento)) continue;
    const registro = registroDe(documento, proprietario, natureza);
    porTipo[registro.tipoDocumento] = [...(porTipo[registro.tipoDocumento] ?? []), registro];
  }
  return porTipo;
}

/** Months and amounts only: the name and the CPF in it are for the check. */
function rendaDe(documento: Selectable<Documento>): RegistroDeDocumento['renda'] {
  const renda = documento.leitura_de_renda;
  if (!renda) return null;
  const { meses, brutoCentavos, liquidoCentavos } = renda;
  return { meses, brutoCentavos, liquidoCentavos };
}

export function visionDe(documento: Pick<Selectable<Documento>, 'leitura'>): VisionDoDocumento | null {
  const vision = lerVision(documento);
  if (!vision) return null;
  const { tipoReconhecido, legivel, ...campos } = vision;
  const lidos = Object.entries(campos).flatMap(([nome, campo]) => (campo ? [[nome, campo.confianca]] : []));
  return {
    nome: vision.nome?.valor ?? null,
    cpf: vision.cpf?.valor ?? null,
    mae: vision.mae?.valor ?? null,
    pai: vision.pai?.valor ?? null,
    dataNascimento: vision.dataNascimento?.valor ?? null,
    dataExpedicao: vision.dataExpedicao?.valor ?? null,
    numeroRegistro: vision.numeroRegistro?.valor ?? null,
    tipoReconhecido,
    legivel,
    confianca: Object.fromEntries(lidos) as Record<string, number>,
  };
}
