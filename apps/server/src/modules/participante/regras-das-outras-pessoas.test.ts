/** What is declared of spouses and guarantors (spec 2 section 5): right, wrong, and what the server answers. */
import { describe } from 'vitest';
import { ANA, MARINA, OTAVIO } from '../../../test/pessoas.ts';
import { abrirRegras, FRASES, type Respostas } from '../../../test/regras-dos-campos.ts';

const conferir = await abrirRegras();

describe('the spouse of the student', () => {
  const CASADA = { estadoCivil: 'CASADO' };
  const CONJUGE = { nomeConjuge: 'Beatriz Moura', cpfConjuge: '15350946056' };
  conferir('estudante', 'dados-do-conjuge', CASADA, CONJUGE, [
    [
      'the name of the student',
      {},
      { nomeConjuge: 'ana lima sant´anna' },
      'O nome do cônjuge do estudante não pode ser igual ao nome do estudante.',
    ],
    [
      'the CPF of the student',
      {},
      { cpfConjuge: ANA.cpf },
      'O CPF do cônjuge do estudante não pode ser igual ao CPF do estudante.',
    ],
    [
      'the name of the guarantor with another CPF',
      { nomeConjuge: OTAVIO.nome, cpfConjuge: OTAVIO.cpf },
      { nomeConjuge: OTAVIO.nome },
      'O nome do cônjuge do estudante não pode ser igual ao nome do fiador.',
    ],
    ['a repeated CPF', {}, { cpfConjuge: '00000000000' }, FRASES.cpfErrado],
  ]);
  conferir('estudante', 'email-do-conjuge', { ...CASADA, ...CONJUGE }, {}, [
    [
      'the e-mail of the student',
      { emailConjuge: 'b@exemplo.school' },
      { emailConjuge: 'ANA.LIMA@exemplo.com.br' },
      'O e-mail do cônjuge do estudante não pode ser igual ao e-mail do estudante.',
    ],
    [
      'the e-mail of the guarantor',
      { emailConjuge: 'b@exemplo.adv.br' },
      { emailConjuge: OTAVIO.email },
      'O e-mail do cônjuge do estudante não pode ser igual ao e-mail do fiador.',
    ],
    ['no e-mail', { emailConjuge: 'b@exemplo.investments' }, { emailConjuge: '' }, FRASES.email],
  ]);
});

describe('what the guarantor declares', () => {
  const FIADOR: Respostas = {
    nome: OTAVIO.nome,
    cpf: OTAVIO.cpf,
    dataNascimento: '1970-01-01',
    numeroCarteiraIdentidade: '1',
    dataExpedicao: '2020-03-10',
  };
  conferir('fiador', 'dados-pessoais-do-fiador', {}, FIADOR, [
    [
      'an age of 17',
      { dataNascimento: '2008-11-27' },
      { dataNascimento: '2008-11-28' },
      'Para ser fiador é preciso ter 18 anos ou mais.',
    ],
    [
      'the name of the student',
      {},
      { nome: ANA.nome.toUpperCase() },
      'O nome do fiador não pode ser igual ao nome do estudante.',
    ],
    [
      'another CPF than the one invited',
      {},
      { cpf: MARINA.cpf },
      'O CPF precisa ser o mesmo da indicação do fiador.',
    ],
  ]);
  const CASADO = { estadoCivil: 'CASADO' };
  const CONJUGE = {
    nomeConjuge: 'Sônia Prado',
    cpfConjuge: '86288366757',
    dataNascimentoConjuge: '1990-01-01',
  };
  conferir('fiador', 'dados-do-conjuge-com-nascimento', CASADO, CONJUGE, [
    [
      'a spouse of 14',
      { dataNascimentoConjuge: '2011-11-27' },
      { dataNascimentoConjuge: '2011-11-28' },
      'Confira a data: o cônjuge precisa ter 15 anos ou mais.',
    ],
    [
      'a spouse of 131',
      { dataNascimentoConjuge: '1896-11-27' },
      { dataNascimentoConjuge: '1896-11-26' },
      FRASES.dataNaoPermitida,
    ],
    [
      'the CPF of the guarantor',
      {},
      { cpfConjuge: OTAVIO.cpf },
      'O CPF do cônjuge do fiador não pode ser igual ao CPF do fiador.',
    ],
    [
      'the name of the student with another CPF',
      {},
      { nomeConjuge: ANA.nome },
      'O nome do cônjuge do fiador não pode ser igual ao nome do estudante.',
    ],
  ]);
  conferir('fiador', 'email-do-conjuge', { ...CASADO, ...CONJUGE }, {}, [
    [
      'the e-mail of the guarantor',
      { emailConjuge: 's@exemplo.com' },
      { emailConjuge: OTAVIO.email },
      'O e-mail do cônjuge do fiador não pode ser igual ao e-mail do fiador.',
    ],
    [
      'the e-mail of the student with another CPF',
      { emailConjuge: 's@exemplo.org' },
      { emailConjuge: ANA.email },
      'O e-mail do cônjuge do fiador não pode ser igual ao e-mail do estudante.',
    ],
  ]);
  conferir('fiador', 'celular-do-conjuge', { ...CASADO, ...CONJUGE }, {}, [
    [
      'neither phone nor excuse',
      { conjugeSemCelular: true },
      { telefoneConjuge: '' },
      'Digite o celular com DDD, como (11) 91234-5678.',
    ],
    [
      'a landline',
      { telefoneConjuge: '11912345678' },
      { telefoneConjuge: '1133334444' },
      'Precisamos de um celular: o número começa com 9 depois do DDD.',
    ],
    [
      'an area code that does not exist',
      { telefoneConjuge: '55987651234' },
      { telefoneConjuge: '20987654321' },
      'Esse DDD não existe. Confira os dois primeiros dígitos.',
    ],
    [
      'the phone of the guarantor',
      { telefoneConjuge: '+55 31 98765-0011' },
      { telefoneConjuge: OTAVIO.telefone },
      'O telefone do cônjuge do fiador não pode ser igual ao telefone do fiador.',
    ],
  ]);
  const RENDA = { rendaCentavos: 1, profissaoId: 322_205 };
  conferir('fiador', 'renda', {}, RENDA, [
    ['no income', { rendaCentavos: 321_250 }, { rendaCentavos: 0 }, FRASES.valor],
    ['13 digits', { rendaCentavos: 999_999_999_999 }, { rendaCentavos: 1_000_000_000_000 }, FRASES.digitos],
    ['no profession', {}, { profissaoId: null }, 'Escolha a profissão.'],
    ['a profession that does not exist', {}, { profissaoId: 999_999 }, 'Escolha a profissão.'],
    [
      'another one that is not told',
      { profissaoId: 0, profissaoInformada: 'Luthier' },
      { profissaoInformada: ' ', profissaoId: 0 },
      'Informe a profissão.',
    ],
    [
      'one of 61 letters',
      { profissaoId: 0, profissaoInformada: 'a'.repeat(60) },
      { profissaoInformada: 'a'.repeat(61), profissaoId: 0 },
      'Máximo de 60 caracteres permitido.',
    ],
  ]);
  conferir('fiador', 'tipos-de-renda', {}, {}, [
    ['no type', { tiposDeRenda: ['C', 'E'] }, { tiposDeRenda: [] }, 'Escolha ao menos um tipo de renda.'],
    [
      'an unknown type',
      { tiposDeRenda: ['A'] },
      { tiposDeRenda: ['Z'] },
      'Escolha ao menos um tipo de renda.',
    ],
  ]);
});
