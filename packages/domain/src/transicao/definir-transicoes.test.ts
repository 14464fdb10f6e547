import { describe, expect, it } from 'vitest';
import { definirTransicoes } from './definir-transicoes.ts';

interface Condicoes {
  pago: boolean;
  assinado: boolean;
  /** Read by nobody: must not multiply anything. */
  resto?: 'a' | 'b';
}
type Estado = 'aberto' | 'fechado' | 'perdido';

const lidas: string[] = [];
const porta = definirTransicoes<
  Estado,
  'fechar' | 'perder' | 'esperar',
  'dono' | 'sistema',
  Condicoes,
  { estado: Estado },
  'falta-pagar'
>({
  estados: ['aberto', 'fechado', 'perdido'],
  acoes: ['fechar', 'perder', 'esperar'],
  tabela: {
    aberto: {
      fechar: {
        atores: ['dono'],
        ir: ({ pago, assinado }) => {
          lidas.push(`${pago} ${assinado}`);
          if (!pago) return 'falta-pagar';
          return { estado: assinado ? 'fechado' : 'aberto' };
        },
      },
      perder: { atores: ['sistema'], ir: () => ({ estado: 'perdido' }) },
    },
    fechado: {
      perder: { atores: ['dono'], ir: ({ pago }) => (pago ? 'falta-pagar' : { estado: 'perdido' }) },
    },
    perdido: {},
  },
  valores: { pago: [false, true], assinado: [false, true], resto: ['a', 'b', undefined] },
  estadoDe: ({ estado }) => estado,
});

const TUDO: Condicoes = { pago: true, assinado: true };

describe('a table of transitions', () => {
  it('leads where the rule says', () => {
    expect(porta.transitar('aberto', 'fechar', 'dono', TUDO)).toEqual({
      ok: true,
      destino: { estado: 'fechado' },
    });
  });

  it('names what is missing', () => {
    expect(porta.transitar('aberto', 'fechar', 'dono', { ...TUDO, pago: false })).toEqual({
      ok: false,
      recusa: 'falta-pagar',
    });
  });

  it('refuses an action that the state does not have before it looks at the role', () => {
    expect(porta.transitar('perdido', 'fechar', 'sistema', TUDO)).toEqual({
      ok: false,
      recusa: 'estado-nao-permite',
    });
  });

  it('refuses a role without asking the rule', () => {
    lidas.length = 0;
    expect(porta.transitar('aberto', 'fechar', 'sistema', TUDO)).toEqual({
      ok: false,
      recusa: 'papel-nao-permite',
    });
    expect(lidas).toEqual([]);
  });
});

describe('who may and where', () => {
  it('is read from the table', () => {
    expect(porta.atoresDe('aberto', 'perder')).toEqual(['sistema']);
    expect(porta.atoresDe('aberto', 'esperar')).toEqual([]);
    expect(porta.estadosCom('perder')).toEqual(['aberto', 'fechado']);
    expect(porta.estadosCom('esperar')).toEqual([]);
  });

  it('knows the one destination of an action, and says where there is none', () => {
    expect(porta.destinoDe('perder')).toBe('perdido');
    expect(() => porta.destinoDe('fechar')).toThrow('fechar leads to 2 states');
    expect(() => porta.destinoDe('esperar')).toThrow('esperar leads to 0 states');
  });
});

describe('the arrows of a table', () => {
  it('are all that some conditions take, also those that stay where they are', () => {
    expect(porta.setas()).toEqual([
      { de: 'aberto', acao: 'fechar', para: 'aberto' },
      { de: 'aberto', acao: 'fechar', para: 'fechado' },
      { de: 'aberto', acao: 'perder', para: 'perdido' },
      { de: 'fechado', acao: 'perder', para: 'perdido' },
    ]);
  });

  it('open only the conditions that a rule reads', () => {
    lidas.length = 0;
    porta.setas();
    expect(lidas).toHaveLength(4);
  });

  it('say so when a rule hides what it reads', () => {
    const escondida = definirTransicoes<'um', 'ir', 'dono', Condicoes, { estado: 'um' }, never>({
      estados: ['um'],
      acoes: ['ir'],
      tabela: { um: { ir: { atores: ['dono'], ir: (condicoes) => ({ ...condicoes, estado: 'um' }) } } },
      valores: { pago: [true], assinado: [true], resto: [undefined] },
      estadoDe: ({ estado }) => estado,
    });
    expect(() => escondida.setas()).toThrow(/by name/);
  });
});
