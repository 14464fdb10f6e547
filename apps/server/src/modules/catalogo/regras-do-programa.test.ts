import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { ATUALIZACAO_PADRAO } from '@credito/domain/atualizacao/atraso';
import { ASSINATURAS_PADRAO } from '@credito/domain/contrato/assinaturas-do-programa';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import { beforeAll, describe, expect, it } from 'vitest';
import { semearCatalogo } from '../../../db/seed/catalogo.ts';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { aplicarDevidas } from '../gestao/catalogo/agendadas.ts';
import { regrasDoPrograma } from './regras-do-programa.ts';

const servidor = await criarServidorDeTeste({ env: { DURACAO_DO_TOKEN_SEGUNDOS: '86400' } });
const { contexto, db, pedir, relogio } = servidor;
const ENTIDADE = 'regras-do-programa';
const AMANHA = '2026-11-28';
const dia = (data: string) => new Date(`${data}T12:00:00-03:00`);

let admin = '';

beforeAll(async () => {
  await semearCatalogo(db);
  admin = (await criarOperador(servidor, 'administrador')).token;
});

const bolsa = async (codigo: string) =>
  (await db.selectFrom('bolsa').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()).id;
const salvar = (
  chave: string | null,
  conteudo: Record<string, unknown>,
  { numero = 0, vigenteDe = null }: { numero?: number; vigenteDe?: string | null } = {},
) =>
  pedir({
    metodo: 'POST',
    url: `/api/gestao/catalogo/${ENTIDADE}`,
    token: admin,
    body: { chave, conteudo, vigenteDe, numero },
  });
const item = async (id: number) =>
  (
    await pedir({ metodo: 'GET', url: `/api/gestao/catalogo/${ENTIDADE}/itens/${id}`, token: admin })
  ).corpo<ItemCompleto>();
const taxaEm = async (id: number, em: Date) => {
  const vigentes = await regrasDoPrograma(db, id, em);
  return vigentes && { versao: vigentes.versao, taxaPpm: vigentes.regras.taxaPpm };
};

describe('the rules of a programme', () => {
  it('of the demonstration are those of the product, in version zero', async () => {
    expect(await regrasDoPrograma(db, await bolsa('AUR-GRAD'), relogio.agora())).toEqual({
      versao: 0,
      regras: REGRAS_PADRAO,
      assinaturas: ASSINATURAS_PADRAO,
      atualizacao: ATUALIZACAO_PADRAO,
    });
    expect(await regrasDoPrograma(db, await bolsa('AUR-POS'), relogio.agora())).toMatchObject({
      regras: { modo: { tipo: 'linear', prazo: 24 }, carenciaMeses: 6 },
    });
  });

  it('are those of the day that is asked for, whether or not the job has run', async () => {
    const id = await bolsa('AUR-GRAD');
    const { conteudo } = await item(id);
    const hoje = relogio.agora();
    expect((await salvar(String(id), { ...conteudo, taxaPpm: 4_000 })).status).toBe(200);
    const agendada = await salvar(
      String(id),
      { ...conteudo, taxaPpm: 5_000 },
      { numero: 1, vigenteDe: AMANHA },
    );
    expect(agendada.status, agendada.texto).toBe(200);
    const desistida = await salvar(
      String(id),
      { ...conteudo, taxaPpm: 9_000 },
      { numero: 2, vigenteDe: AMANHA },
    );
    const [{ id: versao } = { id: '' }] = desistida.corpo<ItemCompleto>().versoes;
    await pedir({ metodo: 'DELETE', url: `/api/gestao/catalogo/versoes/${versao}`, token: admin });
    expect(await taxaEm(id, dia('2026-11-01'))).toEqual({ versao: 0, taxaPpm: 3_500 });
    expect(await taxaEm(id, hoje)).toEqual({ versao: 1, taxaPpm: 4_000 });
    expect(await taxaEm(id, dia(AMANHA))).toEqual({ versao: 2, taxaPpm: 5_000 });
    relogio.avancar({ minutos: 24 * 60 });
    expect(await aplicarDevidas(contexto)).toBe(1);
    admin = (await criarOperador(servidor, 'administrador')).token;
    expect(await taxaEm(id, hoje)).toEqual({ versao: 1, taxaPpm: 4_000 });
    expect(await taxaEm(id, relogio.agora())).toEqual({ versao: 2, taxaPpm: 5_000 });
  });

  it('are none where nobody has written them, and are written once', async () => {
    const { instituicao_id, grau } = await db
      .selectFrom('bolsa')
      .select(['instituicao_id', 'grau'])
      .where('codigo', '=', 'AUR-GRAD')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('bolsa')
      .values({ codigo: 'AUR-NOVO', nome: 'Crédito Novo', instituicao_id, grau, analise_ies: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await regrasDoPrograma(db, id, relogio.agora())).toBeNull();
    const { conteudo } = await item(await bolsa('AUR-POS'));
    const antes = new Date(relogio.agora().getTime() - 1);
    const feita = await salvar(null, { ...conteudo, bolsaId: id });
    expect(feita.corpo<ItemCompleto>(), feita.texto).toMatchObject({
      chave: String(id),
      titulo: 'Crédito Novo',
      numero: 1,
    });
    expect(await taxaEm(id, relogio.agora())).toEqual({ versao: 1, taxaPpm: 3_500 });
    expect(await regrasDoPrograma(db, id, antes)).toBeNull();
    const outra = await salvar(null, { ...conteudo, bolsaId: id });
    expect(outra.status).toBe(422);
    expect(outra.texto).toContain('já tem regras');
    const semPrograma = await salvar(null, { ...conteudo, bolsaId: 999_999 });
    expect(semPrograma.status).toBe(422);
  });

  it('refuse what the law does not allow', async () => {
    const id = await bolsa('AUR-POS');
    const { conteudo, numero } = await item(id);
    const recusada = await salvar(String(id), { ...conteudo, multaPpm: 20_001 }, { numero });
    expect(recusada.status).toBe(422);
    expect(recusada.texto).toContain('O máximo é 2%.');
    expect(await taxaEm(id, relogio.agora())).toEqual({ versao: 0, taxaPpm: 3_500 });
  });
});

it('an institution says by which way its contracts are signed', async () => {
  const { id } = await db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', 'UNIAURORA')
    .executeTakeFirstOrThrow();
  const url = `/api/gestao/catalogo/instituicao`;
  const { conteudo } = (
    await pedir({ metodo: 'GET', url: `${url}/itens/${id}`, token: admin })
  ).corpo<ItemCompleto>();
  expect(conteudo.viaDeAssinatura).toBe('eletronica');
  const mudar = (viaDeAssinatura: string) =>
    pedir({
      metodo: 'POST',
      url,
      token: admin,
      body: { chave: String(id), conteudo: { ...conteudo, viaDeAssinatura }, vigenteDe: null, numero: 0 },
    });
  expect((await mudar('carta')).status).toBe(422);
  expect((await mudar('impressa')).status).toBe(200);
  const { via_de_assinatura, exigencias } = await db
    .selectFrom('instituicao')
    .select(['via_de_assinatura', 'exigencias'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(via_de_assinatura).toBe('impressa');
  expect(exigencias).not.toHaveProperty('viaDeAssinatura');
});
