/** What identifies or reaches a person obeys one rule in every call, however it is named (cases CPF-01, CPF-02, MAIL-02, FONE-01, OTP-02). */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chaveDaRota, ROTAS } from './rotas.ts';

interface Membro {
  onde: string;
  nome: string;
  schema: z.core.$ZodType;
}

function membros(onde: string, schema: z.core.$ZodType | undefined): readonly Membro[] {
  if (!schema) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([nome, filho]) => [
      { onde: `${onde}.${nome}`, nome, schema: filho },
      ...membros(`${onde}.${nome}`, filho),
    ]);
  if (def.type === 'union') return def.options.flatMap((opcao) => membros(onde, opcao));
  if (def.type === 'array') return membros(`${onde}[]`, def.element);
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return membros(onde, def.innerType);
  if (def.type === 'pipe') return membros(onde, def.in);
  return [];
}

const PEDIDOS = ROTAS.flatMap((rota) => {
  const { params, query, body } = rota as { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };
  return [params, query, body].flatMap((parte) => membros(chaveDaRota(rota), parte));
});

/** Read by the former services and not here: who it is, the session says. */
const SEM_USO = [
  'POST /v1/auth/auth/logoutsupport.author',
  'POST /portal/acao/salvarAcaoEstudante.autorEmail',
  'POST /v1/portal/solicitacoesweb/cancelar.cpf',
  'GET /campanhas/{campaignId}.email',
  'POST /respostas-usuarios[].email',
];

/** Answers of a wizard: texts on the wire, judged by the rows of their plan (domain, wizard/todos-os-campos.test.ts). */
const PELO_PLANO = [
  /^POST \/solicitacao\/criar\./,
  /^POST \/solicitacao\/criador-solicitacao\./,
  /^PUT \/solicitacao\/pendencias\/\{id\}\/dados-pessoais/,
  /^PATCH \/alteracao-cadastral\/s\/\{id\}\/\{personType\}\./,
];

const chamados = (padrao: RegExp) =>
  PEDIDOS.filter(
    ({ onde, nome }) =>
      padrao.test(nome) && !SEM_USO.includes(onde) && !PELO_PLANO.some((rota) => rota.test(onde)),
  );

const ler = (schema: z.core.$ZodType, valor: unknown): unknown => {
  const lido = z.safeParse(schema, valor);
  return lido.success ? lido.data : null;
};

const REPETIDOS = Array.from({ length: 10 }, (_, digito) => String(digito).repeat(11));

describe.each(chamados(/cpf/i))('$onde', ({ schema }) => {
  it('takes no CPF of one repeated digit, no number and no ten digits, and keeps leading zeros', () => {
    for (const digitos of REPETIDOS) {
      expect(ler(schema, digitos), digitos).toBeNull();
      expect(ler(schema, digitos.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'))).toBeNull();
    }
    for (const valor of [1234567890, 52998224725, '1234567890', '12.345.678-90'])
      expect(ler(schema, valor), String(valor)).toBeNull();
    expect(ler(schema, '012.345.678-90')).toBe('01234567890');
    expect(ler(schema, ' 529.982.247-25\n')).toBe('52998224725');
  });
});

describe.each(chamados(/email/i))('$onde', ({ schema }) => {
  it('takes any real ending, without spaces and in small letters', () => {
    for (const email of ['ana@exemplo.education', 'ana@exemplo.adv.br', 'ana@exemplo.xn--p1ai'])
      expect(ler(schema, email)).toBe(email);
    for (const texto of ['Ana.Lima@exemplo.com.br ', '\u00A0ana.lima@exemplo.com.br'])
      expect(ler(schema, texto)).toBe('ana.lima@exemplo.com.br');
    for (const texto of ['ana@açaí.example', 'ana@exemplo', 7]) expect(ler(schema, texto)).toBeNull();
  });
});

describe.each(chamados(/phone|telefone|celular/i))('$onde', ({ schema }) => {
  it('takes Brazilian mobiles only, with the country code once', () => {
    for (const texto of ['+5511987654321', '+55 11 98765-4321', '0 15 11 98765-4321', '(11)98765-4321'])
      expect(ler(schema, texto)).toBe('11987654321');
    expect(ler(schema, '+5555987654321')).toBe('55987654321');
    for (const texto of [
      '+882 98765432',
      '(11) 3333-4444',
      '(20) 98765-4321',
      '(11) 88765-4321',
      11987654321,
    ])
      expect(ler(schema, texto), String(texto)).toBeNull();
  });
});

it('the calls that ask for them are all here', () => {
  const quantos = [/cpf/i, /email/i, /phone|telefone|celular/i].map((padrao) => chamados(padrao).length);
  expect(
    quantos.every((n) => n >= 4),
    String(quantos),
  ).toBe(true);
});
