import { expect, it } from 'vitest';
import { pessoaNumero } from '../../../test/fiadores.ts';
import { criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { relogioParado } from '../../relogio.ts';
import { apagarVencidos } from '../limpeza/apagar-vencidos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, pedir } = servidor;
const URL = '/api/solicitacao/rascunho';
const CHAVE = '0d8f1c57-5e0a-4c39-8f1b-9a51c8e2d001';

const ana = await criarConta(servidor, pessoaNumero(6_460));
const rui = await criarConta(servidor, pessoaNumero(6_461));

const ler = async (token: string) =>
  (await pedir({ metodo: 'GET', url: URL, token })).corpo<{ rascunho: { respostas: object } | null }>()
    .rascunho;
const guardar = (token: string, respostas: object, chave = CHAVE) =>
  pedir({ metodo: 'PUT', url: URL, token, body: { respostas, chave } });

it('is found by another device of the same person, and by nobody else', async () => {
  expect(await ler(ana.token)).toBeNull();
  expect((await guardar(ana.token, { grau: 'GRADUACAO', bolsaId: 12, indicacaoAtiva: 'N' })).status).toBe(
    204,
  );
  expect(await ler(ana.token)).toEqual({
    respostas: { grau: 'GRADUACAO', bolsaId: 12, indicacaoAtiva: 'N' },
    chave: CHAVE,
    atualizadoEm: servidor.relogio.agora().toISOString(),
  });
  expect(await ler(rui.token)).toBeNull();
});

it('keeps only what the wizard asks for, and refuses what is no answer', async () => {
  await guardar(rui.token, { grau: 'POS', anotacao: 'qualquer coisa' });
  expect((await ler(rui.token))?.respostas).toEqual({ grau: 'POS' });
  for (const respostas of [{ grau: { de: 'tudo' } }, { grau: 'x'.repeat(501) }])
    expect((await guardar(rui.token, respostas)).status).toBe(400);
  expect((await guardar(rui.token, {}, 'nenhuma')).status).toBe(400);
});

it('is gone once it is given up, once the request exists, and after its term', async () => {
  expect((await pedir({ metodo: 'DELETE', url: URL, token: rui.token })).status).toBe(204);
  expect(await ler(rui.token)).toBeNull();
  await guardar(ana.token, { grau: 'GRADUACAO' });
  await criarSolicitacao(servidor, ana);
  expect(await ler(ana.token)).toBeNull();
  await guardar(rui.token, { grau: 'POS' });
  const daqui = (dias: number) =>
    relogioParado(new Date(servidor.relogio.agora().getTime() + dias * 86_400_000).toISOString());
  await apagarVencidos({ ...contexto, relogio: daqui(90) });
  expect(await ler(rui.token)).not.toBeNull();
  await apagarVencidos({ ...contexto, relogio: daqui(91) });
  expect(await ler(rui.token)).toBeNull();
});
