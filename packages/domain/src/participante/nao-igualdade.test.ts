import { describe, expect, it } from 'vitest';
import { conflitosEntrePessoas, errosDeNaoIgualdade, MENSAGEM_DE_DOIS_NOMES } from './nao-igualdade.ts';
import type { Identidade, OutraPessoa, TipoPessoa } from './participante-contexto.ts';
import { identidadeReservada } from './quem-conhece-quem.ts';

type Papel = OutraPessoa['papel'];
type Campo = keyof Identidade;

const PAPEIS: readonly Papel[] = [
  'estudante',
  'fiador',
  'fiador2',
  'conjuge-estudante',
  'conjuge-fiador',
  'conjuge-fiador2',
];
const CAMPOS = { nome: 'nome', cpf: 'cpf', email: 'email', telefone: 'telefone' } as const;
const NOMES_DOS_CAMPOS: readonly Campo[] = ['nome', 'cpf', 'email', 'telefone'];

/**
 * P: two principals; A: a person and their own spouse; E: a principal and somebody else's spouse, who may be one
 * person in two roles; D: two spouses.
 */
const TIPO_DO_PAR: Readonly<Record<Papel, string>> = {
  //                  est  fia  fi2  c-e  c-f  c-f2
  estudante: '         -    P    P    A    E    E',
  fiador: '            P    -    P    E    A    E',
  fiador2: '           P    P    -    E    E    A',
  'conjuge-estudante': 'A  E    E    -    D    D',
  'conjuge-fiador': '   E  A    E    D    -    D',
  'conjuge-fiador2': '  E  E    A    D    D    -',
};

/** Which equal fields are refused, when the CPFs differ and when they are equal. */
const RECUSADOS: Readonly<
  Record<string, { cpfsDiferentes: readonly Campo[]; cpfsIguais: readonly Campo[] }>
> = {
  P: { cpfsDiferentes: ['nome', 'email', 'telefone'], cpfsIguais: ['nome', 'cpf', 'email', 'telefone'] },
  A: { cpfsDiferentes: ['nome', 'email', 'telefone'], cpfsIguais: ['nome', 'cpf', 'email', 'telefone'] },
  E: { cpfsDiferentes: ['nome', 'email', 'telefone'], cpfsIguais: [] },
  D: { cpfsDiferentes: ['nome', 'email', 'telefone'], cpfsIguais: ['cpf'] },
};

const UMA: Required<Identidade> = {
  nome: 'Ana Lima',
  cpf: '52998224725',
  email: 'ana@exemplo.com',
  telefone: '11987654321',
};
const OUTRA: Required<Identidade> = {
  nome: 'Marina Conceição Dias',
  cpf: '00123456797',
  email: 'marina@exemplo.adv.br',
  telefone: '55987654321',
};

const pares = PAPEIS.flatMap((papel) =>
  TIPO_DO_PAR[papel]
    .trim()
    .split(/\s+/)
    .map((tipo, posicao) => ({ papel, outro: PAPEIS[posicao] as Papel, tipo }))
    .filter(({ tipo }) => tipo !== '-'),
);

const casos = pares.flatMap(({ papel, outro, tipo }) =>
  ([true, false] as const).flatMap((cpfsIguais) =>
    NOMES_DOS_CAMPOS.filter((campo) => campo !== 'cpf' || cpfsIguais).map((campo) => ({
      papel,
      outro,
      campo,
      cpfs: cpfsIguais ? 'equal' : 'different',
      recusado: RECUSADOS[tipo]?.[cpfsIguais ? 'cpfsIguais' : 'cpfsDiferentes'].includes(campo) ?? false,
    })),
  ),
);

function comparar(papel: Papel, pessoa: Identidade, outro: Papel, outra: Identidade) {
  return errosDeNaoIgualdade(papel, pessoa, [{ papel: outro, ...outra }], CAMPOS).map((erro) => erro.campo);
}

describe('people of one request must be different people', () => {
  it('the table covers all thirty ordered pairs', () => {
    expect(new Set(pares.map(({ papel, outro }) => `${papel}/${outro}`)).size).toBe(30);
  });

  it.each(casos)('$papel and $outro, CPFs $cpfs, equal $campo: refused is $recusado', (caso) => {
    const cpf = caso.cpfs === 'equal' ? UMA.cpf : OUTRA.cpf;
    const outra = { ...OUTRA, cpf, [caso.campo]: UMA[caso.campo] };
    const erros = comparar(caso.papel, UMA, caso.outro, outra);
    expect(erros.includes(caso.campo)).toBe(caso.recusado);
  });

  it.each(pares)('$papel and $outro with nothing in common are accepted', ({ papel, outro }) => {
    expect(comparar(papel, UMA, outro, OUTRA)).toEqual([]);
  });

  it.each(pares)('$papel and $outro are judged alike from both sides', ({ papel, outro }) => {
    for (const campo of NOMES_DOS_CAMPOS) {
      const outra = { ...OUTRA, [campo]: UMA[campo] };
      expect(comparar(papel, UMA, outro, outra)).toEqual(comparar(outro, outra, papel, UMA));
    }
  });

  it.each([
    ['an unmasked CPF', { cpf: '52998224725' }, 'cpf'],
    ['a masked CPF', { cpf: '529.982.247-25' }, 'cpf'],
    ['a name in capitals with two spaces', { nome: 'ANA  LIMA' }, 'nome'],
    ['a name with another accent', { nome: 'Ána Lima' }, 'nome'],
    ['a name in decomposed accents', { nome: 'A\u0301na Lima' }, 'nome'],
    ['an e-mail in other case', { email: 'Ana@Exemplo.com' }, 'email'],
    ['an e-mail with spaces around', { email: '\u00A0ana@exemplo.com ' }, 'email'],
    ['a phone with the country code', { telefone: '+55 11 98765 4321' }, 'telefone'],
    ['a phone with mask', { telefone: '(11) 98765-4321' }, 'telefone'],
  ] as const)('the student is recognised behind %s', (_, disfarce, campo) => {
    expect(comparar('fiador', { ...OUTRA, ...disfarce }, 'estudante', UMA)).toEqual([campo]);
  });

  it.each(pares.filter(({ tipo }) => tipo === 'E'))(
    '$papel and $outro with one CPF have one name, and the refusal names neither (fidelity D7)',
    ({ papel, outro }) => {
      const outra = { papel: outro, nome: OUTRA.nome, cpf: UMA.cpf };
      expect(errosDeNaoIgualdade(papel, UMA, [outra], CAMPOS)).toEqual([
        { campo: 'nome', mensagem: MENSAGEM_DE_DOIS_NOMES },
      ]);
      expect(errosDeNaoIgualdade(papel, UMA, [{ ...outra, nome: 'ANA LÍMA' }], CAMPOS)).toEqual([]);
    },
  );

  it('the message names both roles', () => {
    const [erro] = errosDeNaoIgualdade(
      'fiador',
      { nome: 'Ana Lima' },
      [{ papel: 'estudante', ...UMA }],
      CAMPOS,
    );
    expect(erro?.mensagem).toBe('O nome do fiador não pode ser igual ao nome do estudante.');
  });

  it.each<[string, TipoPessoa, TipoPessoa, boolean, readonly Campo[]]>([
    ['the student of an invited guarantor', 'estudante', 'fiador', false, []],
    ['the student of one who accepted', 'estudante', 'fiador', true, ['email', 'telefone']],
    ['a guarantor of the student', 'fiador', 'estudante', false, ['cpf', 'email', 'telefone']],
    ['a guarantor of the other one', 'fiador2', 'fiador', true, ['nome', 'cpf', 'email', 'telefone']],
  ])(
    'the message does not name a role for what is not known: %s',
    (_, leitor, tipoPessoa, aceitou, ocultos) => {
      const reservados = identidadeReservada(leitor, { tipoPessoa, preenchidoPor: 'pessoa', aceitou });
      const erros = errosDeNaoIgualdade(
        'conjuge-estudante',
        { ...UMA, cpf: OUTRA.cpf },
        [{ papel: tipoPessoa, ...UMA, reservados }],
        CAMPOS,
      );
      for (const { campo, mensagem } of erros)
        expect(mensagem.includes('já é usado por outra pessoa')).toBe(ocultos.includes(campo as Campo));
      expect(reservados).toEqual(ocultos);
    },
  );

  it('finds a pair that became equal after both were saved', () => {
    const conflitos = conflitosEntrePessoas([
      { papel: 'estudante', ...UMA },
      { papel: 'fiador', ...OUTRA },
      {
        papel: 'fiador2',
        nome: 'Otávio Reis',
        cpf: '01234567890',
        email: 'ANA@exemplo.com',
        telefone: '21987650001',
      },
    ]);
    expect(conflitos).toEqual([
      {
        campo: 'estudante',
        mensagem: 'O e-mail do estudante não pode ser igual ao e-mail do segundo fiador.',
      },
    ]);
  });
});
