import { expect, it } from 'vitest';
import { STATUS_DA_ATUALIZACAO } from './estados.ts';
import { rotuloDaOutraParte, situacaoDoBloco } from './situacao-do-bloco.ts';

it.each([
  ['given up or ended, after the part was confirmed', 'aguardando-atualizacao', true, 'Encerrada'],
  ['given up or ended, before the part was confirmed', 'aguardando-atualizacao', false, 'Encerrada'],
  ['late, before it was sent', 'atualizacao-iniciada', false, 'Prazo encerrado'],
  ['waits for somebody else', 'atualizacao-iniciada', true, 'Sua parte está pronta'],
  ['sent', 'pendente-analise', true, 'Em análise'],
  ['sent without the part', 'pendente-analise', false, 'Sem a sua parte'],
  ['somebody else corrects', 'pendente-reenvio', true, 'Aguardando correção'],
  ['concluded', 'concluido', true, 'Concluída'],
  ['concluded without the part', 'concluido', false, 'Sem a sua parte'],
] as const)('%s', (_, status, confirmada, texto) => {
  expect(situacaoDoBloco(status, { confirmada, faltam: [] }).texto).toBe(texto);
});

it('of an update that ended nobody reads that their part is ready', () => {
  const { frase, detalhe } = situacaoDoBloco('aguardando-atualizacao', { confirmada: true, faltam: ['Ana'] });
  expect(frase).toBe('Esta atualização foi encerrada');
  expect(detalhe).toContain('Se houver outra para confirmar, ela aparece no início.');
});

it('names whom it waits for', () => {
  expect(situacaoDoBloco('atualizacao-iniciada', { confirmada: true, faltam: ['Ana', 'Rui'] }).quem).toBe(
    'Ana e Rui',
  );
});

it('promises of no state that nothing more is to be done in the term: a contract may follow', () => {
  for (const status of STATUS_DA_ATUALIZACAO)
    for (const confirmada of [true, false])
      expect(situacaoDoBloco(status, { confirmada, faltam: [] }).detalhe).not.toMatch(/mais nada/);
});

it.each([
  ['aguardando', false, 'Falta confirmar'],
  ['aguardando', true, 'Falta corrigir'],
  ['aguardando-analise', true, 'Já confirmou'],
  ['concluido', false, 'Já confirmou'],
] as const)('of somebody else, %s, in a correction: %s, one reads %s', (status, emCorrecao, rotulo) => {
  expect(rotuloDaOutraParte(status, emCorrecao)).toBe(rotulo);
});
