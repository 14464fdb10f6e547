import { expect, it } from 'vitest';
import { deHex, paraHex } from './hexadecimal.ts';
import { jsonCanonico } from './json-canonico.ts';

it('says the same of the same, whatever order it came in', () => {
  expect(jsonCanonico({ b: [2, { d: null, c: 'é' }], a: 1 })).toBe('{"a":1,"b":[2,{"c":"é","d":null}]}');
  expect(jsonCanonico({ a: 1, b: [2, { c: 'é', d: null }] })).toBe(
    jsonCanonico({ b: [2, { d: null, c: 'é' }], a: 1 }),
  );
});

it('keeps the order of a list, and leaves out what is undefined', () => {
  expect(jsonCanonico([3, 1, 2])).toBe('[3,1,2]');
  expect(jsonCanonico({ a: undefined, b: 1 })).toBe('{"b":1}');
});

it('writes bytes as hex and reads back only that', () => {
  expect(paraHex(Uint8Array.of(0, 10, 255))).toBe('000aff');
  expect(deHex('000aff')).toEqual(Uint8Array.of(0, 10, 255));
  for (const texto of ['0', '0G', '00AF', ' 00']) expect(deHex(texto)).toBeNull();
});
