import { describe, expect, it } from 'vitest';
import { chaveDoEndereco, chaveDoNumero } from './mesmo-endereco.ts';

describe('a street', () => {
  it.each([
    ['R. das Acácias', 'Rua das Acacias'],
    ['rua  das acácias ', 'RUA DAS ACÁCIAS'],
    ['Av Paulista', 'Avenida Paulista'],
    ['Av. Dr. Arnaldo', 'Avenida Doutor Arnaldo'],
    ['Pça. da Sé', 'Praça da Sé'],
    ['Jd. Europa', 'Jardim Europa'],
    ['Rua\u200B das Flores', 'Rua das Flores'],
    ["Rua D'Ávila", 'Rua D’Avila'],
  ])('%j is the same as %j', (um, outro) => expect(chaveDoEndereco(um)).toBe(chaveDoEndereco(outro)));

  it.each([
    ['Rua das Acácias', 'Avenida das Acácias'],
    ['Rua das Acácias', 'Rua das Aroeiras'],
    ['Avenida R. Barbosa', 'Avenida Rua Barbosa'],
  ])('%j is another one than %j', (um, outro) =>
    expect(chaveDoEndereco(um)).not.toBe(chaveDoEndereco(outro)),
  );
});

describe('a number', () => {
  it.each([
    ['S/N', 's/nº'],
    ['sem número', ''],
    ['SN', '0'],
    ['nº 12', '12'],
    ['012', '12'],
    ['12-A', '12 a'],
  ])('%j is the same as %j', (um, outro) => expect(chaveDoNumero(um)).toBe(chaveDoNumero(outro)));

  it.each([
    ['12', '21'],
    ['12', 'S/N'],
    ['12', '12-A'],
  ])('%j is another one than %j', (um, outro) => expect(chaveDoNumero(um)).not.toBe(chaveDoNumero(outro)));
});
