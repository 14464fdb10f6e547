/** Made-up people of the demonstration: valid check digits, nothing in common with each other or with anybody. */
import type { Data } from '@credito/domain/tempo/data';
import { COMECOS_DOS_CPFS, DOMINIO_DA_DEMONSTRACAO } from '../../../src/config/marcas-da-demonstracao.ts';
import type { Modelo } from '../documentos-ficticios/modelos.ts';
import { cpfDe, type PessoaDoDocumento } from '../documentos-ficticios/pessoa-ficticia.ts';

/** Of every student and guarantor of the demonstration. */
export const SENHA_DAS_PESSOAS = 'Credito#2026';

/** When the identity document was issued depends on the year in which the demonstration is made. */
export interface PessoaDaDemonstracao extends Omit<PessoaDoDocumento, 'expedicao' | 'validade'> {
  email: string;
  telefone: string;
  /** The identity document that the person owns. */
  modelo: Modelo;
}

type Sexo = PessoaDoDocumento['sexo'];

const MODELOS = ['rg-antigo', 'rg-2019', 'cnh-2022'] as const satisfies readonly Modelo[];

/** `numero` is the person's own: CPF, phone and RG derive from it. */
function pessoa(
  numero: number,
  nome: string,
  sexo: Sexo,
  nascimento: string,
  mae: string,
  pai: string | null,
): PessoaDaDemonstracao {
  const doisDigitos = String(numero % 100).padStart(2, '0');
  const centena = Math.floor(numero / 100);
  return {
    nome,
    sexo,
    nascimento,
    mae,
    pai,
    cpf: cpfDe(`${COMECOS_DOS_CPFS[centena]}${doisDigitos}`),
    email: `${usuarioDeEmail(nome)}@${DOMINIO_DA_DEMONSTRACAO}`,
    telefone: `11981000${centena}${doisDigitos}`,
    rg: `4${centena + 1}.20${doisDigitos[0]}.${doisDigitos[1]}38-5`,
    naturalidade: numero % 2 === 0 ? 'São Paulo-SP' : 'Niterói-RJ',
    modelo: MODELOS[numero % MODELOS.length] ?? 'rg-antigo',
  };
}

/** The person as their identity document shows them: issued three years ago, within the ten that are accepted. */
export function documentoDe(pessoa: PessoaDaDemonstracao, hoje: Data): PessoaDoDocumento {
  const ano = Number(hoje.slice(0, 4));
  return { ...pessoa, expedicao: `${ano - 3}-03-10`, validade: `${ano + 7}-03-09` };
}

/** First and last name in plain letters. */
function usuarioDeEmail(nome: string): string {
  const palavras = nome
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ');
  return `${palavras[0]}.${palavras.at(-1)}`;
}

export const ANA = pessoa(1, 'Ana Moura Castro', 'F', '2004-05-17', 'Célia Moura Castro', null);
export const BRUNO = pessoa(
  2,
  'Bruno Carvalho Lima',
  'M',
  '2002-11-03',
  'Dulce Carvalho Lima',
  'Ênio Alves Lima',
);
export const CAMILA = pessoa(
  3,
  'Camila Nóbrega Dias',
  'F',
  '2001-01-29',
  'Rita Nóbrega Dias',
  'Saulo Prates Dias',
);
export const DIEGO = pessoa(
  4,
  'Diego Araújo Prado',
  'M',
  '2003-07-08',
  'Elisa Prado Araújo',
  'Hugo Araújo Melo',
);
export const ELISA = pessoa(5, 'Elisa Prado Araújo', 'F', '1974-09-21', 'Alba Prado Nunes', null);
export const FABIO = pessoa(6, 'Fábio Teixeira Rocha', 'M', '1999-12-12', 'Noemi Teixeira Rocha', null);
export const GILDA = pessoa(7, 'Gilda Rocha Teixeira', 'F', '1968-03-30', 'Olga Rocha Teixeira', null);
export const HELENA = pessoa(8, 'Helena Brandão Reis', 'F', '1985-06-14', 'Jussara Brandão Reis', null);
export const IVO = pessoa(
  9,
  'Ivo Reis Castilho',
  'M',
  '1960-10-05',
  'Lídia Reis Castilho',
  'Mauro Pires Castilho',
);
export const JOANA = pessoa(10, "Joana d'Ávila Campos", 'F', '2000-02-29', "Regina d'Ávila Campos", null);
export const KLEBER = pessoa(11, 'Kléber Campos Ávila', 'M', '1971-08-19', 'Neide Campos Ávila', null);
export const LEANDRO = pessoa(
  12,
  'Leandro Souza Vidal',
  'M',
  '2002-04-02',
  'Márcia Vidal Souza',
  'Túlio Souza Braga',
);
export const MARCIA = pessoa(13, 'Márcia Vidal Souza', 'F', '1976-05-25', 'Ondina Vidal Luz', null);
export const NATALIA = pessoa(
  14,
  'Natália Ferraz Couto',
  'F',
  '2003-10-10',
  'Sílvia Ferraz Couto',
  'Rui Neves Couto',
);
export const OTAVIO = pessoa(15, 'Otávio Couto Ferraz', 'M', '1965-01-07', 'Zuleica Couto Ferraz', null);
export const PEDRO = pessoa(16, 'Pedro Queiroz Magalhães', 'M', '2001-09-09', 'Quitéria Magalhães Sá', null);
export const QUITERIA = pessoa(17, 'Quitéria Magalhães Sá', 'F', '1973-12-01', 'Aurora Magalhães Sá', null);
export const RENATO = pessoa(18, 'Renato Queiroz Pinto', 'M', '1969-07-23', 'Vilma Queiroz Pinto', null);
export const SOFIA = pessoa(
  19,
  'Sofia Guimarães Luz',
  'F',
  '2004-08-27',
  'Tânia Guimarães Luz',
  'Plínio Mota Luz',
);
export const TARCISIO = pessoa(20, 'Tarcísio Luz Guimarães', 'M', '1970-11-16', 'Odete Luz Guimarães', null);
export const ULISSES = pessoa(
  21,
  'Ulisses Paixão Melo',
  'M',
  '2000-06-06',
  'Vânia Melo Paixão',
  'Jair Melo Antunes',
);
export const VANIA = pessoa(22, 'Vânia Melo Paixão', 'F', '1978-02-18', 'Irene Melo Paixão', null);
export const WAGNER = pessoa(23, 'Wagner Cavalcanti Rios', 'M', '1998-03-13', 'Xênia Rios Cavalcanti', null);
export const XENIA = pessoa(24, 'Xênia Rios Cavalcanti', 'F', '1972-04-04', 'Iolanda Rios Cavalcanti', null);
export const YASMIN = pessoa(
  25,
  'Yasmin Furtado Alves',
  'F',
  '2003-12-20',
  'Zélia Alves Furtado',
  'Omar Furtado Lins',
);
export const ZELIA = pessoa(26, 'Zélia Alves Furtado', 'F', '1975-10-31', 'Benedita Alves Rosa', null);
export const ANDRE = pessoa(27, 'André Gonçalves Barros', 'M', '1997-05-05', 'Lúcia Gonçalves Barros', null);
export const BARBARA = pessoa(28, 'Bárbara Barros Nunes', 'F', '1966-08-08', 'Hilda Barros Nunes', null);
export const CLARICE = pessoa(
  29,
  'Clarice Vasconcelos Pires',
  'F',
  '1994-01-15',
  'Eunice Vasconcelos Pires',
  null,
);
export const DECIO = pessoa(30, 'Décio Pires Amaral', 'M', '1963-03-03', 'Gema Pires Amaral', null);
export const EDUARDO = pessoa(
  31,
  "Eduardo Sant'Anna Leite",
  'M',
  '1996-09-01',
  "Marli Sant'Anna Leite",
  null,
);
export const FLAVIA = pessoa(32, 'Flávia Rezende Motta', 'F', '2002-08-15', 'Iara Rezende Motta', null);
export const GASPAR = pessoa(33, 'Gaspar Motta Rezende', 'M', '1967-06-24', 'Jacira Motta Rezende', null);
export const HUGO = pessoa(34, 'Hugo Siqueira Matos', 'M', '2001-10-12', 'Neusa Siqueira Matos', null);
export const INES = pessoa(35, 'Inês Matos Toledo', 'F', '1969-02-27', 'Alzira Matos Toledo', null);
export const KARINA = pessoa(36, 'Karina Bastos Lemos', 'F', '2000-05-09', 'Odete Bastos Lemos', null);
export const LAURO = pessoa(37, 'Lauro Lemos Falcão', 'M', '1965-12-01', 'Dalva Lemos Falcão', null);
export const MATEUS = pessoa(38, 'Mateus Coelho Franco', 'M', '1999-04-11', 'Ivone Coelho Franco', null);
/** A minor: see `respostas` of the story. */
export const NINA = pessoa(39, 'Nina Prestes Aguiar', 'F', '2010-10-02', 'Cecília Prestes Aguiar', null);
export const OLIVIA = pessoa(40, 'Olívia Tavares Pinho', 'F', '1998-07-30', 'Graça Tavares Pinho', null);
export const PAOLA = pessoa(41, 'Paola Zanetti Moraes', 'F', '2001-06-18', 'Rosa Zanetti Moraes', null);
export const RAFAEL = pessoa(42, 'Rafael Moraes Zanetti', 'M', '1972-01-23', 'Dirce Moraes Zanetti', null);
export const SAMUEL = pessoa(43, 'Samuel Brito Farias', 'M', '1995-02-07', 'Elza Brito Farias', null);

export const BENEDITO = pessoa(44, 'Benedito Rocha Paiva', 'M', '1997-03-21', 'Otília Rocha Paiva', null);
export const CELINA = pessoa(45, 'Celina Paiva Rocha', 'F', '1968-08-09', 'Hilda Paiva Rocha', null);

/** Spouses of guarantors have no account. */
export const MARLENE = pessoa(46, 'Marlene Amaral Pires', 'F', '1965-04-12', 'Tereza Amaral Luz', null);
export const TERESA = pessoa(47, 'Teresa Duarte Falcão', 'F', '1999-02-14', 'Cacilda Duarte Falcão', null);
export const UBALDO = pessoa(48, 'Ubaldo Falcão Reis', 'M', '1962-07-19', 'Zulmira Falcão Reis', null);
export const VILMA = pessoa(49, 'Vilma Reis Sampaio', 'F', '1964-11-02', 'Edite Reis Sampaio', null);

/** A month's income of one's own, as declared and as proved. */
export function rendaDe({ cpf }: PessoaDaDemonstracao): number {
  return 540_000 + Number(cpf.slice(7, 9)) * 1_000;
}
export const ISADORA = pessoa(60, 'Isadora Freire Moura', 'F', '2001-02-11', 'Lígia Freire Moura', null);
export const JONAS = pessoa(61, 'Jonas Teles Aguiar', 'M', '2000-06-19', 'Marta Teles Aguiar', null);
export const KAREN = pessoa(62, 'Karen Dutra Paiva', 'F', '1999-09-03', 'Sônia Dutra Paiva', null);
export const LUCIANO = pessoa(63, 'Luciano Cabral Nunes', 'M', '1998-12-27', 'Olga Cabral Nunes', null);
export const MIRELA = pessoa(64, 'Mirela Fontes Braga', 'F', '2002-04-08', 'Vera Fontes Braga', null);
export const NESTOR = pessoa(65, 'Nestor Queiroz Leal', 'M', '2001-07-15', 'Dora Queiroz Leal', null);
export const PRISCILA = pessoa(
  66,
  'Priscila Teixeira Porto',
  'F',
  '2000-01-30',
  'Adélia Teixeira Porto',
  null,
);
export const QUIRINO = pessoa(67, 'Quirino Barros Vidal', 'M', '1997-05-21', 'Célia Barros Vidal', null);
export const ROSANA = pessoa(68, 'Rosana Coelho Prado', 'F', '1999-11-12', 'Alda Coelho Prado', null);
export const SILAS = pessoa(69, 'Silas Morais Furtado', 'M', '2002-08-25', 'Neide Morais Furtado', null);
export const TALITA = pessoa(70, 'Talita Borges Camargo', 'F', '2000-10-05', 'Rute Borges Camargo', null);
export const UBIRAJARA = pessoa(71, 'Ubirajara Borges Camargo', 'M', '1969-03-14', 'Zilda Borges', null);
export const VALERIA = pessoa(72, 'Valéria Antunes Simões', 'F', '2001-03-26', 'Norma Antunes Simões', null);
export const WALTER = pessoa(73, 'Walter Simões Antunes', 'M', '1966-09-17', 'Ivete Simões Antunes', null);
export const YARA = pessoa(74, 'Yara Monteiro Salgado', 'F', '2002-06-02', 'Lenira Monteiro Salgado', null);
export const ZENO = pessoa(75, 'Zeno Salgado Monteiro', 'M', '1964-01-20', 'Amélia Salgado Monteiro', null);
export const ADELAIDE = pessoa(76, 'Adelaide Lobo Monteiro', 'F', '1967-10-11', 'Berta Lobo Pinheiro', null);
export const BRENO = pessoa(77, 'Breno Peçanha Vieira', 'M', '2000-08-14', 'Cora Peçanha Vieira', null);
export const CICERO = pessoa(78, 'Cícero Vieira Peçanha', 'M', '1963-05-06', 'Delfina Vieira Peçanha', null);
export const DIVA = pessoa(79, 'Diva Meireles Peçanha', 'F', '1966-12-29', 'Eulália Meireles Brito', null);

export const ELOISA = pessoa(84, 'Eloísa Torres Macedo', 'F', '2001-04-17', 'Ruth Torres Macedo', null);
export const FREDERICO = pessoa(
  85,
  'Frederico Nogueira Lins',
  'M',
  '2000-09-28',
  'Selma Nogueira Lins',
  null,
);
export const GISELE = pessoa(86, 'Gisele Amado Rangel', 'F', '1999-12-03', 'Tânia Amado Rangel', null);
export const HEITOR = pessoa(87, 'Heitor Bastos Varela', 'M', '2002-02-22', 'Úrsula Bastos Varela', null);
export const IARA = pessoa(88, 'Iara Siqueira Dantas', 'F', '2001-10-30', 'Vânia Siqueira Dantas', null);
export const FLORA = pessoa(89, 'Flora Guedes Bittencourt', 'F', '2000-05-11', 'Wanda Guedes Lobato', null);
export const GILBERTO = pessoa(105, 'Gilberto Lobato Bittencourt', 'M', '1965-06-26', 'Zélia Lobato', null);
export const EMILIA = pessoa(96, 'Emília Sarmento Couto', 'F', '2000-03-17', 'Dalva Sarmento Couto', null);
export const FABRICIO = pessoa(91, 'Fabrício Leme Arruda', 'M', '1999-10-02', 'Guiomar Leme Arruda', null);
export const GUIOMAR = pessoa(92, 'Guiomar Leme Arruda', 'F', '1966-02-21', 'Honorina Leme Barros', null);
export const HUMBERTO = pessoa(93, 'Humberto Paranhos Lima', 'M', '1998-07-09', 'Inês Paranhos Lima', null);
export const IOLANDA = pessoa(94, 'Iolanda Meira Castro', 'F', '2001-01-25', 'Judite Meira Castro', null);
export const LINDALVA = pessoa(97, 'Lindalva Pontes Ribas', 'F', '2000-08-19', 'Marta Pontes Ribas', null);
export const ODAIR = pessoa(98, 'Odair Ribas Pontes', 'M', '1964-05-30', 'Palmira Ribas Leal', null);
export const JAIRO = pessoa(95, 'Jairo Bezerra Nunes', 'M', '1997-12-12', 'Laura Bezerra Nunes', null);
export const JANDIRA = pessoa(80, 'Jandira Leme Proença', 'F', '2001-01-16', 'Kátia Leme Proença', null);
export const LEONEL = pessoa(81, 'Leonel Proença Leme', 'M', '1965-02-13', 'Mafalda Proença Leme', null);
export const NICANOR = pessoa(82, 'Nicanor Tavora Brandão', 'M', '2000-03-29', 'Odila Tavora Brandão', null);
export const OTILIO = pessoa(83, 'Otílio Brandão Tavora', 'M', '1962-12-05', 'Perpétua Brandão Tavora', null);
/** With alterations of their contracts, and whoever guarantees or will. */
export const RAMIRO = pessoa(58, 'Ramiro Fontes Aguiar', 'M', '2001-03-09', 'Sônia Fontes Aguiar', null);
export const SABINA = pessoa(59, 'Sabina Lessa Monteiro', 'F', '2002-07-21', 'Teresa Lessa Monteiro', null);
export const TADEU = pessoa(99, 'Tadeu Monteiro Lessa', 'M', '1967-04-02', 'Ursulina Monteiro', null);
export const VICENTE = pessoa(50, 'Vicente Prado Salles', 'M', '2000-09-13', 'Wilma Prado Salles', null);
export const ZULMIRA = pessoa(51, 'Zulmira Salles Prado', 'F', '1968-10-25', 'Zilda Salles Prado', null);
export const ABELARDO = pessoa(
  52,
  'Abelardo Neves Coutinho',
  'M',
  '2001-12-01',
  'Berta Neves Coutinho',
  null,
);
export const BENEDITA = pessoa(53, 'Benedita Rios Camargo', 'F', '2002-05-05', 'Clara Rios Camargo', null);
export const CASSIO = pessoa(54, 'Cássio Werneck Dutra', 'M', '1999-08-18', 'Diná Werneck Dutra', null);
export const DALILA = pessoa(55, 'Dalila Mattos Quadros', 'F', '2001-02-27', 'Elza Mattos Quadros', null);
export const EVARISTO = pessoa(56, 'Evaristo Quadros Mattos', 'M', '1964-06-30', 'Filomena Quadros', null);
export const FATIMA = pessoa(57, 'Fátima Correia Brandt', 'F', '1971-01-19', 'Geni Correia Brandt', null);
export const GRACA = pessoa(106, 'Graça Montenegro Sales', 'F', '2001-08-14', 'Hilda Montenegro Sales', null);
export const HELIO = pessoa(107, 'Hélio Sales Montenegro', 'M', '1966-03-21', 'Isaura Sales', null);
export const IVETE = pessoa(108, 'Ivete Padilha Sales', 'F', '1970-10-05', 'Judite Padilha Sales', null);
/** Guardians have no account: they answer and sign by the links that they are sent. */
export const CECILIA = pessoa(
  104,
  'Cecília Prestes Aguiar',
  'F',
  '1979-04-18',
  'Iracema Prestes Aguiar',
  null,
);
export const LUDMILA = pessoa(100, 'Ludmila Serpa Vieira', 'F', '2010-11-12', 'Madalena Serpa Vieira', null);
export const RAIMUNDO = pessoa(101, 'Raimundo Serpa Lopes', 'M', '1969-05-30', 'Firmina Serpa Lopes', null);
export const ZILDA = pessoa(102, 'Zilda Campos Lopes', 'F', '1971-08-07', 'Nair Campos Lopes', null);
export const MADALENA = pessoa(103, 'Madalena Serpa Vieira', 'F', '1980-02-25', 'Firmina Serpa Lopes', null);
