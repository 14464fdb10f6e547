/** Corrections of what an analysis refused (spec 2 sections 4 to 7; spec 3 section 2.9). Paths the spec hides are ours. */
import { CODIGOS_DE_DOCUMENTO } from '@credito/domain/documento/tipos';
import { IDS_DOS_PASSOS } from '@credito/domain/pendencia/pedidos';
import { MODOS_DA_RENDA } from '@credito/domain/pendencia/renda-alternativa';
import { CODIGOS_DE_RENDA } from '@credito/domain/renda/tipos-de-renda';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { campoDoCadastro, camposDoCadastro } from './campos-do-cadastro.ts';
import { data, idSolicitacao, momento, tipoPessoa, uuid } from './esquemas.ts';
import { documentosPorTipo } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const AREA = 'pendência';

export const grupoRecusado = z.object({
  person: tipoPessoa,
  field: z.enum(CODIGOS_DE_DOCUMENTO),
  motivos: z.array(z.string()),
  ids: z.array(uuid),
  paginas: z.array(z.int()),
  indices: z.array(z.int()),
  abertos: z.array(z.int()).describe('Posições que ainda não têm arquivo novo.'),
  enviadoEm: data,
});

const correcao = z.object({
  iniciadaEm: momento,
  alteradaEm: momento,
  enviadaEm: momento.nullable(),
});

const formulario = z.object({
  ...camposDoCadastro(campoDoCadastro),
  nomeAntigoConjuge: campoDoCadastro,
});

const pendencias = z
  .object({
    idSolicitacao: z.int(),
    tipoPessoa,
    pessoaId: uuid,
    nome: z.string(),
    sigla: z.enum(SIGLAS),
    versao: z.int(),
    editavel: z.boolean().describe('Pode mudar agora.'),
    grupos: z.array(grupoRecusado),
    motivos: z.array(z.string()).describe('Motivos além dos de cada documento.'),
    dadosACorrigir: z.boolean(),
    passosPedidos: z
      .array(z.enum(IDS_DOS_PASSOS))
      .describe(
        'Passos do plano da pessoa que a análise nomeou; vazia quando há dados a corrigir sem nome: qualquer um.',
      ),
    documentosPedidos: z
      .array(z.object({ tipoDocumento: z.enum(CODIGOS_DE_DOCUMENTO), indice: z.int(), enviado: z.boolean() }))
      .describe('Documentos de que a análise sentiu falta, cada um com a vaga que espera por ele.'),
    rendaRespondida: z.boolean().describe('Há um comprovante de renda que a análise ainda não viu.'),
    dissolveuUniao: z
      .boolean()
      .describe('A união estável declarada não existe mais: o fim dela pode ser comprovado.'),
    rendaACorrigir: z.boolean(),
    rendaRecusada: z.boolean(),
    tipoReprovacaoAnalise: z.enum(['renda-minima']).nullable(),
    tiposDeRendaAnteriores: z.array(z.enum(CODIGOS_DE_RENDA)),
    modoDaRenda: z.enum(MODOS_DA_RENDA).nullable(),
    trocouDeConjuge: z.boolean(),
    formulario,
    correcao: correcao.nullable().describe('O que mudou e não foi enviado; nulo enquanto nada mudou.'),
    completa: z.boolean().describe('Não falta nada: pode ser enviada.'),
  })
  .meta({ id: 'Pendencias' });
export type Pendencias = z.infer<typeof pendencias>;

const params = z.object({ id: idSolicitacao, personType: tipoPessoa });

export const rotaPendenciasDaPessoa = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pendencias/{id}/{personType}',
  resumo: 'O que uma pessoa tem a corrigir, agrupado e na ordem em que se corrige',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: pendencias,
  recusas: [404],
});

const resumoDaCorrecao = z.object({
  sigla: z.enum(SIGLAS),
  corrigivel: z.boolean(),
  pessoas: z
    .array(
      z.object({
        tipoPessoa,
        nome: z.string(),
        pendencias: z.int(),
        reprovado: z.boolean().describe('Recusada, e esta pessoa ainda não concluiu.'),
      }),
    )
    .describe('De cada pessoa que o leitor pode contar: nunca o que se recusou de outra.'),
  podeGerenciarFiadores: z.boolean(),
  entrada: z.enum(['/pendencias', '/selecao-de-fiador']).describe('Tela que “Corrigir pendências” abre.'),
  correcao: correcao.nullable(),
  completa: z.boolean(),
  esperaFiador: z.boolean().describe('A parte do estudante está feita e espera um fiador.'),
});
export type ResumoDaCorrecao = z.infer<typeof resumoDaCorrecao>;

export const rotaResumoDasPendencias = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/pendencias/{id}',
  resumo: 'Quantas pendências cada pessoa tem e o que falta para enviar a correção',
  area: AREA,
  permissao: 'conta',
  params: z.object({ id: idSolicitacao }),
  resposta: resumoDaCorrecao,
  recusas: [404],
});

export const rotaComprovantesDeRenda = definirRota({
  metodo: 'GET',
  caminho: '/solicitacaoCredito/{id}/documentos-renda/{personType}',
  resumo: 'Comprovantes de renda em vigor de uma pessoa, por tipo',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: documentosPorTipo,
  recusas: [404],
});

export const rotaCorrigirDados = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/pendencias/{id}/dados-pessoais/{personType}',
  resumo: 'Corrige endereço, estado civil e cônjuge de uma pessoa',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'as respostas valem para a versão vista, uma vez' },
  params,
  body: formulario.omit({ nomeAntigoConjuge: true }).extend({ versao: z.int() }),
  resposta: pendencias,
  recusas: [404, 409, 422, 429],
});

export const rotaEscolherRenda = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/pendencias/{id}/renda/{personType}',
  resumo: 'Reenvia, altera ou inclui comprovantes de renda',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a escolha vale para a versão vista, uma vez' },
  params,
  body: z.object({
    modo: z.enum(MODOS_DA_RENDA),
    tiposDeRenda: z.array(z.enum(CODIGOS_DE_RENDA)).max(CODIGOS_DE_RENDA.length).default([]),
    versao: z.int(),
  }),
  resposta: pendencias,
  recusas: [404, 409, 422],
});

export const rotaConcluirPendencias = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/{id}/concluir',
  resumo:
    'O estudante envia a correção: conclui a solicitação, ou só a própria parte enquanto falta um fiador',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a correção é enviada uma vez' },
  params: z.object({ id: idSolicitacao }),
  resposta: z.object({ concluiu: z.enum(['solicitacao', 'pessoa']), pagina: z.string() }),
  recusas: [404, 409, 422],
});

export const rotaConcluirPendenciasDoFiador = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/pendencias/fiador/{id}/concluir',
  resumo: 'O fiador finaliza as próprias pendências; a solicitação segue quando nenhum outro está reprovado',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a correção é enviada uma vez' },
  params: z.object({ id: uuid }),
  resposta: z.object({ concluiu: z.enum(['solicitacao', 'so-fiador']) }),
  recusas: [404, 409, 422],
});

export const rotasDePendencia = [
  rotaResumoDasPendencias,
  rotaPendenciasDaPessoa,
  rotaComprovantesDeRenda,
  rotaCorrigirDados,
  rotaEscolherRenda,
  rotaConcluirPendencias,
  rotaConcluirPendenciasDoFiador,
] as const;
