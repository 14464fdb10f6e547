import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conferirCadeia, encadear, raizDaCadeia, type Sha256 } from './cadeia.ts';
import type { DocumentoProvado, EloDeEvidencia } from './evidencia.ts';
import {
  ASSINANTES_DE_EXEMPLO,
  aberturaDeExemplo,
  assinaturaDeExemplo,
  encadearTodos,
  evidenciasDeExemplo,
} from './exemplo-de-evidencias.ts';
import { situacaoDasAssinaturas, todosAssinaram } from './quem-assinou.ts';

const sha256: Sha256 = (conteudo) => createHash('sha256').update(conteudo).digest();
const documento: DocumentoProvado = { sha256: '11'.repeat(32), blocosSha256: '22'.repeat(32), modelo: '1' };
const elos = evidenciasDeExemplo(documento, sha256);
const registros = elos.map(({ registro }) => registro);
const copia = () => structuredClone(elos);
const nomes = (mudados: readonly EloDeEvidencia[]) =>
  conferirCadeia(mudados, sha256).map(({ falha, sequencia }) => `${falha} ${sequencia}`);

describe('the chain of an envelope', () => {
  it('holds, also as the database gives it back, in another order of members', () => {
    expect(conferirCadeia(elos, sha256)).toEqual([]);
    const virado = (valor: unknown): unknown =>
      Array.isArray(valor)
        ? valor.map(virado)
        : valor && typeof valor === 'object'
          ? Object.fromEntries(
              Object.entries(valor)
                .reverse()
                .map(([chave, interno]) => [chave, virado(interno)]),
            )
          : valor;
    expect(conferirCadeia(virado(elos) as EloDeEvidencia[], sha256)).toEqual([]);
  });

  it('begins with its envelope, so it fits into no other one', () => {
    expect(elos[0]?.anterior).toBe(raizDaCadeia(registros[0]?.envelope ?? '', sha256));
    expect(raizDaCadeia('um', sha256)).not.toBe(raizDaCadeia('outro', sha256));
  });

  it('tells a record that was taken out, put elsewhere or repeated', () => {
    expect(nomes(elos.toSpliced(1, 1))).toContain('sequencia 2');
    expect(nomes([...elos.slice(0, 2), ...elos.slice(3)])).toContain('anterior 3');
    expect(nomes([elos[0], elos[2], elos[1], elos[3], elos[4]] as EloDeEvidencia[])).not.toEqual([]);
    expect(nomes([...elos, ...elos.slice(-1)])).toContain('sequencia 6');
    expect(nomes(elos.slice(1))).toContain('abertura 1');
    expect(nomes([])).toEqual(['sem-registros 0']);
  });

  it('tells any change of any value, wherever it stands', () => {
    const caminhos = folhas(elos);
    expect(caminhos.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...caminhos), (caminho) => {
        const mudados = copia();
        trocar(mudados, caminho);
        expect(conferirCadeia(mudados, sha256)).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('tells a chain that was hashed again after a change, if its last hash is known', () => {
    const atos = [aberturaDeExemplo(), ...ASSINANTES_DE_EXEMPLO.slice(0, 2).map(assinaturaDeExemplo)];
    const outra = encadearTodos(documento, atos, sha256);
    expect(conferirCadeia(outra, sha256)).toEqual([]);
    expect(outra.at(-1)?.hash).not.toBe(elos.at(-1)?.hash);
  });

  it('keeps the order of time when the clock is set back, and says by how much', () => {
    const ultimo = elos.at(-1) ?? null;
    const { envelope } = registros[0] ?? { envelope: '' };
    const agora = new Date(Date.parse(ultimo?.registro.hora.em ?? '') - 1_500);
    const seguinte = encadear(
      ultimo,
      { envelope, documento, agora },
      {
        tipo: 'prazo-movido',
        autor: { tipo: 'operador', id: 'o1' },
        de: '2027-01-20',
        ate: '2027-01-27',
        motivo: 'feriado',
      },
      sha256,
    );
    expect(seguinte.registro.hora).toEqual({ em: ultimo?.registro.hora.em, fuso: '-03:00', atrasoMs: 1_500 });
    expect(conferirCadeia([...elos, seguinte], sha256)).toEqual([]);
  });
});

describe('who signed', () => {
  const situacao = (atos: Parameters<typeof encadearTodos>[1], h0 = documento.sha256) =>
    situacaoDasAssinaturas(
      encadearTodos(documento, atos, sha256).map(({ registro }) => registro),
      h0,
    );
  const [primeiro, segundo, terceiro] = ASSINANTES_DE_EXEMPLO.map(assinaturaDeExemplo);
  const todas = [primeiro, segundo, terceiro].filter((ato) => ato !== undefined);

  it('is whoever was asked and signed this file', () => {
    const feita = situacaoDasAssinaturas(registros, documento.sha256);
    expect(feita.assinados.map(({ assinante }) => assinante.id)).toEqual(['a1', 'a2', 'a3']);
    expect(todosAssinaram(feita)).toBe(true);
  });

  it.each([
    ['one is missing', [aberturaDeExemplo(), ...todas.slice(0, 2)], ['a3'], 0],
    ['nobody signed', [aberturaDeExemplo()], ['a1', 'a2', 'a3'], 0],
    ['one signed twice', [aberturaDeExemplo(), ...todas, ...todas.slice(0, 1)], [], 1],
    ['a stranger signed', [aberturaDeExemplo(ASSINANTES_DE_EXEMPLO.slice(0, 2)), ...todas], [], 1],
  ] as const)('is not everybody where %s', (_, atos, faltam, estranhas) => {
    const feita = situacao(atos);
    expect(feita.faltam.map(({ id }) => id)).toEqual(faltam);
    expect(feita.estranhas).toHaveLength(estranhas);
    expect(todosAssinaram(feita)).toBe(false);
  });

  it('counts no signature over another file, and no envelope without signers', () => {
    expect(todosAssinaram(situacaoDasAssinaturas(registros, '33'.repeat(32)))).toBe(false);
    expect(todosAssinaram(situacao([aberturaDeExemplo([])]))).toBe(false);
  });

  it('waits for nobody who was released', () => {
    const dispensado = {
      tipo: 'dispensado',
      autor: { tipo: 'sistema', id: null },
      assinante: { id: 'a3', papel: 'Representa quem concede o crédito' },
      motivo: 'maioridade',
    } as const;
    expect(todosAssinaram(situacao([aberturaDeExemplo(), ...todas.slice(0, 2), dispensado]))).toBe(true);
  });
});

type Caminho = readonly string[];

function folhas(valor: unknown, ate: Caminho = []): Caminho[] {
  if (typeof valor !== 'object' || valor === null) return [ate];
  return Object.entries(valor).flatMap(([chave, interno]) => folhas(interno, [...ate, chave]));
}

/** Another value of the same kind, as whoever forges a record would write it. */
function trocar(raiz: unknown, caminho: Caminho): void {
  const dono = caminho.slice(0, -1).reduce<unknown>((onde, chave) => Reflect.get(Object(onde), chave), raiz);
  const chave = caminho.at(-1) ?? '';
  const antes: unknown = Reflect.get(Object(dono), chave);
  const depois =
    typeof antes === 'number' ? antes + 1 : antes === null ? 'x' : `${String(antes).slice(0, -1)}~`;
  Reflect.set(Object(dono), chave, depois);
}
