import { ATUALIZACAO_PADRAO } from '@credito/domain/atualizacao/atraso';
import { conteudoDasRegras } from '@credito/domain/catalogo/regras-do-programa';
import { ASSINATURAS_PADRAO } from '@credito/domain/contrato/assinaturas-do-programa';
import { REGRAS_PADRAO } from '@credito/domain/credito/regras-do-programa';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../src/banco/esquema.gerado.ts';
import { CATALOGO } from './catalogo-dados.ts';
import type { InstituicaoDoCatalogo } from './catalogo-forma.ts';
import { semearProfissoes } from './profissoes.ts';

/** Fills the catalogue and the professions. What is already there stays as it is. */
export async function semearCatalogo(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const instituicao of CATALOGO) {
      await semearInstituicao(trx, instituicao);
      await semearRegras(trx, instituicao);
    }
    await semearProfissoes(trx);
  });
}

async function semearInstituicao(trx: Transaction<DB>, dados: InstituicaoDoCatalogo): Promise<void> {
  const instituicao = await trx
    .insertInto('instituicao')
    .values({
      sigla: dados.sigla,
      nome: dados.nome,
      grupo_ies: dados.grupoIes,
      habilitado: dados.habilitado,
      informacao: dados.informacao,
      via_de_assinatura: dados.viaDeAssinatura ?? 'eletronica',
      entrega_de_contratos: dados.entregaDeContratos ?? null,
      exigencias: JSON.stringify(dados.exigencias),
    })
    .onConflict((conflito) => conflito.column('sigla').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!instituicao) return;
  const campus = await trx
    .insertInto('campus')
    .values(dados.campus.map((unidade) => ({ ...unidade, instituicao_id: instituicao.id })))
    .returning(['id', 'nome'])
    .execute();
  const bolsas = await trx
    .insertInto('bolsa')
    .values(
      dados.bolsas.map(({ codigo, nome, grau, analiseIes, express = false }) => ({
        codigo,
        nome,
        grau,
        instituicao_id: instituicao.id,
        analise_ies: analiseIes,
        express,
      })),
    )
    .returning(['id', 'grau'])
    .execute();
  for (const curso of dados.cursos) {
    const { id: cursoId } = await trx
      .insertInto('curso')
      .values({
        codigo: curso.codigo,
        nome: curso.nome,
        instituicao_id: instituicao.id,
        grau: curso.grau,
        mensalidade_centavos: curso.mensalidadeCentavos,
        habilita_mais_fiadores: curso.habilitaMaisFiadores ?? false,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ofertas = bolsas
      .filter((bolsa) => bolsa.grau === curso.grau)
      .flatMap((bolsa) =>
        campus
          .filter((unidade) => curso.campus?.includes(unidade.nome) ?? true)
          .map((unidade) => ({
            bolsa_id: bolsa.id,
            campus_id: unidade.id,
            curso_id: cursoId,
            cobertura: JSON.stringify(curso.cobertura),
            renda_minima_centavos: curso.rendaMinimaCentavos,
          })),
      );
    await trx.insertInto('oferta').values(ofertas).execute();
  }
}

/** What each programme charges; also of institutions that were there before programmes had rules. */
async function semearRegras(trx: Transaction<DB>, { bolsas }: InstituicaoDoCatalogo): Promise<void> {
  const regrasDe = new Map(bolsas.map(({ codigo, regras }) => [codigo, regras]));
  const atualizacaoDe = new Map(bolsas.map(({ codigo, atualizacao }) => [codigo, atualizacao]));
  const linhas = await trx
    .selectFrom('bolsa')
    .select(['id', 'codigo'])
    .where('codigo', 'in', [...regrasDe.keys()])
    .execute();
  await trx
    .insertInto('item_do_catalogo')
    .values(
      linhas.map(({ id, codigo }) => ({
        entidade: 'regras-do-programa',
        chave: String(id),
        conteudo: JSON.stringify(
          conteudoDasRegras(id, {
            regras: { ...REGRAS_PADRAO, ...regrasDe.get(codigo) },
            assinaturas: ASSINATURAS_PADRAO,
            atualizacao: { ...ATUALIZACAO_PADRAO, ...atualizacaoDe.get(codigo) },
          }),
        ),
      })),
    )
    .onConflict((ja) => ja.columns(['entidade', 'chave']).doNothing())
    .execute();
}
