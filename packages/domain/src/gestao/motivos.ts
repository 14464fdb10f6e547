/**
 * The catalogue of reasons. `rotulo` is what the analyst chooses; `texto` is the sentence that the owner of the
 * document or of the request reads, in the portal only (decisions, "Back office").
 */
import * as z from 'zod/mini';
import { CODIGOS_DE_DOCUMENTO, TIPOS_DE_DOCUMENTO, type TipoDocumento } from '../documento/tipos.ts';
import { TIPOS_DE_PESSOA, type TipoPessoa } from '../participante/participante-contexto.ts';
import { IDS_DOS_PASSOS, oQueOMotivoPede, type Pedido, pedidoEmPalavras } from '../pendencia/pedidos.ts';
import { caracteresVisiveis, textoLimpo } from '../texto/texto-livre.ts';

type GrupoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[TipoDocumento]['grupo'];

/** What a reason is given for. */
export type AlvoDoMotivo = 'documento' | 'devolucao' | 'reprovacao' | 'instituicao';

export interface Motivo {
  rotulo: string;
  texto: string;
  alvos: readonly AlvoDoMotivo[];
  /** Only for documents of these groups; absent: for all. */
  grupos?: readonly GrupoDeDocumento[] | undefined;
  /** The analyst must write; what they write is what the person reads. */
  exigeTexto?: boolean | undefined;
  /** False: no longer chosen; what was said with it stays. */
  ativo?: boolean | undefined;
}

/** Reasons by code: those of the product, as the administration changed and completed them. */
export type CatalogoDeMotivos = Readonly<Record<string, Motivo>>;

const doDocumento = (rotulo: string, texto: string, grupos?: readonly GrupoDeDocumento[]): Motivo => ({
  rotulo,
  texto,
  alvos: ['documento'],
  ...(grupos ? { grupos } : {}),
});

export const MOTIVOS = {
  ILEGIVEL: doDocumento(
    'Ilegível',
    'Não conseguimos ler o documento. Envie uma foto nítida, com boa luz e sem reflexo.',
  ),
  CORTADO: doDocumento('Cortado', 'O documento está cortado. Envie uma imagem em que ele apareça inteiro.'),
  FALTA_PAGINA: doDocumento(
    'Falta página ou verso',
    'Falta uma página ou um dos lados. Envie frente e verso, ou todas as páginas.',
  ),
  DOCUMENTO_ERRADO: doDocumento(
    'Não é o documento pedido',
    'O arquivo enviado não é o documento pedido. Confira o que pedimos e envie de novo.',
  ),
  OUTRA_PESSOA: doDocumento(
    'De outra pessoa',
    'O documento é de outra pessoa. Envie um documento da pessoa indicada.',
  ),
  DIVERGENTE: doDocumento(
    'Dados diferentes dos declarados',
    'Os dados do documento são diferentes dos que você informou. Corrija os dados ou envie outro documento.',
  ),
  VENCIDO: doDocumento(
    'Emitido há mais de 10 anos ou vencido',
    'O documento está vencido ou foi emitido há mais de 10 anos. Envie um mais recente.',
    ['identidade', 'responsavel', 'estado-civil'],
  ),
  ANTIGO: doDocumento('Comprovante antigo', 'O comprovante tem mais de 3 meses. Envie um mais recente.', [
    'residencia',
    'renda',
    'familia',
    'academico',
  ]),
  MES_ERRADO: doDocumento('Mês diferente do pedido', 'O comprovante é de um mês diferente do pedido.', [
    'renda',
    'familia',
  ]),
  SEM_ASSINATURA: doDocumento('Sem assinatura', 'Falta a assinatura no documento.'),
  ROSTO_NAO_CONFERE: doDocumento(
    'Rosto não confere com o documento',
    'Não conseguimos confirmar que a selfie é da pessoa do documento. Tire outra, de frente e com boa luz.',
    ['identidade'],
  ),
  DADOS_INCORRETOS: {
    rotulo: 'Dados a corrigir',
    texto: 'Há dados informados que precisam ser corrigidos. Confira as suas respostas.',
    alvos: ['devolucao'],
  },
  FALTA_DOCUMENTO: {
    rotulo: 'Falta documento',
    texto: 'Falta um documento para seguirmos com a análise.',
    alvos: ['devolucao'],
  },
  RENDA_INCOMPATIVEL: {
    rotulo: 'Renda incompatível com o curso',
    texto:
      'A renda comprovada não alcança o valor exigido para este curso. Inclua outros comprovantes ou dê lugar a outro fiador.',
    alvos: ['devolucao'],
  },
  POLITICA_DE_CREDITO: {
    rotulo: 'Fora da política de crédito',
    texto: 'A solicitação não atende às regras do crédito neste momento.',
    alvos: ['reprovacao'],
  },
  RENDA_INSUFICIENTE: {
    rotulo: 'Renda abaixo do mínimo',
    texto: 'A renda comprovada não alcança o mínimo exigido para este crédito.',
    alvos: ['reprovacao'],
  },
  DOCUMENTO_INAUTENTICO: {
    rotulo: 'Documento sem autenticidade',
    texto: 'Não foi possível confirmar a autenticidade da documentação.',
    alvos: ['reprovacao'],
  },
  SEM_MATRICULA: {
    rotulo: 'Sem matrícula confirmada',
    texto: 'A instituição de ensino não confirmou a sua matrícula.',
    alvos: ['instituicao'],
  },
  SEM_VAGA: {
    rotulo: 'Sem vaga no programa',
    texto: 'A instituição de ensino não tem vagas disponíveis neste programa.',
    alvos: ['instituicao'],
  },
  OUTRO: {
    rotulo: 'Outro motivo',
    texto: '',
    alvos: ['documento', 'devolucao', 'reprovacao', 'instituicao'],
    exigeTexto: true,
  },
} as const satisfies Record<string, Motivo>;

export type CodigoDeMotivo = keyof typeof MOTIVOS;

const MAXIMO_DO_TEXTO_DO_MOTIVO = 500;
export const MINIMO_DO_TEXTO_DO_MOTIVO = 10;

/** A reason as the analyst gives it. */
export const motivoEscolhidoSchema = z.object({
  codigo: z.string().check(z.regex(/^[A-Z][A-Z_]{2,39}$/, { error: 'Escolha o motivo.' })),
  texto: z.optional(
    z.string().check(
      z.maxLength(MAXIMO_DO_TEXTO_DO_MOTIVO, {
        error: `Escreva no máximo ${MAXIMO_DO_TEXTO_DO_MOTIVO} caracteres.`,
      }),
    ),
  ),
  /** Rows of the person's plan whose answers have to be looked at again. */
  passos: z.optional(z.array(z.enum(IDS_DOS_PASSOS)).check(z.maxLength(30))),
  /** Documents that are missing. */
  documentos: z.optional(z.array(z.enum(CODIGOS_DE_DOCUMENTO)).check(z.maxLength(10))),
});
export type MotivoEscolhido = z.infer<typeof motivoEscolhidoSchema>;

/** A reason as it is kept: the sentence as it was worded that day. */
export interface MotivoRegistrado extends Pedido {
  codigo: string;
  texto: string;
  /** Whom it is about, where that was said. */
  tipoPessoa?: TipoPessoa | undefined;
}

export function motivosPara(
  alvo: AlvoDoMotivo,
  tipoDocumento?: string,
  catalogo: CatalogoDeMotivos = MOTIVOS,
): ReadonlyArray<{ codigo: string; rotulo: string; exigeTexto: boolean }> {
  const grupo = TIPOS_DE_DOCUMENTO[tipoDocumento as TipoDocumento]?.grupo;
  return Object.entries(catalogo)
    .filter(([, motivo]) => serve(motivo, alvo, grupo))
    .map(([codigo, { rotulo, exigeTexto }]) => ({ codigo, rotulo, exigeTexto: exigeTexto ?? false }));
}

function serve(motivo: Motivo, alvo: AlvoDoMotivo, grupo: GrupoDeDocumento | undefined): boolean {
  if (motivo.ativo === false || !motivo.alvos.includes(alvo)) return false;
  return !grupo || !motivo.grupos || motivo.grupos.includes(grupo);
}

export type ResultadoDosMotivos =
  | { ok: true; motivos: readonly MotivoRegistrado[] }
  | { ok: false; mensagem: string };

/** The chosen reasons in words, or what is wrong with the choice. An empty list is not judged here. */
export function registrarMotivos(
  escolhidos: ReadonlyArray<MotivoEscolhido & Pick<MotivoRegistrado, 'tipoPessoa'>>,
  alvo: AlvoDoMotivo,
  tipoDocumento?: string,
  catalogo: CatalogoDeMotivos = MOTIVOS,
): ResultadoDosMotivos {
  const permitidos = motivosPara(alvo, tipoDocumento, catalogo).map(({ codigo }) => codigo);
  const registrados: MotivoRegistrado[] = [];
  for (const { codigo, texto, tipoPessoa, passos, documentos } of escolhidos) {
    const motivo = catalogo[codigo];
    if (!motivo || !permitidos.includes(codigo))
      return { ok: false, mensagem: 'Este motivo não vale para este caso.' };
    const escrito = textoLimpo(texto ?? '');
    if (motivo.exigeTexto && caracteresVisiveis(escrito) < MINIMO_DO_TEXTO_DO_MOTIVO)
      return {
        ok: false,
        mensagem: `Explique o motivo com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.`,
      };
    const pedido = pedidoDoMotivo(codigo, { passos, documentos });
    registrados.push({
      codigo,
      texto: [motivo.texto, escrito, pedidoEmPalavras(pedido)].filter(Boolean).join(' '),
      ...(tipoPessoa ? { tipoPessoa } : {}),
      ...pedido,
    });
  }
  return { ok: true, motivos: registrados };
}

/** Of what was named only what this reason may name. */
function pedidoDoMotivo(codigo: string, nomeado: Pedido): Pedido {
  const oQue = oQueOMotivoPede(codigo);
  const itens = oQue === null ? [] : (nomeado[oQue] ?? []);
  return oQue !== null && itens.length > 0 ? { [oQue]: [...new Set<string>(itens)] } : {};
}

/** What was ticked, and what was written beside each of them: a sentence about one reason says nothing of another. */
export interface EscolhaDeMotivos {
  codigos: readonly string[];
  textos: Readonly<Record<string, string>>;
}

type MotivoOferecido = ReturnType<typeof motivosPara>[number];

/** The chosen reasons as they are sent. One that left the catalogue meanwhile is not sent unseen. */
export function motivosDaEscolha(
  oferecidos: readonly MotivoOferecido[],
  { codigos, textos }: EscolhaDeMotivos,
): ReadonlyArray<Pick<MotivoEscolhido, 'codigo' | 'texto'>> {
  return oferecidos
    .filter(({ codigo }) => codigos.includes(codigo))
    .map(({ codigo }) => {
      const texto = textoLimpo(textos[codigo] ?? '');
      return { codigo, ...(texto ? { texto } : {}) };
    });
}

/** Of the chosen reasons those that say nothing without an explanation, and have none. */
export const semExplicacao = (
  oferecidos: readonly MotivoOferecido[],
  { codigos, textos }: EscolhaDeMotivos,
): readonly string[] =>
  oferecidos.flatMap(({ codigo, exigeTexto }) =>
    exigeTexto &&
    codigos.includes(codigo) &&
    caracteresVisiveis(textos[codigo] ?? '') < MINIMO_DO_TEXTO_DO_MOTIVO
      ? [codigo]
      : [],
  );

/** What was chosen and written for sentences that were kept, as far as the catalogue still knows the reasons. */
export function comoForamEscolhidos(
  registrados: readonly MotivoRegistrado[],
  catalogo: CatalogoDeMotivos = MOTIVOS,
): EscolhaDeMotivos {
  const conhecidos = registrados.filter(({ codigo }) => catalogo[codigo]);
  const escritos = conhecidos.map(({ codigo, texto }): [string, string] => {
    const frase = catalogo[codigo]?.texto ?? '';
    return [codigo, texto.startsWith(frase) ? texto.slice(frase.length).trim() : ''];
  });
  return {
    codigos: conhecidos.map(({ codigo }) => codigo),
    textos: Object.fromEntries(escritos.filter(([, escrito]) => escrito !== '')),
  };
}

const isTipoPessoa = (valor: unknown): valor is TipoPessoa =>
  (TIPOS_DE_PESSOA as readonly unknown[]).includes(valor);

/** Reads what the database keeps; sentences of older data have no code. */
export function lerMotivos(guardado: unknown): readonly MotivoRegistrado[] {
  if (!Array.isArray(guardado)) return [];
  return guardado.flatMap((item): MotivoRegistrado[] => {
    if (typeof item === 'string') return [{ codigo: 'OUTRO', texto: item }];
    if (typeof item !== 'object' || item === null) return [];
    const { codigo, texto, tipoPessoa, passos, documentos } = item as Record<string, unknown>;
    if (typeof texto !== 'string') return [];
    return [
      {
        codigo: String(codigo ?? 'OUTRO'),
        texto,
        ...(isTipoPessoa(tipoPessoa) ? { tipoPessoa } : {}),
        ...(Array.isArray(passos) ? { passos: IDS_DOS_PASSOS.filter((id) => passos.includes(id)) } : {}),
        ...(Array.isArray(documentos)
          ? { documentos: CODIGOS_DE_DOCUMENTO.filter((tipo) => documentos.includes(tipo)) }
          : {}),
      },
    ];
  });
}
