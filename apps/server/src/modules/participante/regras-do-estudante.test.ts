/** What the student declares (spec 2 section 5): right, wrong, and what the server answers. */
import { describe } from 'vitest';
import { ANA, MARINA } from '../../../test/pessoas.ts';
import { abrirRegras, FRASES, type Respostas } from '../../../test/regras-dos-campos.ts';

const conferir = await abrirRegras();

const DADOS: Respostas = {
  nome: ANA.nome,
  cpf: ANA.cpf,
  dataNascimento: '1989-10-15',
  nomeMae: 'Helena Lima',
  numeroCarteiraIdentidade: '123456789',
  dataExpedicao: '2020-03-10',
};

describe('what the student declares', () => {
  conferir('estudante', 'dados-pessoais', {}, DADOS, [
    ['a digit in the name', { nome: "Ana Lima Sant'Anna" }, { nome: '4na Lima' }, FRASES.nome],
    [
      'a name of 61 letters',
      { nome: 'A'.repeat(60) },
      { nome: 'A'.repeat(61) },
      'O nome não pode ultrapassar 60 caracteres. Se precisar, abrevie os nomes do meio.',
    ],
    ['no name', { nome: 'Ana Lúcia e Silva' }, { nome: ' ' }, FRASES.nomeVazio],
    [
      'the name of the guarantor',
      { nome: 'João P. de Sá' },
      { nome: 'OTAVIO  D’AVILA' },
      'O nome do estudante não pode ser igual ao nome do fiador.',
    ],
    ['a CPF of repeated digits', { cpf: '529.982.247-25' }, { cpf: '111.111.111-11' }, FRASES.cpfErrado],
    ['a CPF with wrong check digits', { cpf: ANA.cpf }, { cpf: '52998224726' }, FRASES.cpfErrado],
    ['a CPF of ten digits', { cpf: ANA.cpf }, { cpf: '12.345.678-90' }, FRASES.cpfCurto],
    ['a CPF as a number', { cpf: ANA.cpf }, { cpf: 52998224725 }, FRASES.cpfErrado],
    [
      'the CPF of another person',
      { cpf: ANA.cpf },
      { cpf: MARINA.cpf },
      'O CPF precisa ser o mesmo da sua conta.',
    ],
    ['31 February', { dataNascimento: '1990-02-28' }, { dataNascimento: '1990-02-31' }, FRASES.data],
    [
      'a date in another order',
      { dataNascimento: '1989-10-15' },
      { dataNascimento: '15/10/1989' },
      FRASES.data,
    ],
    [
      'a birth tomorrow',
      { dataNascimento: '2010-11-27' },
      { dataNascimento: '2026-11-28' },
      FRASES.dataFutura,
    ],
    [
      'a birth 131 years ago',
      { dataNascimento: '1896-11-27' },
      { dataNascimento: '1896-11-26' },
      FRASES.dataNaoPermitida,
    ],
    [
      'an age of 15',
      { dataNascimento: '2010-11-27' },
      { dataNascimento: '2010-11-28' },
      'Para pedir o crédito é preciso ter 16 anos ou mais, ou emancipação.',
    ],
    ['no mother', { nomeMae: 'Wiratni' }, { nomeMae: '' }, 'O nome da mãe é obrigatório.'],
    ['a sign in the father’s name', { nomePai: '' }, { nomePai: '<b>' }, FRASES.nome],
    ['a father who is no text', { nomePai: 'Rui Lima' }, { nomePai: null }, FRASES.nome],
    [
      'an RG of 16 characters',
      { numeroCarteiraIdentidade: 'mg-12.345.678' },
      { numeroCarteiraIdentidade: 'A'.repeat(16) },
      'O RG parece estar incorreto.',
    ],
    [
      'an RG of 10 years and a day ago',
      { dataExpedicao: '2016-11-27' },
      { dataExpedicao: '2016-11-26' },
      'O documento foi emitido há mais de 10 anos. RG antigo? Envie a CNH, a identidade nova (CIN) ou o passaporte, e use a data de emissão dele.',
    ],
    [
      'an RG of tomorrow',
      { dataExpedicao: '2026-11-27' },
      { dataExpedicao: '2026-11-28' },
      FRASES.dataFutura,
    ],
  ]);

  const ENDERECO: Respostas = {
    cep: '87360-000',
    endereco: 'Rua das Acácias',
    numero: 'S/N',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Goioerê',
    uf: 'PR',
  };
  conferir('estudante', 'endereco', {}, ENDERECO, [
    ['letters in the CEP', { cep: '01310100' }, { cep: 'O1310-100' }, 'O CEP precisa ter 8 dígitos.'],
    ['the CEP of nowhere', { cep: '01310-100' }, { cep: '00000-000' }, 'O CEP precisa ter 8 dígitos.'],
    ['no street', { endereco: 'Rua A' }, { endereco: '  ' }, 'Preencha “Rua, avenida ou praça”.'],
    ['no district', { bairro: 'Centro' }, { bairro: '' }, 'Preencha “Bairro”.'],
    ['no city', { cidade: 'Goioerê' }, { cidade: '' }, 'Preencha “Cidade”.'],
    ['no number', { numero: '1' }, { numero: '' }, 'Preencha “Número”.'],
    ['a number of 11', { numero: '1234567890' }, { numero: '12345678901' }, FRASES.limite],
    ['a complement of 51', { complemento: 'a'.repeat(50) }, { complemento: 'a'.repeat(51) }, FRASES.limite],
    ['a state that does not exist', { uf: 'SP' }, { uf: 'XX' }, 'Escolha o estado.'],
  ]);
  conferir('estudante', 'estado-civil', {}, {}, [
    ['an unknown status', { estadoCivil: 'VIUVO' }, { estadoCivil: 'NOIVO' }, 'Escolha o estado civil.'],
  ]);
  conferir('estudante', 'uniao-estavel', { estadoCivil: 'SOLTEIRO' }, {}, [
    ['neither yes nor no', { uniaoEstavel: 'N' }, { uniaoEstavel: 'T' }, 'Escolha uma opção.'],
  ]);
  conferir('estudante', 'grupo-familiar', {}, {}, [
    [
      'nobody',
      { nrFamiliar: 1 },
      { nrFamiliar: 0 },
      'Informe ao menos 1 pessoa: se você mora só, informe 1.',
    ],
    ['half a person', { nrFamiliar: 2 }, { nrFamiliar: 1.5 }, 'Informe quantas pessoas moram com você.'],
  ]);
  conferir('estudante', 'renda-familiar', {}, {}, [
    ['no income', { rendaFamiliarCentavos: 1 }, { rendaFamiliarCentavos: 0 }, FRASES.valor],
    [
      '13 digits',
      { rendaFamiliarCentavos: 999_999_999_999 },
      { rendaFamiliarCentavos: 1_000_000_000_000 },
      FRASES.digitos,
    ],
    ['text', { rendaFamiliarCentavos: 321_250 }, { rendaFamiliarCentavos: '3.212,50' }, FRASES.valor],
  ]);
});

describe('the guardian of a student under 18', () => {
  const MENOR = { dataNascimento: '2009-06-01', grauParentescoResponsavel: 'O' };
  const RESPONSAVEL = {
    nomeResponsavel: 'Helena Lima',
    cpfResponsavel: '45317828791',
    emailResponsavel: 'helena@exemplo.com',
    parentescoResponsavel: 'Tia',
  };
  conferir('estudante', 'responsavel-legal', MENOR, {}, [
    [
      'an unknown kinship',
      { grauParentescoResponsavel: 'M' },
      { grauParentescoResponsavel: 'X' },
      'Escolha quem é o seu responsável.',
    ],
  ]);
  conferir('estudante', 'dados-do-outro-responsavel', MENOR, RESPONSAVEL, [
    ['no name', { nomeResponsavel: 'Wiratni' }, { nomeResponsavel: '' }, FRASES.nomeVazio],
    [
      'the CPF of the student',
      { cpfResponsavel: '453.178.287-91' },
      { cpfResponsavel: '529.982.247-25' },
      'CPF já cadastrado.',
    ],
    ['a repeated CPF', {}, { cpfResponsavel: '22222222222' }, FRASES.cpfErrado],
    [
      'the e-mail of the student',
      { emailResponsavel: 'h@exemplo.education' },
      { emailResponsavel: ' ANA.LIMA@exemplo.com.br' },
      'E-mail já cadastrado.',
    ],
    ['an e-mail without domain', {}, { emailResponsavel: 'helena@' }, FRASES.email],
    ['no kinship', {}, { parentescoResponsavel: ' ' }, 'O grau de parentesco é obrigatório.'],
    [
      'a kinship of 31 letters',
      { parentescoResponsavel: 'a'.repeat(30) },
      { parentescoResponsavel: 'a'.repeat(31) },
      'O grau de parentesco deve ter no máximo 30 caracteres.',
    ],
  ]);
});
