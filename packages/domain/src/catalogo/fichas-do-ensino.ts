/** Who teaches what, where, and how much of it the credit covers. */
import { VIAS_DE_ASSINATURA, type ViaDeAssinatura } from '../contrato/assinaturas-do-programa.ts';
import { GRAUS, ROTULO_DO_GRAU } from '../instituicao/niveis.ts';
import { CODIGO, COPIA, campoDeSimOuNao, type FichaDaEntidade, texto } from './ficha-da-entidade.ts';

const niveis = GRAUS.map((valor) => ({ valor, texto: ROTULO_DO_GRAU[valor] }));

const NOME_DA_VIA: Readonly<Record<ViaDeAssinatura, string>> = {
  eletronica: 'Pela internet',
  impressa: 'Em papel, entregue à instituição',
};

const DOCUMENTOS = 'Documentos que a instituição exige';
const FIADORES = 'Fiadores';

export const FICHAS_DO_ENSINO = {
  instituicao: {
    rotulo: 'Instituição',
    plural: 'Instituições',
    efeito: COPIA,
    novo: 'Nova instituição',
    inicial: { viaDeAssinatura: 'eletronica' },
    campos: [
      texto('nome', 'Nome', { maximo: 120 }),
      texto('sigla', 'Sigla', { ...CODIGO, fixo: true }),
      texto('grupoIes', 'Grupo de ensino', { maximo: 120 }),
      campoDeSimOuNao('habilitado', 'Aceita novas solicitações'),
      texto('informacao', 'Aviso a quem escolhe a instituição', {
        tipo: 'texto-longo',
        maximo: 500,
        opcional: true,
      }),
      { nome: 'regulamento', rotulo: 'Regulamento', tipo: 'regulamento', opcional: true },
      {
        nome: 'viaDeAssinatura',
        rotulo: 'Como os contratos são assinados',
        tipo: 'escolha',
        opcoes: VIAS_DE_ASSINATURA.map((valor) => ({ valor, texto: NOME_DA_VIA[valor] })),
      },
      {
        nome: 'entregaDeContratos',
        rotulo: 'Onde e quando o contrato assinado é entregue',
        tipo: 'texto',
        maximo: 300,
        opcional: true,
        quando: ({ viaDeAssinatura }) => viaDeAssinatura === 'impressa',
        dica: 'Setor, endereço e horário. O estudante lê no e-mail e no portal. Sem isso, dizemos só que é na instituição.',
      },
      campoDeSimOuNao('exigeMatricula', 'Comprovante de matrícula', DOCUMENTOS),
      campoDeSimOuNao('exigeHistoricoEscolar', 'Histórico escolar', DOCUMENTOS),
      campoDeSimOuNao('exigeComprovanteNotaEnem', 'Comprovante da nota do Enem', DOCUMENTOS),
      campoDeSimOuNao('declaracaoHipossuficiencia', 'Declaração de hipossuficiência', DOCUMENTOS),
      campoDeSimOuNao('exigeDocumentosGrupoFamiliar', 'Documentos do grupo familiar', DOCUMENTOS),
      campoDeSimOuNao('exigeComprovanteRendaFamiliar', 'Comprovante de renda familiar', DOCUMENTOS),
      campoDeSimOuNao('exigeNumeroMatricula', 'Número de matrícula', DOCUMENTOS),
      campoDeSimOuNao('semFiador', 'Não pede fiador', FIADORES),
      campoDeSimOuNao('fiadorConjuge', 'Pede a data de nascimento do cônjuge do fiador', FIADORES),
      campoDeSimOuNao('fiadorSolidario', 'Fiança solidária (até dois fiadores)', FIADORES),
      {
        nome: 'tipoFiadorSolidario',
        rotulo: 'Tipo de fiança solidária',
        tipo: 'escolha',
        opcional: true,
        grupo: FIADORES,
        quando: ({ fiadorSolidario }) => fiadorSolidario === true,
        opcoes: [
          { valor: 'S', texto: 'Dois fiadores em todos os cursos' },
          { valor: 'C', texto: 'Dois fiadores só nos cursos que permitem o segundo' },
        ],
      },
    ],
  },
  campus: {
    rotulo: 'Campus',
    plural: 'Campi',
    efeito: COPIA,
    novo: 'Novo campus',
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
    novo: 'Novo programa',
    campos: [
      { nome: 'instituicaoId', rotulo: 'Instituição', tipo: 'referencia', de: 'instituicao', fixo: true },
      texto('codigo', 'Código', { ...CODIGO, fixo: true }),
      texto('nome', 'Nome', { maximo: 120 }),
      { nome: 'grau', rotulo: 'Nível de ensino', tipo: 'escolha', opcoes: niveis, fixo: true },
      campoDeSimOuNao('analiseIes', 'A instituição analisa antes do provedor'),
      campoDeSimOuNao('habilitada', 'Aceita novas solicitações'),
      campoDeSimOuNao('express', 'Programa express'),
    ],
  },
  curso: {
    rotulo: 'Curso',
    plural: 'Cursos',
    efeito: COPIA,
    novo: 'Novo curso',
    campos: [
      { nome: 'instituicaoId', rotulo: 'Instituição', tipo: 'referencia', de: 'instituicao', fixo: true },
      texto('codigo', 'Código', { ...CODIGO, fixo: true }),
      texto('nome', 'Nome', { maximo: 120 }),
      { nome: 'grau', rotulo: 'Nível de ensino', tipo: 'escolha', opcoes: niveis, fixo: true },
      { nome: 'mensalidadeCentavos', rotulo: 'Mensalidade', tipo: 'dinheiro', minimo: 100 },
      campoDeSimOuNao('habilitaMaisFiadores', 'Permite segundo fiador'),
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
    novo: 'Nova cobertura',
    campos: [
      { nome: 'bolsaId', rotulo: 'Programa', tipo: 'referencia', de: 'bolsa', fixo: true },
      { nome: 'campusId', rotulo: 'Campus', tipo: 'referencia', de: 'campus', fixo: true },
      { nome: 'cursoId', rotulo: 'Curso', tipo: 'referencia', de: 'curso', fixo: true },
      {
        nome: 'tipo',
        rotulo: 'Parte da mensalidade que o crédito cobre',
        tipo: 'escolha',
        opcoes: [
          { valor: 'F', texto: 'Um percentual fixo (F)' },
          { valor: 'V', texto: 'Uma faixa, de 5 em 5 (V)' },
          { valor: 'O', texto: 'Uma lista de percentuais (O)' },
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
        rotuloQuando: ({ tipo }) => (tipo === 'F' ? 'Percentual' : null),
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
      campoDeSimOuNao('ativa', 'Aceita novas solicitações'),
    ],
    erros: ({ tipo, valorMinimo, valorMaximo }) =>
      tipo === 'V' && Number(valorMinimo) >= Number(valorMaximo)
        ? [{ campo: 'valorMaximo', mensagem: 'O máximo deve ser maior que o mínimo.' }]
        : [],
  },
} as const satisfies Readonly<Record<string, FichaDaEntidade>>;
