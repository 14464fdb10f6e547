import { describe, expect, it } from 'vitest';
import type { ParteDoContrato } from '../contrato/partes.ts';
import type { PapelDeSignatario } from '../contrato/signatarios.ts';
import type { PedidoDeAlteracao } from './pedido.ts';
import { partesDepois, porQueNaoAssina, quemAssinaAlteracao } from './quem-assina.ts';

const parte = (
  papel: PapelDeSignatario,
  grupo: 1 | 2 | 3,
  nascimento: string | null = null,
): ParteDoContrato => ({
  papel,
  grupo,
  participanteId: null,
  contaId: null,
  nome: papel,
  cpf: '52998224725',
  email: null,
  telefone: null,
  qualificacao: {
    nascimento,
    estadoCivil: null,
    regime: null,
    uniaoEstavel: false,
    rg: null,
    endereco: null,
  },
});

const PARTES: readonly ParteDoContrato[] = [
  parte('estudante', 1, '2010-06-15'),
  parte('responsavel', 1),
  parte('fiador', 2),
  parte('conjuge-do-fiador', 2),
  parte('fiador2', 2),
  parte('representante', 3),
  parte('testemunha', 3),
];

const novo = (estadoCivil: string, conjuge: unknown = null) =>
  ({
    especie: 'fiador',
    papel: 'fiador',
    novo: { nome: 'Nova', cpf: '11144477735', estadoCivil, regime: null, uniaoEstavel: false, conjuge },
  }) as PedidoDeAlteracao;

const CONJUGE = { nome: 'Par', cpf: '39053344705', email: 'par@exemplo.com.br', telefone: null };
const OBRIGADOS = ['estudante', 'responsavel', 'fiador', 'conjuge-do-fiador', 'fiador2', 'representante'];

const assinam = (
  pedido: PedidoDeAlteracao,
  origem: 'estudante' | 'provedor' = 'provedor',
  hoje = '2027-06-14',
) =>
  quemAssinaAlteracao(pedido, { origem, partes: PARTES, companheiroAssina: true, hoje }).map(
    ({ papel }) => papel,
  );

describe('who signs an alteration', () => {
  it.each([
    ['reparcelamento', { especie: 'reparcelamento', parcelas: 12, primeiroVencimento: '2031-01-10' }],
    ['suspensao', { especie: 'suspensao', semestres: 1 }],
    ['prorrogacao', { especie: 'prorrogacao', semestres: 1 }],
    ['transferencia', { especie: 'transferencia' } as PedidoDeAlteracao],
  ] as const)('is everybody whom it might free, for %s', (_, pedido) => {
    expect(assinam(pedido)).toEqual(OBRIGADOS);
  });

  it('is the student alone who asks to pay earlier, and everybody when the provider asks', () => {
    const pedido = { especie: 'antecipacao', primeiroVencimento: '2030-01-10' } as const;
    expect(assinam(pedido, 'estudante')).toEqual(['estudante', 'responsavel', 'representante']);
    expect(assinam(pedido)).toEqual(OBRIGADOS);
  });

  it('is no guardian from the birthday on', () => {
    expect(assinam({ especie: 'suspensao', semestres: 1 }, 'provedor', '2028-06-15')).not.toContain(
      'responsavel',
    );
  });

  it('is the new guarantor with the spouse, and the one who stays', () => {
    expect(assinam(novo('SOLTEIRO'))).toEqual([
      'estudante',
      'responsavel',
      'fiador2',
      'fiador',
      'representante',
    ]);
    expect(assinam(novo('CASADO', CONJUGE))).toEqual([
      'estudante',
      'responsavel',
      'fiador2',
      'fiador',
      'conjuge-do-fiador',
      'representante',
    ]);
  });

  it('is only the person whose data change', () => {
    const pedido = { especie: 'dados', papel: 'fiador', nome: 'X' } as PedidoDeAlteracao;
    expect(assinam(pedido)).toEqual(['fiador', 'representante']);
  });
});

describe('afterwards', () => {
  it('the old guarantor and the spouse are gone, and everybody else stays', () => {
    expect(partesDepois(novo('SOLTEIRO'), PARTES, true).map(({ papel, nome }) => `${papel} ${nome}`)).toEqual(
      [
        'estudante estudante',
        'responsavel responsavel',
        'fiador2 fiador2',
        'representante representante',
        'testemunha testemunha',
        'fiador Nova',
      ],
    );
  });

  it('whoever is not asked reads why, each for the own reason', () => {
    const antecipacao = { especie: 'antecipacao', primeiroVencimento: '2030-01-10' } as const;
    expect(porQueNaoAssina(antecipacao, 'fiador', ['estudante'])).toContain('não aumenta o que você garante');
    expect(porQueNaoAssina(novo('SOLTEIRO'), 'fiador', ['fiador'])).toContain('até a troca entrar em vigor');
    expect(porQueNaoAssina({ especie: 'suspensao', semestres: 1 }, 'fiador', ['fiador'])).toBeNull();
  });
});
