/** What made-up people answer: whoever adds a question says it here, or no request of the tests is ever complete. */
import type { ContextoDoParticipante, TipoPessoa } from '@credito/domain/participante/participante-contexto';

const ENDERECO = {
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  complemento: 'Apto 12',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
};

const CONJUGES: Readonly<Record<TipoPessoa, { nome: string; cpf: string; email: string; telefone: string }>> =
  {
    estudante: {
      nome: 'Beatriz Moura Reis',
      cpf: '15350946056',
      email: 'beatriz@exemplo.com.br',
      telefone: '31987650011',
    },
    fiador: {
      nome: 'Sônia Prado Lemos',
      cpf: '86288366757',
      email: 'sonia@exemplo.com.br',
      telefone: '41987650012',
    },
    fiador2: {
      nome: 'Rui Teles Braga',
      cpf: '71428793860',
      email: 'rui@exemplo.com.br',
      telefone: '51987650013',
    },
  };

/** One valid answer to every question of the plan: single, adult, one proof of income. */
export function respostasValidas(pessoa: ContextoDoParticipante): Record<string, unknown> {
  const conjuge = CONJUGES[pessoa.tipoPessoa];
  return {
    nome: pessoa.respostas.nome,
    cpf: pessoa.respostas.cpf,
    dataNascimento: '1989-10-15',
    nomeMae: 'Helena Lima Duarte',
    nomePai: '',
    numeroCarteiraIdentidade: '123456789',
    dataExpedicao: '2020-03-10',
    ...ENDERECO,
    estadoCivil: 'SOLTEIRO',
    uniaoEstavel: 'N',
    regimeDeBens: 'COMUNHAO_PARCIAL',
    nomeConjuge: conjuge.nome,
    cpfConjuge: conjuge.cpf,
    emailConjuge: conjuge.email,
    telefoneConjuge: conjuge.telefone,
    dataNascimentoConjuge: '1990-02-01',
    grauParentescoResponsavel: 'M',
    nomeResponsavel: 'Helena Lima Duarte',
    cpfResponsavel: '45317828791',
    emailResponsavel: 'helena@exemplo.com.br',
    parentescoResponsavel: 'Tia',
    nrFamiliar: 2,
    rendaFamiliarCentavos: 650_000,
    rendaCentavos: 520_000,
    profissaoId: 322_205,
    tiposDeRenda: ['A'],
  };
}
