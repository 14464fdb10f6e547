/** What people choose from: professions, reasons of the staff, reasons of whoever gives up. */
import { campoDeSimOuNao, type FichaDaEntidade, SEM_LACUNAS, texto } from './ficha-da-entidade.ts';

const ALVOS_DO_MOTIVO = [
  { valor: 'documento', texto: 'Recusar documento' },
  { valor: 'devolucao', texto: 'Devolver para correção' },
  { valor: 'reprovacao', texto: 'Reprovar' },
  { valor: 'instituicao', texto: 'Reprovar pela instituição' },
] as const;

export const FICHAS_DE_ESCOLHAS = {
  profissao: {
    rotulo: 'Profissão',
    plural: 'Profissões',
    efeito: 'Quem já escolheu uma profissão continua com ela, com o nome novo.',
    novo: 'Nova profissão',
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
    novo: 'Novo motivo de recusa',
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
      campoDeSimOuNao('exigeTexto', 'A equipe precisa escrever a explicação'),
      campoDeSimOuNao('ativo', 'Pode ser escolhido'),
    ],
  },
  'motivo-de-cancelamento': {
    rotulo: 'Motivo de cancelamento',
    plural: 'Motivos de cancelamento',
    efeito: 'Cancelamentos já feitos ficam com o motivo que tinham.',
    novo: 'Novo motivo de cancelamento',
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
      campoDeSimOuNao('obrigatorioComplemento', 'Pede uma explicação'),
      campoDeSimOuNao('ativo', 'Pode ser escolhido'),
    ],
  },
} as const satisfies Readonly<Record<string, FichaDaEntidade>>;
