/** What people read: words that an outside reader found wrong, stiff or of an office come back nowhere (validators, "Language"). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RAIZ = fileURLToPath(new URL('..', import.meta.url));
const FONTES = globSync('{packages/{domain,ui},apps/{portal,gestao,server}}/src/**/*.{ts,tsx}', { cwd: RAIZ })
  .filter((nome) => !/\.test\.tsx?$|\.d\.ts$/.test(nome))
  .map((nome) => ({ nome, codigo: semComentarios(readFileSync(join(RAIZ, nome), 'utf8')) }));

function semComentarios(codigo: string): string {
  return codigo.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;,{(])\/\/.*$/gm, '$1');
}

/** Texts in quotes and between tags, without what is put into them. */
function textos(codigo: string): readonly string[] {
  const literais = [...codigo.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, simples, modelo]) => simples ?? modelo?.replace(/\$\{[^}]*\}/g, ' ') ?? '',
  );
  return [...literais, ...[...codigo.matchAll(/>([^<>{}]+)</g)].map(([, texto = '']) => texto.trim())];
}

function achar(padrao: RegExp, excecoes: readonly string[] = []): readonly string[] {
  return FONTES.flatMap(({ nome, codigo }) =>
    textos(codigo)
      .filter((texto) => padrao.test(texto) && !excecoes.some((parte) => texto.includes(parte)))
      .map((texto) => `${nome}: ${texto}`),
  );
}

/** What is wrong with it, how it reads, and sentences that have it all the same: of the specification, or for programs. */
const LISTA: ReadonlyArray<readonly [string, RegExp, readonly string[]]> = [
  ['a comma is missing', /por favor (?!,)\w/i, []],
  ['no subject, stiff', /irá nos enviar/, []],
  ['another name of the same screen', /status de solicitação/i, []],
  ['the same thing under another name', /um processo em andamento/i, []],
  ['unclear', /próprio login/, []],
  ['a word of the trade', /conta de consumo/i, []],
  ['says nothing', /com sucesso/, []],
  ['jargon', /usuário logado/, []],
  ['of an office, and says no rule', /idade inferior|não é permitida/, []],
  ['the button says Entrar', /faça login/i, ['atualize a página e faça login novamente']],
  ['says nothing of the field', /^campo obrigatório|^preencha este campo/i, []],
  [
    'the others say enviar',
    /\bupload\b(?!-)/,
    ['para upload.', 'ao fazer o upload.', 'the resumable', 'an upload whose'],
  ],
];

describe('validators, the list of texts', () => {
  it.each(LISTA)('%s: %s', (_, padrao, excecoes) => {
    expect(achar(padrao, excecoes).filter((texto) => / /.test(texto.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('nobody is a letter in brackets, but where a text is kept as it was or the specification fixes it', () => {
    const achados = achar(/[a-zà-ú]{3}\((?:a|as|o|os|es|s)\)/, [
      'Seu(s) fiador(es)',
      'O prazo para assinatura(s)',
    ]);
    expect(achados.filter((achado) => !achado.startsWith('packages/domain/src/contrato/texto/'))).toEqual([]);
  });

  it('one kind of quotes', () => {
    const retas = achar(/(?:^|\s)"[A-ZÀ-Ú][^"<=]*[a-zà-ú]"(?:[\s.,:;]|$)/);
    expect(
      retas.filter((achado) => achado.startsWith('packages/') || achado.startsWith('apps/portal/')),
    ).toEqual([]);
  });

  it('money is written with its cents', () => {
    const semCentavos = FONTES.filter(({ codigo }) => /R\$ ?\$\{[^`]*toLocaleString/.test(codigo));
    expect(semCentavos.map(({ nome }) => nome)).toEqual([]);
  });
});

/** `a` may be a preposition, which asks for no article: “pediu a Banco Alfa”. Whose account one may enter with is another provider. */
it('validators 9: a provider of either gender fits in every sentence', () => {
  const artigo =
    /(?<!\p{L})(?<!pediu (?=a ))(?:da|do|na|no|pela|pelo|à|ao|a|o) \$\{(?![^}]*provedorDoTipo)[^}]*provedor[^}]*\}/giu;
  const achados = FONTES.flatMap(({ nome, codigo }) =>
    [...codigo.matchAll(artigo)].map(([trecho]) => `${nome}: ${trecho}`),
  );
  expect(achados).toEqual([]);
});
