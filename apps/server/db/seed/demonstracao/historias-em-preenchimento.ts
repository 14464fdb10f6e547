/** What the student or a guarantor still fills in. */
import { cpfDe } from '../documentos-ficticios/pessoa-ficticia.ts';
import type { Historia } from './historia.ts';
import { em, fiador, TUDO } from './partes-da-historia.ts';
import * as pessoas from './pessoas.ts';

export const EM_PREENCHIMENTO: readonly Historia[] = [
  {
    id: 'sem-solicitacao',
    situacao: 'Conta criada, sem solicitação',
    estudante: pessoas.ANA,
    horasAtras: 6,
    fim: null,
  },
  {
    id: 'dados-basicos',
    situacao: 'Preenchendo os dados básicos (RG enviado)',
    estudante: pessoas.BRUNO,
    horasAtras: 9,
    pedido: {
      curso: 'AUR-ADM',
      preenchimento: { ate: 'dados-pessoais', soDocumentos: ['RG'] },
    },
    fim: em('PDBE'),
    codigoAntigo: 'P',
  },
  {
    id: 'dados-complementares',
    situacao: 'Preenchendo os próprios dados',
    estudante: pessoas.CAMILA,
    horasAtras: 12,
    pedido: { curso: 'VAL-CIV', preenchimento: { ate: 'endereco' } },
    fim: em('PDC'),
    codigoAntigo: 'AGC',
  },
  {
    id: 'pronta-sem-fiador',
    situacao: 'Tudo preenchido, em instituição que não pede fiador',
    estudante: pessoas.MATEUS,
    horasAtras: 13,
    pedido: { curso: 'LIV-ING', preenchimento: TUDO },
    fim: em('PDC'),
  },
  {
    id: 'aguarda-responsavel',
    situacao: 'Menor de idade: falta a autorização do responsável',
    estudante: pessoas.NINA,
    horasAtras: 14,
    pedido: {
      curso: 'LIV-ING',
      preenchimento: TUDO,
      responsavel: { pessoa: pessoas.CECILIA, autorizou: false },
    },
    fim: em('PDC'),
  },
  {
    id: 'fiador-convidado',
    situacao: 'Fiadora convidada, ainda não abriu o convite',
    estudante: pessoas.DIEGO,
    horasAtras: 16,
    pedido: {
      curso: 'AUR-DIR',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.ELISA, 'MAE', { foi: 'convidado' })],
    },
    fim: em('PDBF'),
  },
  {
    id: 'fiador-recusou',
    situacao: 'Fiador recusou o convite, com motivo; falta indicar outro',
    estudante: pessoas.HUGO,
    horasAtras: 18,
    pedido: {
      curso: 'AUR-PED',
      preenchimento: TUDO,
      fiadores: [
        fiador(pessoas.INES, 'TIO', {
          foi: 'recusou',
          recusa: { motivo: 'nao-posso', explicacao: 'Já sou fiadora do meu filho.' },
        }),
      ],
    },
    fim: em('PDBF'),
  },
  {
    id: 'falta-aceite',
    situacao: 'Falta só o aceite da fiadora',
    estudante: pessoas.FABIO,
    horasAtras: 20,
    pedido: {
      curso: 'AUR-PED',
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.GILDA, 'AVO', { foi: 'preenchido-pelo-estudante' })],
    },
    fim: em('PDBF'),
  },
  {
    id: 'pronta-para-concluir',
    situacao: 'Tudo preenchido, pronta para concluir',
    estudante: pessoas.HELENA,
    horasAtras: 24,
    pedido: {
      curso: 'HOR-EM',
      dependente: { nome: 'Téo Brandão Reis', cpf: cpfDe('701202932'), nascimento: '2011-03-14' },
      preenchimento: TUDO,
      fiadores: [fiador(pessoas.IVO, 'TIO')],
    },
    fim: em('PDBF'),
  },
];
