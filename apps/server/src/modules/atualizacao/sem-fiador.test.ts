/** An update that was concluded without a guarantor: what its student reads until somebody has taken the place. */
import type { UltimaAtualizacao } from '@credito/api/atualizacao.rotas';
import type { AtualizacaoNaMesa } from '@credito/api/gestao-atualizacao.rotas';
import { expect, it } from 'vitest';
import { abrirPeriodo, atualizacaoIniciada, chamarComo } from '../../../test/atualizacoes.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';

const servidor = await criarServidorDeTeste();
await abrirPeriodo(servidor);

it('says that the guarantor is to be changed, and before what, until they are', async () => {
  const mesa = await criarOperador(servidor, 'analista');
  const { id, estudante, contratoId } = await atualizacaoIniciada(servidor, 8_601);
  const parte = `alteracao-cadastral/s/${id}/concluir-registro/estudante`;
  expect((await chamarComo(servidor, estudante, 'POST', parte)).status).toBe(200);
  const url = `gestao/atualizacoes/${id}`;
  const { versao } = (await chamarComo(servidor, mesa, 'GET', url)).corpo<AtualizacaoNaMesa>();
  const dispensa = { tipo: 'fiador', motivo: 'O fiador faleceu; a família enviou a certidão.' };
  const feita = await chamarComo(servidor, mesa, 'POST', url, { acao: 'dispensar', versao, dispensa });
  expect(feita.corpo<AtualizacaoNaMesa>().estado, feita.texto).toBe('concluido');

  const lida = async () =>
    (
      await chamarComo(servidor, estudante, 'GET', 'alteracao-cadastral/s/ultima-alteracao')
    ).corpo<UltimaAtualizacao>();
  const { cartao, renovacao } = await lida();
  expect(cartao?.mensagem).toContain('Agora é preciso trocar esse fiador');
  expect(renovacao?.passos.map((passo) => [passo.id, passo.situacao])).toEqual([
    ['atualizacao', 'feito'],
    ['troca', 'agora'],
    ['matricula', 'agora'],
    ['contrato', 'depois'],
  ]);

  await servidor.db
    .updateTable('contrato_parte')
    .set({ saiu_em: servidor.relogio.agora() })
    .where('contrato_id', '=', contratoId)
    .where('papel', '=', 'fiador')
    .execute();
  const trocado = await lida();
  expect(trocado.cartao?.mensagem).toContain('Não falta mais nada nela');
  expect(trocado.renovacao?.passos.map((passo) => passo.id)).not.toContain('troca');
});
