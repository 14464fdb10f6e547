import { describe, expect, it } from 'vitest';
import { passosIncompletos, passosVisiveis } from '../wizard/plano.ts';
import type { ContextoDaAtualizacao } from './contexto-da-atualizacao.ts';
import { planoDaCorrecaoDaAtualizacao } from './correcao.ts';
import { errosDaAtualizacao } from './erros.ts';
import { formularioDaAtualizacao, respostasDaAtualizacao } from './formulario.ts';
import { planoDaAtualizacao } from './plano.ts';
import { textoDosDocumentosCivis } from './texto-dos-documentos.ts';

const ORIGINAIS = {
  nome: 'Ana Lima Duarte',
  cpf: '52998224725',
  telefone: '11987654321',
  email: 'ana@exemplo.com.br',
  cep: '87360000',
  endereco: 'Rua das Acácias',
  numero: '10',
  bairro: 'Centro',
  cidade: 'Goioerê',
  uf: 'PR',
  estadoCivil: 'SOLTEIRO',
};
const contexto = (
  mudancas: Record<string, unknown> = {},
  mais: Partial<ContextoDaAtualizacao> = {},
): ContextoDaAtualizacao => ({
  tipoPessoa: 'estudante',
  hoje: '2026-11-27',
  originais: ORIGINAIS,
  respostas: { ...ORIGINAIS, ...mudancas },
  outras: [],
  telefoneVerificado: null,
  cpfNoDocumentoDoConjuge: false,
  documentos: [],
  ...mais,
});
const visiveis = (fatos: ContextoDaAtualizacao) =>
  passosVisiveis(planoDaAtualizacao, fatos).map(({ id }) => id);
const faltam = (fatos: ContextoDaAtualizacao) =>
  passosIncompletos(planoDaAtualizacao, fatos).map(({ id }) => id);

describe('the steps of one person', () => {
  it('nothing changed: one, and it is complete', () => {
    expect(visiveis(contexto())).toEqual(['dados']);
    expect(faltam(contexto())).toEqual([]);
  });

  it('a changed phone asks for channel and code until the code came back', () => {
    const novo = { telefone: '21987654321' };
    expect(visiveis(contexto(novo))).toEqual(['dados', 'canal', 'codigo']);
    expect(faltam(contexto({ ...novo, tipoContato: 'SMS' }))).toEqual(['codigo']);
    expect(faltam(contexto({ ...novo, tipoContato: 'SMS' }, { telefoneVerificado: '21987654321' }))).toEqual(
      [],
    );
    expect(faltam(contexto({ ...novo, tipoContato: 'SMS' }, { telefoneVerificado: '21911111111' }))).toEqual([
      'codigo',
    ]);
  });

  it('everything changed: all five', () => {
    expect(
      visiveis(contexto({ telefone: '21987654321', endereco: 'Rua Nova', estadoCivil: 'VIUVO' })),
    ).toEqual(['dados', 'canal', 'codigo', 'documentos-do-estado-civil', 'comprovante-de-residencia']);
  });
});

describe('what is wrong', () => {
  const erros = (fatos: ContextoDaAtualizacao) =>
    errosDaAtualizacao(fatos.respostas, fatos).map(({ campo }) => campo);

  it('is said of what changed alone: old data without an e-mail of the spouse hold nobody up', () => {
    const antigos = { ...ORIGINAIS, estadoCivil: 'CASADO', nomeConjuge: 'Bruno Dias Prado' };
    const fatos = contexto({}, { originais: antigos, respostas: antigos });
    expect(erros(fatos)).toEqual([]);
    expect(erros({ ...fatos, respostas: { ...antigos, nomeConjuge: 'Caio Souza Lima' } })).toContain(
      'emailConjuge',
    );
  });

  it('is a phone of somebody else in the update, with the words of the specification', () => {
    const outras = [{ papel: 'fiador' as const, telefone: '(21) 98765-4321' }];
    const fatos = contexto({ telefone: '21 98765\u200B4321' }, { outras });
    expect(errosDaAtualizacao(fatos.respostas, fatos)).toEqual([
      { campo: 'telefone', mensagem: 'Número de telefone já cadastrado!' },
    ]);
  });

  it('is a marriage without its spouse and its regime, and single again', () => {
    expect(erros(contexto({ estadoCivil: 'CASADO' }))).toEqual(
      expect.arrayContaining(['nomeConjuge', 'cpfConjuge', 'emailConjuge', 'regimeDeBens']),
    );
    const viuva = { ...ORIGINAIS, estadoCivil: 'VIUVO' };
    expect(erros(contexto({}, { originais: viuva, respostas: ORIGINAIS }))).toContain('estadoCivil');
  });
});

describe('the form', () => {
  it('gives back the answers that it was made of', () => {
    const formulario = formularioDaAtualizacao(ORIGINAIS, ORIGINAIS);
    expect(formulario).toMatchObject({ numeroTelefone: '11987654321', uniaoEstavelPessoa: 'SEM_UNIAO' });
    const { nome: _nome, cpf: _cpf, ...respostas } = ORIGINAIS;
    expect(respostasDaAtualizacao(ORIGINAIS, formulario)).toEqual({ ...respostas, uniaoEstavel: 'N' });
  });

  it('keeps what it leaves out, and empties the complement', () => {
    const atuais = { ...ORIGINAIS, complemento: 'Fundos' };
    expect(respostasDaAtualizacao(atuais, {})).toMatchObject({
      complemento: 'Fundos',
      endereco: 'Rua das Acácias',
    });
    expect(respostasDaAtualizacao(atuais, { complementoEndereco: '' })).toMatchObject({ complemento: '' });
  });

  it('married forces the union to none, and no spouse takes their data along', () => {
    const casada = {
      ...ORIGINAIS,
      estadoCivil: 'CASADO',
      nomeConjuge: 'Bruno Dias',
      cpfConjuge: '39053344705',
    };
    expect(
      respostasDaAtualizacao(casada, { uniaoEstavelPessoa: 'UNIAO_ESTAVEL' }).uniaoEstavel,
    ).toBeUndefined();
    expect(respostasDaAtualizacao(casada, { estadoCivilPessoa: 'DIVORCIADO' })).not.toHaveProperty(
      'nomeConjuge',
    );
  });
});

it('a correction shows what was refused, and what new answers ask for', () => {
  const ids = (motivos: string[], fatos: ContextoDaAtualizacao) =>
    passosVisiveis(
      planoDaCorrecaoDaAtualizacao({
        motivos,
        grupos: [
          {
            person: 'estudante',
            field: 'RESIDENCIA',
            motivos: ['Ilegível'],
            ids: ['a'],
            paginas: [1],
            indices: [0],
            abertos: [0],
            enviadoEm: '2026-11-20',
          },
        ],
      }),
      fatos,
    ).map(({ id }) => id);
  const mudou = contexto(
    { endereco: 'Rua Nova' },
    { documentos: [{ tipoDocumento: 'RESIDENCIA', indice: 0, tipoRenda: null, rejeitado: true }] },
  );
  expect(ids([], mudou)).toEqual(['reenvio-residencia', 'enviar']);
  // Confirmed before the sending, and not asked about.
  const comCelular = contexto(
    { endereco: 'Rua Nova', telefone: '21987654321' },
    { documentos: mudou.documentos },
  );
  expect(ids([], comCelular)).toEqual(['reenvio-residencia', 'enviar']);
  expect(ids(['O celular não atende.'], comCelular)).toContain('canal');
  expect(ids(['O estado civil não confere.'], mudou)).toEqual(['dados', 'reenvio-residencia', 'enviar']);
});

it.each([
  [
    { estadoCivil: 'CASADO' },
    'Envie os documentos do cônjuge e a certidão de casamento. O CPF só é preciso se o documento de identidade não o mostrar.',
  ],
  [
    { uniaoEstavel: 'S' },
    'Envie os documentos do companheiro ou da companheira e o comprovante da união estável. O CPF só é preciso se o documento de identidade não o mostrar.',
  ],
  [{ estadoCivil: 'DIVORCIADO' }, 'Envie a certidão de casamento e a averbação do divórcio.'],
  [{ estadoCivil: 'SEPARADO' }, 'Envie a certidão de casamento e a averbação da separação.'],
  [{ estadoCivil: 'VIUVO' }, 'Envie a certidão de casamento e a certidão de óbito.'],
] as const)('of %j the page says which documents prove it', (mudancas, texto) => {
  expect(textoDosDocumentosCivis(contexto(mudancas))).toBe(texto);
});
