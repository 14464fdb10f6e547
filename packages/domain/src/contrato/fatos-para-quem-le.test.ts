import { expect, it } from 'vitest';
import { fatosParaQuemLe } from './fatos-para-quem-le.ts';
import { escreverContrato } from './texto/escrever-contrato.ts';
import { dadosDeExemplo } from './texto/exemplo-de-dados.ts';

const fatos = escreverContrato(dadosDeExemplo()).blocos.flatMap((bloco) =>
  bloco.tipo === 'fatos' ? bloco.fatos : [],
);
const desistir = (papel: 'estudante' | 'fiador' | 'conjuge-do-fiador') =>
  fatosParaQuemLe(fatos, papel).find(({ rotulo }) => rotulo === 'Desistir')?.valor;

it('only the student may withdraw, and nobody else reads it as their own right', () => {
  expect(desistir('estudante')).toContain('depois da própria assinatura');
  for (const papel of ['fiador', 'conjuge-do-fiador'] as const)
    expect(desistir(papel)).toContain('O estudante pode desistir');
});

it('whoever guarantees reads first up to how much, and that it is they who pay', () => {
  const [primeiro] = fatosParaQuemLe(fatos, 'fiador');
  const estudante = fatos.find(({ rotulo }) => rotulo === 'Para quem')?.valor.split(' ')[0];
  expect(primeiro).toEqual({
    rotulo: 'O que você garante',
    valor: fatos.find(({ rotulo }) => rotulo === 'Quem garante')?.detalhe,
    detalhe: `Se ${estudante} não pagar, quem paga é você`,
  });
});

it('everything else is as the text says it', () => {
  expect(fatosParaQuemLe(fatos, 'estudante')).toEqual(fatos);
  for (const papel of ['fiador', 'conjuge-do-fiador', 'responsavel'] as const)
    expect(fatosParaQuemLe(fatos, papel)).toEqual(
      expect.arrayContaining(
        fatos.filter(({ rotulo }) => rotulo !== 'Desistir' && rotulo !== 'Quem garante'),
      ),
    );
});
