import { VAGA_VAZIA } from '@credito/domain/documento/mudancas';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { arquivosGuardados, enviarDocumento } from '../../../test/envio-de-teste.ts';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { criarSolicitacao } from '../../../test/solicitacoes.ts';
import { daSolicitacao } from './documento.repository.ts';

const servidor = await criarServidorDeTeste();
const ana = await criarConta(servidor, ANA);
const { id: solicitacaoId } = await criarSolicitacao(servidor, ana);
const DESTINO = `/api/solicitacaoCredito/${solicitacaoId}/salvarDocumento/estudante/RESIDENCIA/0/null/N`;

const foto = (tom: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: { r: tom, g: 90, b: 10 } } } },
    ])
    .jpeg()
    .toBuffer();

const enviar = async (tom: number, substitui?: string) =>
  enviarDocumento(servidor, {
    token: ana.token,
    solicitacaoId,
    conteudo: await foto(tom),
    url: substitui === undefined ? DESTINO : `${DESTINO}?substitui=${substitui}`,
  });

async function emVigor(): Promise<string[]> {
  const linhas = await servidor.db
    .selectFrom('documento')
    .select('id')
    .where(daSolicitacao(solicitacaoId))
    .where('situacao', '=', 'enviado')
    .execute();
  return linhas.map(({ id }) => id);
}

describe('devices 1: a file that waited on a device', () => {
  it('takes no place in which its person has not seen what is there now, and leaves nothing behind', async () => {
    expect((await enviar(10)).status).toBe(200);
    const vista = await emVigor();
    expect((await enviar(50, vista[0])).status).toBe(200);
    const nova = await emVigor();
    const guardados = (await arquivosGuardados(servidor)).length;
    for (const substitui of [VAGA_VAZIA, vista[0]]) {
      const recusada = await enviar(90, substitui);
      expect([recusada.status, recusada.corpo().message]).toEqual([409, 'VAGA_MUDOU']);
    }
    expect(await emVigor()).toEqual(nova);
    expect((await arquivosGuardados(servidor)).length).toBe(guardados);
  });

  it('of two that saw the same one takes the place, however close they come', async () => {
    const [vista] = await emVigor();
    const respostas = await Promise.all([enviar(130, vista), enviar(170, vista)]);
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await emVigor()).toHaveLength(1);
  });

  it('does not bring back what was taken away meanwhile', async () => {
    const [vista = ''] = await emVigor();
    await servidor.db
      .updateTable('documento')
      .set({ situacao: 'excluido' })
      .where('id', '=', vista)
      .execute();
    expect((await enviar(210, vista)).status).toBe(409);
    expect(await emVigor()).toEqual([]);
    expect((await enviar(210, VAGA_VAZIA)).status).toBe(200);
  });
});
