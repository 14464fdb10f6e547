import { describe, expect, it } from 'vitest';
import {
  CHAVES_DE_TEXTO,
  errosDoTexto,
  fichaDoTexto,
  preencher,
  textoVigente,
  valoresDeExemplo,
} from './textos.ts';

describe('the words of a message', () => {
  it.each(CHAVES_DE_TEXTO)('%s can be sent as the product writes it', (chave) => {
    const { padrao, variaveis } = fichaDoTexto(chave);
    expect(errosDoTexto(chave, padrao)).toEqual([]);
    const inteiro = Object.values(padrao).join(' ');
    for (const variavel of variaveis) expect(inteiro).toContain(`{${variavel}}`);
    expect(preencher(inteiro, valoresDeExemplo(chave))).not.toMatch(/[{}]/);
    expect([...(padrao.assunto ?? '')].length).toBeLessThanOrEqual(80);
  });

  it.each(CHAVES_DE_TEXTO)('%s speaks to everybody without forms to choose from', (chave) => {
    expect(Object.values(fichaDoTexto(chave).padrao).join(' ')).not.toMatch(/\((a|as|o|os)\)/);
  });

  it.each([
    ['fiador-convite', { curta: 'Veja no portal.' }, ['curta']],
    ['fiador-convite', { curta: 'Veja: {link}' }, []],
    ['fiador-convite', { curta: '{link} {codigo}' }, ['curta']],
    ['fiador-convite', { titulo: 'Olá, {fiador', curta: '{link}' }, ['titulo']],
    ['fiador-convite', { titulo: 'Olá, {}', curta: '{link}' }, ['titulo']],
    ['fiador-convite', { observacoes: '{{fiador}}', curta: '{link}' }, ['observacoes']],
    ['codigo-de-verificacao', { paragrafos: 'Olá', curta: '{codigo}' }, ['paragrafos']],
    // It does not go to phones: whatever stands there is not sent.
    ['conta-criada', { curta: '{nada}' }, []],
    ['conta-criada', { assunto: '{constructor}' }, ['assunto']],
    ['conta-criada', { assunto: 'Olá, <b>{pessoa}</b>' }, []],
  ] as const)('%s with %j has errors in %j', (chave, texto, campos) => {
    expect(errosDoTexto(chave, texto).map(({ campo }) => campo)).toEqual(campos);
  });

  it('fidelity X9: who is taken out is not told of a swap that nobody made', () => {
    for (const chave of ['fiador-saiu', 'fiador-desconvidado'] as const)
      expect(Object.values(fichaDoTexto(chave).padrao).join(' ')).not.toMatch(/troc/i);
  });

  it('a name that looks like a place stays a name', () => {
    expect(preencher('{fiador} e {estudante}', { fiador: '{estudante}', estudante: '$& {x}' })).toBe(
      '{estudante} e $& {x}',
    );
  });
});

describe('what is in force', () => {
  const { padrao } = fichaDoTexto('devolverFiador-fiador');

  it.each([
    ['nothing', null],
    ['a place that no longer exists', { ...padrao, assunto: '{antiga}' }],
    ['a part that is missing', { ...padrao, curta: null }],
    ['something else', 'texto'],
  ])('is the product’s own with %s', (_, guardado) => {
    expect(textoVigente('devolverFiador-fiador', guardado)).toEqual(padrao);
  });

  it('is what was written, and of contents of before what they did not have', () => {
    expect(
      textoVigente('devolverFiador-fiador', { assunto: 'a', paragrafos: 'b', curta: 'c' }),
    ).toMatchObject({ assunto: 'a', paragrafos: 'b', curta: 'c', observacoes: padrao.observacoes });
    expect(
      textoVigente('devolverFiador-fiador', { ...padrao, observacoes: null }).observacoes,
    ).toBeUndefined();
  });
});
