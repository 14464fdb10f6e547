/** Everything that the administration keeps, as one table of forms. */
import { GRAUS, ROTULO_DO_GRAU } from '../instituicao/niveis.ts';
import type { TextoDoModelo } from '../mensagem/texto-do-modelo.ts';
import { errosDoTexto, isChaveDeTexto } from '../mensagem/textos.ts';
import {
  type CampoDoCatalogo,
  type Conteudo,
  conteudoLimpo,
  type ErroDoCatalogo,
  errosDosCampos,
} from './campos.ts';

export const ENTIDADES = [
  'instituicao',
  'campus',
  'bolsa',
  'curso',
  'oferta',
  'profissao',
  'motivo',
  'motivo-de-cancelamento',
  'campanha',
  'comunicado',
  'modelo',
] as const;
export type Entidade = (typeof ENTIDADES)[number];

export interface FichaDaEntidade {
  rotulo: string;
  plural: string;
  /** What a change does, and what it does not. */
  efeito: string;
  campos: readonly CampoDoCatalogo[];
  /** What single fields cannot see. */
  erros?: (conteudo: Conteudo, chave: string | null) => readonly ErroDoCatalogo[];
  /** New entries are made here; absent: only those that exist are changed. */
  cria: boolean;
}

const texto = (nome: string, rotulo: string, resto: Partial<CampoDoCatalogo> = {}): CampoDoCatalogo => ({
  nome,
  rotulo,
  tipo: 'texto',
  ...resto,
});
const simNao = (nome: string, rotulo: string, grupo?: string): CampoDoCatalogo => ({
  nome,
  rotulo,
  tipo: 'sim-nao',
  ...(grupo ? { grupo } : {}),
});
const CODIGO = {
  padrao: /^[A-Z0-9][A-Z0-9_-]{1,19}$/,
  formato: 'Use de 2 a 20 letras maiúsculas, números e hífen.',
};
const niveis = GRAUS.map((valor) => ({ valor, texto: ROTULO_DO_GRAU[valor] }));

const COPIA = 'As solicitações em andamento ficam com a versão com que começaram.';
const DOCUMENTOS = 'Documentos que a instituição exige';
const FIADORES = 'Fiadores';

export const PUBLICOS_DO_COMUNICADO = ['estudante', 'fiador', 'analista', 'instituicao', 'suporte'] as const;
export type PublicoDoComunicado = (typeof PUBLICOS_DO_COMUNICADO)[number];

export const ALVOS_DO_MOTIVO = [
  { valor: 'documento', texto: 'Recusar documento' },
  { valor: 'devolucao', texto: 'Devolver para correção' },
  { valor: 'reprovacao', texto: 'Reprovar' },
  { valor: 'instituicao', texto: 'Reprovar pela instituição' },
] as const;

/** What people read in a message or a reason must not carry places for data: nothing would fill them. */
const SEM_LACUNAS = {
  padrao: /^[^{}<>]*$/,
  formato: 'Não use chaves nem sinais de menor e maior.',
};

const PERIODO = ({ inicio, fim }: Conteudo): readonly ErroDoCatalogo[] =>
  typeof inicio === 'string' && typeof fim === 'string' && fim < inicio
    ? [{ campo: 'fim', mensagem: 'O último dia não pode vir antes do primeiro.' }]
    : [];

const vaiPor =
  (canal: 'email' | 'celular') =>
  ({ canais }: Conteudo): boolean =>
    Array.isArray(canais) && canais.includes(canal);

export const CATALOGO_ADMINISTRADO: Readonly<Record<Entidade, FichaDaEntidade>> = {
  instituicao: {
    rotulo: 'Instituição',
    plural: 'Instituições',
    efeito: COPIA,
    cria: true,
    campos: [
      texto('nome', 'Nome', { maximo: 120 }),
      texto('sigla', 'Sigla', { ...CODIGO, fixo: true }),
      texto('grupoIes', 'Grupo de ensino', { maximo: 120 }),
      simNao('habilitado', 'Aceita novas solicitações'),
      texto('informacao', 'Aviso a quem escolhe a instituição', {
        tipo: 'texto-longo',
        maximo: 500,
        opcional: true,
      }),
      { nome: 'regulamento', rotulo: 'Regulamento', tipo: 'regulamento', opcional: true },
      simNao('exigeMatricula', 'Comprovante de matrícula', DOCUMENTOS),
      simNao('exigeHistoricoEscolar', 'Histórico escolar', DOCUMENTOS),
      simNao('exigeComprovanteNotaEnem', 'Comprovante da nota do Enem', DOCUMENTOS),
      simNao('declaracaoHipossuficiencia', 'Declaração de hipossuficiência', DOCUMENTOS),
      simNao('exigeDocumentosGrupoFamiliar', 'Documentos do grupo familiar', DOCUMENTOS),
      simNao('exigeComprovanteRendaFamiliar', 'Comprovante de renda familiar', DOCUMENTOS),
      simNao('exigeNumeroMatricula', 'Número de matrícula', DOCUMENTOS),
      simNao('semFiador', 'Não pede fiador', FIADORES),
      simNao('fiadorConjuge', 'Aceita cônjuge como fiador', FIADORES),
      simNao('fiadorSolidario', 'Fiança solidária (até dois fiadores)', FIADORES),
      {
        nome: 'tipoFiadorSolidario',
        rotulo: 'Tipo de fiança solidária',
        tipo: 'escolha',
        opcional: true,
        grupo: FIADORES,
        quando: ({ fiadorSolidario }) => fiadorSolidario === true,
        opcoes: [
          { valor: 'S', texto: 'S: dois fiadores em todos os cursos' },
          { valor: 'C', texto: 'C: dois fiadores só nos cursos que habilitam' },
        ],
      },
    ],
  },
  campus: {
    rotulo: 'Campus',
    plural: 'Campi',
    efeito: COPIA,
    cria: true,
    campos: [
      { nome: 'instituicaoId', rotulo: 'Instituição', tipo: 'referencia', de: 'instituicao', fixo: true },
      texto('nome', 'Nome', { maximo: 120 }),
      texto('cidade', 'Cidade', { maximo: 80 }),
      texto('uf', 'UF', {
        padrao: /^[A-Z]{2}$/,
        formato: 'Use a sigla do estado, com duas letras maiúsculas.',
      }),
    ],
  },
  bolsa: {
    rotulo: 'Programa',
    plural: 'Programas',
    efeito: COPIA,
    cria: true,
    campos: [
      { nome: 'instituicaoId', rotulo: 'Instituição', tipo: 'referencia', de: 'instituicao', fixo: true },
      texto('codigo', 'Código', { ...CODIGO, fixo: true }),
      texto('nome', 'Nome', { maximo: 120 }),
      { nome: 'grau', rotulo: 'Nível de ensino', tipo: 'escolha', opcoes: niveis, fixo: true },
      simNao('analiseIes', 'A instituição analisa antes do provedor'),
      simNao('habilitada', 'Aceita novas solicitações'),
      simNao('express', 'Programa express'),
    ],
  },
  curso: {
    rotulo: 'Curso',
    plural: 'Cursos',
    efeito: COPIA,
    cria: true,
    campos: [
      { nome: 'instituicaoId', rotulo: 'Instituição', tipo: 'referencia', de: 'instituicao', fixo: true },
      texto('codigo', 'Código', { ...CODIGO, fixo: true }),
      texto('nome', 'Nome', { maximo: 120 }),
      { nome: 'grau', rotulo: 'Nível de ensino', tipo: 'escolha', opcoes: niveis, fixo: true },
      { nome: 'mensalidadeCentavos', rotulo: 'Mensalidade', tipo: 'dinheiro', minimo: 100 },
      simNao('habilitaMaisFiadores', 'Permite segundo fiador'),
      {
        nome: 'regulamentoExclusivo',
        rotulo: 'Regulamento só deste curso',
        tipo: 'regulamento',
        opcional: true,
      },
    ],
  },
  oferta: {
    rotulo: 'Cobertura',
    plural: 'Coberturas',
    efeito: COPIA,
    cria: true,
    campos: [
      { nome: 'bolsaId', rotulo: 'Programa', tipo: 'referencia', de: 'bolsa', fixo: true },
      { nome: 'campusId', rotulo: 'Campus', tipo: 'referencia', de: 'campus', fixo: true },
      { nome: 'cursoId', rotulo: 'Curso', tipo: 'referencia', de: 'curso', fixo: true },
      {
        nome: 'tipo',
        rotulo: 'Parte da mensalidade que o crédito cobre',
        tipo: 'escolha',
        opcoes: [
          { valor: 'F', texto: 'F: um percentual fixo' },
          { valor: 'V', texto: 'V: uma faixa, de 5 em 5' },
          { valor: 'O', texto: 'O: uma lista de percentuais' },
        ],
      },
      {
        nome: 'valorMinimo',
        rotulo: 'Percentual mínimo',
        tipo: 'inteiro',
        minimo: 1,
        maximo: 100,
        quando: ({ tipo }) => tipo === 'V',
      },
      {
        nome: 'valorMaximo',
        rotulo: 'Percentual máximo',
        tipo: 'inteiro',
        minimo: 1,
        maximo: 100,
        quando: ({ tipo }) => tipo === 'F' || tipo === 'V',
      },
      {
        nome: 'valores',
        rotulo: 'Percentuais oferecidos',
        dica: 'Separe por vírgula: 25, 50, 75.',
        tipo: 'percentuais',
        quando: ({ tipo }) => tipo === 'O',
      },
      { nome: 'rendaMinimaCentavos', rotulo: 'Renda mínima do fiador', tipo: 'dinheiro', opcional: true },
    ],
    erros: ({ tipo, valorMinimo, valorMaximo }) =>
      tipo === 'V' && Number(valorMinimo) >= Number(valorMaximo)
        ? [{ campo: 'valorMaximo', mensagem: 'O máximo deve ser maior que o mínimo.' }]
        : [],
  },
  profissao: {
    rotulo: 'Profissão',
    plural: 'Profissões',
    efeito: 'Quem já escolheu uma profissão continua com ela, com o nome novo.',
    cria: true,
    campos: [
      texto('codigo', 'Código (CBO)', {
        padrao: /^[0-9A-Z-]{1,12}$/,
        formato: 'Use até 12 números, letras ou hífen.',
      }),
      texto('nome', 'Nome', { maximo: 120 }),
    ],
  },
  motivo: {
    rotulo: 'Motivo de recusa',
    plural: 'Motivos de recusa',
    efeito: 'O que já foi dito a alguém fica como estava escrito naquele dia.',
    cria: true,
    campos: [
      texto('codigo', 'Código', {
        padrao: /^[A-Z][A-Z_]{2,39}$/,
        formato: 'Use letras maiúsculas e sublinhado.',
        fixo: true,
      }),
      texto('rotulo', 'O que a equipe escolhe', { maximo: 60, ...SEM_LACUNAS }),
      texto('texto', 'O que a pessoa lê', {
        tipo: 'texto-longo',
        maximo: 300,
        ...SEM_LACUNAS,
        quando: ({ exigeTexto }) => exigeTexto !== true,
      }),
      { nome: 'alvos', rotulo: 'Para que serve', tipo: 'varios', opcoes: ALVOS_DO_MOTIVO },
      simNao('exigeTexto', 'A equipe precisa escrever a explicação'),
      simNao('ativo', 'Pode ser escolhido'),
    ],
  },
  'motivo-de-cancelamento': {
    rotulo: 'Motivo de cancelamento',
    plural: 'Motivos de cancelamento',
    efeito: 'Cancelamentos já feitos ficam com o motivo que tinham.',
    cria: true,
    campos: [
      texto('descricao', 'Motivo', { maximo: 80, ...SEM_LACUNAS }),
      {
        nome: 'tipoCancelamento',
        rotulo: 'Grupo',
        tipo: 'escolha',
        opcoes: [
          { valor: 'ESTUDANTE', texto: 'Escolha do estudante' },
          { valor: 'INSTITUICAO', texto: 'Mudança na instituição' },
          { valor: 'CREDITO', texto: 'Condições do crédito' },
          { valor: 'OUTRO', texto: 'Outro' },
        ],
      },
      simNao('obrigatorioComplemento', 'Pede uma explicação'),
      simNao('ativo', 'Pode ser escolhido'),
    ],
  },
  campanha: {
    rotulo: 'Campanha de pesquisa',
    plural: 'Campanhas de pesquisa',
    efeito: 'Cada pessoa responde uma vez. As respostas já dadas ficam com a pergunta que foi feita.',
    cria: true,
    campos: [
      texto('codigo', 'Código', {
        padrao: /^[a-z0-9][a-z0-9-]{2,39}$/,
        formato: 'Use de 3 a 40 letras minúsculas, números e hífen.',
        dica: 'Faz parte do endereço da pesquisa.',
        fixo: true,
      }),
      texto('titulo', 'Título', { maximo: 80, ...SEM_LACUNAS }),
      texto('pergunta', 'Pergunta', { maximo: 200, ...SEM_LACUNAS }),
      {
        nome: 'momento',
        rotulo: 'Quando pergunta',
        tipo: 'escolha',
        opcoes: [
          { valor: 'analise', texto: 'Depois do envio, durante a análise' },
          { valor: 'link', texto: 'Só a quem receber o link' },
        ],
      },
      { nome: 'inicio', rotulo: 'Do dia', tipo: 'data' },
      { nome: 'fim', rotulo: 'Até o dia', tipo: 'data', opcional: true, dica: 'Vazio: sem fim.' },
    ],
    erros: PERIODO,
  },
  comunicado: {
    rotulo: 'Comunicado',
    plural: 'Comunicados',
    efeito: 'Aparece no alto do portal ou da gestão, só para o público escolhido e só entre as datas.',
    cria: true,
    campos: [
      texto('titulo', 'Título', { maximo: 80, ...SEM_LACUNAS }),
      texto('texto', 'Texto', { tipo: 'texto-longo', maximo: 400, ...SEM_LACUNAS }),
      {
        nome: 'publicos',
        rotulo: 'Quem vê',
        tipo: 'varios',
        opcoes: [
          { valor: 'estudante', texto: 'Estudantes' },
          { valor: 'fiador', texto: 'Fiadores' },
          { valor: 'analista', texto: 'Analistas' },
          { valor: 'instituicao', texto: 'Instituições' },
          { valor: 'suporte', texto: 'Suporte' },
        ],
      },
      { nome: 'inicio', rotulo: 'Do dia', tipo: 'data' },
      { nome: 'fim', rotulo: 'Até o dia', tipo: 'data' },
    ],
    erros: PERIODO,
  },
  modelo: {
    rotulo: 'Texto de mensagem',
    plural: 'Textos de mensagens',
    efeito: 'Vale para as mensagens que ainda vão ser escritas. As que já foram ficam como estão.',
    cria: false,
    campos: [
      {
        nome: 'canais',
        rotulo: 'Vai por',
        tipo: 'varios',
        fixo: true,
        oculto: true,
        opcoes: [
          { valor: 'email', texto: 'E-mail' },
          { valor: 'celular', texto: 'SMS ou WhatsApp' },
        ],
      },
      texto('assunto', 'Assunto do e-mail', { maximo: 80, quando: vaiPor('email') }),
      texto('titulo', 'Título do e-mail', {
        maximo: 80,
        opcional: true,
        dica: 'Vazio: o assunto.',
        quando: vaiPor('email'),
      }),
      texto('paragrafos', 'Texto do e-mail', {
        tipo: 'texto-longo',
        maximo: 1_500,
        dica: 'Um parágrafo por linha. Nunca escreva motivos, rendas ou documentos.',
        quando: vaiPor('email'),
      }),
      texto('observacoes', 'Abaixo do botão', {
        tipo: 'texto-longo',
        maximo: 600,
        opcional: true,
        dica: 'Um parágrafo por linha.',
        quando: vaiPor('email'),
      }),
      texto('curta', 'SMS ou WhatsApp', { tipo: 'texto-longo', maximo: 160, quando: vaiPor('celular') }),
    ],
    erros: (conteudo, chave) =>
      chave !== null && isChaveDeTexto(chave) ? errosDoTexto(chave, conteudo as TextoDoModelo) : [],
  },
};

/** `chave`: the entry that is changed; null while it is being made. */
export function errosDoItem(
  entidade: Entidade,
  conteudo: Conteudo,
  chave: string | null = null,
): readonly ErroDoCatalogo[] {
  const { campos, erros } = CATALOGO_ADMINISTRADO[entidade];
  const dosCampos = errosDosCampos(campos, conteudo);
  return dosCampos.length > 0 ? dosCampos : (erros?.(conteudo, chave) ?? []);
}

export function itemLimpo(entidade: Entidade, conteudo: Conteudo): Conteudo {
  return conteudoLimpo(CATALOGO_ADMINISTRADO[entidade].campos, conteudo);
}

/** Shown on this day to this audience. */
export function comunicadoVale(conteudo: Conteudo, publico: PublicoDoComunicado, hoje: string): boolean {
  const { publicos, inicio, fim } = conteudo;
  return (
    Array.isArray(publicos) && publicos.includes(publico) && String(inicio) <= hoje && hoje <= String(fim)
  );
}
