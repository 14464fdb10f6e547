import { describe, expect, it } from 'vitest';
import { IOF_DE_PESSOA } from '../../credito/regras-do-programa.ts';
import { textosDoContrato } from './blocos.ts';
import type { ConfiguracaoDoTexto, DadosDoTexto, ParteNoTexto } from './dados.ts';
import { escreverContrato, isVersaoDoModelo, VERSAO_DO_MODELO } from './escrever-contrato.ts';
import { dadosDeExemplo } from './exemplo-de-dados.ts';

/** The whole text, one line for each piece of it, as the golden files keep it. */
function corrido(dados: DadosDoTexto): string {
  const { modelo, rodape, rubricas, blocos } = escreverContrato(dados);
  return [
    `[modelo ${modelo}] ${rodape}`,
    ...rubricas.map((nome) => `[rubrica] ${nome}`),
    ...blocos.flatMap((bloco) => [`[${bloco.tipo}]`, ...textosDoContrato([bloco])]),
  ].join('\n');
}

const exemplo = dadosDeExemplo();
const [estudante, fiador, conjuge] = exemplo.partes as [ParteNoTexto, ParteNoTexto, ParteNoTexto];
const segundo: ParteNoTexto = {
  ...fiador,
  papel: 'fiador2',
  nome: 'Davi Terena',
  estadoCivil: 'DIVORCIADO',
  uniaoEstavel: true,
  regime: undefined,
};
const companheiro: ParteNoTexto = {
  ...conjuge,
  papel: 'conjuge-do-fiador2',
  vinculo: 'uniao-estavel',
  nome: 'Ravi Kaingang',
  estadoCivil: 'SOLTEIRO',
  uniaoEstavel: true,
  regime: undefined,
};
const responsavel: ParteNoTexto = { ...conjuge, papel: 'responsavel', nome: 'Marta de Araújo' };
const testemunhas = [
  { nome: 'Nina Prado', cpf: '98765432100' },
  { nome: 'Olavo Reis', cpf: '16899535009' },
];

describe('the words of each version', () => {
  it('version 1, signed electronically, does not change', async () => {
    await expect(`${corrido(exemplo)}\n`).toMatchFileSnapshot('v1/eletronico.golden.txt');
  });

  it('version 1, printed, with everything that a clause may follow from, does not change', async () => {
    const dados = dadosDeExemplo({
      regras: {
        contarDe: 'contrato',
        modo: { tipo: 'linear', prazo: 12 },
        iof: IOF_DE_PESSOA,
        carenciaMeses: 2,
        diaDeVencimento: 31,
      },
      primeiroVencimento: '2031-02-28',
      configuracao: {
        renunciaBeneficioDeOrdem: true,
        indice: 'ipca',
        provedorAssina: 'ao-efetivar',
        assinatura: 'impressa',
      },
    });
    const partes = [estudante, responsavel, fiador, conjuge, segundo, companheiro];
    await expect(`${corrido({ ...dados, partes, testemunhas })}\n`).toMatchFileSnapshot(
      'v1/impresso.golden.txt',
    );
  });
});

const CONFIGURACOES: readonly ConfiguracaoDoTexto[] = [true, false].flatMap((renunciaBeneficioDeOrdem) =>
  (['nenhum', 'mensalidade', 'ipca'] as const).flatMap((indice) =>
    (['antes-da-analise', 'ao-efetivar'] as const).flatMap((provedorAssina) =>
      (['eletronica', 'impressa'] as const).map((assinatura) => ({
        renunciaBeneficioDeOrdem,
        indice,
        provedorAssina,
        assinatura,
      })),
    ),
  ),
);
const PARTES: ReadonlyArray<readonly ParteNoTexto[]> = [
  [estudante],
  [estudante, responsavel],
  [estudante, fiador],
  [estudante, responsavel, fiador, conjuge],
  [estudante, fiador, segundo, companheiro],
];
const REGRAS = [
  {},
  { iof: IOF_DE_PESSOA },
  { modo: { tipo: 'linear', prazo: 4 }, contarDe: 'contrato' },
  { parcelaMinimaCentavos: 10_000_000, carenciaMeses: 1 },
] as const;

describe('whatever the settings and the persons are', () => {
  const todos = CONFIGURACOES.flatMap((configuracao) =>
    REGRAS.flatMap((regras) => {
      const base = dadosDeExemplo({ configuracao, regras });
      return PARTES.flatMap((partes) =>
        [0, 1, 2].map((quantas) => {
          const dados = { ...base, partes, testemunhas: testemunhas.slice(0, quantas) };
          return { dados, blocos: escreverContrato(dados).blocos };
        }),
      );
    }),
  );

  it('every sentence is whole', () => {
    expect(todos.length).toBe(1440);
    for (const { blocos } of todos) {
      const partido = /undefined|null|NaN|Infinity|\s\s|\s[,.]|\.\./;
      expect(textosDoContrato(blocos).filter((texto) => partido.test(texto))).toEqual([]);
    }
  });

  it('clauses and paragraphs are numbered without a gap', () => {
    for (const { blocos } of todos) {
      const clausulas = blocos.filter((bloco) => bloco.tipo === 'clausula');
      expect(clausulas.map(({ numero }) => numero)).toEqual(clausulas.map((_, posicao) => `${posicao + 1}`));
      for (const { numero, paragrafos } of clausulas)
        expect(paragrafos.map((paragrafo) => paragrafo.numero)).toEqual(
          paragrafos.map((_, posicao) => `${numero}.${posicao + 1}`),
        );
    }
  });

  it('whoever signs is named with their CPF, and nobody else', () => {
    for (const { dados, blocos } of todos) {
      const [bloco] = blocos.filter(({ tipo }) => tipo === 'assinaturas');
      expect(bloco?.tipo === 'assinaturas' && bloco.assinaturas.map(({ nome }) => nome)).toEqual([
        ...dados.partes.map(({ nome }) => nome),
        dados.provedor.representante.nome,
        ...dados.testemunhas.map(({ nome }) => nome),
      ]);
    }
  });

  it('a clause stands there exactly when something makes it true', () => {
    for (const { dados, blocos } of todos) {
      const titulos = blocos.flatMap((bloco) => (bloco.tipo === 'clausula' ? [bloco.titulo] : []));
      const papeis = dados.partes.map(({ papel }) => papel);
      expect({
        iof: titulos.includes('IOF'),
        correcao: titulos.includes('Correção'),
        fianca: titulos.includes('Fiança'),
        responsavel: titulos.includes('Responsável legal'),
        outorga: titulos.includes('Autorização do cônjuge ou companheiro do fiador'),
      }).toEqual({
        iof: dados.restituicao.regras.iof !== null,
        correcao: dados.configuracao.indice !== 'nenhum',
        fianca: papeis.includes('fiador'),
        responsavel: papeis.includes('responsavel'),
        outorga: papeis.some((papel) => papel.startsWith('conjuge')),
      });
    }
  });
});

describe('what the text must not hold', () => {
  it('neither deadline, nor offer, nor contact, nor the day of printing', () => {
    const texto = textosDoContrato(escreverContrato(exemplo).blocos).join('\n');
    expect(texto).not.toMatch(/@|\(\d{2}\)|validade|assinar até|impresso em|emitido em/i);
  });

  it('no date but those of the plan, of births, of uses', () => {
    const datas = textosDoContrato(escreverContrato(exemplo).blocos)
      .join('\n')
      .match(/\d{2}\/\d{2}\/\d{4}/g);
    const conhecidas = new Set([
      ...exemplo.partes.map(({ nascimento }) => nascimento),
      ...exemplo.parcelas.map(({ vencimento }) => vencimento),
    ]);
    expect(datas?.filter((data) => !conhecidas.has(data.split('/').reverse().join('-')))).toEqual([]);
  });
});

describe('what limits a right', () => {
  it('stands out: late payment, what a guarantor may lose, what they answer for', () => {
    const dados = { ...exemplo, configuracao: { ...exemplo.configuracao, renunciaBeneficioDeOrdem: true } };
    const destacados = escreverContrato(dados).blocos.flatMap((bloco) =>
      bloco.tipo === 'clausula'
        ? bloco.paragrafos.filter(({ destaque }) => destaque).map(({ texto }) => texto)
        : [],
    );
    expect(destacados).toEqual([
      expect.stringContaining('multa de 2%'),
      expect.stringContaining('cadastros de proteção ao crédito'),
      expect.stringContaining('A fiança se limita'),
      expect.stringContaining('renuncia ao benefício de ordem'),
    ]);
  });
});

describe('a template', () => {
  it('that names a field that does not exist does not compile', () => {
    // @ts-expect-error: the field is unknown.
    const texto = ({ provedor }: DadosDoTexto) => `${provedor.inscricaoEstadual}`;
    expect(texto(exemplo)).toBe('undefined');
  });

  it('is found by its version, and no other one is', () => {
    expect(isVersaoDoModelo(VERSAO_DO_MODELO)).toBe(true);
    expect(isVersaoDoModelo(99)).toBe(false);
    expect(isVersaoDoModelo(Number('toString'))).toBe(false);
  });

  it('writes the same text from the same value, and none without a student', () => {
    expect(escreverContrato(exemplo)).toEqual(escreverContrato(structuredClone(exemplo)));
    expect(() => escreverContrato({ ...exemplo, partes: [] })).toThrow('student');
  });
});
