import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  enderecoDoCep,
  enderecoSchema,
  formatarCep,
  isCep,
  MENSAGEM_CEP,
  MENSAGEM_LIMITE,
} from './endereco.ts';

const GOIOERE = {
  cep: '87360-000',
  endereco: 'Rua das Acácias',
  numero: 'S/N',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Goioerê',
  uf: 'PR',
};

const mensagens = (alteracoes: object) =>
  z
    .safeParse(enderecoSchema, { ...GOIOERE, ...alteracoes })
    .error?.issues.map((issue) => [String(issue.path[0]), issue.message]);

describe('a CEP', () => {
  it.each(['01310-100', '01310100', ' 87360-000 '])('%j is accepted', (cep) => expect(isCep(cep)).toBe(true));
  it.each(['O1310-100', '00000-000', '0131010', '013101000', '01.310-100', ''])('%j is refused', (cep) =>
    expect(isCep(cep)).toBe(false),
  );
  it('is shown with its hyphen', () => expect(formatarCep('01310100')).toBe('01310-100'));
});

describe('an address', () => {
  it('of a town with a single code, without a number, is complete', () => {
    expect(z.parse(enderecoSchema, GOIOERE)).toEqual({ ...GOIOERE, cep: '87360000' });
  });

  it.each([
    [{ cep: 'O1310-100' }, 'cep', MENSAGEM_CEP],
    [{ endereco: '  ' }, 'endereco', 'Preencha “Rua, avenida ou praça”.'],
    [{ bairro: undefined }, 'bairro', 'Preencha “Bairro”.'],
    [{ cidade: '' }, 'cidade', 'Preencha “Cidade”.'],
    [{ uf: 'XX' }, 'uf', 'Escolha o estado.'],
    [{ numero: '12345678901' }, 'numero', MENSAGEM_LIMITE],
    [{ complemento: 'a'.repeat(51) }, 'complemento', MENSAGEM_LIMITE],
  ])('with %j is refused', (alteracoes, campo, mensagem) => {
    expect(mensagens(alteracoes)).toEqual([[campo, mensagem]]);
  });
});

describe('the address after a CEP was found', () => {
  const NADA = { endereco: '', bairro: '', cidade: '', uf: '' };
  const DIGITADO = { endereco: 'Rua das Acácias', bairro: 'Centro', cidade: 'GOIOERE', uf: 'PR' };
  const CIDADE = { ...NADA, cidade: 'Goioerê', uf: 'PR' };
  const PAULISTA = { endereco: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' };

  it.each([
    ['is what was found', NADA, PAULISTA, PAULISTA],
    ['replaces what stood there', DIGITADO, PAULISTA, PAULISTA],
    [
      'keeps a street typed for the same town when none was found',
      DIGITADO,
      CIDADE,
      { ...DIGITADO, cidade: 'Goioerê' },
    ],
    [
      'keeps a street typed before the town was known',
      { ...DIGITADO, cidade: '', uf: '' },
      CIDADE,
      { ...DIGITADO, cidade: 'Goioerê' },
    ],
    ['forgets the street of another town', PAULISTA, CIDADE, CIDADE],
    ['forgets the street of a town of the same name elsewhere', { ...DIGITADO, uf: 'SP' }, CIDADE, CIDADE],
  ])('%s', (_, antes, achado, depois) => {
    expect(enderecoDoCep(antes, achado)).toEqual(depois);
  });
});
