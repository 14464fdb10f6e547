/** What came back to the analysis beside what it had returned: read from the two last frozen copies. */
import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { isSensivel, valorEmPalavras, valorMascarado } from '@credito/domain/gestao/apresentacao';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import {
  type DiferencaDeDocumento,
  type DiferencaDeResposta,
  diferencasDasRespostas,
  diferencasDosDocumentos,
} from '@credito/domain/gestao/segunda-olhada';
import { CAMPOS_DO_PARTICIPANTE, type NomeDeCampo } from '@credito/domain/participante/campos';
import { ROTULO_DA_PESSOA, type TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Campo } from '@credito/domain/wizard/plano';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Documento, Participante } from '../../../banco/esquema.gerado.ts';
import { nomesDasProfissoes } from '../../catalogo/catalogo.repository.ts';
import {
  copiasDeclaradas,
  type PessoaDaCopia,
  respostasDaCopia,
} from '../../pendencia/declaracao-anterior.ts';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';
import { documentosAVista } from '../documentos-a-vista.ts';
import { CAMPOS_DE_CONTATO } from './grupos-da-pessoa.ts';
import { nomesDosOperadores } from './mesa.repository.ts';

type SegundaOlhada = NonNullable<Mesa['segundaOlhada']>;

interface PessoaCorrigida {
  participante: Selectable<Participante>;
  antesEra: string | null;
  respostas: readonly DiferencaDeResposta[];
  documentos: readonly DiferencaDeDocumento[];
}

export interface Correcao {
  devolvidaEm: Date;
  enviadaEm: Date;
  pessoas: readonly PessoaCorrigida[];
  /** Files of before that are no longer in force, and those in force. */
  arquivos: ReadonlyMap<string, Selectable<Documento>>;
  profissoes: ReadonlyMap<number, string>;
  operadores: ReadonlyMap<string, string>;
}

const CAMPOS: Readonly<Record<string, Campo>> = {
  ...Object.fromEntries(CAMPOS_DE_CONTATO.map((campo) => [campo.nome, campo])),
  ...CAMPOS_DO_PARTICIPANTE,
};
const NOMES = Object.keys(CAMPOS);

/** Null unless the request is where a correction brought it, and nothing was decided since. */
export async function lerCorrecao(db: Kysely<DB>, completa: SolicitacaoCompleta): Promise<Correcao | null> {
  const { id, correcoes } = completa.solicitacao;
  if (correcoes === 0) return null;
  const momentos = await momentosDaCorrecao(db, id);
  const [depois, antes] = await copiasDeclaradas(db, id, 2);
  if (!momentos || !depois || !antes) return null;
  const arquivos = await arquivosDe(db, completa, antes.pessoas);
  const pessoas = completa.participantes.map((participante) =>
    pessoaCorrigida(participante, antes, depois.pessoas, completa, arquivos),
  );
  return {
    ...momentos,
    pessoas,
    arquivos,
    profissoes: await nomesDasProfissoes(
      db,
      pessoas
        .flatMap(({ respostas }) => respostas)
        .filter(({ campo }) => campo === 'profissaoId')
        .flatMap(({ antes: velha, agora: nova }) => [velha, nova]),
    ),
    operadores: await nomesDosOperadores(
      db,
      [...arquivos.values()].map((arquivo) => vereditoDe(arquivo).avaliadoPor),
    ),
  };
}

async function momentosDaCorrecao(db: Kysely<DB>, id: number) {
  const [envio, devolucao] = await db
    .selectFrom('historico')
    .select(['acao', 'em', 'sigla'])
    .where('solicitacao_id', '=', id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (envio?.acao !== 'concluirCorrecao' || !devolucao) return null;
  if (ESTADOS[devolucao.sigla]?.natureza !== 'corrigivel') return null;
  return { devolvidaEm: devolucao.em, enviadaEm: envio.em };
}

async function arquivosDe(
  db: Kysely<DB>,
  { documentos }: SolicitacaoCompleta,
  antes: readonly PessoaDaCopia[],
) {
  const vigentes = new Map(documentos.map((documento) => [documento.id, documento]));
  const faltam = antes
    .flatMap((pessoa) => pessoa.documentos.map(({ id }) => id))
    .filter((id) => !vigentes.has(id));
  const antigos =
    faltam.length === 0
      ? []
      : await documentosAVista(db).selectAll('documento').where('documento.id', 'in', faltam).execute();
  return new Map([...vigentes, ...antigos.map((documento) => [documento.id, documento] as const)]);
}

function pessoaCorrigida(
  participante: Selectable<Participante>,
  antes: { criadaEm: Date; pessoas: readonly PessoaDaCopia[] },
  depois: readonly PessoaDaCopia[],
  { documentos }: SolicitacaoCompleta,
  arquivos: Correcao['arquivos'],
): PessoaCorrigida {
  const doPapel = ({ tipoPessoa }: PessoaDaCopia) => tipoPessoa === participante.tipo_pessoa;
  const anterior = antes.pessoas.find(doPapel);
  const mesma = anterior?.cpf === participante.cpf ? anterior : undefined;
  return {
    participante,
    antesEra: anterior && !mesma ? anterior.nome : null,
    // Of somebody who came with the correction everything is new: nothing stands beside it.
    respostas: mesma
      ? diferencasDasRespostas(NOMES, respostasComContato(mesma), respostasComContato(depois.find(doPapel)))
      : [],
    documentos: diferencasDosDocumentos(
      (mesma?.documentos ?? []).map(({ id, tipoDocumento, indice }) => ({
        id,
        tipoDocumento,
        indice,
        recusado: vereditoDe(arquivos.get(id)).motivos.length > 0,
      })),
      documentos
        .filter(({ dono_id }) => dono_id === participante.id)
        .map((documento) => ({
          id: documento.id,
          tipoDocumento: documento.tipo_documento,
          indice: documento.indice,
          reposto: vereditoDe(documento).repostoEm > antes.criadaEm.toISOString(),
        })),
    ),
  };
}

function respostasComContato(pessoa: PessoaDaCopia | undefined): Record<string, unknown> {
  return { email: pessoa?.email, telefone: pessoa?.telefone, ...respostasDaCopia(pessoa) };
}

/** What was said of a file before the correction; the refusal that was taken off it, where there was one. */
function vereditoDe(documento: Selectable<Documento> | undefined) {
  const tirado = documento?.veredito_anterior as {
    motivos?: unknown;
    avaliadoPor?: string | null;
    avaliadoEm?: string | null;
    repostoEm?: string;
  } | null;
  if (tirado)
    return {
      motivos: lerMotivos(tirado.motivos),
      avaliadoPor: tirado.avaliadoPor ?? null,
      avaliadoEm: tirado.avaliadoEm ?? null,
      repostoEm: tirado.repostoEm ?? '',
    };
  return {
    motivos: lerMotivos(documento?.motivos),
    avaliadoPor: documento?.avaliado_por ?? null,
    avaliadoEm: documento?.avaliado_em?.toISOString() ?? null,
    repostoEm: '',
  };
}

export function segundaOlhada(correcao: Correcao): SegundaOlhada {
  return {
    devolvidaEm: correcao.devolvidaEm.toISOString(),
    enviadaEm: correcao.enviadaEm.toISOString(),
    pessoas: correcao.pessoas.map(({ participante, antesEra, respostas, documentos }) => {
      const tipoPessoa = participante.tipo_pessoa;
      return {
        tipoPessoa,
        rotulo: ROTULO_DA_PESSOA[tipoPessoa],
        nome: participante.nome,
        antesEra,
        motivos: [...lerMotivos(participante.motivos_analise)],
        respostas: respostas.map((diferenca) => respostaCoberta(correcao, diferenca)),
        documentos: documentos.map((diferenca) => documentoMudado(correcao, diferenca)),
      };
    }),
  };
}

function respostaCoberta(correcao: Correcao, { campo, antes, agora }: DiferencaDeResposta) {
  const dados = campoDe(campo);
  const oculto = isSensivel(dados);
  const mostrar = (valor: unknown) =>
    oculto ? valorMascarado(dados, valor) : emPalavras(correcao, campo, valor);
  return { campo, rotulo: dados.rotulo, antes: mostrar(antes), agora: mostrar(agora), oculto };
}

function emPalavras({ profissoes }: Correcao, campo: string, valor: unknown): string {
  const nome = campo === 'profissaoId' ? profissoes.get(Number(valor)) : undefined;
  return valorEmPalavras(campoDe(campo), nome ?? valor);
}

function campoDe(campo: string): Campo {
  return CAMPOS[campo as NomeDeCampo] ?? { nome: campo, rotulo: campo, tipo: 'texto' };
}

function documentoMudado(
  { arquivos, operadores }: Correcao,
  { mudanca, tipoDocumento, indice, documentoId, anteriorId }: DiferencaDeDocumento,
): SegundaOlhada['pessoas'][number]['documentos'][number] {
  const anterior = anteriorId ? arquivos.get(anteriorId) : undefined;
  const veredito = vereditoDe(anterior);
  return {
    mudanca,
    documentoId,
    tipoDocumento,
    rotulo: rotuloDoDocumento(tipoDocumento),
    indice,
    anterior: anterior
      ? {
          id: anterior.id,
          situacao: anterior.situacao,
          enviadoEm: anterior.enviado_em.toISOString(),
          paginas: anterior.paginas,
          motivos: [...veredito.motivos],
          avaliadoPor: veredito.avaliadoPor ? (operadores.get(veredito.avaliadoPor) ?? null) : null,
          avaliadoEm: veredito.avaliadoEm,
        }
      : null,
  };
}

/** The covered former answers of one person, in words. */
export function respostasAnterioresCobertas(
  { pessoas }: Correcao,
  tipoPessoa: TipoPessoa,
): Record<string, string> {
  const pessoa = pessoas.find(({ participante }) => participante.tipo_pessoa === tipoPessoa);
  return Object.fromEntries(
    (pessoa?.respostas ?? [])
      .filter(({ campo }) => isSensivel(campoDe(campo)))
      .map(({ campo, antes }) => [campo, valorEmPalavras(campoDe(campo), antes)]),
  );
}
