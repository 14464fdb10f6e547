/** One rule for each kind of field, in every form of the product: no forgotten field (cases CPF-02, NAME-01, MAIL-01, FONE-01, DATE-02). */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PLANO_DO_CADASTRO } from '../conta/cadastro.plano.ts';
import { passoDoConvite } from '../fiador/convite.plano.ts';
import { SCHEMAS_DO_PARTICIPANTE } from '../participante/campos.ts';
import { planoDoParticipante } from '../participante/participante.plano.ts';
import { formatarCpf } from '../pessoa/cpf.ts';
import { planoDoRecurso } from '../recurso/recurso.plano.ts';
import { planoDaNovaSolicitacao } from '../solicitacao/nova-solicitacao.plano.ts';
import type { Campo, TipoDeCampo } from './plano.ts';

interface Regra {
  onde: string;
  schema: z.core.$ZodType;
}

/** Members of an object, or of the objects among the alternatives. */
function membros(schema: z.core.$ZodType): ReadonlyArray<readonly [string, z.core.$ZodType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'union') return def.options.flatMap(membros);
  return [];
}

const PASSOS: ReadonlyArray<{ id: string; campos: readonly Campo[]; schema: z.core.$ZodType }> = [
  ...PLANO_DO_CADASTRO,
  passoDoConvite,
  ...planoDaNovaSolicitacao,
  ...planoDoParticipante,
  ...planoDoRecurso,
];

const DE_UM_PASSO = PASSOS.flatMap(({ id, campos, schema }) =>
  campos.flatMap(({ nome, tipo }) =>
    membros(schema)
      .filter(([membro]) => membro === nome)
      .map(([, regra]) => ({ tipo, onde: `${id}.${nome}`, schema: regra })),
  ),
);

const regrasDe = (tipo: TipoDeCampo): readonly Regra[] => DE_UM_PASSO.filter((regra) => regra.tipo === tipo);
const ler = ({ schema }: Regra, valor: unknown): unknown => {
  const lido = z.safeParse(schema, valor);
  return lido.success ? lido.data : null;
};

it('every field of these kinds is found, and every schema of a person is asked in some step', () => {
  const achados = new Set(DE_UM_PASSO.map(({ onde }) => onde.replace(/^.*\./, '')));
  for (const { id, campos } of PASSOS)
    for (const { nome, tipo } of campos)
      if (['cpf', 'nome', 'email', 'telefone', 'data'].includes(tipo))
        expect(achados.has(nome), `${id}.${nome}`).toBe(true);
  for (const nome of ['cpfConjuge', 'cpfResponsavel', 'emailConjuge', 'telefoneConjuge', 'nomeMae'])
    expect(nome in SCHEMAS_DO_PARTICIPANTE && achados.has(nome), nome).toBe(true);
});

/** In a list of what is wrong no label stands beside a sentence. */
it.each(DE_UM_PASSO)('nothing at all at $onde is refused in words that tell what is missing', (regra) => {
  for (const nada of [undefined, '', '  '])
    for (const { message } of z.safeParse(regra.schema, nada).error?.issues ?? [])
      expect(message).not.toMatch(/^(este )?campo |^preencha este/i);
});

const REPETIDOS = Array.from({ length: 10 }, (_, digito) => String(digito).repeat(11));

describe.each(regrasDe('cpf'))('the CPF at $onde', (regra) => {
  it('is never ten times the same digit, nor a number, nor padded', () => {
    for (const cpf of REPETIDOS.flatMap((digitos) => [digitos, formatarCpf(digitos)]))
      expect(ler(regra, cpf), cpf).toBeNull();
    for (const valor of [1234567890, 52998224725, '12.345.678-90', '529.982.247-26'])
      expect(ler(regra, valor), String(valor)).toBeNull();
  });
  it('keeps its digits whatever is pasted, the leading zeros included', () => {
    for (const texto of ['529.982.247-25', ' 529.982.247-25\n', 'CPF: 529.982.247-25'])
      expect(ler(regra, texto)).toBe('52998224725');
    expect(ler(regra, '012.345.678-90')).toBe('01234567890');
    expect(ler(regra, '00123456797')).toBe('00123456797');
  });
});

describe.each(regrasDe('nome'))('the name at $onde', (regra) => {
  it('is stored with the straight apostrophe and composed accents', () => {
    for (const apostrofo of ['\u0027', '\u2019', '\u2018', '\u00B4'])
      expect(ler(regra, `Marina d${apostrofo}Ávila Sant${apostrofo}Anna`)).toBe("Marina d'Ávila Sant'Anna");
    expect(ler(regra, '  José   Conceição '.normalize('NFD'))).toBe('José Conceição');
  });
  it('may be unusual, of up to 60 letters, and is nothing but a name', () => {
    for (const nome of [
      'Ana Lúcia e Silva',
      'João P. de Sá',
      'Íris Ó Nunes',
      'Maria-Clara Dias',
      'Wiratni',
      `Ana ${'B'.repeat(56)}`,
    ])
      expect(ler(regra, nome), nome).toBe(nome);
    for (const nome of [`Ana ${'B'.repeat(57)}`, 'Ana <b>', '4na Lima', 'Ana\u0000Lima', 7])
      expect(ler(regra, nome), String(nome)).toBeNull();
  });
});

describe.each(regrasDe('email'))('the e-mail at $onde', (regra) => {
  it.each([
    'ana@exemplo.education',
    'ana@exemplo.school',
    'ana@exemplo.investments',
    'ana@exemplo.adv.br',
    'ana@exemplo.xn--p1ai',
  ])('%s is accepted as it is', (email) => expect(ler(regra, email)).toBe(email));
  it('with an accented domain is refused, never altered', () =>
    expect(ler(regra, 'ana@açaí.example')).toBeNull());
  it('loses the spaces and the capital of phone keyboards', () => {
    for (const texto of ['Ana.Lima@exemplo.com.br ', '\u00A0ana.lima@exemplo.com.br'])
      expect(ler(regra, texto)).toBe('ana.lima@exemplo.com.br');
  });
});

describe.each(regrasDe('telefone'))('the phone at $onde', (regra) => {
  it.each(['+55 11 98765-4321', '5511987654321', '011 98765-4321', '0 15 11 98765-4321', '(11)98765-4321'])(
    '%s is the mobile of area 11',
    (texto) => expect(ler(regra, texto)).toBe('11987654321'),
  );
  it('of area 55 stays there', () => expect(ler(regra, '55 98765-4321')).toBe('55987654321'));
  it.each(['(20) 98765-4321', '(00) 98765-4321', '(11) 88765-4321', '(11) 3333-4444', '+882 98765432'])(
    '%s is refused',
    (texto) => expect(ler(regra, texto)).toBeNull(),
  );
});

describe.each(regrasDe('data'))('the date at $onde', (regra) => {
  it('travels as a calendar day and never rolls over', () => {
    for (const dia of ['1989-10-15', '2008-10-19', '2009-10-18', '2010-10-17', '2008-02-29'])
      expect(ler(regra, dia)).toBe(dia);
    for (const dia of [
      '1990-02-31',
      '2007-02-29',
      '2001-04-31',
      '1999-13-15',
      '1990-2-1',
      '31/02/1990',
      '1990-02-01T00:00:00Z',
      '1/2/1990',
      19900201,
    ])
      expect(ler(regra, dia), String(dia)).toBeNull();
  });
});
